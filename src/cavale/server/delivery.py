"""Everything that leaves the server is made here, from views: for people, for those who look on, for bots."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response

from cavale.engine.core.state import SPECTATOR
from cavale.engine.difference import Difference
from cavale.engine.eyes import Eyes
from cavale.engine.match import Action, Match
from cavale.engine.refusal import Refused as RefusedByRules
from cavale.engine.scene import Scene
from cavale.engine.story import Chapter, chapters, laid_out
from cavale.engine.text import Problem, Text
from cavale.server.messages import (
    Failure,
    Film,
    Hello,
    Position,
    Previews,
    Refused,
    SeatInfo,
    Seen,
    Still,
    TableInfo,
    TextView,
    Told,
)

if TYPE_CHECKING:
    from cavale.server.tables import Table

ENCODER: Final = msgspec.json.Encoder()


def encode(message: object) -> str:
    """Return something as text."""
    return ENCODER.encode(message).decode()


def letter(message: object) -> bytes:
    """Return a message as it goes over a WebSocket, to one or to many: a frame of text, as RFC 6455 has it."""
    body = ENCODER.encode(message)
    size = len(body)
    if size < 126:
        return b"\x81%c%b" % (size, body)
    return b"\x81\x7e%b%b" % (size.to_bytes(2), body) if size < 2**16 else b"\x81\x7f%b%b" % (size.to_bytes(8), body)


def reply(body: object, status: int = 200, **headers: str) -> Response:
    """Return a message as the answer to a request."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(ENCODER.encode(body), status, {"cache-control": "no-store", **names}, "application/json")


def failure(problem: Problem, status: int = 400) -> Response:
    """Return why a request was not carried out."""
    return reply(Failure(problem.text, problem.refusal if isinstance(problem, RefusedByRules) else None), status)


def refused(key: str, problem: Problem) -> Refused:
    """Return why something asked for over a socket was not carried out."""
    return Refused(key, problem.text, problem.refusal if isinstance(problem, RefusedByRules) else None)


def told_of(eyes: Eyes, chapter: Chapter) -> Iterable[Told]:
    """Return the lines of the log that tell an entry."""
    entry = chapter.entry
    if isinstance(entry, Action):
        for told in eyes.tell(chapter.before, entry.moves):
            yield Told(chapter.number, entry.actor, told.text, told.effects)
    else:
        yield Told(chapter.number, SPECTATOR, Text("server-taken-back", {"to": entry.to}))


def hello(table: "Table", seats: tuple[int, ...], host: bool) -> Hello:
    """Return the first message to somebody who comes to a table."""
    match = table.match
    board = table.game.scene.board(match.view(seats[0] if seats else SPECTATOR))
    return Hello(seats, host, board, len(match.entries))


class Sights:
    """How a table looks at one moment; where nothing is hidden, all who do not act share one picture and one letter."""

    def __init__(self, table: "Table", new: Iterable[Chapter], begins: bool = False) -> None:
        self.table = table
        self.match = table.match
        self.actor = int(table.match.state.actor)
        self.new = list(new)
        self.begins = begins  # then the board is laid out anew
        self.scenes: dict[int, Scene] = {}
        self.logs: dict[int, tuple[Told, ...]] = {}
        self.differences: dict[tuple[int, int], Difference] = {}  # by the pictures before and after
        self.letters: dict[tuple[int, int], bytes] = {}  # by the eyes, and the picture before them

    def scene(self, eyes: int) -> Scene:
        """Return the picture for some eyes."""
        scene = self.scenes.get(eyes)
        if scene is None:
            scene = self.scenes[eyes] = self.table.game.scene.scene(self.match.view(eyes))
        return scene

    def lasting(self, seat: int) -> Scene:
        """Return a picture whose things are those that a seat sees."""
        own = self.table.hides or (seat == self.actor and self.match.draft)
        return self.scene(seat if own else SPECTATOR)

    def letter(self, seat: int, before: Scene | None = None) -> bytes:
        """Return how things stand for a seat, and what is new; only changes, if it has the picture before."""
        eyes = seat if self.table.hides or seat == self.actor else SPECTATOR
        pair = eyes, id(before)
        found = self.letters.get(pair)
        if found is None:
            difference = self.difference(before, self.lasting(seat)) if before else None
            found = self.letters[pair] = letter(self.position(eyes, difference))
        return found

    def difference(self, before: Scene, lasting: Scene) -> Difference:
        """Return what is different from the picture before."""
        pair = id(before), id(lasting)
        found = self.differences.get(pair)
        if found is None:
            found = self.differences[pair] = Difference(before, lasting)
        return found

    def position(self, eyes: int, difference: Difference | None) -> Position:
        """Return how things stand for some eyes."""
        scene = self.scene(eyes)
        return Position(
            seat=eyes,
            entries=len(self.match.entries),
            scene=difference.only(scene) if difference else scene,
            log=self.log(eyes if self.table.hides else SPECTATOR),
            changes=difference is not None,
            gone=difference.gone if difference else (),
            draft=len(self.match.draft) if eyes == self.actor else 0,
            undo=self.undo(eyes),
            board=Eyes(self.table.game, eyes).board(self.match.state) if self.begins else None,
        )

    def log(self, eyes: int) -> tuple[Told, ...]:
        """Return what some eyes saw of new entries."""
        found = self.logs.get(eyes)
        if found is None:
            seen = Eyes(self.table.game, eyes)
            found = self.logs[eyes] = tuple([told for chapter in self.new for told in told_of(seen, chapter)])
        return found

    def undo(self, eyes: int) -> int:
        """Return the seat that can take its last choice back freely, as far as some eyes see it."""
        entries = self.match.entries
        seat = eyes
        if not self.table.hides and eyes == SPECTATOR and entries and isinstance(entries[-1], Action):
            seat = entries[-1].actor
        return seat if self.table.status == "playing" and seat >= 0 and self.table.may_undo(seat) else -1


