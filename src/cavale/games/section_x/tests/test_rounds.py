"""How rounds end, what an explosion does, and master keys."""

from cavale.engine.core.state import CHANCE
from cavale.engine.match import Match
from cavale.games.section_x import GAME
from cavale.games.section_x.tests.charts import ACT, HOME, doors, legal, people, shown, state
from cavale.games.section_x.tests.moments import ROAD, chart, play

RED_GREEN = {"green": "green0:red"}
FULL = "island*8/-;-/S1S1S2"  # nothing to draw
HIDDEN = "F8:H2;F9:S1;F10:S1"  # a hiding place on the way to green


def test_the_third_prisoner() -> None:
    """SX-23: the round ends at once with the third prisoner in green; the rest of the turn is lost."""
    match = chart(ROAD, "F10a;green0*2;island*5/-;-/S1", HOME, HOME, **RED_GREEN)
    play(match, "step=F10a>green0")
    assert shown(match, "round") == "2"
    assert people(match, "red") == "free*3;island*5"
    two = chart(ROAD, "F10a;green0;island*6/-;-/S1", HOME, HOME, **RED_GREEN)
    assert shown(play(two, "step=F10a>green0"), "round") == "1"


def test_two_players_need_two() -> None:
    """SX-32: with two players the second prisoner in green ends the round."""
    match = chart(ROAD, "F10a;green0;island*6/-;-/S1", HOME, **RED_GREEN)
    assert shown(play(match, "step=F10a>green0"), "round") == "2"


def test_the_last_tile() -> None:
    """SX-24: the round ends with the turn in which the last tile of the last pile was drawn."""
    match = Match(GAME, 2, GAME.choose(2), seed=1)
    match.settle()
    while state(match).rounds == 1:
        left, mover = state(match).left(), state(match).mover
        words = sorted(legal(match, "draw", "place", "to", "rot")) or ["done"]
        play(match, words[0])
        assert state(match).rounds == 1 or left == 0
        if match.state.actor == CHANCE:
            match.settle()
    assert state(match).mover == 1 - mover
    assert shown(match, "piles") == "18,18,18"


def test_the_explosion() -> None:
    """SX-25: who is neither hidden nor in green is lost; occupied hiding places stay, all else returns."""
    tiles = f"{ROAD};D5:H2+1;B4:H1;I3:S1"
    red, purple = "F10a;green0;F9a;D5a;island*4/I3a;-/S1S2", "D5a;F8a;island*6/-;-/T1"
    match = play(chart(tiles, red, purple, **RED_GREEN), "step=F10a>green0")
    assert shown(match, "tiles") == "D5:H2+1"
    assert shown(match, "red") == "free*2;lost;D5a;island*4/-;-/-"
    assert shown(match, "purple") == "D5a;lost;island*6/-;-/-"
    assert shown(match, "piles") == "18,18,17"
    assert shown(match, "next") == "purple"  # to the left of who ended the round
    assert shown(match, "green") == "green0:red"


def test_patience() -> None:
    """SX-26: so many turns in a row without a draw or a prisoner brought end the round."""
    waiting = {"did": "-", "ask": "act", "idle": "7"}
    match = play(chart(ROAD, FULL, **waiting), "skip", "done")
    assert shown(match, "round") == "2"
    other = play(chart(ROAD, FULL, patience="0", **waiting), "skip", "done")
    assert shown(other, "idle") == "8"
    drawn = play(chart(ROAD, HOME, idle="7"), "done")
    assert shown(drawn, "idle") == "0"
    brought = chart(ROAD, "F10a;island*7/-;-/S1S1S2", idle="7", did="acted")
    assert shown(play(brought, "step=F10a>green0", "done"), "idle") == "0"


def test_a_master_key() -> None:
    """SX-27: who has all prisoners under way in one or two hiding places gets it, for a door from supply."""
    red = "F8a*2;F4a;lost*3;free*2/I3a;-/-"
    values = {"round": "2", "green": "green1:red"}
    match = play(chart("F8:H2;F4:H2;I3:S1", red, **values), "done")
    assert doors(match, "red") == "I3a;key"
    three = "F8a;F4a;D5a;lost*3;free*2/I3a;-/-"
    none = play(chart("F8:H2;F4:H2;D5:H1;I3:S1", three, **values), "done")
    assert doors(none, "red") == "I3a;-"
    out = "F8a;I3a;lost*3;free*3/-;-/-"
    assert doors(play(chart("F8:H2;I3:S1", out, **values), "done"), "red") == "-;-"


