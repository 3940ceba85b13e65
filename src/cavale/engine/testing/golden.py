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
LONG = 40  # characters of a word that is not written again for a small change


def playthrough(match: Match) -> str:
    """Return a match as text: every move, who saw something else of it, and what it changed in each seat's view.

    Every view is written in full once; all of them can be told from the text, so what differs in a view differs here.
    """
    game = match.game
    views = dict.fromkeys((*range(match.players), SPECTATOR), "")  # as they were last written
    lines = [f"{game.name} {' '.join(f'{key}={value}' for key, value in match.options.texts().items())}"]
    for number, step in enumerate(match.steps(), 1):
        actor = "chance" if step.actor == CHANCE else game.seats[step.actor]
        lines.append(f"{number}. {actor} {game.moves.notation(step.move)}")
        if step.closes:
            lines += [f"    {line}" for line in sights(game, step, views)]
    return "\n".join([*lines, f"end {match.end()}", ""])


def sights(game: Game, step: Step, views: dict[int, str]) -> Iterator[str]:
    """Give what each seat, and who only looks on, sees of a move and after it; in one line for all who see the same."""
    crowds: dict[str, list[str]] = {}
    for seat, before in views.items():
        seen = game.view.seen(step.before, step.move, seat)
        views[seat] = game.position.describe(game.view.view(step.after, seat).state)
        veil = "" if seen == step.move else f" ({game.moves.notation(seen)})"
        name = "spectator" if seat == SPECTATOR else game.seats[seat]
        crowds.setdefault(f"{veil}: {' '.join(news(before, views[seat]))}", []).append(name)
    for line, names in crowds.items():
        yield ("all" if len(names) == len(views) else ", ".join(names)) + line


def news(before: str, after: str) -> Iterator[str]:
    """Give those words of a line that are not the same in another one; all if that has more or fewer."""
    old, new = before.split(), after.split()
    if len(old) != len(new):
        yield from new
        return
    for was, word in zip(old, new, strict=True):
        if was != word:
            yield word if len(word) < LONG else change(was, word)


def change(was: str, word: str) -> str:
    """Return what changed in a word that lists many things: how many stay in front, what was there, and what is."""
    key, _, listed = word.partition("=")
    old, new = was.partition("=")[2].split(","), listed.split(",")
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    while min(len(old), len(new)) > same and old[-1] == new[-1]:
        del old[-1], new[-1]
    return f"{key}@{same}:{','.join(old[same:])}>{','.join(new[same:])}"


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
