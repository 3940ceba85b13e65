"""Records: what is written is read back; what is damaged is refused, with line and reason."""

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.record import LONGEST, Record, RecordProblem, checksum, read
from cavale.engine.replay import replay
from cavale.engine.testing.case import Case
from cavale.engine.text import LANGUAGES, Problem
from cavale.games import all_games, find_game

GAME = find_game("alcatraz")
POCKETS = find_game("pockets")


def played(seed: int = 3, game: str = "alcatraz") -> Match:
    """Return a match played at random to its end."""
    return Case(find_game(game), next(iter(find_game(game).presets)), 2).stretch(seed)


TEXT = played().record("2026-11-15").write()
LINES = TEXT.split("\n")


def problem_of(text: str | bytes) -> tuple[int, str]:
    """Return the line and the reason for which a text is refused."""
    with pytest.raises(RecordProblem) as raised:
        replay(read(text), all_games())
    for language in LANGUAGES:
        assert GAME.speaker(language).say(raised.value.text)
    reason = raised.value.text.args["reason"]
    return raised.value.line, getattr(reason, "key", "")


def changed(line: int, old: str, new: str, summed: bool = True) -> str:
    """Return the record with one line changed, and the checksum made to fit."""
    lines = LINES.copy()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    body = "\n".join(lines[:-2]) + "\n"
    return f"{body}sum: {checksum(body)}\n" if summed else body


def test_written_and_read_back() -> None:
    """A record read and written again is the same text, whatever the line ends."""
    assert read(TEXT).write() == TEXT
    assert read(TEXT.encode()).write() == TEXT
    assert read(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode()).write() == TEXT


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_in_which_nothing_happened(players: int) -> None:
    """The shortest record is a record."""
    text = Match(GAME, players).record().write()
    assert replay(read(text), all_games()).record().write() == text


def test_unusual_names_are_kept() -> None:
    """A seat's name is any line of text."""
    match = Match(GAME, 2, names=("Zoë: 1. red, “ok”", "二"))
    assert replay(read(match.record().write()), all_games()).names == ("Zoë: 1. red, “ok”", "二")


def test_without_a_checksum() -> None:
    """Records written by hand need no checksum."""
    assert read("\n".join(LINES[:-2]) + "\n").lines == read(TEXT).lines


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "record-foreign"),
        ("[Event chess]\n1. e4 e5\n", 1, "record-foreign"),
        ("cavale record 2\n", 1, "record-format"),
        ("cavale record 1", 2, "record-cut-off"),
        ("cavale record 1\ngame: alcatraz\n\n", 3, "record-header-missing"),
        ("cavale record 1\ngame alcatraz\n", 2, "record-header"),
        ("cavale record 1\ngame: a\ngame: b\n", 3, "record-header-twice"),
        (b"cavale record 1\ngame: \xff\n", 2, "record-not-text"),
        ("x" * (LONGEST + 1), 1, "record-too-long"),
        (changed(2, "alcatraz", "chess"), 2, "unknown-game"),
        (changed(3, "1", "2"), 3, "record-newer-rules"),
        (changed(3, "1", "0"), 3, "record-newer-rules"),
        (changed(3, "1", "one"), 3, "record-rules"),
        (changed(5, "alarm=on", "alarm=perhaps"), 5, "record-set-up"),
        (changed(5, "alarm=on", "alarm"), 5, "record-option"),
        (changed(5, "alarm=on", "brawl=on"), 5, "record-set-up"),
        (changed(5, "classic", "12345678"), 5, "record-set-up"),
        (changed(6, "blue", "pink"), 5, "record-seats"),
        (changed(9, "1.", "2."), 9, "record-number"),
        (changed(9, "1. ", "1 "), 9, "record-line"),
        (changed(1, "1", "١"), 1, "record-foreign"),  # a digit for Unicode, and so for int()
        (changed(3, "1", "١"), 3, "record-rules"),
        (changed(9, "1.", "١."), 9, "record-line"),
        (changed(10, LINES[9][3:], "table undo ١"), 10, "record-table"),
        (changed(len(LINES) - 2, "end: ", "end: ١"), len(LINES) - 2, "record-end"),
        (changed(10, LINES[9].split()[1], "purple"), 10, "record-actor"),
        (changed(10, LINES[9].split()[2], "7:7>7:7"), 10, "record-move"),
        (changed(10, LINES[9].split()[2], "e2-e4"), 10, "record-move"),
        (changed(10, LINES[9], LINES[9] + " pass"), 10, "record-line-too-long"),
        (changed(10, LINES[9][3:], "table undo"), 10, "record-table"),
        (changed(10, LINES[9][3:], "table undo 99"), 10, "record-move"),
        (changed(len(LINES) - 2, "end: ", "end: 1"), len(LINES) - 2, "record-count"),
        (changed(len(LINES) - 2, "limit", "escape"), len(LINES) - 2, "record-result"),
        (changed(10, "cell", "ce11", summed=False) + "sum: 00000000\n", len(LINES) - 1, "record-sum"),
        (TEXT + "more\n", len(LINES), "record-after-end"),
    ],
)
def test_a_damaged_record_is_refused(text: str | bytes, line: int, reason: str) -> None:
    """Every kind of damage is named, with its line."""
    assert problem_of(text) == (line, reason)


