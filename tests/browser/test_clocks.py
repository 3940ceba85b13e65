"""Clocks as people see them: they run, they run out, and what then happens is what the table agreed on."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import Person


def test_a_bot_moves_when_time_runs_out(house: House, opened: Opened) -> None:
    table = house.table("Ada", "bot:greedy", clock={"pace": "move", "seconds": 2, "lost": "bot"})
    ada = Person(opened(house.seat_link(table, 0)))
    expect(ada.page.locator(".seat.mine .clock")).to_have_text(re.compile(r"^0:0[0-2]$"))
    ada.wait_for_log(3)  # nobody touches anything, and the match goes on
    ada.move()
    expect(ada.page.locator(".seat.mine .seat-called")).to_have_text("Ada")


def test_a_seat_is_lost_when_time_runs_out(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob", clock={"pace": "move", "seconds": 2, "lost": "seat"})
    ada, bob = (Person(opened(house.seat_link(table, seat))) for seat in (0, 1))
    for person in (ada, bob):
        expect(person.page.get_by_text(re.compile(r"^(Ada|Bob) \(out\)$"))).to_have_count(2)
    ada.wait_for_log(4)


def test_days_are_shown_as_days(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob", clock={"pace": "days", "seconds": 3 * 86400})
    ada = Person(opened(house.seat_link(table, 0)))
    expect(ada.page.locator(".clock").first).to_have_text(re.compile(r"^(3 d 0 h|2 d 23 h)$"))
