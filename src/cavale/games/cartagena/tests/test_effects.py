"""What moves do for the eye: each choice does what its effects say, and every move tells what it did."""

from collections import Counter
from random import Random

import pytest

from cavale.engine.core.state import CHANCE, OVER, SPECTATOR
from cavale.engine.match import Match
from cavale.engine.scene import Changes, Draws, Moves, Says, Scene
from cavale.games.cartagena import GAME
from cavale.games.cartagena.tests.moments import MOMENTS, choices, foreseen, mine, said
from cavale.games.cartagena.tests.passages import ILLUSTRATED, MIDDLE, begin, move, play, table


def counts(scene: Scene) -> Counter[str]:
    """Return how many cards lie in each zone."""
    return Counter({zone.id: zone.count for zone in scene.zones})


def promised(match: Match, notation: str) -> tuple[dict[str, str], Counter[str], dict[str, int]]:
    """Return where pirates, cards and counters will be if a choice does what its effects say."""
    scene = GAME.scene.scene(mine(match))
    at, cards = {piece.id: piece.at for piece in scene.pieces}, counts(scene)
    values = {counter.id: counter.value for counter in scene.counters if counter.owner is not None}
    for effect in foreseen(match, notation).effects:
        if isinstance(effect, Moves):
            assert effect.path[0] == at[effect.piece]
            at[effect.piece] = effect.path[-1]
        elif isinstance(effect, Draws):
            cards.update({effect.to_zone: effect.count})
            cards.subtract({effect.from_zone: effect.count})
        elif isinstance(effect, Changes):
            values[effect.counter] += effect.by
    return at, cards, values


def holds_its_promise(match: Match, notation: str) -> bool:
    """Tell whether a choice, once chance has brought the cards, has done what its effects say."""
    at, cards, values = promised(match, notation)
    after = match.fork(seed=1)
    hand = f"hand-{GAME.seats[match.state.actor]}"
    after.play(move(notation))
    after.settle()
    scene = GAME.scene.scene(after.view(SPECTATOR))
    return (
        {piece.id: piece.at for piece in scene.pieces} == at
        and counts(scene)[hand] == cards[hand]
        and {counter.id: counter.value for counter in scene.counters if counter.owner is not None} == values
    )


@pytest.mark.parametrize("name", MOMENTS)
def test_choices_do_what_they_say(name: str) -> None:
    """CA-7, CA-8, CA-10, CA-11: who goes where, how many cards come, who is aboard then."""
    match = MOMENTS[name]()
    assert [notation for notation in choices(match) if not holds_its_promise(match, notation)] == []


@pytest.mark.parametrize(("preset", "players"), [("jamaica", 2), ("tortuga", 5), ("basic", 3), ("advanced", 4)])
def test_choices_do_what_they_say_in_matches(preset: str, players: int) -> None:
    """CA-7, CA-8, CA-12: the same in the middle of random matches."""
    match, rng = begin(preset, players), Random(players)
    for _ in range(60):
        match.settle()
        if match.state.actor == OVER:
            break
        notations = list(choices(match))
        assert [notation for notation in notations[::5] if not holds_its_promise(match, notation)] == []
        match.play(move(rng.choice(notations)))


def test_pirates_go_along_the_passage() -> None:
    """CA-7, CA-8: a pirate's way is shown with every space, forward and back, aboard and off the boat."""
    match = MOMENTS["crowded"]()
    assert foreseen(match, "30>hat").effects == (
        Draws("hand-blue", "discard", 1),
        Moves("blue-2", ("30", "31", "32", "33", "34", "35", "36", "boat")),
        Changes("aboard-blue", 1),
    )
    assert foreseen(match, "boat<back").effects[:3] == (
        Moves("blue-5", ("boat", "36")),
        Changes("aboard-blue", -1),
        Draws("deck", "hand-blue", 1),
    )
    assert foreseen(match, "14<back").effects[0] == Moves("blue-3", tuple(str(space) for space in range(14, 4, -1)))


@pytest.mark.parametrize(
    ("name", "word", "effects"),
    [
        ("draw", "card=key", (Draws("deck", "hand-blue", 1),)),
        ("row", "card=key", (Draws("deck", "row", 1),)),
        ("few", "20<back", (Moves("blue-5", ("20", "19", "18", "17", "16", "15", "14")),)),
        ("passage", "segment=A", ()),
    ],
)
def test_what_chance_and_players_did(name: str, word: str, effects: tuple[object, ...]) -> None:
    """CA-3, CA-8, CA-12: each move tells what it did itself; cards that chance brings come with chance's move."""
    match = MOMENTS[name]()
    before = match.view(0)
    assert GAME.scene.effects(before, move(word), play(match, word).view(0)) == effects


def test_a_shuffle_is_seen() -> None:
    """CA-11: when the deck is empty the discards go there, and that is told."""
    match = table(f"{MIDDLE} deck=h pile=k3", rest="red", used=1, ask="draw:2")
    before = match.view(1)
    told = GAME.scene.effects(before, move("card=hat"), play(match, "card=hat").view(1))
    assert told == (Draws("deck", "hand-blue", 1), Draws("discard", "deck", 3))


def test_the_end_of_a_row_is_seen() -> None:
    """CA-12: a draw of two takes the last of a row, then the first of the next, once that is laid."""
    match = table(ILLUSTRATED.replace("row=bddhpbdss", "row=s"), "tortuga", next="red")
    assert str(foreseen(match, "8<back").label.args["cards"]) == (
        "list-and(first=ca-card(sign=skull), second=ca-card(sign=next))"
    )
    before = match.view(0)
    told = GAME.scene.effects(before, move("8<back"), play(match, "8<back").view(0))
    assert told == (Moves("red-2", ("8", "7", "6")), Draws("row", "hand-red", 1))
    play(match, *["card=key"] * 11)
    assert match.state.actor == CHANCE
    before = match.view(0)
    told = GAME.scene.effects(before, move("card=key"), play(match, "card=key").view(0))
    assert told == (Draws("deck", "row", 1), Draws("row", "hand-red", 1))
    assert said(match.log(0)[-1])[1] == {
        "who": "colour-red",
        "card": "ca-card(sign=key)",
        "taken": 1,
        "cards": "ca-card(sign=key)",
    }


def aids(match: Match, notation: str) -> list[str]:
    """Return the advice that comes with a choice."""
    effects = foreseen(match, notation).effects
    return [str(said(effect.text)[1]["where"]) for effect in effects if isinstance(effect, Says) and effect.aid]


def test_learners_are_warned_of_pairs_left_behind() -> None:
    """CA-8: who makes a pair that the next player can fall back to is warned, and so is who ends a turn with one."""
    pair = "blue=4,9,start,start,start,start/h red=5,20,start,start,start,start/k"
    assert aids(table(pair), "9<back") == ["ca-number(space=5)"]
    assert aids(table(pair), "start>hat") == []
    standing = "blue=5,9,start,start,start,start/h red=5,20,start,start,start,start/k"
    assert aids(table(standing), "start>hat") == []  # the pair on 5 was there, and 9 shields it
    assert aids(table(standing.replace("9", "21")), "start>hat") == []  # it was there, and the turn goes on
    assert aids(table(standing.replace("9", "21"), used=1), "stop") == ["ca-number(space=5)"]
    assert aids(table(standing.replace("9", "21"), used=2), "start>hat") == ["ca-number(space=5)"]  # and now it ends
