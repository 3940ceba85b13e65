"""Who plays whom: every line-up takes every seat, and all its games of a round have the same chance."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

import msgspec

from cavale.bots import BOTS
from cavale.engine.game import Game
from cavale.engine.text import Problem, shown
from cavale.engine.version import version

MOST_GAMES: Final = 1_000_000


class Terms(msgspec.Struct, frozen=True):
    """What a run is about: with the same terms the same games are played, however many of them."""

    cavale: str
    game: str
    rules: int  # their version
    options: dict[str, str]  # all of them
    players: int
    bots: tuple[str, ...]  # by seat, if they stay in their seats
    fixed: bool  # whether they do
    seed: int


@dataclass(frozen=True)
class Fixture:
    """One game to be played; as plain figures and words, for it goes to another process."""

    number: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # by seat
    bot_seeds: tuple[int, ...]
    seed: int  # of chance
    recorded: bool = False  # whether its record is wanted


def make_terms(
    game: Game,
    bots: Sequence[str],
    players: int | None,  # none: the bots stay in their seats
    seed: int,
    preset: str | None = None,
    options: Mapping[str, str] | None = None,
) -> Terms:
    """Return the terms of a run; `Problem` if that cannot be played, or nothing could be learnt from it."""
    for bot in bots:
        if bot not in BOTS:
            raise Problem("unknown-bot", bot=shown(bot), known=", ".join(BOTS))
    if players is not None and len(set(bots)) < max(2, len(bots)):
        raise Problem("arena-bots", known=", ".join(BOTS))
    fixed, count = players is None, len(bots) if players is None else players
    chosen = game.choose(count, preset, options or {}).texts()
    return Terms(version(), game.name, game.version, dict(chosen), count, tuple(bots), fixed, seed)


def make_plan(terms: Terms, games: int, recorded: bool = False) -> list[Fixture]:
    """Return at least so many games, in whole rounds; more games of the same terms begin with the same ones."""
    if not 1 <= games <= MOST_GAMES:
        raise Problem("arena-games", games=games, most=MOST_GAMES)
    met = [terms.bots] if terms.fixed else lineups(terms.bots, terms.players)
    shifts = range(1 if terms.fixed else terms.players)
    plan: list[Fixture] = []
    for turn in range(-(-games // (len(shifts) * len(met)))):
        chance = random.Random(f"{terms.seed} {turn}")
        dealt = chance.getrandbits(31)
        for lineup in met:
            ring = [(bot, chance.getrandbits(31)) for bot in lineup]
            if not terms.fixed:
                chance.shuffle(ring)  # who sits to whose left
            for shift in shifts:
                names, seeds = zip(*ring[shift:], *ring[:shift], strict=True)
                plan.append(Fixture(len(plan) + 1, terms.game, terms.options, names, seeds, dealt, recorded))
    return plan


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return who can meet at a table: bots have as many seats as each other there, or one more."""
    least = players // len(bots)
    tables = combinations_with_replacement(bots, players)
    return [each for each in tables if all(least <= each.count(bot) <= least + 1 for bot in bots)]
