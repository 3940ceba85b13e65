"""Many matches at once: each is what it would be alone."""

from random import Random

import numpy as np
import pytest

from cavale.games import all_games
from cavale.research import matches
from cavale.research.vector import Matches, Step
from tests.research.play import any_action


def actions(step: Step, random: Random) -> np.ndarray:
    """Return a legal action for every match."""
    return np.array([any_action(mask, random) for mask in step.masks])


def alike(one: Step, other: Step) -> bool:
    """Tell whether two steps are the same."""
    return all((mine == its).all() for mine, its in zip(one, other, strict=True))


@pytest.mark.parametrize("game", all_games())
def test_rows_are_what_each_match_shows(game: str) -> None:
    """Every row is the view and the legal moves of its match, for whoever acts there."""
    some = matches(game, count=3, seed=5)
    random = Random(1)
    step = some.now()
    for _ in range(25):
        setup = some.setup
        for row, state in enumerate(some.batch.states):
            view = setup.game.view.view(state, state.actor)
            assert step.actors[row] == state.actor
            assert (step.observations[row] == setup.observation(view)).all()
            assert (step.masks[row] == setup.mask(view)).all()
        step = some.step(actions(step, random))


@pytest.mark.parametrize("longest", [5, 50])
def test_a_match_that_ends_begins_anew(longest: int) -> None:
    """The seats get their shares in the step that ends a match, nothing if it is cut; the row is of a new one."""
    some = matches("alcatraz", count=8, turn_limit=12, longest=longest)
    random = Random(2)
    step = some.now()
    ended = cut = 0
    for _ in range(60):
        before = some.batch.states[:]
        step = some.step(actions(step, random))
        over = step.terminations | step.truncations
        assert [one is not other for one, other in zip(before, some.batch.states, strict=True)] == over.tolist()
        assert step.rewards.sum(axis=1).tolist() == step.terminations.tolist()
        ended += int(step.terminations.sum())
        cut += int(step.truncations.sum())
    assert (ended > 0, cut > 0) == (longest == 50, longest == 5)


def test_seeds() -> None:
    """The same seed makes the same matches, another makes others."""

    def story(some: Matches) -> list[Step]:
        random = Random(3)
        steps = [some.now()]
        for _ in range(30):
            steps.append(some.step(actions(steps[-1], random)))
        return steps

    first = story(matches("cartagena", count=4, seed=1))
    again = matches("cartagena", count=4, seed=2)
    again.reset(1)
    assert all(alike(one, other) for one, other in zip(first, story(again), strict=True))
    assert not alike(first[0], matches("cartagena", count=4, seed=2).now())


def test_arrays_are_the_callers_own_unless_they_are_not_wanted() -> None:
    """A copy stays as it is; without, the next step writes into the same arrays."""
    for copy in (True, False):
        some = matches("alcatraz", count=2, copy=copy)
        first = some.now()
        kept = first.masks.copy()
        some.step(actions(first, Random(1)))
        assert (first.masks == kept).all() == copy


def test_what_is_not_legal() -> None:
    """An action that the mask forbids, or that there is not, is an error; so are too few."""
    some = matches("alcatraz", count=2)
    legal = actions(some.now(), Random(1))
    for wrong in (int(np.flatnonzero(some.now().masks[1] == 0)[0]), -1, 10**6):
        with pytest.raises(ValueError, match="not legal in match 1"):
            some.step(np.array([legal[0], wrong]))
        legal = actions(some.now(), Random(1))
    with pytest.raises(ValueError, match="1 actions for 2 matches"):
        some.step(legal[:1])


def test_classes_spread_out() -> None:
    """Observations may have an entry for each class."""
    plain, spread = matches("alcatraz", count=3), matches("alcatraz", count=3, one_hot=True)
    setup = spread.setup
    assert (spread.now().observations == setup.shaped(plain.now().observations)).all()
    assert spread.now().observations.shape == (3, len(setup.bounds[0]))
