"""The browser's part in web/: its packages, and the files that the server sends, built once for the same sources.

CAVALE_UI = 0 leaves it out
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tools import node

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CACHE = ROOT / ".build" / "ui"
NO_SOURCES = {"node_modules", "dist", "tests", "dev"}
NEED = "Node {}.{} or newer with npm, or a network to get it from; CAVALE_UI=0 does without".format(*node.LEAST)


class UiError(Exception):
    """The browser's part cannot be made; the message says why and what would help."""


def wanted() -> bool:
    """Whether the browser's part is to be made."""
    return os.environ.get("CAVALE_UI") != "0"


def built() -> Path:
    """The folder of the files for the browser: made now, or kept from the last time that the sources were the same."""
    done = CACHE / fingerprint()
    if not done.is_dir():
        install()
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="new-", dir=CACHE) as folder:
            new = Path(folder) / "static"
            vite = program("vite/bin/vite.js", "build", "--outDir", str(new), "--emptyOutDir", "--logLevel", "warn")
            if vite.returncode:
                raise failure("the browser's part could not be built (CAVALE_UI=0 does without)", vite.stdout)
            new.rename(done)
    return done


def sources() -> list[Path]:
    """The files that the built ones are made of."""
    parts = [part for part in WEB.glob("*") if part.name not in NO_SOURCES]
    return sorted(file for part in parts for file in (part, *part.rglob("*")) if file.is_file())


def fingerprint() -> str:
    """A word that changes with whatever the built files depend on."""
    facts = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        facts.update(f"\n{file.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return facts.hexdigest()[:16]


def install() -> None:
    """Put the locked packages into web/node_modules, unless they are there."""
    if installed():
        return
    npm = run(*node_to_take().npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    if npm.returncode:
        raise failure("npm could not install the packages of the browser's part: is there a network?", npm.stdout)


def installed() -> bool:
    """Whether web/node_modules holds what the lock file names; what is optional may be missing."""
    there, asked = (packages(WEB / file) for file in ("node_modules/.package-lock.json", "package-lock.json"))
    needed = {place for place, package in asked.items() if not package.get("optional")}
    same = all(package.get("integrity") == asked.get(place, {}).get("integrity") for place, package in there.items())
    return bool(there) and same and needed <= there.keys()


def packages(file: Path) -> dict[str, dict[str, Any]]:
    """The packages that a lock file of npm names, by their places."""
    known = json.loads(file.read_text())["packages"] if file.is_file() else {}
    return {place: package for place, package in known.items() if place}


def failure(what: str, output: str) -> UiError:
    """What went wrong, all that was said of it, and in the last line what tells best."""
    lines = output.splitlines()
    cause = next((line for line in lines if re.search(r"Error: |^npm error ", line)), "".join(lines[-1:]))
    return UiError(f"{output}\n{what}\n{cause.strip()}")


def program(script: str, *words: str, aloud: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a program of web/node_modules."""
    return run(str(node_to_take().program), f"node_modules/{script}", *words, aloud=aloud)


def run(*command: str, aloud: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a command in web/; its output is kept, unless it is to be seen at once."""
    output = None if aloud else subprocess.PIPE
    env = node.settings(node_to_take())
    return subprocess.run(
        command, cwd=WEB, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, text=True
    )


def node_to_take() -> node.Node:
    """The Node that runs it all."""
    found = node.find()
    if not found:
        raise UiError(f"the browser's part needs {NEED}")
    return found
