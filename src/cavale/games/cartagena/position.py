"""The table as one line of text, and back.

Example: `passage=ABcDEf blue=start,6,6,9,17,boat/d4s2b red=5,8,17,17,22,26/? deck=d9h12 pile=b2k next=blue turns=12
used=1 ask=turn`, in one line.

A small letter is a segment turned round. Cards are letters with their number; a capital is a card in a hidden hand that
all know of, `?` one that a view does not know. An open row is `row=bddh`, its front first. `ask=draw:2` tells how many
cards are yet to be drawn.
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.engine.positions import bad, read_parts
from cavale.games.cartagena.data import COLOURS, LETTERS, MOST_TOGETHER, SIGNS_EACH
from cavale.games.cartagena.data import ROW as ROW_LENGTH
from cavale.games.cartagena.moves import SIDES, parse_space, space_name
from cavale.games.cartagena.rules import Cartagena, cartagena_of, start
from cavale.games.cartagena.state import (
    BOAT,
    DEAL,
    DONE,
    ENDINGS,
    ESCAPE,
    KINDS,
    PASSAGE,
    ROW,
    SHARED,
    STAGES,
    START,
    TURN,
)


def describe(state: State) -> str:
    """Return the table as one line."""
    table = cartagena_of(state)
    pirates = table.terms.pirates
    parts = [f"passage={''.join(SIDES[code] for code in table.laid) or '-'}"]
    for seat, colour in enumerate(COLOURS[: table.players]):
        crew = table.where[seat * pirates : (seat + 1) * pirates]
        parts.append(f"{colour}={','.join(space_name(space) for space in crew)}/{hand(table, seat)}")
    parts += [f"deck={cards(table.deck)}", f"pile={cards(table.pile)}"]
    if table.terms.open_row:
        parts.append(f"row={''.join(LETTERS[sign] for sign in table.row) or '-'}")
    owed = f":{table.owed}" if table.owed else ""
    ask = ENDINGS[table.ended] if table.stage == DONE else STAGES[table.stage] + owed
    return " ".join(
        [*parts, f"next={COLOURS[table.mover]}", f"turns={table.turns}", f"used={table.used}", f"ask={ask}"]
    )


def cards(numbers: vec[i64]) -> str:
    """Return cards counted by sign as letters with their numbers."""
    return "".join(counted(letter, number) for letter, number in zip(LETTERS, numbers, strict=True)) or "-"


def counted(letter: str, number: int) -> str:
    """Return so many of a letter."""
    return f"{letter}{number}" if number > 1 else letter * number


def hand(table: Cartagena, seat: int) -> str:
    """Return a hand: what all know of, what is known besides, and what is not."""
    parts = []
    for sign, letter in enumerate(LETTERS):
        known = table.known[seat * KINDS + sign]
        parts += [counted(letter.upper(), known), counted(letter, table.hands[seat * KINDS + sign] - known)]
    return "".join([*parts, counted("?", table.unknown[seat])]) or "-"


def place(options: Options, players: int, line: str) -> Cartagena:
    """Return the table that a line describes, a view's too; raise `Problem` if no match could come to it."""
    table = start(options, players)
    parts = read_parts(line, forms_of(table), {"turns": "0", "used": "0", "ask": "turn"})
    for side in parts["passage"].replace("-", ""):
        table.lay_segment(SIDES.index(side))
    for seat, colour in enumerate(COLOURS[:players]):
        crew, _, held = parts[colour].partition("/")
        for number, name in enumerate(crew.split(",")):
            stand(table, seat * int(table.terms.pirates) + number, name)
        hold(table, seat, held)
    table.deck, table.pile = vec[i64](numbers(table, parts["deck"])), vec[i64](numbers(table, parts["pile"]))
    table.row = vec[i64]([sign(table, letter) for letter in parts.get("row", "").replace("-", "")])
    table.left = sum(table.deck) - sum(table.unknown)
    table.mover, table.turns, table.used = COLOURS.index(parts["next"]), int(parts["turns"]), int(parts["used"])
    read_ask(table, *parts["ask"].partition(":")[::2])
    if wrong := incoherent(table):
        raise bad(wrong, parts[wrong])
    return table


def forms_of(table: Cartagena) -> dict[str, str]:
    """Return the pattern that each part of a line must have."""
    terms = table.terms
    letters = LETTERS[terms.low : terms.low + SIGNS_EACH]
    several = "([2-9]|[1-9][0-9]{1,2})?"
    crew = ",".join(["(start|boat|[1-9][0-9]?)"] * terms.pirates)
    in_hand = letters if terms.open_hands else letters + "?"
    if terms.open_row and not terms.open_hands:
        in_hand += letters.upper()
    counted_cards = f"-|([{letters}]{several})+"
    forms = {"passage": f"-|[{SIDES}]{{1,{terms.segments}}}"}
    forms |= dict.fromkeys(COLOURS[: table.players], f"{crew}/(-|([{in_hand}]{several})+)")
    forms |= {"deck": counted_cards, "pile": counted_cards}
    if terms.open_row:
        forms["row"] = f"-|[{letters}]{{1,{ROW_LENGTH}}}"
    forms |= {"next": "|".join(COLOURS[: table.players]), "turns": "[0-9]{1,6}", "used": f"[0-{terms.actions}]"}
    return forms | {"ask": "|".join(("passage", "first", "deal", "row(:[12])?", "turn", "draw:[12]", *ENDINGS))}


