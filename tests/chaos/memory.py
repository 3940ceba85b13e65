"""The memory of a server over time: whether it stays on a plateau, and its curve as a picture."""

from statistics import median
from typing import NamedTuple

MOST = 1.3  # times the middle third that the last third may have
SLACK = 16 * 1024  # kB that an allocator may still gain without a leak
PER_TABLE = (
    10  # kB that may stay of a table that has left; with reference cycles that nobody collects it is 100 and more
)
ENOUGH = 1000  # tables, so that kB a table tell something
WIDTH, HEIGHT, LEFT, EDGE, FOOT = 720, 260, 60, 20, 40
FIRST_STEP = 10


class Point(NamedTuple):
    """One look at a server."""

    seconds: float
    kilobytes: int
    tables: int  # made so far


class Curve:
    """All looks; the first is at the server before anyone came."""

    def __init__(self) -> None:
        self.points: list[Point] = []

    def note(self, seconds: float, kilobytes: int, tables: int) -> None:
        """Add a look."""
        self.points.append(Point(seconds, kilobytes, tables))

    def growth(self) -> str:
        """Return what is wrong with the curve after its warm-up, or nothing.

        What a slow leak gains hides behind what the server needs anyway: so it is also divided by the tables.
        """
        third = len(self.points) // 3
        middle, last = self.points[third : 2 * third], self.points[2 * third :]
        before, after = median(p.kilobytes for p in middle), median(p.kilobytes for p in last)
        tables = median(p.tables for p in last) - median(p.tables for p in middle)
        if after > MOST * before:
            return f"memory grows: {before / 1024:.0f} MB in the middle, {after / 1024:.0f} MB at the end"
        if tables >= ENOUGH and after - before > PER_TABLE * tables:
            return f"memory grows by {(after - before) / tables:.0f} kB a table"
        start = self.points[0].kilobytes
        if after - start > MOST * max(before - start, 0) + SLACK:
            above, later = (before - start) / 1024, (after - start) / 1024
            return f"memory grows: {above:.0f} MB above the start in the middle, {later:.0f} MB at the end"
        return ""

    def words(self, most: int = 12) -> str:
        """Return some points, evenly spread."""
        step = -(-len(self.points) // most)
        return ", ".join(f"{p.seconds:.0f} s: {p.kilobytes / 1024:.0f} MB" for p in self.points[::step])

    def svg(self) -> str:
        """Return a picture: memory in MB over seconds, with how many tables had come and gone."""
        far = max(self.points[-1].seconds, 1.0)
        high = round_up(max(p.kilobytes for p in self.points) / 1024)
        right, bottom = WIDTH - EDGE, HEIGHT - FOOT

        def x(seconds: float) -> float:
            return LEFT + (right - LEFT) * seconds / far

        def y(megabytes: float) -> float:
            return bottom - (bottom - EDGE) * megabytes / high

        line = " ".join(f"{x(p.seconds):.1f},{y(p.kilobytes / 1024):.1f}" for p in self.points)
        rows = [high * part / 4 for part in range(5)]
        grid = "".join(f'<path d="M{LEFT} {y(row):.1f}H{right}" stroke="#ccc" stroke-width=".5"/>' for row in rows)
        sizes = "".join(
            f'<text x="{LEFT - 6}" y="{y(row) + 4:.1f}" text-anchor="end">{row:.0f} MB</text>' for row in rows
        )
        marks = [self.points[round((len(self.points) - 1) * part / 4)] for part in range(5)]
        foot = "".join(
            f'<text x="{x(p.seconds):.1f}" y="{bottom + 16}" text-anchor="middle">{p.seconds:.0f} s</text>'
            f'<text x="{x(p.seconds):.1f}" y="{bottom + 30}" text-anchor="middle">{p.tables:,} tables</text>'
            for p in marks
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
            f'font-size="11" fill="#666">\n<title>Memory of the server while tables come and go</title>\n{grid}\n'
            f'<polyline points="{line}" fill="none" stroke="#06c" stroke-width="1.5"/>\n{sizes}\n{foot}\n</svg>\n'
        )


def round_up(size: float) -> int:
    """Return the next number that four equal steps lead to, each a multiple of ten."""
    return int(-(-size // (4 * FIRST_STEP))) * 4 * FIRST_STEP
