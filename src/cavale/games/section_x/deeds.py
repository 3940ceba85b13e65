"""What a move will do and what it did, for the eye: who goes where, which tiles change place, what is called out."""

from collections.abc import Iterator

from cavale.engine.core.state import View
from cavale.engine.scene import Catches, Draws, Effect, Lays, Moves, Preview, Reaches, Says
from cavale.engine.text import Text
from cavale.games.section_x.chart import FREE, GREEN, LOST, NONE, SECTIONS, SIDES
from cavale.games.section_x.data import KINDS
from cavale.games.section_x.moves import CELL_NAMES, DONE, PASS, PLACE_NAMES, ROT, STEP, start_of, target_of
from cavale.games.section_x.names import (
    CHART,
    PILES,
    door_id,
    prisoner_id,
    spot,
    spot_id,
    stock_id,
    to,
)
from cavale.games.section_x.outlook import (
    afterwards,
    begun,
    endangered,
    exploded,
    reach,
    to_shore,
    tunnels,
)
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.state import DOORS, EXCHANGING, GIVEN, KEEP, PRISONERS, RUNNING, SPIN
from cavale.games.section_x.walking import STEPS, STEPS_EACH
from cavale.games.section_x.words import acted_on, label


def preview(view: View, move: int) -> Preview:
    """Return what a move is called, what it will do, and a warning where it costs prisoners of one's own."""
    was = section_x_of(view.state)
    now = was.copy()
    now.play(move)
    seen = [*travels(was, now, was, move), *draws(was, now)]
    if now.drafting:
        return Preview(label(view, move), (*seen, *intended(was, now, move)))
    told = [Says(text) for text in outcome(was, now, move)]
    return Preview(label(view, move), (*seen, *told, *prospects(was, now, move)), warning(was, now))


def intended(was: SectionX, now: SectionX, move: int) -> Iterator[Effect]:
    """Return what is to be seen of an action that is not complete: the tile where it will lie, as it fits first."""
    if now.stage == SPIN and now.spin == NONE:
        yield Lays(KINDS[acted_on(now)], CELL_NAMES[now.target], int(now.spin_moves()[0] - ROT))
    if was.stage == SPIN and now.stage == KEEP:  # it is laid, and a struggle of equals comes first
        yield from (Says(text) for text in outcome(was, now, move))


def laid(was: SectionX, now: SectionX) -> Iterator[Effect]:
    """Return the tiles that were laid by a tile action."""
    if not was.drafting or exploded(was, now):
        return
    for space in [int(was.target)] if was.action != EXCHANGING else [int(was.target), int(was.source)]:
        kind, rotation = divmod(int(now.tiles[space]), int(SIDES))
        yield Lays(KINDS[kind], CELL_NAMES[space], rotation)


def outcome(was: SectionX, now: SectionX, move: int) -> Iterator[Text]:
    """Say what a move brings: tunnels, doors lost, keys, an explosion."""
    if was.stage == SPIN and not exploded(was, now):
        yield from tunnels(was, now)
    yield from afterwards(was, now)


def prospects(was: SectionX, now: SectionX, move: int) -> Iterator[Effect]:
    """Return where a prisoner could go on to, how far it is to a shore; and who is in danger when the turn ends."""
    seat = int(was.mover)
    if move >= STEP and now.mover == seat and now.rounds == was.rounds and now.ended == RUNNING:
        place = int(target_of(move))
        steps = 2 if move >= PASS else 1
        prisoner = int(was.walker(start_of(move)))
        left = min(int(STEPS_EACH - now.steps_of(prisoner)), int(STEPS - now.paces))
        for goal, more in reach(now, seat, place, left).items():
            if goal < SECTIONS or goal >= GREEN:
                yield Reaches(spot_id(seat, goal), steps + more)
        if place < SECTIONS and (shore := to_shore(now, seat, place)):
            yield Says(Text("sx-aid-shore", {"shore": to(now, shore[0]), "steps": shore[1]}), aid=True)
    if move == DONE and not exploded(was, now) and (danger := len(endangered(now, seat))):
        yield Says(Text("sx-aid-danger", {"count": danger}), aid=True)


def warning(was: SectionX, now: SectionX) -> Text | None:
    """Return what it would cost the mover to end the round with a move."""
    if not exploded(was, now):
        return None
    own = endangered(was, int(was.mover))
    lost = [prisoner for prisoner in own if now.where[prisoner] == LOST]
    return Text("sx-dare", {"count": len(lost)}) if lost else None


def effects(before: View, move: int, after: View) -> tuple[Effect, ...]:
    """Return what a move did: who went where, every tile that changed its place, and what is called out."""
    was, now = section_x_of(before.state), section_x_of(after.state)
    found = [*laid(was, now), *travels(begun(was), now, now, move), *draws(begun(was), now)]
    called = [Says(text, event="explosion" if text.key == "sx-explosion" else "") for text in afterwards(was, now)]
    arrived = [effect for effect in found if isinstance(effect, Moves) and len(effect.path) > 2]  # then comes the blast
    blast = [says for says in called if says.event]
    first: list[Effect] = [*arrived, *blast]
    return (*first, *(effect for effect in (*found, *called) if effect not in first))


def travels(was: SectionX, now: SectionX, shown: SectionX, move: int) -> Iterator[Effect]:
    """Return how prisoners and doors went, over spaces that are there in the picture that is shown."""
    for prisoner, (old, new) in enumerate(zip(was.where, now.where, strict=True)):
        if old == new:
            continue
        seat, name = prisoner // int(PRISONERS), prisoner_id(prisoner)
        if new == LOST:
            yield Catches(name, spot_id(seat, int(new)))
        else:
            via = [PLACE_NAMES[target_of(move)]] if new == FREE and old < SECTIONS else []
            yield Moves(name, (spot(shown, seat, int(old)), *via, spot(shown, seat, int(new))))
    for door, (old, new) in enumerate(zip(was.doors, now.doors, strict=True)):
        if old == new or GIVEN in (old, new):
            continue
        seat = door // int(DOORS)
        stop = spot(shown, seat, int(new))
        yield Catches(door_id(door), stop) if new < 0 else Moves(door_id(door), (spot(shown, seat, int(old)), stop))


def draws(was: SectionX, now: SectionX) -> Iterator[Effect]:
    """Return how tiles changed their place: drawn, laid, or swept together into new piles."""
    old, new = counts(was), counts(now)
    takers = {zone: new[zone] - old[zone] for zone in new if new[zone] > old[zone]}
    for giver in new:
        left = old[giver] - new[giver]
        for taker in list(takers):
            if left > 0:
                count = min(left, takers[taker])
                yield Draws(giver, taker, count)
                left -= count
                takers[taker] -= count
                if not takers[taker]:
                    del takers[taker]


def counts(table: SectionX) -> dict[str, int]:
    """Return how many tiles are in each zone."""
    found = {stock_id(seat): int(table.stock_size(seat)) for seat in range(table.players)}
    found |= {name: int(count) for name, count in zip(PILES, table.piles, strict=True)}
    return found | {CHART: sum(1 for face in table.tiles if face != NONE)}
