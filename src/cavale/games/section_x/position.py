"""The table as one line of text, and back.

Example: `tiles=F8:S1;F9:S2+1 red=island*6;F8a+1;free/F9a;-/S1D2 purple=island*8/-;-/??? green=green0:red piles=9,8,8
next=red round=2 idle=0 did=drew;acted ask=walk`, in one line.

A tile is its space, kind and rotation. A player has prisoners (`+1` tells the steps of this turn), doors (`-` is one in
supply, `key` one given up for the master key) and tiles in stock (`?` is one that a view does not know). `tops=S1,D2,-`
are the tiles on top of piles that lie face up, `draft` the choices of a tile action so far, `ties` the struggles that
wait for a choice; `round=3:last` is a round that is the last.
"""

import re
from itertools import groupby

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.engine.positions import bad, read_parts
from cavale.games.section_x.chart import COPIES, KINDS, NONE, SECTIONS, SIDES, SPACES, TURNS
from cavale.games.section_x.coherence import incoherent
from cavale.games.section_x.data import COLOURS
from cavale.games.section_x.data import KINDS as KIND_NAMES
from cavale.games.section_x.moves import (
    CELL_NAMES,
    EXCHANGE,
    MOVE,
    PLACE,
    PLACE_NAMES,
    PLACE_NUMBERS,
    ROT,
    TO,
    TURN,
    WITH,
    notation,
    parse,
)
from cavale.games.section_x.rules import SectionX, section_x_of, start
from cavale.games.section_x.state import (
    ACT,
    AIM,
    ENDINGS,
    EXCHANGING,
    FINISHED,
    FIRST,
    GIVEN,
    KEEP,
    MOVING,
    PLACING,
    PRISONERS,
    SPIN,
    STAGES,
    SUPPLY,
    TILE,
    TOPS,
    TURNING,
)
from cavale.games.section_x.tunnels import SEATS, put

NAMES = (*PLACE_NAMES, "free", "lost")
DID = ("drew", "acted", "door")
ACTIONS = {PLACING: PLACE, MOVING: MOVE, EXCHANGING: EXCHANGE, TURNING: TURN}


def describe(state: State) -> str:
    """Return the table as one line."""
    table = section_x_of(state)
    laid = [f"{CELL_NAMES[space]}:{face_name(face)}" for space, face in enumerate(table.tiles) if face != NONE]
    parts = [f"tiles={';'.join(laid) or '-'}"]
    parts += [f"{colour}={player(table, seat)}" for seat, colour in enumerate(COLOURS[: table.players])]
    owned = [f"green{area}:{COLOURS[owner]}" for area, owner in enumerate(table.greens) if owner != NONE]
    parts += [f"green={';'.join(owned) or '-'}", f"piles={','.join(str(number) for number in table.piles)}"]
    if table.terms.advanced:
        parts.append(f"tops={','.join('-' if kind == NONE else KIND_NAMES[kind] for kind in table.tops)}")
    parts.append(f"next={COLOURS[table.mover]}")
    parts += [f"round={table.rounds}{':last' if table.closing else ''}", f"idle={table.idle}"]
    did = [word for word, so in zip(DID, (table.busy, table.acted, table.locked), strict=True) if so]
    parts.append(f"did={';'.join(did) or '-'}")
    if table.drafting:
        parts.append(f"draft={';'.join(notation(move) for move in draft(table))}")
    if table.stage == KEEP:
        parts.append(f"ties={';'.join(tie_name(table, tie) for tie in table.ties)}")
    ask = ENDINGS[table.ended] if table.stage == FINISHED else STAGES[table.stage]
    pile = f":{table.pile + 1}" if table.stage in (TILE, TOPS) else ""
    return " ".join([*parts, f"ask={ask}{pile}"])


