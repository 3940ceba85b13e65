"""Golden playthroughs and perft counts: what a change did to rules and hiding shows as a difference of texts."""

from collections.abc import Iterator
from pathlib import Path

from cavale.engine.core.playout import perft
from cavale.engine.core.state import CHANCE, SPECTATOR, State
from cavale.engine.game import Game
from cavale.engine.match import Match, Step
from cavale.engine.record import Record, read
from cavale.engine.replay import replay
from cavale.engine.testing.case import all_cases, expect

DEPTH = 4  # players' moves that perft files go to at least


def playthrough(match: Match) -> str:
    """Return a match as text: every move, what each seat saw of it, and each seat's view after it."""
    steps = list(match.steps())
    afters = [*(step.before for step in steps[1:]), match.state]
    lines = [f"{match.game.name} {' '.join(f'{key}={value}' for key, value in match.options.texts().items())}"]
    for number, (step, after) in enumerate(zip(steps, afters, strict=True), 1):
        actor = "chance" if step.actor == CHANCE else match.game.seats[step.actor]
        lines.append(f"{number}. {actor} {match.game.moves.notation(step.move)}")
        if step.closes:
            lines += [f"    {line}" for line in sights(match, step, after)]
    return "\n".join([*lines, f"end {match.end()}", ""])


def sights(match: Match, step: Step, after: State) -> Iterator[str]:
    """Give what each seat, and who only looks on, sees after a move; in one line where all see the same."""
    game = match.game
    names = {seat: game.seats[seat] for seat in range(match.players)} | {SPECTATOR: "spectator"}
    told = {}
    for seat in names:
        seen = game.moves.notation(game.view.seen(step.before, step.move, seat))
        told[seat] = f"{seen} | {game.position.describe(game.view.view(after, seat).state)}"
    if len(set(told.values())) == 1:
        yield f"all {told[SPECTATOR].split(' | ')[1]}"
    else:
        yield from (f"{names[seat]} {line}" for seat, line in told.items())


def golden_files(game: Game) -> list[Path]:
    """Return the records whose playthroughs are kept."""
    return sorted((game.folder / "tests" / "golden").glob("*.record"))


def golden_record(path: Path) -> Record:
    """Return the record of a golden file."""
    return read(path.read_bytes())


def goldens_hold(game: Game) -> None:
    """Every kept record replays to the very playthrough that is kept with it."""
    expect(bool(golden_files(game)), f"{game.name} has no golden playthrough")
    for path in golden_files(game):
        found = playthrough(replay(golden_record(path), {game.name: game}))
        kept = path.with_suffix(".golden")
        expect(kept.is_file(), f"{kept.name} is missing")
        expect(found == kept.read_text(encoding="utf-8"), f"{game.name}: the playthrough {path.stem} has changed")


def goldens_cover(game: Game) -> None:
    """There is a golden playthrough for each preset and number of players, and for every way a game can end."""
    records = [golden_record(path) for path in golden_files(game)]
    played = {(len(record.seats), tuple(sorted(record.options.items()))) for record in records}
    for case in all_cases([game]):
        options = tuple(sorted(case.options.texts().items()))
        expect((case.players, options) in played, f"there is no golden playthrough of {case}")
    ends = {record.end.split()[0] for record in records}
    missing = [ending for ending in game.endings if ending not in ends]
    expect(not missing, f"{game.name}: no golden playthrough ends with {', '.join(missing)}")


def opening(game: Game, preset: str, players: int) -> State:
    """Return the first position in which a player acts, when chance always brings the first outcome listed."""
    state = game.rules.start(game.choose(players, preset), players)
    while state.actor == CHANCE:
        state.play(state.legal_moves()[0])
    return state


def perft_file(game: Game) -> Path:
    """Return the file of perft counts: a line with preset, players, depth and count each."""
    return game.folder / "tests" / "perft.txt"


def perft_holds(game: Game) -> None:
    """The numbers of move sequences are those of the file, which goes deep enough for every number of players."""
    expect(perft_file(game).is_file(), f"{game.name} has no perft counts")
    deepest: dict[int, int] = {}
    for line in perft_file(game).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        preset, *numbers = line.split()
        players, depth, count = map(int, numbers)
        deepest[players] = max(depth, deepest.get(players, 0))
        found = perft(opening(game, preset, players), depth)
        expect(
            found == count, f"{game.name} {preset}, {players} players, depth {depth}: {found} sequences, not {count}"
        )
    for players in range(game.least, game.most + 1):
        expect(deepest.get(players, 0) >= DEPTH, f"{game.name}: no perft to depth {DEPTH} for {players} players")
