"""What a table's player knows for sure: everything that was asked for with a key, and what was acknowledged."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeAlias

NUMBERS = count()
Standing: TypeAlias = tuple[str, int, int, tuple[int, ...]] | None  # an offer: kind, by whom, to what entry, who agreed


@dataclass
class Request:
    """A request with a key, and how often it was sent."""

    key: str
    kind: str
    fields: dict[str, Any]
    sent: int = 0
    offer: Standing = None  # what was offered when it was sent first

    @property
    def seat(self) -> int:
        """Who asks, or whose seat the host's wish is about."""
        return int(self.fields["seat"])

    @property
    def text(self) -> str:
        """What somebody says: it holds the key, so that it is known again."""
        return f"text {self.key}"

    @property
    def by_socket(self) -> bool:
        """Whether a player asks, and not the host."""
        return self.kind not in ("bot", "kick")


@dataclass
class HostStep:
    """Something that the host, or who joins, asks for over HTTP; sent until it is answered, with the same key."""

    path: str
    body: dict[str, Any]
    what: str
    answer: dict[str, Any] | None = None  # that it got first


@dataclass
class TableLog:
    """One table: the requests that were acknowledged, in their order, and what they must have led to."""

    table: str
    game: str
    host: str
    keys: dict[int, str]  # seat → key, of people
    names: dict[int, str]
    seats: int
    people: list[int]
    done: list[Request] = field(default_factory=list)
    steps: list[HostStep] = field(default_factory=list)  # that were acknowledged
    switches: dict[str, bool] = field(default_factory=dict)  # chat and lobby, as the host last set them
    hints: Counter[int] = field(default_factory=Counter)  # seat → how many it was given since it was last emptied
    asked_again: bool = False  # the host was promised a rematch

    @property
    def among_people(self) -> bool:
        """Whether no bot plays there, so that nothing happens while nobody is there."""
        return len(self.people) == self.seats


def new_key() -> str:
    """Return a key that no other request has."""
    return f"c{next(NUMBERS)}"


def standing(offer: dict[str, Any] | None) -> Standing:
    """Return an offer, as everyone is told of it or as it is stored, in a form that can be compared."""
    if not offer:
        return None
    return offer["kind"], offer["by"], offer.get("to", 0), tuple(sorted(offer.get("agreed", ())))
