"""The lock files: exact versions with their hashes, and no address they came from."""

from __future__ import annotations

import hashlib
import sys
import tomllib
from pathlib import Path

from tools.bootstrap import installer
from tools.shell import ROOT, call, our_turn, told

PROJECT = ROOT / "pyproject.toml"
FOLDER = ROOT / "requirements"
RUN = FOLDER / "run.lock"
LOCKS: dict[str, list[str | Path]] = {
    "installer": ["--group", f"{PROJECT}:installer"],
    "node": ["--group", f"{PROJECT}:node"],
    "run": [PROJECT, "--extra", "charts"],
    "peers": [PROJECT, "--extra", "peers", "--constraints", RUN],
    "ray": [PROJECT, "--extra", "charts", "--extra", "ray", "--constraints", RUN],
    "research": [PROJECT, "--extra", "research", "--constraints", RUN],
    "build": [PROJECT, "--group", f"{PROJECT}:build", "--constraints", RUN],
    "check": [PROJECT, "--extra", "charts", "--extra", "research", "--group", f"{PROJECT}:check", "--constraints", RUN],
}
HOW = ["--universal", "--python-version=3.11", "--only-binary=:all:", "--generate-hashes"]
STYLE = ["--no-annotate", "--no-header"]


def main() -> None:
    """Make all lock files; versions that still fit stay, unless --upgrade is given."""
    with our_turn():
        uv = installer()
        for name, what in LOCKS.items():
            file = FOLDER / f"{name}.lock"
            with told(f"locking {name}"):
                call(uv, "pip", "compile", *HOW, *STYLE, *what, *sys.argv[1:], "--output-file", file)
            file.write_text(f"{mark()}\n{file.read_text()}")


def in_step() -> bool:
    """Whether every lock file was made from what pyproject.toml says now."""
    old = [name for name in LOCKS if first_line(FOLDER / f"{name}.lock") != mark()]
    if old:
        print(f"older than pyproject.toml: {', '.join(old)}; run tools/lock")
    return not old


def mark() -> str:
    """The first line of a lock file: a digest of all that pyproject.toml asks for."""
    project = tomllib.loads(PROJECT.read_text())
    asked = [project["build-system"], project["dependency-groups"]]
    asked += [project["project"].get(key) for key in ("requires-python", "dependencies", "optional-dependencies")]
    return f"# tools/lock made this of {hashlib.sha256(repr(asked).encode()).hexdigest()[:20]}"


def first_line(file: Path) -> str:
    """The first line of a file, if there is one."""
    return file.read_text().partition("\n")[0] if file.is_file() else ""
