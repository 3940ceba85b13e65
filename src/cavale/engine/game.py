"""The contract of a game: the rooms that its folder has."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.arguments import pairs_of, wrong
from cavale.engine.core.judging import Judge
from cavale.engine.core.numbers import Field
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import State, View
from cavale.engine.edges import CheckedMoves, CheckedPosition, CheckedRules, Limits
from cavale.engine.options import Option, Options, Value
from cavale.engine.refusal import Refusal, Refused
from cavale.engine.scene import Board, Effect, Preview, Scene
from cavale.engine.text import Problem, Speaker, Text, register_messages, shown_value


class Rules(Protocol):
    """`rules.py`: how a game starts; its states know the rest."""

    def start(self, options: Options, players: int, /) -> State:
        """Return the state before anything has happened; `Problem` for options or players that are none."""


class MovesRoom(Protocol):
    """`moves.py`: moves as text."""

    def notation(self, move: int, /) -> str:
        """Return a move, or what a seat sees of it, as a word without spaces; `Problem` for what is no move."""

    def parse(self, word: str, /) -> int | None:
        """Return the move that a word names, legal or not; None if it names none."""


class Position(Protocol):
    """`position.py`: a state or a view's state as one line of text, and back; `?` stands for what is not known."""

    def describe(self, state: State, /) -> str:
        """Return a state as one line of text."""

    def place(self, options: Options, players: int, line: str, /) -> State:
        """Return the state that a line describes; raise `Problem` if it describes none."""


class Hiding(Protocol):
    """`view.py`: everything about what a seat may know."""

    def hides(self, options: Options, /) -> bool:
        """Tell whether seats know different things, with these options."""

    def view(self, state: State, seat: int, /) -> View:
        """Return what a seat or SPECTATOR may know of a state."""

    def imagine(self, view: View, rng: Rng, /) -> State:
        """Return a full state that the seat of a view could be in."""

    def seen(self, state: State, move: int, seat: int, /) -> int:
        """Return what a seat sees of a move about to be played: the move itself or a veiled one."""

    def reveals(self, state: State, move: int, /) -> bool:
        """Tell whether a move about to be played shows anyone something new: then it cannot be undone freely."""


class Staging(Protocol):
    """`scene.py`: views as pictures and words."""

    def board(self, view: View, /) -> Board:
        """Return the part of the picture that stays from the first turn on: chance may lay it out before that."""

    def scene(self, view: View, /) -> Scene:
        """Return the part that changes, with the seat's choices."""

    def preview(self, view: View, move: int, /) -> Preview:
        """Return what a legal move is called and what it will do."""

    def words(self, before: View, move: int, after: View, /) -> Text:
        """Return a seen move in words, told from the views just before and just after it."""

    def effects(self, before: View, move: int, after: View, /) -> tuple[Effect, ...]:
        """Return what a seen move did, for screens to show: every piece that went, cards that came, dice that fell."""


class Refusing(Protocol):
    """`refusal.py`: why something cannot be done."""

    def check(self, options: Options, players: int, /) -> Refusal | None:
        """Return why options cannot be played together, None if they can."""

    def refuse(self, view: View, move: int, /) -> Refusal | None:
        """Return why the view's seat may not play a move now, None if it may."""

    def touch(self, view: View, path: tuple[str, ...], /) -> Refusal | None:
        """Return why touching these things, one after the other, leads nowhere; None if it leads to a choice."""


class Numbering(Protocol):
    """`numbers.py`: what programs that learn ask for: the moves there are, and views as numbers."""

    def choices(self, options: Options, players: int, /) -> list[int]:
        """Return every move that a player may ever have, in ascending order."""

    def chances(self, options: Options, players: int, /) -> list[int]:
        """Return every move that chance may ever bring, in ascending order."""

    def fields(self, options: Options, players: int, /) -> tuple[Field, ...]:
        """Return what the numbers of a view are, in their order."""

    def encode(self, view: View, /) -> vec[i64]:
        """Return a view as numbers, always as many; seats are counted from the view's own, clockwise."""


@dataclass(frozen=True)
class Game:
    """One game: its facts, and the rooms of its folder as parts.

    `rules`, `moves` and `position` check what they are given and raise `Problem`. The other rooms take what the engine
    hands them (states, views and moves of this game) and check nothing.
    """

    name: str
    folder: Path
    code: str  # of its paragraphs, such as AZ
    version: int  # of its rules; records carry it
    seats: tuple[str, ...]  # a colour each, clockwise; their number is the most players
    least: int  # the fewest players
    endings: tuple[str, ...]  # every way a game can end
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, Value]]  # the first is the default
    rules: Rules
    moves: MovesRoom
    position: Position
    view: Hiding
    scene: Staging
    refusal: Refusing
    judge: Judge
    numbers: Numbering

    def __post_init__(self) -> None:
        limits = Limits(self.name, self.least, len(self.seats))
        rules, moves, position = self.rules, self.moves, self.position
        if isinstance(rules, CheckedRules):  # of the game that this one was made from by `replace`
            rules = rules.room
        if isinstance(moves, CheckedMoves):
            moves = moves.room
        if isinstance(position, CheckedPosition):
            position = position.room
        object.__setattr__(self, "rules", CheckedRules(rules, limits))
        object.__setattr__(self, "moves", CheckedMoves(moves))
        object.__setattr__(self, "position", CheckedPosition(position, limits))
        register_messages(self.folder / "texts")

    @property
    def most(self) -> int:
        """The most players."""
        return len(self.seats)

    def speaker(self, language: str) -> Speaker:
        """Return who says this game's texts."""
        return Speaker(language, [self.folder / "texts"])

    def check_players(self, players: int) -> None:
        """Raise `Problem`, with the numbers allowed, for a number of players that the game does not take."""
        Limits(self.name, self.least, self.most).players(players)

    def choose(self, players: int, preset: str | None = None, written: Mapping[str, Value] | None = None) -> Options:
        """Return the options of a preset with some of them set anew, all checked.

        A value is text as records have it (`on`, `400`, `classic`), or True, False or a whole number. Raises `Problem`
        that names what is wrong and what is allowed; `Refused` for values that the rules do not allow together.
        """
        self.check_players(players)
        if preset is not None and (not isinstance(preset, str) or preset not in self.presets):
            raise Problem("unknown-preset", game=self.name, preset=shown_value(preset), known=", ".join(self.presets))
        by_key = {option.key: option for option in self.options}
        values: dict[str, Value] = {option.key: option.default for option in self.options}
        values.update(self.presets[preset or next(iter(self.presets))])
        if written is not None:
            pairs_of(written, "written")
            for key, given in written.items():
                if not isinstance(key, str) or key not in by_key:
                    raise Problem("unknown-option", game=self.name, option=shown_value(key), known=", ".join(by_key))
                values[key] = by_key[key].read(given)
        options = Options(values)
        if refusal := self.refusal.check(options, players):
            raise Refused(refusal)
        return options

    def check_options(self, options: Options, players: int) -> None:
        """Raise `Problem` for options that are not this game's, or cannot be played by so many."""
        if not isinstance(options, Options):
            raise wrong("options", "options", options)
        for option in self.options:
            option.read(options.value(option.key))
        for key in options.values:
            if all(option.key != key for option in self.options):
                known = ", ".join(option.key for option in self.options)
                raise Problem("unknown-option", game=self.name, option=shown_value(key), known=known)
        if refusal := self.refusal.check(options, players):
            raise Refused(refusal)
