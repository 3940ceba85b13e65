"""What a move does: shown before it is played, told after it, in words and for the eye."""

import pytest

from cavale.engine.core.state import SPECTATOR
from cavale.engine.eyes import Eyes, Told
from cavale.engine.scene import Changes, Draws, Effect, Moves, Preview, Rolls, Says
from cavale.engine.text import LANGUAGES
from cavale.games.stalag17 import GAME
from cavale.games.stalag17.moves import parse
from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.scene import preview, scene
from cavale.games.stalag17.tests.camps import agreed, begin, camp, legal, play
from cavale.games.stalag17.view import view

ENGLISH, FRENCH = (GAME.speaker(language) for language in LANGUAGES)
READY = "0,0/c2/c1,f1,d1,e4 0,6/e1,cf/ba 0,0/3e1,cd,in 0,19/4t2,2m2,tm/-"  # blue is about to escape
NEARLY = "0,2/e1/c1,ba,e3 0,0"  # blue lacks an object and points of cff/4


def told(table: Stalag, *moves: str, seat: int = SPECTATOR) -> Told:
    """Return what a seat is told of an action."""
    numbers = []
    for word in moves:
        move = parse(word)
        assert move is not None
        numbers.append(move)
    assert moves[0] in legal(table)
    *_, last = Eyes(GAME, seat).tell(table, tuple(numbers))
    return last


def foreseen(table: Stalag, word: str) -> Preview:
    """Return what whoever acts is told of a choice before it is played."""
    seen = view(table, int(table.actor))
    return preview(seen, next(choice.move for choice in scene(seen).choices if choice.notation == word))


def foretold(table: Stalag, word: str) -> tuple[Effect, ...]:
    """Return what whoever acts is shown of a move before it is played."""
    return foreseen(table, word).effects


def calls(story: Told) -> list[str]:
    """Return what is called out, line by line."""
    return [ENGLISH.say(effect.text) for effect in story.effects if isinstance(effect, Says)]


def test_cards_come_and_go() -> None:
    """ST-10, ST-11, ST-15: where cards will go, and where they went."""
    table = camp("0,0/c1,e3 0,0", pile="e1")
    drawn = Draws("deck", "hand-blue", 1)
    assert foretold(table, "draw") == (Draws("deck", "hand-blue", 2),)
    assert foretold(table, "lay=clothing-1") == (Draws("hand-blue", "laid-blue", 1), drawn)
    assert foretold(table, "take") == (Draws("discard", "hand-blue", 1), drawn)
    assert told(table, "lay=clothing-1").effects == (Draws("hand-blue", "laid-blue", 1),)
    assert told(table, "take").effects == (Draws("discard", "hand-blue", 1),)
    assert told(play(table, "draw"), "card=food-1").effects == (drawn,)


def test_the_last_card_is_one() -> None:
    """ST-19: who must draw with one card left draws one."""
    table = camp("0,0 0,0", rest="red", deck="e1")
    assert foretold(table, "draw") == (Draws("deck", "hand-blue", 1),)
    assert ENGLISH.say(told(table, "draw").text) == "Blue draws the last card"


@pytest.mark.parametrize(
    ("seat", "laid", "drawn"),
    [
        (0, "Blue lays Food (2) face down and draws one", "Blue draws Clothing/Food (3)"),
        (1, "Blue lays a card face down and draws one", "Blue draws a card"),
        (SPECTATOR, "Blue lays a card face down and draws one", "Blue draws a card"),
    ],
)
def test_words_of_hidden_cards(seat: int, laid: str, drawn: str) -> None:
    """ST-11, ST-28: the log names a card to its owner alone."""
    table = camp("0,0/f2 0,0")
    assert ENGLISH.say(told(table, "lay=food-2", seat=seat).text) == laid
    assert ENGLISH.say(told(play(table, "lay=food-2"), "card=clothing-food", seat=seat).text) == drawn


def test_a_discard() -> None:
    """ST-12, ST-13, ST-17: told when it is done, to all alike, in its order."""
    table = camp("0,0/2c1,cf,in 0,0")
    one = told(table, "drop=information", "done", seat=1)
    assert (ENGLISH.say(one.text), one.effects) == ("Blue discards Information", (Draws("hand-blue", "discard", 1),))
    three = told(table, "drop=clothing-food", "drop=clothing-1", "drop=information", "done", seat=1)
    assert three.effects == (Draws("hand-blue", "discard", 3),)
    words = "Blue discards 3 cards, the last on top: Clothing/Food (3), Clothing (1) and Information"
    assert ENGLISH.say(three.text) == words
    assert told(table, "drop=clothing-food", "drop=clothing-1", "drop=information", "done", seat=0).text == three.text


def test_dice() -> None:
    """ST-6, ST-7: each die is told and falls with its face; the plan's points are summed."""
    table = play(begin(), "first=blue", "die=map", "die=three")
    food = told(table, "die=food")
    assert (ENGLISH.say(food.text), food.effects) == ("Blue rolls: Food", (Rolls(("die-food",)),))
    roll = told(play(table, "die=food"), "escape-die=2")
    assert roll.effects == (Rolls(("die-2",)),)
    assert ENGLISH.say(roll.text).endswith("the plan asks for 5 escape points")


