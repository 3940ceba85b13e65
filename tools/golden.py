"""Make a game's golden playthroughs and perft counts: tools/golden.py GAME [--rewrite].

Missing records are played by bots; with --rewrite the playthroughs and counts that exist are made again from
the records that are kept, after a change that was meant. Read the difference before you commit it.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from cavale.bots import make_bot
from cavale.engine.core.playout import perft
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.options import Number, Options
from cavale.engine.replay import replay
from cavale.engine.testing.golden import DEPTH, golden_files, golden_record, opening, perft_file, playthrough
from cavale.games import find_game

ENOUGH = 400  # move sequences that a count goes deeper for, if there are fewer


def bot_match(game: Game, players: int, options: Options, bots: tuple[str, ...], seed: int) -> Match:
    """Return a match that bots have played to its end."""
    match = Match(game, players, options, names=tuple(bots[seat % len(bots)] for seat in range(players)), seed=seed)
    seats = [make_bot(name, game, seed * 10 + seat) for seat, name in enumerate(match.names)]
    match.settle()
    while match.state.actor >= 0:
        seat = match.state.actor
        match.play(seats[seat].choose(match.view(seat)), seat)
        match.settle()
    return match


def short_matches(game: Game) -> Iterator[Match]:
    """Give matches of many kinds, among which every way to end should be found."""
    limits = [option.key for option in game.options if isinstance(option, Number) and option.key.endswith("_limit")]
    for seed in range(20):
        for limit in (1, 2, 3, 5, 8, 13, 21, 34, 55):
            for players in range(game.least, game.most + 1):
                options = game.choose(players, None, {key: str(limit) for key in limits})
                yield bot_match(game, players, options, ("greedy",) if seed % 2 else ("random", "greedy"), seed)


def missing_matches(game: Game) -> Iterator[tuple[str, Match]]:
    """Give names and matches for the presets, player counts and endings that have no golden record yet."""
    kept = {path.stem for path in golden_files(game)}
    for preset in game.presets:
        for players in range(game.least, game.most + 1):
            if (name := f"{preset}-{players}") not in kept:
                yield name, bot_match(game, players, game.choose(players, preset), ("greedy",), players)
    ends = {golden_record(path).end.split()[0] for path in golden_files(game)}
    for ending in game.endings:
        if ending not in ends:
            ends.add(ending)
            yield ending, next(match for match in short_matches(game) if match.end().split()[0] == ending)


def write_perft(game: Game, path: Path) -> None:
    """Write the counts of move sequences for each preset and number of players, deeper where there are few."""
    lines = ["# preset players depth count: sequences of so many players' moves, chance included, from the opening"]
    for preset in game.presets:
        for players in range(game.least, game.most + 1):
            least = DEPTH if preset == next(iter(game.presets)) else 2
            start = opening(game, preset, players)
            depth = found = 0
            while depth < least or (found < ENOUGH and depth < 3 * DEPTH):
                depth += 1
                found = perft(start, depth)
                lines.append(f"{preset} {players} {depth} {found}")
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")


def main() -> None:
    """Make what is missing, or all of it again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rewrite", action="store_true", help="make the texts that exist again")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    folder = game.folder / "tests" / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    for name, match in missing_matches(game):
        (folder / f"{name}.record").write_text(match.record().write(), encoding="utf-8")
        print(f"new: {name}, {len(match.entries)} entries, {match.end()}")
    for path in golden_files(game):
        kept = path.with_suffix(".golden")
        if arguments.rewrite or not kept.exists():
            kept.write_text(playthrough(replay(golden_record(path), {game.name: game})), encoding="utf-8")
            print(f"written: {kept.name}")
    if arguments.rewrite or not perft_file(game).exists():
        write_perft(game, perft_file(game))
        print("written: perft.txt")


if __name__ == "__main__":
    main()
