"""Seats, and those who are connected to a table."""

from dataclasses import dataclass

from cavale.bots import USUAL
from cavale.server.messages import Advice, SeatKind
from cavale.server.outbox import Outbox

STANDBY = USUAL  # plays for those who left


@dataclass
class Seat:
    """Who sits somewhere, and what opens the seat."""

    kind: SeatKind
    name: str
    bot: str
    program: bool  # somebody else's, that plays over the wire
    lost: bool
    key: str  # digest
    code: str  # digest
    person: str
    hints: int = 0  # taken
    advised: tuple[int, Advice] | None = None  # at which moment, and what

    @property
    def decides(self) -> bool:
        """Whether somebody sits there whose consent an offer needs: bots and programs agree to anything."""
        return self.kind == "person" and not self.program


@dataclass(eq=False)
class Guest:
    """Somebody connected to a table: the seats held, none for one who looks on."""

    outbox: Outbox
    seats: tuple[int, ...]
    host: bool
    name: str
    text: bool = False  # gets views as text, no scenes
