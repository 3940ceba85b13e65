"""Who plays whom: every line-up takes every seat, and all its games of a round have the same chance."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from cavale.bots import BOTS
from cavale.engine.game import Game
from cavale.engine.text import Problem, shown

MOST_GAMES: Final = 1_000_000


@dataclass(frozen=True)
class Fixture:
    """One game to be played; as plain figures and words, for it goes to another process."""

    number: int
    game: str
    preset: str | None
    options: dict[str, str]
    bots: tuple[str, ...]  # by seat
    bot_seeds: tuple[int, ...]
    seed: int  # of chance


def make_plan(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    preset: str | None = None,
    options: dict[str, str] | None = None,
) -> list[Fixture]:
    """Return at least so many games, in whole rounds; `Problem` if that is impossible."""
    check(bots, games)
    game.choose(players, preset, options or {})
    met = lineups(bots, players)
    plan: list[Fixture] = []
    for turn in range(-(-games // (players * len(met)))):
        chance = random.Random(f"{seed} {turn}")
        dealt = chance.getrandbits(31)
        for lineup in met:
            ring = [(bot, chance.getrandbits(31)) for bot in lineup]
            chance.shuffle(ring)  # who sits to whose left
            for shift in range(players):
                names, seeds = zip(*ring[shift:], *ring[:shift], strict=True)
                plan.append(Fixture(len(plan) + 1, game.name, preset, options or {}, names, seeds, dealt))
    return plan


def check(bots: Sequence[str], games: int) -> None:
    """Refuse bots that there are not, or whom nothing could be compared with, and too many games."""
    for bot in bots:
        if bot not in BOTS:
            raise Problem("unknown-bot", bot=shown(bot), known=", ".join(BOTS))
    if len(set(bots)) < max(2, len(bots)):
        raise Problem("arena-bots", known=", ".join(BOTS))
    if not 1 <= games <= MOST_GAMES:
        raise Problem("arena-games", games=games, most=MOST_GAMES)


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return who can meet at a table: as many different bots as have room, or all of them, some more than once."""
    kinds = min(len(bots), players)
    return [each for each in combinations_with_replacement(bots, players) if len(set(each)) == kinds]
