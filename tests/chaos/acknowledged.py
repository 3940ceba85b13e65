"""Holds what clients were promised against what is stored: nothing lost, nothing twice, numbers without gaps."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from cavale.engine.core.state import CHANCE, OVER
from cavale.engine.match import Action, Match
from cavale.engine.record import Line, Record
from cavale.engine.replay import begin, read_move, replay_line
from cavale.engine.story import counting
from cavale.games import all_games
from tests.chaos.table_player import Request, TableLog


class Stored:
    """A table as the database file has it."""

    def __init__(self, row: dict[str, Any], entries: list[tuple[int, str]], kinds: list[str]) -> None:
        self.row = row
        self.entries = entries
        self.kinds = kinds  # of the seats
        self.lines = [Line(line.split()[0], tuple(line.split()[1:]), seq) for seq, line in entries]
        self.draft = [word[0] for word in json.loads(row["draft"])]


def read_tables(path: Path) -> dict[str, Stored]:
    """Return all tables of a database file."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        entries: dict[str, list[tuple[int, str]]] = {}
        for entry in database.execute("select table_id, seq, line from entries order by table_id, seq"):
            entries.setdefault(entry["table_id"], []).append((entry["seq"], entry["line"]))
        kinds: dict[str, list[str]] = {}
        for seat in database.execute("select table_id, kind from seats order by table_id, number"):
            kinds.setdefault(seat["table_id"], []).append(seat["kind"])
        rows = [dict(row) for row in database.execute("select * from tables")]
    return {row["id"]: Stored(row, entries.get(row["id"], []), kinds[row["id"]]) for row in rows}


def differences(log: TableLog, stored: dict[str, Stored]) -> list[str]:
    """Return in what a table differs from what its player was promised."""
    if log.table not in stored:
        return ["the table is gone"]
    table = stored[log.table]
    found = []
    if [seq for seq, _ in table.entries] != list(range(1, len(table.entries) + 1)):
        found.append("the numbers of the entries have gaps")
    try:
        Retelling(log, table).compare()
    except Exception as error:  # whatever it is: the lines do not follow from what was acknowledged
        found.append(f"{type(error).__name__}: {error}")
    for name, value in log.switches.items():
        if bool(table.row[name]) != value:
            found.append(f"the host set {name} to {value}, stored is {not value}")
    rematches = [row for row in stored.values() if row.row["host"] == table.row["host"]]
    if log.asked_again and len(rematches) != 2:
        found.append(f"{len(rematches) - 1} rematches for one wish")
    if len(log.again_answers) > 1:
        found.append("the host was led to two rematches")
    return [f"[{log.game} {log.table}] {text}" for text in found]


