"""Why something cannot be done in Pockets: the paragraph, with its figures."""

from cavale.engine.core.state import CHANCE, OVER, View
from cavale.engine.options import Options
from cavale.engine.refusal import Refusal
from cavale.engine.text import Text
from cavale.games.pockets.data import KINDS
from cavale.games.pockets.moves import DRAW, DROP, FIRST_IS, LAY, TRADE, UNKNOWN, parse
from cavale.games.pockets.rules import TRADING, Pockets, pockets_of
from cavale.games.pockets.scene import card_id, card_name, colour, scene, winners
from cavale.games.pockets.state import HAND, NONE


def no(code: str, paragraph: str, **figures: int | str | Text) -> Refusal:
    """Return a refusal; its words are the message `pk-no-CODE`."""
    return Refusal(code, paragraph, Text(f"pk-no-{code}", figures))


def check(options: Options, players: int) -> Refusal | None:
    """Return why options cannot be played together: all can."""
    return None


def refuse(view: View, move: int) -> Refusal | None:
    """Return why the view's seat may not play a move now."""
    table = pockets_of(view.state)
    if move in view.legal_moves():
        return None
    if table.actor == OVER:
        return no("over", "PK-8", who=winners(table))
    if table.actor == CHANCE or move >= FIRST_IS:
        return no("chance", "PK-2")
    if table.actor != view.seat:
        return no("not-your-turn", "PK-3", who=colour(table.mover))
    if move >= DROP:
        return refuse_drop(table, move - DROP)
    if table.stage == TRADING:
        return no("trade-first", "PK-6")
    if move == DRAW:
        return no("no-cards", "PK-4")
    if move == TRADE:
        return no("no-pair", "PK-6", held=table.count(HAND + table.mover))
    if LAY <= move < LAY + UNKNOWN:
        return no("not-in-hand", "PK-5", card=card_name(KINDS[move - LAY]))
    return no("nowhere", "PK-3")


def refuse_drop(table: Pockets, kind: int) -> Refusal:
    """Return why a card cannot be traded (PK-6)."""
    if table.stage != TRADING:
        return no("no-trade", "PK-6")
    if not table.has(HAND + table.mover, kind):
        return no("not-in-hand", "PK-6", card=card_name(KINDS[kind]))
    if table.picked == NONE:
        return no("no-match", "PK-6", card=card_name(KINDS[kind]))
    return no("not-a-pair", "PK-6", first=card_name(KINDS[table.picked]), second=card_name(KINDS[kind]))


def touch(view: View, path: tuple[str, ...]) -> Refusal | None:
    """Return why touching these things, one after the other, leads nowhere; of cards alike, any will do."""
    alike = tuple(f"{thing.rpartition('-')[0]}-1" if thing.startswith("card:") else thing for thing in path)
    if any(choice.path[: len(alike)] == alike for choice in scene(view).choices):
        return None
    table = pockets_of(view.state)
    wish = parse(alike[-1].removeprefix("button:")) if alike else None
    for kind in range(len(KINDS)):
        if alike == (f"card:{card_id(HAND + table.mover, kind)}",):
            wish = (DROP if table.stage == TRADING else LAY) + kind
    return (None if wish is None else refuse(view, wish)) or refuse(view, LAY + UNKNOWN)
