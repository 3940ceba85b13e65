"""The table as a picture: cards, counters, prompt, choices and what each will do."""

from cavale.engine.core.state import View
from cavale.engine.scene import Board, Button, Card, Choice, Counter, Draws, Effect, Preview, Says, Scene, Zone
from cavale.engine.text import Text, listed
from cavale.games.pockets.data import COLOURS, KINDS
from cavale.games.pockets.moves import CARD, DRAW, DROP, FIRST_IS, LAY, NAMES, SHOW, TRADE
from cavale.games.pockets.rules import DONE, ESCAPE, STAGES, Pockets, pockets_of
from cavale.games.pockets.state import DECK, HAND, LAID, NONE, PILE, SHOWN

BUTTONS = ("draw", "lay", "trade", "show")
ZONES = ("deck", "pile", *(f"{name}-{colour}" for name in ("hand", "laid", "shown") for colour in COLOURS))  # by place


def colour(seat: int) -> Text:
    """Return a seat's colour as a name."""
    return Text(f"colour-{COLOURS[seat]}")


def winners(table: Pockets) -> Text:
    """Return the colours of those who won."""
    return listed([colour(seat) for seat, place in enumerate(table.places()) if place == 1])


def card_name(kind: str) -> Text:
    """Return the name of a card, or of one that is not known."""
    return Text("pk-card", {"kind": kind})


def card_id(place: int, kind: int, number: int = 1) -> str:
    """Return the id of one of the cards of a kind in a place; cards alike have no identity beyond that."""
    return f"{ZONES[place]}-{KINDS[kind]}-{number}"


def board(view: View) -> Board:
    """Return an empty board: there are only cards."""
    return Board(1, 1, ())


def scene(view: View) -> Scene:
    """Return zones, counters, prompt and the seat's choices."""
    table = pockets_of(view.state)
    seats = range(table.players)
    places = (DECK, PILE, *(place + seat for seat in seats for place in (HAND, LAID, SHOWN)))
    kinds = [Counter(f"kinds-{COLOURS[s]}", Text("pk-kinds"), table.variety(SHOWN + s), len(KINDS), s) for s in seats]
    choices = tuple(choice(view, move) for move in view.legal_moves())
    touched = {choice.path[-1] for choice in choices}
    return Scene(
        seat=view.seat,
        actor=table.actor,
        prompt=prompt(view),
        zones=tuple(zone(table, place) for place in places),
        counters=(*kinds, Counter("turns", Text("pk-turns"), table.turns, table.turn_limit)),
        buttons=tuple(Button(name, Text(f"pk-{name}")) for name in BUTTONS if f"button:{name}" in touched),
        choices=choices,
    )


def zone(table: Pockets, place: int) -> Zone:
    """Return the cards of a place: known ones by kind, the others as so many backs; of the deck, how many."""
    name, _, owner = ZONES[place].partition("-")
    cards = [
        Card(card_id(place, kind, number), KINDS[kind], card_name(KINDS[kind]))
        for kind, count in enumerate(table.kinds(place))
        for number in range(1, count + 1)
    ]
    cards += [Card(f"{ZONES[place]}-{n}", "back", card_name("?")) for n in range(1, table.unknown[place] + 1)]
    faces, count = () if place == DECK else tuple(cards), table.count(place)
    if not owner:
        return Zone(name, "pile", Text(f"pk-{name}"), faces, count)
    seat, kind = COLOURS.index(owner), "hand" if name == "hand" else "table"
    return Zone(ZONES[place], kind, Text(f"pk-{name}", {"who": colour(seat)}), faces, count, seat)


def prompt(view: View) -> Text:
    """Return the line that says whose turn it is and what is asked."""
    table = pockets_of(view.state)
    if table.stage == DONE:
        return Text("pk-prompt-over", {"who": winners(table), "count": list(table.places()).count(1)})
    you = "yes" if view.seat == table.actor else "no"
    return Text(f"pk-prompt-{STAGES[table.stage]}", {"who": colour(table.mover), "you": you})


def choice(view: View, move: int) -> Choice:
    """Return a legal move as something to touch: a card, a button, or a card and a button."""
    hand = HAND + pockets_of(view.state).mover
    path: tuple[str, ...] = (f"button:{NAMES[move]}",)
    if move >= DROP:
        path = (f"card:{card_id(hand, move - DROP)}",)
    elif move >= LAY:
        path = (f"card:{card_id(hand, move - LAY)}", "button:lay")
    return Choice(move, NAMES[move], path)


def preview(view: View, move: int) -> Preview:
    """Return what a move is called and what it will do."""
    return Preview(label(view, move), foreseen(view, move))


def foreseen(view: View, move: int) -> tuple[Effect, ...]:
    """Return what a move will do: which cards go where, and whether it wins."""
    table = pockets_of(view.state)
    hand, laid, shown = (ZONES[place + table.mover] for place in (HAND, LAID, SHOWN))
    if move == SHOW:
        after = table.copy()
        after.play(move)
        turned = Draws(laid, shown, table.count(LAID + table.mover))
        return (turned, Says(Text("pk-escape"))) if after.ended == ESCAPE else (turned,)
    if move == TRADE:
        return ()
    drawn, dropped = Draws("deck", hand, 1), Draws(hand, "pile", 1)
    if move >= DROP:
        return (dropped,) if table.picked == NONE else (dropped, drawn)
    return (Draws(hand, laid, 1),) if move >= LAY else (drawn,)


def effects(before: View, move: int, after: View) -> tuple[Effect, ...]:
    """Return what a move did: which cards went where."""
    table = pockets_of(before.state)
    hand, laid, shown = (ZONES[place + table.mover] for place in (HAND, LAID, SHOWN))
    if move >= CARD:
        return (Draws("deck", hand, 1),)
    if move == DRAW and table.count(DECK) == 0:
        return (Draws("pile", "deck", table.count(PILE)),)
    if move >= LAY:
        return () if move >= FIRST_IS else (Draws(hand, "pile", 2),) if move >= DROP else (Draws(hand, laid, 1),)
    return (Draws(laid, shown, table.count(LAID + table.mover)),) if move == SHOW else ()


def words(before: View, move: int, after: View) -> Text:
    """Return a move in words, told from the views just before and just after it: only the latter has cards shown."""
    if move != SHOW:
        return label(before, move)
    table, place = pockets_of(before.state), SHOWN + pockets_of(before.state).mover
    numbers = zip(table.kinds(place), pockets_of(after.state).kinds(place), strict=True)
    cards = [card_name(KINDS[kind]) for kind, (old, new) in enumerate(numbers) for _ in range(new - old)]
    return Text("pk-did-show", {"who": colour(table.mover), "count": len(cards), "cards": listed(cards)})


def label(view: View, move: int) -> Text:
    """Return a move in words, as a choice that is still to be made."""
    table = pockets_of(view.state)
    verb, _, what = NAMES[move].partition("=")
    if verb == "first":
        return Text("pk-did-first", {"who": Text(f"colour-{what}")})
    if verb == "drop" and table.picked != NONE:
        first = card_name(KINDS[table.picked])
        return Text("pk-did-swap", {"who": colour(table.mover), "first": first, "second": card_name(what)})
    return Text(f"pk-did-{'turn-up' if move == SHOW else verb}", {"who": colour(table.mover), "card": card_name(what)})
