"""Make the tables of levels in docs/bots.md of the ladders in docs/ladders: python -m tools.ladders.

With the sources on the path. A ladder is what `cavale ladder GAME --json FILE` has written; the steps of a game with so
many players may stand in several files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from cavale.arena.ladder import SOUGHT, Ladder, Rung, Step
from cavale.bots import OPPONENTS
from cavale.engine.text import Text
from cavale.games import find_game

ROOT = Path(__file__).resolve().parent.parent
MANUAL = ROOT / "docs" / "bots.md"
FOLDER = ROOT / "docs" / "ladders"
SHOWN = (*SOUGHT, Step("trained", "warden"))  # the last one for comparison: nothing is sought there
MADE = re.compile(r"(<!-- made by tools/ladders.py: (\w+) -->\n)(?:\|.*\n)*")


def steps(ladders: Sequence[Ladder]) -> str:
    """Return how each step came out."""
    head = ["game, players", *(f"`{step.upper}` – `{step.lower}`" for step in SHOWN)]
    return table(head, ([name, *(cell(rungs.get(step)) for step in SHOWN)] for name, rungs in gathered(ladders)))


def times(ladders: Sequence[Ladder]) -> str:
    """Return how long each level thinks for a choice, in milliseconds of processor time."""
    rows = []
    for name, rungs in gathered(ladders):
        known = {level: ms for rung in rungs.values() for level, ms in thought(rung)}
        rows.append([name, *(f"{known[level]:.1f}" if level in known else "–" for level in OPPONENTS)])
    return table(["game, players", *(f"`{level}`" for level in OPPONENTS)], rows)


TABLES = {"steps": steps, "times": times}


def thought(rung: Rung) -> tuple[tuple[str, float], ...]:
    """Return how long the two of a step thought."""
    return (rung.lower, rung.milliseconds_below), (rung.upper, rung.milliseconds)


def cell(rung: Rung | None) -> str:
    """Return games won if so many are sought, else how often the upper one was ahead; a dagger if that will not do."""
    if rung is None:
        return "–"
    shown = rung.ahead if rung.sought is None else rung.wins
    ends = f"{100 * shown.low:.0f}–{100 * shown.high:.0f}"
    return f"{100 * shown.rate:.1f} % ({ends}), {rung.games}{'' if rung.stronger and not rung.missed else ' †'}"


def gathered(ladders: Sequence[Ladder]) -> list[tuple[str, dict[tuple[str, str], Rung]]]:
    """Return the steps of each game and number of players, under their name."""
    found: dict[tuple[str, int], dict[tuple[str, str], Rung]] = {}
    for ladder in ladders:
        rungs = found.setdefault((ladder.game, ladder.players), {})
        for rung in ladder.rungs:
            if rungs.setdefault((rung.lower, rung.upper), rung) is not rung:
                raise SystemExit(f"{ladder.game}, {ladder.players} players: {rung.lower}-{rung.upper} is there twice")
    return [(f"{named(game)}, {players}", rungs) for (game, players), rungs in sorted(found.items())]


def named(name: str) -> str:
    """Return a game's name as its boxes have it."""
    game = find_game(name)
    return game.speaker("en").say(Text(f"{game.code.lower()}-name"))


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table as Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def made() -> str:
    """Return the page with its tables."""
    ladders = [msgspec.json.decode(file.read_bytes(), type=Ladder) for file in sorted(FOLDER.glob("*.json"))]
    return MADE.sub(lambda found: found[1] + TABLES[found[2]](ladders), MANUAL.read_text())


if __name__ == "__main__":
    MANUAL.write_text(made())
