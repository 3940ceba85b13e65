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

    def lines(self, view: View, last: Trace) -> list[Styled]:
        """Return the picture of a view, no line longer than the screen is wide."""
        board, scene = self.game.scene.board(view), self.game.scene.scene(view)
        width = self.screen.out.width
        tall = self.screen.live and self.screen.out.height >= 2 * board.height + OTHER_LINES
        drawn = Drawing(board, scene, self.marks, last, width, 2 if tall else 1).lines()
        room = width - GAP - max(line.cell_len for line in drawn)
        if room >= NARROWEST:
            drawn = beside(drawn, panel(scene, self.marks, self.names, room), GAP)
        else:
            drawn += panel(scene, self.marks, self.names, width)
        return drawn + [zone_line(self.marks, zone, self.names) for zone in scene.zones]

    def show(self, view: View, last: Trace) -> None:
        """Show the picture of a view."""
        self.screen.show(*self.lines(view, last))

    def chip(self, seat: int) -> Styled:
        """Return a seat's mark, to stand before what it does; nothing for chance and spectators."""
        mark = self.marks.seat(seat) if seat >= 0 else Mark(" ", "")
        return Styled.assemble((f" {mark.sign} ", mark.style), " ")
