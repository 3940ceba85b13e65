"""Set-up behind ./run and ./check: Python's standard library only."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from tools import compiler, node, system_packages, ui
from tools.shell import BUILD, OFFLINE, ROOT, SetupError, call, our_turn, told

PLACES = {
    "run": ".venv",
    "plain": ".venv-plain",
    "check": ".venv-check",
    "peers": ".venv-peers",
    "ray": ".venv-ray",
    "build": ".build/builder",
    "node": ".build/node",
    "installer": ".build/installer",
}
WHEELS = BUILD / "wheels"
WHEEL_INPUTS = ("src/**/*", "pyproject.toml", "LICENSE", "hatch_build.py", "requirements/build.lock")
WHEEL_TOOLS = ("tools/compiler.py", "tools/mypyc_build.py", "tools/ui.py", "tools/node.py")
WHEELS_KEPT = 8
LOCKS = {"plain": "run"}  # environments with the packages of another
NOTE = "cavale: "  # begins what the build has to tell the user
# Written once here: where Python may or shall not write it itself, every process would compile what it imports anew.
BYTECODE = ("--compile-bytecode",)


class Environment:
    """A virtual environment of the packages in one lock file, and a stamp that tells what is in it."""

    def __init__(self, name: str) -> None:
        self.lock = ROOT / "requirements" / f"{LOCKS.get(name, name)}.lock"
        self.folder = ROOT / PLACES[name]
        self.python = self.folder / "bin" / "python"
        self.stamp = self.folder / "holds"
        self.packages = digest(self.folder, BYTECODE, pins(self.lock), files=[])

    def holds(self, *parts: str) -> bool:
        """Whether these parts are in it, each installed to the end."""
        if not os.access(self.python, os.X_OK) or not self.stamp.is_file():
            return False
        return self.stamp.read_text().split()[: len(parts)] == list(parts)


def pins(lock: Path) -> list[str]:
    """What a lock file asks for; where it was made from says nothing about that."""
    return [line for line in lock.read_text().splitlines() if not line.startswith("#")]


def prepare(name: str) -> Path:
    """The Python of an environment that has its packages and this tree's wheel."""
    env, key = Environment(name), wheel_key()
    if not env.holds(env.packages, key):
        with our_turn():
            furnish(env)
            if not (WHEELS / key).is_dir():
                furnish(Environment("build"))
                need_node()
        with our_turn(f"wheel-{os.environ.get('CAVALE_COMPILE', 'auto')}"):
            wheel = built_wheel(key)
        with our_turn():
            if not env.holds(env.packages, key):
                env.stamp.write_text(env.packages)
                words = ("--python", env.python, "--no-deps", "--reinstall", wheel)
                call(installer(), "pip", "install", *BYTECODE, *words)
                env.stamp.write_text(f"{env.packages} {wheel.parent.name}")
    return env.python


def is_ready(name: str) -> bool:
    """Whether an environment has its packages and this tree's wheel, so that nobody has to wait for it."""
    env = Environment(name)
    return env.holds(env.packages, wheel_key())


def furnish(env: Environment) -> None:
    """Make an environment with its packages, unless they are there."""
    if not env.holds(env.packages):
        uv = installer()
        with told(f"installing {env.lock.relative_to(ROOT)}", OFFLINE):
            call(uv, "venv", "--clear", "--python", sys.executable, env.folder)
            call(uv, "pip", "install", *BYTECODE, "--python", env.python, "--require-hashes", "-r", env.lock)
        env.stamp.write_text(env.packages)


def installer() -> Path:
    """The uv that installs all the rest."""
    env = Environment("installer")
    if not env.holds(env.packages):
        need_venv()
        with told("installing uv", OFFLINE):
            call(sys.executable, "-m", "venv", "--clear", env.folder)
            call(env.python, "-m", "pip", "install", "--retries=1", "--require-hashes", "-r", env.lock)
        env.stamp.write_text(env.packages)
    return env.python.with_name("uv")


def need_venv() -> None:
    """See to it that python3 -m venv works: Debian has it in a package of its own."""
    if not importlib.util.find_spec("ensurepip"):
        system_packages.need("python{}.{}-venv".format(*sys.version_info), "python3 -m venv does not work here")


def need_node() -> None:
    """See to it that there is a Node for the browser's part, if that is wanted."""
    if ui.wanted() and not node.system():
        try:
            furnish(Environment("node"))
        except SetupError as error:
            raise SetupError(f"{error}\nThe browser's part needs {ui.NEED}.") from None


def need_web_packages() -> None:
    """See to it that web/node_modules holds what web/package-lock.json names."""
    need_node()
    if not ui.installed():
        with told("installing web/package-lock.json", OFFLINE):
            try:
                ui.install()
            except ui.UiError as error:
                raise SetupError(str(error)) from None


def need_chromium() -> None:
    """See to it that there is a browser for the tests."""
    if not shutil.which("chromium"):
        system_packages.need("chromium", "the tests in a browser need chromium")


def built_wheel(key: str) -> Path:
    """This tree's wheel, built once for all environments."""
    folder = WHEELS / key
    if not folder.is_dir():
        new = WHEELS / f"new-{key}"
        shutil.rmtree(new, ignore_errors=True)  # half done
        with told("building Cavale" if compiler.obstacle() else "building Cavale, compiling the engine"):
            builder = Environment("build").python
            output = call(builder, "-m", "hatchling", "build", "--target", "wheel", "--directory", new)
        (new / "log").write_text(output)
        if os.environ.get("CAVALE_COMPILE") != compiler.LATER:
            print(build_notes(new), end="", file=sys.stderr)
        discard_old(WHEELS)
        discard_old(BUILD / "engine")
        discard_old(BUILD / "ui")
        if wheel_key() != key:  # somebody is at work on the sources: good for this time only
            return next(new.glob("*.whl"))
        new.rename(folder)
    return next(folder.glob("*.whl"))


def build_notes(folder: Path) -> str:
    """What the build of a wheel had to tell the user: nothing, if the engine was compiled."""
    log = folder / "log"
    lines = log.read_text().splitlines(keepends=True) if log.is_file() else []
    return "".join(line.removeprefix(NOTE) for line in lines if line.startswith(NOTE))


def discard_old(folder: Path) -> None:
    """Keep the newest of the things built."""
    for old in sorted(folder.glob("*"), key=os.path.getmtime)[:-WHEELS_KEPT]:
        shutil.rmtree(old)


def wheel_key() -> str:
    """A word that changes with whatever the wheel depends on."""
    found = {file for pattern in (*WHEEL_INPUTS, *WHEEL_TOOLS) for file in ROOT.glob(pattern)}
    settings = [os.environ.get(name) for name in ("CAVALE_COMPILE", "CAVALE_UI", "CFLAGS")]
    files = [file for file in found if "__pycache__" not in file.parts] + (ui.sources() if ui.wanted() else [])
    return digest(settings, compiler.find(), compiler.obstacle(), files=files)


def digest(*facts: object, files: Iterable[Path]) -> str:
    """A word for the interpreter, some facts and the contents of some files."""
    total = hashlib.sha256(repr((sys.version_info[:2], sys.base_prefix, sysconfig.get_platform(), *facts)).encode())
    for file in sorted(files):
        if file.is_file():
            content = file.read_bytes()
            total.update(f"\n{file.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return total.hexdigest()[:20]
