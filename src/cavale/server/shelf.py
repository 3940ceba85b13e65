"""What stays the same for everyone: the games, their words, their rulebooks and their drawings."""

import asyncio
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from cavale.bots import OPPONENTS
from cavale.bots import TEXTS as BOTS
from cavale.engine.core.state import OVER
from cavale.engine.examples import example, example_names
from cavale.engine.eyes import REVEALED
from cavale.engine.game import Game
from cavale.engine.text import LANGUAGES, Problem, shown
from cavale.games import all_games, find_game
from cavale.server import TEXTS
from cavale.server.delivery import film, reply
from cavale.server.messages import Catalogue, GameInfo, Rulebook

HERE: Final = Path(__file__).parent
ANNOUNCED: Final = HERE / "announced.txt"
DRAWINGS: Final = (".svg", ".css")


class NotThere(Problem):
    """Something that is not on the shelf."""


def game_info(game: Game) -> GameInfo:
    """Return a game as its box shows it."""
    presets = {name: dict(values) for name, values in game.presets.items()}
    hidden = any(game.view.hides(game.choose(game.least, preset)) for preset in game.presets)
    return GameInfo(game.name, game.code.lower(), game.seats, game.least, hidden, game.options, presets)


@cache
def catalogue() -> Catalogue:
    """Return all that the home page shows."""
    games = all_games()
    announced = ANNOUNCED.read_text(encoding="utf-8").split()
    coming = tuple(name for name in announced if name not in games)
    return Catalogue(tuple(map(game_info, games.values())), coming, tuple(OPPONENTS), LANGUAGES)


@cache
def texts(language: str) -> str:
    """Return every message in a language, as one resource."""
    if language not in LANGUAGES:
        raise NotThere("unknown-language", language=shown(language), known=", ".join(LANGUAGES))
    engine = HERE.parent / "engine" / "texts"
    folders = [engine, BOTS, TEXTS, *(game.folder / "texts" for game in all_games().values())]
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)


@cache
def rulebook(name: str, language: str) -> Rulebook:
    """Return a game's rules in a language, with its examples as films."""
    game = find_game(name)
    if language not in LANGUAGES:
        raise NotThere("unknown-language", language=shown(language), known=", ".join(LANGUAGES))
    folder = game.folder / "rulebook"
    examples = {}
    for title in example_names(game):
        match = example(game, title)
        examples[title] = film(match, REVEALED, match.end() if match.state.actor == OVER else "")
    return Rulebook((folder / f"{language}.md").read_text(encoding="utf-8"), examples)


def tagged(request: Request, body: bytes, kind: str) -> Response:
    """Return something that browsers may keep, and ask about whether it changed."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    return Response(body, 200, headers, kind)


async def show_catalogue(request: Request) -> Response:
    """GET /api/catalogue."""
    return reply(catalogue(), cache_control="no-cache")


async def show_texts(request: Request) -> Response:
    """GET /api/texts/{language}."""
    return tagged(request, texts(request.path_params["language"]).encode(), "text/plain; charset=utf-8")


async def show_rulebook(request: Request) -> Response:
    """GET /api/rulebook/{game}/{language}."""
    asked = request.path_params
    if asked["game"] not in all_games():
        raise NotThere("unknown-game", game=shown(asked["game"]), known=", ".join(all_games()))
    book = await asyncio.to_thread(rulebook, asked["game"], asked["language"])
    return reply(book, cache_control="no-cache")


async def show_drawing(request: Request) -> Response:
    """GET /games/{game}/ui/{file}: drawings and colours, nothing else."""
    asked = request.path_params
    game = all_games().get(asked["game"])
    path = game.folder / "ui" / asked["file"] if game else None
    if path is None or not is_drawing(path):
        raise NotThere("server-not-there")
    return FileResponse(path, headers={"cache-control": "no-cache"}, media_type=mimetypes.guess_type(path.name)[0])


def is_drawing(path: Path) -> bool:
    """Tell whether a file may be shown that was asked for by a name, which may be none that a file can have."""
    try:
        return path.suffix in DRAWINGS and path.is_file() and path.parent == path.resolve().parent
    except OSError:  # such as a name that is too long
        return False