def previews(table: "Table") -> Previews:
    """Return what the choices of the seat that acts will do."""
    match, staging = table.match, table.game.scene
    view = match.view(match.state.actor)
    foreseen = tuple([staging.preview(view, choice.move) for choice in staging.scene(view).choices])
    return Previews(view.seat, foreseen)


def in_text(table: "Table", seat: int, new: Iterable[Chapter]) -> TextView:
    """Return how things stand for a seat and what is new, as text."""
    game, view = table.game, table.match.view(seat)
    eyes, log = Eyes(game, seat), list[Seen]()
    for chapter in new:
        if isinstance(chapter.entry, Action):
            told = eyes.tell(chapter.before, chapter.entry.moves)
            log += [Seen(chapter.number, chapter.entry.actor, one.notation) for one in told]
        else:
            log.append(Seen(chapter.number, SPECTATOR, f"undo {chapter.entry.to}"))
    return TextView(
        seat=seat,
        entries=len(table.match.entries),
        actor=table.actor,
        position=game.position.describe(view.state),
        moves=tuple([game.moves.notation(move) for move in view.legal_moves()]) if table.actor == seat else (),
        log=tuple(log),
    )


def bot_sees(table: "Table", seat: int) -> str:
    """Return what a bot gets: its view as a position."""
    return table.game.position.describe(table.match.view(seat).state)


def check_touch(table: "Table", seat: int, path: tuple[str, ...]) -> None:
    """Raise why touching these things leads nowhere for a seat, if so; an error in a variable would be a cycle."""
    try:
        refusal = table.game.refusal.touch(table.match.view(seat), path)
    except Exception:  # things that nobody could have touched
        raise Problem("server-no-move") from None
    if refusal:
        raise RefusedByRules(refusal)


def table_info(table: "Table") -> TableInfo:
    """Return a table as everyone sees it."""
    present = {seat for guest in table.guests for seat in guest.seats}
    seats = tuple(
        SeatInfo(
            colour=table.game.seats[number],
            kind=seat.kind,
            name=seat.bot if seat.kind == "bot" else seat.name,
            person=seat.name if seat.kind == "bot" else "",
            present=number in present,
            thinking=number == table.thinking,
            program=seat.program,
            lost=seat.lost,
            hints=seat.hints,
            milliseconds=table.clock.remaining(number),
        )
        for number, seat in enumerate(table.seats)
    )
    return TableInfo(
        table=table.id,
        game=table.game.name,
        options=table.match.options.texts(),
        seats=seats,
        status=table.status,
        hides=table.hides,
        end=table.end,
        watching=table.watching,
        watchers=sum(not guest.seats for guest in table.guests),
        chat=table.chat,
        hints=table.hints,
        offer=table.offer,
        next_table=table.next_table,
    )


def film(match: Match, seat: int, end: str) -> Film:
    """Return a whole match as one seat saw it, or with everything revealed."""
    eyes = Eyes(match.game, seat)
    start = match.start()
    frames, race = [Still((), eyes.scene(start))], [eyes.hopes(start)]
    for chapter in chapters(match):
        frames.append(Still(tuple(told_of(eyes, chapter)), eyes.scene(chapter.after)))
        race.append(eyes.hopes(chapter.after))
    return Film(
        game=match.game.name,
        options=match.options.texts(),
        names=match.names,
        board=eyes.board(laid_out(match)),
        frames=tuple(frames),
        race=tuple(race),
        end=end,
        seat=seat,
    )
