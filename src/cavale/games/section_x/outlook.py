"""What a move leads to: tunnels joined or cut, doors lost in a struggle, keys, an explosion; and how far it is."""

from collections.abc import Iterator

from cavale.engine.text import Text, listed
from cavale.games.section_x.chart import EACH, FREE, GREEN, ISLAND, LOST, NONE, SECTIONS, SECTIONS_OF, SIDES
from cavale.games.section_x.digging import carried
from cavale.games.section_x.names import at, colour, colours, short
from cavale.games.section_x.rules import SectionX
from cavale.games.section_x.state import (
    DOORS,
    EXCHANGING,
    FREEDOM,
    KEEP,
    MOVING,
    PLACING,
    PRISONERS,
    RUNNING,
    SPIN,
    SUPPLY,
    TURNING,
)
from cavale.games.section_x.tunnels import UNOWNED, flood, length


def exploded(was: SectionX, now: SectionX) -> bool:
    """Tell whether a move ended the round."""
    return now.rounds > was.rounds or now.ended not in (was.ended, RUNNING, FREEDOM)


def endangered(table: SectionX, seat: int) -> list[int]:
    """Return a seat's prisoners that an explosion would take (SX-25)."""
    own = range(seat * int(PRISONERS), (seat + 1) * int(PRISONERS))
    inside = [prisoner for prisoner in own if table.where[prisoner] < SECTIONS]
    return [prisoner for prisoner in inside if not table.is_hiding(table.where[prisoner])]


def tally(was: SectionX, now: SectionX, place: int) -> dict[int, int]:
    """Return how many prisoners of each seat came to be lost or free by a move."""
    found: dict[int, int] = {}
    for prisoner, (old, new) in enumerate(zip(was.where, now.where, strict=True)):
        if new == place != old:
            seat = prisoner // int(PRISONERS)
            found[seat] = found.get(seat, 0) + 1
    return found


def tallied(numbers: dict[int, int]) -> Text:
    """Return numbers of prisoners by colour: Red 2 and Purple 1."""
    return listed([Text("sx-tally", {"who": colour(seat), "count": count}) for seat, count in numbers.items()])


def explosion(was: SectionX, now: SectionX) -> Text:
    """Return what an explosion did."""
    lost, free = tally(was, now, int(LOST)), tally(was, now, int(FREE))
    numbers = {"round": int(was.rounds), "lost": sum(lost.values()), "free": sum(free.values())}
    return Text("sx-explosion", {**numbers, "losers": tallied(lost), "freed": tallied(free)})


def afterwards(was: SectionX, now: SectionX) -> Iterator[Text]:
    """Say what else a move brought: doors lost, keys, an explosion and a new round."""
    yield from struggles(was, now)
    for seat in range(now.players):
        if now.has_key(seat) and not was.has_key(seat):
            yield Text("sx-key-won", {"who": colour(seat)})
        elif was.has_key(seat) and not now.has_key(seat):
            yield Text("sx-key-lost", {"who": colour(seat)})
    if exploded(was, now):
        yield explosion(was, now)
        if now.rounds > was.rounds:
            figures: dict[str, int | str | Text] = {"round": int(now.rounds), "who": colour(now.mover)}
            yield Text("sx-new-round", {**figures, "last": "yes" if now.closing else "no"})


def begun(table: SectionX) -> SectionX:
    """Return the table as it was when the action began that a struggle of equals has held up, but for rotations."""
    if table.stage != KEEP:
        return table
    before = table.copy()
    source, target = int(table.source), int(table.target)
    tiles, unknown, doors, where = before.tiles[:], before.unknown[:], before.doors[:], before.where[:]
    if table.action == PLACING:
        tiles[target] = NONE
        unknown[table.mover] += 1
    elif table.action != TURNING:
        tiles[source], tiles[target] = tiles[target], tiles[source]
        for door in range(len(doors)):
            doors[door] = carried(doors[door], source, target)
        for prisoner in range(len(where)):
            where[prisoner] = carried(where[prisoner], source, target)
    before.tiles, before.unknown, before.doors, before.where = tiles, unknown, doors, where
    return before


