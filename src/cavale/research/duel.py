"""Our bots against OpenSpiel's at equal processor time a move: `python -m cavale.research.duel alcatraz`."""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from cavale.arena.report import Rate, rate
from cavale.bots import make_bot
from cavale.bots.bot import Bot
from cavale.bots.levels import LevelBot
from cavale.bots.searching import SearchBot
from cavale.engine.core.state import CHANCE, OVER
from cavale.engine.text import Problem, shown
from cavale.research import spiel
from cavale.research.setup import Setup

UNLIMITED: Final = 10**9
SEARCH: Final = "search"  # the bot that thinks as long as it is told to; others take their own time
FIRST_GUESS: Final = 50  # simulations of a rival whose speed is not known
STEADY: Final = 0.5  # how much the last search counts in what the next is expected to cost

Search = Callable[[Any, Any, int, float, int], Any]  # of a rival: game, state, simulations, exploration, seed → action


def python_mcts(game: Any, state: Any, simulations: int, exploration: float, seed: int) -> Any:
    """Search with OpenSpiel's MCTS in Python and rollouts in our compiled loop; it sees everything."""
    luck = np.random.RandomState(seed)
    return mcts.MCTSBot(game, exploration, simulations, spiel.Playouts(1, seed), random_state=luck).step(state)


def native_mcts(game: Any, state: Any, simulations: int, exploration: float, seed: int) -> Any:
    """Search with OpenSpiel's MCTS and rollouts in C++, which ask Python for every move; it sees everything."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, exploration, simulations, 1000, True, seed, False)
    return bot.step_with_policy(state)[1]  # `step` lets go of Python's lock, and dies with any game in Python


def python_ismcts(game: Any, state: Any, simulations: int, exploration: float, seed: int) -> Any:
    """Search with OpenSpiel's information-set MCTS in Python and rollouts in our compiled loop."""
    luck = np.random.RandomState(seed)
    evaluator = spiel.Playouts(1, seed)
    bot = ismcts.ISMCTSBot(game, evaluator, exploration, simulations, random_state=luck, use_observation_string=True)
    return bot.step(state)


RIVALS: Final[dict[str, Search]] = {"mcts": python_mcts, "mcts-native": native_mcts, "ismcts": python_ismcts}


@dataclass
class Clock:
    """What one side has used."""

    searches: int = 0
    seconds: float = 0.0
    iterations: int = 0

    def add(self, seconds: float, iterations: int) -> None:
        """Count one search."""
        self.searches += 1
        self.seconds += seconds
        self.iterations += iterations


class Side(msgspec.Struct, frozen=True):
    """How much one side searched, on average for a choice."""

    seconds: float
    iterations: float


class Report(msgspec.Struct, frozen=True):
    """A whole duel, from our side."""

    game: str
    bot: str
    rival: str
    games: int
    wins: Rate  # a shared win counts half
    cut: int  # matches that were too long; they count as shared
    ours: Side
    theirs: Side


class Duel:
    """Matches of two, each once in either seat with the same seed."""

    def __init__(
        self, name: str, rival: str | None, seconds: float, iterations: int, exploration: float, bot: str = SEARCH
    ) -> None:
        spiel.register()
        self.game = pyspiel.load_game(name if "cavale_" in name else f"cavale_{name}")
        self.setup: Setup = self.game.setup
        hides = self.setup.game.view.hides(self.setup.options)
        self.rival = rival or ("ismcts" if hides else "mcts")
        if self.rival not in RIVALS:
            raise Problem("research-rival", rival=shown(self.rival), known=", ".join(RIVALS))
        self.bot = bot
        self.seconds = seconds
        self.iterations = iterations  # of both, instead of time; 0 for none
        self.exploration = exploration
        self.cost = seconds / FIRST_GUESS  # of one simulation of the rival
        self.ours, self.theirs = Clock(), Clock()
        self.cut = 0

    def run(self, games: int, seed: int) -> Iterator[Report]:
        """Play, and report after each match."""
        shares = []
        for number in range(games):
            shares.append(self.play(number % 2, seed + number // 2))
            ours, theirs = average(self.ours), average(self.theirs)
            yield Report(str(self.game), self.bot, self.rival, len(shares), rate(shares), self.cut, ours, theirs)

    def play(self, seat: int, seed: int) -> float:
        """Play one match with our bot in a seat; return its share of the win."""
        state = self.game.new_initial_state()
        chance = Random(seed)
        bot = self.player(seed)
        while not state.is_terminal():
            actor = state.current_player()
            actions = state.legal_actions()
            if actor == CHANCE:
                outcomes = state.chance_outcomes()
                action = chance.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0]
            elif len(actions) == 1:
                action = actions[0]
            elif actor == seat:
                action = self.think(bot, state, actor)
            else:
                action = self.ask(state, chance.randrange(2**31))
            state.apply_action(int(action))
        share = (state.returns()[seat] + 1) / 2
        self.cut += state.course.state.actor != OVER
        return float(share)

    def player(self, seed: int) -> Bot:
        """Return our bot, whose iterations we count."""
        if self.bot == SEARCH:
            limit = self.iterations or UNLIMITED
            return SearchBot(self.setup.game, seed, iterations=limit, seconds=float(UNLIMITED), stop=self.is_late)
        bot = make_bot(self.bot, self.setup.game, seed)
        if isinstance(bot, LevelBot):
            bot.search.stop = self.is_late
        return bot

    def think(self, bot: Bot, state: Any, seat: int) -> int:
        """Return our action, from what our seat may know."""
        view = self.setup.game.view.view(state.course.shown(seat), seat)
        began = process_time()
        self.count = 0
        self.until = began + self.seconds
        move = bot.choose(view)
        self.ours.add(process_time() - began, self.count)
        return self.setup.actions[move]

    def is_late(self) -> bool:
        """Tell whether our time is up; asked after each iteration."""
        self.count += 1
        return self.bot == SEARCH and not self.iterations and process_time() >= self.until

    def ask(self, state: Any, seed: int) -> Any:
        """Return the rival's action: after as many simulations as should fill its time, or ours so far."""
        own = self.bot != SEARCH and self.ours.searches > 0
        seconds = average(self.ours).seconds if own else self.seconds
        simulations = self.iterations or max(2, round(seconds / self.cost))
        began = process_time()
        action = RIVALS[self.rival](self.game, state, simulations, self.exploration, seed)
        used = process_time() - began
        self.cost += STEADY * (used / simulations - self.cost)
        self.theirs.add(used, simulations)
        return action


def average(clock: Clock) -> Side:
    """Return what a side used for a choice."""
    searches = max(clock.searches, 1)
    return Side(clock.seconds / searches, clock.iterations / searches)


def main() -> None:
    """Run a duel and print how it stands after each match, as a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m cavale.research.duel", description=__doc__)
    parser.add_argument("game", help="a game, or one of OpenSpiel's words such as 'cavale_cartagena(preset=basic)'")
    parser.add_argument("--bot", default=SEARCH, help="ours; all but search take their own time, and the rival as much")
    parser.add_argument("--rival", help=f"one of {', '.join(RIVALS)}")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.2, help="of processor time for a choice")
    parser.add_argument("--iterations", type=int, default=0, help="for a choice, instead of time")
    parser.add_argument("--exploration", type=float, default=1.0, help="of the rival, whose results are from -1 to 1")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    duel = Duel(asked.game, asked.rival, asked.seconds, asked.iterations, asked.exploration, asked.bot)
    for report in duel.run(asked.games, asked.seed):
        print(msgspec.json.encode(report).decode(), flush=True)


if __name__ == "__main__":
    main()
