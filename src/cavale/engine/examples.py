"""The rulebook's examples: records in a game's folder, which can be shown and played on."""

from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.record import read
from cavale.engine.replay import replay
from cavale.engine.text import Problem, shown_value


def example_names(game: Game) -> list[str]:
    """Return the names of a game's examples, in their order."""
    return sorted(path.stem for path in (game.folder / "rulebook" / "examples").glob("*.record"))


def example(game: Game, name: str) -> Match:
    """Return the match of an example; `Problem` with the names there are if there is none of that name."""
    known = example_names(game)
    if name not in known:
        raise Problem("unknown-example", game=game.name, example=shown_value(name), known=", ".join(known))
    record = read((game.folder / "rulebook" / "examples" / f"{name}.record").read_bytes())
    return replay(record, {game.name: game})
