"""What is tried: a game with a preset and a number of players, and positions of its random matches."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from cavale.engine.core.playout import random_move
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import OVER, SPECTATOR, State
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.options import Options

LONGEST = 20_000  # moves; a random match that is longer does not end
FARTHEST = 64  # moves from a halt to the next; a little more where an action is not complete


class Broken(AssertionError):
    """A game does not hold what every game must."""


def expect(holds: bool, what: str) -> None:
    """Raise `Broken` unless something holds."""
    if not holds:
        raise Broken(what)


@dataclass(frozen=True)
class Tale:
    """A random match: its moves, and its state at halts outside of actions, by the number of moves before."""

    moves: list[int]
    halts: dict[int, State]

    def spots(self, most: int) -> list[tuple[int, int]]:
        """Return moves to look at, each with a halt before it: the first ones, then some all over, and the end."""
        halts, last = list(self.halts), len(self.moves)
        chosen = sorted({*range(min(most // 4, len(halts))), *range(0, len(halts), -(-len(halts) // most))})
        return [*((halts[at], min(halts[at] + at % 8, last)) for at in chosen), (halts[-1], last)]


@dataclass(frozen=True)
class Case:
    """A game with a preset and a number of players."""

    game: Game
    preset: str
    players: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.preset}-{self.players}"

    @property
    def options(self) -> Options:
        """The preset's options."""
        return self.game.choose(self.players, self.preset)

    @property
    def watchers(self) -> list[int]:
        """All seats, and who only looks on."""
        return [*range(self.players), SPECTATOR]

    def match(self, seed: int) -> Match:
        """Return a match before its first move."""
        return Match(self.game, self.players, self.options, seed=seed)

    def text(self, state: State) -> str:
        """Return a state as text; two states are the same when their texts are."""
        return self.game.position.describe(state)

    def seen_text(self, state: State, seat: int) -> str:
        """Return what a seat may know of a state, as text."""
        return self.text(self.game.view.view(state, seat).state)

    @cached_property
    def tales(self) -> dict[int, Tale]:
        """The random matches that checks have asked for, by seed: each is played once."""
        return {}

    def tale(self, seed: int) -> Tale:
        """Return a random match."""
        if seed not in self.tales:
            self.tales[seed] = random_tale(self.match(seed).start(), seed)
        return self.tales[seed]

    def stretch(self, seed: int, start: int = 0, end: int | None = None) -> Match:
        """Return the match that begins at a halt of a random match and goes on to some move of it, or to its end."""
        tale = self.tale(seed)
        position = self.text(tale.halts[start]) if start else None
        match = Match(self.game, self.players, self.options, seed=seed, position=position)
        for move in tale.moves[start:end]:
            match.play(move)
        return match

    def ends(self, seed: int, most: int = 120) -> tuple[Match, Match]:
        """Return a random match so far as its first moves go, and its last moves from a position on."""
        tale = self.tale(seed)
        late = max(halt for halt in tale.halts if halt <= max(0, len(tale.moves) - most))
        return self.stretch(seed, 0, most), self.stretch(seed, late)

    def states(self, seeds: Iterable[int], most: int = 24) -> Iterator[State]:
        """Give some states of random matches, each a copy."""
        for tale in map(self.tale, seeds):
            for halt, spot in tale.spots(most):
                state = tale.halts[halt].copy()
                for move in tale.moves[halt:spot]:
                    state.play(move)
                yield state

    def moments(self, seeds: Iterable[int], most: int = 24) -> Iterator[Match]:
        """Give matches that have come to some moves of random matches, from a position shortly before."""
        for seed in seeds:
            for halt, spot in self.tale(seed).spots(most):
                yield self.stretch(seed, halt, spot)


def random_tale(state: State, seed: int) -> Tale:
    """Play a match to its end; players choose blindly."""
    rng = Rng(seed)
    moves: list[int] = []
    halts = {0: state.copy()}
    due = 1
    while state.actor != OVER:
        if len(moves) >= due and not state.drafting:
            halts[len(moves)] = state.copy()
            due = len(moves) + max(1, min(len(moves) // 4, FARTHEST))
        expect(len(state.legal_moves()) > 0, f"nothing can be played, and the game is not over (seed {seed})")
        expect(len(moves) < LONGEST, f"a random match (seed {seed}) does not end")
        moves.append(random_move(state, rng))
        state.play(moves[-1])
    return Tale(moves, halts)


def all_cases(games: Iterable[Game]) -> list[Case]:
    """Return every preset and number of players of some games."""
    return [
        Case(game, preset, players)
        for game in games
        for preset in game.presets
        for players in range(game.least, game.most + 1)
    ]
