"""Tables as text: what is read back, and what no match could come to."""

import pytest

from cavale.games.section_x import GAME
from cavale.games.section_x.tests.charts import problem

LINE = (
    "tiles=I3:D1;F4:H2;F8:S1;F9:S1;F10:S1 red=island*4;F8a+1;F4a;free;lost/I3a;-/S1 "
    "purple=island*7;F4a/-;-/S2S3 green=green0:red piles=16,15,15 next=red round=2 idle=1 did=drew;acted ask=walk"
)
OPEN = (
    "tiles=F8:S1 red=island*8/-;-/S1 purple=island*8/-;-/- green=- piles=18,17,17 tops=S2,S2,T1 "
    "next=red round=1 idle=0 did=drew ask=act"
)


def change(old: str, new: str, line: str = LINE) -> str:
    """Return a position with a part changed."""
    assert old in line
    return line.replace(old, new)


def test_read_back() -> None:
    """SX-1 to SX-34: a position is read back as it was written."""
    for line, preset in ((LINE, "standard"), (OPEN, "advanced")):
        table = GAME.position.place(GAME.choose(2, preset), 2, line)
        assert GAME.position.describe(table) == line
        assert problem(line, preset) is None


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("F8:S1", "F7:S1", "tiles"),  # the island
        ("F8:S1", "F9:S1", "tiles"),  # there is one
        ("F8:S1", "F8:S1+3", "tiles"),  # looks like rotation 0
        ("F8:S1", "F8:S1+1", "tiles"),  # does not fit
        ("F8:S1", "F8:X1", "tiles"),
        ("I3:D1", "I3:D1;I7:D1;I9:D1;H9:D1", "tiles"),  # there are three
        ("16,15,15", "16,15,16", "piles"),
        ("16,15,15", "16,15", "piles"),
        ("red=island*4", "red=island*5", "red"),
        ("red=island*4", "red=island*3", "red"),
        ("F8a+1", "F8b+1", "red"),  # no such section
        ("F8a+1", "G1a+1", "red"),
        ("F8a+1", "F8a+3", "red"),
        ("red=island*4;F8a+1", "red=island+2;island+2;island+1;island;F8a+1", "red"),  # six steps
        ("island*7;F4a/-", "island*7;F4a+1/-", "purple"),  # not his turn
        ("island*7;F4a/-", "island*6;F4a*2/-", "red"),  # three in a hiding place
        ("island*7;F4a/-", "island*7;F8a/-", "red"),  # two in a section
        ("I3a;-", "F4a;-", "red"),  # a hiding place
        ("I3a;-", "I3a;I3a", "red"),
        ("I3a;-", "key;key", "red"),
        ("I3a;-", "I5a;-", "red"),
        ("/-;-/S2S3", "/I3b;F8a/S2S3S1S1", "purple"),
        ("/-;-/S2S3", "/-/S2S3", "purple"),
        ("green0:red", "-", "green"),  # the free one came from somewhere
        ("green0:red", "green0:red;green1:red", "green"),  # one for each at most
        ("green0:red", "green0:red;green0:red", "green"),
        ("green0:red", "green6:red", "green"),
        ("next=red", "next=yellow", "next"),
        ("round=2", "round=1", "round"),  # nobody is lost in the first round
        ("round=2", "round=13", "round"),
        ("round=2", "round=2:last", "round"),
        ("idle=1", "idle=8", "idle"),
        ("did=drew;acted", "did=drew", "ask"),
        ("did=drew;acted", "did=acted;drew", "did"),
        ("did=drew;acted", "did=drew;acted;door", "did"),
        ("ask=walk", "ask=act", "did"),
        ("ask=walk", "ask=draw", "did"),
        ("ask=walk", "ask=give", "ask"),
        ("ask=walk", "ask=freedom", "ask"),
        ("ask=walk", "ask=last", "ask"),
        ("ask=walk", "ask=aim", "draft"),
        ("ask=walk", "ask=tops:1", "ask"),
        ("ask=walk", "ask=walk ties=F8a:red+purple", "ties"),
        ("ask=walk", "ask=walk ask=walk", "ask"),
        ("ask=walk", "ask=walk tops=S1,S1,S1", "tops"),
        (" idle=1", "", "idle"),
    ],
)
def test_what_cannot_be(old: str, new: str, part: str) -> None:
    """SX-1 to SX-34: what no match could come to is refused, with the part."""
    found = problem(change(old, new))
    assert found is not None
    assert found[0] == part


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("tops=S2,S2,T1", "tops=S2,S2,-", "tops"),
        ("tops=S2,S2,T1", "tops=S2,T1,T1", "tiles"),  # there is one
        ("/S1 purple", "/? purple", "red"),
        ("ask=act", "ask=tile:1", "ask"),
        ("did=drew ask=act", "did=- ask=tops:2", "tops"),
    ],
)
def test_what_cannot_be_in_the_open(old: str, new: str, part: str) -> None:
    """SX-33: face up, the tops are known, and so are the stocks."""
    found = problem(change(old, new, OPEN), "advanced")
    assert found is not None
    assert found[0] == part


EVEN = (
    "tiles=I3:S1;I4:S1;I5:S1;I6:S1;I7:S1 red=island*8/I3a;-/- purple=island*8/I7a;-/- green=- piles=17,16,16 next=red "
    "round=1 idle=0 did=drew draft=place=S1;to=I5 ties=I3a:red+purple ask=keep"
)


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("ties=I3a", "ties=I4a", "ties"),
        ("ties=I3a:red+purple", "ties=I3a:red+red", "ties"),
        ("ties=I3a:red+purple", "ties=I3a:red", "ties"),
        ("purple=island*8/I7a", "purple=island*8/-", "ties"),
        ("draft=place=S1;to=I5", "draft=place=S1", "draft"),
        ("draft=place=S1;to=I5", "draft=skip", "draft"),
        ("draft=place=S1;to=I5", "draft=exchange=I5;with=I6", "draft"),
    ],
)
def test_struggles_that_cannot_be(old: str, new: str, part: str) -> None:
    """SX-21: a struggle that waits for a choice is one."""
    assert problem(EVEN) is None
    found = problem(change(old, new, EVEN))
    assert found is not None
    assert found[0] == part


@pytest.mark.parametrize(
    ("draft", "ask", "part"),
    [
        ("place=S1", "aim", None),
        ("place=S1;to=I3", "spin", None),
        ("place=S1", "spin", "ask"),
        ("place=S2", "aim", "draft"),
        ("turn=F8", "spin", None),
        ("done", "aim", "draft"),
        ("place=S1;to=F8", "spin", "draft"),
    ],
)
def test_drafts(draft: str, ask: str, part: str | None) -> None:
    """SX-8 to SX-11: the choices of an action so far must be such as can be made."""
    found = problem(change("ask=act", f"draft={draft} ask={ask}", OPEN), "advanced")
    assert (found and found[0]) == part
