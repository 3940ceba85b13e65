"""Who may see what: everything in Alcatraz lies open."""

from mypy_extensions import i64

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import State, View
from cavale.engine.options import Options


def hides(options: Options) -> bool:
    """Tell whether seats know different things: never."""
    return False


def view(state: State, seat: i64) -> View:
    """Return what a seat may know: all of it, in a copy of its own."""
    return View(seat, state.copy())


def imagine(view: View, rng: Rng) -> State:
    """Return the full state behind a view: there is only one."""
    return view.state.copy()


def seen(state: State, move: i64, seat: i64) -> i64:
    """Return what a seat sees of a move: the move."""
    return move


def reveals(state: State, move: i64) -> bool:
    """Tell whether a move shows anyone something new: none does."""
    return False
