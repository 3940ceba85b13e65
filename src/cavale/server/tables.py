"""A table in memory: what is stored of it, the match that follows from its lines, and who is there."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from cavale.bots import BOTS
from cavale.engine.core.state import OVER, SPECTATOR
from cavale.engine.game import Game
from cavale.engine.match import Action, Match, TakeBack
from cavale.engine.record import LINE, Line, Record
from cavale.engine.replay import begin, read_move, replay_line
from cavale.engine.text import Problem
from cavale.games import all_games, find_game
from cavale.server.clocks import Clock
from cavale.server.delivery import encode, position, table_info
from cavale.server.keeper import Conflict, Keeper, Write
from cavale.server.messages import ClockWish, Offer, SeatKind
from cavale.server.outbox import Outbox
from cavale.server.storage import ADD_ENTRY, SET_SEAT, SET_TABLE, SITTING
from cavale.server.story import Chapter, chapters, continued, counting

STANDBY = "greedy" if "greedy" in BOTS else next(iter(BOTS))  # plays for those who left
TOUCH_EVERY = 600.0  # seconds between notes that a table is still used


@dataclass
class Seat:
    """Who sits somewhere, and what opens the seat."""

    kind: SeatKind
    name: str
    bot: str
    lost: bool
    key: str  # digest
    code: str  # digest
    person: str


@dataclass(eq=False)
class Guest:
    """Somebody connected to a table: the seats held, none for one who looks on."""

    outbox: Outbox
    seats: tuple[int, ...]
    host: bool
    name: str


class Table:
    """One table; whoever reads or changes it holds its lock."""

    def __init__(
        self,
        row: RowMapping | dict[str, Any],
        seats: Sequence[RowMapping | dict[str, Any]],
        entries: Sequence[RowMapping | dict[str, Any]],
        keeper: Keeper,
        now: Callable[[], float],
        seed: int | None = None,
    ) -> None:
        self.id: str = row["id"]
        self.game: Game = find_game(row["game"])
        self.keeper = keeper
        self.seats = [Seat(**{name: seat[name] for name in SITTING}) for seat in seats]
        self.status = row["status"]
        self.end: str = row["end"]
        self.watching = row["watching"]
        self.lobby: bool = row["lobby"]
        self.chat: bool = row["chat"]
        self.host: str = row["host"]
        self.owner: str = row["owner"]
        self.next_table: str = row["next_table"]
        self.touched: float = row["touched"]
        wish = msgspec.json.decode(row["clock"], type=ClockWish)
        self.clock = Clock(wish, msgspec.json.decode(row["left"], type=list[int]), len(seats), now)
        self.draft_keys: list[str] = []
        self.keys: dict[str, int] = {}  # of requests carried out → seat
        self.match = self.rebuilt(row, entries, seed)
        self.stored = len(self.match.entries)
        self.stood = self.match.state.copy() if not self.match.draft else self.match.settled.copy()
        self.kept = self.facts()
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.users = 0  # requests that are about this table just now
        self.idle_since = now()
        self.offer: Offer | None = None
        self.thinking = -1  # seat of the bot that thinks
        self.thinker: asyncio.Task[None] | None = None
        self.moment = 0  # goes up with every change of the match
        self.broken = False  # memory and disk differ: to be read again
        self.run_clock()

    # From the stored lines

    def rebuilt(self, row: Any, entries: Sequence[Any], seed: int | None) -> Match:
        """Return the match that the stored lines tell, every move checked."""
        names = dict(zip(self.game.seats, self.names(), strict=False))
        options = msgspec.json.decode(row["options"], type=dict[str, str])
        record = Record(self.game.name, row["rules"], names, options, (), position=row["position"])
        match = begin(record, all_games(), seed)
        colours = self.game.seats
        for entry in entries:
            found = LINE.fullmatch(f"{entry['seq']}. {entry['line']}")
            assert found is not None
            replay_line(match, Line(found[2], tuple(found[3].split()), entry["seq"]))
            if entry["key"]:
                self.keys[entry["key"]] = colours.index(found[2]) if found[2] in colours else -1
        for word, key in msgspec.json.decode(row["draft"], type=list[tuple[str, str]]):
            match.play(read_move(match, word))
            self.draft_keys.append(key)
            self.keys[key] = int(match.state.actor)
        return match

    def names(self) -> tuple[str, ...]:
        """Return the names as the record has them."""
        shown = [seat.bot if seat.kind == "bot" and not seat.name else seat.name for seat in self.seats]
        return tuple(name or self.game.seats[number] for number, name in enumerate(shown))

    def record(self) -> str:
        """Return the table's record as text."""
        self.match.names = self.names()
        return self.match.record().write()

    # Playing

    @property
    def actor(self) -> int:
        """Whose turn it is: a seat while the table plays, else nobody's."""
        actor = int(self.match.state.actor)
        return actor if self.status == "playing" and actor >= 0 else OVER

    @property
    def busy(self) -> bool:
        """Whether somebody is there, a clock runs or a bot thinks."""
        return bool(self.guests or self.users) or self.clock.seat >= 0 or self.thinking >= 0

    def start(self) -> None:
        """Begin as soon as every seat is taken; chance acts first if it must."""
        if self.status == "waiting" and all(seat.kind != "open" for seat in self.seats):
            self.status = "playing"
            self.go_on()

    def go_on(self) -> None:
        """Let chance act, see whether it is over, and let the right clock run."""
        self.match.settle()
        self.moment += 1
        if self.match.state.actor == OVER:
            self.status, self.end, self.offer = "over", self.match.end(), None
        self.run_clock()

    def run_clock(self) -> None:
        """Let the clock of the person who must act run, and no other."""
        actor = self.actor
        self.clock.run(actor if actor >= 0 and self.seats[actor].kind == "person" else -1)

    def play(self, seat: int, move: int, key: str = "") -> None:
        """Play a move; it counts once `keep` has returned."""
        match, played = self.match, self.match.played
        try:
            match.play(move, seat)
        except Problem:
            raise
        except Exception as error:
            if match.played != played:
                raise
            raise Problem("server-no-move") from error  # a number that names no move at all
        if match.draft:
            self.draft_keys.append(key)
            self.moment += 1
        else:
            self.draft_keys.clear()
            self.offer = None
            self.clock.pressed(seat)
            self.go_on()
        if key:
            self.keys[key] = seat

    def give_up(self, seat: int) -> None:
        """Let a bot play a seat to the end."""
        chair = self.seats[seat]
        chair.kind, chair.lost, chair.bot = "bot", True, chair.bot or STANDBY
        self.moment += 1
        self.offer = None
        self.run_clock()

    def stop(self) -> None:
        """End the match as it stands."""
        self.status, self.end, self.offer = "over", self.match.end(), None
        self.moment += 1
        self.run_clock()

    # Going back

    def may_undo(self, seat: int) -> bool:
        """Tell whether a seat can take its last choice back without asking."""
        match = self.match
        if match.draft and match.state.actor == seat:
            return match.played > match.sealed
        last = match.entries[-1] if match.entries else None
        if not isinstance(last, Action) or last.actor != seat:
            return False
        return match.played - len(match.draft) - len(last.moves) >= match.sealed

    def undo(self, seat: int) -> None:
        """Take back a choice that may be taken back freely; the record keeps whole actions, and this as well."""
        if self.match.draft and self.match.state.actor == seat:
            self.match.undo(seat)
            self.draft_keys.pop()
            self.moment += 1
        else:
            self.go_back(len(self.match.entries) - 1)

    def go_back(self, to: int) -> None:
        """Go back to just after an entry."""
        self.match.take_back(to)
        self.draft_keys.clear()
        self.offer = None
        self.go_on()

    def before_last(self, seat: int) -> int:
        """Return the entry to go back to so that a seat's last action is undone."""
        numbers = [number for number, action in counting(self.match) if action.actor == seat]
        if not numbers:
            raise Problem("undo-nothing")
        return numbers[-1] - 1

    # Keeping and telling

    def facts(self) -> dict[str, Any]:
        """Return what is stored of the table beside its entries and seats."""
        words = [self.game.moves.notation(move) for move in self.match.draft]
        return {
            "table": self.id,
            "status": self.status,
            "end": self.end,
            "draft": encode(list(zip(words, self.draft_keys, strict=True))),
            "left": encode(self.clock.left if self.clock.on else []),
            "lobby": self.lobby,
            "chat": self.chat,
            "next_table": self.next_table,
            "touched": self.touched,
        }

    def seat_write(self, number: int) -> Write:
        """Return how a seat is stored."""
        seat = self.seats[number]
        values = {f"new_{name}": getattr(seat, name) for name in SITTING}
        return SET_SEAT, {"table": self.id, "seat": number, **values}

    async def keep(self, key: str = "", seats: Sequence[int] = (), more: Sequence[Write] = ()) -> None:
        """Store what changed, and only then tell everyone; if that fails the table must be read again."""
        match = self.match
        at = time.time()
        if at - self.touched > TOUCH_EVERY:
            self.touched = at
        facts = self.facts()
        lines = [match.line_of(entry) for entry in match.entries[self.stored :]]
        writes: list[Write] = [
            (ADD_ENTRY, {"table_id": self.id, "seq": seq, "line": text(line), "key": None, "at": at})
            for seq, line in enumerate(lines, self.stored + 1)
        ]
        if writes and key:
            writes[0][1]["key"] = key
        if facts != self.kept:
            writes.append((SET_TABLE, facts))
        writes += [*map(self.seat_write, seats), *more]
        try:
            if writes:
                await self.keeper.keep(writes)
        except BaseException as error:
            self.fail()
            raise Problem("server-conflict" if isinstance(error, Conflict) else "server-trouble") from error
        self.kept = facts
        self.keeper.metrics.entries.inc(len(lines))

    def fail(self) -> None:
        """Give this copy up, and let everyone come again to the one that is stored."""
        self.broken = True
        for guest in self.guests:
            guest.outbox.part(Problem("server-trouble"), 1012)

    def news(self) -> list[Chapter]:
        """Return what was stored since this was last asked, in chapters."""
        first, match = self.stored, self.match
        if first == len(match.entries):
            return []
        if any(isinstance(entry, TakeBack) for entry in match.entries[first:]):
            new = list(chapters(match, first))
        else:
            new = continued(self.stood, match.entries[first:], first + 1)
        self.stored, self.stood = len(match.entries), new[-1].after
        return new

    def tell(self) -> None:
        """Tell everyone how things stand and what is new; a choice within an action only whose it is."""
        new = self.news()
        ready: dict[int, str] = {}
        for guest in self.guests:
            for seat in guest.seats or (SPECTATOR,):
                if new or seat == self.match.state.actor:
                    if seat not in ready:
                        ready[seat] = encode(position(self, seat, new))
                    guest.outbox.put(ready[seat])

    def announce(self) -> None:
        """Tell everyone about the table itself."""
        if self.guests:
            info = encode(table_info(self))
            for guest in self.guests:
                guest.outbox.put(info)

    def since(self, entries: int) -> list[Chapter]:
        """Return the chapters after so many entries."""
        return list(chapters(self.match, entries))


def text(line: Line) -> str:
    """Return a line as it stands in a record, without its number."""
    return f"{line.actor} {' '.join(line.words)}"
