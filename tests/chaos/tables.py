"""What tables the parts make."""

from collections.abc import Sequence

GAMES = ("alcatraz", "cartagena", "stalag17", "section_x")


def wishes(seats: Sequence[str]) -> list[dict[str, str]]:
    """Return wishes for seats: names are people, `-` is an open seat, `*greedy` is a bot."""
    kinds = {"-": "open", "*": "bot"}
    return [
        {"kind": kinds.get(seat[0], "person")} | ({"name": seat.lstrip("*")} if seat != "-" else {}) for seat in seats
    ]
