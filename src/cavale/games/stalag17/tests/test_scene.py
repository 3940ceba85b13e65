"""The picture: what lies where, what it is called, what is asked, and who is shown what."""

import pytest

from cavale.engine.core.state import SPECTATOR
from cavale.engine.scene import Scene, Zone
from cavale.engine.text import LANGUAGES
from cavale.games.stalag17 import GAME
from cavale.games.stalag17.data import CARDS, FACES
from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.scene import COUNTRIES, board, scene
from cavale.games.stalag17.tests.camps import agreed, begin, camp, play
from cavale.games.stalag17.view import view

ENGLISH, FRENCH = (GAME.speaker(language) for language in LANGUAGES)


def picture(table: Stalag, seat: int = 0) -> Scene:
    """Return what a seat is shown."""
    return scene(view(table, seat))


def zone(table: Stalag, name: str, seat: int = 0) -> Zone:
    """Return a zone as a seat is shown it."""
    return next(zone for zone in picture(table, seat).zones if zone.id == name)


def faces(table: Stalag, name: str, seat: int = 0) -> list[str]:
    """Return the faces of a zone's cards as a seat is shown them."""
    return [card.face for card in zone(table, name, seat).cards]


def counters(table: Stalag, seat: int = 0) -> dict[str, tuple[int, int]]:
    """Return the counters that a seat is shown, with their limits."""
    return {counter.id: (counter.value, counter.limit) for counter in picture(table, seat).counters}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board(players: int) -> None:
    """ST-4, ST-5: for each seat three bunks, three places outside and the watch from 0 to 20, within the board."""
    found = board(view(begin(players), 0))
    assert len(found.spaces) == players * (3 + 3 + 21)
    assert all(space.width / 2 <= space.x <= found.width - space.width / 2 for space in found.spaces)
    assert all(space.height / 2 <= space.y <= found.height - space.height / 2 for space in found.spaces)


def test_everything_has_its_drawing() -> None:
    """ST-1, ST-4: each face of a card and of a die, and each piece, is drawn."""
    drawn = (GAME.folder / "ui" / "glyphs.svg").read_text(encoding="utf-8")
    dice = [f"die-{face}" for face in (*FACES, *range(1, 7), "blank")]
    for name in (*CARDS, *dice, *COUNTRIES, "back", "watch"):
        assert f'<symbol id="{name}"' in drawn


def test_prisoners_and_the_watch() -> None:
    """ST-4, ST-5: prisoners are in the camp or out, the marker is at the seat's points."""
    at = {piece.id: piece.at for piece in picture(camp("1,7 0,20", plan="cfdd/4")).pieces}
    assert [at[f"blue-{number}"] for number in (1, 2, 3)] == ["free-blue-1", "camp-blue-2", "camp-blue-3"]
    assert (at["red-1"], at["blue-watch"], at["red-watch"]) == ("camp-red-1", "watch-blue-7", "watch-red-20")


def test_the_plan() -> None:
    """ST-7: the dice as they fell, then those not thrown; before the roll they are all blank."""
    assert faces(begin(), "plan") == ["die-blank"] * 6
    assert faces(camp("0,0 0,0", plan="cm3/5"), "plan") == [
        *("die-clothing", "die-map", "die-three", "die-5"),
        *("die-blank", "die-blank"),
    ]


def test_hands_and_laid_cards() -> None:
    """ST-11, ST-28: one's own cards by face, the others' by their backs; all see how many."""
    table = camp("0,0/2c1,ba/e3 0,0/f1,in/tm,e6")
    assert faces(table, "hand-blue") == ["clothing-1", "clothing-1", "barracks"]
    assert (faces(table, "laid-blue"), faces(table, "laid-red")) == (["escape-3"], ["back", "back"])
    assert faces(table, "hand-red", 1) == ["food-1", "information"]
    assert faces(table, "hand-blue", SPECTATOR) == ["back"] * 3


def test_cards_that_can_be_traced() -> None:
    """ST-22, ST-28: what was shown stays shown; what was taken may be in hand or laid, and its zones say so."""
    table = camp("0,0/f1 0,0/-/tm", pile="e6")
    play(table, "take", "card=map-1")
    assert faces(table, "hand-blue", 1) == ["escape-6", "back", "back"]
    play(table, "escape", "draw", "card=food-1", "card=food-1")
    assert faces(table, "laid-red") == ["tool-map"]
    play(table, "lay=food-1", "card=food-2")
    assert faces(table, "hand-blue", 1) == ["back"] * 3
    assert ENGLISH.say(zone(table, "laid-blue", 1).name) == "Blue’s laid cards; here or in hand: Escape 6 (3)"
    assert ENGLISH.say(zone(table, "laid-blue", SPECTATOR).name) == ENGLISH.say(zone(table, "laid-blue", 1).name)


