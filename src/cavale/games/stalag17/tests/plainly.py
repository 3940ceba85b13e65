"""Sets of cards by the plain words of the rules: every use of every card is tried."""

from collections import Counter
from itertools import combinations, product

INITIALS = "cfdtm"  # of Clothing, Food, Document, Tool, Map


def uses(code: str, barracks_too: bool = False) -> str:
    """Return the objects that a card can be, by their initials (ST-18, ST-20)."""
    if code == "ba":
        return INITIALS if barracks_too else ""
    return "".join(letter for letter in code if letter in INITIALS) if code[0] != "e" and code != "in" else ""


def covers(laid: list[str], plan: str) -> bool:
    """Tell whether laid cards are one for each object of a plan, in some use of them (ST-20)."""
    if not plan:
        return True
    for at, code in enumerate(laid):
        if plan[0] in uses(code, barracks_too=True) and covers(laid[:at] + laid[at + 1 :], plan[1:]):
            return True
    return False


def is_discard(cards: tuple[str, ...]) -> bool:
    """Tell whether cards may be discarded together (ST-12 to ST-14)."""
    return len(cards) == 1 or is_one_type(cards) or is_different(cards)


def is_one_type(cards: tuple[str, ...]) -> bool:
    """ST-13: three or more of a type; Information stands in next to a real object card."""
    if len(cards) < 3:
        return False
    if all(code == "in" for code in cards) or all(code == "ba" for code in cards):
        return True
    if all(code[0] == "e" for code in cards):
        return True
    return any(
        all(letter in uses(code) or code == "in" for code in cards) and any(letter in uses(code) for code in cards)
        for letter in INITIALS
    )


def is_different(cards: tuple[str, ...]) -> bool:
    """ST-14: five or more, each of another type, in some use of them."""
    if len(cards) < 5:
        return False
    types = []
    for code in cards:
        if code == "in":
            types.append(INITIALS + "I")
        else:
            types.append(uses(code) or ("E" if code[0] == "e" else "B"))
    return any(len(set(use)) == len(use) for use in product(*types))


def discards(hand: list[str]) -> set[tuple[str, ...]]:
    """Return all that may be discarded of a hand, each in the order of its codes."""
    return {
        chosen
        for number in range(1, len(hand) + 1)
        for chosen in combinations(sorted(hand), number)
        if is_discard(chosen)
    }


def counted(codes: list[str]) -> str:
    """Return cards as a position has them."""
    return ",".join(f"{number if number > 1 else ''}{code}" for code, number in Counter(codes).items()) or "-"
