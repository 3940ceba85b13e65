"""A game's rulebook: its paragraphs by number, its examples as boards."""

import re
from dataclasses import dataclass, field

from rich.markdown import Markdown

from cavale.engine import examples
from cavale.engine.core.state import SPECTATOR
from cavale.engine.game import Game
from cavale.engine.text import Problem, shown
from cavale.terminal.board import Trace
from cavale.terminal.picture import Picture
from cavale.terminal.screen import Screen
from cavale.terminal.story import last_trace

EXAMPLE = re.compile(r"^\[example ([\w-]+)\]$", re.MULTILINE)


@dataclass
class Section:
    """A heading with the paragraphs below it."""

    title: str
    paragraphs: dict[str, str] = field(default_factory=dict)


class Rulebook:
    """The rules of a game in the screen's language."""

    def __init__(self, screen: Screen, game: Game) -> None:
        self.screen = screen
        self.game = game
        self.folder = game.folder / "rulebook"
        self.text = (self.folder / f"{screen.language}.md").read_text(encoding="utf-8")
        self.sections = self.read()
        self.numbers = [number for section in self.sections for number in section.paragraphs]

    def read(self) -> list[Section]:
        """Return the sections of the text that have paragraphs."""
        sections: list[Section] = []
        number = ""
        start = re.compile(rf"\*\*({self.game.code}-\d+)\*\*")
        for line in self.text.splitlines():
            if line.startswith("#"):
                sections.append(Section(line.lstrip("# ")))
                number = ""
                continue
            if found := start.match(line):
                number = found[1]
            if number:
                written = sections[-1].paragraphs
                written[number] = f"{written[number]}\n{line}" if number in written else line
        return [section for section in sections if section.paragraphs]

    def show(self) -> None:
        """Show all of it; of an example, only where to see it."""
        text = EXAMPLE.sub(lambda found: f"*{self.where_to_see(found[1])}*", self.text)
        self.screen.show(Markdown(text))

    def where_to_see(self, example: str) -> str:
        """Return in words how to have an example drawn."""
        number = next(number for number in self.numbers if f"[example {example}]" in self.find(number))
        return self.screen.words("terminal-rules-example", example=example, game=self.game.name, number=number)

    def show_contents(self) -> None:
        """Show which paragraphs are about what."""
        for section in self.sections:
            numbers = list(section.paragraphs)
            span = numbers[0] if len(numbers) == 1 else f"{numbers[0]} – {numbers[-1]}"
            self.screen.show(f"{span:<14} {section.title}")
        self.screen.tell("terminal-rules-how", game=self.game.name, example=self.numbers[0])

    def show_paragraph(self, name: str) -> None:
        """Show one paragraph, with its examples drawn."""
        text, *more = EXAMPLE.split(self.find(name))
        self.screen.show(Markdown(text))
        for example, comment in zip(more[::2], more[1::2], strict=True):
            self.show_example(example)
            self.screen.show("", Markdown(comment))

    def find(self, name: str) -> str:
        """Return the paragraph of a number, with or without the game's letters."""
        wanted = name.upper() if "-" in name else f"{self.game.code}-{name}"
        for section in self.sections:
            if wanted in section.paragraphs:
                return section.paragraphs[wanted]
        raise Problem("terminal-no-paragraph", name=shown(name), first=self.numbers[0], last=self.numbers[-1])

    def show_example(self, name: str) -> None:
        """Draw an example: how it begins and how it ends, and what is played in between."""
        match = examples.example(self.game, name)
        begin, end = self.game.view.view(match.start(), SPECTATOR), match.view(SPECTATOR)
        picture = Picture(self.screen, self.game, begin, match.names)
        self.screen.show("")
        self.screen.tell("terminal-example", style="bold", name=name, game=self.game.name)
        picture.show_pair((begin, Trace()), (end, last_trace(match, end)))
        for actor, told in match.story(SPECTATOR):
            picture.tell(actor, told.text)
