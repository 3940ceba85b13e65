"""What may be played now, as a numbered list that fits a screen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text as Styled

from cavale.engine.scene import Board, Catches, Choice, Preview, Says, Scene
from cavale.engine.text import Text
from cavale.terminal.screen import Screen

SPOKEN = 6  # choices of one touch up to this number are told in words, a line each
NUMBER = "bold cyan"


@dataclass(frozen=True)
class Numbered:
    """A choice with the number to type for it, and what will come of it."""

    number: int
    choice: Choice
    preview: Preview


class Choices:
    """The choices of a scene, those that begin with the same touch together."""

    def __init__(self, screen: Screen, board: Board, scene: Scene, foresee: Callable[[int], Preview]) -> None:
        self.screen = screen
        self.names: dict[str, Text] = {f"space:{space.id}": space.name for space in (*board.spaces, *scene.spaces)}
        self.names |= {f"piece:{piece.id}": piece.name for piece in scene.pieces}
        self.names |= {f"card:{card.id}": card.name for zone in scene.zones for card in zone.cards}
        self.names |= {f"button:{button.id}": button.name for button in scene.buttons}
        firsts = list(dict.fromkeys(choice.path[0] for choice in scene.choices))
        ordered = sorted(scene.choices, key=lambda choice: firsts.index(choice.path[0]))
        self.all = [Numbered(number, choice, foresee(choice.move)) for number, choice in enumerate(ordered, 1)]

    def touch_name(self, thing: str) -> str:
        """Return the name of something to touch: as typed where that says it all (7:5), else in words."""
        kind, _, name = thing.partition(":")
        if kind == "space" and not any(letter.isalpha() for letter in name):
            return name
        said = self.screen.say(self.names[thing])
        return f"{said} ({name})" if kind == "space" and name not in said.split() else said

    def find(self, path: Sequence[str]) -> list[Numbered]:
        """Return the choices whose path begins so."""
        return [each for each in self.all if each.choice.path[: len(path)] == tuple(path)]

    def of(self, move: int) -> Numbered:
        """Return the choice that a move is."""
        return next(each for each in self.all if each.choice.move == move)

    def lines(self) -> list[Styled]:
        """Return the list: a line for each choice told in words, else one or more for each first touch."""
        single = [each for each in self.all if len(each.choice.path) == 1]
        if len(single) <= SPOKEN:
            lines = [self.spoken(each) for each in single]
        else:
            lines = self.columns("", [(each, self.touch_name(each.choice.path[0])) for each in single])
        firsts = dict.fromkeys(each.choice.path[0] for each in self.all if len(each.choice.path) > 1)
        titles = {first: self.touch_name(first) for first in firsts}
        wide = max(map(len, titles.values()), default=0)
        arrow = " > " if self.screen.plain else " → "
        for first, title in titles.items():
            items = [(each, arrow.join(map(self.touch_name, each.choice.path[1:]))) for each in self.find([first])]
            lines += self.columns(f"{title:>{wide}}{arrow}", items)
        if any(warning(each.preview) for each in self.all if each not in single or len(single) > SPOKEN):
            lines.append(Styled(self.screen.words("terminal-turn-signs"), "dim"))
        return lines

    def spoken(self, each: Numbered) -> Styled:
        """Return a choice in words."""
        return self.screen.hanging(Styled(f"{each.number:>3}) ", NUMBER), self.screen.say(each.preview.label))

    def columns(self, title: str, items: list[tuple[Numbered, str]]) -> list[Styled]:
        """Return items in columns after a title, in as many lines as it takes."""
        digits = len(str(len(self.all)))
        wide = max(len(name) for _, name in items) + digits + 5
        in_line = max(1, (self.screen.out.width - len(title)) // wide)
        lines = []
        for start in range(0, len(items), in_line):
            line = Styled(title if start == 0 else " " * len(title), "bold")
            for each, name in items[start : start + in_line]:
                line.append(f"{each.number:>{digits}}) ", NUMBER)
                line.append(f"{name + warning(each.preview):<{wide - digits - 2}}", "not bold")
            line.rstrip()
            lines.append(line)
        return lines


def warning(preview: Preview) -> str:
    """Return the sign of a choice that takes somebody or sets something off."""
    if any(isinstance(effect, Catches) for effect in preview.effects):
        return "×"
    return "!" if any(isinstance(effect, Says) for effect in preview.effects) else ""
