"""What was measured, as figures: printed as JSON, or shown as tables."""

import platform
from collections.abc import Sequence

import msgspec

from cavale.bench.contenders import Set, is_compiled
from cavale.bench.measure import Contender, Spread, ratio, spread


class Row(msgspec.Struct, frozen=True):
    """How fast one contender plays."""

    name: str
    moves_per_second: Spread
    games_per_second: Spread
    moves_per_game: float
    moves: int  # played in all
    games: int


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast as another one contender plays, by their names."""

    one: str
    other: str
    times: Spread


class Ours(msgspec.Struct, frozen=True):
    """Everything about one game with some number of players."""

    game: str
    players: int
    compiled: bool
    driven: Row
    loop: Row
    native: Row | None  # the same rules in C
    match: Row | None
    copy_nanoseconds: Spread
    ratios: tuple[Ratio, ...]  # own loop to driven and to C; then driven and own loop to every peer


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    compiled: bool  # the engine; a game from elsewhere may not be
    python: str
    machine: str
    seconds: float  # a slice
    repeat: int
    ours: tuple[Ours, ...]
    peers: tuple[Row, ...]
    missing: tuple[str, ...]  # peers that were asked for and are not installed

    def json(self) -> str:
        """Return it all as JSON, for programs to read."""
        return msgspec.json.format(msgspec.json.encode(self)).decode()


def make_report(
    sets: Sequence[Set], peers: Sequence[Contender], missing: Sequence[str], seconds: float, repeat: int
) -> Report:
    """Return the report of what the contenders have done."""
    return Report(
        is_compiled(),
        platform.python_version(),
        platform.machine(),
        seconds,
        repeat,
        tuple(ours(each, peers) for each in sets),
        tuple(row(peer) for peer in peers),
        tuple(missing),
    )


def ours(each: Set, peers: Sequence[Contender]) -> Ours:
    """Return the figures of one of our games."""
    pairs = [(each.loop, other) for other in (each.driven, each.native) if other]
    pairs += [(one, peer) for peer in peers for one in (each.driven, each.loop)]
    return Ours(
        each.game.name,
        each.players,
        each.compiled,
        row(each.driven),
        row(each.loop),
        row(each.native) if each.native else None,
        row(each.checked) if each.checked else None,
        spread([1e9 / rate for rate in each.copying.rates()]),
        tuple(Ratio(one.name, other.name, ratio(one, other)) for one, other in pairs),
    )


def row(contender: Contender) -> Row:
    """Return the figures of one contender."""
    moves = sum(each.moves for each in contender.slices)
    games = sum(each.games for each in contender.slices)
    return Row(
        contender.name,
        spread(contender.rates()),
        spread([each.games / each.seconds for each in contender.slices]),
        moves / games,
        moves,
        games,
    )
