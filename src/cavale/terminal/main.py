"""From the words of a command line to an exit code; whatever goes wrong is said in one line."""

import os
import sys
import traceback
from collections.abc import Sequence
from typing import NoReturn

from cyclopts import CycloptsError

from cavale.arena import TEXTS as ARENA
from cavale.bench import TEXTS as BENCH
from cavale.bots import TEXTS as BOTS
from cavale.engine.text import Problem, Text
from cavale.games import all_games
from cavale.server import TEXTS as SERVER
from cavale.server.faults import DISK, CommandProblem
from cavale.terminal.app import make_app
from cavale.terminal.command import Leave
from cavale.terminal.language import asked_language, local_language
from cavale.terminal.mistakes import mistake
from cavale.terminal.screen import Screen
from cavale.training import TEXTS as TRAINING

# Exit codes; those of a server and its file are in `server/faults.py`, all in docs/operating.md
FINE = 0
MISTAKE = 2
BUG = 70
INTERRUPTED = 130


def main() -> NoReturn:
    """Run this process's command line and leave."""
    prepare_streams()
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run a command line; return the exit code."""
    screen = Screen(local_language(os.environ))
    debug = "--debug" in words or bool(os.environ.get("CAVALE_DEBUG"))
    try:
        texts = [BENCH, SERVER, ARENA, BOTS, TRAINING, *(game.folder / "texts" for game in all_games().values())]
        screen = Screen(asked_language(words, os.environ), texts)
        return int(make_app(screen, words).meta(words) or FINE)
    except (Leave, EOFError, KeyboardInterrupt) as error:
        screen.show("")
        screen.tell("terminal-goodbye")
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) else FINE
    except Exception as error:
        if debug:
            traceback.print_exc()
        if isinstance(error, OSError):  # of the output: trouble with a user's file is a `Problem`
            leave_output()
        screen.complain(trouble(error))
        if isinstance(error, CommandProblem):
            return error.exit_code
        if isinstance(error, OSError):
            return DISK
        return MISTAKE if isinstance(error, Problem | CycloptsError) else BUG


def trouble(error: Exception) -> Text:
    """Return what went wrong, in words."""
    if isinstance(error, Problem):
        return error.text
    if isinstance(error, CycloptsError):
        return mistake(error)
    if isinstance(error, OSError):
        return Text("terminal-output-trouble", {"reason": error.strerror or str(error)})
    return Text("terminal-bug", {"reason": f"{type(error).__name__}: {error}"})


def prepare_streams() -> None:
    """See to it that there is something to read and write, and that no character is a problem."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
        getattr(sys, name).reconfigure(errors="replace")


def leave_output() -> None:
    """Write to nowhere from now on, so that leaving does not fail as well."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
