"""A person's turn: the board, the choices, and whatever is typed until a move is chosen."""

from functools import partial
from typing import TYPE_CHECKING

from cavale.engine.refusal import Refused
from cavale.engine.text import Problem, shown
from cavale.terminal.asides import Asides
from cavale.terminal.choices import Choices

if TYPE_CHECKING:
    from cavale.terminal.table import Table


class Turn:
    """One choice of one person."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.screen = table.screen
        self.seat = seat
        self.game = table.match.game
        self.view = table.match.view(seat)
        self.scene = self.game.scene.scene(self.view)
        board = self.game.scene.board(self.view)
        self.choices = Choices(self.screen, board, self.scene, partial(self.game.scene.preview, self.view))
        self.asides = Asides(self)

    def choose(self) -> int | None:
        """Return the move that the person chooses; None if a move was taken back instead."""
        self.show()
        while True:
            answer = self.screen.ask(f"{self.table.picture.marks.seat_name(self.seat)}>")
            try:
                move = self.understand(answer)
            except Problem as problem:
                self.explain(problem)
                continue
            if move is not None:
                return move
            if self.asides.taken_back:
                return None

    def explain(self, problem: Problem) -> None:
        """Say why something cannot be done, and where to read more."""
        self.screen.show(self.screen.say(problem.text))
        if isinstance(problem, Refused):
            self.screen.tell("terminal-refused-more", style="dim", paragraph=problem.refusal.paragraph)

    def show(self) -> None:
        """Show the board, what is asked, and the choices."""
        self.screen.show("")
        self.table.show(self.seat, self.screen.words("terminal-turn-help"))
        self.screen.show("", self.screen.strong(self.screen.say(self.scene.prompt)), *self.choices.lines())

    def understand(self, answer: str) -> int | None:
        """Return the move that was typed; None where something else was wanted, and done."""
        if not answer:
            self.screen.tell("terminal-turn-how", example=self.choices.all[0].choice.notation)
            return None
        if (move := self.find_legal(answer)) is not None:
            return move
        if self.asides.answer(answer):
            return None
        if path := self.touched(answer):
            return self.touch(path)
        raise self.refusal(answer)

    def find_legal(self, answer: str) -> int | None:
        """Return the legal move that a number or a notation names."""
        if answer.isascii() and answer.isdigit():
            if len(answer) > 6 or not 1 <= int(answer) <= len(self.choices.all):
                raise Problem("terminal-no-number", number=shown(answer), last=len(self.choices.all))
            return self.choices.all[int(answer) - 1].choice.move
        legal = {each.choice.notation.casefold(): each.choice.move for each in self.choices.all}
        return legal.get(squeezed(answer))

    def touched(self, answer: str) -> list[str]:
        """Return the click path that names of spaces, pieces, cards or buttons make; empty if they are none."""
        path = []
        for word in answer.split():
            things = [f"{kind}:{word}" for kind in ("space", "piece", "card", "button", "zone", "turn")]
            path += [thing for thing in things if thing in self.choices.names][:1] or [""]
        return path if all(path) else []

    def touch(self, path: list[str]) -> int | None:
        """Return the move that a whole click path names; after a part of one, show what can follow."""
        found = self.choices.find(path)
        if not found:
            refusal = self.game.refusal.touch(self.view, tuple(path))
            raise Problem("terminal-nothing-there") if refusal is None else Refused(refusal)
        if found[0].choice.path == tuple(path):
            return found[0].choice.move
        self.screen.show(*map(self.choices.spoken, found))
        return None

    def refusal(self, answer: str) -> Problem:
        """Return why what was typed cannot be played, or that it means nothing."""
        move = self.parse(answer)
        if move is None:
            return Problem("terminal-not-understood", text=shown(answer))
        return self.table.match.refused(self.seat, move)

    def parse(self, answer: str) -> int | None:
        """Return the move that a text names, legal or not."""
        parse = self.game.moves.parse
        return next((move for word in (answer, squeezed(answer)) if (move := parse(word)) is not None), None)


def squeezed(answer: str) -> str:
    """Return what was typed in small letters, without spaces, the arrow of the list as it is typed."""
    return "".join(answer.casefold().replace("→", ">").split())
