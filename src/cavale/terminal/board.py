"""A scene's board drawn with characters."""

from collections import Counter
from dataclasses import dataclass

from rich.text import Text as Styled

from cavale.engine.scene import Board, Piece, Scene, Space
from cavale.terminal.canvas import Canvas
from cavale.terminal.marks import GROUND, Mark, Marks

WIDEST = 4  # characters of a square; with two lines to a square this looks square
FRAME = "bold"


@dataclass(frozen=True)
class Trace:
    """What the last move left: the pieces that it moved and the spaces they were on."""

    pieces: frozenset[str] = frozenset()
    spaces: frozenset[str] = frozenset()


def trace(before: Scene, after: Scene) -> Trace:
    """Return what moved between two scenes."""
    was = {piece.id: piece.at for piece in before.pieces}
    moved = [piece for piece in after.pieces if was.get(piece.id) != piece.at]
    return Trace(
        frozenset(piece.id for piece in moved),
        frozenset(was[piece.id] for piece in moved if piece.id in was),
    )


class Drawing:
    """One drawing of a board, as wide as there is room for."""

    def __init__(self, board: Board, scene: Scene, marks: Marks, last: Trace, room: int, spread: int = 1) -> None:
        self.scene = scene
        self.marks = marks
        self.last = last
        self.spaces = (*board.spaces, *scene.spaces)
        self.row_names, self.column_names = grid_names(board)
        self.left = max((len(name) + 2 for name in self.row_names.values()), default=0)
        self.top = 1 if self.column_names else 0
        across = max([board.width, *(space.x + space.width / 2 for space in self.spaces), 1])
        self.wide = max(2, min(WIDEST, int((room - self.left) / across)))
        halves = any((space.y - space.height / 2) % 1 for space in self.spaces)
        self.high = max(spread, 2 if halves else 1)

    def lines(self) -> list[Styled]:
        """Return the board, line by line."""
        canvas = Canvas()
        for x, name in self.column_names.items():
            canvas.write(0, self.column(x - 0.5), name.center(self.wide)[: self.wide], GROUND)
        for y, name in self.row_names.items():
            canvas.write(self.row(y - 0.5), 1, name, GROUND)
        for space in self.spaces:
            self.draw(canvas, space)
        return canvas.lines()

    def column(self, x: float) -> int:
        """Return the first character of what begins at a coordinate."""
        return self.left + round(x * self.wide)

    def row(self, y: float) -> int:
        """Return the first line of what begins at a coordinate."""
        return self.top + round(y * self.high)

    def draw(self, canvas: Canvas, space: Space) -> None:
        """Draw a space with what is on it."""
        row, column = self.row(space.y - space.height / 2), self.column(space.x - space.width / 2)
        room = self.column(space.x + space.width / 2) - column
        pieces = [piece for piece in self.scene.pieces if piece.at == space.id]
        moved = any(piece.id in self.last.pieces for piece in pieces)
        if space.width > 1:
            parts = self.wide_parts(space, pieces, room, moved)
        else:
            parts = self.square_parts(space, pieces, room, moved)
            column += (room - sum(len(part.sign) for part in parts)) // 2
        end = column + room
        for sign, style in parts:
            column = canvas.write(row, column, sign[: end - column], style)

    def square_parts(self, space: Space, pieces: list[Piece], room: int, moved: bool) -> list[Mark]:
        """Return what a square shows: its pieces or its ground, in brackets where the last move ended or began."""
        lettered = self.marks.lettered
        named = not self.row_names and len(space.id) + lettered < room
        ground = self.marks.ground(space.kind)
        parts = self.piece_marks(pieces) or [Mark(space.id, GROUND)] * named + [ground] * (lettered or not named)
        if sum(len(part.sign) for part in parts) + 2 > room:
            return parts
        side = Mark(" ", "") if named or lettered or space.kind in self.marks.grounds[:1] else ground
        if moved:
            return [Mark("[", FRAME), *parts, Mark("]", FRAME)]
        if space.id in self.last.spaces:
            return [Mark("(", FRAME), *parts, Mark(")", FRAME)]
        return [side, *parts, side]

    def wide_parts(self, space: Space, pieces: list[Piece], room: int, moved: bool) -> list[Mark]:
        """Return what a space of several squares shows: its name and its pieces, in a frame."""
        frame = FRAME if moved or space.id in self.last.spaces else GROUND
        name = f" {self.marks.screen.say(space.name)} "[: room - 2]
        parts = [Mark("[", frame), Mark(name, "")]
        left = room - 2 - len(name)
        for sign, style in self.piece_marks(pieces):
            if len(sign) + 1 <= left:
                parts += [Mark(sign, style), Mark(" ", "")]
                left -= len(sign) + 1
        return [*parts, Mark(" " * left + "]", frame)]

    def piece_marks(self, pieces: list[Piece]) -> list[Mark]:
        """Return the marks of the pieces on a space, repeated or counted, whichever is shorter to read."""
        counted = Counter(self.marks.piece(piece) for piece in pieces)
        return [
            Mark(mark.sign * count if count <= 4 else f"{count}{mark.sign}", mark.style)
            for mark, count in counted.items()
        ]


def grid_names(board: Board) -> tuple[dict[float, str], dict[float, str]]:
    """Return the names of rows and columns, where the squares' names are made of them as in 7:5; else none."""
    rows: dict[float, str] = {}
    columns: dict[float, str] = {}
    for space in board.spaces:
        row, colon, column = space.id.partition(":")
        if not colon:
            continue
        if rows.setdefault(space.y, row) != row or columns.setdefault(space.x, column) != column:
            return {}, {}
    return rows, columns
