"""A match as readable text: options, seats, then every move. Everything else is derived from it."""

import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from cavale.engine.arguments import items_of, one_line, pairs_of, plain_text, whole_number, wrong
from cavale.engine.text import Problem, Text, shown

FORMAT: Final = 1
LONGEST: Final = 2_000_000  # characters; a match of a thousand turns has some fifty thousand
HEADER: Final = re.compile(r"(game|rules|options|position|date|seat [a-z]+): (.*)")
LINE: Final = re.compile(r"([0-9]{1,6})\. ([a-z]+)((?: \S+)+)")
END: Final = re.compile(r"end: ([0-9]{1,6}) (\S+(?: \S+)*)")
SUM: Final = re.compile(r"sum: ([0-9a-f]{8})")


class RecordProblem(Problem):
    """A record that cannot be read or replayed, with the line and the reason."""

    def __init__(self, line: int, key: str, **args: int | str | Text) -> None:
        super().__init__("record-problem", line=line, reason=Text(key, args))
        self.line = line


@dataclass(frozen=True)
class Line:
    """One entry: who acted, and the words of the action."""

    actor: str  # a colour, `chance`, or `table` for what the players agreed on
    words: tuple[str, ...]
    at: int = 0  # line of the file it was read from


@dataclass(frozen=True)
class Record:
    """A match as written down; `replay` brings it to life."""

    game: str
    version: int  # of the game's rules
    seats: Mapping[str, str]  # colour → name, clockwise
    options: Mapping[str, str]
    lines: tuple[Line, ...]
    end: str = "unfinished"  # or how it ended and the winners
    position: str | None = None  # where it started, if not at the beginning
    date: str | None = None
    at: Mapping[str, int] = field(default_factory=dict)  # header → line of the file, for error messages

    def write(self) -> str:
        """Return the record as text that `read` takes; `Problem` for contents that no text could hold."""
        check_record(self)
        text = "\n".join([*self.head(), "", *self.body(), "", f"end: {len(self.lines)} {self.end}", ""])
        return f"{text}sum: {checksum(text)}\n"

    def head(self) -> Iterator[str]:
        """Give the lines of the header."""
        yield f"cavale record {FORMAT}"
        yield f"game: {self.game}"
        yield f"rules: {self.version}"
        if self.date is not None:
            yield f"date: {self.date}"
        yield f"options: {' '.join(f'{key}={value}' for key, value in sorted(self.options.items()))}"
        for colour, name in self.seats.items():
            yield f"seat {colour}: {name}"
        if self.position is not None:
            yield f"position: {self.position}"

    def body(self) -> Iterator[str]:
        """Give the numbered lines."""
        for number, line in enumerate(self.lines, 1):
            yield f"{number}. {line.actor} {' '.join(line.words)}"


def checksum(text: str) -> str:
    """Return eight digits that change when the text is damaged."""
    return f"{zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}"


def check_record(record: object) -> None:
    """Raise `Problem` for what is no record, or one made by hand that could not be written and read back."""
    if not isinstance(record, Record):
        raise wrong("record", "record", record)
    one_line(record.game, "game")
    whole_number(record.version, "version")
    for header, text in (("position", record.position), ("date", record.date)):
        if text is not None:
            one_line(text, header)
    for name, pairs in (("seats", record.seats), ("options", record.options)):
        for key, value in pairs_of(pairs, name).items():
            one_line(key, name)
            one_line(value, name)
    for line in items_of(record.lines, "lines", "record"):
        if not isinstance(line, Line):
            raise wrong("lines", "record", line)
        check_line(line)
    one_line(record.end, "end")


def check_line(line: Line) -> None:
    """Raise `Problem` for a line made by hand that could not be written and read back."""
    words = items_of(line.words, "words", "record")
    text = " ".join([plain_text(word, "words") for word in words])
    found = LINE.fullmatch(f"1. {plain_text(line.actor, 'actor')} {text}")
    if not found or found[2] != line.actor or found[3].split() != list(words):
        raise RecordProblem(line.at, "record-line", text=shown(text))


def read(data: str | bytes) -> Record:
    """Return the record that a text holds, or raise `RecordProblem` with the line and the reason."""
    if not isinstance(data, str | bytes):
        raise wrong("data", "text", data)
    return Reader(decode(data)).read()


