"""What each feature of a judgement is worth, kept as a readable file in the game's folder."""

import math
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from librt.vecs import vec

from cavale.engine.game import Game
from cavale.engine.text import Problem

NAME: Final = "judge.toml"
WEIGHTS: Final = "weights"
BY_HAND: Final = "by_hand"
HEAD: Final = """\
# What each feature that judge.py measures is worth: weights in log-odds, so that being ahead by 1 makes a win e times
# as likely. Learnt from games that a bot played against itself, by the command, from the weights chosen by hand.
"""


def read_weights(file: Path, features: Sequence[str], table: str = WEIGHTS) -> vec[float]:
    """Return the weight of each feature; `Problem` names the one that is wrong."""
    found = load(file).get(table, {})
    if not isinstance(found, dict):
        raise Problem("weights-none", file=file.name, table=table)
    for name in features:
        if name not in found:
            raise Problem("weights-missing", file=file.name, feature=name)
    for name, weight in found.items():
        if name not in features:
            raise Problem("weights-unknown", file=file.name, feature=name, known=", ".join(features))
        if isinstance(weight, bool) or not isinstance(weight, int | float) or not math.isfinite(weight):
            raise Problem("weights-no-number", file=file.name, feature=name)
    return vec[float]([float(found[name]) for name in features])


def load(file: Path) -> dict[str, object]:
    """Return a file's contents; `Problem` if there are none to read."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Problem("weights-unreadable", file=file.name, why=str(error)) from error


def weighed(game: Game, weights: Sequence[float]) -> Game:
    """Return a game that is judged by other weights."""
    kind = type(game.judge)
    return replace(game, judge=kind(vec[float](list(weights))))  # type: ignore[call-arg, arg-type]


def by_hand(game: Game) -> Game:
    """Return a game that is judged by the weights chosen by hand, whatever has been learnt since."""
    file = game.folder / NAME
    table = BY_HAND if BY_HAND in load(file) else WEIGHTS
    return weighed(game, list(read_weights(file, game.judge.features, table)))


def written_weights(
    command: str, facts: Mapping[str, int], weights: Mapping[str, float], hand: Mapping[str, float]
) -> str:
    """Return a file of weights: the command that made it and from which weights, and a line for each feature."""
    lines = [f'command = "{command}"', *(f"{key} = {value}" for key, value in facts.items())]
    for title, table in ((WEIGHTS, weights), (BY_HAND, hand)):
        lines += ["", f"[{title}]", *(f"{name} = {weight:.4g}" for name, weight in table.items())]
    return HEAD + "\n".join(lines) + "\n"
