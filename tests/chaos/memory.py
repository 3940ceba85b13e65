"""Whether memory stays on a plateau, and its curve as a small picture."""

from collections.abc import Sequence
from statistics import median

MOST = 1.3  # times the middle third that the last third may have
SLACK = 16 * 1024  # kB that an allocator may still gain without a leak
WIDTH, HEIGHT, EDGE = 640, 200, 40


def growth(samples: Sequence[int]) -> str:
    """Return what is wrong with a curve of memory in kB, after its warm-up; nothing if it stays on a plateau.

    The first sample is the server before anyone came. A slow leak hides behind it: therefore what came on top of it
    is compared as well.
    """
    start, third = samples[0], len(samples) // 3
    middle, last = median(samples[third : 2 * third]), median(samples[2 * third :])
    if last > MOST * middle:
        return f"memory grows: {middle / 1024:.0f} MB in the middle, {last / 1024:.0f} MB at the end"
    if last - start > MOST * max(middle - start, 0) + SLACK:
        above, later = (middle - start) / 1024, (last - start) / 1024
        return f"memory grows: {above:.0f} MB above the start in the middle, {later:.0f} MB at the end"
    return ""


def curve(seconds: Sequence[float], samples: Sequence[int]) -> str:
    """Return the curve as an SVG: memory in MB over seconds."""
    far, high = max(seconds[-1], 1), max(samples) / 1024
    points = " ".join(
        f"{EDGE + (WIDTH - 2 * EDGE) * at / far:.1f},{HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * size / 1024 / high:.1f}"
        for at, size in zip(seconds, samples, strict=True)
    )
    bottom = HEIGHT - EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="11">\n<path d="M{EDGE} {EDGE}V{bottom}H{WIDTH - EDGE}" fill="none" stroke="#888"/>\n'
        f'<polyline points="{points}" fill="none" stroke="#06c" stroke-width="1.5"/>\n'
        f'<text x="4" y="{EDGE}">{high:.0f} MB</text>\n<text x="4" y="{bottom}">0</text>\n'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 20}" text-anchor="end">{far:.0f} s</text>\n</svg>\n'
    )


def table(seconds: Sequence[float], samples: Sequence[int], rows: int = 12) -> list[str]:
    """Return some points of the curve as words, evenly spread."""
    step = max(1, len(samples) // rows)
    return [f"{seconds[at]:.0f} s: {samples[at] / 1024:.0f} MB" for at in range(0, len(samples), step)]