def test_the_discards_and_the_deck() -> None:
    """ST-17, ST-28: the pile lies open, the top first; of the deck all see how many."""
    table = camp("0,0 0,0", pile="e1,f2,in")
    assert faces(table, "discard", 1) == ["information", "food-2", "escape-1"]
    assert (zone(table, "deck").count, zone(table, "deck").cards) == (81, ())


def test_what_only_you_see() -> None:
    """ST-7, ST-20, ST-28: how far your laid cards cover the plan, and what your hand weighs, is for you alone."""
    table = camp("0,6/in,tm/c1,ba,e3,e4 0,2/-/-", plan="cff/5")
    assert {key: counters(table)[key] for key in ("covered", "reached")} == {
        "covered": (2, 3),
        "reached": (7, 11),
    }
    assert counters(table, 1)["reached"] == (0, 7)
    assert [ENGLISH.say(zone(table, "laid-blue", seat).name) for seat in (0, 1)] == ["Laid cards", "Blue’s laid cards"]
    assert [ENGLISH.say(zone(table, "hand-blue", seat).name) for seat in (0, 1)] == [
        "Hand (surveillance 7)",
        "Blue’s hand",
    ]
    assert not counters(table, SPECTATOR).keys() & {"covered", "reached"}
    assert (counters(table, 1)["points-blue"], counters(table)["free-red"]) == ((6, 20), (0, 3))
    assert "covered" not in counters(camp("0,0 0,0", plan="333/1"))
    over = play(camp("0,0/-/c1,f1,d1,e4 0,0"), "escape")
    assert not counters(over).keys() & {"covered", "reached"}


def test_touching() -> None:
    """ST-10 to ST-17: each action has its way: a pile, a card and where it goes, a button."""
    table = camp("0,0/c1,e3 0,0", pile="e1")
    paths = {choice.notation: choice.path for choice in picture(table).choices}
    assert (paths["draw"], paths["take"], paths["escape"]) == (("zone:deck",), ("zone:discard",), ("button:escape",))
    assert paths["lay=clothing-1"] == ("card:hand-blue-clothing-1-1", "zone:laid-blue")
    assert paths["drop=escape-3"] == ("card:hand-blue-escape-3-1", "zone:discard")
    assert [button.id for button in picture(table).buttons] == ["escape"]
    assert (picture(table, 1).choices, picture(table, 1).buttons) == ((), ())


def test_picking() -> None:
    """ST-13, ST-17: in a discard a card is a touch, and `done` is there when it is one."""
    table = play(camp("0,0/3c1,e3 0,0"), "drop=clothing-1")
    assert {choice.path for choice in picture(table).choices} == {("card:hand-blue-clothing-1-1",), ("button:done",)}
    assert ENGLISH.say(picture(table).prompt) == "1 card picked, Blue: press Done, or pick more to go with it."
    play(table, "drop=clothing-1")
    assert [button.id for button in picture(table).buttons] == []
    assert FRENCH.say(picture(table).prompt).startswith("2 cartes choisies, Bleu\xa0: continuez")


@pytest.mark.parametrize(
    ("table", "yours", "theirs"),
    [
        (camp("0,0 0,0"), "Your turn, Blue: draw", "Blue is to play."),
        (play(camp("0,0 0,0"), "escape"), "The attempt has failed, Blue.", "The attempt has failed. Blue takes"),
        (begin(), "Who starts?", "Who starts?"),
        (play(camp("0,0 0,0"), "draw"), "You draw a card, Blue.", "Blue draws a card."),
        (play(begin(), "first=blue"), "The dice are falling.", "The dice are falling."),
        (
            play(camp("2,0/-/c1,f1,2d1,e4 0,0", plan="cfdd/4"), "escape"),
            "The game is over: Blue wins!",
            "The game is over",
        ),
    ],
)
def test_prompts(table: Stalag, yours: str, theirs: str) -> None:
    """ST-6, ST-8, ST-9, ST-10, ST-22, ST-23: the line says what is asked, of whom."""
    assert ENGLISH.say(picture(table, 0).prompt).startswith(yours)
    assert ENGLISH.say(picture(table, 1).prompt).startswith(theirs)


def test_a_roll_call_lies_open() -> None:
    """ST-29: after an escape all see all cards, until the next round begins; after an empty deck nobody does."""
    table = play(camp("0,0/e1/c1,f1,d1,e4 0,0/in/ba"), "escape")
    assert (faces(table, "hand-red", 0), faces(table, "laid-red", SPECTATOR)) == (["information"], ["barracks"])
    assert ENGLISH.say(picture(table, 1).prompt).startswith("Roll call: all cards lie open. Roll the dice for round")
    empty = play(camp("0,13/c1 0,0/in", agreed(), rest="pile", deck="e1"), "lay=clothing-1", "card=escape-1")
    assert faces(empty, "hand-red", 0) == ["back"]
    assert ENGLISH.say(picture(empty, 0).prompt).startswith("Round ")
