"""Print how a server's memory follows its tables while clients come and go: python -m tests.server.churn_curve."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.server.churn import churn
from tests.server.served import Served, served


async def measure(tables: int, moves: int, rounds: int, seed: int, unused: float) -> None:
    """Let clients come and go in rounds; after each, print memory with and without tables."""
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder), unused=unused) as server:
            started = perf_counter()
            print("  seconds   tables made    moves   live   MB then   MB when none is left", flush=True)
            await report(server, 0, 0, 0, server.resident(), 0)
            made = played = 0
            for number in range(rounds):
                done = await churn(server.address, tables=tables // rounds, moves=moves, seed=seed + number)
                made, played = made + done.tables, played + done.moves
                live, resident = await server.live_tables(), server.resident()
                await server.emptied()
                await report(server, made, played, live, resident, perf_counter() - started)
        for generation in range(3):
            pauses = [1000 * seconds for which, seconds in server.pauses() if which == generation] or [0.0]
            share = sum(pauses) / 10 / (perf_counter() - started)
            print(f"generation {generation}: {len(pauses)} collections, ms: middle {median(pauses):.2f}, ", end="")
            print(f"longest {max(pauses):.1f}; {share:.1f} % of the time")


async def report(server: Served, made: int, played: int, live: int, resident: int, seconds: float) -> None:
    """Print one line of the curve."""
    empty = server.resident() / 1024
    print(f"{seconds:9.0f} {made:13,} {played:8,} {live:6} {resident / 1024:9.1f} {empty:9.1f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=20, help="of a table, on average")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unused", type=float, default=1.0, help="seconds until a table leaves the memory")
    wish = parser.parse_args()
    print(sys.version.split()[0], wish, flush=True)
    asyncio.run(measure(wish.tables, wish.moves, wish.rounds, wish.seed, wish.unused))
