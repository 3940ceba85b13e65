"""Who sits where: people by their names, bots by theirs."""

import random
from contextlib import AbstractContextManager, nullcontext
from difflib import get_close_matches

from cavale.arena.run import cores
from cavale.bots import BOTS, USUAL, make_bot
from cavale.bots.bot import Bot
from cavale.bots.cores import Crew, CrewBot
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.text import Problem, shown
from cavale.games import find_game

YOU = "you"
SEARCH = "search"  # the bot that several cores can think for
PERSON = "@"  # before a name: a person's for sure, however much it looks like a bot's
LONGEST = 20  # letters of a name
ALIKE = 0.8  # of a name that is probably a bot's, mistyped


def seat_names(game: Game, seats: str | None, players: int | None) -> tuple[str, ...]:
    """Return who sits in each seat; unless told otherwise, you against bots of the middle level."""
    if seats is None:
        count = game.least if players is None else players
        game.check_players(count)
        return (YOU, *[USUAL] * (count - 1))
    names = tuple(seat_name(name.strip()) for name in seats.split(","))
    if players is not None and players != len(names):
        raise Problem("terminal-seats-and-players", seats=len(names), players=players)
    game.check_players(len(names))
    return names


def seat_name(name: str) -> str:
    """Return the name of a bot or a person; one that looks like a bot's, but is none, is a mistake."""
    if name in BOTS:
        return name
    person = name.removeprefix(PERSON)
    if not person or not person.isprintable() or len(person) > LONGEST or person in BOTS:
        raise Problem("terminal-seat-name", name=shown(name), longest=LONGEST)
    if person == name and (near := get_close_matches(name.casefold(), BOTS, 1, ALIKE)):
        raise Problem("terminal-seat-almost", name=name, bot=near[0], known=", ".join(BOTS))
    return person


def seated_bots(game: Game, names: tuple[str, ...], seed: int | None, crew: Crew | None = None) -> dict[int, Bot]:
    """Return the bots by their seats; the same seed makes the same choices, if as many cores search."""
    chance: random.Random = random.SystemRandom() if seed is None else random.Random(f"bots {seed}")
    seeds = [chance.getrandbits(31) for _ in names]
    bots = {seat: make_bot(name, game, seeds[seat]) for seat, name in enumerate(names) if name in BOTS}
    if crew is not None:
        bots |= {seat: CrewBot(game, seeds[seat], crew) for seat, name in enumerate(names) if name == SEARCH}
    return bots


def crew_for(match: Match, wanted: int) -> AbstractContextManager[Crew | None]:
    """Return so many cores for bots that search; none if nobody needs more than one."""
    if not 1 <= wanted <= cores():
        raise Problem("terminal-cores", cores=wanted, most=cores())
    if wanted == 1 or SEARCH not in match.names:
        return nullcontext()
    return Crew(wanted, find_game, match.game.name, match.options)
