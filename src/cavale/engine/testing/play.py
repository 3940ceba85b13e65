"""Checks of play: matches end, copies are independent, positions are complete, chance alone is random."""

from cavale.engine.core.playout import random_move
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.testing.case import Case, expect

WIDEST = 512  # legal moves; more are for nobody's eyes
LARGEST = 4000  # characters of a position
FUTURE = 80  # moves that a position read back is followed for; more than there are from the last halt to the end


def matches_end(case: Case) -> None:
    """Random matches end, within bounds, with at least one winner and a way of ending that the game names."""
    for state in case.states(range(3), most=80):
        moves, weights = list(state.legal_moves()), list(state.weights())
        over = state.actor == OVER
        expect(state.players == case.players, "the number of players changes")
        expect(over or state.actor == CHANCE or 0 <= state.actor < case.players, f"nobody sits at {state.actor}")
        expect(over != bool(moves), "moves after the end, or none before it")
        expect(len(set(moves)) == len(moves), "a legal move is listed twice")
        expect(len(moves) <= WIDEST, f"{len(moves)} legal moves are too many")
        expect(all(0 <= move < 2**31 for move in moves), "a move is not a small integer")
        expect(state.actor != CHANCE or len(weights) == len(moves), "chance has more or fewer weights than moves")
        expect(all(weight > 0 for weight in weights), "a chance move that never happens is listed")
        expect(len(case.text(state)) <= LARGEST, "the state is too large")
        places = list(state.places())
        expect(len(places) == case.players, "not every seat has a place")
        expect((1 in places and min(places) == 1) if over else not any(places), f"places {places} before or at the end")
        expect((state.ending() in range(len(case.game.endings))) == over, "an end without a name, or a name before it")


def copies_are_independent(case: Case) -> None:
    """What happens to a copy does not happen to the original, nor the other way round."""
    rng = Rng(1)
    for match in case.moments(range(2)):  # not `states`, which are copies themselves
        state = match.state
        copy, other = state.copy(), state.copy()
        text = case.text(state)
        expect(case.text(copy) == text, "a copy differs from its original")
        play_on(copy, rng, 12)
        expect(case.text(state) == text, "playing on a copy changes the original")
        expect(case.text(other) == text, "playing on a copy changes another copy")


def positions_are_complete(case: Case) -> None:
    """A position read back from its text plays on exactly like the original."""
    rng = Rng(2)
    for state in case.states(range(2)):
        expect("?" not in case.text(state), "a state does not know all of itself")
        again = case.game.position.place(case.options, case.players, case.text(state))
        same_future(case, state, again, rng)


def only_chance_is_random(case: Case) -> None:
    """The same moves lead to the same states: nothing but chance moves is left to chance."""
    for seed in range(3):
        tale, again = case.tale(seed), case.match(seed).start()
        for number, move in enumerate(tale.moves):
            if state := tale.halts.get(number):
                expect(case.text(again) == case.text(state), "the same moves lead to different states")
                same = list(again.legal_moves()) == list(state.legal_moves())
                expect(same, "the same moves lead to different legal moves")
            again.play(move)
        expect(again.actor == OVER, "the same moves do not lead to the end")


def play_on(state: State, rng: Rng, most: int) -> None:
    """Play some random moves on a state."""
    for _ in range(most):
        moves = state.legal_moves()
        if len(moves) == 0:
            return
        state.play(moves[rng.below(len(moves))])


def same_future(case: Case, state: State, again: State, rng: Rng) -> None:
    """Expect a position read back from its text to stay the same as the original through a random continuation."""
    for number in range(FUTURE):
        if number % 10 == 0:
            expect(case.text(again) == case.text(state), f"a position differs: {case.text(state)}")
        same = list(again.legal_moves()) == list(state.legal_moves())
        expect(same, f"a position has other legal moves: {case.text(state)}")
        same = again.actor == state.actor and again.drafting == state.drafting
        expect(same, f"a position has another actor: {case.text(state)}")
        if state.actor == OVER:
            return
        move = random_move(state, rng)
        state.play(move)
        again.play(move)
