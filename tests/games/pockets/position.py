"""The table as one line of text, and back.

Cards are letters, `?` where a view does not know one; a seat has cards in hand, laid and shown:
`deck=ffrrb pile=rb blue=f/b/- yellow=fb/r/r next=blue turns=5 ask=turn`
In the middle of a trade `ask` has the card that is picked: `ask=trade:f`.
"""

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.engine.positions import bad, read_parts
from cavale.games.pockets.data import CARDS, COLOURS, KINDS
from cavale.games.pockets.rules import DONE, ENDINGS, STAGES, TRADING, TURN, Pockets, pockets_of, start
from cavale.games.pockets.state import DECK, HAND, LAID, NONE, PILE, PLACES, SHOWN

LETTERS = "".join(kind[0] for kind in KINDS)


def describe(state: State) -> str:
    """Return the table as one line."""
    table = pockets_of(state)
    parts = [f"deck={letters(table, DECK)}", f"pile={letters(table, PILE)}"]
    for seat, colour in enumerate(COLOURS[: table.players]):
        parts.append(f"{colour}={'/'.join(letters(table, place + seat) for place in (HAND, LAID, SHOWN))}")
    ask = ENDINGS[table.ended] if table.stage == DONE else STAGES[table.stage]
    picked = "" if table.picked == NONE else f":{LETTERS[table.picked]}"
    return " ".join([*parts, f"next={COLOURS[table.mover]}", f"turns={table.turns}", f"ask={ask}{picked}"])


def letters(table: Pockets, place: int) -> str:
    """Return the cards of a place as letters."""
    known = "".join(letter * number for letter, number in zip(LETTERS, table.kinds(place), strict=True))
    return known + "?" * table.unknown[place] or "-"


def place(options: Options, players: int, line: str) -> Pockets:
    """Return the table that a line describes, a view's too; raise `Problem` if it describes none."""
    table = start(options, players)
    colours = COLOURS[:players]
    parts = read_parts(line, forms_of(colours), {})
    put(table, DECK, parts["deck"])
    put(table, PILE, parts["pile"])
    for seat, colour in enumerate(colours):
        for at, cards in zip((HAND, LAID, SHOWN), parts[colour].split("/"), strict=True):
            put(table, at + seat, cards)
    table.mover, table.turns = COLOURS.index(parts["next"]), int(parts["turns"])
    read_ask(table, *parts["ask"].partition(":")[::2])
    totals = [sum(table.kinds(at)[kind] for at in range(PLACES)) for kind in range(len(KINDS))]
    if totals != list(CARDS.values()) or table.count(DECK) < 0:
        raise bad("deck", parts["deck"])
    if table.actor != OVER and not len(table.legal_moves()) and not table.unknown[HAND + table.mover]:
        raise bad("ask", parts["ask"])  # nobody could do anything
    return table


def forms_of(colours: tuple[str, ...]) -> dict[str, str]:
    """Return the pattern that each part of a line must have."""
    known, cards = f"(-|[{LETTERS}]+)", rf"(-|[{LETTERS}]*\?*)"
    forms = {"deck": known, "pile": known, "next": "|".join(colours), "turns": "[0-9]{1,6}"}
    forms |= {"ask": "|".join([*STAGES, f"trade:[{LETTERS}]", *ENDINGS])}
    return forms | dict.fromkeys(colours, f"{cards}/{cards}/{known}")


def put(table: Pockets, place: int, cards: str) -> None:
    """Put cards into a place."""
    for kind, letter in enumerate(LETTERS):
        table.cards[place * len(KINDS) + kind] = cards.count(letter)
    table.unknown[place] = cards.count("?")


def read_ask(table: Pockets, word: str, picked: str) -> None:
    """Set what is asked for now, or how the game ended."""
    if word in ENDINGS:
        table.ended = ENDINGS.index(word)
        table.ask(DONE, OVER)
    else:
        stage = STAGES.index(word)
        table.ask(stage, table.mover if stage in (TURN, TRADING) else CHANCE)
        table.picked = LETTERS.index(picked) if picked else NONE
