"""What a person may type besides moves: questions, wishes, good-bye."""

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid

from cavale.bots.advice import advise, percent
from cavale.engine.match import Action, Match
from cavale.engine.text import Problem, Text
from cavale.terminal.command import Leave
from cavale.terminal.files import check_new_match, write_whole
from cavale.terminal.rulebook import Rulebook

if TYPE_CHECKING:
    from cavale.terminal.turn import Turn

ITERATIONS = 1000  # of the adviser
SECONDS = 1.0  # at most


class Asides:
    """The words that are not moves, during one turn."""

    def __init__(self, turn: "Turn") -> None:
        self.turn = turn
        self.screen = turn.screen
        self.match = turn.table.match
        self.taken_back = False
        self.words: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "rules": self.rules,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "log": self.log,
            "board": self.board,
            "help": self.help,
            "quit": self.quit,
        }

    def answer(self, line: str) -> bool:
        """Do what a line asks for, in the player's language or in English; False if it is none of these words."""
        first, _, rest = line.partition(" ")
        for word, act in self.words.items():
            if plain(first) in (word, plain(self.screen.words(f"terminal-word-{word}"))):
                act(rest.strip())
                return True
        return False

    def why(self, wish: str) -> None:
        """Say why a move is refused, or what it would do."""
        turn = self.turn
        if not wish:
            raise Problem("terminal-why-what", example=turn.choices.all[0].choice.notation)
        if (move := turn.find_legal(wish)) is None and (path := turn.touched(wish)):
            move = turn.touch(path)
            if move is None:
                return
        if move is None:
            raise turn.refusal(wish)
        self.screen.tell("terminal-why-allowed", what=turn.choices.of(move).preview.label)

    def rules(self, paragraph: str) -> None:
        """Show a paragraph of the rulebook, or what is in it."""
        book = Rulebook(self.screen, self.turn.game)
        if paragraph:
            book.show_paragraph(paragraph)
        else:
            book.show_contents()

    def hint(self, _: str) -> None:
        """Say how the player stands, what is best, and why."""
        advice = advise(self.turn.game, self.turn.view, 1, ITERATIONS, SECONDS)
        assert advice.move is not None  # it is the player's turn
        best = self.turn.choices.of(advice.move)
        key = "terminal-hint" if advice.reason is None else "terminal-hint-for"
        said: dict[str, int | str | Text] = {"number": best.number, "what": best.preview.label}
        said |= {"chance": percent(advice.chance), "reason": advice.reason or ""}
        self.screen.show(self.screen.say(Text(key, said)))

    def undo(self, _: str) -> None:
        """Take back one's last choice: freely if nothing has happened since, else if the others agree."""
        try:
            self.match.undo(self.turn.seat)
        except Problem:
            to = undo_point(self.match, self.turn.seat)
            if to is None:
                raise
            others = len(self.turn.table.people) > 1
            if others and not self.screen.agree("terminal-undo-agree"):
                raise Problem("terminal-undo-refused") from None
            self.match.take_back(to)
        self.taken_back = True
        self.screen.tell("terminal-undone")

    def save(self, name: str) -> None:
        """Write the match to a file."""
        if not name:
            raise Problem("terminal-save-where")
        path = Path(name).expanduser()
        keeper = self.turn.table.keeper
        if keeper is None or path.resolve() != keeper.path.resolve():
            check_new_match(path)
        write_whole(path, self.match.record(keeper.day if keeper else None).write())
        self.screen.tell("terminal-saved", file=str(path))

    def log(self, _: str) -> None:
        """Tell everything that happened so far."""
        for number, text in enumerate(self.match.log(self.turn.seat), 1):
            self.screen.show(f"{number:>4}. {self.screen.say(text)}")

    def board(self, _: str) -> None:
        """Show the board and the choices again."""
        self.turn.show()

    def help(self, _: str) -> None:
        """Say what can be typed."""
        grid = Grid.grid(padding=(0, 2))
        for word in self.words:
            grid.add_row(self.screen.words(f"terminal-word-{word}"), self.screen.words(f"terminal-aside-{word}"))
        self.screen.tell("terminal-turn-how", example=self.turn.choices.all[0].choice.notation)
        self.screen.show(grid)

    def quit(self, _: str) -> None:
        """Leave the table."""
        raise Leave


def plain(word: str) -> str:
    """Return a word in small letters without accents."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def undo_point(match: Match, seat: int) -> int | None:
    """Return the number of entries before a seat's last action that still counts."""
    number = len(match.entries)
    while number:
        entry = match.entries[number - 1]
        if not isinstance(entry, Action):
            number = entry.to
        elif entry.actor == seat:
            return number - 1
        else:
            number -= 1
    return None
