"""Matches: legality, undo, taking back by consent, forks, drafts."""

from itertools import pairwise

import pytest

from cavale.engine.core.state import CHANCE, SPECTATOR
from cavale.engine.match import Match
from cavale.engine.record import read
from cavale.engine.refusal import Refused
from cavale.engine.replay import replay
from cavale.engine.text import Problem
from cavale.games import all_games, find_game

ALCATRAZ = find_game("alcatraz")
POCKETS = find_game("pockets")


def words(match: Match, *texts: str) -> Match:
    """Play moves by their notation."""
    for text in texts:
        move = match.game.moves.parse(text)
        assert move is not None
        match.play(move)
    return match


def yard() -> Match:
    """Return a match of Alcatraz in which blue begins."""
    return words(Match(ALCATRAZ, 2, seed=1), "first=blue")


def text(match: Match) -> str:
    """Return the position."""
    return match.game.position.describe(match.state)


def key_of(call: object) -> str:
    """Return the key of the problem that a call raises."""
    assert callable(call)
    with pytest.raises(Problem) as raised:
        call()
    return raised.value.text.key


def test_an_illegal_move_changes_nothing() -> None:
    """A refused move leaves the match as it was, and says why."""
    match = yard()
    before = match.record().write()
    with pytest.raises(Refused) as raised:
        words(match, "cell>8:3")
    assert raised.value.refusal.paragraph == "AZ-11"
    assert match.record().write() == before


def test_out_of_turn() -> None:
    """A seat plays only when it acts."""
    match = yard()
    with pytest.raises(Refused) as raised:
        match.play(match.legal_moves()[0], 1)
    assert raised.value.refusal.code == "not-your-turn"


def test_chance_is_not_forced() -> None:
    """Chance takes only what it may bring."""
    assert key_of(lambda: words(Match(ALCATRAZ, 2), "die=3")) == "chance-cannot"


@pytest.mark.parametrize("move", [-1, 10**9, 2**63, 2**70])
def test_numbers_that_are_no_moves(move: int) -> None:
    """Numbers out of range are refused like any other move."""
    match = yard()
    assert key_of(lambda: match.play(move)) in ("move-unknown", "refused")


def test_the_same_seed_gives_the_same_chance() -> None:
    """A seeded match draws the same chance again; matches without a seed differ."""
    options = ALCATRAZ.choose(2, "random")
    starts = []
    for seed in (5, 5, None, None):
        match = Match(ALCATRAZ, 2, options, seed=seed)
        match.settle()
        starts.append(text(match))
    assert starts[0] == starts[1]
    assert len(set(starts)) == 3


def test_chance_follows_its_weights() -> None:
    """In a thousand seeded openings every first player comes up about as often."""
    firsts = [0, 0, 0, 0]
    for seed in range(1000):
        match = Match(ALCATRAZ, 4, seed=seed)
        match.settle()
        firsts[match.state.actor] += 1
    assert all(190 < count < 310 for count in firsts)


def test_undo_to_the_barrier() -> None:
    """Your last move can be taken back until another has moved; then nothing is left to take back."""
    match = yard()
    start = text(match)
    words(match, "cell>9:1")
    assert key_of(lambda: match.undo(1)) == "undo-nothing"
    match.undo(0)
    assert text(match) == start
    assert key_of(lambda: match.undo(0)) == "undo-nothing"
    words(match, "cell>9:1", "cell>9:2")
    assert key_of(lambda: match.undo(0)) == "undo-nothing"


def test_no_undo_past_chance() -> None:
    """Once the die has been rolled the boarding stands."""
    line = "guards=54738291 blue=1:1,1:3,cell,cell yellow=cell,cell,cell,cell next=blue"
    match = words(Match(ALCATRAZ, 2, seed=1, position=line), "1:3>boat")
    match.undo(0)
    words(match, "1:3>boat", "die=3")
    assert key_of(lambda: match.undo(0)) == "undo-nothing"


def test_taking_back_by_consent_is_in_the_record() -> None:
    """Going back by consent is an entry; the record replays to the same position."""
    match = words(yard(), "cell>9:1", "cell>9:2")
    after_one = text(words(yard(), "cell>9:1"))
    match.take_back(2)
    assert text(match) == after_one
    words(match, "cell>9:3")
    record = match.record().write()
    assert "4. table undo 2" in record
    again = replay(read(record), all_games())
    assert text(again) == text(match)
    assert again.record().write() == record
    match.take_back(0)
    assert match.state.actor == CHANCE
    assert key_of(lambda: match.take_back(99)) == "take-back-unknown"


def test_no_free_undo_past_consent() -> None:
    """What all agreed on is not undone by one."""
    match = words(yard(), "cell>9:1", "cell>9:2")
    match.take_back(2)
    assert key_of(lambda: match.undo(0)) == "undo-nothing"


def test_forks_are_independent() -> None:
    """A fork starts where the match stood, and goes its own way."""
    match = words(yard(), "cell>9:1", "cell>9:2")
    fork = match.fork(2)
    assert text(fork) == text(words(yard(), "cell>9:1"))
    before = match.record().write()
    words(fork, "cell>9:5")
    assert match.record().write() == before
    assert key_of(lambda: match.fork(7)) == "take-back-unknown"


def trading() -> Match:
    """Return a match of Pockets whose actor has begun a trade."""
    for seed in range(50):
        match = Match(POCKETS, 3, seed=seed)
        match.settle()
        if "trade" in map(POCKETS.moves.notation, match.legal_moves()):
            return words(match, "trade")
    raise AssertionError("nobody could trade")


def test_a_draft_is_its_players_own_affair() -> None:
    """Others see nothing of an action before it is complete, and the record keeps it as one line."""
    match = trading()
    seat = match.state.actor
    others = [other for other in (0, 1, 2, SPECTATOR) if other != seat]
    entries = len(match.entries)
    fresh = match.fork()
    shown = [text_of_view(fresh, other) for other in others]
    drop = match.legal_moves()[0]
    match.play(drop)
    assert [text_of_view(match, other) for other in others] == shown
    assert text_of_view(match, seat) != text_of_view(fresh, seat)
    assert len(match.entries) == entries
    match.play(match.legal_moves()[0])
    assert len(match.entries) == entries + 1
    assert len(match.record().lines[-1].words) == 3


def text_of_view(match: Match, seat: int) -> str:
    """Return what a seat may know, as text."""
    return POCKETS.position.describe(match.view(seat).state)


def test_a_draft_is_taken_back_choice_by_choice() -> None:
    """Undo inside an action goes back one choice at a time."""
    match = trading()
    seat = match.state.actor
    texts = [text(match)]
    match.play(match.legal_moves()[0])
    texts.append(text(match))
    match.undo(seat)
    assert text(match) == texts[0]
    assert match.draft
    match.undo(seat)
    assert not match.draft
    assert key_of(lambda: match.undo(seat)) == "undo-nothing"


def test_the_log_grows_with_the_match() -> None:
    """Every action and every chance move has its line."""
    match = words(yard(), "cell>9:1", "cell>9:2")
    keys = [line.key for line in match.log(SPECTATOR)]
    assert keys == ["az-did-first", "az-did-walk", "az-did-walk"]
    assert match.log(0, since=2) == match.log(0)[2:]


def test_steps_follow_each_other() -> None:
    """Each step's move leads to the next step's state."""
    match = words(yard(), "cell>9:1", "cell>9:2", "cell>9:3")
    for step, following in pairwise(match.steps()):
        after = step.before.copy()
        after.play(step.move)
        assert ALCATRAZ.position.describe(after) == ALCATRAZ.position.describe(following.before)
