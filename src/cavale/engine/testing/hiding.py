"""Checks of hiding: a seat learns what it may know, from views and from the log, and nothing else."""

from collections.abc import Iterable
from itertools import chain, pairwise
from typing import NamedTuple

import msgspec

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, SPECTATOR, State
from cavale.engine.eyes import Eyes
from cavale.engine.match import Match, Step
from cavale.engine.scene import LASTING, Effect
from cavale.engine.testing.case import Case, expect
from cavale.engine.text import Text


def picture(case: Case, state: State, seat: int) -> bytes:
    """Return all that a seat is sent about a state."""
    view = case.game.view.view(state, seat)
    moves = list(view.legal_moves())
    previews = [case.game.scene.preview(view, move) for move in moves]
    parts = (case.game.scene.board(view), case.game.scene.scene(view), moves, previews)
    return msgspec.json.encode((case.text(view.state), parts))


def all_sent(match: Match, seat: int, wishes: Iterable[int]) -> tuple[bytes, ...]:
    """Return everything that reaches a seat: position, picture, choices, log, places, refusals of moves and touches."""
    game, view = match.game, match.view(seat)
    scene = game.scene.scene(view)
    parts = (
        game.position.describe(view.state),
        game.scene.board(view),
        scene,
        [(move, game.scene.preview(view, move)) for move in view.legal_moves()],
        [game.refusal.refuse(view, wish) for wish in wishes],
        [game.refusal.touch(view, (thing,)) for thing in sorted(scene.touchables())],
        match.log(seat),
        list(match.state.places()),
    )
    return tuple(msgspec.json.encode(part) for part in parts)


