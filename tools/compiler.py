"""Whether the engine can be compiled on this machine, and by what."""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
from pathlib import Path

LATER = "later"  # of CAVALE_COMPILE: not now, as it is being compiled elsewhere


def find() -> str | None:
    """The command of a C compiler, if there is one."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def obstacle() -> str | None:
    """Why the engine cannot be compiled here, if it cannot."""
    if os.environ.get("CAVALE_COMPILE") in ("0", LATER):
        return f"CAVALE_COMPILE={os.environ['CAVALE_COMPILE']} asks for it"
    if find() is None:
        return "no C compiler found (on Debian: apt-get install gcc python3-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h found (on Debian: apt-get install python3-dev)"
    return None
