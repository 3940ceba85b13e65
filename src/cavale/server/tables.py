"""A table in memory: what is stored of it, the match that follows from its lines, and who is there."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from cavale.engine.core.state import OVER
from cavale.engine.game import Game
from cavale.engine.match import Action
from cavale.engine.scene import Scene
from cavale.engine.story import counting
from cavale.engine.text import Problem, Text
from cavale.games import find_game
from cavale.server.changes import changes, gist
from cavale.server.clocks import Clock
from cavale.server.faults import StorageFault
from cavale.server.glances import Glances
from cavale.server.keeper import Conflict, Keeper, resolve
from cavale.server.messages import ClockWish, Offer
from cavale.server.restoring import Row, drafted, restored
from cavale.server.seats import STANDBY, Guest, Seat
from cavale.server.storage import SITTING
from cavale.server.turns import Turns

MOST_KEYS_WITHOUT_ENTRY = 256  # of requests, that are kept for each seat
ANYBODY: Final = -1  # whose key it is, where an older version did not store that
TOUCH_EVERY = 600.0  # seconds between notes that a table is still used


class Table:
    """One table; whoever reads or changes it has the turn."""

    glances: Glances  # of the house that it is in

    def __init__(
        self,
        row: Row,
        seats: Sequence[Row],
        entries: Sequence[Row],
        requests: Sequence[Row],
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
        self.hints: bool = row["hints"]
        self.host: str = row["host"]
        self.owner: str = row["owner"]
        self.next_table: str = row["next_table"]
        self.touched: float = row["touched"]
        wish = msgspec.json.decode(row["clock"], type=ClockWish)
        self.clock = Clock(wish, msgspec.json.decode(row["left"], type=list[int]), len(seats), now)
        self.draft_keys: list[str] = []
        self.keys: dict[str, int] = {}  # of requests carried out → seat
        self.keys_without_entry: dict[int, deque[str]] = {}  # seat → keys of requests that no entry holds, oldest first
        self.entry_key = ""  # of the requests that made the next entry, a line each
        self.new_requests: list[tuple[str, int]] = []  # key and seat of those without an entry that are to be stored
        self.old_requests: list[str] = []  # keys that are to be forgotten
        self.offer = msgspec.json.decode(row["offer"], type=Offer) if row["offer"] else None
        self.match = restored(self.game, self.names(), row, entries, seed)
        self.hides = self.game.view.hides(self.match.options)
        self.note_keys(row, entries, requests)
        self.stored = len(self.match.entries)
        self.stood = self.match.state.copy() if not self.match.draft else self.match.settled.copy()
        self.kept = gist(self)
        self.turns = Turns()
        self.guests: set[Guest] = set()
        self.users = 0  # requests that are about this table just now
        self.idle_since = now()
        self.pictures: dict[int, Scene] = {}  # the last ones that all who hold a seat have seen
        self.thinking = -1  # seat of the bot that thinks
        self.thinker: asyncio.Task[None] | None = None
        self.notice: Text | None = None  # that everyone should know, until a person plays on; not stored
        self.moment = 0  # goes up with every change of the match
        self.broken = False  # memory and disk differ: to be read again
        self.run_clock()

    # As a record has it

    def names(self) -> tuple[str, ...]:
        """Return the names as the record has them."""
        shown = [seat.bot if seat.kind == "bot" and not seat.name else seat.name for seat in self.seats]
        return tuple(name or self.game.seats[number] for number, name in enumerate(shown))

    def record(self) -> str:
        """Return the table's record as text."""
        self.match.names = self.names()
        return self.match.record().write()

    def note_keys(self, row: Row, entries: Sequence[Row], requests: Sequence[Row]) -> None:
        """Know the requests that were carried out before."""
        colours = {colour: seat for seat, colour in enumerate(self.game.seats)}
        for entry in entries:
            if entry["key"]:
                seat = colours.get(entry["line"].partition(" ")[0], ANYBODY)
                for key in entry["key"].split("\n"):
                    self.keys[key] = seat
        for _, key in drafted(row):
            self.draft_keys.append(key)
            if key:  # a bot's choice has none
                self.keys[key] = int(self.match.state.actor)
        for request in requests:
            self.keys[request["key"]] = request["seat"]
            self.keys_without_entry.setdefault(request["seat"], deque()).append(request["key"])

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
        if key and self.seats[seat].decides:
            self.notice = None
        if match.draft:
            self.draft_keys.append(key)
            self.moment += 1
        else:
            self.entry_key = key
            if self.draft_keys:
                self.entry_key = "\n".join([one for one in (*self.draft_keys, key) if one])
                self.draft_keys.clear()
            if self.seats[seat].decides:  # who plays on declines what was offered
                self.offer = None
            self.clock.pressed(seat)
            self.go_on()

    def used(self, key: str, *seats: int) -> bool:
        """Tell whether a request was carried out before for one of these seats; raise `Problem` if for another one."""
        seat = self.keys.get(key)
        if seat is not None and seat != ANYBODY and seat not in seats:
            raise Problem("server-key")
        return seat is not None

    def remember(self, key: str, seat: int) -> None:
        """Note a request that no entry holds, to be stored with its effect; of each seat the oldest are forgotten."""
        if not key:
            return
        self.keys[key] = seat
        self.new_requests.append((key, seat))
        kept = self.keys_without_entry.setdefault(seat, deque())
        kept.append(key)
        if len(kept) > MOST_KEYS_WITHOUT_ENTRY:
            old = kept.popleft()
            del self.keys[old]
            self.old_requests.append(old)

    def give_up(self, seat: int) -> None:
        """Let a bot play a seat to the end."""
        chair = self.seats[seat]
        chair.kind, chair.lost, chair.bot = "bot", True, chair.bot or STANDBY
        self.moment += 1
        self.offer = None
        self.run_clock()

    def stop(self, end: str) -> None:
        """End the match as it stands."""
        self.status, self.end, self.offer = "over", end, None
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
            self.remember(self.draft_keys.pop(), seat)
            self.moment += 1
        else:
            self.go_back(len(self.match.entries) - 1)

    def go_back(self, to: int) -> None:
        """Go back to just after an entry; the choices of a draft are gone, but not the keys of their requests."""
        for key in self.draft_keys:
            self.remember(key, int(self.match.state.actor))
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

    def store(self, then: Callable[[Problem | None], None], seats: Sequence[int] = ()) -> None:
        """Store what changed, and only then call `then`, to tell everyone; it gets a `Problem` if that failed."""
        if time.time() - self.touched > TOUCH_EVERY:
            self.touched = time.time()
        now, writes = gist(self), changes(self, seats)

        def stored(error: Exception | None) -> None:
            """Note what is stored now; or give this copy up."""
            if error is None:
                self.kept = now
                then(None)
            else:
                key = "server-storage" if isinstance(error, StorageFault) else "server-trouble"
                self.fail(key)
                then(Problem("server-conflict" if isinstance(error, Conflict) else key))

        if writes:
            self.keeper.store(writes, stored)
        else:
            stored(None)

    async def keep(self, seats: Sequence[int] = ()) -> None:
        """Store what changed, and only then return; raise `Problem` if that failed."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.store(partial(resolve, kept), seats)
        try:
            await kept
        except asyncio.CancelledError:  # nobody knows whether it was stored
            self.fail()
            raise

    def fail(self, why: str = "server-trouble") -> None:
        """Give this copy up, and let everyone come again to the one that is stored."""
        self.broken = True
        for guest in self.guests:
            guest.outbox.part(Problem(why), 1012)
