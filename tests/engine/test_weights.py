"""Weights of a judgement: kept readable, read back, and refused by name when they do not fit."""

from dataclasses import replace
from pathlib import Path

import pytest

from cavale.engine.text import LANGUAGES, Problem, Speaker
from cavale.engine.weights import BY_HAND, NAME, by_hand, read_weights, weighed, written_weights
from cavale.games import find_game

FEATURES = ("aboard", "rows")


def test_written_and_read_back(tmp_path: Path) -> None:
    """A file tells the command that made it, a weight for each feature, and what was chosen by hand."""
    file = tmp_path / "judge.toml"
    text = written_weights(
        "cavale train x --seed 1", {"games": 200}, {"aboard": 1.25, "rows": 0.0625}, {"aboard": 1, "rows": 0}
    )
    file.write_text(text, encoding="utf-8")
    assert list(read_weights(file, FEATURES)) == [1.25, 0.0625]
    assert list(read_weights(file, FEATURES, BY_HAND)) == [1, 0]
    assert text.endswith("[by_hand]\naboard = 1\nrows = 0\n")
    assert 'command = "cavale train x --seed 1"\ngames = 200\n' in text


def test_weights_by_hand_stay(tmp_path: Path) -> None:
    """A game can be judged by those, whatever it has learnt; if it has learnt nothing, its weights are by hand."""
    pockets = replace(find_game("pockets"), folder=tmp_path)
    names = pockets.judge.features
    learnt, hand = (dict.fromkeys(names, weight) for weight in (2.0, 3.0))
    (tmp_path / NAME).write_text(written_weights("cavale train pockets", {}, learnt, hand), encoding="utf-8")
    assert set(by_hand(pockets).judge.weights) == {3.0}
    only = "[weights]\n" + "".join(f"{name} = 4\n" for name in names)
    (tmp_path / NAME).write_text(only, encoding="utf-8")
    assert set(by_hand(weighed(pockets, list(learnt.values()))).judge.weights) == {4.0}


@pytest.mark.parametrize(
    ("text", "key", "named"),
    [
        ("[weights]\naboard = 1\n", "weights-missing", "rows"),
        ("[weights]\naboard = 1\nrows = 0\nluck = 2\n", "weights-unknown", "luck"),
        ("[weights]\naboard = 1\nrows = nan\n", "weights-no-number", "rows"),
        ("[weights]\naboard = 1\nrows = true\n", "weights-no-number", "rows"),
        ("weights = 1\n", "weights-none", "judge.toml"),
        ("[weights\n", "weights-unreadable", "judge.toml"),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, text: str, key: str, named: str) -> None:
    """A weight too few or too many, or none at all, is told with its name, in every language."""
    file = tmp_path / "judge.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Problem) as problem:
        read_weights(file, FEATURES)
    assert problem.value.text.key == key
    assert all(named in Speaker(language, []).say(problem.value.text) for language in LANGUAGES)