class Retelling:
    """Plays the acknowledged requests in their order; only what chance and bots did is taken from the record."""

    def __init__(self, log: TableLog, stored: Stored) -> None:
        self.log = log
        self.stored = stored
        game = all_games()[log.game]
        names = dict(zip(game.seats, stored.kinds, strict=False))
        options = json.loads(stored.row["options"])
        self.match: Match = begin(Record(log.game, stored.row["rules"], names, options, ()), all_games(), None)
        self.bots = {seat for seat in range(len(stored.kinds)) if seat not in log.keys}
        self.offer: tuple[str, int, set[int]] | None = None  # kind, entry to go back to, who agreed
        self.stopped = False

    def compare(self) -> None:
        """Raise an error at the first difference."""
        self.follow_others()
        for number, request in enumerate(self.log.done):
            try:
                self.carry_out(request)
            except Lost as lost:
                raise Lost(f"request {number} ({request.kind} {request.key}, sent {request.sent}): {lost}") from None
            self.follow_others()
        match, table = self.match, self.stored
        if len(match.entries) < len(table.lines):
            line = table.lines[len(match.entries)]
            raise Twice(f"entry {line.at} `{line.actor} {' '.join(line.words)}` was never asked for")
        words = [match.game.moves.notation(move) for move in match.draft]
        acting = int(match.state.actor)
        if acting not in self.bots and not self.stopped and words != table.draft:
            raise Lost(f"the draft is {table.draft} and should be {words}")
        over = self.stopped or acting == OVER or table.row["next_table"] != ""
        if (table.row["status"] == "over") != over:
            raise Lost(f"the status is {table.row['status']}, and should {'' if over else 'not '}be over")

    def follow_others(self) -> None:
        """Let chance and bots do what the record says."""
        match = self.match
        while match.state.actor == CHANCE or int(match.state.actor) in self.bots:
            if len(match.entries) >= len(self.stored.lines):
                if match.state.actor == CHANCE:
                    raise Lost("an action is stored without the chance that follows it")
                return  # a bot that has not played yet
            line = self.stored.lines[len(match.entries)]
            if line.actor == "table":
                return  # taken back before the bot played
            if match.draft:  # begun by a person who left
                begun = [match.game.moves.notation(move) for move in match.draft]
                if list(line.words[: len(begun)]) != begun:
                    raise Lost(f"a bot went on from {begun}, but entry {line.at} is {line.words}")
                for word in line.words[len(begun) :]:
                    match.play(read_move(match, word), int(match.state.actor))
            else:
                replay_line(match, line)

    def carry_out(self, request: Request) -> None:
        """Carry out one acknowledged request, and see that the record has its entry, if it makes one."""
        match, fields = self.match, request.fields
        entries = len(match.entries)
        if request.kind == "play":
            if int(match.state.actor) != fields["seat"] or fields["move"] not in match.legal_moves():
                raise Lost("a move that was acknowledged does not follow from those before")
            match.play(fields["move"], fields["seat"])
            if not match.draft:
                self.offer = None
        elif request.kind == "undo":
            self.undo(fields["seat"])
        elif request.kind == "propose":
            self.offer = "stop", 0, {fields["seat"]}
            self.settle()
        elif request.kind == "answer":
            self.agree(fields["seat"], fields["yes"])
        elif request.kind in ("resign", "bot"):
            self.bots.add(fields["seat"])
            self.offer = None
        for number in range(entries, len(match.entries)):
            self.check_entry(number)

    def check_entry(self, number: int) -> None:
        """The record has an entry as it was asked for."""
        made = self.match.line_of(self.match.entries[number])
        if number >= len(self.stored.lines):
            raise Lost(f"entry {number + 1} `{made.actor} {' '.join(made.words)}` is not stored")
        line = self.stored.lines[number]
        if (line.actor, line.words) != (made.actor, made.words):
            told, found = (f"`{one.actor} {' '.join(one.words)}`" for one in (made, line))
            raise Lost(f"entry {number + 1} should be {told}, and is {found}")

    def undo(self, seat: int) -> None:
        """Take back as the table does: freely if nothing was shown since, else as an offer."""
        match = self.match
        if match.draft and match.state.actor == seat:
            if match.played > match.sealed:
                match.undo(seat)
                return
        elif (
            match.entries
            and isinstance(last := match.entries[-1], Action)
            and last.actor == seat
            and match.played - len(match.draft) - len(last.moves) >= match.sealed
        ):
            match.take_back(len(match.entries) - 1)
            self.offer = None
            return
        numbers = [number for number, action in counting(match) if action.actor == seat]
        self.offer = "undo", numbers[-1] - 1, {seat}
        self.settle()

    def agree(self, seat: int, yes: bool) -> None:
        """Agree to what is offered, or decline it; a kill may have taken the offer away before the record shows it."""
        if self.offer is None:
            return
        if not yes:
            self.offer = None
            return
        self.offer[2].add(seat)
        self.settle()

    def settle(self) -> None:
        """Carry out an offer once all people agree."""
        assert self.offer is not None
        kind, to, agreed = self.offer
        if set(range(len(self.stored.kinds))) - self.bots <= agreed:
            self.offer = None
            if kind == "undo":
                self.match.take_back(to)
            else:
                self.stopped = True


class Lost(Exception):
    """Something that was acknowledged is not stored."""


class Twice(Exception):
    """Something is stored that nobody asked for, or more often than it was asked for."""
