"""A course from its first game to its weights, on all cores."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

from cavale.arena.play import ready
from cavale.arena.run import cores
from cavale.training.fit import fit
from cavale.training.journal import Journal
from cavale.training.plan import GENERATIONS, KEPT, Course, exercises
from cavale.training.play import Lesson, Sample, learn

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


@contextmanager
def crew() -> Iterator[ProcessPoolExecutor]:
    """Give as many processes as there are cores; they end with us, however that comes."""
    pool = ProcessPoolExecutor(cores(), get_context("spawn"), ready)
    try:
        yield pool
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def each_done(pool: ProcessPoolExecutor, work: Callable[[Asked], Answer], tasks: Sequence[Asked]) -> Iterator[Answer]:
    """Give what comes of each task, as soon as it is done."""
    for done in as_completed([pool.submit(work, task) for task in tasks]):
        yield done.result()


def run(
    course: Course, journal: Journal, pool: ProcessPoolExecutor, progress: Callable[[], None] = lambda: None
) -> tuple[float, ...]:
    """Play generation by generation, each by the weights that all games so far have led to; return the last ones."""
    weights = course.weights
    with journal.open() as file:
        for generation in range(GENERATIONS):
            due = exercises(course, generation, weights)
            left = [exercise for exercise in due if exercise.number not in journal.lessons]
            for _ in range(len(due) - len(left)):
                progress()
            for lesson in each_done(pool, learn, left):
                journal.add(lesson, file)
                progress()
            fitted = [lesson for lesson in played(journal, due[-1].number) if not is_kept(lesson)]
            weights = fit(samples(fitted), weights)
    return weights


def played(journal: Journal, last: int) -> list[Lesson]:
    """Return the games up to some number, in their order: who was quicker does not matter."""
    return [journal.lessons[number] for number in range(last + 1)]


def is_kept(lesson: Lesson) -> bool:
    """Tell whether a game is kept out of the fit."""
    return lesson.number % KEPT == KEPT - 1


def samples(lessons: Sequence[Lesson]) -> list[Sample]:
    """Return all moments of some games."""
    return [sample for lesson in lessons for sample in lesson.samples]
