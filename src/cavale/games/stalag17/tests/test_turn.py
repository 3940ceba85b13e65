"""The cards, the deal and the actions of a turn."""

import pytest

from cavale.games.stalag17.data import CARDS, CODES, COPIES, DICE, WEIGHTS
from cavale.games.stalag17.state import DECK_SIZE, INFORMATION
from cavale.games.stalag17.tests.camps import agreed, begin, camp, legal, play, shown


def test_the_cards() -> None:
    """ST-1, ST-3: 84 cards, as many of each as printed."""
    assert (sum(COPIES), DECK_SIZE, len(set(CARDS)), len(set(CODES))) == (84, 84, 28, 28)
    counted = dict(zip(CODES, COPIES, strict=True))
    for initial in "cfdtm":
        assert counted[f"{initial}1"] + counted[f"{initial}2"] == 8
    assert [counted[f"e{value}"] for value in range(1, 7)] == [4, 5, 6, 5, 3, 3]
    assert (counted["ba"], counted["in"], sum(counted[code] for code in CODES[10:20])) == (4, 4, 10)


def test_surveillance() -> None:
    """ST-2, ST-3: what each card costs in hand."""
    weights = dict(zip(CODES, WEIGHTS, strict=True))
    assert [weights[code] for code in ("c1", "m2", "cf", "tm", "ba", "in")] == [1, 2, 3, 3, 0, 4]
    assert [weights[f"e{value}"] for value in range(1, 7)] == [1, 1, 1, 2, 2, 3]


