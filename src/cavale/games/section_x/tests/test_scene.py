"""The picture: the chart, what lies on it, counters, what is asked."""

import re

from cavale.engine.core.state import SPECTATOR
from cavale.engine.scene import Scene
from cavale.engine.text import LANGUAGES
from cavale.games.section_x import GAME
from cavale.games.section_x.data import TILES
from cavale.games.section_x.layout import form, section
from cavale.games.section_x.tests.moments import CELLS, GAP, ROAD, chart, english, mine, play, said, scene, views

ACT = {"did": "drew", "ask": "act"}


def figures(seen: Scene) -> dict[str, int]:
    """Return the counters by name."""
    return {counter.id: counter.value for counter in seen.counters}


def test_the_board() -> None:
    """SX-2, SX-5: 66 spaces, and for each player a cell block, a boat, a supply and the lost; no other colours."""
    board = GAME.scene.board(mine(chart("-", CELLS, CELLS, CELLS, **ACT)))
    kinds = [space.kind for space in board.spaces]
    assert (board.shape, kinds.count("cell"), len(kinds)) == ("hexagon", 66, 66 + 3 * 4)
    assert all(0 <= space.x <= board.width and 0 <= space.y <= board.height for space in board.spaces)
    assert len({(space.x, space.y) for space in board.spaces}) == len(board.spaces)
    named = {space.id: (space.x, space.y) for space in board.spaces}
    assert named["F8"] == (7.5, 4.907)
    assert named["F4"] == (3.5, 4.907)


def test_shores_show_their_owners() -> None:
    """SX-22: six of three cells each."""
    seen = scene(chart(ROAD, "island*7;green0/-;-/-", green="green0:red"))
    shores = [space for space in seen.spaces if space.kind == "shore"]
    assert [len(space.cells) for space in shores] == [3] * 6
    assert [space.owner for space in shores] == [0, None, None, None, None, None]


def test_sections_are_parts_of_their_tiles() -> None:
    """SX-3, SX-20: each stands apart, is turned as it lies, and is tinted by whose tunnel it is in."""
    seen = scene(chart("F8:T1;F9:S2+1;C3:D5+2", "island*8/-;-/-", "island*8/F8b;-/-"))
    sections = {space.id: space for space in seen.spaces if space.within}
    assert {name: space.within for name, space in sections.items()} == {
        "C3a": "C3", "C3b": "C3", "F8a": "F8", "F8b": "F8", "F8c": "F8", "F9a": "F9",
    }  # fmt: skip
    looks = {name: (space.kind, space.turned, space.owner) for name, space in sections.items() if space.within != "C3"}
    assert looks == {
        "F8a": ("way-03", 0, None), "F8b": ("way-03", 1, 1), "F8c": ("way-03", 2, None), "F9a": ("way-02", 1, None),
    }  # fmt: skip
    for one in ("a", "b", "c"):
        for other in ("a", "b", "c"):
            here, there = sections[f"F8{one}"], sections[f"F8{other}"]
            far = ((here.x - there.x) ** 2 + (here.y - there.y) ** 2) ** 0.5
            assert one == other or far > 0.3


def test_everything_is_drawn() -> None:
    """SX-3: every tile, and every section of every tile as one of nine drawings, turned."""
    drawn = (GAME.folder / "ui" / "glyphs.svg").read_text(encoding="utf-8")
    for kind, (name, (ports, _)) in enumerate(TILES.items()):
        kinds = [section(number, kind * 6, -1).kind for number in range(len(ports))]
        assert all(f'<symbol id="{glyph}"' in drawn for glyph in (name, *kinds))
    assert form("14") == ("03", 1)
    assert form("45") == ("01", 4)


def test_a_chamber_turns_with_its_tile() -> None:
    """SX-3: against the clock, where one stands too."""
    east, west = section(3, 2 * 6, -1), section(3, 2 * 6 + 3, -1)  # a sharp curve, half a turn apart
    middle = (east.x + west.x) / 2, (east.y + west.y) / 2
    cell = next(space for space in GAME.scene.board(mine(chart(ROAD))).spaces if space.id == east.within)
    assert abs(middle[0] - cell.x) < 0.01
    assert abs(middle[1] - cell.y) < 0.01
    assert (east.x > cell.x, east.y < cell.y) == (True, True)  # ports E and NE
    assert (east.turned, west.turned) == (0, 3)


def test_counters() -> None:
    """SX-23, SX-25, SX-29: out, brought in this round, in danger, hidden, in cells, lost."""
    match = chart(f"{ROAD};F4:H2", "island*2;F8a;F4a*2;green0;free;lost/-;-/-", green="green0:red", round="2")
    seen = scene(match)
    wanted = {"out-red": 2, "ashore-red": 1, "danger-red": 1, "hidden-red": 2, "cells-red": 2, "lost-red": 1}
    assert wanted.items() <= figures(seen).items()
    limits = {counter.id: counter.limit for counter in seen.counters}
    assert (limits["out-red"], limits["ashore-red"], limits["steps"]) == (5, 2, 5)
    assert figures(seen)["left"] == 50


