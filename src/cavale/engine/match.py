"""A match in progress: the one place where legality is checked and chance is drawn."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from cavale.engine.core.state import CHANCE, OVER, SPECTATOR, State, View
from cavale.engine.eyes import Eyes, Told
from cavale.engine.game import Game
from cavale.engine.options import Options
from cavale.engine.record import Line, Record
from cavale.engine.refusal import Refused
from cavale.engine.text import Problem, Text, shown

LARGEST: Final = 2**31  # moves are smaller


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
        players: int = 2,
        options: Options | None = None,
        *,
        names: tuple[str, ...] | None = None,
        seed: int | None = None,
        position: str | None = None,
    ) -> None:
        self.game = game
        self.options = options or game.choose(players)
        self.players = players
        self.names = names or game.seats[:players]
        self.position = position
        self.entries: list[Entry] = []
        self.rng: random.Random = random.SystemRandom() if seed is None else random.Random(seed)
        self.rebuild([], [])

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

    def play(self, move: int, seat: int | None = None) -> None:
        """Play a move for a seat (by default whoever acts), or raise `Refused` with the reason."""
        actor = self.state.actor if seat is None else seat
        if actor != self.state.actor or move not in self.legal_moves():
            raise self.refused(actor, move)
        moves = self.advance(move)
        if moves:
            self.close(Action(actor, moves))

    def refused(self, seat: int, move: int) -> Problem:
        """Return why a seat may not play a move now."""
        if not 0 <= move < LARGEST:
            return Problem("move-unknown", text=shown(str(move)))
        if seat == CHANCE:
            return Problem("chance-cannot", move=self.game.moves.notation(move))
        refusal = self.game.refusal.refuse(self.view(seat if seat >= 0 else SPECTATOR), move)
        if refusal is None:
            raise AssertionError(f"{self.game.name}: {move} is neither legal nor refused")
        return Refused(refusal)

    def settle(self) -> None:
        """Let chance act until a player must, or the game is over."""
        run: tuple[int, ...] = ()
        while self.state.actor == CHANCE:
            weights = [int(weight) for weight in self.state.weights()]
            run += self.advance(self.rng.choices(self.legal_moves(), weights)[0])
        if run:
            self.close(Action(CHANCE, run))

    def bring(self, moves: list[int]) -> None:
        """Let chance bring these moves, as one entry."""
        for move in moves:
            if self.state.actor != CHANCE or move not in self.legal_moves():
                raise self.refused(CHANCE, move)
            self.advance(move)
        self.close(Action(CHANCE, tuple(moves)))

    def advance(self, move: int) -> tuple[int, ...]:
        """Change the state; return the moves of the action that this completes, if it does."""
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
        """Enter a complete action."""
        self.entries.append(action)
        self.actions.append(action)

    # What people see

    def view(self, seat: int) -> View:
        """Return what a seat may know now; an action that is not complete is its player's own affair."""
        hidden = bool(self.draft) and seat != self.state.actor
        return self.game.view.view(self.settled if hidden else self.state, seat)

    def steps(self) -> Iterator[Step]:
        """Go through all moves of complete actions again, from the start."""
        state = self.start()
        for index, action in enumerate(self.actions):
            for move in action.moves:
                after = state.copy()
                after.play(move)
                yield Step(index, action.actor, move, state, after, not after.drafting)
                state = after

    def story(self, seat: int, since: int = 0) -> Iterator[tuple[int, Told]]:
        """Tell what happened as a seat saw it, with who acted, move by move, from an action's index on."""
        eyes = Eyes(self.game, seat)
        state = self.start()
        for index, action in enumerate(self.actions):
            if index >= since:
                for told in eyes.tell(state, action.moves):
                    yield action.actor, told
            for move in action.moves:
                state.play(move)

    def log(self, seat: int, since: int = 0) -> list[Text]:
        """Return what happened in words, as a seat saw it, from an action's index on."""
        return [told.text for _, told in self.story(seat, since)]

    # Going back

    def undo_obstacle(self, seat: int) -> str | None:
        """Return the message that tells why a seat cannot freely take anything back; None if it can."""
        if self.draft:
            if self.state.actor != seat:
                return "undo-nothing"
            return "undo-shown" if self.played == self.sealed else None
        if not self.actions or self.actions[-1].actor != seat or isinstance(self.entries[-1], TakeBack):
            return "undo-nothing"
        return "undo-shown" if self.played - len(self.actions[-1].moves) < self.sealed else None

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, if nobody has acted and nothing was shown since."""
        if obstacle := self.undo_obstacle(seat):
            raise Problem(obstacle)
        if self.draft:
            self.rebuild(self.actions, self.draft[:-1])
        else:
            self.entries.pop()
            self.rebuild(self.actions[:-1], [])

    def take_back(self, to: int) -> None:
        """Go back to just after an entry, by everyone's consent; the record keeps it."""
        if not 0 <= to <= len(self.entries):
            raise Problem("take-back-unknown", to=to, last=len(self.entries))
        self.entries.append(TakeBack(to))
        self.rebuild(self.line_to(len(self.entries)), [])

    def fork(self, after: int | None = None, seed: int | None = None) -> "Match":
        """Return a match of its own that starts as this one stood after an entry, by default the last."""
        to = len(self.entries) if after is None else after
        if not 0 <= to <= len(self.entries):
            raise Problem("take-back-unknown", to=to, last=len(self.entries))
        other = Match(self.game, self.players, self.options, names=self.names, seed=seed, position=self.position)
        other.entries = list(self.line_to(to))
        other.rebuild(self.line_to(to), [])
        return other

    def line_to(self, number: int) -> list[Action]:
        """Return the actions that count after so many entries."""
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
        """Derive everything from the start again."""
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

    def record(self, date: str | None = None) -> Record:
        """Return the match as a record; choices of an action that is not complete are not in it."""
        return Record(
            game=self.game.name,
            version=self.game.version,
            seats=dict(zip(self.game.seats, self.names, strict=False)),
            options=self.options.texts(),
            lines=tuple(self.line_of(entry) for entry in self.entries),
            end=self.end(),
            position=self.position,
            date=date,
        )

    def line_of(self, entry: Entry) -> Line:
        """Return an entry as a line of the record."""
        if isinstance(entry, TakeBack):
            return Line("table", ("undo", str(entry.to)))
        actor = "chance" if entry.actor == CHANCE else self.game.seats[entry.actor]
        return Line(actor, tuple(self.game.moves.notation(move) for move in entry.moves))
