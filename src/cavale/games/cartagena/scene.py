"""The passage as a picture: spaces, pirates, cards, prompt, choices and what each will do."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from cavale.engine.core.state import View
from cavale.engine.scene import (
    Board,
    Button,
    Card,
    Changes,
    Choice,
    Counter,
    Draws,
    Effect,
    Moves,
    Piece,
    Preview,
    Says,
    Scene,
    Space,
    Zone,
)
from cavale.engine.text import Text, listed
from cavale.games.cartagena.data import COLOURS, SIGNS
from cavale.games.cartagena.moves import (
    CARD,
    RELIEF,
    STOP,
    is_advance,
    is_fall_back,
    notation,
    sign_of,
    space_name,
    start_of,
)
from cavale.games.cartagena.rules import Cartagena, cartagena_of
from cavale.games.cartagena.state import BOAT, DONE, KINDS, NO_SIGN, ROW, START
from cavale.games.cartagena.words import colour, label, prompt, to_draw, words

__all__ = ["board", "effects", "preview", "scene", "words"]

# Column and row of each space, segment by segment: every segment turns, and every second one leads a floor down.
WAY: Final = (
    (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (3, 1),
    (4, 1), (4, 2), (5, 2), (6, 2), (7, 2), (7, 3),
    (7, 4), (7, 5), (6, 5), (5, 5), (5, 4), (4, 4),
    (3, 4), (3, 5), (2, 5), (1, 5), (0, 5), (0, 6),
    (0, 7), (0, 8), (1, 8), (2, 8), (2, 7), (3, 7),
    (4, 7), (4, 8), (5, 8), (6, 8), (7, 8), (7, 9),
)  # fmt: skip
WIDTH: Final = 8
BOATS: Final = {4: (4.5, 6.5, 6.4), 5: (5.6, 8.5, 4.6), 6: (3.5, 9.5, 6.4)}  # by segments: its middle and its width


def board(view: View) -> Board:
    """Return the fortress, the passage as far as it is laid, and the boat past its end (CA-2 to CA-4)."""
    table = cartagena_of(view.state)
    x, y, width = BOATS[table.terms.segments]
    start = Space("start", WIDTH / 2, 0.5, Text("ca-start"), "start", width=WIDTH)
    boat = Space("boat", x, y, Text("ca-boat"), "boat", width=width)
    return Board(WIDTH, y + 0.5, (start, *(passage(table, space) for space in range(1, table.terms.last + 1)), boat))


def passage(table: Cartagena, space: int) -> Space:
    """Return a space of the passage with its sign, once it has one."""
    column, row = WAY[space - 1]
    sign = table.path[space]
    if sign == NO_SIGN:
        return Space(space_name(space), column + 0.5, row + 0.5, Text("ca-space-bare", {"number": space}), "stone")
    name = Text("ca-space", {"number": space, "sign": Text(f"ca-kind-{SIGNS[sign]}")})
    return Space(space_name(space), column + 0.5, row + 0.5, name, SIGNS[sign])


def scene(view: View) -> Scene:
    """Return pirates, cards, counters, prompt and the seat's choices."""
    table = cartagena_of(view.state)
    choices = tuple(choice(view, move) for move in view.legal_moves())
    return Scene(
        seat=view.seat,
        actor=table.actor,
        prompt=prompt(view),
        pieces=pirates(table),
        zones=zones(table),
        counters=counters(table),
        buttons=tuple(button(table, choice.move) for choice in choices if choice.move in (STOP, RELIEF)),
        choices=choices,
    )


def pirates(table: Cartagena) -> tuple[Piece, ...]:
    """Return every pirate where it stands."""
    return tuple([pirate(table.terms.pirates, number, space) for number, space in enumerate(table.where)])


@cache
def pirate(crew: int, number: int, space: int) -> Piece:
    """Return a pirate where it stands, of crews of some size."""
    seat, own = divmod(number, crew)
    name = Text("ca-pirate", {"who": colour(seat), "number": own + 1})
    return Piece(f"{COLOURS[seat]}-{own + 1}", "pirate", space_name(space), name, seat)


def hand_id(seat: int) -> str:
    """Return the id of a seat's hand."""
    return f"hand-{COLOURS[seat]}"


def card_id(owner: str, sign: int, number: int = 1) -> str:
    """Return the id of one of the cards alike in one place; they have no identity beyond that."""
    return f"{owner}-{SIGNS[sign]}-{number}"


def zones(table: Cartagena) -> tuple[Zone, ...]:
    """Return everyone's hand, the row with its front first, the deck and the discards."""
    found = [hand(table, seat) for seat in range(table.players)]
    if table.terms.open_row:
        places = range(len(table.row), 0, -1)  # from the end, so that those who stay keep their ids
        row = (Card(f"row-{place}", *face(sign)) for place, sign in zip(places, table.row, strict=True))
        found.append(Zone("row", "row", Text("ca-row"), tuple(row), len(table.row)))
    found.append(Zone("deck", "pile", Text("ca-deck"), count=table.left))
    found.append(Zone("discard", "heap", Text("ca-discard"), sorted_cards("discard", table.pile), table.pile_size()))
    return tuple(found)


def hand(table: Cartagena, seat: int) -> Zone:
    """Return a hand: cards that the view knows by their faces, the others by their backs."""
    known = sorted_cards(COLOURS[seat], table.hands[seat * KINDS : (seat + 1) * KINDS])
    hidden = [back(seat, number) for number in range(1, table.unknown[seat] + 1)]
    name = Text("ca-hand", {"who": colour(seat)})
    return Zone(hand_id(seat), "hand", name, (*known, *hidden), table.hand_size(seat), seat)


@cache
def back(seat: int, number: int) -> Card:
    """Return a card of a hand that the view does not know."""
    return Card(f"{COLOURS[seat]}-hidden-{number}", "back", Text("ca-kind-back"))


