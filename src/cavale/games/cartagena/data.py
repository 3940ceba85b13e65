"""The components of Cartagena, as an owner of the printed games would correct them (CA-1 to CA-5)."""

from typing import Final

COLOURS: Final = ("blue", "red", "green", "yellow", "purple")  # CA-1, clockwise round the table

# CA-1: the signs of both editions; each has six that stand together, those of 2000 first, those of 2014 last.
SIGNS: Final = ("dagger", "hat", "skull", "bottle", "key", "pistol", "hook", "lantern", "telescope")
LETTERS: Final = "dhsbkphlt"  # of the same signs, as positions write them
SIGNS_EACH: Final = 6  # in an edition, and spaces in a segment: each sign once
FIRST_SIGN: Final = {"2000": 0, "2014": 3}  # where an edition's six begin
# CA-3: 2014's own segments are not known; the old ones stand in, with three signs read as the new ones.
READ_IN_2014: Final = {"dagger": "hook", "hat": "lantern", "skull": "telescope"}

SEGMENTS: Final = {  # CA-2, in walking order
    "A": ("bottle", "pistol", "hat", "skull", "dagger", "key"),
    "B": ("dagger", "bottle", "key", "pistol", "hat", "skull"),
    "C": ("pistol", "key", "dagger", "hat", "skull", "bottle"),
    "D": ("hat", "key", "pistol", "bottle", "skull", "dagger"),
    "E": ("pistol", "hat", "dagger", "skull", "bottle", "key"),
    "F": ("skull", "pistol", "bottle", "key", "dagger", "hat"),
}

COPIES: Final = {"2000": 17, "2014": 15}  # CA-5, cards with each sign
DEALT: Final = {"2000": 6, "2014": 5}  # CA-5, cards in a starting hand
FIRST_GETS_MORE: Final = {"2000": 0, "2014": 1}  # CA-5, cards that the first player has beyond that
ROW: Final = 12  # CA-5, cards in an open row
ACTIONS: Final = 3  # CA-6, in a turn at most
BASIC: Final = (4, 5)  # pirates and segments of the basic game of 2014
ADVANCED: Final = (5, 6)  # … and of the advanced one
BASIC_ACTIONS: Final = 2  # CA-6, in the basic game
MOST_TOGETHER: Final = 3  # CA-9, pirates on a space
