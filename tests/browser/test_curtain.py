"""Two at one screen with cards to hide: a curtain between their turns, and nothing behind it on the page."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import Person

SECRETS = re.compile(r"hand-(?:blue|yellow)|face-(?:file|rope|bread)|\b(?:file|rope|bread)\b")


def shown(page: Page) -> str:
    """All that the page is made of, apart from the drawings that it may take."""
    return page.locator("#app").inner_html()


def known_hands(page: Page) -> set[str]:
    """The colours of the hands of which the page knows a card."""
    return set(re.findall(r"card:hand-(\w+?)-(?:file|rope|bread)", shown(page)))


def test_a_curtain_hides_everything_between_turns(pocket_house: House, opened: Opened) -> None:
    table = pocket_house.table("Ada", "Bob", game="pockets")
    person = Person(opened(pocket_house.seat_link(table, 0, 1)))
    page = person.page
    seen = []
    for _ in range(4):
        expect(page.locator(".curtain")).to_be_visible()
        assert not SECRETS.findall(shown(page))
        assert page.locator(".told:not(.empty)").count() == 0
        page.get_by_role("button", name="Show me the table").click()
        expect(page.locator(".zones.dock .card").first).to_be_visible()
        seen.append(known_hands(page))
        person.touch(page.locator("[data-touch='button:draw']"))
    assert all(len(colours) == 1 for colours in seen)
    assert seen == [seen[0], seen[1]] * 2
    assert seen[0] != seen[1]


def test_the_keyboard_opens_the_curtain(pocket_house: House, opened: Opened) -> None:
    table = pocket_house.table("Ada", "Bob", game="pockets")
    page = opened(pocket_house.seat_link(table, 0, 1))
    expect(page.get_by_role("button", name="Show me the table")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".zones.dock .card").first).to_be_visible()


def test_one_at_a_screen_needs_no_curtain(pocket_house: House, opened: Opened) -> None:
    table = pocket_house.table("Ada", "Bob", game="pockets")
    ada, bob = (
        Person(opened(pocket_house.seat_link(table, seat), screen)) for seat, screen in ((0, "desktop"), (1, "phone"))
    )
    for person, colour in ((ada, "blue"), (bob, "yellow")):
        expect(person.page.locator(".zones.dock .card").first).to_be_visible()
        assert known_hands(person.page) == {colour}
        assert person.page.locator(".curtain").count() == 0
        assert person.page.evaluate("document.documentElement.scrollWidth") <= person.page.viewport_size["width"]  # type: ignore[index]
