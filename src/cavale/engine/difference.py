"""What is different between two pictures."""

from typing import TypeVar

from cavale.engine.scene import Counter, Piece, Scene, Space, Zone

Thing = TypeVar("Thing", Piece, Zone, Counter, Space)


class Difference:
    """The lasting things of a picture that were not as they are, and what is there no more, such as `pieces:ID`."""

    def __init__(self, before: Scene, after: Scene) -> None:
        gone: list[str] = []
        self.pieces = fresh("pieces", before.pieces, after.pieces, gone)
        self.zones = fresh("zones", before.zones, after.zones, gone)
        self.counters = fresh("counters", before.counters, after.counters, gone)
        self.spaces = fresh("spaces", before.spaces, after.spaces, gone)
        self.gone = tuple(gone)

    def only(self, scene: Scene) -> Scene:
        """Return a picture with only those of its lasting things that are different."""
        return Scene(
            scene.seat,
            scene.actor,
            scene.prompt,
            self.pieces,
            self.zones,
            self.counters,
            self.spaces,
            scene.buttons,
            scene.choices,
            scene.notes,
        )


def fresh(kind: str, old: tuple[Thing, ...], new: tuple[Thing, ...], gone: list[str]) -> tuple[Thing, ...]:
    """Return the things of a kind that were not as they are; note those that are gone."""
    if old == new:
        return ()
    if len(old) == len(new):
        pairs = [(was, now) for was, now in zip(old, new, strict=True) if was is not now and was != now]
        if all(was.id == now.id for was, now in pairs):  # nothing came or went
            return tuple([now for _, now in pairs])
    known = {thing.id: thing for thing in old}
    found = [thing for thing in new if known.pop(thing.id, None) != thing]
    gone += [f"{kind}:{name}" for name in known]
    return tuple(found)
