"""The browser's side: built files, and one page for every address a player may open."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from cavale.engine.text import Problem
from cavale.server.delivery import failure

ADDRESSES: Final = ("/", "/lobby", "/t/{table}", "/replay/{table}", "/rules/{game}")


def pages(static: Path) -> list[BaseRoute]:
    """Return the routes of the pages and of all built files."""

    async def page(request: Request) -> Response:
        """Give the one page, which shows what its address says."""
        index = static / "index.html"
        if not index.is_file():
            return failure(Problem("server-not-built"), 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    routes: list[BaseRoute] = [Route(address, page) for address in ADDRESSES]
    return [*routes, Mount("/", Files(static))]


class Files(StaticFiles):
    """Built files; those with a hash in their name never change."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # where nothing is built, nothing is found

    def file_response(self, full_path: object, *args: object, **kwargs: object) -> Response:
        """Say how long a file may be kept."""
        response = super().file_response(full_path, *args, **kwargs)  # type: ignore[arg-type]
        kept = "/assets/" in str(full_path)
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response
