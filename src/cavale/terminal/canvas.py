"""A sheet of characters, each with a style."""

from itertools import groupby

from rich.text import Text as Styled


class Canvas:
    """Lines that grow as they are written on."""

    def __init__(self) -> None:
        self.rows: list[list[tuple[str, str]]] = []

    def write(self, row: int, column: int, words: str, style: str = "") -> int:
        """Put words at a place; return the column after them."""
        while len(self.rows) <= row:
            self.rows.append([])
        line = self.rows[row]
        line.extend([(" ", "")] * (column + len(words) - len(line)))
        for offset, letter in enumerate(words):
            line[column + offset] = (letter, style)
        return column + len(words)

    def lines(self) -> list[Styled]:
        """Return the sheet as lines to show."""
        return [styled(row) for row in self.rows]


def styled(row: list[tuple[str, str]]) -> Styled:
    """Return a line with each run of one style in one piece."""
    runs = groupby(row, key=lambda letter: letter[1])
    return Styled.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs))


def beside(left: list[Styled], right: list[Styled], gap: int) -> list[Styled]:
    """Return two blocks of lines side by side."""
    width = max((line.cell_len for line in left), default=0) + gap
    both = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Styled()
        if number < len(right) and right[number]:
            line.append(" " * (width - line.cell_len))
            line.append_text(right[number])
        both.append(line)
    return both
