"""Weights from moments and who won: the likeliest ones, none of them below nothing."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from cavale.training.play import Sample

RIDGE: Final = 1e-3  # keeps weights small that moments say little about
STEPS: Final = 60
CLOSE: Final = 1e-7  # a slope that is as good as level
DIGITS: Final = ".4g"  # of a weight, as it is written


def chances(sample: Sample, weights: Sequence[float]) -> list[float]:
    """Return each seat's chance to win, as the judgement reckons it."""
    totals = [sum(weight * figure for weight, figure in zip(weights, row, strict=True)) for row in sample.figures]
    best = max(totals)
    parts = [exp(total - best) for total in totals]
    return [part / sum(parts) for part in parts]


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """Return how surprising the winners were, on average; 0 if all were foreseen."""
    total = 0.0
    for sample in samples:
        for part, won in zip(chances(sample, weights), sample.shares, strict=True):
            if won > 0:
                total -= won * log(max(part, 1e-12))
    return total / len(samples)


def fit(samples: Sequence[Sample], start: Sequence[float]) -> tuple[float, ...]:
    """Return the weights by which the winners are least surprising, by Newton's method, from some to start with.

    A feature is what is good to have: a weight below nothing would only take back what others say too much, and a bot
    that follows it would do odd things. So weights stop at 0.
    """
    count = len(start)
    ridge = [RIDGE * spread for spread in spreads(samples, count)]
    weights = list(start)
    now = penalised(samples, weights, ridge)
    for _ in range(STEPS):
        slope, curve = derivatives(samples, weights, ridge)
        free = [at for at in range(count) if weights[at] > 0 or slope[at] < 0]
        if all(abs(slope[at]) < CLOSE for at in free):
            break
        step = solve([[curve[one][other] for other in free] for one in free], [-slope[at] for at in free])
        size = 1.0
        while size > 1e-6:
            tried = weights[:]
            for at, by in zip(free, step, strict=True):
                tried[at] = max(0.0, weights[at] + size * by)
            then = penalised(samples, tried, ridge)
            if then < now:
                break
            size /= 2
        else:
            break
        weights, now = tried, then
    return rounded(weights)


def scaled(samples: Sequence[Sample], weights: Sequence[float]) -> tuple[float, ...]:
    """Return weights in the same proportions, all so much greater or smaller that chances turn out as reckoned."""
    sums = [
        Sample(tuple((sum(w * f for w, f in zip(weights, row, strict=True)),) for row in sample.figures), sample.shares)
        for sample in samples
    ]
    (factor,) = fit(sums, (1.0,))
    return rounded([factor * weight for weight in weights])


def rounded(weights: Sequence[float]) -> tuple[float, ...]:
    """Return weights as they are written."""
    return tuple(float(format(weight, DIGITS)) for weight in weights)


def penalised(samples: Sequence[Sample], weights: Sequence[float], ridge: Sequence[float]) -> float:
    """Return what is made as small as possible."""
    return loss(samples, weights) + sum(r * w * w / 2 for r, w in zip(ridge, weights, strict=True))


def spreads(samples: Sequence[Sample], count: int) -> list[float]:
    """Return by how much seats differ in each feature, squared; a little at least."""
    totals = [1e-6] * count
    for sample in samples:
        for at in range(count):
            column = [row[at] for row in sample.figures]
            mean = sum(column) / len(column)
            totals[at] += sum((figure - mean) ** 2 for figure in column) / len(column) / len(samples)
    return totals


def derivatives(
    samples: Sequence[Sample], weights: Sequence[float], ridge: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Return the slope of what is made small in each weight, and how it bends."""
    count = len(weights)
    slope = [r * w for r, w in zip(ridge, weights, strict=True)]
    curve = [[ridge[one] if one == other else 0.0 for other in range(count)] for one in range(count)]
    share = 1.0 / len(samples)
    for sample in samples:
        parts = chances(sample, weights)
        rows = sample.figures
        mean = [0.0] * count
        for part, row in zip(parts, rows, strict=True):
            for at in range(count):
                mean[at] += part * row[at]
        for part, won, row in zip(parts, sample.shares, rows, strict=True):
            off = [row[at] - mean[at] for at in range(count)]
            for one in range(count):
                slope[one] += share * (part - won) * row[one]
                by = share * part * off[one]
                line = curve[one]
                for other in range(count):
                    line[other] += by * off[other]
    return slope, curve


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations, by elimination with the largest pivot."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[row][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
