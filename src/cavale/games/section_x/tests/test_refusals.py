"""Why something cannot be done: the reason, the paragraph and the figures."""

import pytest

from cavale.engine.core.state import SPECTATOR
from cavale.engine.match import Match
from cavale.games.section_x import GAME
from cavale.games.section_x.tests.moments import CELLS, GAP, ROAD, Figures, chart, mine, play, refused

ACT = {"did": "drew", "ask": "act"}
DRAW = {"did": "-", "ask": "draw"}
AWAY = "island*7;{}/-;-/-"


def expect(match: Match, wish: str, code: str, paragraph: str, figures: Figures) -> None:
    """Expect a wish of whose turn it is to be refused so."""
    assert refused(match, wish) == (code, paragraph, figures)


@pytest.mark.parametrize(
    ("wish", "code", "paragraph"),
    [
        ("first=red", "chance", "SX-4"),
        ("tile=S1", "chance", "SX-6"),
        ("top=S1", "chance", "SX-33"),
        ("skip", "draw-first", "SX-6"),
        ("done", "draw-first", "SX-6"),
        ("place=S1", "draw-first", "SX-6"),
        ("step=island>F8a", "draw-first", "SX-6"),
        ("to=F8", "no-action", "SX-8"),
        ("rot=1", "no-action", "SX-8"),
        ("keep=red", "no-struggle", "SX-21"),
        ("give=F8a", "no-key-now", "SX-27"),
    ],
)
def test_before_the_draw(wish: str, code: str, paragraph: str) -> None:
    """SX-6: a turn begins with a draw."""
    expect(chart(ROAD, **DRAW), wish, code, paragraph, {})


def test_draws() -> None:
    """SX-6: from a pile that has tiles, once, with fewer than three in stock."""
    empty = chart("-", piles="0,27,27", **DRAW)
    expect(empty, "draw=1", "pile-empty", "SX-6", {"pile": 1})
    expect(chart("-", **ACT), "draw=1", "drawn", "SX-6", {})
    full = chart("-", "island*8/-;-/S1S1S2", did="-", ask="act")
    expect(full, "draw=2", "stock-full", "SX-6", {"count": 3})


@pytest.mark.parametrize(
    ("wish", "code", "paragraph"),
    [
        ("done", "action-first", "SX-8"),
        ("step=island>F8a", "action-first", "SX-8"),
        ("door=F8a", "action-first", "SX-8"),
        ("place=S2", "not-in-stock", "SX-8"),
    ],
)
def test_phase_two(wish: str, code: str, paragraph: str) -> None:
    """SX-8: the tile action comes first, or is waived."""
    assert refused(chart(ROAD, **ACT), wish)[:2] == (code, paragraph)


def test_phase_three_is_too_late_for_tiles() -> None:
    """SX-8: one tile action a turn."""
    for wish in ("skip", "place=S1", "turn=F8"):
        expect(chart(ROAD), wish, "acted", "SX-8", {})


def test_the_advanced_game_waives_nothing() -> None:
    """SX-33: whoever wants no tile action ends the turn."""
    expect(chart(ROAD, preset="advanced", tops="S2,S2,S2", **ACT), "skip", "no-skip", "SX-33", {})


