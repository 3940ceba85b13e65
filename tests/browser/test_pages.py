"""Every page on every screen: nothing for axe to find, nothing to scroll sideways for, all of it in words."""

from collections.abc import Sequence
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Opened
from tests.browser.house import House, golden
from tests.browser.people import KEYS, Person, play_on, words

PAGES = [
    "home",
    "set-up",
    "lobby",
    "rules",
    "waiting",
    "table",
    "cards",
    "camp",
    "tiles",
    "end",
    "replay",
]

ADDRESSES = {"lobby": "/lobby", "rules": "/rules/cartagena"}

OTHER_BOARDS = ".example ~ .example .board"  # of a rulebook: the first one stands for all


def open_page(name: str, screen: str, house: House, opened: Opened) -> Page:
    """Open a page, and see to it that there is something on it."""
    if name in ("home", "set-up", *ADDRESSES):
        page = opened(house.url + ADDRESSES.get(name, "/"), screen)
        page.locator("h1").first.wait_for()
        if name == "rules":
            page.locator(".example .board").first.wait_for()
        if name == "set-up":
            page.locator(".box button:not(.primary)").first.click()
            page.locator(".set-up").wait_for()
        return page
    if name == "waiting":
        page = opened(house.seat_link(house.table("Ada", "open"), 0), screen)
        page.locator(".seats").wait_for()
        return page
    if name == "cards":
        cards = house.table("Ada", *["bot:greedy"] * 4, game="cartagena", preset="tortuga")
        person = Person(opened(house.seat_link(cards, 0), screen))
        play_on([person], 3)
        person.wait_for_turn()
        person.begin()
        return person.page
    if name == "camp":
        camp = house.late_table(golden("stalag17", "standard-5"), 63, "Ada", *["bot:greedy"] * 4)
        person = Person(opened(house.seat_link(camp, 0), screen))
        person.touch(person.page.locator(".zones.dock .stack.glows > :first-child").first)
        return person.page
    if name == "tiles":
        tiles = house.table("Ada", *["bot:random"] * 3, game="section_x")
        person = Person(opened(house.seat_link(tiles, 0), screen))
        play_on([person], 2)
        person.wait_for_turn()
        return person.page
    if name == "replay":
        kept = house.shown(golden("alcatraz", "classic-2"))
        page = opened(f"{house.url}/replay/{kept['table']}", screen)
        page.locator(".board").wait_for()
        return page
    table = house.table("Ada", "Bob", turn_limit="4")
    person = Person(opened(house.seat_link(table, 0, 1), screen))
    play_on([person], 2 if name == "table" else 200)
    return person.page


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_read_it(name: str, screen: str, house: House, opened: Opened) -> None:
    page = open_page(name, screen, house, opened)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not KEYS.findall(words(page))
    page.evaluate("others => document.querySelectorAll(others).forEach((board) => board.remove())", OTHER_BOARDS)
    assert not [*serious(page, "light"), *serious(page, "dark", ["color-contrast"])]  # only colours go with the light


def serious(page: Page, light: Literal["light", "dark"], rules: Sequence[str] = ()) -> list[str]:
    """What axe finds on a page that keeps somebody out, by all of its rules or by some."""
    page.emulate_media(color_scheme=light, reduced_motion="reduce")
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    wishes = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = [
        f"{rule['id']}: {node['html'][:150]}"
        for rule in Axe().run(page, options=wishes).response["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]
    return [f"{light}: {what}" for what in found]
