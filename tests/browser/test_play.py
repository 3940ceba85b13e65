"""Playing as people do: alone, together, at one screen, by keyboard, in another language."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import KEYS, Person, alike, play_on, tab_to, words


def test_the_first_move_takes_three_clicks_at_most(house: House, opened: Opened) -> None:
    page = opened(house.url)
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.wait_for_url(re.compile("/t/"))
    assert 1 + Person(page).move() <= 3


def test_two_play_a_whole_game_and_a_third_looks_on(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob", turn_limit="8")
    ada = Person(opened(house.seat_link(table, 0)))
    bob = Person(opened(house.seat_link(table, 1), screen="phone"))
    eve = Person(opened(f"{house.url}/t/{table['table']}"))
    moves = play_on([ada, bob])
    assert moves >= 8
    for person in (ada, bob, eve):
        expect(person.page.locator(".end")).to_be_visible()
        assert not KEYS.findall(words(person.page))
    alike([ada, bob, eve], moves)
    assert not eve.to_move()


def test_the_keyboard_is_enough(house: House, opened: Opened) -> None:
    page = opened(house.url)
    tab_to(page, ".box .primary")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    person = Person(page)
    person.keyed_move()
    person.keyed_move()
    assert len(person.log()) >= 3  # and the bot's in between


def test_two_play_at_one_screen(house: House, opened: Opened) -> None:
    page = opened(house.url)
    page.get_by_role("button", name="More ways to play").first.click()
    page.locator(".seat-row select").nth(1).select_option("person")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    person = Person(page)
    acting = page.locator(".seat.acts .seat-state")
    person.wait_for_turn()
    colours = []
    for _ in range(4):
        colours.append(acting.inner_text().split()[0])
        person.move()
    assert len(set(colours)) == 2
    assert len(person.log()) == 4


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["alcatraz", "cartagena"])
def test_nothing_moves_under_the_hand(game: str, screen: str, house: House, opened: Opened) -> None:
    table = house.table("Ada", "bot:greedy", game=game)
    person = Person(opened(house.seat_link(table, 0), screen))
    assert play_on([person], 4) == 4  # and the bot answers
    person.wait_for_turn()
    place = person.page.locator(".board").bounding_box()
    person.begin()
    for number in range(person.choices.count()):
        if person.finger:
            person.choices.nth(number).tap(force=True)
            person.touch(person.page.locator(".prompt .quiet"))  # back
            person.begin()
        else:
            person.choices.nth(number).hover(force=True)
        assert person.page.locator(".board").bounding_box() == place


def test_the_language_changes_in_the_middle_of_a_game(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob")
    people = [Person(opened(house.seat_link(table, seat))) for seat in (0, 1)]
    play_on(people, 3)
    ada = people[0]
    english = (ada.prompt(), *ada.log())
    ada.page.get_by_role("button", name="FR", exact=True).click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.locator(".prompt-main")).not_to_have_text(english[0])
    french = (ada.prompt(), *ada.log())
    assert len(french) == len(english)
    assert not set(french) & set(english)
    assert not KEYS.findall(words(ada.page))
    play_on(people, 2)
    assert len(people[1].log()) == 5