@pytest.mark.parametrize(
    ("tiles", "players", "wish", "code", "paragraph", "figures"),
    [
        (ROAD, (), "move=A3", "no-tile", "SX-10", {"cell": "A3"}),
        (ROAD, (CELLS, "island*8/F9a;-/-"), "move=F8", "foreign", "SX-12", {"cell": "F8", "who": "colour-purple"}),
        (ROAD, (AWAY.format("F8a"),), "turn=F8", "occupied", "SX-12", {"cell": "F8"}),
        ("F8:H2", (CELLS, AWAY.format("F8a")), "move=F8", "not-only-yours", "SX-12",
         {"cell": "F8", "who": "colour-purple"}),
        ("F8:H2", (AWAY.format("F8a"),), "turn=F8", "no-turning", "SX-12", {"cell": "F8"}),
        ("F8:T1", (), "turn=F8", "no-rotation", "SX-11", {"cell": "F8"}),
        ("F8:S1", (), "exchange=F8", "no-partner", "SX-9", {"cell": "F8"}),
    ],
)  # fmt: skip
def test_tiles_that_stay(
    tiles: str, players: tuple[str, ...], wish: str, code: str, paragraph: str, figures: Figures
) -> None:
    """SX-9, SX-10, SX-11, SX-12: which tiles cannot be acted on."""
    expect(chart(tiles, *players, **ACT), wish, code, paragraph, figures)


def test_a_tile_that_fits_nowhere() -> None:
    """SX-7, SX-13: an occupied hiding place as far from the shore as can be, where no other such space is free."""
    ring = "F8:H2;E7:D1;D6:S1+1;D5:D1+1;D4:S1+2;E4:D1+2;"
    ring += "F4:S1;G4:S1;H4:S1+1;H5:S1+1;H6:S1+2;G7:S1+2"
    figures: Figures = {"tile": "sx-a-tile(kind=H2)"}
    expect(chart(ring, AWAY.format("F8a"), **ACT), "move=F8", "fits-nowhere", "SX-7", figures)


@pytest.mark.parametrize(
    ("begun", "wish", "code", "paragraph", "figures"),
    [
        (["place=S3"], "to=F8", "space-taken", "SX-8", {"cell": "F8"}),
        (["place=S3"], "with=F8", "finish-first", "SX-8", {}),
        (["place=S3"], "done", "finish-first", "SX-8", {}),
        (["place=S3", "to=F10"], "rot=5", "no-fit-so", "SX-7", {"cell": "F10", "neighbour": "F9", "open": "yes"}),
        (["place=S1", "to=F10"], "rot=3", "same-look", "SX-11", {}),
        (["place=S3", "to=G8"], "rot=1", "no-fit-so", "SX-7", {"cell": "G8", "neighbour": "F9", "open": "no"}),
        (["exchange=F8"], "with=F8", "same-tile", "SX-9", {}),
        (["exchange=F8"], "with=A3", "no-tile", "SX-10", {"cell": "A3"}),
    ],
)  # fmt: skip
def test_a_tile_on_its_way(begun: list[str], wish: str, code: str, paragraph: str, figures: Figures) -> None:
    """SX-7, SX-8, SX-9, SX-11: where a tile cannot go, and how it cannot lie there."""
    match = play(chart("F8:S1;F9:S1;C3:H2", "island*8/-;-/S1S3", **ACT), *begun)
    expect(match, wish, code, paragraph, figures)


def test_hiding_places_keep_their_distance() -> None:
    """SX-13: worked example 4, also for an exchange."""
    match = play(chart("F8:H2;F3:S1", AWAY.format("F8a"), **ACT), "move=F8")
    expect(match, "to=F9", "nearer", "SX-13", {"old": 3, "new": 2})
    match = play(chart("F8:H2;F2:S1;F4:S2", AWAY.format("F8a"), **ACT), "exchange=F8")
    expect(match, "with=F2", "nearer", "SX-13", {"old": 3, "new": 1})


def test_tiles_that_cannot_change_places() -> None:
    """SX-9: a Y junction never joins opposite sides, which the middle of a straight way asks for."""
    match = play(chart(f"{ROAD};C3:J1;C6:D1", **ACT), "exchange=F9")
    expect(match, "with=C3", "no-swap", "SX-9", {"cell": "F9", "other": "C3"})


def test_a_tile_fits_in_no_rotation() -> None:
    """SX-7: a dead end has one opening, and cannot meet two."""
    match = play(chart("F8:S1;F10:S1", "island*8/-;-/H1", **ACT), "place=H1")
    expect(match, "to=F9", "no-fit", "SX-7", {"cell": "F9", "tile": "sx-a-tile(kind=H1)"})


