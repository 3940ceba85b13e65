"""Tiles in stock on the wire: Section X between bots, in worlds that the others cannot tell apart."""

from collections import Counter
from pathlib import Path

import pytest

from cavale.engine.core.state import CHANCE, State, View
from cavale.games.section_x.rules import section_x_of
from tests.server.worlds import OTHERS, Script, both, golden_lines, match_of, script_of

ENTRIES = 50


@pytest.fixture
def worlds() -> tuple[Script, Script]:
    """The beginning of a match between bots, and the same with another tile in the second's stock, never laid.

    Who holds tiles back in that match is red, the first: here the two have changed places.
    """
    script = script_of(golden_lines("section_x", "standard-2"), ENTRIES, ("purple", "red"))
    script = script._replace(chance=("first=red", *script.chance[1:]))
    match = match_of("section_x", "standard", script)
    laid = Counter(word for _, seat, words in script.plays if seat == 1 for word in words if word.startswith("place="))
    at = -1
    for index, step in enumerate(step for step in match.steps() if step.actor == CHANCE):
        word = match.game.moves.notation(step.move)
        if word.startswith("tile=") and section_x_of(step.before).mover == 1:
            laid[word.replace("tile", "place")] -= 1
            if laid[word.replace("tile", "place")] < 0:
                at = index  # one more than is laid of it
    assert at >= 0
    other = next(tile for tile in ("tile=S1", "tile=S2", "tile=S3") if tile != script.chance[at])
    return script, script._replace(chance=(*script.chance[:at], other, *script.chance[at + 1 :]))


def test_a_real_match_tells_nothing_of_a_stock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, worlds: tuple[Script, Script]
) -> None:
    """SX-6: every byte that the other and a spectator get is the same, whichever tile the second has in stock."""
    one, two = both(tmp_path, monkeypatch, "section_x", "standard", worlds)
    assert len(one["blue"]) > ENTRIES
    for who in OTHERS:
        assert one[who] == two[who], who
    assert one["red"] != two["red"]


def test_a_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, worlds: tuple[Script, Script]) -> None:
    """The same comparison fails where a view shows all stocks."""

    def shows_all(state: State, seat: int) -> View:
        return View(seat, state.copy())

    monkeypatch.setattr("cavale.games.section_x.view.view", shows_all)
    one, two = both(tmp_path, monkeypatch, "section_x", "standard", worlds)
    assert all(one[who] != two[who] for who in ("blue", "watcher"))
