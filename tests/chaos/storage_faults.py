"""Storage faults: a full disk, files that cannot be used, a second server; each is told in a sentence and got over."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import closing
from pathlib import Path

from tests.chaos.context import Context
from tests.chaos.groups import ran
from tests.chaos.process import ServerProcess
from tests.chaos.tables import wishes

LEAST = {"rounds": (1, 2), "faults": (6, 12)}
ERRORS = ('"level": "error"', '"level": "critical"')  # may be logged while storage fails, without a traceback
LONGEST = 1500  # characters that a refusal to start may take
DAMAGED, IN_USE, FORBIDDEN = 65, 75, 77  # exit codes, as docs/operating.md has them
FULL = 16 * 1024  # bytes that any file may have while the disk is full


class Command(ServerProcess):
    """The server as an operator starts it: by the command."""

    def command(self) -> list[str]:
        """Return the command."""
        return [sys.executable, *self.words("serve"), "--port", "0", "--workers", "1"]

    def words(self, what: str) -> list[str]:
        """Return a command on this server's folder."""
        return ["-P", "-m", "cavale", what, "--data", str(self.folder)]

    @property
    def file(self) -> Path:
        """The database."""
        return self.folder / "cavale.sqlite"


async def run(context: Context) -> AsyncGenerator[str, None]:
    """Go through all faults, once in the short form and again and again in the long one."""
    while context.goes_on:
        server = Command(context, f"data-{context.counts['rounds'] + 1}")
        try:
            for name, fault in FAULTS.items():
                await fault(context, server)
                context.counts["faults"] += 1
                yield f"round {context.counts['rounds'] + 1}: {name}"
        finally:
            await server.dispose()
        context.counts["rounds"] += 1


async def make(server: ServerProcess, **more: object) -> tuple[int, str]:
    """Make a table; return the status, and its name or the reason."""
    async with server.client() as http:
        answer = await http.post("/api/tables", json={"game": "alcatraz", "seats": wishes(("Anna", "Bob")), **more})
    body = answer.json()
    return answer.status_code, body["table"] if answer.status_code == 201 else body["text"]["key"]


async def answers(server: ServerProcess, table: str) -> int:
    """Return with what status a table is shown."""
    async with server.client() as http:
        return (await http.get(f"/api/tables/{table}")).status_code


async def refuses_to_start(context: Context, server: Command, why: str, code: int) -> None:
    """Start a server that must end at once, with a sentence, its exit code and no address."""
    try:
        said = await ran(server.command())
    except TimeoutError:
        context.violation(f"{why}: the server starts all the same")
        return
    context.expect(said.code == code, f"{why}: exit code {said.code}, not {code}")
    context.expect("Traceback" not in said.text, f"{why}: a traceback of {len(said.text)} characters, exit {said.code}")
    context.expect("served at" not in said.text, f"{why}: an address is shown before it is known to work")
    context.expect(0 < len(said.text) <= LONGEST, f"{why}: it says {len(said.text)} characters")


async def full_disk(context: Context, server: Command) -> None:
    """No file may grow: new tables are refused with a sentence, health tells, and it recovers by itself."""
    await server.start()
    kept = [(await make(server))[1] for _ in range(3)]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))
    for _ in range(100):  # what was written ahead before may be written over, without growing
        status, told = await make(server)
        if status != 201:
            break
        kept.append(told)
    context.expect(status in (503, 507), f"disk full: a new table is answered with {status} ({told})")
    async with server.client() as http:
        health = (await http.get("/healthz")).status_code
    context.expect(health in (503, 507), f"disk full: /healthz answers {health}")
    context.expect(await answers(server, kept[0]) == 200, "disk full: what is stored is not shown any more")
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    status, told = await make(server)
    context.expect(status == 201, f"after a full disk: a new table is answered with {status} ({told})")
    async with server.client() as http:
        health = (await http.get("/healthz")).status_code
    context.expect(health == 200, f"after a full disk: /healthz answers {health}")
    await server.stop(*ERRORS, "http://", str(server.folder))
    await server.start()
    for table in [*kept, told]:
        context.expect(await answers(server, table) == 200, "disk full: an acknowledged table is lost")
    await server.stop(*ERRORS, "http://", str(server.folder))


