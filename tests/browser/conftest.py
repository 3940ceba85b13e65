"""The product as people meet it: a server of its own, and real browsers that look at it."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.house import House

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
SCREENS = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True},
}
PATIENCE = 30_000  # milliseconds: machines may be busy
OFFLINE = re.compile(r"ERR_(CONNECTION_\w+|INTERNET_DISCONNECTED|EMPTY_RESPONSE)|WebSocket")  # a server that is away
REFUSED = re.compile(r"status of 4\d\d")

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


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Opened]:
    """Open a page in a browser of its own; at the end, none may have complained on its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        url: str,
        screen: str = "desktop",
        language: str = "en-GB",
        may_be_offline: bool = False,
        may_be_refused: bool = False,
        moving: bool = False,
    ) -> Page:
        motion = "no-preference" if moving else "reduce"
        context = chromium.new_context(locale=language, reduced_motion=motion, **SCREENS[screen])  # type: ignore[arg-type]
        context.add_init_script(path=Path(__file__).with_name("motion.js"))
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()

        def listen(message: ConsoleMessage) -> None:
            offline = may_be_offline and OFFLINE.search(message.text)
            refused = may_be_refused and REFUSED.search(message.text)
            if message.type == "error" and not (offline or refused):
                complaints.append(f"{page.url}: {message.text}")

        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints
