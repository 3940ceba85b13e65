"""The product as people meet it: a server of its own, and real browsers that look at it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.house import House
from tests.browser.window import PATIENCE, Window

QUIET = [
    "--no-sandbox",  # CI is root, in a container
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Opened = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that leave it standing."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def house(shared_house: House) -> House:
    return shared_house


@pytest.fixture(scope="session")
def pocket_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has the game Pockets as well, in which hands are hidden."""
    games = Path(__file__).parents[1] / "games"
    with House(tmp_path_factory.mktemp("pockets"), games=str(games)) as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may take down."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium")
    if not program:
        pytest.fail("no chromium; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def idle_windows() -> list[Window]:
    """Windows that nobody looks at."""
    return []


@pytest.fixture
def opened(chromium: Browser, idle_windows: list[Window]) -> Iterator[Opened]:
    """Open a page in a window of its own; at the end, none may have complained on its console."""
    taken: list[Window] = []

    def open_page(
        url: str,
        screen: str = "desktop",
        may_be_offline: bool = False,
        may_be_refused: bool = False,
        moving: bool = False,
    ) -> Page:
        window = next((idle for idle in idle_windows if idle.screen == screen), None)
        if window:
            idle_windows.remove(window)
        else:
            window = Window(chromium, screen)
        taken.append(window)
        return window.open(url, may_be_offline, may_be_refused, moving)

    yield open_page
    complaints = [complaint for window in taken for complaint in window.leave()]
    idle_windows += taken
    assert not complaints
