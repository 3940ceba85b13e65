"""The chart as a picture: tiles, sections, doors, prisoners, stocks and piles, prompt and choices."""

from functools import cache
from typing import Final

from cavale.engine.core.state import View
from cavale.engine.scene import Board, Button, Card, Choice, Counter, Piece, Scene, Space, Zone
from cavale.engine.text import Text
from cavale.games.section_x.chart import EACH, FREE, GREENS, ISLAND, LOST, NONE, SECTIONS_OF, SIDES, SPACES
from cavale.games.section_x.data import COLOURS, KINDS
from cavale.games.section_x.deeds import effects, preview
from cavale.games.section_x.layout import HEIGHT, WIDTH, cells, homes, section, shore
from cavale.games.section_x.moves import (
    CELL_NAMES,
    DOOR,
    DRAW_FROM,
    EXCHANGE,
    GIVE_UP,
    KEEPS,
    MOVE,
    PASS,
    PLACE,
    PLACE_NAMES,
    ROT,
    SHIFT,
    SKIP,
    STEP,
    TO,
    TURN,
    notation,
    start_of,
    target_of,
)
from cavale.games.section_x.names import (
    CHART,
    PILES,
    card_id,
    colour,
    covered,
    door_id,
    home_id,
    prisoner_id,
    spot,
    spot_id,
    stock_id,
    tile_id,
    tile_name,
)
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.state import (
    ACT,
    DOORS,
    EXCHANGING,
    GIVEN,
    PLACING,
    PRISONERS,
    SPIN,
    WALK,
)
from cavale.games.section_x.walking import STEPS
from cavale.games.section_x.words import is_last, notes, prompt, words

__all__ = ["board", "effects", "preview", "scene", "words"]

DRAFT: Final = "draft"  # the tile that is being turned
ACTIONS: Final = ((TURN, "rotate"), (EXCHANGE, "exchange"), (MOVE, "move"))


def board(view: View) -> Board:
    """Return the spaces of the chart, and each seat's cells, boat, supply and lost (SX-2)."""
    own = (space for seat in range(view.state.players) for space in homes(seat))
    return Board(WIDTH, HEIGHT, (*cells(), *own), "hexagon")


def scene(view: View) -> Scene:
    """Return what lies on the chart and off it, counters, prompt and the seat's choices."""
    table = section_x_of(view.state)
    choices = tuple([Choice(move, notation(move), click_path(table, move)) for move in view.legal_moves()])
    return Scene(
        seat=view.seat,
        actor=table.actor,
        prompt=prompt(view),
        pieces=(*tiles(table), *drafts(table), *doors(table), *prisoners(table)),
        zones=zones(table),
        counters=counters(table),
        spaces=spaces(table),
        buttons=buttons(choices),
        choices=choices,
        notes=notes(table),
    )


