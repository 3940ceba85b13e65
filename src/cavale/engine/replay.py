"""From a record back to a match, every move checked."""

from collections.abc import Mapping

from cavale.engine.arguments import wrong
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.record import Line, Record, RecordProblem, check_record
from cavale.engine.text import Problem, shown


def replay(record: Record, games: Mapping[str, Game], seed: int | None = None) -> Match:
    """Return the match that a record tells, every move checked; never half a match.

    Raises `RecordProblem` with the line and the reason, or `Problem` for what is no record at all.
    """
    check_record(record)
    if not isinstance(games, Mapping):
        raise wrong("games", "games", games)
    match = begin(record, games, seed)
    for line in record.lines:
        try:
            replay_line(match, line)
        except RecordProblem:
            raise
        except Problem as problem:
            raise RecordProblem(line.at, "record-move", move=shown(" ".join(line.words)), reason=problem.text) from None
    if record.end != match.end():
        raise RecordProblem(record.at.get("end", 0), "record-result", said=shown(record.end), result=match.end())
    return match


def begin(record: Record, games: Mapping[str, Game], seed: int | None) -> Match:
    """Return the match of a record before its first line."""
    at = record.at
    game = games.get(record.game)
    if game is None:
        raise RecordProblem(at.get("game", 0), "unknown-game", game=shown(record.game), known=", ".join(games))
    if record.version > game.version or record.version < 1:
        raise RecordProblem(at.get("rules", 0), "record-newer-rules", version=record.version, known=game.version)
    colours = game.seats[: len(record.seats)]
    if tuple(record.seats) != colours:
        seats, known = ", ".join(record.seats), ", ".join(game.seats)
        raise RecordProblem(at.get("options", 0), "record-seats", seats=shown(seats), known=known)
    try:
        options = game.choose(len(colours), None, record.options)
        return Match(
            game, len(colours), options, names=tuple(record.seats.values()), seed=seed, position=record.position
        )
    except Problem as problem:
        header = "position" if record.position is not None else "options"
        raise RecordProblem(at.get(header, 0), "record-set-up", reason=problem.text) from None


def replay_line(match: Match, line: Line) -> None:
    """Play one line of a record."""
    if line.actor == "table":
        word = line.words[1] if len(line.words) == 2 and line.words[0] == "undo" else ""
        if not (word.isascii() and word.isdigit()):
            raise RecordProblem(line.at, "record-table", text=shown(" ".join(line.words)))
        match.take_back(int(word[:9]))
        return
    if line.actor == "chance":
        match.bring([read_move(match, word) for word in line.words])
        return
    seat = find_seat(match, line)
    for number, word in enumerate(line.words):
        if number and not match.draft:
            raise RecordProblem(line.at, "record-line-too-long", word=shown(word))
        match.play(read_move(match, word), seat)
    if match.draft:
        raise RecordProblem(line.at, "record-draft", text=shown(" ".join(line.words)))


def read_move(match: Match, word: str) -> int:
    """Return the move that a word names."""
    move = match.game.moves.parse(word)
    if move is None:
        raise Problem("move-unknown", text=shown(word))
    return move


def find_seat(match: Match, line: Line) -> int:
    """Return the seat that a line names."""
    colours = match.game.seats[: match.players]
    if line.actor not in colours:
        raise RecordProblem(line.at, "record-actor", actor=shown(line.actor), known=", ".join(colours))
    return colours.index(line.actor)
