"""Who may see what: hands and laid cards are their owner's secret until they are shown (PK-10)."""

from mypy_extensions import i64

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import State, View
from cavale.engine.options import Options
from cavale.games.pockets.moves import CARD, DROP, FIRST_IS, LAY, UNKNOWN
from cavale.games.pockets.rules import Pockets, pockets_of
from cavale.games.pockets.state import DECK, HAND, LAID, NONE, PLACES, SHOWN


def is_hidden(table: Pockets, place: i64, seat: i64) -> bool:
    """Tell whether a seat or SPECTATOR may not look at the cards of a place."""
    if HAND <= place < LAID:
        return place != HAND + seat and not table.open_hands
    return LAID <= place < SHOWN and place != LAID + seat


def hides(options: Options) -> bool:
    """Tell whether seats know different things: laid cards are hidden even where hands are open."""
    return True


def view(state: State, seat: i64) -> View:
    """Return what a seat may know: hidden cards go to those of the deck, and are counted where they were."""
    table = pockets_of(state).copy()
    for place in range(PLACES):
        if is_hidden(table, place, seat):
            table.unknown[place] = table.count(place)
            table.carry_all(place, DECK)
    return View(seat, table)


def imagine(view: View, rng: Rng) -> State:
    """Return a full state behind a view: cards that are somewhere else than the deck are dealt there again."""
    table = pockets_of(view.state).copy()
    for place in range(PLACES):
        for _ in range(table.unknown[place]):
            table.carry(rng.choose(table.kinds(DECK)), DECK, place)
        table.unknown[place] = 0
    return table


def seen(state: State, move: i64, seat: i64) -> i64:
    """Return what a seat sees of a move: of a card drawn or laid, only its owner sees the face."""
    table = pockets_of(state)
    if seat == table.mover or table.open_hands:
        return move
    if move >= CARD:
        return CARD + UNKNOWN
    return LAY + UNKNOWN if LAY <= move < DROP else move


def reveals(state: State, move: i64) -> bool:
    """Tell whether a move shows anyone something new: it completes a trade or turns cards up, as the last turn does."""
    before = pockets_of(state)
    if DROP <= move < FIRST_IS:
        return before.picked != NONE
    after = before.copy()
    after.play(move)
    return any(after.count(SHOWN + seat) > before.count(SHOWN + seat) for seat in range(before.players))