def spaces(table: SectionX) -> tuple[Space, ...]:
    """Return the shores and every section of the tiles that are laid."""
    found = [shore(area, int(table.greens[area])) for area in range(GREENS)]
    owners, hidden = table.owners, covered(table)
    for space, face in enumerate(table.tiles):
        if face != NONE and space not in hidden:
            first = space * int(EACH)
            for place in range(first, first + int(SECTIONS_OF[face // SIDES])):
                found.append(section(place, int(face), int(owners[place])))
    return tuple(found)


def tiles(table: SectionX) -> list[Piece]:
    """Return the tiles that are laid."""
    return [tile(tile_id(space), space, int(face)) for space, face in enumerate(table.tiles) if face != NONE]


@cache
def tile(name: str, space: int, face: int) -> Piece:
    """Return a tile in a space."""
    kind, rotation = divmod(face, int(SIDES))
    called = Text("sx-tile", {"tile": tile_name(kind), "cell": CELL_NAMES[space]})
    return Piece(name, KINDS[kind], CELL_NAMES[space], called, turned=rotation, fills=True)


def drafts(table: SectionX) -> list[Piece]:
    """Return the tile that is being turned where it will lie, and the first of two that are exchanged."""
    if table.stage != SPIN:
        return []
    source, target, sides = int(table.source), int(table.target), int(SIDES)
    turned = int(table.spin_moves()[0] - ROT)
    if table.action == PLACING:
        return [tile(DRAFT, target, source * sides + turned)]
    kind = int(table.kind_at(source))
    if table.action == EXCHANGING and table.spin != NONE:
        other = int(table.kind_at(target))
        first = tile(f"{DRAFT}-first", target, kind * sides + int(table.spin))
        return [first, tile(DRAFT, source, other * sides + turned)]
    return [tile(DRAFT, target, kind * sides + turned)]


def doors(table: SectionX) -> list[Piece]:
    """Return doors on the chart and in supply, and the keys for which some were given up (SX-27)."""
    each = int(DOORS)
    return [
        key(number // each) if section == GIVEN else door(number, spot(table, number // each, int(section)))
        for number, section in enumerate(table.doors)
    ]


@cache
def door(number: int, place: str) -> Piece:
    """Return a door where it is."""
    seat = number // int(DOORS)
    return Piece(door_id(number), "door", place, Text("sx-door", {"who": colour(seat)}), seat)


@cache
def key(seat: int) -> Piece:
    """Return a seat's master key."""
    return Piece(home_id("key", seat), "key", home_id("supply", seat), Text("sx-key", {"who": colour(seat)}), seat)


def prisoners(table: SectionX) -> list[Piece]:
    """Return every prisoner where he is."""
    each = int(PRISONERS)
    return [prisoner(number, spot(table, number // each, int(place))) for number, place in enumerate(table.where)]


@cache
def prisoner(number: int, place: str) -> Piece:
    """Return a prisoner where he is."""
    seat, own = divmod(number, int(PRISONERS))
    name = Text("sx-prisoner", {"who": colour(seat), "number": own + 1})
    return Piece(prisoner_id(number), "prisoner", place, name, seat)


def zones(table: SectionX) -> tuple[Zone, ...]:
    """Return everyone's stock, the piles, and how many tiles are laid."""
    found = [stock(table, seat) for seat in range(table.players)]
    found += [pile(at, int(table.piles[at]), int(table.tops[at])) for at in range(len(PILES))]
    laid = sum(1 for face in table.tiles if face != NONE)
    return (*found, Zone(CHART, "board", Text("sx-chart"), count=laid))


def stock(table: SectionX, seat: int) -> Zone:
    """Return a stock as far as the view knows it (SX-6)."""
    return held(seat, tuple(table.stocks[seat * len(KINDS) : (seat + 1) * len(KINDS)]), int(table.unknown[seat]))


@cache
def held(seat: int, counts: tuple[int, ...], unknown: int) -> Zone:
    """Return a stock: tiles that are known by their faces, the others by their backs."""
    known = [card(seat, kind, number) for kind, count in enumerate(counts) for number in range(1, count + 1)]
    shown = (*known, *(back(seat, number) for number in range(1, unknown + 1)))
    return Zone(stock_id(seat), "hand", Text("sx-stock", {"who": colour(seat)}), shown, len(shown), seat)


@cache
def card(seat: int, kind: int, number: int) -> Card:
    """Return one of the tiles alike in a stock."""
    return Card(card_id(seat, kind, number), KINDS[kind], tile_name(kind))


@cache
def back(seat: int, number: int) -> Card:
    """Return a tile of a stock that the view does not know."""
    return Card(f"{stock_id(seat)}-hidden-{number}", "back", Text("sx-kind-back"))


@cache
def pile(at: int, count: int, top: int) -> Zone:
    """Return a pile, with its top where it lies face up (SX-33)."""
    shown = () if top == NONE else (Card(f"{PILES[at]}-top", KINDS[top], tile_name(top)),)
    return Zone(PILES[at], "pile", Text("sx-pile", {"number": at + 1}), shown, count)


def counters(table: SectionX) -> tuple[Counter, ...]:
    """Return how each seat stands, and what brings the end of the round and of the game nearer."""
    terms = table.terms
    found = [counter for seat in range(table.players) for counter in standing(table, seat)]
    if table.stage == WALK or (table.stage == ACT and terms.advanced):
        found.append(Counter("steps", Text("sx-steps"), int(table.paces), int(STEPS)))
    found.append(Counter("left", Text("sx-left"), int(table.left())))
    if terms.patience:
        found.append(Counter("idle", Text("sx-idle"), int(table.idle), int(terms.patience)))
    name = Text("sx-rounds", {"last": is_last(table)})
    return (*found, Counter("rounds", name, int(table.rounds), int(terms.rounds)))


def standing(table: SectionX, seat: int) -> list[Counter]:
    """Return where a seat's prisoners are: out, brought in this round, in danger, hidden, in cells, lost."""
    terms, ashore, free = table.terms, int(table.in_green(seat)), int(table.count(seat, FREE))
    hidden, cells, lost = int(table.in_hiding(seat)), int(table.count(seat, ISLAND)), int(table.count(seat, LOST))
    danger = int(PRISONERS) - ashore - free - hidden - cells - lost
    figures = [("out", ashore + free, int(terms.goal)), ("ashore", ashore, int(terms.brings))]
    figures += [("danger", danger, 0), ("hidden", hidden, 0), ("cells", cells, 0), ("lost", lost, 0)]
    return [counter(word, seat, value, limit) for word, value, limit in figures]


@cache
def counter(word: str, seat: int, value: int, limit: int) -> Counter:
    """Return a figure of a seat."""
    return Counter(f"{word}-{COLOURS[seat]}", Text(f"sx-count-{word}"), value, limit, seat)


def buttons(choices: tuple[Choice, ...]) -> tuple[Button, ...]:
    """Return what is to be pressed for some of the choices, each once."""
    touched = {step.removeprefix("button:") for choice in choices for step in choice.path if step.startswith("button:")}
    words = ("rotate", "move", "exchange", "skip", "done")
    found = [Button(word, Text(f"sx-button-{word}")) for word in words if word in touched]
    keepers = [seat for seat in range(len(COLOURS)) if home_id("keep", seat) in touched]
    return (
        *found,
        *(Button(home_id("keep", seat), Text("sx-button-keep", {"who": colour(seat)})) for seat in keepers),
    )


def click_path(table: SectionX, move: int) -> tuple[str, ...]:
    """Return what to touch for a move."""
    if move >= STEP:
        start = f"space:{spot_id(table.mover, start_of(move))}"
        stop = f"space:{spot_id(table.mover, target_of(move))}"
        return (start, f"space:{PLACE_NAMES[middle(table, move)]}", stop) if move >= PASS else (start, stop)
    if move >= SHIFT:
        return f"piece:{door_id(table.door_at(start_of(move)))}", f"space:{PLACE_NAMES[target_of(move)]}"
    if move >= DOOR:
        return f"piece:{door_id(table.supply(table.mover))}", f"space:{PLACE_NAMES[move - DOOR]}"
    if move >= GIVE_UP:
        return (f"piece:{door_id(table.door_at(move - GIVE_UP))}",)
    if move >= KEEPS:
        return (f"button:{home_id('keep', move - KEEPS)}",)
    if move >= ROT:
        return f"piece:{DRAFT}", f"turn:{move - ROT}"
    if move >= TO:
        return (f"space:{CELL_NAMES[(move - TO) % SPACES]}",)
    if move >= MOVE:
        base, word = next((base, word) for base, word in ACTIONS if move >= base)
        return f"piece:{tile_id(move - base)}", f"button:{word}"
    if move >= PLACE:
        return (f"card:{card_id(table.mover, move - PLACE)}",)
    if move >= DRAW_FROM:
        return (f"zone:{PILES[move - DRAW_FROM]}",)
    return (f"button:{'skip' if move == SKIP else 'done'}",)


def middle(table: SectionX, move: int) -> int:
    """Return the full section that a prisoner goes through (SX-17)."""
    start, stop = start_of(move), target_of(move)
    ways = [place for place in table.ways(start) if place < ISLAND and table.is_full(place)]
    open_ways = [place for place in ways if not table.is_barred(table.mover, place)]
    return next(int(place) for place in open_ways if stop in list(table.ways(place)))
