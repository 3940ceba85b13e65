"""What Linux tells of other processes: their memory, their children, how they were started."""

from pathlib import Path


def memory_of(pid: int) -> int:
    """Return the resident memory of a process, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def children_of(pid: int) -> list[int]:
    """Return the processes that a process started."""
    try:
        return [
            int(word) for listed in Path(f"/proc/{pid}/task").glob("*/children") for word in listed.read_text().split()
        ]
    except OSError:  # it is gone, or one of its threads
        return []


def command_of(pid: int) -> str:
    """Return the command line of a process, or nothing if it is gone."""
    return told(pid, "cmdline")


def environment_of(pid: int) -> str:
    """Return the environment that a process was started with, or nothing if it is gone."""
    return told(pid, "environ")


def told(pid: int, file: str) -> str:
    """Return one of the files about a process in which zeros part the words."""
    try:
        return Path(f"/proc/{pid}/{file}").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""
