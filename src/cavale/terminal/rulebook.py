"""A game's rulebook: its paragraphs by number, its examples as boards."""

import re
from dataclasses import dataclass, field

from rich.markdown import Markdown

from cavale.engine.core.state import SPECTATOR
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.replay import replay
from cavale.engine.text import Problem
from cavale.terminal.board import Trace
from cavale.terminal.files import read_record
from cavale.terminal.picture import Picture
from cavale.terminal.screen import Screen
from cavale.terminal.story import events, last_trace

EXAMPLE = re.compile(r"^\[example ([\w-]+)\]$", re.MULTILINE)


@dataclass
class Section:
    """A heading with the paragraphs below it."""

    title: str
    paragraphs: dict[str, str] = field(default_factory=dict)


class Rulebook:
    """The rules of a game in the screen's language."""

    def __init__(self, screen: Screen, game: Game) -> None:
        self.screen = screen.for_game(game)
        self.game = game
        self.folder = game.folder / "rulebook"
        self.text = (self.folder / f"{screen.language}.md").read_text(encoding="utf-8")
        self.sections = self.read()

    def read(self) -> list[Section]:
        """Return the sections of the text."""
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
        """Show all of it; an example as where to find it."""
        hint = f"*{self.screen.words('terminal-rules-example', game=self.game.name)}*"
        self.screen.show(Markdown(EXAMPLE.sub(lambda found: hint.replace("EXAMPLE", found[1]), self.text)))

    def show_contents(self) -> None:
        """Show which paragraphs are about what."""
        for section in self.sections:
            numbers = list(section.paragraphs)
            few = numbers[0] if len(numbers) == 1 else f"{numbers[0]} – {numbers[-1]}"
            self.screen.show(f"{few:<14} {section.title}")
        self.screen.tell("terminal-rules-how", game=self.game.name, example=numbers[0])

    def show_paragraph(self, name: str) -> None:
        """Show one paragraph, with its examples drawn."""
        text = self.find(name)
        self.screen.show(Markdown(EXAMPLE.sub("", text).strip()))
        for example in EXAMPLE.findall(text):
            self.show_example(example)

    def find(self, name: str) -> str:
        """Return the paragraph of a number, with or without the game's letters."""
        wanted = name.upper() if "-" in name else f"{self.game.code}-{name}"
        numbers = [number for section in self.sections for number in section.paragraphs]
        for section in self.sections:
            if wanted in section.paragraphs:
                return section.paragraphs[wanted]
        raise Problem("terminal-no-paragraph", name=name[:20], first=numbers[0], last=numbers[-1])

    def example(self, name: str) -> Match:
        """Return the match of an example."""
        record = read_record(self.folder / "examples" / f"{name}.record")
        return replay(record, {self.game.name: self.game})

    def show_example(self, name: str) -> None:
        """Draw an example: how it begins, what is played, how it ends."""
        match = self.example(name)
        begin = self.game.view.view(match.start(), SPECTATOR)
        picture = Picture(self.screen, self.game, begin, match.names)
        self.screen.show("", self.screen.bold_words("terminal-example", name=name))
        picture.show(begin, Trace())
        played = events(match, SPECTATOR)
        for event in played:
            self.screen.show("", picture.chip(event.actor) + self.screen.say(event.text))
        if played:
            end = match.view(SPECTATOR)
            picture.show(end, last_trace(match, end))
