"""What the picture shows: spaces, cards, what to touch, and the words of it all."""

import re

import pytest

from cavale.engine.core.state import SPECTATOR
from cavale.games.cartagena import GAME
from cavale.games.cartagena.data import SIGNS
from cavale.games.cartagena.scene import BOATS, WAY
from cavale.games.cartagena.tests.moments import MOMENTS, Figures, choices, foreseen, mine, said
from cavale.games.cartagena.tests.passages import ILLUSTRATED, MIDDLE, begin, play, table


def test_the_way_winds_without_a_gap() -> None:
    """CA-2: spaces that follow each other are neighbours, others are not, and every segment turns."""
    for at, (column, row) in enumerate(WAY):
        near = [other for other, (x, y) in enumerate(WAY) if abs(x - column) + abs(y - row) == 1]
        assert near == [other for other in (at - 1, at + 1) if 0 <= other < len(WAY)]
    for first in range(0, 36, 6):
        segment = WAY[first : first + 6]
        assert len({column for column, _ in segment}) > 1 < len({row for _, row in segment})


@pytest.mark.parametrize(("segments", "players"), [(4, 2), (5, 3), (6, 5)])
def test_the_board_ends_with_the_boat(segments: int, players: int) -> None:
    """CA-4, CA-16: start, 24, 30 or 36 spaces and the boat, none over another, all on the board."""
    match = begin("jamaica", players, segments=str(segments))
    match.settle()
    board = GAME.scene.board(mine(match))
    assert [space.id for space in board.spaces] == ["start", *(str(n) for n in range(1, 6 * segments + 1)), "boat"]
    assert segments in BOATS
    for one in board.spaces:
        assert one.width / 2 <= one.x <= board.width - one.width / 2
        assert one.height / 2 <= one.y <= board.height - one.height / 2
        for other in board.spaces:
            apart = abs(one.x - other.x) >= (one.width + other.width) / 2 - 0.01
            assert one is other or apart or abs(one.y - other.y) >= (one.height + other.height) / 2 - 0.01


def test_spaces_show_their_signs_once_laid() -> None:
    """CA-2, CA-3: a space is a bare stone until its segment lies there; turned round, the signs are reversed."""
    match = play(begin(), "segment=a")
    spaces = GAME.scene.board(match.view(0)).spaces
    assert [space.kind for space in spaces[1:8]] == ["key", "dagger", "skull", "hat", "pistol", "bottle", "stone"]
    assert said(spaces[1].name) == ("ca-space", {"number": 1, "sign": "ca-kind-key"})
    assert said(spaces[7].name) == ("ca-space-bare", {"number": 7})


def test_the_edition_of_2014_has_its_own_signs() -> None:
    """CA-1, CA-3: hook, lantern and telescope stand where 2000 has dagger, hat and skull."""
    spaces = GAME.scene.board(MOMENTS["basic"]().view(0)).spaces
    assert [space.kind for space in spaces[1:7]] == ["bottle", "pistol", "lantern", "telescope", "hook", "key"]


def test_hidden_hands_are_backs() -> None:
    """CA-17: own cards by their faces, those of others by their backs and their number."""
    zones = {zone.id: zone for zone in GAME.scene.scene(table(MIDDLE).view(0)).zones}
    assert [card.id for card in zones["hand-blue"].cards] == ["blue-dagger-1", "blue-hat-1", "blue-pistol-1"]
    assert [card.id for card in zones["hand-red"].cards] == ["red-hidden-1", "red-hidden-2", "red-hidden-3"]
    assert {card.face for card in zones["hand-red"].cards} == {"back"}
    assert (zones["hand-red"].count, zones["deck"].count, zones["deck"].cards) == (3, 96, ())
    assert "row" not in zones


def test_known_cards_of_a_hidden_hand_are_shown() -> None:
    """CA-17: cards taken from an open row keep their faces for all."""
    match = play(MOMENTS["open row"](), "20<back")
    shown = [card.face for card in GAME.scene.scene(match.view(1)).zones[0].cards]
    assert shown == ["hat", "back", "back", "back"]


def test_open_hands_and_the_row() -> None:
    """CA-5: in Tortuga everything lies open, the row with its front first; who stays in it keeps its id."""
    match = table(ILLUSTRATED, "tortuga", next="red")
    before = {zone.id: zone for zone in GAME.scene.scene(match.view(2)).zones}
    assert [card.face for card in before["hand-yellow"].cards] == ["skull", "bottle", "key"]
    assert [card.face for card in before["row"].cards[:4]] == ["bottle", "dagger", "dagger", "hat"]
    after = {zone.id: zone for zone in GAME.scene.scene(play(match, "8<back").view(2)).zones}
    assert after["row"].cards == before["row"].cards[2:]


def test_the_discards_are_shown() -> None:
    """CA-17: all discards, by sign."""
    match = play(table(MIDDLE), "9>hat")
    pile = next(zone for zone in GAME.scene.scene(match.view(1)).zones if zone.id == "discard")
    assert [(card.id, card.face) for card in pile.cards] == [("discard-hat-1", "hat")]


@pytest.mark.parametrize(
    ("name", "notation", "path"),
    [
        ("start", "start>hat", ("space:start", "card:blue-hat-1")),
        ("middle", "9>dagger", ("space:9", "card:blue-dagger-1")),
        ("middle", "20<back", ("space:20", "space:14")),
        ("middle", "boat<back", ("space:boat", "space:14")),
        ("more", "stop", ("button:stop",)),
        ("stuck", "draw", ("button:draw",)),
        ("turn lost", "stop", ("button:stop",)),
    ],
)
def test_what_to_touch(name: str, notation: str, path: tuple[str, ...]) -> None:
    """CA-6, CA-7, CA-8, CA-10: a pirate's space and a card or the space behind; a button for the rest."""
    assert choices(MOMENTS[name]())[notation].path == path


