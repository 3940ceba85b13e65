"""Coming to a table: by a code, from the lobby, on another device; and being sent away by the host."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import Person, alike, play_on


def host_a_table(house: House, opened: Opened, lobby: bool = False) -> Page:
    """Make a table with a seat for somebody else, as a host does."""
    page = opened(house.url)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="More ways to play").first.click()
    page.locator(".seat-row select").nth(1).select_option("open")
    if lobby:
        page.get_by_label("Show among the open tables").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".share .code").first).to_be_visible()
    return page


def code_of(page: Page, seat: int) -> str:
    """The short code of a seat as the host's screen shows it; free seats come first."""
    code = page.locator(".share .code").nth(seat)
    expect(code).to_be_visible()  # inner_text alone also reads what is not shown
    return code.inner_text().removeprefix("code ")


def come_by_code(house: House, opened: Opened, code: str, name: str) -> Person:
    """Type a code on a phone's home page."""
    page = opened(house.url, screen="phone")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Seat code").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    page.wait_for_url(re.compile("/t/"))
    return Person(page)


def test_a_short_code_takes_a_seat_along_to_another_device(house: House, opened: Opened) -> None:
    host = host_a_table(house, opened)
    own, free = code_of(host, 1), code_of(host, 0)
    bob = come_by_code(house, opened, free, "Bob")
    again = come_by_code(house, opened, own, "Somebody")
    expect(again.page.locator(".seat.mine .seat-called")).to_have_text("Ada")
    assert play_on([again, bob], 4) == 4
    alike([Person(host), again, bob], 4)


def test_a_wrong_code_opens_nothing(house: House, opened: Opened) -> None:
    page = opened(house.url, may_be_refused=True)
    page.get_by_label("Seat code").fill("nowhere")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_somebody_sits_down_from_the_lobby(house: House, opened: Opened) -> None:
    host = host_a_table(house, opened, lobby=True)
    page = opened(f"{house.url}/lobby")
    page.locator(".lobby-table", has_text="Ada").get_by_role("button", name="Sit down").click()
    page.wait_for_url(host.url)
    guest = page.locator(".seat.mine .seat-called")
    expect(guest).to_have_text(re.compile(r"^Guest \d\d$"))  # a name of its own, though none was said
    assert play_on([Person(host), Person(page)], 3) == 3
    page.goto(f"{house.url}/lobby")
    expect(page.locator(".lobby-table", has_text="Ada")).to_have_count(0)


def test_a_short_code_opens_a_seat_until_the_host_frees_it(house: House, opened: Opened) -> None:
    host = host_a_table(house, opened)
    old = code_of(host, 0)
    bob = come_by_code(house, opened, old, "Bob")
    expect(host.get_by_text("Bob", exact=True)).to_be_visible()
    assert play_on([Person(host), bob], 3) == 3
    host.get_by_role("button", name="Host", exact=True).click()
    host.get_by_role("button", name="Free the seat").nth(1).click()
    expect(bob.page.get_by_role("alert")).to_contain_text("The host has emptied your seat")
    host.keyboard.press("Escape")
    expect(host.get_by_text("Free seat").first).to_be_visible()
    host.get_by_role("button", name="Share").click()
    new = code_of(host, 0)
    assert new != old
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)
    eve = come_by_code(house, opened, new, "Eve")
    assert play_on([Person(host), eve], 2) == 2


def test_who_resigns_keeps_the_name(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob")
    ada, bob = (Person(opened(house.seat_link(table, seat))) for seat in (0, 1))
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("button", name="Yes, resign").click()
    expect(ada.page.get_by_text("Bob (resigned)")).to_be_visible()
    expect(ada.page.get_by_text("a bot plays on")).to_be_visible()


def test_an_agreed_stop_says_so(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob")
    ada, bob = (Person(opened(house.seat_link(table, seat))) for seat in (0, 1))
    play_on([ada, bob], 1)
    ada.page.get_by_role("button", name="Offer to stop").click()
    bob.page.get_by_role("button", name="Agree").click()
    for person in (ada, bob):
        expect(person.page.locator(".end")).to_contain_text("Stopped by agreement")
