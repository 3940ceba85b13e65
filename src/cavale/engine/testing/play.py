"""Checks of play: matches end, copies are independent, positions are complete, chance alone is random."""

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.testing.case import Case, expect

WIDEST = 512  # legal moves; more are for nobody's eyes
LARGEST = 4000  # characters of a position


def matches_end(case: Case) -> None:
    """Random matches end, within bounds, with at least one winner and a way of ending that the game names."""
    for seed in range(3):
        for match in case.random_match(seed):
            state = match.state
            moves = match.legal_moves()
            over = state.actor == OVER
            expect(state.players == case.players, "the number of players changes")
            expect(over or state.actor == CHANCE or 0 <= state.actor < case.players, f"nobody sits at {state.actor}")
            expect(over != bool(moves), "moves after the end, or none before it")
            expect(len(set(moves)) == len(moves), "a legal move is listed twice")
            expect(len(moves) <= WIDEST, f"{len(moves)} legal moves are too many")
            expect(all(0 <= move < 2**31 for move in moves), "a move is not a small integer")
            expect(all(weight > 0 for weight in state.weights()), "a chance move that never happens is listed")
            expect(len(case.text(state)) <= LARGEST, "the state is too large")
            places = list(state.places())
            expect(len(places) == case.players, "not every seat has a place")
            expect(
                (1 in places and min(places) == 1) if over else not any(places), f"places {places} before or at the end"
            )
            expect(
                (state.ending() in range(len(case.game.endings))) == over, "an end without a name, or a name before it"
            )


def copies_are_independent(case: Case) -> None:
    """What happens to a copy does not happen to the original, nor the other way round."""
    rng = Rng(1)
    for match in case.moments(range(2)):
        state = match.state
        copy, other = state.copy(), state.copy()
        text = case.text(state)
        expect(case.text(copy) == text, "a copy differs from its original")
        play_on(copy, rng, 12)
        expect(case.text(state) == text, "playing on a copy changes the original")
        expect(case.text(other) == text, "playing on a copy changes another copy")


def positions_are_complete(case: Case) -> None:
    """A position read back from its text plays on exactly like the original."""
    for match in case.moments(range(4)):
        expect("?" not in case.text(match.state), "a state does not know all of itself")
        again = case.game.position.place(case.options, case.players, case.text(match.state))
        same_future(case, match.state.copy(), again, "a position read back from its text")


def only_chance_is_random(case: Case) -> None:
    """The same moves lead to the same states: nothing but chance moves is left to chance."""
    for seed in range(3):
        again = case.match(seed).start()
        for match in case.random_match(seed):
            if match.played:
                moves = match.draft or match.actions[-1].moves
                again.play(moves[-1])
            expect(case.text(again) == case.text(match.state), "the same moves lead to different states")
            expect(list(again.legal_moves()) == match.legal_moves(), "the same moves lead to different legal moves")


def play_on(state: State, rng: Rng, most: int) -> None:
    """Play some random moves on a state."""
    for _ in range(most):
        moves = state.legal_moves()
        if len(moves) == 0:
            return
        state.play(moves[rng.below(len(moves))])


def same_future(case: Case, one: State, other: State, what: str) -> None:
    """Expect two states to stay the same through a random continuation."""
    rng = Rng(2)
    for _ in range(40):
        expect(case.text(one) == case.text(other), f"{what} differs: {case.text(one)} / {case.text(other)}")
        moves = list(one.legal_moves())
        expect(moves == list(other.legal_moves()), f"{what} has other legal moves: {case.text(one)}")
        expect(one.actor == other.actor and one.drafting == other.drafting, f"{what} has another actor")
        if not moves:
            return
        move = moves[rng.below(len(moves))]
        one.play(move)
        other.play(move)
