"""Serve the built page with the real server, for trying it out: python web/dev/serve.py [PORT], with src on the path."""

import asyncio
import sys
import tempfile
from pathlib import Path

from cavale.server.run import server_of
from cavale.server.settings import Settings

if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    dist = Path(__file__).resolve().parents[1] / "dist"
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(server_of(Settings(Path(folder), port=port, static=dist, tables_per_address=0)).serve())