def test_stocks_are_hidden() -> None:
    """SX-6, SX-33: the owner sees the faces; in the advanced game everybody does, and the tops of the piles."""
    match = chart("-", "island*8/-;-/S1S2", CELLS, **ACT)
    faces = [[card.face for card in zone.cards] for view in views(match) for zone in GAME.scene.scene(view).zones[:1]]
    assert faces == [["S1", "S2"], ["back", "back"], ["back", "back"]]
    match = chart("-", "island*8/-;-/S1S2", preset="advanced", tops="S1,T1,H3", **ACT)
    for view in views(match):
        zones = {zone.id: [card.face for card in zone.cards] for zone in GAME.scene.scene(view).zones}
        assert (zones["stock-red"], zones["pile-2"]) == (["S1", "S2"], ["T1"])


def test_a_tile_is_turned_where_it_will_lie() -> None:
    """SX-8, SX-9: over what is below; of an exchange, the first stays as it was chosen."""
    match = play(chart("F8:S1;F9:S1", "island*8/-;-/S3", **ACT), "place=S3", "to=F10")
    drafts = [piece for piece in scene(match).pieces if piece.id.startswith("draft")]
    assert [(piece.kind, piece.at, piece.turned) for piece in drafts] == [("S3", "F10", 2)]
    match = play(chart("C3:S1;H5:S2", "island*8/C3a;-/-", **ACT), "exchange=C3", "with=H5", "rot=1")
    seen = scene(match)
    drafts = [piece for piece in seen.pieces if piece.id.startswith("draft")]
    assert [(piece.id, piece.kind, piece.at, piece.turned) for piece in drafts] == [
        ("draft-first", "S1", "H5", 1),
        ("draft", "S2", "C3", 0),
    ]
    assert not [space for space in seen.spaces if space.within in ("C3", "H5")]
    assert next(piece.at for piece in seen.pieces if piece.id == "door-red-1") == "C3"
    others = GAME.scene.scene(match.view(1))
    assert not [piece for piece in others.pieces if piece.id.startswith("draft")]


def test_prompts_say_whose_turn_it_is() -> None:
    """SX-6, SX-8, SX-15: each phase in its words, for who acts and for the others."""
    prompts = {
        "draw": chart("-", did="-", ask="draw"),
        "act": chart("-", **ACT),
        "walk": chart(ROAD),
        "mixed": chart(ROAD, preset="advanced", tops="S2,S2,S2", **ACT),
        "aim-place": play(chart("-", "island*8/-;-/S1", **ACT), "place=S1"),
        "spin-turn": play(chart(GAP, **ACT), "turn=I6"),
    }
    for key, match in prompts.items():
        assert GAME.scene.scene(match.view(0)).prompt.key == f"sx-prompt-{key}"
        assert said(GAME.scene.scene(match.view(0)).prompt)[1]["you"] == "yes"
        assert said(GAME.scene.scene(match.view(SPECTATOR)).prompt)[1]["you"] == "no"
        assert all(GAME.speaker(language).say(scene(match).prompt) for language in LANGUAGES)
    left = chart(ROAD, "island*7;F8a+1/-;-/-")
    assert english(scene(left).prompt) == "Phase 3 of 3, Red: 4 steps left, at most two for each prisoner."


def test_turn_round_and_game_are_three_words() -> None:
    """SX-23, SX-29: no text calls a tile turned, a round a game, or a turn a round."""
    english_texts = (GAME.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    french_texts = (GAME.folder / "texts" / "fr.ftl").read_text(encoding="utf-8")
    for line in english_texts.splitlines():
        assert "turned" not in line or "turned up" in line or line.startswith("#")
    assert not re.search(r"\btourn", french_texts)
    for key, word in (("sx-explosion", "manche"), ("sx-did-done", "tour"), ("sx-prompt-over", "partie")):
        part = french_texts.split(f"{key} =")[1].split("\nsx-")[0]
        assert word in part


def test_pictures_are_made_of_things_made_before() -> None:
    """SX-1: what stays as it was is the same object, so that only what changed is sent."""
    match = chart(ROAD, "island*7;F8a/-;-/-")
    before = scene(match)
    after = scene(play(match, "step=F8a>F9a"))
    kept = {id(piece) for piece in before.pieces} & {id(piece) for piece in after.pieces}
    assert len(kept) == len(before.pieces) - 1
    assert {id(space) for space in before.spaces} == {id(space) for space in after.spaces}


def test_notes_say_what_ends_the_round_and_the_game() -> None:
    """SX-23, SX-24, SX-26, SX-29, SX-30, SX-34: always, with figures; the last round says so."""
    match = chart(ROAD, "island*5;green0;free*2/-;-/-", green="green0:red", round="2", idle="3")
    assert [english(note) for note in scene(match).notes] == [
        "This round ends when somebody has 2 ashore (most now: 1), with the last tile (51 left), "
        "or after 8 turns in a row without a draw or a shore (now 3).",
        "The game is won with 5 escaped (most now: 3); it also ends when after an explosion nobody has "
        "5 prisoners left, or with round 12.",
    ]
    last = scene(chart(ROAD, "island*4;lost*4/-;-/-", round="2:last"))
    assert english(last.notes[1]).startswith("This is the last round.")
    assert [counter.name.args for counter in last.counters if counter.id == "rounds"] == [{"last": "yes"}]
    over = chart(ROAD, "island*3;green0*2;free*3/-;-/-", green="green0:red", ask="freedom", round="2")
    assert scene(over).notes == ()
