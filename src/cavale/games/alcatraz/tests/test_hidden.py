"""Nothing is hidden in Alcatraz: everybody sees the same yard."""

from random import Random

import pytest

from cavale.engine.core.state import OVER, View
from cavale.engine.match import Match
from cavale.engine.scene import Scene
from cavale.engine.text import Text
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.state import CELL
from cavale.games.alcatraz.tests.yards import MOMENTS, views, yard


def matches(players: int) -> list[Match]:
    """Return matches at different moments: those of a random one, and every kind of moment."""
    rng = Random(players)
    match = Match(GAME, players, seed=players)
    found = [match.fork()]
    for _ in range(40):
        if match.state.actor == OVER:
            break
        match.settle()
        match.play(rng.choice(match.legal_moves()))
        found.append(match.fork())
    return [*found[::4], *(yard(parts, players) for parts in MOMENTS.values() if players == 2)]


def common(scene: Scene) -> tuple[object, ...]:
    """Return a scene without what is addressed to one seat."""
    prompt = {name: figure for name, figure in scene.prompt.args.items() if name != "you"}
    return scene.actor, scene.pieces, scene.zones, scene.counters, scene.spaces, scene.prompt.key, prompt


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sees_the_same_yard(players: int) -> None:
    """AZ-1: all pieces lie open; pictures differ only in whom they address and what that seat may choose."""
    for match in matches(players):
        first, *others = [common(GAME.scene.scene(view)) for view in views(match)]
        assert all(other == first for other in others)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sees_the_same_board(players: int) -> None:
    """AZ-2: the board is one for all."""
    first, *others = [GAME.scene.board(view) for view in views(Match(GAME, players, seed=1))]
    assert all(other == first for other in others)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_hold_the_whole_position(players: int) -> None:
    """AZ-1: what a seat may know is everything."""
    for match in matches(players):
        lines = {GAME.position.describe(view.state) for view in views(match)}
        assert lines == {GAME.position.describe(match.state)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_who_acts_has_choices(players: int) -> None:
    """AZ-4: choices, and the word to you, are only for the seat whose turn it is."""
    for match in matches(players):
        for view in views(match):
            scene = GAME.scene.scene(view)
            acts = view.seat == match.state.actor
            assert bool(scene.choices) is acts
            assert scene.prompt.args.get("you", "no") == ("yes" if acts else "no")


def test_moves_are_seen_as_they_are() -> None:
    """AZ-5: nothing of a move is veiled, and none shows anything that was not known."""
    match = yard(MOMENTS["middle"])
    for move in match.legal_moves():
        assert {GAME.view.seen(match.state, move, view.seat) for view in views(match)} == {move}
        assert not GAME.view.reveals(match.state, move)


def test_everybody_reads_the_same_log() -> None:
    """AZ-5: what happened is told to all in the same words."""
    match = matches(3)[-1]
    logs = [match.log(view.seat) for view in views(match)]
    assert len(logs[0]) > 20
    assert all(log == logs[0] for log in logs)
    assert all(isinstance(told, Text) for told in logs[0])


def meddle(view: View) -> None:
    """Change everything in a view."""
    state = view.state
    assert isinstance(state, Alcatraz)
    for prisoner in range(len(state.where)):
        state.put(prisoner, CELL)
    for row in range(1, 9):
        state.guards[row] = 9
    state.turns += 1
    state.play(state.legal_moves()[0])


@pytest.mark.parametrize("name", ["start", "middle", "stuck", "alarm", "roll"])
def test_a_view_is_a_copy(name: str) -> None:
    """AZ-1: whatever is done to a view, the match and the other views stay as they are."""
    match = yard(MOMENTS[name])
    before = GAME.position.describe(match.state)
    other = match.view(1)
    for view in views(match):
        meddle(view)
        assert GAME.position.describe(view.state) != before
    assert GAME.position.describe(match.state) == before
    assert GAME.position.describe(other.state) == before
