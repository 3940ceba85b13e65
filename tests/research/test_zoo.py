"""PettingZoo: its own tests pass for every game and preset; rewards, cuts, refusals and secrets."""

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cavale.engine.refusal import Refused
from cavale.engine.replay import replay
from cavale.games import all_games
from cavale.research import aec
from tests.research.play import PRESETS, any_action, play_out

# Advice of PettingZoo's, not meant for games whose observations come with a mask: it exempts its own by name.
with_a_mask = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@with_a_mask
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_api(game: str, preset: str) -> None:
    """PettingZoo finds nothing wrong, with the fewest players and with the most, nor with classes spread out."""
    api_test(aec(game, preset), num_cycles=20)
    api_test(aec(game, preset, all_games()[game].most, one_hot=True, zero_sum=True, longest=30), num_cycles=20)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_seed(game: str, preset: str) -> None:
    """The same seed makes the same match."""
    seed_test(lambda: aec(game, preset), num_cycles=20)


@pytest.mark.parametrize("game", all_games())
def test_rewards_are_shares_of_the_win(game: str) -> None:
    """The match ends as its record says, and its winners share one point; or all points add up to nothing."""
    env = aec(game)
    play_out(env)
    match = env.match
    winners = {f"{colour}_{seat}" for seat, colour in enumerate(match.game.seats) if colour in match.end().split()[1:]}
    assert winners
    assert env.rewards == {agent: (agent in winners) / len(winners) for agent in env.possible_agents}
    assert env.infos == {agent: {"end": match.end()} for agent in env.possible_agents}
    assert replay(match.record(), all_games()).end() == match.end()
    even = aec(game, zero_sum=True)
    play_out(even)
    assert sum(even.rewards.values()) == pytest.approx(0)
    assert max(even.rewards.values()) == (1.0 if len(winners) == 1 else 0.0)


def test_a_match_that_is_too_long_is_cut() -> None:
    """After so many choices all agents are done for, without a reward."""
    env = aec("alcatraz", longest=5)
    play_out(env)
    assert env.choices == 5
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_what_is_not_legal_is_refused_with_the_reason() -> None:
    """An action that the mask forbids names the paragraph, and changes nothing."""
    env = aec("alcatraz", turn_limit=20)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(Refused) as refused:
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert refused.value.refusal.paragraph.startswith("AZ-")
    for wrong in (-1, len(env.setup.choices)):
        with pytest.raises(ValueError, match="is not from 0 to 1388"):
            env.step(wrong)
    assert (env.observe(env.agent_selection)["observation"] == before["observation"]).all()


def test_others_do_not_see_a_draft() -> None:
    """While an action is not complete, the others' observations stay as they were."""
    env = aec("section_x", players=3)
    env.reset(seed=1)
    random = Random(1)
    drafts = 0
    for _ in range(200):
        agent = env.agent_selection
        before = {other: env.observe(other)["observation"] for other in env.agents}
        env.step(any_action(env.observe(agent)["action_mask"], random))
        if env.match.draft:
            drafts += 1
            others = [other for other in env.agents if other != agent]
            assert all((env.observe(other)["observation"] == before[other]).all() for other in others)
            assert (env.observe(agent)["observation"] != before[agent]).any()
    assert drafts


def test_classes_are_spread_out_without_loss() -> None:
    """Where classes are spread out, each has one entry, and counts stay as they are."""
    plain, spread = aec("cartagena"), aec("cartagena", one_hot=True)
    play_out(plain)
    play_out(spread)
    numbers = plain.observe("red_1")["observation"]
    entries = list(spread.observe("red_1")["observation"])
    setup = plain.setup
    for number, low, span in zip(numbers, setup.low, setup.spans, strict=True):
        mine, entries = entries[:span], entries[span:]
        assert mine == [number] if span == 1 else mine.index(1) + low == number and sum(mine) == 1
    assert not entries


def test_render() -> None:
    """A picture is one line of text, with what is hidden left out."""
    env = aec("cartagena", render_mode="ansi")
    env.reset(seed=3)
    assert "?6" in (env.render() or "")
    assert aec("cartagena").render() is None
