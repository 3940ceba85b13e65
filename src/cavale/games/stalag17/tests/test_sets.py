"""What makes a discard and what covers a plan, against the plain words of the rules."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cavale.games.stalag17.data import CODES, COPIES, INITIALS
from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.sets import assignment, missing
from cavale.games.stalag17.tests.camps import camp, legal, play
from cavale.games.stalag17.tests.plainly import counted, covers, discards, uses

DECK = [code for code, number in zip(CODES, COPIES, strict=True) for _ in range(number)]
RICH = [code for code in DECK if code[0] != "e" or code == "e1"]  # hands in which more goes together


def finished(table: Stalag) -> set[tuple[str, ...]]:
    """Return every discard that picking card by card leads to; each begun one leads to some."""
    found = set()
    words = legal(table) if table.drafting else {word for word in legal(table) if word.startswith("drop=")}
    assert words
    for word in words:
        after = play(table.copy(), word)
        if after.drafting:
            found |= finished(after)
        else:
            found.add(tuple(sorted(CODES[card] for card in list(after.pile)[-table.picked :])))
    return found


@pytest.mark.parametrize("seed", range(60))
def test_every_discard_can_be_picked(seed: int) -> None:
    """ST-12, ST-13, ST-14, ST-18: picking card by card leads to every discard that the rules allow, and to no other."""
    rng = Random(seed)
    hand = rng.sample(RICH if seed % 3 else DECK, rng.randint(3, 6))
    assert finished(camp(f"0,0/{counted(hand)} 0,0")) == discards(hand)


@pytest.mark.parametrize(
    ("hand", "together"),
    [
        ("c1,c2,cf", True),  # a double is a real object card
        ("cf,ct,in", True),
        ("in,in,f1", True),
        ("in,in,in", True),
        ("ba,ba,ba", True),
        ("e1,e4,e6", True),
        ("in,in,in,in,ba", True),
        ("cf,cd,ct,cm,e1", True),
        ("c1,c2,f1", False),
        ("in,in,ba", False),
        ("in,in,e1", False),
        ("ba,ba,f1", False),
        ("in,in,in,e1", False),
        ("c1,c2,in,e1,ba", False),
        ("c1,f1,cf,e1,ba", False),
        ("in,in,in,in,e1,e2", False),
    ],
)
def test_discards_by_name(hand: str, together: bool) -> None:
    """ST-13, ST-14: what goes together, and what does not."""
    cards = sorted(hand.split(","))
    assert (tuple(cards) in finished(camp(f"0,0/{counted(cards)} 0,0"))) == together


@pytest.mark.parametrize("seed", range(300))
def test_any_use_that_works_works(seed: int) -> None:
    """ST-18, ST-20: a plan is covered if some use of doubles and Barracks covers it, and such a use is told."""
    rng = Random(seed)
    laid = rng.sample([code for code in DECK if len(uses(code, barracks_too=True)) > (seed % 3 > 1)], rng.randint(2, 7))
    plan = "".join(rng.choices(INITIALS[: rng.randint(2, 5)], k=rng.randint(1, 5)))
    cards = vec[i64]([laid.count(code) for code in CODES])
    dice = vec[i64]([plan.count(letter) for letter in INITIALS])
    found = assignment(cards, dice)
    assert covers(laid, plan) == (found is not None) == (missing(cards, dice) <= laid.count("ba"))
    if found is not None:
        assert sorted(INITIALS[thing] for thing, _ in found) == sorted(plan)
        for thing, card in found:
            assert INITIALS[thing] in uses(CODES[card], barracks_too=True)
            laid.remove(CODES[card])
