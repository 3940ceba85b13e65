"""What goes over the wire, in both directions: the one definition, from which `web/src/wire.ts` is generated."""

from typing import Literal, TypeAlias

import msgspec

from cavale.engine.options import Option, Value
from cavale.engine.refusal import Refusal
from cavale.engine.scene import Board, Effect, Preview, Scene
from cavale.engine.text import Text

# What a screen asks for once


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as its box shows it; its words are the messages `CODE-name`, `CODE-tagline` and so on."""

    name: str
    code: str  # of its messages, such as az
    seats: tuple[str, ...]  # colours, clockwise
    least: int
    hidden: bool
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Value]]


class Catalogue(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the home page shows."""

    games: tuple[GameInfo, ...]
    coming: tuple[str, ...]  # games that are announced
    bots: tuple[str, ...]
    languages: tuple[str, ...]


# Making and finding tables

SeatKind: TypeAlias = Literal["open", "person", "bot"]
Watching: TypeAlias = Literal["off", "on", "end"]  # who may look on: nobody, anybody, anybody after the end
Pace: TypeAlias = Literal["none", "move", "fischer", "days"]


class SeatWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who shall sit somewhere: this device, a bot, or whoever comes."""

    kind: SeatKind  # `person`: played on the device that makes the table
    name: str = ""  # a person's name, or the kind of bot


class ClockWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time there is."""

    pace: Pace = "none"
    seconds: int = 0  # for a move, or to begin with
    gain: int = 0  # seconds gained with each move (Fischer)
    lost: Literal["bot", "seat"] = "bot"  # on time-out a bot moves, or the seat is lost


class TableWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    seats: tuple[SeatWish, ...]
    preset: str = ""
    options: dict[str, str] = {}
    watching: Watching = "on"
    lobby: bool = False  # shown to strangers while a seat is open
    chat: bool = True
    hints: bool | None = None  # whether players may ask for advice; if left out, unless somebody comes by link
    clock: ClockWish = ClockWish()


class SeatKey(msgspec.Struct, frozen=True):
    """What lets somebody sit: the secret of the link, and a short code to say aloud."""

    seat: int
    key: str
    code: str


class TableMade(msgspec.Struct, frozen=True):
    """A new table: its public name, the host's secret, and the seats' own."""

    table: str
    host: str
    seats: tuple[SeatKey, ...]  # of every seat that a person takes or may take


class JoinWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody wants to sit: by a link's key, by a code, or at any open seat of a table in the lobby."""

    name: str
    key: str = ""
    code: str = ""


class HostWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a host does: fill a seat with a bot, hand it back to a person, empty it, play again, chat on or off."""

    host: str
    what: Literal["bot", "person", "kick", "again", "chat", "lobby"]
    seat: int = -1
    bot: str = ""
    on: bool = True
    key: str = ""  # of up to 64 letters: the same one twice is one request


class ForkWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A new table that begins as another one stood after so many entries."""

    at: int
    seats: tuple[SeatWish, ...]


class LobbyTable(msgspec.Struct, frozen=True):
    """A table with an open seat."""

    table: str
    game: str
    names: tuple[str, ...]  # empty where a seat is open
    options: dict[str, str]


# From the server, over the table's socket


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everyone sees it."""

    colour: str
    kind: SeatKind
    name: str = ""
    person: str = ""  # whose seat it is while a bot plays it
    present: bool = False
    thinking: bool = False
    program: bool = False  # somebody's own, that plays over the wire
    lost: bool = False  # by time, or resigned
    hints: int = 0  # taken
    milliseconds: int = -1  # left on its clock at the time of sending; -1 without a clock


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that wants everyone's consent: going back to just after an entry, or stopping."""

    kind: Literal["undo", "stop"]
    by: int
    to: int = 0
    agreed: tuple[int, ...] = ()


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True, tag="table"):
    """The table as everyone sees it; sent whenever something of it changes."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    status: Literal["waiting", "playing", "over"]
    hides: bool = False  # seats know different things
    end: str = ""  # how it ended, and the winners' colours; `stopped` if all agreed, `unfinished` if begun anew
    watching: Watching = "on"
    watchers: int = 0
    chat: bool = True
    hints: bool = False  # may be asked for
    offer: Offer | None = None
    next_table: str = ""  # where the rematch is played


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log, as one seat saw it."""

    number: int  # of the entry
    actor: int
    text: Text
    effects: tuple[Effect, ...] = ()  # what it did


class Hello(msgspec.Struct, frozen=True, omit_defaults=True, tag="hello"):
    """The first message: what stays. One `position` for each held seat (or the spectator's) follows."""

    seats: tuple[int, ...]  # held by this socket; none: a spectator
    host: bool
    board: Board
    entries: int  # how many there are


