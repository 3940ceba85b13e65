"""A course from its first game to its weights, on all cores."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from math import sqrt
from multiprocessing import get_context
from typing import Final, TypeVar

from cavale.arena.run import cores
from cavale.engine.child import obey_parent
from cavale.training.fit import fit, scaled, spreads
from cavale.training.journal import Journal
from cavale.training.plan import GENERATIONS, KEPT, Course, exercises
from cavale.training.play import Lesson, Sample, learn

WHIM: Final = 0.4  # a deviation, as a part of what a feature matters on average
NEAR: Final = 0.3  # … of what this one matters, where weights are to stay near what they are
FAINT: Final = 0.05  # … yet so much of what they matter on average, at least
PACE: Final = 3.0  # how far weights go after the winners'
FLAT: Final = 0.01  # a feature in which seats hardly ever differ

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


@contextmanager
def crew() -> Iterator[ProcessPoolExecutor]:
    """Give as many processes as there are cores; they end with us, however that comes."""
    pool = ProcessPoolExecutor(cores(), get_context("spawn"), obey_parent)
    try:
        yield pool
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def each_done(pool: Executor, work: Callable[[Asked], Answer], tasks: Sequence[Asked]) -> Iterator[Answer]:
    """Give what comes of each task, as soon as it is done."""
    for done in as_completed([pool.submit(work, task) for task in tasks]):
        yield done.result()


def run(
    course: Course, journal: Journal, pool: Executor, progress: Callable[[], None] = lambda: None
) -> tuple[float, ...]:
    """Play generation by generation, each by what the games before have taught; return the last weights.

    What foresees the winner need not be what makes one win: a big hand may come with winning rather than bring it.
    So the fitted weights must first hold their own against the old ones, if they are tried at all. Then all players
    get whims, and the weights go after those of who wins, for whims are drawn by lot. In the end they are scaled to
    foresee as well as they can.
    """
    weights, whims = course.weights, (0.0,) * len(course.weights)
    sides: tuple[tuple[float, ...], ...] = (weights,)
    with journal.open() as file:
        for generation in range(GENERATIONS):
            due = exercises(course, generation, sides, whims)
            left = [exercise for exercise in due if exercise.number not in journal.lessons]
            for _ in range(len(due) - len(left)):
                progress()
            for lesson in each_done(pool, learn, left):
                journal.add(lesson, file)
                progress()
            lessons = [journal.lessons[exercise.number] for exercise in due]  # in this order, whoever was quicker
            fitted = [sample for lesson in lessons if not is_kept(lesson) for sample in lesson.samples]
            if generation == 0 and not course.near:
                sides = (weights, fit(fitted, weights))
                continue
            if generation == 1 and not course.near:
                weights = sides[1] if wins(lessons, 1) > wins(lessons, 0) else weights
            else:
                weights = followed(lessons, weights, whims)
            whims = deviations(fitted, weights, course.near)
            sides = (weights,)
    return scaled(fitted, weights)


def wins(lessons: Sequence[Lesson], side: int) -> float:
    """Return how much more than its due the players of a side won, on average."""
    won = [
        player.share - 1 / len(lesson.players) for lesson in lessons for player in lesson.players if player.side == side
    ]
    return sum(won) / max(1, len(won))


def deviations(samples: Sequence[Sample], weights: Sequence[float], near: bool) -> tuple[float, ...]:
    """Return how much whims differ from weights: in each feature so that it matters as much as in any other.

    Near the weights there are, by as much as each matters: small weights are of use where features differ much, and
    large whims would drown them. A weight that is nothing gets a faint one, or it would stay so.
    """
    sizes = [sqrt(spread) for spread in spreads(samples, len(weights))]
    matters = sqrt(sum((w * size) ** 2 for w, size in zip(weights, sizes, strict=True)) / len(weights))
    evenly = [matters / size if size > FLAT else 0.0 for size in sizes]
    if near:
        return tuple(max(NEAR * w, FAINT * even) for w, even in zip(weights, evenly, strict=True))
    return tuple(WHIM * even for even in evenly)


def followed(lessons: Sequence[Lesson], weights: Sequence[float], whims: Sequence[float]) -> tuple[float, ...]:
    """Return weights nearer to those of the players who won."""
    drift = [0.0] * len(weights)
    players = sum(len(lesson.players) for lesson in lessons)
    for lesson in lessons:
        for player in lesson.players:
            above = (player.share * len(lesson.players) - 1) / players
            for at, by in enumerate(player.whims):
                drift[at] += above * by
    return tuple(max(0.0, w + PACE * by * size) for w, by, size in zip(weights, drift, whims, strict=True))


def is_kept(lesson: Lesson) -> bool:
    """Tell whether a game is kept out of the fit."""
    return lesson.number % KEPT == KEPT - 1
