"""What stands beside the board: who plays, the counters, what the signs mean; and the cards below it."""

from collections import Counter as Tally
from collections.abc import Sequence

from rich.text import Text as Styled

from cavale.engine.scene import Counter, Scene, Zone
from cavale.engine.text import Text
from cavale.terminal.board import FRAME
from cavale.terminal.marks import Mark, Marks


def panel(scene: Scene, marks: Marks, names: Sequence[str], room: int, footer: str) -> list[Styled]:
    """Return the lines beside a board, each as long as there is room for."""
    blocks = [
        [player_line(scene, marks, seat, name) for seat, name in enumerate(names)],
        [Styled(counted(marks, counter)) for counter in scene.counters if counter.owner is None],
        legend(marks) if marks.grounds else [],
        [Styled(footer, "dim")] if footer else [],
    ]
    lines: list[Styled] = []
    for block in filter(None, blocks):
        lines += [Styled(), *block] if lines else block
    for line in lines:
        line.truncate(room, overflow="ellipsis")
    return lines


def player_line(scene: Scene, marks: Marks, seat: int, name: str) -> Styled:
    """Return a seat's mark, name and counters; an arrow tells who is to act."""
    mark = marks.seat(seat)
    arrow = ">" if scene.actor == seat else " "
    counters = [counted(marks, counter) for counter in scene.counters if counter.owner == seat]
    line = Styled.assemble((f"{arrow} ", FRAME), (f" {mark.sign} ", mark.style), f" {name}")
    line.append(f"  {', '.join(counters)}" if counters else "")
    return line


def counted(marks: Marks, counter: Counter) -> str:
    """Return a counter in words and figures."""
    limit = f"/{counter.limit}" if counter.limit else ""
    return f"{marks.screen.say(counter.name)} {counter.value}{limit}"


def legend(marks: Marks) -> list[Styled]:
    """Return what the signs mean."""
    signs = [Styled.assemble((f"{mark.sign:^3}", mark.style), f" {word}") for mark, word in marks.legend()]
    last = marks.screen.words("terminal-legend-last")
    return [*signs, Styled.assemble(("[ ]", FRAME), " ", ("( )", FRAME), f" {last}")]


def zone_line(marks: Marks, zone: Zone) -> Styled:
    """Return a hand, a pile or dice in words: what is seen of it, and how much is not."""
    say = marks.screen.say
    seen = Tally(say(card.name) for card in zone.cards)
    words = [f"{name} ×{count}" if count > 1 else name for name, count in seen.items()]
    if zone.count > len(zone.cards):
        words.append(marks.screen.words("terminal-unseen", count=zone.count - len(zone.cards)))
    mark = Mark(" ", "") if zone.owner is None else marks.seat(zone.owner)
    text = Text("terminal-zone", {"zone": zone.name, "cards": ", ".join(words) or "–"})
    return Styled.assemble((f" {mark.sign} ", mark.style), f" {say(text)}")
