"""Cards that go together: what makes a discard (ST-13, ST-14), and what covers the objects of a plan (ST-20)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.games.stalag17 import data
from cavale.games.stalag17.state import BARRACKS, DOUBLES, ESCAPES, INFORMATION, KINDS, OBJECTS

TYPES: Final[i64] = 8  # ST-1: the objects, then Escape, Barracks, Information
ALL_OBJECTS: Final[i64] = 31
# The types that a card can be, one bit each: a double is either of two (ST-18).
BITS: Final = vec[i64](
    [1 << number // 2 for number in range(10)] + [1 << a | 1 << b for a, b in data.PAIRS] + [32] * 6 + [64, 128]
)
ONE_EACH: Final = vec[i64]([1] * 5)
THREE_OF_A_TYPE: Final[i64] = 3  # ST-13
FIVE_TYPES: Final[i64] = 5  # ST-14


def missing(cards: vec[i64], plan: vec[i64]) -> i64:
    """Return how many objects of a plan no use of these cards covers, Barracks left aside (ST-18, ST-20).

    After single cards, by Hall's theorem, they are as many as some of the objects want more than there are doubles for
    any of those.
    """
    wanted: i64 = 0  # objects that single cards do not cover, one bit each
    for thing in range(OBJECTS):
        if plan[thing] > cards[thing * 2] + cards[thing * 2 + 1]:
            wanted |= BITS[thing * 2]
    most: i64 = 0
    some = wanted
    while some > 0:  # every group of them
        lack: i64 = 0
        for thing in range(OBJECTS):
            if some >> thing & 1 != 0:
                lack += plan[thing] - cards[thing * 2] - cards[thing * 2 + 1]
        if lack > most:
            for card in range(DOUBLES, ESCAPES):
                if BITS[card] & some != 0:
                    lack -= cards[card]
            most = max(most, lack)
        some = (some - 1) & wanted
    return most


def can_become(picked: vec[i64], cards: vec[i64]) -> bool:
    """Tell whether cards picked can become a discard of several, with others or none of the cards they are among."""
    return can_be_same(picked, cards) or can_be_different(picked, cards)


def can_be_same(picked: vec[i64], cards: vec[i64]) -> bool:
    """Tell whether cards picked can become three of one type (ST-13)."""
    common: i64 = 255  # types that all cards picked are or stand in for
    for card in range(INFORMATION):
        if picked[card] > 0:
            common &= BITS[card]
    if picked[INFORMATION] > 0:
        common &= BITS[INFORMATION] | ALL_OBJECTS
    for kind in range(TYPES):
        if common >> kind & 1 != 0:
            real: i64 = 0
            for card in range(KINDS):
                if BITS[card] >> kind & 1 != 0:
                    real += cards[card]
            stand_ins: i64 = 0
            if kind < OBJECTS:
                stand_ins = cards[INFORMATION]
            if real > 0 and real + stand_ins >= THREE_OF_A_TYPE:
                return True
    return False


def can_be_different(picked: vec[i64], cards: vec[i64]) -> bool:
    """Tell whether cards picked can become five of different types (ST-14).

    Object cards of different types can always be filled up to as many types as all the cards have; Information takes
    the places of objects that are left, and its own.
    """
    objects: i64 = 0
    escapes: i64 = 0
    more_escapes: i64 = 0
    for card in range(ESCAPES):
        objects += picked[card]
    for card in range(ESCAPES, BARRACKS):
        escapes += picked[card]
        more_escapes += cards[card]
    if escapes > 1 or picked[BARRACKS] > 1 or objects + picked[INFORMATION] > OBJECTS + 1:
        return False
    places = min(OBJECTS - missing(cards, ONE_EACH) + cards[INFORMATION], OBJECTS + 1)
    if places + min(more_escapes, 1) + min(cards[BARRACKS], 1) < FIVE_TYPES:
        return False
    return objects <= OBJECTS and OBJECTS - missing(picked, ONE_EACH) == objects


def assignment(cards: vec[i64], plan: vec[i64]) -> list[tuple[int, int]] | None:
    """Return pairs of an object and a card that covers it, for a whole plan; None if no use of cards does (ST-20)."""
    cards, plan = cards[:], plan[:]
    found: list[tuple[int, int]] = []
    if missing(cards, plan) > cards[BARRACKS]:
        return None
    for thing in range(OBJECTS):
        usable = [thing * 2, thing * 2 + 1]  # single cards first, doubles where they do no harm, Barracks last
        usable += [card for card in range(DOUBLES, ESCAPES) if BITS[card] >> thing & 1]
        while plan[thing] > 0:
            plan[thing] -= 1
            for card in [*usable, BARRACKS]:
                if cards[card] > 0:
                    cards[card] -= 1
                    if missing(cards, plan) <= cards[BARRACKS]:
                        found.append((int(thing), int(card)))
                        break
                    cards[card] += 1
    return found
