"""Checks of what is written down: notation, records, undo, forks."""

from cavale.engine.core.state import OVER
from cavale.engine.match import Match
from cavale.engine.record import read
from cavale.engine.replay import replay
from cavale.engine.testing.case import Broken, Case, expect
from cavale.engine.text import Problem


def moves_have_notation(case: Case) -> None:
    """Every legal move is written as one word of its own, and read back."""
    for state in case.states(range(3)):
        moves = list(state.legal_moves())
        words = [case.game.moves.notation(move) for move in moves]
        expect(len(set(words)) == len(words), f"two legal moves are written alike: {words}")
        for move, word in zip(moves, words, strict=True):
            expect(word.isprintable() and len(word.split()) == 1, f"{word!r} is not one word")
            expect(case.game.moves.parse(word) == move, f"{word!r} is not read back as {move}")


def records_replay(case: Case) -> None:
    """A record written, read and replayed gives the same states and views at every move, and the same record."""
    beginning, ending = case.ends(0)
    expect(ending.state.actor == OVER, "the match is not over")
    for match in (beginning, ending):
        text = match.record("2026-01-31").write()
        again = replay(read(text), {case.game.name: case.game})
        expect(again.record("2026-01-31").write() == text, "a record changes when it is replayed")
        for one, other in zip(match.steps(), again.steps(), strict=True):
            expect(case.text(one.before) == case.text(other.before), "a replay goes through other states")
            for seat in case.watchers:
                same = case.seen_text(one.before, seat) == case.seen_text(other.before, seat)
                expect(same, "a replay shows other views")
        expect(case.text(match.state) == case.text(again.state), "a replay ends in another state")


def undo_restores(case: Case) -> None:
    """A choice taken back leaves everything as before; past chance, a reveal or another's choice it is refused."""
    tried = 0
    for match in case.moments(range(3)):
        seat = match.state.actor
        if seat < 0:
            continue
        match = match.fork(seed=1) if not match.draft else match
        before, record = case.text(match.state), match.record().write()
        action, start = list(match.draft), case.text(match.settled)
        move = match.legal_moves()[match.played % len(match.legal_moves())]
        sealing = case.game.view.reveals(match.state, move)
        match.play(move)
        if action and not match.draft:  # a complete action is taken back as a whole
            before = start
        else:
            action = []
        try:
            match.undo(seat)
        except Problem as problem:
            expect(sealing, f"a choice just made cannot be taken back: {problem}")
            continue
        expect(not sealing, "a choice that showed something can be taken back freely")
        tried += 1
        expect(case.text(match.state) == before, "undo does not restore the state")
        expect(match.record().write() == record, "undo does not restore the record")
        for choice in [*action, move]:
            match.play(choice)
        match.settle()
        if not match.draft and match.actions[-1].actor != seat:
            refuses_undo(match, seat)
    expect(tried > 0, "nothing could ever be taken back")


def refuses_undo(match: Match, seat: int) -> None:
    """Expect that a seat can take nothing back any more."""
    try:
        match.undo(seat)
    except Problem:
        return
    raise Broken("a choice can be taken back although chance has acted since")
