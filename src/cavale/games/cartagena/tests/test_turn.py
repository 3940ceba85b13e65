"""A turn: how many actions, where a card takes a pirate, where it falls back to, relief."""

import pytest

from cavale.games.cartagena.tests.passages import MIDDLE, crew, hand, legal, names, play, shown, state, table

# Passage A to F: bottle on 1 8 18 22 29 33, pistol 2 10 13 21 25 32, key 6 9 14 20 30 34, hat 3 11 16 19 26 36.
ALONE = "blue=start,start,start,start,start,9/{} red=start,start,start,start,start,start/b"


def test_an_action_is_compulsory() -> None:
    """CA-6: nobody stops before the first action."""
    assert "stop" not in legal(table(MIDDLE))


@pytest.mark.parametrize("used", [1, 2])
def test_stopping_after_an_action(used: int) -> None:
    """CA-6: after an action the turn may end."""
    match = play(table(MIDDLE, used=used), "stop")
    assert (shown(match)["next"], shown(match)["used"], shown(match)["turns"]) == ("red", "0", "8")


@pytest.mark.parametrize(("preset", "most"), [("jamaica", 3), ("tortuga", 3), ("basic", 2), ("advanced", 3)])
def test_the_last_action_ends_the_turn(preset: str, most: int) -> None:
    """CA-6: three actions at most, two in the basic game."""
    crews = {"jamaica": 6, "tortuga": 6, "basic": 4, "advanced": 5}[preset]
    start = ",".join(["start"] * crews)
    row = " row=bb" if preset == "tortuga" else ""
    match = table(f"blue={start}/k4 red={start}/b{row}", preset)
    for used in range(1, most + 1):
        assert shown(match)["next"] == "blue"
        play(match, "start>key")
        assert int(shown(match)["used"]) == used % most
    assert (shown(match)["next"], shown(match)["turns"]) == ("red", "8")


def test_any_mix_and_the_same_pirate_again() -> None:
    """CA-6: one pirate may advance, fall back and advance again."""
    match = play(table(MIDDLE), "start>pistol", "2>hat", "11<back", "card=key")
    assert crew(match, "blue") == "5,3,9,9,20,boat"
    assert shown(match)["next"] == "red"


@pytest.mark.parametrize(
    ("space", "sign", "target"),
    [
        ("start", "pistol", "2"),
        ("start", "hat", "11"),
        ("3", "dagger", "7"),
        ("9", "hat", "11"),
        ("20", "pistol", "21"),
    ],
)
def test_advance(space: str, sign: str, target: str) -> None:
    """CA-7: to the first space ahead with the sign on which nobody stands, of any colour; the card is discarded."""
    match = play(table(MIDDLE), f"{space}>{sign}")
    assert target in crew(match, "blue").split(",")
    assert shown(match)["pile"] == sign[0]
    assert len(hand(match, "blue")) == 2


def test_one_card_one_choice_for_each_space() -> None:
    """CA-7: every sign in hand for every space with own pirates, those alike once; none for who is aboard."""
    cards = [name for name in names(table(MIDDLE)) if ">" in name]
    assert cards == [f"{space}>{sign}" for space in ("start", "3", "9", "20") for sign in ("dagger", "hat", "pistol")]


def test_aboard_when_there_is_no_free_space() -> None:
    """CA-7: with no free space of the sign ahead it boards the boat."""
    assert crew(play(table(ALONE.format("k").replace("9/", "34/")), "34>key"), "blue").endswith(",boat")
    blocked = "blue=start,start,start,start,start,20/k red=30,34,start,start,start,start/b"
    assert crew(play(table(blocked), "20>key"), "blue").endswith(",boat")


