"""What a move will do and what it did: previews, warnings, what is told and what is called out."""

import pytest

from cavale.engine.core.state import SPECTATOR
from cavale.engine.eyes import Eyes, Told
from cavale.engine.match import Match
from cavale.engine.scene import Catches, Draws, Lays, Moves, Reaches, Says
from cavale.games.section_x import GAME
from cavale.games.section_x.tests.moments import CELLS, GAP, ROAD, called, chart, english, foreseen, move, play, scene

ACT = {"did": "drew", "ask": "act"}
TIE = ("island*8/I4a;-/-", "island*8/I6a;-/-", "island*8/-;-/S1")


def told(match: Match, *words: str, seat: int = SPECTATOR) -> Told:
    """Return what a seat is told of an action."""
    (found,) = Eyes(GAME, seat).tell(match.state, tuple(move(word) for word in words))
    return found


def test_a_step_is_seen_with_where_it_could_go_on() -> None:
    """SX-15, SX-16: worked example 1, two steps of the four to the shore."""
    preview = foreseen(chart(ROAD), "step=island>F8a")
    assert Moves("red-1", ("cells-red", "F8a")) in preview.effects
    assert [effect for effect in preview.effects if isinstance(effect, Reaches)] == [Reaches("F9a", 2)]
    aids = [english(effect.text) for effect in preview.effects if isinstance(effect, Says) and effect.aid]
    assert aids == ["From there it is 3 steps to the eastern shore."]
    assert preview.dare is None


def test_a_way_that_is_full_or_barred_is_not_reached() -> None:
    """SX-17, SX-19: nobody goes on through others or through their doors."""
    for purple in ("island*7;F9a/-;-/-", "island*8/F9a;-/-"):
        effects = foreseen(chart(f"{ROAD};F4:S1", CELLS, purple), "step=island>F8a").effects
        assert not [effect for effect in effects if isinstance(effect, Reaches)]


def test_a_tile_is_seen_before_it_lies() -> None:
    """SX-8: where it will lie, as it fits first; the stock gives it to the chart."""
    match = play(chart("F8:S1", "island*8/-;-/S3", **ACT), "place=S3")
    assert foreseen(match, "to=F9").effects == (Lays("S3", "F9", 2),)
    play(match, "to=F9")
    effects = foreseen(match, "rot=2").effects
    assert Draws("stock-red", "chart", 1) in effects
    assert [english(effect.text) for effect in effects if isinstance(effect, Says)] == [
        "F9: nobody’s tunnel, 2 tiles, opens on the island"
    ]


def test_what_a_moved_tile_cuts() -> None:
    """SX-10, SX-20: lifting the middle of a way cuts it."""
    match = play(chart(ROAD, **ACT), "move=F9", "to=C3")
    effects = foreseen(match, "rot=0").effects
    assert [english(effect.text) for effect in effects if isinstance(effect, Says)] == [
        "Cut off at F9: a tunnel of 3 tiles"
    ]


def test_a_struggle_is_foretold_and_told() -> None:
    """SX-21: worked example 3: three tiles against one, so purple's door goes."""
    match = chart(GAP, "island*8/I3a;-/-", "island*8/I6a;-/-", "island*8/-;-/S1", next="yellow", **ACT)
    words = ("place=S1", "to=I5", "rot=0")
    seen = told(match, *words)
    assert Catches("door-purple-1", "supply-purple") in seen.effects
    assert called(seen.effects) == ["sx-struggle"]
    assert "Red’s tunnel is longer, 3 to 1" in english(seen.text)
    play(match, "place=S1", "to=I5")
    preview = foreseen(match, "rot=0")
    assert Catches("door-purple-1", "supply-purple") in preview.effects
    assert called(preview.effects) == ["sx-tunnel", "sx-struggle"]


def test_a_struggle_of_equals_is_told_whole() -> None:
    """SX-21: the tile that was laid, who was chosen, and whose door went."""
    match = chart("I4:S1;I6:S1", *TIE, next="yellow", **ACT)
    seen = told(match, "place=S1", "to=I5", "rot=0", "keep=purple")
    assert Draws("stock-yellow", "chart", 1) in seen.effects
    assert Catches("door-red-1", "supply-red") in seen.effects
    assert "Yellow lets Purple keep the doors. Red’s door in I4 goes back to supply" in english(seen.text)
    play(match, "place=S1", "to=I5")
    assert called(foreseen(match, "rot=0").effects) == ["sx-tunnel", "sx-tie"]


def test_who_is_on_a_tile_travels_with_it() -> None:
    """SX-14: a prisoner in a hiding place, and a door on a straight."""
    match = chart("F8:H2;C3:S1", "island*7;F8a/C3a;-/-", **ACT)
    assert Moves("red-8", ("F8", "F4a")) in told(match, "move=F8", "to=F4", "rot=0").effects
    assert Moves("door-red-1", ("C3", "C6a")) in told(match, "move=C3", "to=C6", "rot=0").effects


