"""What happened in a match, entry by entry."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cavale.engine.core.state import CHANCE, State
from cavale.engine.match import Action, Entry, Match, TakeBack


@dataclass(frozen=True)
class Chapter:
    """An entry of the record, with the states before and after it."""

    number: int  # from 1
    entry: Entry
    before: State
    after: State


def follow(before: State, action: Action) -> State:
    """Return the state after an action."""
    after = before.copy()
    for move in action.moves:
        after.play(move)
    return after


def chapters(match: Match, since: int = 0) -> Iterator[Chapter]:
    """Go through all entries after so many, from the start."""
    states = [match.start()]
    for number, entry in enumerate(match.entries, 1):
        after = follow(states[-1], entry) if isinstance(entry, Action) else states[entry.to]
        if number > since:
            yield Chapter(number, entry, states[-1], after)
        states.append(after)


def continued(before: State, actions: Sequence[Entry], first: int) -> list[Chapter]:
    """Return the chapters of actions that were just played, the first of which has a number."""
    new = []
    for number, action in enumerate(actions, first):
        assert isinstance(action, Action)
        after = follow(before, action)
        new.append(Chapter(number, action, before, after))
        before = after
    return new


def laid_out(match: Match) -> State:
    """Return the state in which somebody first had to act: from there on the board stays."""
    first = next(chapters(match), None)
    opening = first is not None and isinstance(first.entry, Action) and first.entry.actor == CHANCE
    return first.after if first is not None and opening else match.start()


def counting(match: Match) -> list[tuple[int, Action]]:
    """Return the actions that count now, with the numbers of their entries."""
    line = []
    number = len(match.entries)
    while number:
        entry = match.entries[number - 1]
        if isinstance(entry, TakeBack):
            number = entry.to
        else:
            line.append((number, entry))
            number -= 1
    return line[::-1]
