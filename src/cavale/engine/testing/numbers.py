"""Checks of numbers: programs that learn get every move there is and all that a view tells, and nothing else."""

from operator import le

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, View
from cavale.engine.testing.case import Case, expect


def moves_are_listed(case: Case) -> None:
    """Every move of random matches, legal or played, is on the list of players' moves or of chance's."""
    choices, chances = (set(listed) for listed in lists(case))
    for state in case.states(range(3), most=80):
        known = chances if state.actor == CHANCE else choices
        for move in state.legal_moves():
            expect(move in known, f"{case.game.moves.notation(move)} is not listed")
    for move in case.tale(0).moves:
        expect(move in choices or move in chances, f"{case.game.moves.notation(move)} is not listed")


def lists(case: Case) -> tuple[list[int], list[int]]:
    """Return the moves of players and those of chance, each in order and once."""
    numbers = case.game.numbers
    found = numbers.choices(case.options, case.players), numbers.chances(case.options, case.players)
    for listed in found:
        expect(listed == sorted(set(listed)), "moves are listed twice or out of order")
        expect(all(case.game.moves.parse(case.game.moves.notation(move)) == move for move in listed[::97]), "no move")
    return found


def numbers_tell_the_view(case: Case) -> None:
    """Numbers are as the fields say, tell views apart, and are the same for worlds that look alike."""
    fields = case.game.numbers.fields(case.options, case.players)
    expect(len({field.name for field in fields}) == len(fields), "two fields have the same name")
    lows = [field.low for field in fields for _ in range(field.size)]
    highs = [field.high for field in fields for _ in range(field.size)]
    rng = Rng(3)
    told: dict[tuple[int, ...], list[int]] = {}
    for state in case.states(range(2), most=12):
        for seat in case.watchers:
            view = case.game.view.view(state, seat)
            numbers = encoded(case, view)
            expect(len(numbers) == len(lows), f"{len(numbers)} numbers, where the fields have {len(lows)}")
            within = all(map(le, lows, numbers)) and all(map(le, numbers, highs))
            expect(within, f"a number is not within its field: {case.text(state)}")
            other = case.game.view.view(case.game.view.imagine(view, rng), seat)
            expect(encoded(case, other) == numbers, f"the numbers tell seat {seat} a secret: {case.text(state)}")
            if state.actor == seat:
                legal = list(view.legal_moves())
                same = told.setdefault(numbers, legal) == legal
                expect(same, f"the same numbers for views that differ: {case.text(state)}")


def encoded(case: Case, view: View) -> tuple[int, ...]:
    """Return a view as numbers, and leave it as it is."""
    before = case.text(view.state)
    numbers = tuple(int(number) for number in case.game.numbers.encode(view))
    expect(case.text(view.state) == before, "writing a view as numbers changes it")
    return numbers
