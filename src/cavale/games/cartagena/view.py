"""Who may see what: a hidden hand is its owner's, but for cards that came from an open row (CA-17)."""

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import State, View
from cavale.engine.options import Options
from cavale.games.cartagena.moves import CARD, UNKNOWN_CARD, is_advance, sign_of
from cavale.games.cartagena.rules import cartagena_of
from cavale.games.cartagena.state import KINDS, ROW


def hides(options: Options) -> bool:
    """Tell whether seats know different things: unless hands lie open."""
    return not options.flag("open_hands")


def view(state: State, seat: i64) -> View:
    """Return what a seat may know: hidden cards go to those of the deck, and are counted for who holds them."""
    table = cartagena_of(state).copy()
    if table.terms.open_hands:
        return View(seat, table)
    unknown = vec[i64]([0] * table.players)
    for other in range(table.players):
        if other != seat:
            for sign in range(KINDS):
                place = other * KINDS + sign
                hidden = table.hands[place] - table.known[place]
                table.hands[place] -= hidden
                table.deck[sign] += hidden
                unknown[other] += hidden
    table.unknown = unknown
    return View(seat, table)


def imagine(view: View, rng: Rng) -> State:
    """Return a full state behind a view: hidden hands are dealt again from all cards that the view cannot place."""
    table = cartagena_of(view.state).copy()
    for seat in range(table.players):
        for _ in range(table.unknown[seat]):
            sign: i64 = rng.choose(list(table.deck))
            table.deck[sign] -= 1
            table.hands[seat * KINDS + sign] += 1
    table.unknown = vec[i64]([0] * table.players)
    return table


def seen(state: State, move: i64, seat: i64) -> i64:
    """Return what a seat sees of a move: of a card for a hidden hand, only its owner sees the sign."""
    table = cartagena_of(state)
    if move < CARD or table.stage == ROW or table.terms.open_hands or seat == table.mover:
        return move
    return UNKNOWN_CARD


def reveals(state: State, move: i64) -> bool:
    """Tell whether a move shows anyone something new: it plays a card that not all know of."""
    table = cartagena_of(state)
    if table.terms.open_hands or not is_advance(move):
        return False
    return table.known[table.mover * KINDS + sign_of(move)] == 0
