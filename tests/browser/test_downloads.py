"""The record of a match as a file: who holds a key of the table on this device can download it."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import Person, play_on


def end_of_match(house: House, page: Page, known: str) -> str:
    """Show the end of a match that strangers may not see to somebody known by a key only; return the table's name."""
    table = house.table("Ada", "bot:random", watching="off", turn_limit="4")
    name, key = table["table"], table["seats"][0]["key"]
    with page.expect_response(lambda answer: answer.url.endswith("/join")):
        page.goto(house.seat_link(table, 0))
    play_on([Person(page)])
    if known == "seat key":  # the seat now goes with the cookie of another device
        house.post(f"/api/tables/{name}/join", {"name": "Ada", "key": key})
    else:
        page.context.clear_cookies()
        page.evaluate("localStorage.clear()")
        page.goto(f"{house.url}/t/{name}#host={table['host']}")
    return str(name)


def downloaded(page: Page) -> str:
    """Download the record by the page's link; return its text."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    return download.value.path().read_text(encoding="utf-8")


@pytest.mark.parametrize("known", ["seat key", "host key"])
def test_a_key_alone_is_enough_to_download_a_match_that_strangers_may_not_see(
    house: House, opened: Opened, known: str
) -> None:
    page = opened(house.url)
    name = end_of_match(house, page, known)
    assert downloaded(page).startswith("cavale record 1\n")
    page.goto(f"{house.url}/replay/{name}")
    assert downloaded(page).startswith("cavale record 1\n")
