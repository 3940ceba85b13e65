"""How good the table looks for a seat: how far its crew is, what its cards are worth, how far they take it."""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.judging import Judge
from cavale.engine.core.state import View
from cavale.engine.weights import NAME, read_weights
from cavale.games.cartagena.rules import BIT, SIGNS_EACH, Cartagena, cartagena_of
from cavale.games.cartagena.state import BOAT, KINDS

FEATURES: Final = ("aboard", "spaces", "rear", "cards", "signs", "road", "jumps", "actions")
# Where each stands in what is measured.
ABOARD: Final[i64] = 0  # pirates aboard
SPACES_AHEAD: Final[i64] = 1  # spaces that all have come, the boat included
REAR: Final[i64] = 2  # the same, each counting less the nearer the boat: so the rearmost are brought along
CARDS: Final[i64] = 3  # cards, ever less for a further one
SIGNS: Final[i64] = 4  # different signs among them
ROAD: Final[i64] = 5  # how far the longest jump goes, on average over all signs
JUMPS: Final[i64] = 6  # … over the signs in hand
ACTIONS: Final[i64] = 7  # actions left in the seat's turn

USUAL: Final = 6.0  # a long jump
PLENTY: Final = 6.0  # cards after which a further one is worth ever less
WORTH: Final = vec[float]([PLENTY * (1.0 - exp(-number / PLENTY)) for number in range(103)])  # of so many cards
LACKS: Final = vec[float]([(5.0 / 6.0) ** number for number in range(103)])  # chance that none of them has a sign


class PassageJudge(Judge):
    """Judges a table."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(FEATURES, weights)

    def gauge(self, view: View, seat: i64, figures: vec[float]) -> None:
        """Write how a crew stands; of cards that the view's seat may not know only the number counts."""
        table = cartagena_of(view.state)
        last = table.terms.last
        where = table.where
        crew: i64 = 0  # spaces where its pirates stand, one bit each
        aboard: i64 = 0
        far: i64 = 0
        squares: i64 = 0
        for pirate in range(seat * table.terms.pirates, (seat + 1) * table.terms.pirates):
            space = where[pirate]
            if space == BOAT:
                aboard += 1
            else:
                crew |= BIT[space]
                far += space
                squares += space * space
        far += aboard * (last + 1)
        squares += aboard * last * last
        figures[ABOARD] = float(aboard)
        figures[SPACES_AHEAD] = float(far)
        figures[REAR] = float(far) - float(squares) / float(last)
        held = table.hand_size(seat)
        mine = seat == table.mover
        figures[CARDS] = WORTH[held + table.owed if mine else held]
        figures[ACTIONS] = float(table.terms.actions - table.used) if mine else 0.0
        if seat == view.seat or seat == (view.seat + 1) % table.players:
            gauge_jumps(table, seat, crew, held, seat == view.seat, figures)
        else:  # who comes later finds other roads
            figures[SIGNS] = 6.0 * (1.0 - LACKS[held])
            figures[ROAD] = USUAL
            figures[JUMPS] = USUAL * (1.0 - LACKS[held])


def gauge_jumps(table: Cartagena, seat: i64, crew: i64, held: i64, own: bool, figures: vec[float]) -> None:
    """Write what a seat has of each sign, and how far it would come with it."""
    low = table.terms.low
    last = table.terms.last
    path = table.path
    crowd = table.crowd
    free = vec[i64]([last + 1] * KINDS)  # where each sign leads to (CA-7)
    longest = vec[i64]([0] * KINDS)
    space = last
    while space >= 0:
        if crew >> space & 1 != 0:
            for sign in range(low, low + SIGNS_EACH):
                longest[sign] = max(longest[sign], free[sign] - space)
        if space > 0 and crowd[space] == 0 and path[space] >= low:
            free[path[space]] = space
        space -= 1
    hand = table.hands if own or table.terms.open_hands else table.known
    hidden = held
    for sign in range(low, low + SIGNS_EACH):
        hidden -= hand[seat * KINDS + sign]
    signs = 0.0
    road = 0.0
    jumps = 0.0
    for sign in range(low, low + SIGNS_EACH):
        jump = float(longest[sign])
        has = 1.0 if hand[seat * KINDS + sign] > 0 else 1.0 - LACKS[hidden]
        signs += has
        road += jump
        jumps += has * jump
    figures[SIGNS] = signs
    figures[ROAD] = road / float(SIGNS_EACH)
    figures[JUMPS] = jumps / float(SIGNS_EACH)


JUDGE: Final = PassageJudge(read_weights(Path(__file__).parent / NAME, FEATURES))
