"""Where words and boards are shown and answers are read, in one language."""

import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from textwrap import fill

from rich.console import Console, RenderableType
from rich.text import Text as Styled

from cavale.engine.text import Speaker, Text, register_messages, resource

try:
    import readline  # while it is there, arrow keys edit what is typed and find earlier lines
except ImportError:
    readline = None  # type: ignore[assignment]

TEXTS = register_messages(Path(__file__).parent / "texts")


def harmless(words: str) -> str:
    """Return words without what could steer a terminal: files and names may hold anything."""
    return "".join(c if c == "\n" or unicodedata.category(c)[0] != "C" else "�" for c in words)


class LateSpeaker(Speaker):
    """Says texts in one language; some files of messages are read when a message is not found in the others."""

    def __init__(self, language: str, folders: Iterable[Path], later: Iterable[Path]) -> None:
        super().__init__(language, folders)
        self.later = list(later)

    def knows(self, key: str) -> bool:
        """Tell whether there is a message of this name."""
        while not self.bundle.has_message(key) and self.later:
            self.bundle.add_resource(resource(self.later.pop(0) / f"{self.language}.ftl"))
        return self.bundle.has_message(key)

    def say(self, text: Text) -> str:
        """Return the text in this speaker's language."""
        self.knows(text.key)
        return super().say(text)


class Screen:
    """A terminal, or a file or pipe in its place."""

    def __init__(self, language: str, more_texts: Iterable[Path] = ()) -> None:
        self.language = language
        self.speaker = LateSpeaker(language, [TEXTS], more_texts)
        self.out = Console(highlight=False, markup=False, emoji=False)

    @property
    def live(self) -> bool:
        """Whether a person sits in front of it, rather than a file or a program."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def plain(self) -> bool:
        """Whether only ASCII can be shown."""
        return self.out.options.ascii_only

    def say(self, text: Text) -> str:
        """Return a text in words."""
        return harmless(self.speaker.say(text))

    def words(self, key: str, **args: int | str | Text) -> str:
        """Return a message in words."""
        return self.say(Text(key, args))

    def knows(self, key: str) -> bool:
        """Tell whether there is a message of this name."""
        return self.speaker.knows(key)

    def strong(self, words: str) -> Styled:
        """Return words that stand out."""
        return Styled(words, "bold")

    def hanging(self, mark: Styled, words: str) -> Styled:
        """Return words after a mark, broken so that nothing stands below the mark."""
        if self.live:
            room = max(20, self.out.width - mark.cell_len)
            words = fill(words, room, break_on_hyphens=False).replace("\n", "\n" + " " * mark.cell_len)
        return mark + words

    def tell(self, key: str, *, style: str = "", **args: int | str | Text) -> None:
        """Show a message."""
        self.show(Styled(self.words(key, **args), style))

    def tell_exactly(self, key: str, **args: int | str | Text) -> None:
        """Show a message that holds something to copy, in one line however long."""
        self.out.print(self.words(key, **args), soft_wrap=True)

    def show(self, *things: RenderableType) -> None:
        """Show things one below the other; long lines are broken for people only."""
        for thing in things:
            self.out.print(thing, soft_wrap=isinstance(thing, str | Styled) and not self.live)

    def complain(self, text: Text) -> None:
        """Say on the error output what is wrong, in one line."""
        err = Console(stderr=True, highlight=False, markup=False, emoji=False)
        line = Styled.assemble((self.words("terminal-mistake"), "bold red"), " ", " ".join(self.say(text).split("\n")))
        err.print(line, soft_wrap=True)

    def clear(self) -> None:
        """Leave nothing to see of what was shown or typed, nor to scroll back to."""
        if self.live:
            self.out.clear()
            self.out.file.write("\x1b[3J")
            if readline is not None:
                readline.clear_history()

    def ask(self, prompt: str) -> str:
        """Return a line that somebody types; `EOFError` when there is nobody any more."""
        self.out.file.flush()
        answer = input(f"{prompt} ")
        if not self.live:
            self.out.print(answer, soft_wrap=True)
        return answer.strip()

    def agree(self, key: str, **args: int | str | Text) -> bool:
        """Ask a question and tell whether the answer is yes; no answer is a no."""
        answer = self.ask(self.words(key, **args)).casefold()
        return answer in self.words("terminal-yes").split()