def test_keepers() -> None:
    """SX-21: only those with the longest tunnel can keep their doors."""
    players = ("island*8/I4a;-/-", "island*8/I6a;-/-", "island*8/-;-/S1")
    match = play(chart("I4:S1;I6:S1", *players, next="yellow", **ACT), "place=S1", "to=I5", "rot=0")
    figures: Figures = {"who": "colour-yellow", "rivals": "list-and(first=colour-red, second=colour-purple)"}
    expect(match, "keep=yellow", "not-longest", "SX-21", figures)


@pytest.mark.parametrize(
    ("tiles", "players", "wish", "code", "paragraph", "figures"),
    [
        (ROAD, (), "step=F8a>F9a", "nobody-there", "SX-15", {"at": "sx-at(place=F8)"}),
        (ROAD, ("island*7;F9a+2/-;-/-",), "step=F9a>F10a", "tired", "SX-15", {"at": "sx-at(place=F9)"}),
        (ROAD, ("island*7;green0/-;-/-",), "step=green0>F10a", "on-shore", "SX-22", {}),
        (ROAD, (), "step=island>island", "stays", "SX-16", {}),
        (ROAD, (), "step=island>F9a", "not-connected", "SX-16",
         {"from": "sx-from(place=island)", "to": "sx-to(place=F9)"}),
        (ROAD, ("island*6;F8a;F10a/-;-/-",), "step=island>F8a", "full", "SX-17", {"at": "sx-at(place=F8)", "count": 1}),
        ("F8:H2", ("island*6;F8a*2/-;-/-",), "step=island>F8a", "full", "SX-17", {"at": "sx-at(place=F8)", "count": 2}),
        (ROAD + ";F4:S1", (CELLS, "island*8/F8a;-/-"), "step=island>F8a", "barred", "SX-19",
         {"at": "sx-at(place=F8)", "who": "colour-purple"}),
        (ROAD, (), "pass=island>F9a", "passing-off", "SX-17", {}),
    ],
)  # fmt: skip
def test_ways_that_are_closed(
    tiles: str, players: tuple[str, ...], wish: str, code: str, paragraph: str, figures: Figures
) -> None:
    """SX-15, SX-16, SX-17, SX-19, SX-22: steps that cannot be."""
    green = "green0:red" if "green0" in "".join(players) else "-"
    expect(chart(tiles, *players, green=green), wish, code, paragraph, figures)


def test_shores() -> None:
    """SX-22: others' shores are closed, and so is the last that somebody else needs."""
    away = AWAY.format("F10a")
    foreign = chart(ROAD, away, "island*7;free/-;-/-", green="green0:purple", round="2")
    expect(foreign, "step=F10a>green0", "owned-shore", "SX-22", {"who": "colour-purple"})
    shores = "green1:red;green2:red;green3:red"
    greedy = chart(ROAD, "island*4;F10a;free*3/-;-/-", CELLS, CELLS, CELLS, green=shores, round="2")
    code, paragraph, figures = refused(greedy, "step=F10a>green0")
    assert (code, paragraph, figures["left"]) == ("too-many-shores", "SX-22", 3)
    assert all(f"colour-{other}" in str(figures["others"]) for other in ("purple", "yellow", "blue"))


def test_steps_run_out() -> None:
    """SX-15, SX-33: five in all, which only the advanced game can tell before the turn ends."""
    spent = "island*4;F8a+1;F9a+2;F10a+2;green0/-;-/-"
    match = chart(ROAD, spent, green="green0:red", preset="advanced", tops="S2,S2,S2", round="2", **ACT)
    expect(match, "step=island>F8a", "no-steps-left", "SX-15", {})