def test_an_unfinished_draft_is_refused() -> None:
    """A line holds a whole action."""
    match = played(game="pockets")
    lines = match.record().write().split("\n")
    index = next(number for number, line in enumerate(lines) if " trade " in line)
    lines[index] = lines[index].rsplit(" ", 1)[0]
    line, reason = problem_of("\n".join(lines[:-2]) + "\n")
    assert (line, reason) == (index + 1, "record-draft")


def test_every_truncation_is_refused() -> None:
    """A record that was cut off anywhere is not taken for a shorter one."""
    text = played(game="pockets").record("2026-11-15").write()  # a short one
    whole = len(text) - len("sum: 00000000\n") - 1
    for length in range(whole):
        with pytest.raises(RecordProblem):
            read(text[:length])


def test_every_changed_letter_is_noticed() -> None:
    """The checksum notices any change of a single character."""
    rng = random.Random(1)
    for _ in range(500):
        at = rng.randrange(len(TEXT))
        damaged = TEXT[:at] + rng.choice("x0:\n ") + TEXT[at + 1 :]
        if damaged.rstrip("\n") != TEXT.rstrip("\n"):
            with pytest.raises(RecordProblem):
                read(damaged)


def survives(data: str | bytes) -> Record | None:
    """Return what rubbish is read as; anything but a clear refusal is an error."""
    try:
        record = read(data)
        replay(record, all_games())
    except Problem as problem:
        said = [GAME.speaker(language).say(problem.text) for language in LANGUAGES]
        return None if all(said) else Record("", 0, {}, {}, ())
    return record


@given(st.binary(max_size=2000))
def test_rubbish_bytes(data: bytes) -> None:
    """No bytes make the reader stumble."""
    assert survives(data) is None


@given(st.text(max_size=300), st.integers(0, len(TEXT)), st.integers(0, 40))
@example("0. ", 9, 0)
def test_rubbish_in_a_record(rubbish: str, at: int, gone: int) -> None:
    """Rubbish put into a record is refused, or changes nothing."""
    record = survives(TEXT[:at] + rubbish + TEXT[at + gone :])
    assert record is None or record.write() == TEXT


def test_a_million_random_bytes() -> None:
    """A million random bytes, as one file and as many, are refused."""
    rng = random.Random(7)
    data = rng.randbytes(1_000_000)
    head = b"cavale record 1\n"
    assert survives(data) is None
    for start in range(0, len(data), 10_000):
        assert survives(data[start : start + 10_000]) is None
        assert survives(head + data[start : start + 10_000]) is None


@pytest.mark.parametrize("game", [GAME, POCKETS], ids=lambda game: game.name)
def test_random_words_as_moves(game: Game) -> None:
    """A million random characters are words of no move, or of one that is written the same way."""
    parse, notation = game.moves.parse, game.moves.notation
    rng = random.Random(8)
    alphabet = "0123456789:>=cellboatpassleftrightfirstdieguardtradelay?¹٣ \n\x00é"
    for _ in range(50_000):
        word = "".join(rng.choices(alphabet, k=20))[: rng.randrange(1, 21)]
        move = parse(word)
        assert move is None or parse(notation(move)) == move


@given(st.text())
def test_any_text_as_a_move(word: str) -> None:
    """No text makes a parser stumble."""
    for game in all_games().values():
        move = game.moves.parse(word)
        assert move is None or game.moves.parse(game.moves.notation(move)) == move
