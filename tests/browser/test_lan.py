"""Playing on phones in the same room: the server shows where it is found, also as a picture."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cavale.server.lan import lan_host
from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import Person, play_on


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[House]:
    """A server that listens to the whole network."""
    with House(tmp_path, host="0.0.0.0") as house:
        yield house


def test_a_table_is_found_in_the_same_network(open_house: House, opened: Opened) -> None:
    page = opened(open_house.url)
    page.get_by_role("button", name="More ways to play").first.click()
    page.locator(".seat-row select").nth(1).select_option("open")
    page.get_by_role("button", name="Start").click()
    there = f"http://{lan_host()}:{open_house.port}"  # where this machine has no network, its own address
    link = page.get_by_label("Link to the seat of Yellow")
    expect(link).to_have_value(re.compile(f"^{re.escape(there)}/t/"))
    expect(page.get_by_text("Phones on the same network")).to_have_count(int(there != open_house.url))
    picture = page.get_by_role("img", name="The link as a QR code")
    expect(picture.locator("path")).to_have_attribute("d", re.compile("^(M[0-9]+ [0-9]+h1v1h-1z){200,}$"))
    phone = opened(link.input_value(), screen="phone")
    assert play_on([Person(page), Person(phone)], 3) == 3
