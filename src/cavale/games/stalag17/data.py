"""The components of Stalag 17, as an owner of the printed game would correct them (ST-1 to ST-6)."""

from typing import Final

COLOURS: Final = ("blue", "red", "green", "yellow", "purple")  # a country each, clockwise round the table
OBJECTS: Final = ("clothing", "food", "document", "tool", "map")  # ST-1
INITIALS: Final = "cfdtm"  # of the same objects, as positions write them
FACES: Final = (*OBJECTS, "three")  # ST-4, of an object die
PRISONERS: Final = 3  # ST-4, of each player

# ST-3: each object with surveillance 1 and with 2, so many of each; the pairs of different objects, once each.
SINGLES: Final = (4, 4)
PAIRS: Final = tuple((one, other) for one in range(5) for other in range(one + 1, 5))
DOUBLE_WEIGHT: Final = 3  # a double's surveillance
ESCAPES: Final = {1: (4, 1), 2: (5, 1), 3: (6, 1), 4: (5, 2), 5: (3, 2), 6: (3, 3)}  # value: cards, surveillance
BARRACKS: Final = 4  # ST-1, cards; their surveillance is 0 in hand and 4 on the table (ST-2)
INFORMATION: Final = 4  # ST-1, cards; their surveillance is 4 in hand and 0 on the table (ST-2)

# The 28 different cards in the order that everything counts them in: objects, doubles, Escape, Barracks, Information.
CARDS: Final = (
    *(f"{name}-{weight}" for name in OBJECTS for weight in (1, 2)),
    *(f"{OBJECTS[one]}-{OBJECTS[other]}" for one, other in PAIRS),
    *(f"escape-{value}" for value in ESCAPES),
    "barracks",
    "information",
)
CODES: Final = (  # the same cards, as positions write them
    *(f"{initial}{weight}" for initial in INITIALS for weight in (1, 2)),
    *(INITIALS[one] + INITIALS[other] for one, other in PAIRS),
    *(f"e{value}" for value in ESCAPES),
    "ba",
    "in",
)
COPIES: Final = (*SINGLES * 5, *(1 for _ in PAIRS), *(count for count, _ in ESCAPES.values()), BARRACKS, INFORMATION)
WEIGHTS: Final = (*(1, 2) * 5, *(DOUBLE_WEIGHT for _ in PAIRS), *(its for _, its in ESCAPES.values()), 0, 4)  # in hand

DICE: Final = (  # ST-6, object dice by prisoners escaped, for 2 to 5 players
    (3, 4, 4, 5, 5),
    (3, 3, 4, 4, 4, 5, 5),
    (3, 3, 3, 4, 4, 4, 5, 5, 5),
    (3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5),
)