def imagined_states_look_the_same(case: Case) -> None:
    """A state imagined from a view gives the same view, legal moves, picture and refusals to that seat."""
    rng = Rng(7)
    hides = case.game.view.hides(case.options)
    different = 0
    wishes: set[int] = set()
    for match in case.moments(range(2)):
        if match.draft and match.state.actor == CHANCE:
            continue
        wishes.update(match.legal_moves())
        for seat in case.watchers:
            view = match.view(seat)
            imagined = case.game.view.imagine(view, rng)
            expect("?" not in case.text(imagined), f"an imagined state is not whole: {case.text(imagined)}")
            shown = match.settled if match.draft and seat != match.state.actor else match.state
            expect(case.seen_text(imagined, seat) == case.text(view.state), leak(case, shown, seat, "the view"))
            expect(picture(case, imagined, seat) == picture(case, shown, seat), leak(case, shown, seat, "the picture"))
            if seat == match.state.actor:
                expect(list(imagined.legal_moves()) == match.legal_moves(), leak(case, shown, seat, "a legal move"))
            other = case.game.view.view(imagined, seat)
            for wish in sorted(wishes)[:: max(1, len(wishes) // 8)]:
                same = case.game.refusal.refuse(view, wish) == case.game.refusal.refuse(other, wish)
                expect(same, leak(case, shown, seat, "a refusal"))
            different += case.text(imagined) != case.text(shown)
            expect(hides or case.text(view.state) == case.text(shown), "a game without secrets hides something")
            again = case.game.position.place(case.options, case.players, case.text(view.state))
            expect(case.text(again) == case.text(view.state), "a view is not read back from its text")
    expect(bool(different) == hides, "secrets, but only the truth is imagined; or no secrets, but more than the truth")


def open_tables_look_alike(case: Case) -> None:
    """Where nothing is hidden, all are told the same and see the same things; who does not act, the same picture."""
    if case.game.view.hides(case.options):
        return
    for step in chain.from_iterable(match.steps() for match in case.ends(0, most=60)):
        crowd = Eyes(case.game, SPECTATOR)
        for eyes in [Eyes(case.game, seat) for seat in range(case.players)]:
            scene, public = eyes.scene(step.before), crowd.scene(step.before)
            if step.before.actor != eyes.seat:
                scene = msgspec.structs.replace(scene, seat=SPECTATOR)
                expect(scene == public, f"seat {eyes.seat} has another picture than who looks on")
            same = all(getattr(scene, kind) == getattr(public, kind) for kind in LASTING)
            expect(same, f"seat {eyes.seat}, who acts, sees other things than who looks on")
            if step.closes:
                heard, known = told_by(eyes, step), told_by(crowd, step)
                expect(heard == known, f"seat {eyes.seat} is told {heard}, who looks on {known}")


def told_by(eyes: Eyes, step: Step) -> list[tuple[Text, tuple[Effect, ...]]]:
    """Return what somebody is told of a step."""
    return [(told.text, told.effects) for told in eyes.tell(step.before, (step.move,))]


def moves_tell_what_they_may(case: Case) -> None:
    """Moves that look alike to a seat leave it with the same view; worlds that look alike are not told apart."""
    for state in case.states(range(3)):
        if state.drafting:
            continue
        ways = list(filter(None, (way(state, move) for move in state.legal_moves())))
        truths = [case.text(after) for _, after in ways]
        for seat in case.watchers:
            if seat == state.actor:
                continue
            outcomes = [
                Outcome(told(case, state, move, seat), case.seen_text(after, seat), truth)
                for (move, after), truth in zip(ways, truths, strict=True)
            ]
            for one, other in pairwise(sorted(outcomes)):
                if one.told == other.told:
                    expect(one.view == other.view, leak(case, state, seat, f"{one.told}: the view after it"))
            for one, other in pairwise(sorted(outcomes, key=lambda outcome: outcome.view)):
                if one.view == other.view and one.truth != other.truth:
                    expect(one.told == other.told, leak(case, state, seat, f"the log, by {one.told} and {other.told},"))


def reveals_are_told(case: Case) -> None:
    """A move after which a seat tells worlds apart that looked alike before cannot be taken back freely."""
    rng = Rng(5)
    view = case.game.view
    if not view.hides(case.options):
        return
    for match in case.moments(range(2)):
        state = match.state
        if match.draft or state.actor < 0:
            continue
        for move in match.legal_moves():
            after = state.copy()
            after.play(move)
            if after.drafting or view.reveals(state, move):
                continue
            for seat in case.watchers:
                world = view.imagine(view.view(state, seat), rng)
                if move not in world.legal_moves():
                    continue
                world.play(move)
                same = case.seen_text(world, seat) == case.seen_text(after, seat)
                expect(same, leak(case, state, seat, f"{case.game.moves.notation(move)}, which can be taken back,"))


class Outcome(NamedTuple):
    """What a seat is told of a move, what it sees then, and what is true then."""

    told: str
    view: str
    truth: str


def way(state: State, move: int) -> tuple[int, State] | None:
    """Return a move with the state it leads to; None if it only begins an action, which is its player's own affair."""
    after = state.copy()
    after.play(move)
    return None if after.drafting else (move, after)


def told(case: Case, state: State, move: int, seat: int) -> str:
    """Return what a seat is told of a move."""
    seen = case.game.view.seen(state, move, seat)
    word = case.game.moves.notation(seen)
    expect(case.game.moves.parse(word) == seen, f"what seat {seat} sees, {word!r}, is not read back")
    return word


def views_are_copies(case: Case) -> None:
    """Whatever happens to a view does not happen to the match, nor does the match go on in a view."""
    for match in case.moments(range(2), most=20):
        for seat in case.watchers:
            before = case.text(match.state)
            view = match.view(seat)
            text = case.text(view.state)
            if view.state.actor == seat and len(view.legal_moves()) > 0:
                imagined = case.game.view.imagine(view, Rng(3))
                imagined.play(imagined.legal_moves()[0])
                expect(case.text(view.state) == text, "playing on an imagined state changes the view")
                expect(case.text(match.state) == before, "playing on an imagined state changes the match")
            expect(view.state is not match.state, "a view gives the state itself away")


def leak(case: Case, state: State, seat: int, what: str) -> str:
    """Return the words for a leak."""
    return f"{what} tells seat {seat} what it may not know in: {case.text(state)}"