async def second_server(context: Context, server: Command) -> None:
    """A second server on the folder ends with a sentence; the first goes on; a killed one leaves no lock."""
    await server.start()
    other = Command(context, server.folder.name)
    await refuses_to_start(context, other, "second server", IN_USE)
    context.expect((await make(server))[0] == 201, "the first server does not go on beside a second")
    await server.kill("http://", str(server.folder))
    await server.start()
    await server.stop("http://", str(server.folder))


async def rubbish(context: Context, server: Command) -> None:
    """A file that is no database is refused, and left as it is."""
    await spoiled(context, server, "not a database", lambda file: file.write_bytes(b"not a database at all\n" * 500))


async def newer_schema(context: Context, server: Command) -> None:
    """A file of a newer version is refused, and left as it is."""
    await spoiled(
        context, server, "newer schema", lambda file: execute(file, "update alembic_version set version_num = 'f999'")
    )


async def read_only(context: Context, server: Command) -> None:
    """A folder that cannot be written to is refused; as root, only a mount that is read-only is one."""
    if os.geteuid() != 0:
        for path in (server.folder, *server.folder.iterdir()):
            path.chmod(0o500 if path.is_dir() else 0o400)
        await refuses_to_start(context, server, "read-only folder", FORBIDDEN)
        for path in (server.folder, *server.folder.iterdir()):
            path.chmod(0o700 if path.is_dir() else 0o600)
    elif mounted := read_only_mount(context.folder / f"mount-{server.folder.name}", server.folder):
        try:
            await refuses_to_start(context, Command(context, mounted.name), "read-only folder", FORBIDDEN)
        finally:
            subprocess.run(["umount", str(mounted)], check=False)
    else:
        context.counts["left out: no read-only mount possible"] += 1


def read_only_mount(place: Path, source: Path) -> Path | None:
    """Mount a folder read-only; None where that is not allowed."""
    place.mkdir()
    for words in (["mount", "--bind", str(source), str(place)], ["mount", "-o", "remount,ro,bind", str(place)]):
        if subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
            subprocess.run(["umount", str(place)], stderr=subprocess.DEVNULL, check=False)
            return None
    return place


async def damaged_line(context: Context, server: Command) -> None:
    """A table whose record cannot be read is set aside and named by the doctor; all others play."""
    await server.start()
    _, bad = await make(server, clock={"pace": "move", "seconds": 600})
    _, good = await make(server)
    await server.stop("http://", str(server.folder))
    execute(server.file, "update entries set line = '???' where seq = 1 and table_id = ?", bad)
    doctor = await ran([sys.executable, *server.words("doctor")])
    context.expect(doctor.code == 1 and bad in doctor.text, f"damaged line: the doctor says {doctor.text[:200]!r}")
    context.expect("Traceback" not in doctor.text, "damaged line: the doctor shows a traceback")
    try:
        await server.start()
    except RuntimeError as error:
        context.violation(f"damaged line: the server does not start ({str(error).strip()[-120:]})")
        execute(server.file, "delete from tables where id = ?", bad)
        server.check_log(*ERRORS, "")
        return
    context.expect(await answers(server, good) == 200, "damaged line: another table is not shown")
    status = await answers(server, bad)
    context.expect(400 <= status < 600 and status != 500, f"damaged line: that table is answered with {status}")
    await server.stop(*ERRORS, "http://", str(server.folder))


async def spoiled(context: Context, server: Command, why: str, spoil: Callable[[Path], object]) -> None:
    """Spoil the file, see that it is refused and left alone, put it back, and see that all is well again."""
    sound = server.folder.with_name(f"{server.folder.name}-sound")
    shutil.copytree(server.folder, sound)
    spoil(server.file)
    before = server.file.read_bytes()
    await refuses_to_start(context, server, why, DAMAGED)
    context.expect(server.file.read_bytes() == before, f"{why}: the file was changed")
    shutil.rmtree(server.folder)
    sound.rename(server.folder)
    await server.start()
    context.expect((await make(server))[0] == 201, f"{why}: no table can be made afterwards")
    await server.stop("http://", str(server.folder))


def execute(file: Path, statement: str, *values: str) -> None:
    """Change a database behind the server's back."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(statement, values)


FAULTS = {
    "disk full": full_disk,
    "second server": second_server,
    "rubbish": rubbish,
    "newer schema": newer_schema,
    "read-only": read_only,
    "damaged line": damaged_line,
}
