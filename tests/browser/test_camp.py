"""Stalag 17, whole: hidden hands and tables, dice, dares and roll calls, on desks and on phones."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.house import House, golden
from tests.browser.people import KEYS, Person, who_moves, words

CARD = ".zones.dock .zone-hand .stack.glows > :first-child"
TABLE = ".slot"
DECK, PILE = ".pile.glows[data-touch='zone:deck']", ".pile[data-touch='zone:discard']"
ROLL, ESCAPE, DONE = (f"[data-touch='button:{name}'].primary" for name in ("roll", "escape", "done"))
GOAL = ".goals .counter"
BY_HAND = 6  # moves that people make before bots play on for them


def touch(person: Person, *things: str) -> None:
    """Touch things one after the other; a finger touches the last one again when it has seen what that would do."""
    for thing in things:
        person.touch(person.page.locator(thing).first)
    if person.glance().foretold and person.finger:
        person.touch(person.page.locator(things[-1]).first)


def act(person: Person, turn: int) -> None:
    """Take one of the actions, a different one each time; dare an escape as soon as it will do."""
    seen = person.glance(ROLL)
    goals = person.page.locator(GOAL)
    if seen.wanted:
        touch(person, ROLL)
    elif goals.count() == person.page.locator(f"{GOAL}.reached").count() and person.page.locator(ESCAPE).count():
        touch(person, ESCAPE)
    elif turn % 3 == 0 and person.page.locator(DECK).count():
        touch(person, DECK)
    elif turn % 3 == 1 and person.page.locator(CARD).count():
        touch(person, CARD, TABLE)
    elif person.page.locator(CARD).count():
        touch(person, CARD, PILE)
        touch(person, DONE)
    else:
        touch(person, DECK if person.page.locator(DECK).count() else PILE)
    person.wait_for_log(seen.told + 1)


def play_out(house: House, table: Any, people: list[Person]) -> int:
    """Play to the end, the last part by bots; how many moves were made by hand."""
    for turn in range(BY_HAND):
        person = who_moves(people)
        if person is None:
            return turn
        act(person, turn)
    house.let_bots_play(table, 0, 1)
    for person in people:
        expect(person.page.locator(".end")).to_be_visible()
    return BY_HAND


def test_two_people_and_three_bots_play_to_the_end(house: House, opened: Opened) -> None:
    table = house.late_table(golden("stalag17", "standard-5"), 363, "Ada", "Bob", *["bot:greedy"] * 3)
    ada = Person(opened(house.seat_link(table, 0)))
    bob = Person(opened(house.seat_link(table, 1), screen="phone"))
    for person in (ada, bob):
        expect(person.page.locator(GOAL)).to_have_count(2)  # one's own alone
        expect(person.page.locator(".zones.plate .zone-table .face-back").first).to_be_visible()
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert play_out(house, table, [ada, bob]) >= 2
    bob.wait_for_log(len(ada.log()))
    ada.wait_for_log(len(bob.log()))  # as much, if not the same: what each has drawn and laid is their own affair
    for person in (ada, bob):
        expect(person.page.locator(".end")).to_contain_text("has freed all three prisoners and wins")
        assert not KEYS.findall(words(person.page))


def test_the_ranking_is_played_to_the_last(house: House, opened: Opened) -> None:
    table = house.late_table(golden("stalag17", "ranking-5"), 780, "Ada", "Bob", *["bot:greedy"] * 3)
    ada = Person(opened(house.seat_link(table, 0)))
    bob = Person(opened(house.seat_link(table, 1), screen="phone"))
    for name in ("green", "yellow", "purple"):  # they are out, and look on
        expect(ada.page.locator(f".seat-{name} .pip.full")).to_have_count(3)
    play_out(house, table, [ada, bob])
    for person in (ada, bob):
        expect(person.page.locator(".end")).to_contain_text("Yellow was out first and wins")
        assert not KEYS.findall(words(person.page))


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_hopeless_escape_is_asked_about(screen: str, house: House, opened: Opened) -> None:
    table = house.late_table(golden("stalag17", "standard-5"), 63, "Ada", *["bot:greedy"] * 4)
    ada = Person(opened(house.seat_link(table, 0), screen))
    ada.wait_for_turn()
    before = ada.glance()
    touch(ada, ESCAPE)
    sheet = ada.page.get_by_role("dialog")
    expect(sheet).to_contain_text("It will fail: without Tool")
    expect(sheet.get_by_role("button", name="Not now")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    assert ada.glance().told == before.told
    ada.page.get_by_role("button", name="Help", exact=True).click()
    ada.page.get_by_label("Ask before hopeless dares").uncheck()
    ada.page.keyboard.press("Escape")
    touch(ada, ESCAPE)
    ada.wait_for_log(before.told + 1)
    assert ada.log()[before.told].startswith("Blue attempts an escape and fails")


def test_a_roll_call_is_told_line_by_line(house: House, opened: Opened) -> None:
    table = house.late_table(golden("stalag17", "standard-5"), 72, "Ada", "Bob", *["bot:greedy"] * 3)
    ada = Person(opened(house.seat_link(table, 0)))
    bob = Person(opened(house.seat_link(table, 1), screen="phone", moving=True))
    bob.page.locator(".zones.dock").wait_for()
    touch(ada, ESCAPE)  # it will succeed: nobody asks
    for person in (ada, bob):
        lines = person.page.locator(".account li")
        expect(lines).to_have_count(6)
        expect(lines.last).to_be_visible()
        assert lines.nth(2).inner_text().startswith("Red: 0, plus 3 in hand, minus 9 for 3 prisoners = 0")
    bob.touch(bob.page.locator(".account"))
    expect(bob.page.locator(".account")).to_have_count(0)
    ada.page.locator("[role=log] .told").last.get_by_role("button", name="Account").click()
    expect(ada.page.get_by_role("dialog").locator("li")).to_have_count(6)
    expect(ada.page.locator(".account")).to_have_count(0)
