"""What games of bots are like, as a table: tools/statistics.py GAME [--games N] [--bot NAME] [OPTION=VALUE …].

A line for each preset and number of players: how many moves players make in a game, how many of these are moves without
figures, such as a pass, how many moves chance makes, how often the first to act wins (and would by luck alone), how
games end, and in how many of them such a move was the only legal one.
"""

import argparse
from collections import Counter

from cavale.bots import make_bot
from cavale.engine.core.playout import random_move
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER
from cavale.engine.game import Game
from cavale.engine.options import Options
from cavale.games import find_game


class Tally:
    """What was seen in games of bots."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0  # of players
        self.chance = 0
        self.first_wins = 0.0  # a shared win counts as its share
        self.endings: Counter[str] = Counter()
        self.words: Counter[str] = Counter()  # moves without figures
        self.forced: Counter[str] = Counter()  # games in which such a move was the only one

    def play(self, game: Game, options: Options, players: int, rng: Rng, name: str = "random") -> None:
        """Play one game and count; random players need no view."""
        state = game.rules.start(options, players)
        bots = [] if name == "random" else [make_bot(name, game, int(rng.word())) for _ in range(players)]
        first: int | None = None
        forced: set[str] = set()
        while state.actor != OVER:
            seat = int(state.actor)
            chosen = seat != CHANCE and bots
            move = bots[seat].choose(game.view.view(state, seat)) if chosen else random_move(state, rng)
            if state.actor == CHANCE:
                self.chance += 1
            else:
                first = int(state.actor) if first is None else first
                self.moves += 1
                if (word := game.moves.notation(move)).isalpha():
                    self.words[word] += 1
                    if len(state.legal_moves()) == 1:
                        forced.add(word)
            state.play(move)
        self.games += 1
        winners = [seat for seat, place in enumerate(state.places()) if place == 1]
        self.first_wins += (first in winners) / len(winners)
        self.endings[game.endings[state.ending()]] += 1
        self.forced.update(forced)

    def cells(self, players: int) -> list[str]:
        """Return the figures for a line of the table."""
        return [
            f"{self.moves / self.games:.0f}",
            ", ".join(f"{word} {number / self.games:.2g}" for word, number in sorted(self.words.items())),
            f"{self.chance / self.games:.0f}",
            f"{self.first_wins / self.games:.0%} ({1 / players:.0%})",
            self.shares(self.endings),
            self.shares(self.forced),
        ]

    def shares(self, counter: Counter[str]) -> str:
        """Return what was counted as shares of all games."""
        return ", ".join(f"{word} {number / self.games:.1%}" for word, number in sorted(counter.items()))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="for each line (1000)")
    parser.add_argument("--preset", help="only this one")
    parser.add_argument("--players", type=int, help="only so many")
    parser.add_argument("--bot", default="random", help="who plays (random)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE", help="options of the game to set anew")
    asked = parser.parse_intermixed_args()
    game = find_game(asked.game)
    written = dict(option.split("=", 1) for option in asked.options)
    heads = ("preset", "players", "moves", "of these", "chance", "first wins (by luck)", "endings", "games with forced")
    print("|", " | ".join(heads), "|\n|" + "---|" * len(heads))
    for preset in [asked.preset] if asked.preset else game.presets:
        for players in [asked.players] if asked.players else range(game.least, game.most + 1):
            tally, rng = Tally(), Rng(asked.seed)
            for _ in range(asked.games):
                tally.play(game, game.choose(players, preset, written), players, rng, asked.bot)
            print("|", " | ".join([str(preset), str(players), *tally.cells(players)]), "|", flush=True)


if __name__ == "__main__":
    main()
