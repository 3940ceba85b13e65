"""The components of Pockets, as an owner of the printed game would correct them (PK-1, PK-2, PK-6)."""

from typing import Final

COLOURS: Final = ("blue", "yellow", "red")  # PK-1, clockwise round the table
CARDS: Final = {"file": 4, "rope": 4, "bread": 4}  # PK-1, how many of each kind
KINDS: Final = tuple(CARDS)
BREAD: Final = 2  # PK-6, the kind that goes with any other
DEALT: Final = 2  # PK-2, cards for each player
