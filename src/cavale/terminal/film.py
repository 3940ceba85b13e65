"""A match as a film: a frame for every entry of its record, seen from one seat."""

from collections.abc import Iterator
from typing import NamedTuple

from cavale.engine.core.state import OVER, SPECTATOR, State
from cavale.engine.eyes import REVEALED, Eyes
from cavale.engine.match import Action, Match
from cavale.engine.story import Chapter, chapters
from cavale.engine.text import Problem, Text, shown
from cavale.terminal.board import Trace, trace
from cavale.terminal.picture import Picture
from cavale.terminal.screen import Screen

ALL = "all"
PUBLIC = "public"


class Frame(NamedTuple):
    """What an entry of the record did, as who acted and its words, and the state after it."""

    events: tuple[tuple[int, Text], ...]
    state: State


class Film:
    """All frames of a match, to be seen in any order."""

    def __init__(self, screen: Screen, match: Match, seat: str | None) -> None:
        self.screen = screen
        self.match = match
        self.game = match.game
        self.eyes = Eyes(match.game, self.find_seat(seat))
        self.frames = [Frame((), match.start()), *map(self.shoot, chapters(match))]
        self.picture = Picture(screen, self.game, self.eyes.view(match.state), match.names)

    def find_seat(self, name: str | None) -> int:
        """Return the seat of a colour, SPECTATOR for what is public, REVEALED for all there is to see."""
        everything = self.match.state.actor == OVER or not self.game.view.hides(self.match.options)
        colours = self.game.seats[: self.match.players]
        if name is None:
            return REVEALED if everything else SPECTATOR
        name = name.casefold()
        if name == ALL and not everything:
            raise Problem("terminal-replay-secret")
        if name in (ALL, PUBLIC):
            return REVEALED if name == ALL else SPECTATOR
        if name not in colours:
            raise Problem("terminal-replay-seat", seat=shown(name), known=", ".join((*colours, PUBLIC, ALL)))
        return colours.index(name)

    def shoot(self, chapter: Chapter) -> Frame:
        """Return the frame of an entry."""
        entry = chapter.entry
        if not isinstance(entry, Action):
            return Frame(((SPECTATOR, Text("terminal-taken-back", {"to": entry.to})),), chapter.after)
        told = self.eyes.tell(chapter.before, entry.moves)
        return Frame(tuple((entry.actor, event.text) for event in told), chapter.after)

    def show(self, number: int) -> None:
        """Show a frame: its number, what happened, and the board after it."""
        self.screen.show("")
        self.screen.tell("terminal-frame", style="bold", number=number, last=len(self.frames) - 1)
        for event in self.frames[number].events:
            self.picture.tell(*event)
        self.picture.show(self.eyes.view(self.frames[number].state), self.trace(number))

    def trace(self, number: int) -> Trace:
        """Return what moved in a frame."""
        if number == 0:
            return Trace()
        scenes = [self.eyes.scene(self.frames[n].state) for n in (number - 1, number)]
        return trace(*scenes)

    def show_all(self) -> None:
        """Show all frames, one below the other."""
        for number in range(len(self.frames)):
            self.show(number)

    def step_through(self) -> None:
        """Show frames as they are asked for: the next, the one before, any; until enough is seen."""
        number = 0
        self.show(number)
        for answer in self.answers():
            if answer in ("", *self.screen.words("terminal-replay-next").split()):
                number += 1
                if number == len(self.frames):
                    break
            elif answer in self.screen.words("terminal-replay-back").split():
                number -= 1
            elif answer.isascii() and answer.isdigit() and len(answer) <= 6:
                number = int(answer)
            else:
                self.screen.tell("terminal-replay-how", last=len(self.frames) - 1)
                continue
            number = max(0, min(number, len(self.frames) - 1))
            self.show(number)

    def answers(self) -> Iterator[str]:
        """Give what is typed, until it is a wish to leave."""
        prompt = self.screen.words("terminal-replay-prompt")
        while (answer := self.screen.ask(prompt).casefold()) not in self.screen.words("terminal-replay-quit").split():
            yield answer