@pytest.mark.parametrize(
    ("words", "space", "target", "owed"),
    [
        ("blue=8,start,start,start,start,start/b red=3,5,start,start,start,start/b", 8, "5", 1),
        ("blue=8,start,start,start,start,start/b red=3,3,start,start,start,start/b", 8, "3", 2),
        ("blue=8,3,start,start,start,start/b red=5,5,5,start,start,start/b", 8, "3", 1),
        ("blue=8,3,3,start,start,start/b red=5,5,5,start,start,start/b", 8, "3", 2),
        ("blue=8,8,start,start,start,start/b red=4,start,start,start,start,start/b", 8, "4", 1),
        ("blue=8,7,start,start,start,start/b red=7,start,start,start,start,start/b", 8, "7", 2),
    ],
)
def test_fall_back(words: str, space: int, target: str, owed: int) -> None:
    """CA-8: to the first space behind with one or two, of any colour, for as many cards; empty and full are skipped."""
    match = play(table(words), f"{space}<back")
    assert crew(match, "blue").split(",")[0] == target
    assert shown(match)["ask"] == f"draw:{owed}"
    play(match, *["card=key"] * owed)
    assert hand(match, "blue") == ("bk" if owed == 1 else "bk2")
    assert (shown(match)["ask"], shown(match)["used"]) == ("turn", "1")


def test_never_back_to_the_start() -> None:
    """CA-8: with nobody between it and the start, a pirate cannot fall back; nor can one at the start."""
    assert not {"9<back", "start<back"} & legal(table(ALONE.format("d")))


def test_no_company_beyond_three() -> None:
    """CA-8, CA-9: a space with three takes nobody in."""
    full = "blue=8,start,start,start,start,start/b red=5,5,5,start,start,start/b"
    assert "8<back" not in legal(table(full))


def test_back_from_the_boat() -> None:
    """CA-8: a pirate aboard may fall back too."""
    match = play(table(MIDDLE.replace("20,20/", "36,36/")), "boat<back")
    assert (crew(match, "blue"), shown(match)["ask"]) == ("start,3,9,9,20,36", "draw:2")


def test_three_together_after_falling_back() -> None:
    """CA-9: a third may join two, and nobody else comes after."""
    words = "blue=8,12,start,start,start,start/b red=5,5,start,start,start,start/b"
    match = play(table(words), "8<back", "card=key", "card=key")
    assert state(match).crowd[5] == 3
    assert "12<back" not in legal(match)


def test_relief() -> None:
    """CA-10: with no card and nobody able to fall back, one draws a card, and the turn ends."""
    match = table(ALONE.format("-"))
    assert legal(match) == {"draw"}
    play(match, "draw", "card=hat")
    assert (hand(match, "blue"), shown(match)["next"], shown(match)["turns"]) == ("h", "red", "8")


@pytest.mark.parametrize("used", [1, 2])
def test_relief_in_the_middle_of_a_turn(used: int) -> None:
    """CA-10: after a first action one may take relief or stop; either ends the turn."""
    match = table(ALONE.format("-"), used=used)
    assert legal(match) == {"stop", "draw"}
    assert shown(play(match, "draw", "card=hat"))["next"] == "red"
    assert hand(play(table(ALONE.format("-"), used=used), "stop"), "blue") == "-"


def test_no_relief_after_the_last_action() -> None:
    """CA-10: whose last action spends the last card gets nothing for it."""
    match = play(table(ALONE.format("b"), used=2), "9>bottle")
    assert (hand(match, "blue"), shown(match)["next"]) == ("-", "red")


@pytest.mark.parametrize("words", [ALONE.format("k"), "blue=9,start,start,start,start,start/- red=5,5,1,1,1,2/b"])
def test_no_relief_for_who_can_act(words: str) -> None:
    """CA-10: a card in hand or company behind is enough."""
    assert not {"draw", "stop"} & legal(table(words))


@pytest.mark.parametrize("used", [0, 1, 2])
def test_without_relief_the_turn_is_lost(used: int) -> None:
    """CA-10: with relief off there is only stopping, and no card."""
    match = table(ALONE.format("-"), used=used, relief="off")
    assert legal(match) == {"stop"}
    assert (shown(play(match, "stop"))["next"], hand(match, "blue")) == ("red", "-")


def test_no_hand_limit() -> None:
    """CA-14: a hand of forty cards may grow."""
    match = table("blue=9,3,start,start,start,start/d9h9k9s9b4 red=2,start,start,start,start,start/b")
    assert state(play(match, "9<back", "card=key")).hand_size(0) == 41
