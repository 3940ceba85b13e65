"""Compile modules in one mypyc call: python -m tools.mypyc_build CACHE MODULE…, run in src; prints the folder made."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from pathlib import Path

import setuptools
from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify

from tools import compiler

OPTIONS = ["--config-file=", f"--cache-dir={os.devnull}", "--ignore-missing-imports"]
# No other library replaces our functions: the C compiler may inline them, and larger ones than it would by itself.
INLINE = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-finline-limit=400"]


def compile_modules(cache: Path, modules: list[str]) -> Path:
    """The folder of the compiled modules: made now, or kept from the last time that the same C code came out."""
    with tempfile.TemporaryDirectory(prefix="new-", dir=cache) as folder:
        new = Path(folder)
        # One C file for all: it compiles fastest, and calls between modules are inlined.
        extensions = mypycify(
            [*OPTIONS, *modules], opt_level="3", debug_level="0", target_dir=f"{new}/c", group_name="cavale"
        )
        for extension in extensions:
            extension.extra_compile_args += [*INLINE, "-Wno-error"]  # of C compilers newer than mypyc
        done = cache / fingerprint(new / "c")
        if not done.is_dir():
            words = ["-q", "build_ext", f"--build-lib={new}/lib", f"--build-temp={new}", f"--parallel={os.cpu_count()}"]
            setuptools.setup(name="cavale-engine", packages=[], ext_modules=extensions, script_args=words)
            (new / "lib").rename(done)
    return done


def fingerprint(folder: Path) -> str:
    """What the compiled result depends on: interpreter, C compiler, its flags and C code."""
    flags = f"{INLINE} {os.environ.get('CFLAGS')}"
    facts = hashlib.sha256(f"{sys.version} {mypy_version} {compiler.find()} {flags}".encode())
    for file in sorted(folder.rglob("*.[ch]")):
        facts.update(file.read_bytes())
    return facts.hexdigest()[:16]


if __name__ == "__main__":
    print(compile_modules(Path(sys.argv[1]), sys.argv[2:]))
