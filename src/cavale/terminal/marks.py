"""How things look on a board of characters: a letter and a colour for each seat, a sign for each kind."""

from collections import Counter
from typing import NamedTuple

from cavale.engine.game import Game
from cavale.engine.scene import Board, Piece
from cavale.engine.text import Text
from cavale.terminal.screen import Screen

# Letters stand on the seat's colour, so that they can be read on a dark and on a light screen.
SEAT_STYLES = {
    "blue": "bold bright_white on blue",
    "yellow": "bold black on yellow",
    "red": "bold bright_white on red",
    "green": "bold black on green",
    "purple": "bold bright_white on magenta",
}
OTHER_SEAT = "bold reverse"
NEUTRAL = "bold magenta"
GROUND = "dim"

PIECE_SIGNS = "◆▲●■★"
GROUND_SIGNS = "·░▒▓"
ASCII_PIECES = "@%&$*"
ASCII_GROUNDS = ".:#+"
TURNS = "⁰¹²³⁴⁵"  # how far a tile is turned


class Mark(NamedTuple):
    """A few characters and the style they are shown in."""

    sign: str
    style: str


class Marks:
    """The marks of one match; they stay the same from the first drawing of its board to the last."""

    def __init__(self, screen: Screen, game: Game, players: int, board: Board) -> None:
        self.screen = screen
        self.game = game
        self.letters = initials([self.seat_name(seat) for seat in range(players)])
        self.piece_signs = ASCII_PIECES if screen.plain else PIECE_SIGNS
        self.neutral_kinds: list[str] = []
        self.owned_kinds: list[str] = []
        self.boxes: dict[str, str] = {}
        self.survey(board)

    def survey(self, board: Board) -> None:
        """Find signs for the kinds of squares that a board has; chance may lay it out after the first look."""
        squares = Counter(space.kind for space in board.spaces if space.width == space.height == 1)
        self.grounds = [kind for kind, _ in squares.most_common()]
        self.ground_signs = ASCII_GROUNDS if self.screen.plain else GROUND_SIGNS
        self.lettered = len(self.grounds) > len(self.ground_signs)  # then every kind has a letter
        if self.lettered:
            self.grounds.sort()
            self.ground_signs = "".join(initials([self.kind_name(kind) for kind in self.grounds])).lower()

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat's colour."""
        return self.screen.say(Text(f"colour-{self.game.seats[seat]}"))

    def kind_name(self, kind: str) -> str:
        """Return what a kind of piece or square is called, by the game if it says so."""
        key = f"{self.game.code.lower()}-kind-{kind}"
        return self.screen.words(key) if self.screen.knows(key) else kind

    def seat(self, seat: int) -> Mark:
        """Return the mark of a seat."""
        return Mark(self.letters[seat], SEAT_STYLES.get(self.game.seats[seat], OTHER_SEAT))

    def piece(self, piece: Piece) -> Mark:
        """Return the mark of a piece: its owner's letter, with a sign if owners have several kinds."""
        kinds = self.neutral_kinds if piece.owner is None else self.owned_kinds
        if piece.kind not in kinds:
            kinds.append(piece.kind)
        place = kinds.index(piece.kind)
        if piece.owner is None:
            return Mark(self.piece_signs[place % len(self.piece_signs)], NEUTRAL)
        letter, style = self.seat(piece.owner)
        return Mark(letter + (self.piece_signs[place % len(self.piece_signs)] if place else ""), style)

    def tile(self, piece: Piece, moved: bool) -> Mark:
        """Return the mark of a tile: its kind and how far it is turned."""
        turned = str(piece.turned) if self.screen.plain else TURNS[piece.turned]
        return Mark(piece.kind + turned, NEUTRAL if moved else "")

    def box(self, kind: str) -> str:
        """Return the letter of a kind of space that is no square."""
        if kind not in self.boxes:
            self.boxes[kind] = initials([*map(self.kind_name, self.boxes), self.kind_name(kind)])[-1].lower()
        return self.boxes[kind]

    def ground(self, kind: str) -> Mark:
        """Return the mark of an empty square; the commonest kind has the lightest, unless each has a letter."""
        place = self.grounds.index(kind) if kind in self.grounds else 0
        return Mark(self.ground_signs[place % len(self.ground_signs)], GROUND)

    def legend(self) -> list[tuple[Mark, str]]:
        """Return the signs that need a word, with it."""
        pieces = [(Mark(self.piece_signs[i], NEUTRAL), kind) for i, kind in enumerate(self.neutral_kinds)]
        pieces += [(Mark(self.piece_signs[i], NEUTRAL), kind) for i, kind in enumerate(self.owned_kinds) if i]
        grounds = [(self.ground(kind), kind) for kind in self.grounds[0 if self.lettered else 1 :]]
        grounds += [(Mark(letter, GROUND), kind) for kind, letter in self.boxes.items()]
        return [(mark, self.kind_name(kind)) for mark, kind in pieces + grounds]


def initials(names: list[str]) -> list[str]:
    """Return a capital letter of each name, no letter twice: the first that is free, else a digit."""
    letters: list[str] = []
    for number, name in enumerate(names, 1):
        free = (letter for letter in name.upper() if letter.isalpha() and letter not in letters)
        letters.append(next(free, str(number)))
    return letters