class Position(msgspec.Struct, frozen=True, omit_defaults=True, tag="position"):
    """How things stand for a seat after so many entries, with what was told since the last one."""

    seat: int  # -3: for all who do not act, where nothing is hidden, and for who looks on
    entries: int
    scene: Scene
    log: tuple[Told, ...]
    draft: int = 0  # choices of an action that is not complete
    undo: int = -1  # the seat that can take its last choice back freely, if it is known here
    board: Board | None = None  # if it is another than before
    changes: bool = False  # things of the scene that are as they were in this seat's last position are left out
    gone: tuple[str, ...] = ()  # and these are there no more, such as `pieces:ID`


class Previews(msgspec.Struct, frozen=True, omit_defaults=True, tag="previews"):
    """What the choices of a seat's last position will do, in their order: for those who look at it for a moment."""

    seat: int
    previews: tuple[Preview, ...]


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as one seat saw it, in notation."""

    number: int
    actor: int  # -1 for chance, -3 for the table: taken back
    move: str  # as far as it was seen; of an action made of several choices, the last


class TextView(msgspec.Struct, frozen=True, omit_defaults=True, tag="view"):
    """How things stand for a seat, as text: for programs, instead of `position` and `previews`."""

    seat: int
    entries: int
    actor: int  # whose turn it is: a seat, or -2 before the beginning and after the end
    position: str  # what the seat may know, in the game's one text form; `?` for what it may not
    moves: tuple[str, ...] = ()  # what it may play now, in notation
    log: tuple[Seen, ...] = ()  # what it saw since the last one


class Advice(msgspec.Struct, frozen=True, omit_defaults=True, tag="advice"):
    """How a seat that asked for it stands, and what it might do; `done` follows."""

    seat: int
    entries: int
    chance: int  # to win, in hundredths
    move: int | None = None  # the best choice of the last position, if it is the seat's turn
    reason: Text | None = None  # what speaks for it


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A request was carried out, and is stored."""

    key: str


class Refused(msgspec.Struct, frozen=True, omit_defaults=True, tag="refused"):
    """A request was not carried out, and why; a paragraph if the rules refuse it."""

    key: str
    text: Text
    refusal: Refusal | None = None


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag="said"):
    """Somebody said something: a ready phrase, or free text."""

    seat: int  # -3 for a spectator
    name: str
    phrase: str = ""
    text: str = ""


class Notice(msgspec.Struct, frozen=True, tag="notice"):
    """Something that everyone at the table should know, such as a bot that gave no answer."""

    text: Text


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a heartbeat."""


class Gone(msgspec.Struct, frozen=True, omit_defaults=True, tag="gone"):
    """The last message before the server hangs up, and why."""

    text: Text


FromServer: TypeAlias = (
    Hello | Position | Previews | TextView | Advice | TableInfo | Done | Refused | Said | Notice | Pong | Gone
)

# To the server, over the table's socket


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play a move; the same key twice is one request, `entries` is what the player had seen."""

    key: str
    seat: int
    move: int | str  # its number, or its notation
    entries: int


class Touch(msgspec.Struct, frozen=True, tag="touch", forbid_unknown_fields=True):
    """Ask why touching these things leads nowhere; the answer is `refused`, or `done` if it leads somewhere."""

    key: str
    seat: int
    path: tuple[str, ...]


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last choice back; past the barrier this becomes an offer to the others."""

    key: str
    seat: int


class Propose(msgspec.Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Offer everyone to stop the match as it stands."""

    key: str
    seat: int


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Agree to the offer on the table, or decline it."""

    key: str
    seat: int
    yes: bool


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up; a bot plays the seat to the end."""

    key: str
    seat: int


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask how one stands and what one might do, where the table allows it; everyone sees how often."""

    key: str
    seat: int


class Say(msgspec.Struct, frozen=True, omit_defaults=True, tag="say", forbid_unknown_fields=True):
    """Say a ready phrase or a text to everyone."""

    key: str
    phrase: str = ""
    text: str = ""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """A heartbeat."""


ToServer: TypeAlias = Play | Touch | Undo | Propose | Answer | Resign | Hint | Say | Ping

# Looking back


class Still(msgspec.Struct, frozen=True):
    """One step of a replay: what happened, and how things stood then."""

    log: tuple[Told, ...]
    scene: Scene


class Film(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole match as one seat saw it, or with everything revealed."""

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    board: Board
    frames: tuple[Still, ...]  # the first is the start
    race: tuple[tuple[float, ...], ...]  # each seat's hope of winning after each frame, from 0 to 1
    end: str
    seat: int  # whose eyes; -1 for all revealed


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game in one language; `[example NAME]` stands where a film belongs."""

    markdown: str
    examples: dict[str, Film]


class Lan(msgspec.Struct, frozen=True):
    """Where phones in the same room find this server."""

    address: str


PHRASES = ("hello", "luck", "well-played", "oops", "thinking", "hurry", "thanks", "again", "bye")


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an HTTP request was not carried out."""

    text: Text
    refusal: Refusal | None = None
