"""Build hook: the wheel also carries the browser's part and, where a C compiler is found, the compiled engine.

CAVALE_COMPILE = auto (the default: compile where possible) | 0 (never) | 1 (fail where impossible)
                 | later (not now: tools/compile_later.py does it in the background)
CAVALE_UI      = 0 (leave the browser's part out)
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools import compiler, node, ui


class CavaleBuildHook(BuildHookInterface[Any]):
    """What hatchling calls while it makes the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiling needs (mypyc, and whatever the code imports, for its types), and a Node if there is none."""
        groups = self.metadata.config["dependency-groups"]
        compiling = [] if compiler.obstacle() else [*groups["build"], *self.metadata.core.dependencies]
        return compiling + (groups["node"] if ui.wanted() and not node.find() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add to the wheel what is not in the source tree."""
        with ThreadPoolExecutor() as pool:
            browser = pool.submit(self.browser_files)
            engine = self.compiled_engine()
        build_data["force_include"].update(browser.result())
        if engine:
            build_data["force_include"].update(engine)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def browser_files(self) -> dict[str, str]:
        """The folder of the browser's files with its place in the wheel; none if they are not wanted."""
        if not ui.wanted():
            print("cavale: nothing to play in a browser: CAVALE_UI=0 asks for it", file=sys.stderr)
            return {}
        try:
            return {str(ui.built()): "cavale/static"}
        except ui.UiError as error:
            raise SystemExit(str(error)) from None

    def compiled_engine(self) -> dict[str, str]:
        """The compiled modules with their places in the wheel; none where they cannot be compiled."""
        obstacle = compiler.obstacle()
        if obstacle is None:
            mypyc = self.run_mypyc()
            if mypyc.returncode == 0:
                folder = Path(mypyc.stdout.splitlines()[-1])
                return {str(file): str(file.relative_to(folder)) for file in folder.rglob("*.so")}
            print(mypyc.stdout, file=sys.stderr)
            obstacle = f"compiling it failed ({cause(mypyc.stdout)})"
        if os.environ.get("CAVALE_COMPILE") == "1":
            raise SystemExit(f"the engine must be compiled, says CAVALE_COMPILE=1, but: {obstacle}")
        print(f"cavale: the engine runs as plain Python, some fifty times slower: {obstacle}", file=sys.stderr)
        return {}

    def run_mypyc(self) -> subprocess.CompletedProcess[str]:
        """One mypyc call for all modules, in a process of its own."""
        root = Path(self.root)
        cache = root / ".build" / "engine"
        cache.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tools.mypyc_build", str(cache), *self.modules(root)]
        env = {**os.environ, "PYTHONPATH": str(root), "CC": str(compiler.find())}
        return subprocess.run(
            command, cwd=root / "src", env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def modules(self, root: Path) -> list[str]:
        """The files to compile, as seen from src."""
        settings = self.metadata.config["tool"]["cavale"]
        chosen = {file for pattern in settings["compile"] for file in root.glob(pattern)}
        spared = {file for pattern in settings.get("interpret", []) for file in root.glob(pattern)}
        return sorted(str(file.relative_to(root / "src")) for file in chosen - spared if file.name != "__init__.py")


def cause(output: str) -> str:
    """The line that tells best why compiling failed."""
    lines = output.split("\n")
    return next((line for line in lines if re.search(r"\b(error|\w+Error):", line)), lines[-1]).strip()