def test_the_table_of_dice() -> None:
    """ST-6: object dice by players, and by prisoners escaped while the game goes on."""
    rows = ["".join(map(str, row)) for row in DICE]
    assert rows == ["34455", "3344455", "333444555", "33334445555"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal(players: int) -> None:
    """ST-4, ST-8: three dice and the escape die, then two cards each from the first player on, who begins."""
    table = play(begin(players), "first=red", "die=map", "die=three", "die=three")
    assert legal(table) == {f"escape-die={pips}" for pips in range(1, 7)}
    play(table, "escape-die=6")
    assert table.need(0) == 12
    play(table, *["card=tool-1"] * 2, *["card=food-2"] * 2)
    assert shown(table, "red") == "0,0/2t1/-/-/-/-"
    for _ in range(players - 2):
        play(table, "card=escape-3", "card=escape-2")
    assert (table.actor, table.left) == (1, 84 - 2 * players)
    assert all(table.hand_size(seat) == 2 for seat in range(players))


def test_cards_come_as_often_as_they_are_there() -> None:
    """ST-8: a card is as likely as there are copies of it in the deck."""
    table = play(camp("0,0/2c1 0,0"), "draw")
    found = dict(zip((CARDS[move - 79] for move in table.legal_moves()), table.weights(), strict=True))
    assert (found["clothing-1"], found["clothing-2"], found["escape-3"], found["tool-map"]) == (2, 4, 6, 1)
    assert sum(found.values()) == 82


def test_draw_two() -> None:
    """ST-10: two cards into the hand, and the next player acts."""
    table = play(camp("0,0/c1 0,0 0,0"), "draw", "card=food-1", "card=barracks")
    assert (shown(table, "blue"), table.actor, table.left) == ("0,0/c1,f1,ba/-/-/-/-", 1, 81)


def test_lay_one_and_draw_one() -> None:
    """ST-11: a card goes from hand to table, for good, and one is drawn."""
    table = play(camp("0,0/c1 0,0"), "lay=clothing-1", "card=food-1")
    assert (shown(table, "blue"), table.actor) == ("0,0/f1/c1/-/-/-", 1)
    assert not any("clothing-1" in word for word in legal(play(table, "draw", "card=map-1", "card=map-1")))


def test_discard_one() -> None:
    """ST-12, ST-17: one card goes face up on the pile; nothing is drawn."""
    table = play(camp("0,0/c1,f1 0,0", pile="e1"), "drop=food-1")
    assert (table.drafting, table.actor, legal(table)) == (True, 0, {"done"})
    play(table, "done")
    assert (shown(table, "pile"), shown(table, "blue"), table.actor) == ("e1,f1", "0,0/c1/-/-/-/-", 1)


@pytest.mark.parametrize("order", ["food-1 food-2 clothing-food", "clothing-food food-1 food-2"])
def test_the_order_is_chosen(order: str) -> None:
    """ST-17: the last card picked lies on top, and a Take uncovers the one below."""
    table = camp("0,0/f1,f2,cf 0,0")
    play(table, *(f"drop={card}" for card in order.split()), "done", "take", "card=map-1")
    codes = {"food-1": "f1", "food-2": "f2", "clothing-food": "cf"}
    *below, top = (codes[card] for card in order.split())
    assert (shown(table, "pile").split(","), shown(table, "red").split("/")[3:5]) == (below, ["-", top])


def test_a_begun_discard_can_be_completed() -> None:
    """ST-13, ST-17: only cards that lead to a discard are offered, and two of a type are none."""
    table = play(camp("0,0/f1,f2,cf,c1 0,0"), "drop=food-1")
    assert legal(table) == {"done", "drop=food-2", "drop=clothing-food"}
    assert legal(play(table, "drop=food-2")) == {"drop=clothing-food"}
    assert legal(play(table, "drop=clothing-food")) == {"done"}


def test_take() -> None:
    """ST-15: the top discard and a card of the deck."""
    table = play(camp("0,0/- 0,0", pile="e1,in"), "take", "card=map-1")
    assert (shown(table, "blue"), shown(table, "pile")) == ("0,0/m1,in/-/-/in/-", "e1")
    assert "take" not in legal(camp("0,0/- 0,0"))


def test_a_failed_attempt() -> None:
    """ST-16, ST-20, ST-22: always allowed; two points, cards seen by all, another action, but no second attempt."""
    table = play(camp("0,0/c2/c1,in 0,0"), "escape")
    assert (shown(table, "blue"), table.actor, shown(table, "ask")) == ("0,2/c2/-/c1,in/-/-", 0, "turn:tried")
    assert legal(table) == {"draw", "lay=clothing-2", "drop=clothing-2"}
    play(table, "draw", "card=map-1", "card=map-1", "escape")
    assert list(table.points) == [2, 2]


@pytest.mark.parametrize(("points", "then"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_points_have_a_limit(points: int, then: int) -> None:
    """ST-5: never more than 20."""
    assert play(camp(f"0,{points}/c2 0,0"), "escape").points[0] == then


@pytest.mark.parametrize(
    ("laid", "out"),
    [
        ("c1,f1,d1,e4", True),
        ("c1,f1,d1,e2", False),
        ("c1,f1,ba,e4", True),
        ("ba,ba,ba,e4", True),
        ("cf,fd,d1,e4,t1", True),  # surplus does no harm
        ("cf,fm,cd,e4", True),
        ("cf,cm,f1,e4", False),
        ("c1,f1,in,e4", False),  # Information is nothing on the table
        ("c1,f1,d1,e1,e3", True),
    ],
)
def test_what_is_an_escape(laid: str, out: bool) -> None:
    """ST-18, ST-20, ST-21: one card for each object, Barracks for any, and points enough."""
    table = play(camp(f"0,0/-/{laid} 0,0"), "escape")
    assert (table.free[0], shown(table, "ask")) == ((1, "roll:blue") if out else (0, "turn:tried"))


@pytest.mark.parametrize(("option", "cost"), [(False, 6), (True, 10)])
def test_the_escaper_at_roll_call(option: bool, cost: int) -> None:
    """ST-24: the escaper adds his hand; his Barracks on the table cost 4 only with the option, in hand nothing."""
    table = camp("0,1/in,c2,ba/c1,f1,ba,e5 0,0", agreed(escaper_barracks=option))
    play(table, "escape")
    assert (table.toll(0), table.points[0]) == (cost, 1 + cost)


def test_the_others_at_roll_call() -> None:
    """ST-2, ST-5, ST-25: laid Barracks cost 4, laid Information nothing; the limits apply once, to the final sum."""
    table = camp("0,0/-/c1,f1,d1,e4 0,19/2in/ba,in 0,2/c1/e6")
    play(table, "escape")
    assert list(table.points) == [0, 20, 0]


def test_all_cards_are_shuffled() -> None:
    """ST-27: hands, table and pile go into a new deck; points and escapes stay."""
    table = play(camp("0,0/c2/c1,f1,d1,e4 0,9/in,2e6", pile="m1"), "escape", "roll")
    assert (table.left, list(table.deck), list(table.pile)) == (84, list(COPIES), [])
    assert (shown(table, "blue"), shown(table, "red")) == ("1,2/-/-/-/-/-", "0,10/-/-/-/-/-")
    assert table.deck[INFORMATION] == 4
