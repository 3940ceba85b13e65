"""The same rules by hand in C, for games that have such a loop in `loops/`; it is built when it is measured."""

import ctypes
import os
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cavale.bench.contenders import LONGEST
from cavale.bench.measure import Contender
from cavale.engine.game import Game

LOOPS: Final = Path(__file__).parent / "loops"  # GAME.c: whoever adds one adds nothing else
TRIED: Final = ("cc", "gcc", "clang")
FLAGS: Final = ("-O3", "-std=c11", "-shared", "-fPIC")

Loop = Callable[[int, int, int], tuple[int, int]]  # seed, players, most moves: moves played, and their digest


def has_loop(game: Game) -> bool:
    """Tell whether a game's rules are also there in C."""
    return (LOOPS / f"{game.name}.c").is_file()


def find_compiler() -> str | None:
    """Return the command of a C compiler, if there is one."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), *TRIED):
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def build(game: Game, compiler: str) -> Loop:
    """Return a game's loop in C: built in a folder that is gone when it is loaded."""
    with TemporaryDirectory() as folder:
        library = Path(folder) / "loop.so"
        command = [*shlex.split(compiler), *FLAGS, "-o", str(library), str(LOOPS / f"{game.name}.c")]
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
        playout = ctypes.CDLL(str(library)).cavale_playout
    playout.argtypes = [ctypes.c_int64, ctypes.c_int, ctypes.c_int64, ctypes.POINTER(ctypes.c_int64)]
    playout.restype = ctypes.c_int64

    def loop(seed: int, players: int, most: int) -> tuple[int, int]:
        digest = ctypes.c_int64()
        return playout(seed, players, most, digest), digest.value

    return loop


def contender(game: Game, players: int, compiler: str) -> Contender:
    """Return what plays a game after the other in C; Python only starts it."""
    loop = build(game, compiler)
    seeds = count(1)
    return Contender(f"{game.name}-{players}-c", lambda: loop(next(seeds), players, LONGEST)[0])