def test_passing() -> None:
    """SX-17: through a full section, with both steps left."""
    match = chart(ROAD, "island*6;F8a+1;F10a/-;-/-", passing="on")
    ways: Figures = {"from": "sx-from(place=island)", "to": "sx-to(place=F10)"}
    expect(match, "pass=island>F10a", "no-passage", "SX-17", ways)
    expect(match, "pass=F8a>F10a", "passing-steps", "SX-17", {})


@pytest.mark.parametrize(
    ("tiles", "players", "wish", "code", "figures"),
    [
        (ROAD, ("island*8/F8a;F9a/-",), "door=F10a", "no-supply", {}),
        (ROAD, (), "shift=F8a>F9a", "not-your-door", {"at": "sx-at(place=F8)"}),
        (ROAD, (), "door=F8b", "no-section", {"cell": "F8"}),
        (ROAD + ";C3:H2", (), "door=C3a", "door-in-hiding", {}),
        (ROAD + ";C3:J1", (), "door=C3a", "door-openings", {"count": 3}),
        (ROAD + ";C3:S1", (CELLS, "island*8/F8a;-/-"), "door=F9a", "door-foreign", {"who": "colour-purple"}),
        (ROAD, ("island*8/F8a;-/-",), "door=F8a", "door-there", {"at": "sx-at(place=F8)"}),
        (ROAD, (CELLS, AWAY.format("F8a")), "door=F8a", "door-on-prisoner",
         {"at": "sx-at(place=F8)", "who": "colour-purple"}),
    ],
)  # fmt: skip
def test_doors(tiles: str, players: tuple[str, ...], wish: str, code: str, figures: Figures) -> None:
    """SX-18: where a door cannot be."""
    expect(chart(tiles, *players), wish, code, "SX-18", figures)


def test_steps_or_a_door() -> None:
    """SX-15: one or the other."""
    expect(chart(ROAD, "island*7;F8a+1/-;-/-"), "door=F9a", "steps-made", "SX-15", {"count": 1})
    match = chart(ROAD, "island*8/F9a;-/-", preset="advanced", tops="S2,S2,S2", did="drew;door", ask="act")
    expect(match, "step=island>F8a", "door-set", "SX-15", {})


def test_giving_up_a_door() -> None:
    """SX-27: one of one's own, and before anything else."""
    match = chart(
        "F8:S1;F9:H2;F10:S1;C3:S1", "F9a*2;free*3;lost*3/F8a;F10a/-", ask="give", round="2", green="green0:red"
    )
    expect(match, "give=C3a", "no-door-there", "SX-27", {"at": "sx-at(place=C3)"})
    expect(match, "done", "give-first", "SX-27", {})


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_not_your_turn(seat: int) -> None:
    """SX-4: others, and who only looks on, are told whose turn it is."""
    assert refused(chart(ROAD), "done", seat) == ("not-your-turn", "SX-4", {"who": "colour-red"})


def test_chance_and_the_end() -> None:
    """SX-6, SX-29: nobody acts while chance does, nor when the game is over."""
    assert refused(chart("-", did="-", ask="tile:1"), "draw=1", 0) == ("wait", "SX-6", {})
    over = chart(ROAD, "island*3;green0*2;free*3/-;-/-", green="green0:red", ask="freedom", round="2")
    assert refused(over, "done", 0) == ("over", "SX-29", {"who": "colour-red"})


def test_options_go_together() -> None:
    """SX-17, SX-26, SX-34: no choice of options excludes another."""
    options = GAME.choose(2, "advanced", {"passing": "on", "patience": "0", "rounds": "0"})
    assert GAME.refusal.check(options, 2) is None


def test_legal_moves_are_not_refused() -> None:
    """SX-8: what may be played is not refused."""
    match = chart(GAP, "island*8/I3a;-/S1", **ACT)
    assert [GAME.refusal.refuse(mine(match), wish) for wish in match.legal_moves()] == [None] * len(match.legal_moves())
