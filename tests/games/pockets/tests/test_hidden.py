"""What a seat may not know: pairs of tables that differ only in that look the same to it."""

import pytest

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import SPECTATOR, View
from cavale.engine.match import Match
from cavale.engine.testing.hiding import all_sent
from cavale.games.pockets import GAME
from cavale.games.pockets.moves import NAMES
from cavale.games.pockets.tests.tables import legal, line, move, play, seen, table, text

BLUE, YELLOW = 0, 1


def sent(match: Match, seat: int) -> tuple[bytes, ...]:
    """Return everything that reaches a seat."""
    return all_sent(match, seat, range(len(NAMES)))


TABLE = line()
HAND = line(yellow="ff/r/-")
LAID = line(yellow="rb/b/-")
SWAP = line(yellow="rr/b/-")
BLUE_HAND = line("ffr/f/b")
BLUE_LAID = line("frb/r/b")
SHOWN = line("frb/b/f")
TRADE = "trade drop=file drop=bread"


@pytest.mark.parametrize(
    ("seat", "one", "other", "moves", "open_hands"),
    [
        (BLUE, TABLE, HAND, "", "off"),
        (BLUE, TABLE, HAND, "lay=file", "off"),
        (BLUE, TABLE, HAND, "show", "off"),
        (BLUE, TABLE, HAND, TRADE, "off"),
        (BLUE, TABLE, LAID, "", "off"),
        (BLUE, TABLE, SWAP, "draw", "off"),
        (YELLOW, TABLE, BLUE_HAND, "", "off"),
        (YELLOW, TABLE, BLUE_HAND, "lay=rope", "off"),
        (SPECTATOR, TABLE, HAND, "", "off"),
        (SPECTATOR, TABLE, LAID, "draw", "off"),
        (SPECTATOR, TABLE, BLUE_HAND, "draw card=file", "off"),
        (BLUE, TABLE, LAID, "", "on"),
        (YELLOW, TABLE, BLUE_LAID, "lay=rope", "on"),
    ],
)
def test_looks_the_same(seat: int, one: str, other: str, moves: str, open_hands: str) -> None:
    """PK-10: hands and laid cards are known to their owner only; with open hands the laid ones."""
    assert one != other
    first, second = (play(table(position, open_hands=open_hands), *moves.split()) for position in (one, other))
    assert sent(first, seat) == sent(second, seat)


@pytest.mark.parametrize(
    ("seat", "one", "other", "open_hands"),
    [
        (YELLOW, TABLE, HAND, "off"),
        (BLUE, TABLE, BLUE_HAND, "off"),
        (YELLOW, TABLE, SHOWN, "off"),
        (SPECTATOR, TABLE, SHOWN, "off"),
        (SPECTATOR, line(pile="r"), line(pile="b"), "off"),
        (BLUE, TABLE, HAND, "on"),
    ],
)
def test_looks_different(seat: int, one: str, other: str, open_hands: str) -> None:
    """PK-10: own cards, cards shown, discards and open hands are known."""
    first, second = (table(position, open_hands=open_hands) for position in (one, other))
    assert sent(first, seat) != sent(second, seat)


@pytest.mark.parametrize("open_hands", ["off", "on"])
@pytest.mark.parametrize("word", ["lay=file", "lay=rope", "card=file", "card=rope"])
def test_cards_pass_unseen(word: str, open_hands: str) -> None:
    """PK-10: of a card drawn or laid others see that it is one, unless the hands lie open."""
    match = play(table(open_hands=open_hands), *(["draw"] if word.startswith("card") else []))
    assert seen(match, word, BLUE) == word
    veiled = word if open_hands == "on" else f"{word.partition('=')[0]}=?"
    assert seen(match, word, YELLOW) == seen(match, word, SPECTATOR) == veiled


def test_the_log_tells_each_seat_its_own() -> None:
    """PK-10: the log names a card to who may know it."""
    match = play(table(), "draw", "card=rope", "lay=bread")
    speaker = GAME.speaker("en")
    assert [speaker.say(line) for line in match.log(BLUE)] == [
        "Blue draws",
        "Blue gets a rope",
        "Yellow lays a card face down",
    ]
    assert [speaker.say(line) for line in match.log(YELLOW)] == [
        "Blue draws",
        "Blue gets a card",
        "Yellow lays bread face down",
    ]


@pytest.mark.parametrize("seat", [BLUE, YELLOW, SPECTATOR])
def test_the_log_tells_what_was_shown(seat: int) -> None:
    """PK-7: all see the cards turned up, and those only."""
    match = play(table(line("f/fr/b", "rb/-/-")), "show")
    assert [GAME.speaker("en").say(text) for text in match.log(seat)] == ["Blue shows a file and a rope"]


def test_a_trade_is_private_until_complete() -> None:
    """PK-10: others see the discards once both are picked."""
    match = table()
    before = sent(match, YELLOW), sent(match, SPECTATOR)
    play(match, "trade", "drop=file")
    assert (sent(match, YELLOW), sent(match, SPECTATOR)) == before
    play(match, "drop=bread")
    assert "pile=fb" in GAME.position.describe(match.view(YELLOW).state)
    assert GAME.speaker("en").say(match.log(YELLOW)[-1]) == "Blue trades a file and bread for a new card"


def test_shown_cards_are_remembered() -> None:
    """PK-7, PK-10: cards once shown stay known, those laid later do not."""
    match = play(table(), "show", "show", "lay=file")
    assert "blue=??/?/fb" in GAME.position.describe(match.view(YELLOW).state)


def test_ids_tell_nothing() -> None:
    """PK-10: the ids of hidden cards are places in a row, those of known ones kinds."""
    zones = {zone.id: zone for zone in GAME.scene.scene(table().view(BLUE)).zones}
    assert [card.id for card in zones["hand-blue"].cards] == [
        "hand-blue-file-1",
        "hand-blue-rope-1",
        "hand-blue-bread-1",
    ]
    assert [(card.id, card.face) for card in zones["hand-yellow"].cards] == [
        ("hand-yellow-1", "back"),
        ("hand-yellow-2", "back"),
    ]
    assert (zones["deck"].cards, zones["deck"].count) == ((), 4)


@pytest.mark.parametrize("seat", [BLUE, YELLOW, SPECTATOR])
def test_views_as_text(seat: int) -> None:
    """PK-10: a view is written with question marks, read back, and imagined as something it cannot tell apart."""
    view = table().view(seat)
    known = GAME.position.describe(view.state)
    again = View(seat, GAME.position.place(GAME.choose(2), 2, known))
    assert GAME.position.describe(again.state) == known
    assert list(again.legal_moves()) == list(view.legal_moves())
    worlds = {GAME.position.describe(GAME.view.imagine(again, Rng(seed))) for seed in range(20)}
    assert len(worlds) > 3
    assert not any("?" in world for world in worlds)
    for world in worlds:
        assert GAME.position.describe(table(world).view(seat).state) == known


def test_the_actor_needs_no_secrets() -> None:
    """PK-10: what a seat may play follows from what it knows."""
    match = table()
    assert {NAMES[found] for found in match.view(BLUE).legal_moves()} == legal(match)
    assert not match.view(YELLOW).legal_moves()
    assert text(match) == TABLE
    assert move("lay=?") not in match.view(BLUE).legal_moves()