def sign(table: Cartagena, letter: str) -> int:
    """Return the sign that a letter means in the table's edition."""
    return LETTERS.index(letter, table.terms.low)


def numbers(table: Cartagena, text: str) -> list[int]:
    """Return how often each sign occurs in letters with their numbers."""
    found = [0] * int(KINDS)
    for letter, number in re.findall("([a-z])([0-9]*)", text):
        found[sign(table, letter)] += int(number or "1")
    return found


def stand(table: Cartagena, pirate: int, name: str) -> None:
    """Put a pirate where a line says, if the space is there and has room (CA-9)."""
    space = parse_space(name)
    if space is None or table.terms.last < space < BOAT:
        raise bad("place", name)
    table.where[pirate] = space
    table.crowd[START] -= 1
    table.crowd[space] += 1
    if space not in (START, BOAT) and table.crowd[space] > MOST_TOGETHER:
        raise bad("place", name)


def hold(table: Cartagena, seat: int, text: str) -> None:
    """Give a seat the cards that a line says."""
    known = numbers(table, "".join(re.findall("[A-Z][0-9]*", text)).lower())
    secret = numbers(table, text)
    all_known, unknown = table.known[:], table.unknown[:]
    for at in range(KINDS):
        all_known[seat * KINDS + at] = known[at]
        table.hands[seat * KINDS + at] = known[at] + secret[at]
    unknown[seat] = sum(int(number or "1") for number in re.findall(r"\?([0-9]*)", text))
    table.known, table.unknown = all_known, unknown


def read_ask(table: Cartagena, word: str, owed: str) -> None:
    """Set what is asked for now, or how the game ended."""
    table.owed = int(owed or "0")
    if word in ENDINGS:
        table.ended = ENDINGS.index(word)
        table.ask(DONE, OVER)
    else:
        stage = STAGES.index(word)
        table.ask(stage, table.mover if stage == TURN else CHANCE)


def incoherent(table: Cartagena) -> str | None:
    """Return the part that no match could bring about; None if all is well."""
    terms = table.terms
    laid = [SIDES[code].upper() for code in table.laid]
    if len(set(laid)) < len(laid) or (len(laid) < terms.segments) != (table.stage == PASSAGE):
        return "passage"
    for at in range(terms.low, terms.low + SIGNS_EACH):
        held = sum(table.hands[seat * KINDS + at] for seat in range(table.players))
        if table.deck[at] + table.pile[at] + held + list(table.row).count(at) != terms.copies:
            return "deck"
    if table.left < 0:
        return "deck"
    if table.stage < ROW or (table.stage == ROW and table.used == 0):
        return wrong_in_set_up(table)
    return wrong_at_the_end(table) if table.stage == DONE else wrong_in_turn(table)


def wrong_in_set_up(table: Cartagena) -> str | None:
    """Return what cannot be before the first turn: cards dealt in turn, and nothing else done (CA-3 to CA-5)."""
    players = table.players
    sizes = [int(table.hand_size(seat)) for seat in range(players)]
    dealt = sum(sizes)
    first = table.mover if table.stage == ROW else (table.mover - dealt) % players
    for seat, colour in enumerate(COLOURS[:players]):
        due = (dealt - (seat - first) % players + players - 1) // players if table.stage >= DEAL else 0
        if sizes[seat] != due or table.count(seat, START) < table.terms.pirates:
            return colour
    if dealt != table.terms.dealt if table.stage == ROW else dealt >= table.terms.dealt:
        return "ask"
    if table.stage < DEAL and table.mover:
        return "next"
    if len(table.row) == ROW_LENGTH or (len(table.row) and table.stage != ROW):
        return "row"
    if table.stage == ROW and not table.terms.open_row:
        return "ask"
    return "pile" if table.pile_size() else "turns" if table.turns else "used" if table.used or table.owed else None


def wrong_in_turn(table: Cartagena) -> str | None:
    """Return what cannot be while the mover acts or draws."""
    terms = table.terms
    full = [colour for seat, colour in enumerate(COLOURS[: table.players]) if table.count(seat, BOAT) == terms.pirates]
    if full:
        return full[0]  # CA-13
    if 0 < terms.turn_limit <= table.turns:
        return "turns"  # CA-15
    if table.stage == TURN:
        if terms.open_row and not len(table.row) and table.left:
            return "row"  # CA-12
        return "used" if table.used == terms.actions else None
    if (table.stage == ROW) != terms.open_row or table.left == 0:
        return "ask"
    if table.stage == ROW and len(table.row) == ROW_LENGTH:
        return "row"
    return "used" if table.used == 0 else None


def wrong_at_the_end(table: Cartagena) -> str | None:
    """Return what cannot be when the game is over (CA-13, CA-15)."""
    limit = table.terms.turn_limit
    full = [seat for seat in range(table.players) if table.count(seat, BOAT) == table.terms.pirates]
    if table.ended == ESCAPE:
        if full != [table.mover]:
            return "ask"
        return "turns" if 0 < limit <= table.turns else "used" if table.used == 0 else None
    if full:
        return "ask"
    if limit == 0 or table.turns != limit:
        return "turns"
    shared = list(table.places()).count(1) > 1
    return "ask" if shared != (table.ended == SHARED) else "used" if table.used else None