def test_a_failed_attempt() -> None:
    """ST-20, ST-22: what it lacks is known to its player before, and to all after; two points on the watch."""
    table = camp(NEARLY, plan="cff/4")
    lacks = "without Food, and only 3 of 6 escape points"
    watch: tuple[Effect, ...] = (
        Moves("blue-watch", ("watch-blue-2", "watch-blue-3", "watch-blue-4")),
        Changes("points-blue", 2),
    )
    *shown, warning = foretold(table, "escape")
    assert tuple(shown) == watch
    assert isinstance(warning, Says)
    assert ENGLISH.say(warning.text).startswith(f"It will fail: {lacks}.")
    assert foreseen(table, "escape").dare == warning.text
    story = told(table, "escape", seat=1)
    assert story.effects[:2] == watch
    assert ENGLISH.say(story.text) == f"Blue attempts an escape and fails: {lacks}. That makes 4 surveillance points"
    assert calls(story) == ["Blue is caught: 2 surveillance points"]


@pytest.mark.parametrize(
    ("laid", "lacks"),
    [
        ("c1,2f1,e3", "only 3 of 6 escape points"),
        ("c1,e6", "without Food and Food"),
        ("2cf,e6", "without Food"),
        ("-", "without Clothing, Food and Food, and only 0 of 6 escape points"),
    ],
)
def test_what_is_lacking(laid: str, lacks: str) -> None:
    """ST-18, ST-20: objects that no use of doubles and Barracks covers, and points."""
    laid = laid.replace("2cf", "cf,cd")
    assert f"fails: {lacks}. " in ENGLISH.say(told(camp(f"0,2/-/{laid} 0,0", plan="cff/4"), "escape").text)


def test_an_escape_and_its_roll_call() -> None:
    """ST-21, ST-24, ST-25: a prisoner goes out, then each seat's points are told line by line with their parts."""
    assert foreseen(camp(READY), "escape").dare is None
    story = told(camp(READY), "escape", seat=2)
    assert story.effects[:2] == (Moves("blue-1", ("camp-blue-1", "free-blue-1")), Changes("free-blue", 1))
    assert calls(story) == [
        "Blue: prisoner 1 is out!",
        "Blue: 0, plus 2 in hand = 2",
        "Red: 6, plus 3 + 1 in hand, plus 4 for laid Barracks, minus 9 for 3 prisoners = 5",
        "Green: 0, plus 3 + 1 + 1 + 1 + 4 in hand, minus 9 for 3 prisoners = 1",
        "Yellow: 19, plus 2 + 2 + 2 + 2 + 2 + 2 + 3 in hand, minus 9 for 3 prisoners = 20 (not above 20)",
    ]
    changes = {effect.counter: effect.by for effect in story.effects if isinstance(effect, Changes)}
    assert changes == {"free-blue": 1, "points-blue": 2, "points-red": -1, "points-green": 1, "points-yellow": 1}
    said = FRENCH.say(story.text)
    assert said.startswith("Bleu s’évade avec Vêtement (1), Vivres (1) et Papiers (1), et 4 points d’évasion pour 4")
    assert (
        "Rouge\xa0: 6, plus 3 + 1 en main, plus 4 pour ses Baraquements posés, moins 9 pour 3 prisonniers = 5" in said
    )


def test_how_the_plan_was_covered() -> None:
    """ST-18, ST-20: doubles and Barracks are told with what they served as."""
    table = camp("0,0/-/cf,ba,d1,e4 0,0")
    assert "escapes with Clothing/Food as Clothing, Barracks as Food and Document (1)" in ENGLISH.say(
        told(table, "escape").text
    )
    assert isinstance(foretold(table, "escape")[-1], Says)


def test_barracks_of_the_escaper() -> None:
    """ST-24: they cost something with the option only."""
    laid = "0,0/-/c1,ba,d1,e4 0,0"
    assert calls(told(camp(laid), "escape"))[1] == "Blue: 0, plus 0 in hand = 0"
    assert calls(told(camp(laid, agreed(escaper_barracks=True)), "escape"))[1] == (
        "Blue: 0, plus 0 in hand, plus 4 for laid Barracks = 4"
    )


def test_the_last_escape() -> None:
    """ST-23: the third prisoner ends the game without a roll call."""
    story = told(camp("2,0/in/c1,f1,2d1,e4 0,5", plan="cfdd/4"), "escape")
    assert calls(story) == ["Blue: prisoner 3 is out!"]
    assert ENGLISH.say(story.text).endswith("3 out. The last way out needs no roll call")


def test_the_deck_runs_out() -> None:
    """ST-26: the last card ends the round, and each seat's line has its prisoners."""
    table = camp("1,13/c1 0,2", rest="pile", deck="e1", plan="cfdd/4")
    story = told(play(table, "lay=clothing-1"), "card=escape-1", seat=1)
    lines = ["Blue: 13, minus 12 for 2 prisoners = 1", "Red: 2, minus 18 for 3 prisoners = 0 (not below 0)"]
    assert calls(story) == lines
    assert ENGLISH.say(story.text).endswith(f"the round is over. {'; '.join(lines)}")
    assert story.effects[0] == Draws("deck", "hand-blue", 1)


def test_a_new_round() -> None:
    """ST-27: all cards come back into the deck."""
    table = play(camp("0,0/e1/c1,f1,d1,e4 0,0/in/ba", pile="e2,e2"), "escape")
    assert told(table, "roll").effects == (
        Draws("discard", "deck", 2),
        Draws("hand-blue", "deck", 1),
        Draws("laid-blue", "deck", 4),
        Draws("hand-red", "deck", 1),
        Draws("laid-red", "deck", 1),
    )