def moved(was: SectionX, door: int) -> int:
    """Return where a door was before a move, as its section is called afterwards (SX-14)."""
    section = int(was.doors[door])
    if was.stage == SPIN and was.action in (MOVING, EXCHANGING):
        return int(carried(section, was.source, was.target))
    return section


def struggles(was: SectionX, now: SectionX) -> Iterator[Text]:
    """Say whose doors a tile action removes, for whom and why; or that its player has to choose (SX-21)."""
    held_up = was.stage == KEEP
    for door, (old, new) in enumerate(zip(was.doors, now.doors, strict=True)):
        if old < 0 or new != SUPPLY or exploded(was, now):
            continue
        where, loser = short(was, int(old)), door // int(DOORS)
        if held_up:
            yield Text("sx-struggle-chosen", {"who": colour(loser), "place": where})
            continue
        section = moved(was, door)
        keeper = int(now.owners[section])
        figures = {"keeps": longest(was, now, section, keeper), "loses": longest(was, now, section, loser)}
        yield Text("sx-struggle", {"who": colour(loser), "keeper": colour(keeper), "place": where, **figures})
    if now.tie() != NONE:
        seats = [seat for seat in range(now.players) if now.tie() >> seat & 1]
        yield Text("sx-tie", {"who": colours(seats), "chooser": colour(now.mover)})


def longest(was: SectionX, now: SectionX, section: int, seat: int) -> int:
    """Return how many tiles a seat's longest tunnel had that now is part of the tunnel of a section."""
    joined = set(flood(now.tiles, UNOWNED[:], section, 0))
    own = range(seat * int(DOORS), (seat + 1) * int(DOORS))
    doors = [door for door in own if was.doors[door] >= 0 and moved(was, door) in joined]
    return max((int(length(was.tiles, was.doors[door])) for door in doors), default=0)


def tunnels(was: SectionX, now: SectionX) -> Iterator[Text]:
    """Say what tunnels a tile action makes where it lays tiles, and which it cuts where it lifts one."""
    spaces = [int(was.target)] if was.action != EXCHANGING else [int(was.target), int(was.source)]
    for space in spaces:
        first = space * int(EACH)
        for place in range(first, first + int(SECTIONS_OF[now.tiles[space] // SIDES])):
            if (made := tunnel(now, place)).args["ends"] or length(now.tiles, place) > 1:
                yield made
    if was.action == PLACING:
        return
    first = int(was.source) * int(EACH)
    for place in range(first, first + int(SECTIONS_OF[was.tiles[was.source] // SIDES])):
        if (tiles := int(length(was.tiles, place))) > 1:
            yield Text("sx-cuts", {"place": short(was, place), "length": Text("sx-length", {"tiles": tiles})})


def tunnel(table: SectionX, section: int) -> Text:
    """Return the tunnel of a section: its length, whose it is, and where it opens."""
    places = flood(table.tiles, UNOWNED[:], section, 0)
    ends = {int(way) for place in places for way in table.ways(place) if way >= ISLAND}
    owner = int(table.owners[section])
    args: dict[str, int | str | Text] = {"place": short(table, section), "ends": len(ends)}
    tiles = len({place // EACH for place in places})
    args |= {"length": Text("sx-length", {"tiles": tiles}), "owned": "no" if owner == NONE else "yes"}
    args |= {
        "who": colours([] if owner == NONE else [owner]),
        "where": listed([at(table, end) for end in sorted(ends)]),
    }
    return Text("sx-tunnel", args)


def reach(table: SectionX, seat: int, start: int, steps: int) -> dict[int, int]:
    """Return the places that a prisoner can get to from a place, with the fewest steps."""
    found, ahead = {start: 0}, [start]
    for place in ahead:
        if found[place] == steps or place > ISLAND:
            continue
        for way in table.ways(place):
            if int(way) not in found and table.admits(seat, way):
                found[int(way)] = found[place] + 1
                ahead.append(int(way))
    del found[start]
    return found


def to_shore(table: SectionX, seat: int, start: int) -> tuple[int, int] | None:
    """Return the nearest shore that a prisoner could go on to, and how many steps away it is."""
    ways = reach(table, seat, start, 99)
    shores = [(steps, place) for place, steps in ways.items() if place >= GREEN]
    return (min(shores)[1], min(shores)[0]) if shores else None
