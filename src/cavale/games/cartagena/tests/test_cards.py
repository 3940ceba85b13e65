"""Where cards come from: the deck, the discards that become one, the open row."""

import pytest

from cavale.games.cartagena.tests.passages import expand, hand, legal, play, shown, state, table

# Blue can fall back from 9 to two on 3, for two cards, and from 3 nowhere; red holds all that is said to be its.
TWO = "blue=9,3,start,start,start,start/- red=3,start,start,start,start,start/"
ONE = "blue=9,start,start,start,start,start/- red=3,start,start,start,start,start/"


def test_discards_become_the_deck() -> None:
    """CA-11: a card is needed, the deck is empty: the discards are shuffled into a new one."""
    match = play(table(f"{TWO}b pile=k2h", rest="red"), "9<back")
    assert (shown(match)["deck"], shown(match)["pile"]) == ("hk2", "-")
    assert dict(zip(["card=hat", "card=key"], state(match).weights(), strict=True)) == {"card=hat": 1, "card=key": 2}
    assert legal(match) == {"card=hat", "card=key"}


def test_in_the_middle_of_a_draw() -> None:
    """CA-11: also between the first card of a draw and the second."""
    match = play(table(f"{TWO}b deck=s pile=k2h", rest="red"), "9<back")
    assert legal(match) == {"card=skull"}
    play(match, "card=skull")
    assert (shown(match)["ask"], shown(match)["deck"], shown(match)["pile"]) == ("draw:1", "hk2", "-")
    assert hand(play(match, "card=hat"), "blue") == "hs"


def test_not_before_a_card_is_needed() -> None:
    """CA-11: the last card of the deck leaves it empty; the discards stay."""
    match = play(table(f"{ONE}b deck=s pile=k2h", rest="red"), "9<back", "card=skull")
    assert (shown(match)["deck"], shown(match)["pile"], shown(match)["ask"]) == ("-", "hk2", "turn")


@pytest.mark.parametrize(("words", "drawn"), [(f"{TWO}b deck=s", "s"), (f"{TWO}b", "-")])
def test_what_there_is(words: str, drawn: str) -> None:
    """CA-11: deck and discards both empty: one draws what there is."""
    match = play(table(words, rest="red"), "9<back")
    if drawn != "-":
        play(match, "card=skull")
    assert (hand(match, "blue"), shown(match)["ask"], shown(match)["used"]) == (drawn, "turn", "1")


def test_relief_with_nothing_left() -> None:
    """CA-10, CA-11: relief with no card anywhere ends the turn all the same."""
    words = "blue=9,start,start,start,start,start/- red=start,start,start,start,start,start/b"
    match = play(table(words, rest="red"), "draw")
    assert (hand(match, "blue"), shown(match)["next"]) == ("-", "red")


def test_relief_from_the_row() -> None:
    """CA-10, CA-12: relief takes the front of the row."""
    words = "blue=9,start,start,start,start,start/- red=start,start,start,start,start,start/b row=khs"
    match = play(table(words, "tortuga"), "draw")
    assert (hand(match, "blue"), shown(match)["row"], shown(match)["next"]) == ("k", "hs", "red")


def test_the_row_is_not_topped_up() -> None:
    """CA-12: what is taken from the row is not replaced."""
    match = play(table(f"{TWO}b row=bddhpbdss", "tortuga"), "9<back")
    assert (hand(match, "blue"), shown(match)["row"], shown(match)["ask"]) == ("db", "dhpbdss", "turn")


def test_a_new_row_at_once() -> None:
    """CA-12: when the last card of a row is taken, chance lays twelve before the turn goes on."""
    match = play(table(f"{ONE}b row=h", "tortuga"), "9<back")
    assert (shown(match)["ask"], hand(match, "blue")) == ("row", "h")
    play(match, *["card=key"] * 11)
    assert shown(match)["ask"] == "row"
    play(match, "card=skull")
    assert (shown(match)["row"], shown(match)["ask"], shown(match)["used"]) == ("k" * 11 + "s", "turn", "1")


def test_the_last_of_one_row_and_the_first_of_the_next() -> None:
    """CA-12: a draw of two may take both."""
    match = play(table(f"{TWO}b row=h", "tortuga"), "9<back")
    assert (shown(match)["ask"], hand(match, "blue")) == ("row:1", "h")
    play(match, "card=skull", *["card=key"] * 11)
    assert (hand(match, "blue"), shown(match)["row"], shown(match)["ask"]) == ("hs", "k" * 11, "turn")


def test_a_row_from_deck_and_discards() -> None:
    """CA-12: fewer than twelve in the deck: what is there, then the discards are shuffled, and the row completed."""
    match = play(table(f"{ONE}b deck=s2 pile=k9h9 row=h", "tortuga", rest="red"), "9<back", "card=skull")
    assert (shown(match)["deck"], shown(match)["pile"]) == ("s", "h9k9")
    play(match, "card=skull")
    assert (shown(match)["deck"], shown(match)["pile"], shown(match)["ask"]) == ("h9k9", "-", "row")
    play(match, *["card=hat"] * 9, "card=key")
    assert (shown(match)["row"], shown(match)["ask"], shown(match)["deck"]) == ("ss" + "h" * 9 + "k", "turn", "k8")


def test_a_shorter_row() -> None:
    """CA-12: a row is shorter only if there are no more cards at all."""
    match = play(table(f"{ONE}b deck=s pile=k row=h", "tortuga", rest="red"), "9<back", "card=skull", "card=key")
    assert (shown(match)["row"], shown(match)["ask"], shown(match)["deck"]) == ("sk", "turn", "-")


def test_a_row_that_could_not_be_laid() -> None:
    """CA-12: with no cards at all there is no row, and it is laid when a card is next needed, not before."""
    match = play(table(f"{TWO}b row=h", "tortuga", rest="red"), "9<back")
    assert (hand(match, "blue"), shown(match)["row"], shown(match)["ask"]) == ("h", "-", "turn")
    play(match, "start>hat")
    assert (shown(match)["pile"], shown(match)["row"], shown(match)["ask"]) == ("h", "-", "turn")
    back = f"{TWO.replace('/-', '/s')}b pile=hk2"
    match = play(table(back, "tortuga", rest="red"), "9<back")
    assert (shown(match)["ask"], shown(match)["deck"], shown(match)["pile"]) == ("row:2", "hk2", "-")
    play(match, "card=key", "card=hat", "card=key")
    assert (hand(match, "blue"), shown(match)["row"], shown(match)["ask"]) == ("hsk", "k", "turn")


def test_a_row_after_the_last_action() -> None:
    """CA-12: a row that the last action empties is laid before the turn is over."""
    match = play(table(f"{ONE}b row=h", "tortuga", used=2), "9<back")
    assert (shown(match)["next"], shown(match)["ask"], shown(match)["used"]) == ("blue", "row", "3")
    play(match, *["card=key"] * 12)
    assert (shown(match)["next"], shown(match)["ask"], shown(match)["used"]) == ("red", "turn", "0")


def test_no_card_is_lost() -> None:
    """CA-5: 102 cards at every moment of a match, 17 with each sign."""
    for preset in ("jamaica", "tortuga"):
        match = table(f"{TWO}b" + (" row=hh" if preset == "tortuga" else ""), preset)
        for number in range(120):
            parts = shown(match)
            cards = "".join(
                expand(parts[key].rpartition("/")[2]) for key in ("blue", "red", "deck", "pile", "row") if key in parts
            )
            assert sorted(cards) == sorted("dhsbkp" * 17)
            moves = match.legal_moves()
            match.play(moves[number * 7 % len(moves)])
