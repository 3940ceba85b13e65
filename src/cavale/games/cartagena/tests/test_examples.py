"""The five worked examples: the rulebook's illustrated position, Tortuga, four players."""

from cavale.engine.match import Match
from cavale.games.cartagena.data import SIGNS
from cavale.games.cartagena.tests.passages import ILLUSTRATED, crew, hand, play, shown, state, table


def illustrated(colour: str) -> Match:
    """Return the illustrated position with a player to move."""
    return table(ILLUSTRATED, "tortuga", next=colour)


def test_the_rest_is_in_the_deck() -> None:
    """CA-5: 102 cards less 24 in hands and 9 in the row leave 69."""
    assert state(illustrated("blue")).left == 69


def test_example_1_over_the_occupied() -> None:
    """CA-7: example 1, yellow's skull from 9 goes to 23, over 12 and 17."""
    match = play(illustrated("yellow"), "9>skull")
    assert crew(match, "yellow") == "start,23,21,30,33,boat"
    assert (hand(match, "yellow"), shown(match)["pile"]) == ("bk", "s")


def test_example_2_back_to_two() -> None:
    """CA-8: example 2, red from 8 back to 6, where two stand, draws bottle and dagger."""
    match = play(illustrated("red"), "8<back")
    assert crew(match, "red") == "5,6,17,17,22,26"
    assert (hand(match, "red"), shown(match)["row"]) == ("dsb2p3", "dhpbdss")


def test_example_3_three_daggers() -> None:
    """CA-7: example 3, blue's daggers 0→7, 6→15 as 7 is now occupied, 6→24."""
    match = illustrated("blue")
    for word, after in [
        ("start>dagger", "7,6,6,9,17,18"),
        ("6>dagger", "7,15,6,9,17,18"),
        ("6>dagger", "7,15,24,9,17,18"),
    ]:
        assert crew(play(match, word), "blue") == after
    assert (hand(match, "blue"), shown(match)["next"]) == ("dhs2bp", "red")


def test_example_4_three_times_back() -> None:
    """CA-8: example 4, blue 17→12 draws 1, 18→17 draws 2, 17→12 draws 2."""
    match = illustrated("blue")
    for word, after, row in [
        ("17<back", "start,6,6,9,12,18", "ddhpbdss"),
        ("18<back", "start,6,6,9,12,17", "hpbdss"),
        ("17<back", "start,6,6,9,12,12", "bdss"),
    ]:
        play(match, word)
        assert (crew(match, "blue"), shown(match)["row"]) == (after, row)
    assert state(match).hand_size(0) == 14


def test_example_5_straight_aboard() -> None:
    """CA-7: example 5, blue's bottle from 17 goes aboard, 18→17 draws 2, dagger 0→7."""
    match = play(illustrated("blue"), "17>bottle")
    assert crew(match, "blue") == "start,6,6,9,boat,18"
    play(match, "18<back")
    assert (crew(match, "blue"), shown(match)["row"]) == ("start,6,6,9,boat,17", "dhpbdss")
    play(match, "start>dagger")
    assert (crew(match, "blue"), hand(match, "blue")) == ("7,6,6,9,boat,17", "d4hs2bp")


def test_example_5_all_bottles_are_occupied() -> None:
    """CA-7: example 5, the bottles past 17 are on 18, 22, 29 and 33, and all have somebody on them."""
    found = state(illustrated("blue"))
    bottles = [space for space in range(18, 37) if found.path[space] == SIGNS.index("bottle")]
    assert bottles == [18, 22, 29, 33]
    assert all(found.crowd[space] for space in bottles)
