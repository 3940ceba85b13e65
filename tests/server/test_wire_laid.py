"""Cards face down on the wire: Stalag 17 between two people, in worlds that blue and a spectator cannot tell apart."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import State, View
from cavale.games.stalag17.rules import stalag_of
from tests.server.worlds import OTHERS, Script, both, golden_lines, script_of

# Red lays two cards, dares an escape that fails, lays another one, and throws one away.
FAILURE = Script(
    chance=(
        *("first=blue", "die=food", "die=map", "die=tool", "escape-die=4"),
        *("card=clothing-1", "card=escape-1", "card=food-1", "card=map-1"),  # two for blue, two for red
        *("card=clothing-2", "card=clothing-2", "card=escape-3"),
        *("card=document-1", "card=document-1", "card=information"),
        *("card=escape-6", "card=barracks", "card=tool-1"),
        *("card=escape-5", "card=escape-5"),
    ),
    plays=(
        (1, 0, ("draw",)),
        (3, 1, ("lay=food-1",)),
        (5, 0, ("draw",)),
        (7, 1, ("lay=map-1",)),
        (9, 0, ("draw",)),
        (11, 1, ("escape",)),
        (12, 1, ("lay=escape-3",)),
        (14, 0, ("draw",)),
        (16, 1, ("drop=information", "done")),
        (17, 0, ("drop=clothing-1", "drop=clothing-2", "drop=clothing-2", "done")),
    ),
)


def with_words(script: Script, *pairs: tuple[str, str]) -> Script:
    """Return a script in which what chance brings red and red lays is something else, the first time it is named."""
    chance, plays = list(script.chance), list(script.plays)
    for old, new in pairs:
        if old.startswith("card="):
            chance[chance.index(old)] = new
        else:
            at = next(number for number, (_, seat, words) in enumerate(plays) if seat == 1 and words == (old,))
            plays[at] = (plays[at][0], 1, (new,))
    return script._replace(chance=tuple(chance), plays=tuple(plays))


# Worlds with the same public events.
ORDER = with_words(FAILURE, ("lay=map-1", "lay=?"), ("lay=food-1", "lay=map-1"), ("lay=?", "lay=food-1"))
CARD = with_words(FAILURE, ("card=escape-3", "card=barracks"), ("lay=escape-3", "lay=barracks"))
HAND = with_words(FAILURE, ("card=tool-1", "card=escape-2"))
WHIMS = FAILURE._replace(whims=((3, "drop=map-1"), (7, "drop=escape-3"), (16, "drop=tool-1")))


@pytest.mark.parametrize("other", [ORDER, CARD, HAND, WHIMS], ids=["order", "card", "hand", "whims"])
def test_cards_face_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: Script) -> None:
    """Which cards are laid, in which order, and what is picked and taken back reaches others in no byte."""
    one, two = both(tmp_path, monkeypatch, "stalag17", "standard", (FAILURE, other))
    assert any('"previews"' in message for message in one["blue"])
    for who in OTHERS:
        assert one[who] == two[who], who
    assert one["red"] != two["red"]


def test_a_real_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round between bots until somebody escapes: every byte is the same whichever card red has laid first."""
    lines = golden_lines("stalag17", "standard-2")
    script = script_of(lines, next(number for number, line in enumerate(lines) if line.words == ("escape",)))
    other = with_words(script, ("card=escape-4", "card=information"), ("lay=escape-4", "lay=information"))
    one, two = both(tmp_path, monkeypatch, "stalag17", "standard", (script, other))
    assert len(one["blue"]) > len(script.plays)
    for who in OTHERS:
        assert one[who] == two[who], who
    assert one["red"] != two["red"]


def laid_red(message: str) -> list[str] | None:
    """Return the faces before red that a message shows, if it tells of them."""
    zones = json.loads(message).get("scene", {}).get("zones", [])
    return next(([card["face"] for card in zone.get("cards", [])] for zone in zones if zone["id"] == "laid-red"), None)


def test_a_failed_attempt_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """ST-22, ST-28: cards shown at a failed attempt stay known to all who were there, and to who comes later."""
    sent, _ = both(tmp_path, monkeypatch, "stalag17", "standard", (FAILURE, CARD))
    for who in ("blue", "watcher", "blue again"):
        told = [faces for message in sent[who] if (faces := laid_red(message)) is not None]
        assert told[-1] == ["food-1", "map-1", "back"], who
        if who != "blue again":
            assert told[-4:-1] == [["back"], ["back", "back"], ["food-1", "map-1"]]
    own = [faces for message in sent["red"] if (faces := laid_red(message)) is not None]
    assert own[-1] == ["food-1", "map-1", "escape-3"]


def shows_all(state: State, seat: int) -> View:
    """Return a view that hides nothing."""
    return View(seat, state.copy())


def shows_hands(state: State, seat: int) -> View:
    """Return a view of all hands, and of none of the cards that are laid."""
    table = stalag_of(state).copy()
    table.laid = vec[i64]([0] * len(table.laid))
    return View(seat, table)


def sees_moves(state: State, move: int, seat: int) -> int:
    """Return a move as it is."""
    return move


@pytest.mark.parametrize(("part", "leak"), [("view", shows_all), ("view", shows_hands), ("seen", sees_moves)])
def test_a_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, leak: Callable[..., Any]
) -> None:
    """The same comparison fails where a view or what is seen of a move tells more than it may."""
    monkeypatch.setattr(f"cavale.games.stalag17.view.{part}", leak)
    one, two = both(tmp_path, monkeypatch, "stalag17", "standard", (FAILURE, CARD))
    assert all(one[who] != two[who] for who in ("blue", "watcher"))
