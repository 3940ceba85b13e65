"""A match in progress: the one place where legality is checked and chance is drawn.

Public calls raise `Problem` in words for whatever cannot be done, wrong types included, and then leave the match as it
was: each checks first and changes something afterwards.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import SupportsIndex, TypeAlias

from cavale.engine.arguments import TextLike, items_of, one_line, plain_text, whole_number, wrong
from cavale.engine.core.state import CHANCE, OVER, SPECTATOR, State, View
from cavale.engine.eyes import Eyes, Told
from cavale.engine.game import Game
from cavale.engine.options import Options
from cavale.engine.record import Line, Record
from cavale.engine.refusal import Refused
from cavale.engine.text import Problem, Text, figure


@dataclass(frozen=True)
class Action:
    """What one actor did at once: a single move, the choices of a draft, or a run of chance."""

    actor: int
    moves: tuple[int, ...]


@dataclass(frozen=True)
class TakeBack:
    """All agreed to go back to just after entry number `to`."""

    to: int


Entry: TypeAlias = Action | TakeBack


@dataclass(frozen=True)
class Step:
    """One move of a match, with the state before it."""

    action: int  # index of the action it belongs to
    actor: int
    move: int
    before: State
    after: State
    closes: bool  # the last move of its action


class Match:
    """A game being played: its state, and the entries that led there."""

    def __init__(
        self,
        game: Game,
        players: SupportsIndex = 2,
        options: Options | None = None,
        *,
        names: Sequence[str] | None = None,
        seed: SupportsIndex | None = None,
        position: TextLike | None = None,
    ) -> None:
        """Begin a match; raise `Problem` for what is no game, or cannot be played by so many, so, or from there."""
        if not isinstance(game, Game):
            raise wrong("game", "game", game)
        self.game = game
        self.players: int = whole_number(players, "players")
        game.check_players(self.players)
        if options is None:
            options = game.choose(self.players)
        else:
            game.check_options(options, self.players)
        self.options: Options = options
        self.names: tuple[str, ...] = game.seats[: self.players] if names is None else self.checked_names(names)
        self.position: str | None = None if position is None else plain_text(position, "position")
        self.entries: list[Entry] = []
        self.rng: random.Random = random.SystemRandom() if seed is None else random.Random(whole_number(seed, "seed"))
        self.rebuild([], [])

    def checked_names(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return the names of all players; `Problem` unless there is one line of text for each."""
        checked = tuple([one_line(name, "names") for name in items_of(names, "names", "names")])
        if len(checked) != self.players:
            raise Problem("names-count", names=len(checked), players=self.players)
        return checked

    def start(self) -> State:
        """Return the state the match began with."""
        if self.position is None:
            return self.game.rules.start(self.options, self.players)
        if "?" in self.position:
            raise Problem("position-hidden")
        return self.game.position.place(self.options, self.players, self.position)

    # Playing

    def legal_moves(self) -> list[int]:
        """Return what the actor may play now."""
        return list(self.state.legal_moves())

    def play(self, move: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Play a move for a seat, by default for whoever acts.

        Raises `Refused` with the paragraph and the reason, or `Problem` for what is no move or no seat.
        """
        number: int = move if type(move) is int else whole_number(move, "move")
        actor: int = self.state.actor
        if seat is not None:
            asked: int = seat if type(seat) is int else whole_number(seat, "seat")
            if asked != actor:
                raise self.refused(asked, number)
        if number not in self.legal_moves():
            raise self.refused(actor, number)
        moves = self.advance(number)
        if moves:
            self.close(Action(actor, moves))

    def refused(self, seat: SupportsIndex, move: SupportsIndex) -> Problem:
        """Return why a seat, CHANCE or SPECTATOR may not play a move now; raise `Problem` if it may."""
        number = whole_number(move, "move")
        asked = whole_number(seat, "seat")
        actor: int = self.state.actor
        if not 0 <= asked < self.players and asked not in (CHANCE, SPECTATOR, actor):
            return self.no_seat(asked)
        try:
            word = self.game.moves.notation(number)
        except Problem as problem:  # it is no move at all
            return problem
        if asked == actor and number in self.legal_moves():
            raise Problem("move-legal", move=word)
        if asked == CHANCE:
            return self.chance_cannot(number)
        refusal = self.game.refusal.refuse(self.view(asked if asked >= 0 else SPECTATOR), number)
        if refusal is None:
            raise AssertionError(f"{self.game.name}: {number} is neither legal nor refused")
        return Refused(refusal)

    def no_seat(self, seat: int) -> Problem:
        """Return the problem with a number that is no seat."""
        return Problem("seat-unknown", seat=figure(seat), last=self.players - 1)

    def seat_number(self, seat: SupportsIndex) -> int:
        """Return a player's seat, or raise `Problem` for what is none."""
        number: int = seat if type(seat) is int else whole_number(seat, "seat")
        if not 0 <= number < self.players:
            raise self.no_seat(number)
        return number

    def viewer(self, seat: SupportsIndex) -> int:
        """Return a player's seat or SPECTATOR, or raise `Problem` for what is neither."""
        number: int = seat if type(seat) is int else whole_number(seat, "seat")
        if not 0 <= number < self.players and number != SPECTATOR:
            raise self.no_seat(number)
        return number

    def settle(self) -> None:
        """Let chance act until a player must, or the game is over."""
        run: tuple[int, ...] = ()
        while self.state.actor == CHANCE:
            weights = [int(weight) for weight in self.state.weights()]
            run += self.advance(self.rng.choices(self.legal_moves(), weights)[0])
        if run:
            self.close(Action(CHANCE, run))

    def bring(self, moves: Sequence[int]) -> None:
        """Let chance bring these moves, as one entry; raise `Problem` unless it can bring all of them, one at least."""
        run = [whole_number(move, "moves") for move in items_of(moves, "moves", "moves")]
        if not run:
            raise Problem("chance-nothing")
        ahead = self.state if len(run) == 1 else self.state.copy()
        for at, move in enumerate(run):
            if ahead.actor != CHANCE or move not in list(ahead.legal_moves()):
                raise self.chance_cannot(move)
            if at + 1 < len(run):
                ahead.play(move)
        for move in run:
            self.advance(move)
        self.close(Action(CHANCE, tuple(run)))

    def chance_cannot(self, move: int) -> Problem:
        """Return why chance does not bring a move."""
        try:
            return Problem("chance-cannot", move=self.game.moves.notation(move))
        except Problem as problem:  # it is no move at all
            return problem

    def advance(self, move: int) -> tuple[int, ...]:
        """Change the state; return the moves of the action that this completes, if it does. Checks nothing."""
        if not self.draft:
            self.settled = self.state.copy()
        actor = self.state.actor
        barrier = actor == CHANCE or self.game.view.reveals(self.state, move)
        self.state.play(move)
        if self.state.drafting and self.state.actor != actor:
            raise AssertionError(f"{self.game.name}: somebody else acts inside an action")
        self.draft.append(move)
        self.played += 1
        if barrier:
            self.sealed = self.played
        if self.state.drafting:
            return ()
        moves = tuple(self.draft)
        self.draft.clear()
        return moves

    def close(self, action: Action) -> None:
        """Enter a complete action. Checks nothing."""
        self.entries.append(action)
        self.actions.append(action)

    # What people see

    def view(self, seat: SupportsIndex) -> View:
        """Return what a seat or SPECTATOR may know now; raise `Problem` for any other.

        Choices of an action that is not complete are seen by nobody but their player.
        """
        number = self.viewer(seat)
        hidden = bool(self.draft) and number != self.state.actor
        return self.game.view.view(self.settled if hidden else self.state, number)

    def steps(self) -> Iterator[Step]:
        """Go through all moves of complete actions again, from the start."""
        state = self.start()
        for index, action in enumerate(self.actions):
            for move in action.moves:
                after = state.copy()
                after.play(move)
                yield Step(index, action.actor, move, state, after, not after.drafting)
                state = after

    def story(self, seat: SupportsIndex, since: SupportsIndex = 0) -> Iterator[tuple[int, Told]]:
        """Tell what happened as a seat or SPECTATOR saw it, with who acted, move by move, from an action's index on.

        Raises `Problem` at once for what is no seat or no number.
        """
        return self.told(self.viewer(seat), whole_number(since, "since"))

    def told(self, seat: int, since: int) -> Iterator[tuple[int, Told]]:
        """Tell what happened, as `story` does; checks nothing."""
        eyes = Eyes(self.game, seat)
        state = self.start()
        for index, action in enumerate(self.actions):
            if index >= since:
                for told in eyes.tell(state, action.moves):
                    yield action.actor, told
            for move in action.moves:
                state.play(move)

    def log(self, seat: SupportsIndex, since: SupportsIndex = 0) -> list[Text]:
        """Return what happened in words, as a seat or SPECTATOR saw it, from an action's index on."""
        return [told.text for _, told in self.story(seat, since)]

    # Going back

    def undo_obstacle(self, seat: SupportsIndex) -> str | None:
        """Return the message that tells why a seat cannot freely take anything back; None if it can."""
        number = self.seat_number(seat)
        if self.draft:
            if self.state.actor != number:
                return "undo-nothing"
            return "undo-shown" if self.played == self.sealed else None
        if not self.actions or self.actions[-1].actor != number or isinstance(self.entries[-1], TakeBack):
            return "undo-nothing"
        return "undo-shown" if self.played - len(self.actions[-1].moves) < self.sealed else None

    def undo(self, seat: SupportsIndex) -> None:
        """Take back the seat's last choice; raise `Problem` if somebody has acted or something was shown since."""
        if obstacle := self.undo_obstacle(seat):
            raise Problem(obstacle)
        if self.draft:
            self.rebuild(self.actions, self.draft[:-1])
        else:
            self.entries.pop()
            self.rebuild(self.actions[:-1], [])

    def take_back(self, to: SupportsIndex) -> None:
        """Go back to just after an entry, by everyone's consent; the record keeps it. `Problem` if there is none."""
        self.entries.append(TakeBack(self.entry_number(to, "to")))
        self.rebuild(self.line_to(len(self.entries)), [])

    def fork(self, after: SupportsIndex | None = None, seed: SupportsIndex | None = None) -> "Match":
        """Return a match of its own that starts as this one stood after an entry, by default the last.

        Raises `Problem` if there is no such entry.
        """
        to = len(self.entries) if after is None else self.entry_number(after, "after")
        other = Match(self.game, self.players, self.options, names=self.names, seed=seed, position=self.position)
        other.entries = list(self.line_to(to))
        other.rebuild(self.line_to(to), [])
        return other

    def entry_number(self, value: SupportsIndex, name: str) -> int:
        """Return the number of an entry, 0 for the start; `Problem` if there is none."""
        number = whole_number(value, name)
        if not 0 <= number <= len(self.entries):
            raise Problem("take-back-unknown", to=figure(number), last=len(self.entries))
        return number

    def line_to(self, number: int) -> list[Action]:
        """Return the actions that count after so many entries. Checks nothing."""
        line: list[Action] = []
        while number:
            entry = self.entries[number - 1]
            if isinstance(entry, TakeBack):
                number = entry.to
            else:
                line.append(entry)
                number -= 1
        return line[::-1]

    def rebuild(self, actions: list[Action], draft: list[int]) -> None:
        """Derive everything from the start again. Checks nothing."""
        self.state = self.start()
        self.settled = self.state
        self.actions = list(actions)
        self.draft: list[int] = []
        self.played = 0
        self.sealed = 0  # moves up to here cannot be taken back freely
        for move in [move for action in actions for move in action.moves] + draft:
            self.advance(move)

    # Writing it down

    def end(self) -> str:
        """Return how the match stands: `unfinished`, or how it ended and who won."""
        if self.state.actor != OVER:
            return "unfinished"
        winners = [self.game.seats[seat] for seat, place in enumerate(self.state.places()) if place == 1]
        return " ".join([self.game.endings[self.state.ending()], *winners])

    def record(self, date: TextLike | None = None) -> Record:
        """Return the match as a record; choices of an action that is not complete are not in it.

        Raises `Problem` for a date that is not a line of text.
        """
        day = None if date is None else one_line(date, "date")
        return Record(
            game=self.game.name,
            version=self.game.version,
            seats=dict(zip(self.game.seats, self.names, strict=False)),
            options=self.options.texts(),
            lines=tuple(self.line_of(entry) for entry in self.entries),
            end=self.end(),
            position=self.position,
            date=day,
        )

    def line_of(self, entry: Entry) -> Line:
        """Return an entry of this match as a line of the record."""
        if isinstance(entry, TakeBack):
            return Line("table", ("undo", str(entry.to)))
        actor = "chance" if entry.actor == CHANCE else self.game.seats[entry.actor]
        return Line(actor, tuple(self.game.moves.notation(move) for move in entry.moves))
