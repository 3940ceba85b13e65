"""A whole picture of a match: the board, what stands beside it, and the cards below."""

from collections.abc import Sequence

from rich.text import Text as Styled

from cavale.engine.core.state import View
from cavale.engine.game import Game
from cavale.engine.text import Text
from cavale.terminal.board import Drawing, Trace
from cavale.terminal.canvas import beside
from cavale.terminal.marks import Mark, Marks
from cavale.terminal.panel import panel, zone_line
from cavale.terminal.screen import Screen

GAP = 3
NARROWEST = 24  # columns that make a panel worth standing beside the board
OTHER_LINES = 16  # that a picture leaves to news, prompt and choices, before the board takes two lines a row


class Picture:
    """Draws one match again and again, in the same manner."""

    def __init__(self, screen: Screen, game: Game, view: View, names: Sequence[str]) -> None:
        self.screen = screen
        self.game = game
        self.marks = Marks(screen, game, len(names), game.scene.board(view))
        self.names = [self.player(seat, name) for seat, name in enumerate(names)]

    def player(self, seat: int, name: str) -> str:
        """Return a seat's colour with who sits there."""
        colour = self.game.seats[seat]
        if name == colour:
            return self.marks.seat_name(seat)
        person = self.screen.words("terminal-you") if name == "you" else name
        return self.screen.words("terminal-player", colour=Text(f"colour-{colour}"), name=person)

    def lines(self, view: View, last: Trace, footer: str = "") -> list[Styled]:
        """Return the picture of a view, no line longer than the screen is wide."""
        scene = self.game.scene.scene(view)
        width = self.screen.out.width
        drawn = self.board_lines(view, last)
        room = width - GAP - max((line.cell_len for line in drawn), default=width)
        if room >= NARROWEST:
            drawn = beside(drawn, panel(scene, self.marks, self.names, room, footer), GAP)
        else:
            drawn += panel(scene, self.marks, self.names, width, footer)
        return drawn + [zone_line(self.marks, zone) for zone in scene.zones]

    def board_lines(self, view: View, last: Trace) -> list[Styled]:
        """Return the board alone."""
        board, scene = self.game.scene.board(view), self.game.scene.scene(view)
        self.marks.survey(board)
        out = self.screen.out
        tall = self.screen.live and out.height >= 2 * board.height + OTHER_LINES
        return Drawing(board, scene, self.marks, last, out.width, 2 if tall else 1).lines()

    def show(self, view: View, last: Trace, footer: str = "") -> None:
        """Show the picture of a view, with a last line beside the board."""
        self.screen.show(*self.lines(view, last, footer))

    def show_pair(self, before: tuple[View, Trace], after: tuple[View, Trace]) -> None:
        """Show two boards, side by side if there is room."""
        left, right = self.board_lines(*before), self.board_lines(*after)
        if 2 * max((line.cell_len for line in left), default=0) + 2 <= self.screen.out.width:
            self.screen.show(*beside(left, right, 2))
        else:
            self.screen.show(*left, "", *right)

    def tell(self, actor: int, text: Text) -> None:
        """Tell what somebody did, after the seat's mark; chance has none."""
        mark = self.marks.seat(actor) if actor >= 0 else Mark(" ", "")
        chip = Styled.assemble((f" {mark.sign} ", mark.style), " ")
        self.screen.show(self.screen.hanging(chip, self.screen.say(text)))
