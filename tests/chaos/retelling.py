"""Carries out what was acknowledged once more, on a match of its own, and holds it against what is stored."""

import json
from dataclasses import dataclass

from cavale.engine.core.state import CHANCE, OVER
from cavale.engine.match import Action, Match
from cavale.engine.record import Record
from cavale.engine.replay import begin, read_move, replay_line
from cavale.engine.story import counting
from cavale.games import all_games
from tests.chaos.stored import Stored
from tests.chaos.table_log import Request, Standing, TableLog


@dataclass
class Offer:
    """What waits for answers."""

    kind: str
    by: int
    to: int  # the entry to go back to
    agreed: set[int]


class Lost(Exception):
    """Something that was acknowledged is not stored."""


class Twice(Exception):
    """Something is stored that nobody asked for, or more often than it was asked for."""


class Retelling:
    """Plays the acknowledged requests in their order; only what chance and bots did is taken from the record."""

    def __init__(self, log: TableLog, stored: Stored) -> None:
        self.log = log
        self.stored = stored
        game = all_games()[log.game]
        names = dict(zip(game.seats, stored.kinds, strict=False))
        options = json.loads(stored.row["options"])
        self.match: Match = begin(Record(log.game, stored.row["rules"], names, options, ()), all_games(), None)
        self.bots = {seat for seat in range(log.seats) if seat not in log.keys}
        self.lines = stored.lines
        self.offer: Offer | None = None
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
        if len(match.entries) < len(self.lines):
            line = self.lines[len(match.entries)]
            raise Twice(f"entry {line.at} `{line.actor} {' '.join(line.words)}` was never asked for")
        if not self.stopped and table.row["status"] == "playing" and self.offer_stands() != table.offer:
            raise Lost(f"the offer is {table.offer} and should be {self.offer_stands()}")
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
            if len(match.entries) >= len(self.lines):
                if match.state.actor == CHANCE:
                    raise Lost("an action is stored without the chance that follows it")
                return  # a bot that has not played yet
            line = self.lines[len(match.entries)]
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
        if request.by_socket and request.offer != self.offer_stands():
            raise Lost(f"the offer was {request.offer} and should have been {self.offer_stands()}")
        if request.kind == "play":
            if int(match.state.actor) != fields["seat"] or fields["move"] not in match.legal_moves():
                raise Lost("a move that was acknowledged does not follow from those before")
            match.play(fields["move"], fields["seat"])
            if not match.draft:
                self.offer = None
        elif request.kind == "undo":
            self.undo(fields["seat"])
        elif request.kind == "propose":
            self.offer = Offer("stop", fields["seat"], 0, {fields["seat"]})
            self.settle()
        elif request.kind == "answer":
            self.agree(fields["seat"], fields["yes"])
        elif request.kind in ("resign", "bot"):
            self.bots.add(fields["seat"])
            self.offer = None
        elif request.kind == "kick":
            self.offer = None
        for number in range(entries, len(match.entries)):
            self.check_entry(number)

    def check_entry(self, number: int) -> None:
        """The record has an entry as it was asked for."""
        made = self.match.line_of(self.match.entries[number])
        if number >= len(self.lines):
            raise Lost(f"entry {number + 1} `{made.actor} {' '.join(made.words)}` is not stored")
        line = self.lines[number]
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
        self.offer = Offer("undo", seat, numbers[-1] - 1, {seat})
        self.settle()

    def agree(self, seat: int, yes: bool) -> None:
        """Agree to what is offered, or decline it."""
        if self.offer is None:
            raise Lost("an answer was acknowledged, and there is no offer")
        if not yes:
            self.offer = None
            return
        self.offer.agreed.add(seat)
        self.settle()

    def settle(self) -> None:
        """Carry out an offer once all people agree."""
        offer = self.offer
        assert offer is not None
        if set(range(len(self.stored.seats))) - self.bots <= offer.agreed:
            self.offer = None
            if offer.kind == "undo":
                self.match.take_back(offer.to)
            else:
                self.stopped = True

    def offer_stands(self) -> Standing:
        """Return what is offered now; nothing once the match is over."""
        if self.offer is None or self.stopped or self.match.state.actor == OVER:
            return None
        return self.offer.kind, self.offer.by, self.offer.to, tuple(sorted(self.offer.agreed))