@cache
def known_card(owner: str, sign: int, number: int) -> Card:
    """Return one of the cards alike in one place."""
    return Card(card_id(owner, sign, number), *face(sign))


def face(sign: int) -> tuple[str, Text]:
    """Return the face of a card and its name."""
    return SIGNS[sign], Text(f"ca-kind-{SIGNS[sign]}")


def sorted_cards(owner: str, numbers: Iterable[int]) -> tuple[Card, ...]:
    """Return cards counted by sign, those alike together."""
    counts = enumerate(numbers)
    return tuple([known_card(owner, sign, number) for sign, count in counts for number in range(1, count + 1)])


def counters(table: Cartagena) -> tuple[Counter, ...]:
    """Return pirates aboard for each seat, the actions of this turn, and the turns."""
    aboard = [
        Counter(f"aboard-{COLOURS[seat]}", Text("ca-aboard"), table.count(seat, BOAT), table.terms.pirates, seat)
        for seat in range(table.players)
    ]
    actions = Counter("actions", Text("ca-actions"), table.used, table.terms.actions)
    return (*aboard, actions, Counter("turns", Text("ca-turns"), table.turns, table.terms.turn_limit))


def button(table: Cartagena, move: int) -> Button:
    """Return what to press to stop, to lose the turn, or to draw for want of anything else."""
    if move == RELIEF:
        return Button("draw", Text("ca-draw"))
    return Button("stop", Text("ca-stop" if table.used else "ca-lose"))


def choice(view: View, move: int) -> Choice:
    """Return a legal move as something to touch."""
    return Choice(move, notation(move), click_path(view, move))


def click_path(view: View, move: int) -> tuple[str, ...]:
    """Return what to touch for a move: a pirate's space and a card, or where it falls back to; else a button."""
    table = cartagena_of(view.state)
    start = f"space:{space_name(start_of(move))}"
    if is_advance(move):
        return start, f"card:{card_id(COLOURS[table.mover], sign_of(move))}"
    if is_fall_back(move):
        return start, f"space:{space_name(table.fall_back_target(start_of(move)))}"
    return ("button:draw",) if move == RELIEF else ("button:stop",)


def target(table: Cartagena, move: int) -> int:
    """Return where an advance or a fall back ends."""
    start = start_of(move)
    return table.advance_target(start, sign_of(move)) if is_advance(move) else table.fall_back_target(start)


def way(table: Cartagena, start: int, stop: int) -> tuple[str, ...]:
    """Return every space from one to another, along the passage."""
    line = [START, *range(1, table.terms.last + 1), BOAT]
    one, other = line.index(start), line.index(stop)
    step = 1 if other > one else -1
    return tuple(space_name(line[at]) for at in range(one, other + step, step))


def journey(table: Cartagena, move: int) -> list[Effect]:
    """Return what a player's move does at once: which card goes, which pirate, and who is aboard then."""
    if not (is_advance(move) or is_fall_back(move)):
        return []
    start, stop = start_of(move), target(table, move)
    crew = range(table.mover * table.terms.pirates, (table.mover + 1) * table.terms.pirates)
    walker = pirates(table)[next(number for number in crew if table.where[number] == start)]
    found: list[Effect] = [Draws(hand_id(table.mover), "discard", 1)] if is_advance(move) else []
    found.append(Moves(walker.id, way(table, start, stop)))
    if BOAT in (start, stop):
        found.append(Changes(f"aboard-{COLOURS[table.mover]}", 1 if stop == BOAT else -1))
    return found


def preview(view: View, move: int) -> Preview:
    """Return what a move is called, what it will do, the cards that it will bring, and what a learner should mind."""
    table = cartagena_of(view.state)
    wanted = 1 if move == RELIEF else table.crowd[target(table, move)] if is_fall_back(move) else 0
    found = journey(table, move)
    if count := to_draw(table, wanted):
        found.append(Draws("row" if table.terms.open_row else "deck", hand_id(table.mover), count))
    return Preview(label(view, move), (*found, *advice(table, move)))


def advice(table: Cartagena, move: int) -> list[Effect]:
    """Return a warning of pairs left to the next player: all if the turn ends with a move, else those it makes."""
    after = table.copy()
    after.play(move)
    ends = move in (STOP, RELIEF) or table.used + 1 == table.terms.actions
    follower = (table.mover + 1) % table.players
    gifts = pairs(after, follower) - (set() if ends else pairs(table, follower))
    if not gifts or after.stage == DONE:
        return []
    where = listed([Text("ca-number", {"space": space}) for space in sorted(gifts)])
    return [Says(Text("ca-aid-company", {"who": colour(follower), "where": where}), aid=True)]


def pairs(table: Cartagena, seat: int) -> set[int]:
    """Return the spaces with two pirates that a seat could fall back to."""
    crew = table.where[seat * table.terms.pirates : (seat + 1) * table.terms.pirates]
    targets = {int(table.fall_back_target(space)) for space in crew}
    return {space for space in targets if space != START and table.crowd[space] == 2}


def effects(before: View, move: int, after: View) -> tuple[Effect, ...]:
    """Return what a move did: who went where, and every card that changed its place."""
    was, now = cartagena_of(before.state), cartagena_of(after.state)
    found, mine = journey(was, move), hand_id(was.mover)
    lays = move >= CARD and was.stage == ROW
    if move >= CARD:
        found.append(Draws("deck", "row" if lays else mine, 1))
    if taken := len(was.row) + lays - len(now.row):
        found.append(Draws("row", mine, taken))
    if (shuffled := was.pile_size() - now.pile_size()) > 0:  # CA-11
        found.append(Draws("discard", "deck", shuffled))
    return tuple(found)
