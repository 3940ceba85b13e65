"""Build hook: where a C compiler is found, the wheel also carries the engine compiled by mypyc.

CAVALE_COMPILE = auto (default: compile where possible) | 0 (never) | 1 (fail if impossible)
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools import compiler

PURE = "the engine runs as plain Python, some 20 times slower"
REMEDY = "to compile it, install a C compiler and Python's headers (Debian: apt-get install gcc python3-dev)"


class CavaleBuildHook(BuildHookInterface[Any]):
    """What hatchling calls while it makes the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiling needs: the compiler, and what the code imports, for its types."""
        if compiler.obstacle():
            return []
        return [*self.metadata.config["dependency-groups"]["build"], *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add to the wheel what is not in the source tree."""
        engine = self.compiled_engine()
        if engine:
            build_data["force_include"].update(engine)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compiled_engine(self) -> dict[str, str]:
        """The compiled modules and their places in the wheel; none where they cannot be compiled."""
        must = os.environ.get("CAVALE_COMPILE") == "1"
        why = compiler.obstacle()
        if why is None:
            done = self.run_mypyc()
            if done.returncode == 0:
                folder = Path(done.stdout.splitlines()[-1])
                return {str(file): str(file.relative_to(folder)) for file in folder.rglob("*.so")}
            print(done.stdout, done.stderr, sep="", file=sys.stderr)
            why = f"compiling failed ({reason(done.stdout + done.stderr)})"
        else:
            why = f"{why}; {REMEDY}" if why != "CAVALE_COMPILE=0" else why
        if must:
            raise SystemExit(f"cavale: {why}")
        print(f"cavale: {PURE}: {why}", file=sys.stderr)
        return {}

    def run_mypyc(self) -> subprocess.CompletedProcess[str]:
        """One mypyc call, in a process of its own, with all modules that pyproject.toml names."""
        root = Path(self.root)
        cache = root / ".build" / "engine"
        cache.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tools.mypyc_build", str(cache), *self.modules(root)]
        env = {**os.environ, "PYTHONPATH": str(root), "CC": str(compiler.find())}
        return subprocess.run(command, cwd=root / "src", env=env, capture_output=True, text=True)

    def modules(self, root: Path) -> list[str]:
        """The files to compile, as seen from src."""
        settings = self.metadata.config["tool"]["cavale"]
        chosen = {file for pattern in settings["compile"] for file in root.glob(pattern)}
        spared = {file for pattern in settings.get("interpret", []) for file in root.glob(pattern)}
        return sorted(str(file.relative_to(root / "src")) for file in chosen - spared if file.name != "__init__.py")


def reason(output: str) -> str:
    """The line that says best why compiling failed."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line), lines[-1] if lines else "no output")