@pytest.mark.parametrize(
    ("name", "buttons"),
    [
        ("middle", []),
        ("more", [("stop", "ca-stop")]),
        ("stuck", [("draw", "ca-draw")]),
        ("stuck later", [("stop", "ca-stop"), ("draw", "ca-draw")]),
        ("turn lost", [("stop", "ca-lose")]),
        ("red's turn", []),
    ],
)
def test_buttons_are_there_when_they_are_choices(name: str, buttons: list[tuple[str, str]]) -> None:
    """CA-6, CA-10: stopping, losing the turn and relief, for who may and nobody else."""
    match = MOMENTS[name]()
    assert [(button.id, button.name.key) for button in GAME.scene.scene(mine(match)).buttons] == buttons
    assert GAME.scene.scene(match.view(SPECTATOR)).buttons == ()


@pytest.mark.parametrize(
    ("name", "key", "figures"),
    [
        ("passage", "ca-prompt-passage", {"laid": 0, "segments": 6}),
        ("first", "ca-prompt-first", {}),
        ("deal", "ca-prompt-deal", {"who": "colour-blue"}),
        ("row", "ca-prompt-row", {}),
        ("draw", "ca-prompt-draw", {"who": "colour-blue", "you": "no"}),
        ("start", "ca-prompt-turn", {"who": "colour-blue", "you": "yes", "left": 3}),
        ("more", "ca-prompt-more", {"who": "colour-blue", "you": "yes", "left": 1}),
        ("basic", "ca-prompt-turn", {"left": 2}),
        ("stuck", "ca-prompt-stuck", {"you": "yes", "relief": "yes"}),
        ("turn lost", "ca-prompt-stuck", {"you": "yes", "relief": "no"}),
        ("escape", "ca-prompt-over", {"who": "colour-blue", "count": 1}),
        ("shared", "ca-prompt-over", {"who": "list-and(first=colour-blue, second=colour-red)", "count": 2}),
    ],
)
def test_prompts(name: str, key: str, figures: Figures) -> None:
    """CA-3, CA-4, CA-5, CA-6, CA-8, CA-10, CA-12, CA-13, CA-15: what blue reads at each kind of moment."""
    found_key, found = said(GAME.scene.scene(MOMENTS[name]().view(0)).prompt)
    assert found_key == key
    assert {name: found[name] for name in figures} == figures


@pytest.mark.parametrize(
    ("name", "word", "key", "figures"),
    [
        ("passage", "segment=b", "ca-did-segment", {"letter": "B", "turned": "yes"}),
        ("first", "first=red", "ca-did-first", {"who": "colour-red"}),
        ("deal", "card=key", "ca-did-deal", {"who": "colour-blue", "card": "ca-card(sign=?)"}),
        ("draw", "card=key", "ca-did-draw", {"who": "colour-blue", "card": "ca-card(sign=?)"}),
        ("row", "card=key", "ca-did-row", {"card": "ca-card(sign=key)", "taken": 0}),
        ("start", "start>hat", "ca-did-advance", {"card": "ca-card(sign=hat)", "start": "start", "stop": "3"}),
        ("crowded", "30>hat", "ca-did-advance", {"start": "30", "stop": "boat", "count": 3}),
        ("middle", "20<back", "ca-did-fall-back", {"start": "20", "stop": "14", "cards": "ca-cards(count=1)"}),
        ("tortuga", "18<back", "ca-did-fall-back", {"start": "18", "stop": "12", "cards": "ca-card(sign=bottle)"}),
        ("stuck", "draw", "ca-did-relief", {"cards": "ca-cards(count=1)"}),
        ("more", "stop", "ca-did-stop", {"who": "colour-blue"}),
        ("turn lost", "stop", "ca-did-lose", {"who": "colour-blue"}),
    ],
)
def test_the_log_tells_every_kind_of_move(name: str, word: str, key: str, figures: Figures) -> None:
    """CA-3, CA-4, CA-5, CA-6, CA-7, CA-8, CA-10, CA-12, CA-17: what who looks on is told of each kind of move."""
    found_key, found = said(play(MOMENTS[name](), word).log(SPECTATOR)[-1])
    assert found_key == key
    assert {name: found[name] for name in figures} == figures


def test_two_alike_are_told_as_two() -> None:
    """CA-8: cards of a row that are alike are counted together."""
    match = play(table(ILLUSTRATED, "tortuga"), "17<back")
    assert str(foreseen(match, "18<back").label.args["cards"]) == "ca-two(sign=dagger)"


def test_everything_is_drawn() -> None:
    """CA-1: each sign, the back of a card and the pirate have a drawing, and whatever is drawn has its colours."""
    folder = GAME.folder / "ui"
    glyphs, board, style = ((folder / name).read_text() for name in ("glyphs.svg", "board.svg", "style.css"))
    assert set(re.findall(r'<symbol id="([a-z]+)"', glyphs)) == {*SIGNS, "back", "pirate"}
    drawn = {name for words in re.findall(r'class="([^"]+)"', glyphs + board) for name in words.split()}
    assert drawn - {"ca-seg", "ca-end"} - set(re.findall(r"\.(ca-[\w-]+)", style)) == {f"ca-seg-{n}" for n in (1, 3)}
