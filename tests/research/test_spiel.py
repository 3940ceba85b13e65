"""OpenSpiel: its own checks pass for every game and preset, and its searches play."""

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python or platform")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from cavale.engine.match import Match  # noqa: E402
from cavale.engine.text import Problem  # noqa: E402
from cavale.research import speed, spiel  # noqa: E402
from cavale.research.duel import Duel  # noqa: E402
from tests.research.play import PRESETS  # noqa: E402


def load(name: str, **parameters: Any) -> Any:
    """Return a game of OpenSpiel."""
    spiel.register()
    return pyspiel.load_game(f"cavale_{name}", parameters)


def advanced(game: Any, choices: int, seed: int = 1) -> Any:
    """Return a state after some random choices of players, where a player must choose."""
    random = Random(seed)
    state = game.new_initial_state()
    while choices or state.is_chance_node():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            choices -= 1
            state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_random_simulation(name: str, preset: str) -> None:
    """OpenSpiel finds nothing wrong: players, chances, returns, texts, tensors, copies, and what is kept of a state."""
    pyspiel.random_sim_test(load(name, preset=preset, longest=25), num_sims=1, serialize=True, verbose=False)


def test_to_the_end() -> None:
    """A whole match ends as ours does, with returns that add up to nothing."""
    for name in ("alcatraz", "stalag17"):
        game = load(name, players=3)
        state, random = game.new_initial_state(), Random(4)
        match = Match(game.setup.game, 3, game.setup.options)
        while not state.is_terminal():
            chance = state.is_chance_node()
            actions, weights = zip(*state.chance_outcomes(), strict=True) if chance else (state.legal_actions(), None)
            action = random.choices(actions, weights)[0]
            match.play(match.game.moves.parse(state.action_to_string(action)) or 0)
            state.apply_action(action)
        assert (max(state.returns()) == 1) == (match.end().count(" ") == 1)
        assert sum(state.returns()) == pytest.approx(0)
        assert str(state) == match.game.position.describe(match.state)


def test_a_match_that_is_too_long_is_nobodys() -> None:
    """A match that is cut ends without a winner."""
    state = advanced(load("alcatraz", longest=7), 7)
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_what_cannot_be_told_apart() -> None:
    """A state sampled for a player looks the same to it and remembers the same; what others hide differs."""
    state = advanced(load("cartagena"), 9)
    me, other = state.current_player(), 1 - state.current_player()
    random = Random(5)
    worlds = [state.resample_from_infostate(me, random.random) for _ in range(8)]
    for world in worlds:
        assert world.information_state_string(me) == state.information_state_string(me)
        assert world.observation_string(me) == state.observation_string(me)
        assert world.legal_actions() == state.legal_actions()
    assert len({world.observation_string(other) for world in worlds}) > 4
    assert all(state.information_state_string(other) not in world.information_state_string(other) for world in worlds)


def test_memory() -> None:
    """An information state tells a player's own cards, not the other's, and grows with every move."""
    state = advanced(load("cartagena"), 1)
    mine, its = state.information_state_string(0), state.information_state_string(1)
    assert mine != its
    assert "card=?" in mine
    assert "card=?" in its
    later = state.child(state.legal_actions()[0])
    assert later.information_state_string(0).startswith(mine)
    assert state.information_state_string(0) == mine


def test_a_draft_is_its_players_own() -> None:
    """Choices of an action that is not complete are not told to others; then they are."""
    state = advanced(load("section_x"), 1)
    while not state.course.state.drafting:
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[-1])
    other = 1 - state.current_player()
    told, seen = state.information_state_string(other), state.observation_string(other)
    assert "place" not in told.split()[-1]
    assert state.information_state_string(1 - other) != told
    while state.course.state.drafting:
        assert (state.information_state_string(other), state.observation_string(other)) == (told, seen)
        state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(other).startswith(told + " ")


def test_searches_of_open_spiel_play() -> None:
    """OpenSpiel's searches, in Python and in C++, choose legal actions."""
    alcatraz, cartagena = advanced(load("alcatraz"), 6), advanced(load("cartagena"), 6)
    open_game, hidden_game = alcatraz.get_game(), cartagena.get_game()
    native = pyspiel.MCTSBot(open_game, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 3, 10, True, 1, False)
    assert native.step_with_policy(alcatraz)[1] in alcatraz.legal_actions()
    for evaluator in (spiel.Playouts(2), mcts.RandomRolloutEvaluator(1)):
        assert mcts.MCTSBot(open_game, 1.0, 4, evaluator).step(alcatraz) in alcatraz.legal_actions()
    for observes in (True, False):
        bot = ismcts.ISMCTSBot(hidden_game, spiel.Playouts(), 1.0, 8, use_observation_string=observes)
        assert bot.step(cartagena) in cartagena.legal_actions()


def test_rollouts_agree() -> None:
    """Rollouts in our loop expect the same of a match as OpenSpiel's own, move by move through the bridge."""
    state = advanced(load("alcatraz", options="turn_limit:30"), 20)
    theirs = mcts.RandomRolloutEvaluator(60, np.random.RandomState(1)).evaluate(state)
    ours = spiel.Playouts(400).evaluate(state)
    assert abs(theirs[0] - ours[0]) < 0.35
    assert sum(ours) == pytest.approx(0)


def test_duel() -> None:
    """A duel plays each seed in both seats and tells what both sides used; who is unknown is named."""
    duel = Duel("cavale_alcatraz(options=turn_limit:8)", None, 0.004, 0, 1.0)
    report = list(duel.run(2, seed=1))[-1]
    assert (report.rival, report.games, report.wins.tries, report.cut) == ("mcts", 2, 2, 0)
    assert report.ours.iterations > 1
    assert report.theirs.iterations >= 2
    level = list(Duel("cavale_alcatraz(options=turn_limit:4)", None, 0.001, 0, 1.0, "ringleader").run(2, seed=1))[-1]
    assert (level.bot, report.bot) == ("ringleader", "search")
    assert 1 < level.ours.iterations <= 60  # its own, however little time is asked for
    even = list(Duel("cavale_cartagena(options=turn_limit:4)", None, 0, 3, 1.0).run(2, seed=1))[-1]
    assert (even.rival, even.theirs.iterations) == ("ismcts", 3)
    assert 1 < even.ours.iterations <= 3  # it stops when the rest cannot change anything
    with pytest.raises(Problem, match="nobody"):
        Duel("alcatraz", "nobody", 1, 0, 1.0)


def test_speed() -> None:
    """Everyone who is measured makes steps; the one all are compared with is as fast as itself."""
    ours = f"Matches, {speed.LOOP} together"
    found = speed.measure(speed.contenders("alcatraz"), ours, seconds=0.001, repeat=1)
    assert len(found) == len(speed.COUNTS) + 4
    assert all(each.steps_per_second > 0 for each in found)
    assert [each.ours_to_it for each in found if each.name == ours] == [1]
