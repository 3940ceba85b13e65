"""Keeping a match on disk while it is played."""

import os
from datetime import date, datetime
from pathlib import Path

from cavale.engine.match import Match
from cavale.engine.text import Problem
from cavale.terminal.files import check_new_match, write_whole


class Keeper:
    """Writes a match to its file after every action; a kill loses nothing."""

    def __init__(self, path: Path, day: str | None = None) -> None:
        self.path = path
        self.day = day or date.today().isoformat()
        self.kept = ""
        self.failed: Problem | None = None

    def keep(self, match: Match) -> None:
        """Write the match down, if it has changed."""
        text = match.record(self.day).write()
        if text != self.kept:
            write_whole(self.path, text)
            self.kept = text

    def try_to_keep(self, match: Match) -> Problem | None:
        """Write the match down; return what prevents it, the first time it does."""
        before, self.failed = self.failed, None
        try:
            self.keep(match)
        except Problem as problem:
            self.failed = problem
        return self.failed if before is None else None


class OwnKeeper(Keeper):
    """Keeps a match that nobody gave a file for, until it is over."""

    def keep(self, match: Match) -> None:
        """Write the match down, once somebody has played."""
        if any(action.actor >= 0 for action in match.actions):
            super().keep(match)

    def try_to_keep(self, match: Match) -> Problem | None:
        """Write the match down; what prevents it is of no concern, as nobody asked for it."""
        super().try_to_keep(match)
        return None


def unfinished_folder() -> Path:
    """Return where matches are kept that nobody gave a file for."""
    return Path(os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")) / "cavale"


def last_unfinished() -> Path | None:
    """Return the latest match kept there."""
    try:
        return max(unfinished_folder().glob("*.record"), key=lambda path: path.stat().st_mtime, default=None)
    except OSError:
        return None


def own_keeper(match: Match) -> Keeper | None:
    """Return a keeper with a file of its own; None where there is no place for one."""
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = unfinished_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return OwnKeeper(folder / f"{match.game.name}-{now}-{os.getpid()}.record")


def new_keeper(path: Path, match: Match) -> Keeper:
    """Return a keeper with a file that was asked for, tried at once."""
    check_new_match(path)
    keeper = Keeper(path)
    keeper.keep(match)
    return keeper


def keeper_of(path: Path, day: str | None) -> Keeper:
    """Return the keeper of a match that is in a file already."""
    own = path.resolve().parent == unfinished_folder().resolve()
    return OwnKeeper(path, day) if own else Keeper(path, day)
