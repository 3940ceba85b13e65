"""`cavale play`: people and bots at one terminal."""

from datetime import date
from pathlib import Path
from shlex import quote
from typing import Annotated

from cyclopts import Parameter

from cavale.engine.match import Match
from cavale.engine.text import Problem
from cavale.terminal.command import Count, Leave, Name, Pairs, ScreenHere, written_options
from cavale.terminal.files import check_new_match, write_whole
from cavale.terminal.keeper import Keeper, OwnKeeper, keeper_of, new_keeper, own_keeper
from cavale.terminal.opening import find_resumed, match_from, new_match, only_game, people, resumed_match
from cavale.terminal.screen import Screen
from cavale.terminal.seats import crew_for, seated_bots
from cavale.terminal.start import shortest_match
from cavale.terminal.table import Table


def play(
    game: str | None = None,
    /,
    *,
    seats: Annotated[str | None, Parameter(metavar="A,B,…")] = None,
    players: Count = None,
    preset: Name = None,
    option: Pairs = None,
    seed: Count = None,
    cores: Annotated[int, Parameter(metavar="N")] = 1,
    from_: Annotated[str | None, Parameter(name="--from", metavar="EXAMPLE|FILE")] = None,
    after: Count = None,
    record: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    resume: Annotated[str | None, Parameter(metavar="FILE|last")] = None,
    screen: ScreenHere,
) -> int:
    """Play a match; with nothing said about it, the shortest way to one."""
    said = (game, seats, players, preset, option, seed, from_, after, record, resume)
    if all(word is None for word in said):
        match = shortest_match(screen)
        return sit_down(screen, match, None, own_keeper(match) if people(match) else None)
    keeper: Keeper | None = None
    if resume is not None:
        others = {"--seats": seats, "--players": players, "--preset": preset, "--option": option, "--from": from_}
        refuse_together("--resume", {"GAME": game, **others, "--after": after})
        path = find_resumed(resume)
        match, kept = resumed_match(path, seed)
        keeper = keeper_of(path, kept.date)
    elif from_ is not None:
        refuse_together("--from", {"--preset": preset, "--option": option})
        match = match_from(screen, only_game(game), from_, after, seats, players, seed)
    else:
        if after is not None:
            raise Problem("terminal-after-what")
        match = new_match(only_game(game), seats, players, preset, written_options(option), seed)
    if record is not None:
        keeper = new_keeper(record.expanduser(), match)
    elif keeper is None and screen.live and people(match):
        keeper = own_keeper(match)
    return sit_down(screen, match, seed, keeper, cores)


def refuse_together(option: str, others: dict[str, object]) -> None:
    """Refuse options that make no sense together with another."""
    for other, value in others.items():
        if value is not None:
            raise Problem("terminal-not-together", one=option, other=other)


def sit_down(screen: Screen, match: Match, seed: int | None, keeper: Keeper | None, cores: int = 1) -> int:
    """Play a match to its end, or until somebody leaves; return the exit code."""
    try:
        with crew_for(match, cores) as crew:
            Table(screen, match, seated_bots(match.game, match.names, seed, crew), keeper).play()
    except (Leave, EOFError, KeyboardInterrupt):
        if keeper is not None and keeper.kept and keeper.failed is None:
            screen.show("")
            screen.tell_exactly("terminal-resume-how", file=quote(str(keeper.path)))
        raise
    return see_off(screen, match, keeper)


def see_off(screen: Screen, match: Match, keeper: Keeper | None) -> int:
    """Keep a match that is over as its players wish; return the exit code."""
    if keeper is not None and not isinstance(keeper, OwnKeeper):
        if keeper.failed is not None:
            return 2
        screen.tell_exactly("terminal-saved-end", file=quote(str(keeper.path)))
        return 0
    try:
        if screen.live and people(match):
            offer_to_save(screen, match)
    finally:
        if keeper is not None:
            keeper.path.unlink(missing_ok=True)
    return 0


def offer_to_save(screen: Screen, match: Match) -> None:
    """Ask for a file to keep a finished match in; an empty answer is a no."""
    while answer := screen.ask(screen.words("terminal-save-offer")):
        path = Path(answer).expanduser()
        try:
            check_new_match(path)
            write_whole(path, match.record(date.today().isoformat()).write())
        except Problem as problem:
            screen.complain(problem.text)
            continue
        screen.tell_exactly("terminal-saved-end", file=quote(answer))
        return