def face_name(face: int) -> str:
    """Return a tile and its rotation."""
    rotation = f"+{face % SIDES}" if face % SIDES else ""
    return KIND_NAMES[face // SIDES] + rotation


def player(table: SectionX, seat: int) -> str:
    """Return what a seat has: prisoners, doors, tiles in stock."""
    people = []
    for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
        steps = table.steps_of(prisoner)
        people.append(NAMES[table.where[prisoner]] + (f"+{steps}" if steps else ""))
    runs = [(name, len(list(run))) for name, run in groupby(people)]
    doors = [
        "key" if at == GIVEN else "-" if at == SUPPLY else NAMES[at] for at in table.doors[seat * 2 : seat * 2 + 2]
    ]
    stock = "".join(name * table.stocks[seat * KINDS + kind] for kind, name in enumerate(KIND_NAMES))
    stock += "?" * table.unknown[seat]
    prisoners = ";".join(f"{name}*{number}" if number > 1 else name for name, number in runs)
    return f"{prisoners}/{';'.join(doors)}/{stock or '-'}"


def draft(table: SectionX) -> list[int]:
    """Return the choices of a tile action so far; the last rotation is to be seen on the board."""
    found = [int(ACTIONS[table.action] + table.source)]
    if table.action != TURNING and table.target != NONE:
        found.append(int((WITH if table.action == EXCHANGING else TO) + table.target))
    if table.spin != NONE:
        found.append(int(ROT + table.spin))
    return found


def tie_name(table: SectionX, tie: int) -> str:
    """Return a struggle: the lowest section of the tunnel, and who may keep his doors."""
    rivals = "+".join(COLOURS[seat] for seat in range(table.players) if tie >> seat & 1)
    return f"{NAMES[tie // SEATS]}:{rivals}"


def place(options: Options, players: int, line: str) -> SectionX:
    """Return the table that a line describes, a view's too; raise `Problem` if no match could come to it."""
    table = start(options, players)
    parts = read_parts(line, forms_of(table), {"draft": "", "ties": ""})
    expect_needed(parts)
    lay(table, parts["tiles"])
    table.mover = COLOURS.index(parts["next"])
    for seat, colour in enumerate(COLOURS[:players]):
        settle(table, seat, colour, parts[colour])
    take_greens(table, parts["green"])
    table.piles = vec[i64]([int(number) for number in parts["piles"].split(",")])
    if "tops" in parts:
        table.tops = vec[i64]([NONE if kind == "-" else KIND_NAMES.index(kind) for kind in parts["tops"].split(",")])
    number, _, last = parts["round"].partition(":")
    table.rounds, table.closing, table.idle = int(number), bool(last), int(parts["idle"])
    table.busy, table.acted, table.locked = (word in parts["did"].split(";") for word in DID)
    count_pool(table)
    table.own()
    read_ask(table, parts)
    if wrong := incoherent(table):
        raise bad(wrong, parts.get(wrong, ""))
    if table.stage in (AIM, SPIN):
        begin(table, parts["draft"])
    return table


def expect_needed(parts: dict[str, str]) -> None:
    """Refuse a draft or ties where there are none, and where they lack."""
    needed = {"aim": ("draft",), "spin": ("draft",), "keep": ("draft", "ties")}.get(parts["ask"], ())
    for key in ("draft", "ties"):
        if bool(parts[key]) != (key in needed):
            raise bad(key, parts[key])


def forms_of(table: SectionX) -> dict[str, str]:
    """Return the pattern that each part of a line must have; names are looked up later."""
    colours = "|".join(COLOURS[: table.players])
    kind = "|".join(KIND_NAMES)
    name = r"[-\w]+"
    tile = rf"{name}:({kind})(\+[1-5])?"
    people = rf"{name}(\+[12])?(\*[2-8])?"
    stock = f"-|({kind}|\\?){{1,3}}" if not table.terms.advanced else f"-|({kind}){{1,3}}"
    forms = {"tiles": f"-|{tile}(;{tile})*"}
    forms |= dict.fromkeys(COLOURS[: table.players], f"{people}(;{people})*/{name};{name}/({stock})")
    owned = f"green[0-5]:({colours})"
    forms |= {"green": f"-|{owned}(;{owned})*", "piles": "[0-9]{1,2},[0-9]{1,2},[0-9]{1,2}"}
    if table.terms.advanced:
        forms["tops"] = f"({kind}|-),({kind}|-),({kind}|-)"
    forms |= {"next": colours, "round": "[1-9][0-9]{0,5}(:last)?", "idle": "[0-9]{1,5}"}
    forms |= {"did": "-|drew(;acted)?(;door)?|acted(;door)?|door", "draft": r"[;=\w]+"}
    forms["ties"] = rf"{name}:({colours})(\+({colours}))*(;{name}:({colours})(\+({colours}))*)*"
    return forms | {"ask": "|".join(("(tops|tile):[123]", *(STAGES[:TOPS]), *STAGES[2:TILE], *STAGES[ACT:], *ENDINGS))}


def lay(table: SectionX, text: str) -> None:
    """Lay tiles as a line says."""
    tiles, rims = table.tiles[:], table.rims[:]
    for item in text.split(";") if text != "-" else []:
        cell, _, face = item.partition(":")
        kind, _, rotation = face.partition("+")
        number = KIND_NAMES.index(kind)
        if cell not in CELL_NAMES or tiles[CELL_NAMES.index(cell)] != NONE or int(rotation or "0") >= TURNS[number]:
            raise bad("tiles", item)
        put(tiles, rims, CELL_NAMES.index(cell), number * SIDES + int(rotation or "0"))
    table.tiles, table.rims = tiles, rims


def settle(table: SectionX, seat: int, colour: str, text: str) -> None:
    """Give a seat its prisoners, doors and stock as a line says."""
    people, doors, stock = text.split("/")
    number = 0
    for item in people.split(";"):
        name, _, times = item.partition("*")
        name, _, steps = name.partition("+")
        for _ in range(int(times or "1")):
            if name not in NAMES or number == PRISONERS or (steps and seat != table.mover):
                raise bad(colour, item)
            if NAMES.index(name) < SECTIONS and table.openings(NAMES.index(name)) == 0:
                raise bad(colour, item)
            table.relocate(seat * PRISONERS + number, NAMES.index(name))
            table.walked += int(steps or "0") << number * 2
            table.paces += int(steps or "0")
            number += 1
    if number < PRISONERS:
        raise bad(colour, people)
    its = table.doors[:]
    for at, name in enumerate(doors.split(";")):
        if name not in ("-", "key") and name not in PLACE_NAMES[:SECTIONS]:
            raise bad(colour, name)
        its[seat * 2 + at] = {"-": SUPPLY, "key": GIVEN}.get(name, PLACE_NUMBERS.get(name, 0))
    table.doors = its
    stocks, unknown = table.stocks[:], table.unknown[:]
    for kind in re.findall(r"[A-Z][0-9]", stock):
        stocks[seat * KINDS + KIND_NAMES.index(kind)] += 1
    unknown[seat] = stock.count("?")
    table.stocks, table.unknown = stocks, unknown


def take_greens(table: SectionX, text: str) -> None:
    """Give green areas to their owners as a line says."""
    greens = table.greens[:]
    for item in text.split(";") if text != "-" else []:
        area, _, colour = item.partition(":")
        if greens[int(area[5:])] != NONE:
            raise bad("green", item)
        greens[int(area[5:])] = COLOURS.index(colour)
    table.greens = greens


def count_pool(table: SectionX) -> None:
    """Put all tiles that are nowhere else into the piles."""
    pool = COPIES[:]
    for face in table.tiles:
        if face != NONE:
            pool[face // SIDES] -= 1
    for at, number in enumerate(table.stocks):
        pool[at % KINDS] -= number
    for kind in table.tops:
        if kind != NONE:
            pool[kind] -= 1
    table.pool = pool


def read_ask(table: SectionX, parts: dict[str, str]) -> None:
    """Set what is asked for now, or how the game ended."""
    word, _, pile = parts["ask"].partition(":")
    table.pile = int(pile or "1") - 1
    if word in ENDINGS:
        table.ended = ENDINGS.index(word)
        table.ask(FINISHED, OVER)
        return
    stage = STAGES.index(word)
    table.ask(stage, CHANCE if stage in (FIRST, TOPS, TILE) else table.mover)
    if stage == KEEP:
        ties = [read_tie(tie) for tie in parts["ties"].split(";")]
        table.ties = vec[i64](ties)
        words = [parse(word) for word in parts["draft"].split(";")]
        recall(table, [move for move in words if move is not None], parts["draft"])


def read_tie(text: str) -> int:
    """Return a struggle from its text."""
    name, _, rivals = text.partition(":")
    if name not in PLACE_NUMBERS or PLACE_NUMBERS[name] >= SECTIONS:
        raise bad("ties", text)
    return PLACE_NUMBERS[name] * int(SEATS) + sum(1 << COLOURS.index(colour) for colour in set(rivals.split("+")))


def recall(table: SectionX, moves: list[int], text: str) -> None:
    """Remember the choices of a tile action that has been carried out but for its struggles."""
    if not moves or not PLACE <= moves[0] < TO:
        raise bad("draft", text)
    table.begin_action(moves[0])
    if table.action != TURNING:
        if len(moves) < 2 or not TO <= moves[1] < ROT:
            raise bad("draft", text)
        table.target = (moves[1] - TO) % SPACES
    if table.action == EXCHANGING:
        if len(moves) < 3 or not ROT <= moves[2] < ROT + SIDES:
            raise bad("draft", text)
        table.spin = moves[2] - ROT
    table.ask(KEEP, table.mover)
    if [notation(move) for move in draft(table)] != text.split(";"):
        raise bad("draft", text)


def begin(table: SectionX, text: str) -> None:
    """Play the choices of a tile action so far, each checked."""
    stage = table.stage
    table.ask(ACT, table.mover)
    for word in text.split(";"):
        move = parse(word)
        if move is None or move not in table.legal_moves() or not PLACE <= move < ROT + SIDES:
            raise bad("draft", text)
        table.play(move)
    if table.stage != stage:
        raise bad("ask", STAGES[stage])
