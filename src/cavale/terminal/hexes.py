"""A board of hexagons drawn with characters: each second row half a cell further, two lines a row."""

from math import sqrt

from cavale.engine.scene import Board, Piece, Scene, Space
from cavale.terminal.board import FRAME, Drawing, Trace
from cavale.terminal.canvas import Canvas
from cavale.terminal.marks import GROUND, Mark, Marks

ROW = sqrt(3) / 2  # from a row to the next
FIRST = 1 / sqrt(3)  # from the top to the middle of the first row


class HexDrawing(Drawing):
    """One drawing of a board of hexagons: above, who is there or what the cell is called; below, the tile."""

    def __init__(self, board: Board, scene: Scene, marks: Marks, last: Trace, room: int) -> None:
        super().__init__(board, scene, marks, last, room)
        self.parts = {space.id: [part for part in scene.spaces if part.within == space.id] for space in self.spaces}

    def draw(self, canvas: Canvas, space: Space) -> None:
        """Draw a cell, a region or a box; parts of cells are drawn with them."""
        if space.within:
            return
        row = max(0, round((space.y - FIRST) / ROW * 2))
        column = self.column(space.x - space.width / 2)
        room = self.column(space.x + space.width / 2) - column
        here = [piece for piece in self.scene.pieces if piece.at == space.id]
        tile = next((piece for piece in reversed(here) if piece.fills), None)  # the last lies on the others
        who = self.inside(space, [piece for piece in here if not piece.fills])
        if not self.is_cell(space):
            write(canvas, row, column, room, [Mark(self.marks.box(space.kind), GROUND), *(who or [Mark("·", GROUND)])])
            return
        write(canvas, row, column, room, who or [Mark(space.id, FRAME if space.id in self.last.spaces else GROUND)])
        ground = Mark("·", GROUND) if tile is None else self.marks.tile(tile, tile.id in self.last.pieces)
        write(canvas, row + 1, column, room, [ground])

    def is_cell(self, space: Space) -> bool:
        """Tell whether a space is one hexagon."""
        return space.width == space.height == 1

    def inside(self, space: Space, pieces: list[Piece]) -> list[Mark]:
        """Return who is on a space and in its parts; where nobody is, whose it is, in a small letter."""
        marks = self.piece_marks(pieces)
        for part in self.parts[space.id]:
            there = [piece for piece in self.scene.pieces if piece.at == part.id]
            marks += self.piece_marks(there) or self.owner(part)
        return marks or self.owner(space)

    def owner(self, space: Space) -> list[Mark]:
        """Return whose a space is."""
        if space.owner is None:
            return []
        letter, style = self.marks.seat(space.owner)
        return [Mark(letter.lower(), style)]


def write(canvas: Canvas, row: int, column: int, room: int, marks: list[Mark]) -> None:
    """Write marks in the middle of a room, as many characters as it has."""
    end = column + room
    column += max(0, room - sum(len(mark.sign) for mark in marks)) // 2
    for sign, style in marks:
        column = canvas.write(row, column, sign[: end - column], style)
