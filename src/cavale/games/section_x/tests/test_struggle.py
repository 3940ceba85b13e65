"""Struggles: when a tile action joins tunnels of different owners."""

from cavale.engine.match import Match
from cavale.games.section_x.tests.charts import ACT, doors, legal, shown, state
from cavale.games.section_x.tests.moments import GAP, chart, play

EVEN = "I3:S1;I4:S1;I6:S1;I7:S1"  # two tiles, a gap, two tiles


def joined(tiles: str, red: str, purple: str, *more: str) -> Match:
    """Return a match in which red has closed the gap at I5 with a straight."""
    players = [f"island*8/{red}/S1", f"island*8/{purple}/-", *(f"island*8/{other}/-" for other in more)]
    return play(chart(tiles, *players, **ACT), "place=S1", "to=I5", "rot=0")


def test_the_placed_tile_counts_for_nobody() -> None:
    """SX-21: tiles just before the action count; a placed one counts for nobody."""
    match = joined(GAP, "I6a;-", "I3a;-")
    assert doors(match, "red") == "-;-"
    assert doors(match, "purple") == "I3a;-"
    even = joined(EVEN, "I3a;-", "I7a;-")
    assert shown(even, "ask") == "keep"


def test_equals_are_chosen_among() -> None:
    """SX-21: on equal length the acting player chooses who keeps; until then the action is not complete."""
    match = joined(EVEN, "I3a;-", "I7a;-")
    assert legal(match) == {"keep=red", "keep=purple"}
    assert shown(match, "ties") == "I3a:red+purple"
    assert shown(match, "tiles", 1) == EVEN
    play(match, "keep=purple")
    assert (doors(match, "red"), doors(match, "purple")) == ("-;-", "I7a;-")
    assert shown(match, "next") == "purple"  # red has nothing left to do in a tunnel of purple's


def test_the_moved_tile_counts_where_it_lay() -> None:
    """SX-21: a tile of the own tunnel that is moved counts there."""
    match = chart("I2:S1;I3:S1;I6:S1;I7:S1", "island*8/I3a;-/-", "island*8/I7a;-/-", **ACT)
    play(match, "move=I2", "to=I4", "rot=0")  # touches nobody's yet
    assert doors(match, "purple") == "I7a;-"
    other = chart("I3:S1;I4:S1;B4:S1;I6:S1", "island*8/I3a;-/-", "island*8/I6a;-/-", **ACT)
    play(other, "move=B4", "to=I5", "rot=0")  # two against one, the moved one for nobody
    assert doors(other, "purple") == "-;-"
    own = chart("I2:S1;I3:S1;I6:S1", "island*8/I2a;-/-", "island*8/I6a;-/-", **ACT)
    play(own, "exchange=I2", "with=I3", "rot=0", "rot=0")
    assert doors(own, "red") == "I3a;-"


def test_the_longest_counts_not_the_sum() -> None:
    """SX-21: each owner's longest joined tunnel counts, not the sum: two and two tiles lose against three."""
    tiles = "I2:S1;I3:S1;I4:S1;I6:S1;I7:S1;J4:S1+1;K3:S1+1"
    match = chart(tiles, "island*8/I3a;-/J2", "island*8/I6a;J4a/-", **ACT)
    play(match, "place=J2", "to=I5", "rot=3")
    assert doors(match, "red") == "I3a;-"
    assert doors(match, "purple") == "-;-"


def test_a_tile_counts_once() -> None:
    """SX-21: a tile that a tunnel goes through twice counts once in it."""
    loop = "I6:D2;I7:S3+2;H7:S3+4"  # out of I6 to I7, to H7 and back into I6
    match = chart(f"I3:S1;I4:S1;{loop}", "island*8/I3a;-/S1", "island*8/I7a;-/-", **ACT)
    assert sum(owner == 1 for owner in state(match).owners) == 4
    play(match, "place=S1", "to=I5", "rot=0")
    assert (doors(match, "red"), doors(match, "purple")) == ("-;-", "I7a;-")
    more = chart(f"I2:S1;I3:S1;I4:S1;{loop}", "island*8/I3a;-/S1", "island*8/I7a;-/-", **ACT)
    assert shown(play(more, "place=S1", "to=I5", "rot=0"), "ask") == "keep"  # three against three, not four


def test_three_owners() -> None:
    """SX-21: all others lose their doors in the joined tunnel; those elsewhere stay."""
    tiles = "I3:S1;I4:S1;I6:S1;J4:S1+1;B4:S1"
    players = ["island*8/J4a;B4a/J2", "island*8/I3a;-/-", "island*8/I6a;-/-"]
    match = play(chart(tiles, *players, **ACT), "place=J2", "to=I5", "rot=3")
    assert [doors(match, colour) for colour in ("red", "purple", "yellow")] == ["-;B4a", "I3a;-", "-;-"]


def test_several_ties() -> None:
    """SX-21: several ties are settled one after the other, the lowest section first."""
    players = ["island*8/-;-/D1", "island*8/I4a;H6a/-", "island*8/I6a;J4a/-"]
    match = chart("I4:S1;I6:S1;H6:S1+1;J4:S1+1", *players, **ACT)
    play(match, "place=D1", "to=I5", "rot=0")
    assert shown(match, "ties") == "I4a:purple+yellow;J4a:purple+yellow"
    play(match, "keep=yellow")
    assert shown(match, "ties") == "I4a:yellow;J4a:purple+yellow"
    assert shown(match, "purple") == players[1]  # all is settled at once
    play(match, "keep=purple")
    assert [doors(match, colour) for colour in ("red", "purple", "yellow")] == ["-;-", "-;H6a", "I6a;-"]
