"""`cavale replay`: a recorded match again, step by step."""

from pathlib import Path

from cavale.engine.core.state import OVER
from cavale.engine.replay import replay as replay_record
from cavale.engine.text import Text
from cavale.games import all_games
from cavale.terminal.command import Name, ScreenHere
from cavale.terminal.files import read_record
from cavale.terminal.film import Film
from cavale.terminal.story import result_text


def replay(
    file: Path,
    /,
    *,
    seat: Name = None,
    all_at_once: bool = False,
    verify: bool = False,
    screen: ScreenHere,
) -> None:
    """Show a recorded match again, or only check it."""
    match = replay_record(read_record(file), all_games())
    result = result_text(match) if match.state.actor == OVER else Text("terminal-unfinished")
    if verify:
        screen.tell("terminal-verified", game=match.game.name, count=len(match.entries), result=result)
        return
    film = Film(screen, match, seat)
    if screen.live and not all_at_once:
        film.step_through()
    else:
        film.show_all()
    screen.show(screen.say(result))
