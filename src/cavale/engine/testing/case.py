"""What is tried: a game with a preset and a number of players, and positions of its random matches."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, SPECTATOR, State
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.options import Options

LONGEST = 20_000  # moves; a random match that is longer does not end


class Broken(AssertionError):
    """A game does not hold what every game must."""


def expect(holds: bool, what: str) -> None:
    """Raise `Broken` unless something holds."""
    if not holds:
        raise Broken(what)


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

    def random_match(self, seed: int) -> Iterator[Match]:
        """Give a match before each of its moves, and once at its end; players choose blindly."""
        match = self.match(seed)
        rng = Rng(seed)
        while match.state.actor != OVER:
            yield match
            moves = match.legal_moves()
            expect(bool(moves), f"nothing can be played, and the game is not over: {self.text(match.state)}")
            expect(match.played < LONGEST, f"a random match (seed {seed}) does not end")
            weights = (
                [int(weight) for weight in match.state.weights()] if match.state.actor == CHANCE else [1] * len(moves)
            )
            expect(len(weights) == len(moves), "chance has more or fewer weights than moves")
            match.play(moves[rng.choose(weights)])
        yield match

    def moments(self, seeds: Iterable[int], most: int = 40) -> Iterator[Match]:
        """Give some positions of each of some random matches: the first ones, then ever fewer, and the end."""
        for seed in seeds:
            given = 0
            step = 0
            for match in self.random_match(seed):
                if (step >= given * given // 8 and given < most) or match.state.actor == OVER:
                    given += 1
                    yield match
                step += 1


def all_cases(games: Iterable[Game]) -> list[Case]:
    """Return every preset and number of players of some games."""
    return [
        Case(game, preset, players)
        for game in games
        for preset in game.presets
        for players in range(game.least, game.most + 1)
    ]
