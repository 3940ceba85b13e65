"""Who may see what: stocks are their owner's, nobody knows the piles; the advanced game is open (SX-6, SX-33)."""

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import State, View
from cavale.engine.options import Options
from cavale.games.section_x.chart import KINDS
from cavale.games.section_x.moves import GETS, TOP, UNKNOWN
from cavale.games.section_x.rules import section_x_of
from cavale.games.section_x.state import PLACING


def hides(options: Options) -> bool:
    """Tell whether seats know different things: not in the advanced game."""
    return not options.flag("advanced")


def view(state: State, seat: i64) -> View:
    """Return what a seat may know: others' stocks go to the tiles of the piles, and are counted for who has them."""
    table = section_x_of(state).copy()
    if table.terms.advanced:
        return View(seat, table)
    stocks = table.stocks[:]
    pool = table.pool[:]
    unknown = vec[i64]([0] * table.players)
    for other in range(table.players):
        if other != seat:
            for kind in range(KINDS):
                number = stocks[other * KINDS + kind]
                pool[kind] += number
                unknown[other] += number
                stocks[other * KINDS + kind] = 0
    table.stocks = stocks
    table.pool = pool
    table.unknown = unknown
    return View(seat, table)


def imagine(view: View, rng: Rng) -> State:
    """Return a full state behind a view: hidden stocks are dealt again from all tiles that the view cannot place."""
    table = section_x_of(view.state).copy()
    stocks = table.stocks[:]
    pool = table.pool[:]
    for seat in range(table.players):
        for _ in range(table.unknown[seat]):
            kind: i64 = rng.choose(list(pool))
            pool[kind] -= 1
            stocks[seat * KINDS + kind] += 1
    table.stocks = stocks
    table.pool = pool
    table.unknown = vec[i64]([0] * table.players)
    return table


def seen(state: State, move: i64, seat: i64) -> i64:
    """Return what a seat sees of a move: of a tile drawn, only its owner sees the kind."""
    if GETS <= move < TOP and seat != section_x_of(state).mover:
        return GETS + UNKNOWN
    return move


def reveals(state: State, move: i64) -> bool:
    """Tell whether a move shows anyone something new: it completes the placing of a tile that others did not know."""
    table = section_x_of(state)
    if table.terms.advanced or table.action != PLACING:
        return False
    after = table.copy()
    after.play(move)
    return not after.drafting
