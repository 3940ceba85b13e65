"""`cavale serve`, `backup`, `restore` and `doctor`: running a server, and looking after its file.

What these need is imported when they run: other commands should not wait for a database library and an event loop.
"""

import os
import socket
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cavale.engine.text import Problem
from cavale.server.faults import NO_ADDRESS, NOT_MADE, CommandProblem, StorageProblem
from cavale.server.settings import Settings, data_folder
from cavale.terminal.command import Count, ScreenHere
from cavale.terminal.screen import Screen

Folder = Annotated[Path | None, Parameter(metavar="FOLDER")]
Address = Annotated[str, Parameter(metavar="ADDRESS")]
Url = Annotated[str, Parameter(metavar="URL")]
Port = Annotated[int, Parameter(metavar="N")]
USUAL_PORT = 8080


def serve(
    *,
    host: Address = "127.0.0.1",
    port: Port | None = None,
    data: Folder = None,
    public_url: Url = "",
    workers: Count = None,
    screen: ScreenHere,
) -> int:
    """Run a server until it is told to stop."""
    from cavale.server import run
    from cavale.server.lock import check_free
    from cavale.server.logs import prepare_logs

    check_free(settings_of(data).data)  # before the port: of two servers alike, who holds the folder says more
    port = free_port(host) if port is None else port
    settings = Settings(settings_of(data).data, host, port, public_url, workers or 0)
    check_port(host, port)
    prepare_logs()
    if run.serve(settings, partial(tell_address, screen)):
        return 0
    check_port(host, port)  # somebody may have taken it meanwhile; else the log tells what went wrong
    return NO_ADDRESS


def tell_address(screen: Screen, settings: Settings) -> None:
    """Say where the server answers, now that it does."""
    from cavale.server.lan import lan_address

    host, port, public_url = settings.host, settings.port, settings.public_url
    own = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    screen.tell_exactly("server-address", address=public_url or f"http://{own}:{port}", data=str(settings.data))
    if lan_address(settings) not in (public_url, f"http://{own}:{port}"):
        screen.tell_exactly("server-lan", address=lan_address(settings))


def backup(file: Path, /, *, data: Folder = None, screen: ScreenHere) -> int:
    """Copy all tables into a file, also while the server runs."""
    from cavale.server import copies

    if os.path.exists(file):  # not so in a folder that may not be read, of which copying tells more
        raise StorageProblem(NOT_MADE, "server-file-there", file=str(file))
    copies.copy(settings_of(data).database, file)
    screen.tell_exactly("server-backed-up", file=str(file))
    return 0


def restore(file: Path, /, *, data: Folder = None, screen: ScreenHere) -> int:
    """Put a copy in the place of all tables; the server must not run."""
    from cavale.server import copies

    aside = copies.restore(settings_of(data), file)
    screen.tell_exactly("server-restored", file=str(file))
    if aside is not None:
        screen.tell_exactly("server-kept-aside", file=str(aside))
    return 0


def doctor(*, data: Folder = None, repair: bool = False, screen: ScreenHere) -> int:
    """Check the file, its form, and the record of every table, also while the server runs; repair them if asked to."""
    import asyncio

    from cavale.server import check

    if repair:
        mend(settings_of(data), screen)
    found = asyncio.run(check.troubles(settings_of(data)))
    for trouble in found:
        screen.complain(trouble)
    if not found:
        screen.tell("server-well")
    return 1 if found else 0


def mend(settings: Settings, screen: Screen) -> None:
    """Repair damaged tables, and say what was done and where the rest is."""
    import asyncio

    from cavale.server.repair import repair

    done = asyncio.run(repair(settings))
    for text in done.done:
        screen.tell_exactly("server-repaired", what=text)
    if done.rest is not None:
        screen.tell_exactly("server-repair-rest", file=str(done.rest))
        screen.tell_exactly("server-repair-backup", file=str(done.backup))


def settings_of(data: Path | None) -> Settings:
    """Return settings for a data folder, by default the usual one."""
    return Settings((data or data_folder()).expanduser())


def free_port(host: str) -> int:
    """Return the usual port, or the next one that nobody uses."""
    for port in range(USUAL_PORT, USUAL_PORT + 20):
        try:
            check_port(host, port)
        except Problem:
            continue
        return port
    return USUAL_PORT


def check_port(host: str, port: int) -> None:
    """Refuse an address at which nobody can listen, before anything else is said."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CommandProblem(NO_ADDRESS, "server-port", host=host, port=port, reason=reason) from None
