"""Finished games in a file, a line of JSON each, so that a run that was cut short goes on where it was."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from cavale.arena.plan import Fixture, Terms
from cavale.arena.play import Result
from cavale.engine.text import Problem, Text, listed

FORMAT: Final = 1


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what all the games are about."""

    format: int = msgspec.field(default=FORMAT, name="cavale arena")
    terms: Terms


class Line(msgspec.Struct, frozen=True):
    """A finished game; who played and by which seeds follows from the terms."""

    number: int
    places: tuple[int, ...]
    ending: str
    moves: int
    choices: tuple[int, ...]
    seconds: tuple[float, ...]


class Kept:
    """A file of finished games: those that are in it, and a place for more."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self.path, self.name = path, str(path)
        head = msgspec.json.encode(Head(terms=terms)) + b"\n"
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]  # a line that was being written is dropped
        if not whole and not head.startswith(data):
            raise Problem("arena-kept-foreign", file=self.name)
        first, *lines = whole.splitlines() if whole else [head]
        self.check(first, terms)
        self.lines = {line.number: line for line in self.read(lines, terms.players)}
        self.new = not whole
        if len(whole) < len(data):
            os.truncate(path, len(whole))
        if self.new:
            self.write(head)

    def check(self, first: bytes, terms: Terms) -> None:
        """Refuse a file of anything else, and say what is different."""
        try:
            found = msgspec.json.decode(first, type=Head)
        except msgspec.DecodeError:
            raise Problem("arena-kept-foreign", file=self.name) from None
        if found.format != FORMAT:
            raise Problem("arena-kept-format", file=self.name, format=found.format, known=FORMAT)
        if found.terms != terms:
            raise Problem("arena-kept-other", file=self.name, differences=listed(list(differences(found.terms, terms))))

    def read(self, lines: Sequence[bytes], players: int) -> Iterator[Line]:
        """Give the games in the file."""
        for number, data in enumerate(lines, 2):
            try:
                line = msgspec.json.decode(data, type=Line)
            except msgspec.DecodeError:
                line = None
            if line is None or {len(line.places), len(line.choices), len(line.seconds)} != {players}:
                raise Problem("arena-kept-damaged", file=self.name, line=number)
            yield line

    def results(self, plan: Sequence[Fixture]) -> list[Result]:
        """Return the games of a plan that are over."""
        over = ((fixture, self.lines[fixture.number]) for fixture in plan if fixture.number in self.lines)
        return [Result(fix, line.places, line.ending, line.moves, line.choices, line.seconds) for fix, line in over]

    def add(self, result: Result) -> None:
        """Keep a game, at once."""
        facts = (result.places, result.ending, result.moves, result.choices, result.seconds)
        self.write(msgspec.json.encode(Line(result.fixture.number, *facts)) + b"\n")

    def write(self, data: bytes) -> None:
        """Write so that a kill cannot take it away."""
        with self.path.open("ab") as file:
            file.write(data)


def differences(there: Terms, here: Terms) -> Iterator[Text]:
    """Give what is different, by the words of the command line."""
    before, now = facts(there), facts(here)
    if there.game != here.game:
        before, now = {"game": there.game}, {"game": here.game}  # all the rest follows from that
    for what in {**before, **now}:
        if before.get(what) != now.get(what):
            name = Text(f"arena-kept-{what}") if what in ("game", "rules") else what
            args = {"what": name, "there": before.get(what, "–"), "here": now.get(what, "–")}
            yield Text("arena-kept-difference", args)


def facts(terms: Terms) -> dict[str, str]:
    """Return terms as a person would type them."""
    bots = ",".join(terms.bots)
    return {
        "cavale": terms.cavale,
        "game": terms.game,
        "rules": str(terms.rules),
        **({"--seats": bots} if terms.fixed else {"--bots": bots, "--seats": str(terms.players)}),
        "--seed": str(terms.seed),
        **{f"--option {key}": value for key, value in terms.options.items()},
    }