def explosive(purple: str = "island*6;F3a;F4a/-;-/S3", number: str = "1") -> Match:
    """Return a table where red's third prisoner is before the shore, with one more on his way."""
    red = "island*4;F9a;F10a;green0*2/F8a;-/S2"
    return chart(f"{ROAD};F4:H2;F3:S1", red, purple, CELLS, green="green0:red", round=number)


def test_an_explosion_is_an_event() -> None:
    """SX-23, SX-25: who is lost, who is free, doors and tiles back; hiding places stay."""
    seen = told(explosive(), "step=F10a>green0")
    arrival, blast = seen.effects[:2]
    assert arrival == Moves("red-6", ("F10", "green0", "free-red"))
    assert isinstance(blast, Says)
    assert blast.event == "explosion"
    assert english(blast.text) == "Explosion! Round 1 is over; lost: Red 1 and Purple 1; to freedom: Red 3"
    assert Catches("red-5", "lost-red") in seen.effects
    assert Catches("purple-7", "lost-purple") in seen.effects
    assert Moves("red-7", ("green0", "free-red")) in seen.effects
    assert Catches("door-red-1", "supply-red") in seen.effects
    assert not [effect for effect in seen.effects if isinstance(effect, Moves) and effect.piece == "purple-8"]
    assert english(seen.text).endswith("Round 2 begins; Purple starts")
    tiles = [piece.at for piece in GAME.scene.scene(seen.view).pieces if piece.fills]
    assert tiles == ["F4"]


def test_an_explosion_that_costs_own_prisoners_is_a_dare() -> None:
    """SX-25: one of red's own is still in the tunnel."""
    dare = foreseen(explosive(), "step=F10a>green0").dare
    assert dare is not None
    assert english(dare) == "This ends the round, and the explosion takes 1 of your own prisoners."
    safe = chart(ROAD, "island*5;F10a;green0*2/-;-/S2", CELLS, CELLS, green="green0:red")
    assert foreseen(safe, "step=F10a>green0").dare is None


def test_the_last_round_is_announced() -> None:
    """SX-30: some have too few prisoners left."""
    poor = "island*4;F3a;lost*3/-;-/S3"
    text = english(told(explosive(poor, "2"), "step=F10a>green0").text)
    assert "Round 3 begins, the last of the game" in text


def test_ending_a_turn_in_a_tunnel_is_advised_against() -> None:
    """SX-25: a learner is told who is in danger."""
    effects = foreseen(chart(ROAD, "island*7;F8a+1/-;-/-"), "done").effects
    assert [effect.text.key for effect in effects if isinstance(effect, Says) and effect.aid] == ["sx-aid-danger"]
    assert foreseen(chart(ROAD), "done").effects == ()


def test_keys_come_and_go() -> None:
    """SX-27, SX-28: a key for a door, a door for the key."""
    tiles = "F8:S1;F9:H2;F10:S1"
    red, green = "F9a*2;free*3;lost*3/-;-/S2", "green0:red"
    match = chart(tiles, red, "island*8/F10a;-/S3", green=green, round="2")
    seen = told(match, "done")
    assert called(seen.effects) == ["sx-key-won"]
    assert "key-red" in {piece.id for piece in GAME.scene.scene(seen.view).pieces}
    keyed = chart(tiles, red.replace("/-;-", "/key;-"), "island*8/F10a;-/S3", green=green, round="2")
    play(keyed, "step=F9a>F10a")
    assert called(told(keyed, "step=F10a>green0").effects) == ["sx-key-lost"]


@pytest.mark.parametrize(("seat", "words"), [(0, "Red draws a straight"), (1, "Red draws a tile")])
def test_only_the_drawer_hears_which_tile(seat: int, words: str) -> None:
    """SX-6: others are told that a tile was drawn."""
    match = chart("-", did="-", ask="tile:2")
    seen = told(match, "tile=S1", seat=seat)
    assert english(seen.text) == words
    assert seen.effects == (Draws("pile-2", "stock-red", 1),)


def test_winning_is_no_explosion() -> None:
    """SX-29: five are out, and the game is over before anything blows up."""
    match = chart(ROAD, "island*2;F9a;F10a;free*4/-;-/-", green="green0:red", round="3")
    seen = told(match, "step=F10a>green0")
    assert called(seen.effects) == []
    assert GAME.scene.scene(seen.view).prompt.key == "sx-prompt-over"
    assert scene(match).prompt.key == "sx-prompt-walk"


def test_two_struggles_in_one_action_are_told_together() -> None:
    """SX-21: what an earlier choice, or a longer tunnel, has removed before the last choice is told as well."""
    players = ("island*8/H3a;G3a/-", "island*8/H1a;I1a/-", "island*8/-;-/D1")
    match = chart("H3:S1;H1:S1;G3:S1+1;I1:S1+1", *players, next="yellow", **ACT)
    seen = told(match, "place=D1", "to=H2", "rot=0", "keep=red", "keep=red")
    gone = {effect.piece for effect in seen.effects if isinstance(effect, Catches)}
    assert gone == {"door-purple-1", "door-purple-2"}
    assert english(seen.text).count("goes back to supply") == 2
