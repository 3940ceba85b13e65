"""What a run has done so far, a line for each game: after an interruption it goes on from there."""

from pathlib import Path
from typing import IO

import msgspec

from cavale.engine.text import Problem
from cavale.training.plan import Course
from cavale.training.play import Lesson


class Journal:
    """A file that begins with the course and goes on with its games, in the order in which they ended."""

    def __init__(self, path: Path, course: Course, resume: bool) -> None:
        self.path = path
        self.lessons: dict[int, Lesson] = {}
        if not resume:
            if path.exists():
                raise Problem("train-begun", file=str(path))
            path.write_bytes(msgspec.json.encode(course) + b"\n")
        else:
            self.read(course)

    def read(self, course: Course) -> None:
        """Take over what is there; half a line, if the last run ended in the middle of one, is dropped."""
        if not self.path.exists():
            raise Problem("train-not-begun", file=str(self.path))
        data = self.path.read_bytes()
        first, *lines = data[: data.rfind(b"\n") + 1].splitlines(keepends=True) or [b""]
        try:
            begun = msgspec.json.decode(first, type=Course)
            lessons = [msgspec.json.decode(line, type=Lesson) for line in lines]
        except msgspec.DecodeError as error:
            raise Problem("train-damaged", file=str(self.path)) from error
        if begun != course:
            raise Problem("train-other", file=str(self.path))
        self.lessons = {lesson.number: lesson for lesson in lessons}
        with self.path.open("rb+") as file:
            file.truncate(len(first) + sum(map(len, lines)))

    def open(self) -> IO[bytes]:
        """Return the file, to add to."""
        return self.path.open("ab")

    def add(self, lesson: Lesson, file: IO[bytes]) -> None:
        """Keep a game."""
        self.lessons[lesson.number] = lesson
        file.write(msgspec.json.encode(lesson) + b"\n")
        file.flush()
