"""When lines and servers break: people see it, and play on without doing anything."""

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import Person, alike, play_on, play_until_turn_of


def test_a_line_that_breaks_in_the_middle_of_a_turn(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob")
    with Cable(house.port) as cable:
        ada = Person(opened(house.seat_link(table, 0).replace(house.url, cable.url), may_be_offline=True))
        bob = Person(opened(house.seat_link(table, 1)))
        play_until_turn_of(ada, bob)
        before = len(ada.log())
        ada.begin()
        cable.pull()
        expect(ada.page.locator(".line.lost")).to_be_visible()
        cable.plug()
        expect(ada.page.locator(".line.lost")).to_have_count(0)
        ada.move()
        assert len(alike([ada, bob], before + 1)) == before + 1
        assert play_on([bob, ada], 3) == 3
        assert len(alike([ada, bob], before + 4)) == before + 4


def test_a_move_made_while_the_line_was_broken_is_played_once(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob")
    with Cable(house.port) as cable:
        ada = Person(opened(house.seat_link(table, 0).replace(house.url, cable.url), may_be_offline=True))
        bob = Person(opened(house.seat_link(table, 1)))
        play_until_turn_of(ada, bob)
        before = len(ada.log())
        ada.begin()
        cable.pull()
        expect(ada.page.locator(".line.lost")).to_be_visible()
        ada.touch(ada.choices.first)
        cable.plug()
        bob.wait_for_turn()
        assert len(alike([ada, bob], before + 1)) == before + 1


def test_a_server_that_is_killed_loses_nothing(own_house: House, opened: Opened) -> None:
    table = own_house.table("Ada", "Bob", turn_limit="10")
    ada = Person(opened(own_house.seat_link(table, 0), may_be_offline=True))
    bob = Person(opened(own_house.seat_link(table, 1), screen="phone", may_be_offline=True))
    people = [ada, bob]
    play_on(people, 5)
    told = alike(people, 5)
    own_house.kill()
    for person in people:
        expect(person.page.locator(".line.lost")).to_be_visible()
    own_house.start()
    for person in people:
        expect(person.page.locator(".line.lost")).to_have_count(0)
    assert alike(people, 5) == told
    play_on(people)
    for person in people:
        expect(person.page.locator(".end")).to_be_visible()
    assert alike(people, 10)[:5] == told