def test_a_door_of_his_choice() -> None:
    """SX-27: with none in supply he chooses one on the board; tunnels change hands accordingly."""
    match = chart("F8:H2;I3:S1;B4:S1", "F8a;lost*3;free*4/I3a;B4a/-", round="2", green="green1:red")
    play(match, "done")
    assert match.state.actor == 0
    assert legal(match) == {"give=I3a", "give=B4a"}
    play(match, "give=I3a")
    assert doors(match, "red") == "key;B4a"
    assert list(state(match).owners).count(0) == 1
    assert shown(match, "next") == "purple"


def test_a_key_at_the_start_of_a_round() -> None:
    """SX-27: it is also tested when a round starts, for everybody."""
    purple = "D5a;F8a;lost*2;free*4/-;-/-"
    tiles = f"{ROAD};D5:H2+1"
    match = chart(tiles, "F10a;green0;island*6/-;-/S1", purple, round="2", green="green0:red;green3:purple")
    play(match, "step=F10a>green0")
    assert shown(match, "purple") == "D5a;lost*3;free*4/key;-/-"


def test_a_key_opens_all_doors() -> None:
    """SX-27: its owner's prisoners ignore all doors."""
    match = chart(HIDDEN, "F8a;lost*3;free*4/key;-/-", "island*8/F9a;-/-", round="2", green="green0:red")
    assert "step=F8a>F9a" in legal(match)
    without = chart(HIDDEN, "F8a;island;lost*3;free*3/-;-/-", "island*8/F9a;-/-", round="2", green="green0:red")
    assert "step=F8a>F9a" not in legal(without)


def test_the_key_is_lost() -> None:
    """SX-28: with a prisoner in green or in the cell block; the door comes back. The explosion changes neither."""
    red = "F10a;F4a;lost*3;free*3/key;-/-"
    match = chart(f"{ROAD};F4:H2", red, HOME, HOME, round="2", green="green0:red")
    play(match, "step=F10a>green0")
    assert doors(match, "red") == "-;-"
    home = chart(f"{ROAD};F4:H2", "F8a;F4a;lost*3;free*3/-;key/-", HOME, HOME, round="2", green="green0:red")
    assert doors(play(home, "step=F8a>island"), "red") == "-;-"
    purple = "F4a;lost*3;free*4/key;-/-"
    boom = chart(f"{ROAD};F4:H2", "F10a;green0;island*6/-;-/-", purple, round="2", green="green0:red;green1:purple")
    assert doors(play(boom, "step=F10a>green0"), "purple") == "key;-"


def test_one_key_a_player() -> None:
    """SX-27: who has a key gives up no second door."""
    match = chart("F8:H2;I3:S1", "F8a;lost*3;free*4/key;I3a/-", round="2", green="green1:red")
    play(match, "done")
    assert doors(match, "red") == "key;I3a"
    assert shown(match, "next") == "purple"


def test_phases_mixed() -> None:
    """SX-33: in the advanced game some steps, the tile action, the other steps; a door takes the place of all."""
    advanced = {"preset": "advanced", "tops": "S2,S2,S2", **ACT}
    match = chart("F8:S1", "island*8/-;-/S1", **advanced)
    assert {"done", "place=S1", "step=island>F8a", "door=F8a"} <= legal(match)
    play(match, "step=island>F8a", "place=S1", "to=F9", "rot=0", "step=F8a>F9a", "step=island>F8a")
    assert people(match, "red") == "F9a+2;F8a+1;island*6"
    assert legal(match, "door", "place") == set()
    locked = play(chart("F8:S1", "island*8/-;-/S1", **advanced), "door=F8a")
    assert legal(locked, "step", "door", "shift") == set()
    play(locked, "place=S1", "to=F9", "rot=0")
    assert shown(locked, "next") == "purple"
