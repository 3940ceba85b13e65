"""What a player sees: a board that stays and a scene that changes, for any screen."""

from typing import Final, TypeAlias

import msgspec

from cavale.engine.text import Text


class Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of a picture: made of what was there before it, so it is in no circle that must be looked for."""


class Space(Part, frozen=True):
    """A place where pieces can be: a square, a cell, a boat, a section of a tile."""

    id: str
    x: float  # centre, in squares from the board's top left corner
    y: float
    name: Text
    kind: str = "square"
    width: float = 1.0
    height: float = 1.0
    cells: tuple[tuple[float, float], ...] = ()  # centres of the squares or hexagons that make up a region
    within: str = ""  # the space that it is a part of, such as a section of what lies there
    owner: int | None = None
    turned: int = 0  # rotation of its sign, as of a piece


class Board(Part, frozen=True):
    """The part of the picture that stays through a match."""

    width: float
    height: float
    spaces: tuple[Space, ...]
    shape: str = "square"  # or hexagon: 1 wide, on a point

    @property
    def sides(self) -> int:
        """How many steps make a whole rotation."""
        return 6 if self.shape == "hexagon" else 4


class Piece(Part, frozen=True):
    """A thing on a space. Its id stays through a match, so that screens can let it travel."""

    id: str
    kind: str
    at: str  # id of a space
    name: Text
    owner: int | None = None
    turned: int = 0  # rotation against the clock, in steps of the board's shape
    fills: bool = False  # covers its space and lies under all others: a tile


class Card(Part, frozen=True):
    """A card or die in a zone; `back` is the face of what the viewer may not know."""

    id: str
    face: str
    name: Text


class Zone(Part, frozen=True):
    """Cards or dice that belong together: a hand, a row, a pile, cards on the table, dice."""

    id: str
    kind: str  # hand, row, pile (the first on top), heap (without an order), table, dice, board (tiles on it)
    name: Text
    cards: tuple[Card, ...] = ()
    count: int = 0  # how many there are, shown or not
    owner: int | None = None


class Counter(Part, frozen=True):
    """A number worth showing: prisoners aboard, turns left, points."""

    id: str
    name: Text
    value: int
    limit: int = 0  # 0 where there is none
    owner: int | None = None
    goal: bool = False  # the limit is to be reached: shown with its owner's cards, and marked when it is


class Button(Part, frozen=True):
    """Something to press for choices that no space, piece or card stands for."""

    id: str
    name: Text


class Moves(Part, frozen=True, tag="moves"):
    """A piece will travel over these spaces, the last being where it stops."""

    piece: str
    path: tuple[str, ...]


class Catches(Part, frozen=True, tag="catches"):
    """A piece will be taken and put on a space."""

    piece: str
    to: str


class Draws(Part, frozen=True, tag="draws"):
    """Cards will come from one zone into another."""

    from_zone: str
    to_zone: str
    count: int


class Lays(Part, frozen=True, tag="lays"):
    """A tile of a kind will lie on a space, turned so."""

    kind: str
    at: str
    turned: int = 0


class Changes(Part, frozen=True, tag="changes"):
    """A counter will change by so much."""

    counter: str
    by: int


class Rolls(Part, frozen=True, tag="rolls"):
    """Dice fall."""

    faces: tuple[int | str, ...]  # pips, or the drawing of a face


class Says(Part, frozen=True, tag="says"):
    """Something will happen that only words can tell, such as an alarm."""

    text: Text
    aid: bool = False  # advice to learners, who can switch it on
    event: str = ""  # what kind of event it is, for a game's own drawing of it: `explosion`


class Reaches(Part, frozen=True, tag="reaches"):
    """Whoever moves could go on to a space later, in so many steps from now."""

    space: str
    steps: int


Effect: TypeAlias = Moves | Catches | Draws | Lays | Changes | Rolls | Says | Reaches


class Preview(Part, frozen=True):
    """What a choice is called and what it will do: made where somebody looks at the choice, not with every picture."""

    label: Text
    effects: tuple[Effect, ...] = ()
    dare: Text | None = None  # why it should not be done without thinking twice


class Choice(Part, frozen=True):
    """A legal move: what to touch, in which order."""

    move: int
    notation: str
    path: tuple[str, ...]  # `space:…`, `piece:…`, `zone:…`, `card:…` (the first of those alike), `button:…` or `turn:…`
    preview: Preview | None = None  # once it is known


LASTING: Final = ("pieces", "zones", "counters", "spaces")  # the things of a scene that mostly stay from move to move


class Scene(Part, frozen=True):
    """The part of the picture that changes, for one seat."""

    seat: int
    actor: int
    prompt: Text
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    counters: tuple[Counter, ...] = ()
    spaces: tuple[Space, ...] = ()  # those that come and go, such as sections of laid tiles
    buttons: tuple[Button, ...] = ()
    choices: tuple[Choice, ...] = ()
    notes: tuple[Text, ...] = ()  # what holds all the while and is worth remembering, such as what ends the round

    def touchables(self) -> frozenset[str]:
        """Return the ids that a click path may name here, apart from the board's own spaces."""
        return frozenset(
            [f"piece:{piece.id}" for piece in self.pieces]
            + [f"space:{space.id}" for space in self.spaces]
            + [f"zone:{zone.id}" for zone in self.zones]
            + [f"button:{button.id}" for button in self.buttons]
            + [f"card:{card.id}" for zone in self.zones for card in zone.cards]
        )
