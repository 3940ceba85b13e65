"""`./check ray`: the arena on a cluster of two nodes on this machine plays the very games that it plays without one."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_agent_register_timeout_ms": "100000"}
from ray.cluster_utils import Cluster

STORE = 80_000_000  # bytes of each node for what tasks hand on: as little as Ray allows
PATIENCE = 240  # seconds after which something will never come


def main() -> None:
    """Play on a pool, on the cluster, there again with an end that comes too early, and while a node is lost."""
    with TemporaryDirectory() as folder:
        cluster = Cluster()
        try:
            nodes = [cluster.add_node(num_cpus=1, object_store_memory=STORE, include_dashboard=False) for _ in range(2)]
            cluster.wait_for_nodes()
            compare(Path(folder), cluster.address)
            lose(Path(folder), cluster, nodes[1])
        finally:
            cluster.shutdown()


def compare(folder: Path, address: str) -> None:
    """Hold what comes out against each other."""
    pool = figures(folder / "pool.json")
    there = figures(folder / "ray.json", "--ray", address, "--keep", str(folder / "kept"))
    assert there == pool, "other games are played on the cluster"

    cut = folder / "cut"
    words = ["--ray", address, "--keep", str(cut)]
    running = begun(folder / "never.json", *words)
    running.kill()
    assert running.wait(PATIENCE) != 0, "it was over before it could be killed"
    before = lines(cut)
    assert figures(folder / "resumed.json", *words) == pool, "going on leads elsewhere"
    print(f"12 games are the same on all cores, on two nodes, and on these again after a kill at {before - 1}")


def lose(folder: Path, cluster: Cluster, node: Any) -> None:
    """Take a node away while games are played on it."""
    many = ["--games", "400"]
    pool = figures(folder / "many.json", *many)
    kept, file = folder / "lost", folder / "lost.json"
    running = begun(file, *many, "--ray", cluster.address, "--keep", str(kept))
    cluster.remove_node(node, allow_graceful=False)
    before = lines(kept)
    assert before < 400, "it was over before a node could be lost"
    assert running.wait(PATIENCE) == 0, "it does not go on without a node"
    assert read(file) == pool, "without a node other games are played"
    print(f"400 games are the same although a node was lost after {before - 1}")


def begun(file: Path, *words: str) -> "subprocess.Popen[bytes]":
    """Start the arena; return it when some games are over."""
    kept = Path(words[words.index("--keep") + 1])
    running = subprocess.Popen(command(file, *words), stdout=subprocess.DEVNULL)
    until = time.monotonic() + PATIENCE
    while lines(kept) < 4 and running.poll() is None:
        assert time.monotonic() < until, "no game comes"
        time.sleep(0.01)
    return running


def figures(file: Path, *words: str) -> Any:
    """Run the arena; return its figures."""
    subprocess.run(command(file, *words), check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    return read(file)


def read(file: Path) -> Any:
    """Return the figures in a file but for how long bots thought."""
    found = json.loads(file.read_text())
    for standing in found["standings"]:
        del standing["milliseconds"]
    return found


def command(file: Path, *words: str) -> list[str]:
    """Return a command line whose games take long enough to be cut short, and not longer."""
    what = ["arena", "cartagena", "--bots", "greedy,random", "--seats", "3", "--json", str(file)]
    games = [] if "--games" in words else ["--games", "12"]
    return [sys.executable, "-P", "-m", "cavale", *what, *games, *words]


def lines(file: Path) -> int:
    """Return how many whole lines a file has so far."""
    return file.read_bytes().count(b"\n") if file.exists() else 0


if __name__ == "__main__":
    main()
