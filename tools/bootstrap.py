"""Set-up shared by ./run and ./check: Python's standard library only."""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import compiler

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
LOG = BUILD / "set-up.log"
ENVIRONMENTS = {"run": ".venv", "check": ".venv-check", "peers": ".venv-peers"}  # of requirements/NAME.lock
WHEEL_PARTS = ("src/**/*", "pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "requirements/build.lock")
WHEEL_TOOLS = ("tools/compiler.py", "tools/mypyc_build.py")


NOTE = "cavale: "  # begins the lines of the build hook that are for the user


class SetupError(Exception):
    """Set-up cannot go on; the message says why and what would help."""


def prepare(name: str) -> Path:
    """The Python of an environment that holds what its lock file names and this tree's wheel."""
    with troubles_told():
        return set_up(name)


def set_up(name: str) -> Path:
    """Do what of the set-up is not done yet."""
    env = ROOT / ENVIRONMENTS[name]
    python, stamp = env / "bin" / "python", env / "set-up-of"
    lock = ROOT / "requirements" / f"{name}.lock"
    packages, product = digest(env, files=[lock]), wheel_key()
    if done(stamp) == [packages, product] and os.access(python, os.X_OK):
        return python
    with our_turn():
        uv = installer()
        if done(stamp)[:1] != [packages] or not os.access(python, os.X_OK):
            stamp.unlink(missing_ok=True)
            with told(f"installing the packages of {lock.relative_to(ROOT)}"):
                call(uv, "venv", "--clear", "--python", sys.executable, env)
                call(uv, "pip", "install", "--python", python, "--require-hashes", "-r", lock)
            stamp.write_text(packages)
        if done(stamp) != [packages, product]:
            wheel = built_wheel(uv, python, product)
            stamp.write_text(packages)
            call(uv, "pip", "install", "--python", python, "--no-deps", "--reinstall", wheel)
            stamp.write_text(f"{packages}\n{product}")
    return python


@contextmanager
def troubles_told() -> Iterator[None]:
    """End with a message where set-up cannot go on."""
    try:
        yield
    except KeyboardInterrupt:
        raise SystemExit("\ninterrupted: the next start takes the set-up up again") from None
    except (SetupError, OSError) as error:
        raise SystemExit(f"the set-up failed: {error}") from None


def done(stamp: Path) -> list[str]:
    """What an environment holds: the digest of its packages, then of its wheel."""
    return stamp.read_text().split() if stamp.is_file() else []


def installer() -> Path:
    """The uv that installs everything else."""
    env = BUILD / "installer"
    lock = ROOT / "requirements" / "installer.lock"
    stamp, uv = env / "set-up-of", env / "bin" / "uv"
    wanted = digest(env, files=[lock])
    if done(stamp) != [wanted] or not os.access(uv, os.X_OK):
        need_venv()
        with told("installing uv"):
            call(sys.executable, "-m", "venv", "--clear", env)
            call(env / "bin" / "pip", "--disable-pip-version-check", "install", "--require-hashes", "-r", lock)
        stamp.write_text(wanted)
    return uv


def need_venv() -> None:
    """See to it that python -m venv works: Debian has it in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if not shutil.which("apt-get"):
        raise SetupError("this Python has no ensurepip, so it cannot make virtual environments")
    if os.geteuid() != 0:
        raise SetupError(f"python3 cannot make virtual environments here; first: sudo apt-get install {package}")
    with told(f"installing {package}"):
        call("apt-get", "update", "-qq")
        call("apt-get", "install", "-y", "-qq", "--no-install-recommends", package)


def wheel_key() -> str:
    """What the wheel depends on."""
    named = {file for pattern in (*WHEEL_PARTS, *WHEEL_TOOLS) for file in ROOT.glob(pattern)}
    sources = [file for file in named if "__pycache__" not in file.parts]
    settings = [os.environ.get(name) for name in ("CAVALE_COMPILE", "CFLAGS")]
    return digest(settings, compiler.find(), compiler.obstacle(), files=sources)


def built_wheel(uv: Path, python: Path, key: str) -> Path:
    """The wheel of this tree, built once for all environments."""
    folder = BUILD / "wheels" / key
    if not folder.is_dir():
        new = BUILD / "wheels" / "new"
        shutil.rmtree(new, ignore_errors=True)
        what = "building Cavale" if compiler.obstacle() else "building Cavale, compiling the engine"
        with told(what):
            locked = f"--build-constraints={ROOT}/requirements/build.lock"
            output = call(
                uv, "build", "--wheel", "--python", python, locked, "--require-hashes", "--out-dir", new, ROOT
            )
        (new / "log").write_text(output)
        new.rename(folder)
        print(build_notes(), end="", file=sys.stderr)
    return next(folder.glob("*.whl"))


def build_notes() -> str:
    """What the build of this tree's wheel had to tell its user: nothing, if the engine is compiled."""
    lines = (BUILD / "wheels" / wheel_key() / "log").read_text().splitlines()
    return "".join(f"{line.removeprefix(NOTE)}\n" for line in lines if line.startswith(NOTE))


def digest(*facts: object, files: Iterable[Path]) -> str:
    """One word for the interpreter, the given facts and the contents of the given files."""
    total = hashlib.sha256(repr((sys.implementation.cache_tag, sysconfig.get_platform(), *facts)).encode())
    for file in sorted(files):
        if file.is_file():
            content = file.read_bytes()
            total.update(f"\n{file.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return total.hexdigest()[:20]


def call(*command: str | Path) -> str:
    """Run a command quietly; its output."""
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "DEBIAN_FRONTEND": "noninteractive"}
    with LOG.open("a+") as log:
        print("$", *command, file=log, flush=True)
        start = log.tell()
        result = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)
        log.seek(start)
        output = log.read()
    if result.returncode:
        last = "".join(f"\n  {line}" for line in output.splitlines()[-8:])
        raise SetupError(f"{Path(command[0]).name} said{last}\n(the whole of it: {LOG.relative_to(ROOT)})")
    return output


@contextmanager
def told(what: str) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    print(f"{what} … ", end="", file=sys.stderr, flush=True)
    began = time.monotonic()
    try:
        yield
    except SetupError:
        print("failed", file=sys.stderr)
        raise
    print(f"{time.monotonic() - began:.0f} s", file=sys.stderr)


@contextmanager
def our_turn() -> Iterator[None]:
    """Keep other set-ups of this tree waiting."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("another set-up is at work here: waiting for it", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        (BUILD / "wheels").mkdir(exist_ok=True)
        yield
