"""What people at a table ask of each other, of the host and of the rules."""

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import Person, alike, play_on, play_until_turn_of


def test_a_move_is_taken_back_if_everyone_agrees(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob")
    ada, bob = (Person(opened(house.seat_link(table, seat))) for seat in (0, 1))
    play_on([ada, bob], 2)
    play_until_turn_of(ada, bob)  # after Bob's move, Ada cannot take hers back alone
    before = len(ada.log())
    ada.page.get_by_role("button", name="Ask to undo").click()
    bob.page.get_by_role("button", name="Agree").click()
    for person in (ada, bob):
        expect(person.page.locator("[role=log] .told.newest .chance")).to_be_visible()  # nobody's move: the taking back
    ada.move()
    alike([ada, bob], before + 1)


def test_a_bot_takes_over_and_hands_back(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob")
    ada = Person(opened(f"{house.seat_link(table, 0)}&host={table['host']}"))
    ada.page.get_by_role("button", name="Host", exact=True).click()
    ada.page.get_by_role("button", name="Let a bot play").nth(1).click()
    expect(ada.page.get_by_role("button", name="Hand back")).to_be_visible()
    ada.page.keyboard.press("Escape")
    assert play_on([ada], 2) == 2  # the bot plays for Bob
    ada.page.get_by_role("button", name="Host", exact=True).click()
    ada.page.get_by_role("button", name="Hand back").click()
    expect(ada.page.get_by_role("button", name="Let a bot play")).to_have_count(2)
    ada.page.keyboard.press("Escape")
    bob = Person(opened(house.seat_link(table, 1)))
    assert play_on([ada, bob], 3) == 3
    expect(bob.page.get_by_text("Bob", exact=True).first).to_be_visible()


def test_a_touch_that_leads_nowhere_is_answered_with_the_paragraph(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob")
    person = Person(opened(house.seat_link(table, 0, 1)))
    person.wait_for_turn()
    person.touch(person.page.locator("[data-touch='space:boat']"))
    answer = person.page.get_by_role("alert")
    expect(answer).to_contain_text("AZ-")
    with person.page.expect_popup() as opening:
        answer.get_by_role("link").click()
    expect(opening.value.get_by_role("heading", level=1)).to_be_visible()
    assert "/rules/alcatraz#AZ-" in opening.value.url
