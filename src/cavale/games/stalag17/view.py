"""Who may see what: hands and laid cards are their owner's, but for what all have seen and can trace (ST-28, ST-29)."""

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import State, View
from cavale.engine.options import Options
from cavale.games.stalag17.moves import CARD, DONE, ESCAPE, LAY, PICK, UNKNOWN
from cavale.games.stalag17.rules import Stalag, stalag_of
from cavale.games.stalag17.state import KINDS


def hides(options: Options) -> bool:
    """Tell whether seats know different things: always."""
    return True


def view(state: State, seat: i64) -> View:
    """Return what a seat may know: hidden cards go to those of the deck, and are counted for who has them."""
    table = stalag_of(state).copy()
    if table.is_open():
        return View(seat, table)
    hands = table.hands
    laid = table.laid
    held = table.held
    deck = table.deck
    in_hand = vec[i64]([0] * table.players)
    on_table = vec[i64]([0] * table.players)
    for other in range(table.players):
        if other != seat:
            for card in range(KINDS):
                at = other * KINDS + card
                in_hand[other] += hands[at] - held[at]
                on_table[other] += laid[at]
                deck[card] += hands[at] - held[at] + laid[at]
                hands[at] = held[at]
                laid[at] = 0
    table.in_hand = in_hand
    table.on_table = on_table
    return View(seat, table)


def imagine(view: View, rng: Rng) -> State:
    """Return a full state behind a view: traced cards go to hand or table, then the rest is dealt again."""
    table = stalag_of(view.state).copy()
    in_hand = table.in_hand[:]
    on_table = table.on_table[:]
    for seat in range(table.players):
        if in_hand[seat] + on_table[seat] > 0:
            for card in range(KINDS):
                for _ in range(table.either[seat * KINDS + card]):
                    give(table, in_hand, on_table, seat, card, rng)
    for seat in range(table.players):
        while in_hand[seat] + on_table[seat] > 0:
            give(table, in_hand, on_table, seat, rng.choose(list(table.deck)), rng)
    table.in_hand = in_hand
    table.on_table = on_table
    return table


def give(table: Stalag, in_hand: vec[i64], on_table: vec[i64], seat: i64, card: i64, rng: Rng) -> None:
    """Put a card into one of the places of a seat that a view cannot name, in hand or on the table."""
    table.deck[card] -= 1
    if rng.below(in_hand[seat] + on_table[seat]) < in_hand[seat]:
        in_hand[seat] -= 1
        table.hands[seat * KINDS + card] += 1
    else:
        on_table[seat] -= 1
        table.laid[seat * KINDS + card] += 1


def seen(state: State, move: i64, seat: i64) -> i64:
    """Return what a seat sees of a move: of a card drawn or laid, only its owner sees the face."""
    if seat == stalag_of(state).mover:
        return move
    if move >= CARD:
        return CARD + UNKNOWN
    return LAY + UNKNOWN if LAY <= move < PICK else move


def reveals(state: State, move: i64) -> bool:
    """Tell whether a move shows anyone something new: it completes a discard or dares an escape."""
    return move in (DONE, ESCAPE)
