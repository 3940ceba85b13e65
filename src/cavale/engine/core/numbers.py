"""Views as plain numbers, for programs that learn: what each entry means, and how to write it."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.state import View

MOST: Final = 32_767  # the highest number: entries fit 16 bits


@dataclass(frozen=True)
class Field:
    """Some entries in a row that are of one kind: numbers of something, or classes without an order."""

    name: str
    size: int
    low: int
    high: int
    classes: bool


def counts(name: str, size: int, high: int) -> Field:
    """Return a field that counts, from 0; 0 as `high` is for what has no limit."""
    return Field(name, size, 0, min(high or MOST, MOST), False)


def classes(name: str, size: int, low: int, high: int) -> Field:
    """Return a field whose numbers are names: a sign, a place, a stage."""
    return Field(name, size, low, high, True)


def capped(number: i64) -> i64:
    """Return a number that may grow without limit, so that it fits."""
    if number > MOST:
        return MOST
    return number


def viewer(view: View) -> i64:
    """Return the seat from which a view counts the others: its own, or the first for who only looks on."""
    if view.seat < 0:
        return 0
    return view.seat


def turned(seat: i64, me: i64, players: i64) -> i64:
    """Return a seat as `me` counts: 0 is mine, 1 the next to the left; what is no seat stays as it is."""
    return seat if seat < 0 else (seat - me + players) % players


def add(numbers: vec[i64], more: vec[i64]) -> vec[i64]:
    """Return numbers with more of them at the end."""
    for number in more:
        numbers = append(numbers, number)
    return numbers


def add_seats(numbers: vec[i64], more: vec[i64], me: i64, players: i64) -> vec[i64]:
    """Return numbers with what every seat has at the end, mine first; each seat has as many entries."""
    each = i64(len(more)) // players
    for step in range(players):
        seat = (me + step) % players
        for index in range(seat * each, (seat + 1) * each):
            numbers = append(numbers, more[index])
    return numbers


def add_crowd(numbers: vec[i64], where: vec[i64], me: i64, players: i64, places: i64) -> vec[i64]:
    """Return numbers with how many pieces each seat has in each place at the end, mine first."""
    each = i64(len(where)) // players
    for step in range(players):
        seat = (me + step) % players
        first = i64(len(numbers))
        for _ in range(places):
            numbers = append(numbers, 0)
        for piece in range(seat * each, (seat + 1) * each):
            numbers[first + where[piece]] += 1
    return numbers
