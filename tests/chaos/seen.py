"""What a table's people saw when they left, held against what they see when they are back."""

from typing import Any

from tests.chaos.context import Context
from tests.chaos.table_log import Standing, TableLog, standing
from tests.server.kit import Client

LONGEST = 120  # letters that are shown of a difference


class Seen:
    """What was seen last, when nothing was under way."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.scenes: dict[int, dict[str, Any]] = {}  # by seat
        self.offer: Standing = None
        self.known = False  # whether these are still to be seen
        self.said: set[str] = set()  # texts whose saying was acknowledged: nobody may hear them again

    def forget(self) -> None:
        """Expect nothing any more."""
        self.known = False

    def keep(self, client: Client, log: TableLog) -> None:
        """Remember what each seat sees; where bots play, nobody can say what it will be."""
        self.known = log.among_people
        if self.known:
            self.scenes = {seat: plain(client.positions[seat]["scene"]) for seat in log.people}
            self.offer = standing(client.last["table"].get("offer"))

    def compare(self, client: Client, log: TableLog) -> None:
        """A seat that comes back, with nothing under way, sees what it saw; an offer still waits for answers."""
        if not self.known:
            return
        for seat, before in self.scenes.items():
            now = plain(client.positions[seat]["scene"])
            if now != before:
                where = f"[{log.game} {log.table} {seat}]"
                self.context.violation(
                    f"a seat sees something else after coming back {where}: {differing(before, now)}"
                )
        offer = standing(client.last["table"].get("offer"))
        self.context.expect(offer == self.offer, f"the offer was {self.offer} and is {offer} [{log.table}]")
        self.context.counts["views compared"] += len(self.scenes)
        self.context.counts["offers found again"] += offer is not None
        self.forget()

    def note_said(self, text: str) -> None:
        """Hear a text; one whose saying was acknowledged has been told to everyone, and must not come again."""
        self.context.expect(text not in self.said, "chat with one key was told twice")


def plain(scene: dict[str, Any]) -> dict[str, Any]:
    """Return a scene in a form that can be compared: things in no order, without whose eyes it is for."""
    kept = {name: value for name, value in scene.items() if name not in ("seat", "previews")}
    for kind in ("pieces", "zones", "counters", "spaces"):
        kept[kind] = sorted(kept.get(kind, []), key=lambda thing: str(thing["id"]))
    return kept


def differing(before: dict[str, Any], now: dict[str, Any]) -> str:
    """Return what differs between two scenes, in so far as it can be shown."""
    names = [name for name in {**before, **now} if before.get(name) != now.get(name)]
    return "; ".join(f"{name}: {str(before.get(name))[:LONGEST]} → {str(now.get(name))[:LONGEST]}" for name in names)