def decode(data: str | bytes) -> str:
    """Return a file's contents as text with plain line ends."""
    if len(data) > LONGEST:
        raise RecordProblem(1, "record-too-long", length=len(data), longest=LONGEST)
    if isinstance(data, str):
        return data.replace("\r\n", "\n")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise RecordProblem(data[: error.start].count(b"\n") + 1, "record-not-text") from None


class Reader:
    """Reads a record line by line, and knows where it is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.split("\n")
        self.number = 0

    def problem(self, key: str, **args: int | str | Text) -> RecordProblem:
        """Return a problem with the line just read."""
        return RecordProblem(self.number, key, **args)

    def next(self) -> str:
        """Return the next line; a record that stops in the middle was cut off."""
        self.number += 1
        if self.number > len(self.lines):
            raise self.problem("record-cut-off")
        return self.lines[self.number - 1]

    def read(self) -> Record:
        """Read the whole record."""
        self.read_format()
        heads, at = self.read_heads()
        lines, end = self.read_lines()
        at["end"] = self.number
        self.read_sum()
        return Record(
            game=heads["game"],
            version=int(heads["rules"]),
            seats={key.removeprefix("seat "): name for key, name in heads.items() if key.startswith("seat ")},
            options=self.read_options(heads["options"], at["options"]),
            lines=lines,
            end=end,
            position=heads.get("position"),
            date=heads.get("date"),
            at=at,
        )

    def read_format(self) -> None:
        """Read the first line, which says what the file is."""
        found = re.fullmatch(r"cavale record ([0-9]{1,6})", self.next())
        if not found:
            raise self.problem("record-foreign")
        if int(found[1]) != FORMAT:
            raise self.problem("record-format", format=int(found[1]), known=FORMAT)

    def read_heads(self) -> tuple[dict[str, str], dict[str, int]]:
        """Read the header down to the empty line."""
        heads: dict[str, str] = {}
        at: dict[str, int] = {}
        while line := self.next():
            found = HEADER.fullmatch(line)
            if not found:
                raise self.problem("record-header", text=shown(line))
            if found[1] in heads:
                raise self.problem("record-header-twice", header=found[1])
            heads[found[1]] = found[2]
            at[found[1]] = self.number
        for needed in ("game", "rules", "options"):
            if needed not in heads:
                raise self.problem("record-header-missing", header=needed)
        if not re.fullmatch(r"[0-9]{1,6}", heads["rules"]):
            raise RecordProblem(at["rules"], "record-rules", text=shown(heads["rules"]))
        return heads, at

    def read_options(self, text: str, at: int) -> dict[str, str]:
        """Read `key=value` pairs."""
        options: dict[str, str] = {}
        for pair in text.split():
            key, equals, value = pair.partition("=")
            if not equals or key in options:
                raise RecordProblem(at, "record-option", text=shown(pair))
            options[key] = value
        return options

    def read_lines(self) -> tuple[tuple[Line, ...], str]:
        """Read the numbered lines and the closing one."""
        lines: list[Line] = []
        while line := self.next():
            found = LINE.fullmatch(line)
            if not found:
                raise self.problem("record-line", text=shown(line))
            if int(found[1]) != len(lines) + 1:
                raise self.problem("record-number", number=int(found[1]), expected=len(lines) + 1)
            lines.append(Line(found[2], tuple(found[3].split()), self.number))
        found = END.fullmatch(self.next())
        if not found:
            raise self.problem("record-end")
        if int(found[1]) != len(lines):
            raise self.problem("record-count", count=len(lines), said=int(found[1]))
        return tuple(lines), found[2]

    def read_sum(self) -> None:
        """Read the checksum, which may be left out in records written by hand, and nothing after it."""
        line = self.next()
        if line:
            found = SUM.fullmatch(line)
            if not found:
                raise self.problem("record-after-end", text=shown(line))
            body = "".join(f"{line}\n" for line in self.lines[: self.number - 1])
            if found[1] != checksum(body):
                raise self.problem("record-sum", expected=checksum(body), found=found[1])
        while self.number < len(self.lines):
            if line := self.next():
                raise self.problem("record-after-end", text=shown(line))
