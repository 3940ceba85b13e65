"""The components of Alcatraz, as an owner of the printed game would correct them (AZ-1 to AZ-3)."""

from typing import Final

COLOURS: Final = ("blue", "yellow", "red", "green")  # AZ-1, clockwise round the table
PRISONERS: Final = 4  # AZ-1, of each colour
TO_WIN: Final = 3  # AZ-16, prisoners aboard
SIDE: Final = 9  # AZ-2, rows and columns of the yard
GUARDED: Final = 8  # AZ-2, rows 1 to 8 have a guard each, and the die as many faces

MIDDLE: Final = 5  # AZ-20, where row 1's guard must start
SET_UPS: Final = {  # AZ-3, AZ-20: the guard's column in rows 1 to 8
    "classic": "54738291",
    "diagonal": "51234678",
    "gauntlet": "55555555",
    "wings": "51919191",
    "zigzag": "56453728",
}
# AZ-3: the squares that give access to the boat, as (row, column).
HATCHED: Final = ((1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (2, 4), (2, 5), (2, 6), (3, 5))
