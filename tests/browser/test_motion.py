"""What moves on the page, and what does not for those who want nothing to move."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.house import House, golden
from tests.browser.people import Person, play_on


def set_in_motion(page: Page) -> int:
    """How often a script has set something in motion."""
    return int(page.evaluate("window.setInMotion.length"))


def test_pieces_travel(house: House, opened: Opened) -> None:
    table = house.table("Ada", "bot:greedy")
    ada = Person(opened(house.seat_link(table, 0), moving=True))
    play_on([ada], 2)
    ada.wait_for_turn()
    assert set_in_motion(ada.page) >= 3


def test_nothing_travels_where_nothing_shall_move(house: House, opened: Opened) -> None:
    table = house.table("Ada", "bot:greedy")
    ada = Person(opened(house.seat_link(table, 0)))
    play_on([ada], 2)
    ada.wait_for_turn()
    assert set_in_motion(ada.page) == 0
    assert ada.page.evaluate(
        "document.getAnimations().every((one) => one.effect.getComputedTiming().activeDuration < 1)"
    )


def test_cards_fly(pocket_house: House, opened: Opened) -> None:
    table = pocket_house.table("Ada", "Bob", game="pockets")
    people = [Person(opened(pocket_house.seat_link(table, seat), moving=True)) for seat in (0, 1)]
    for person in people:
        expect(person.page.locator(".zones.dock .card").first).to_be_visible()
    before = [set_in_motion(person.page) for person in people]
    mover = next(person for person in people if person.to_move())
    mover.touch(mover.page.locator("[data-touch='button:draw']"))
    for person, count in zip(people, before, strict=True):
        person.page.wait_for_function("count => window.setInMotion.length > count", arg=count)
        card = person.page.evaluate("count => window.setInMotion[count]", count)
        deck = person.page.locator("[data-zone=deck] .card").first.bounding_box()
        assert deck
        assert "flying" in card["what"]
        assert abs(card["x"] - deck["x"] - deck["width"] / 2) < 5  # it comes off the deck
        assert abs(card["y"] - deck["y"] - deck["height"] / 2) < 5


def stepped(page: Page, until: Callable[[], bool]) -> bool:
    """Step through a replay until something is seen."""
    while page.get_by_role("slider").input_value() != page.get_by_role("slider").get_attribute("max"):
        page.get_by_role("button", name="One step on").click()
        if until():
            return True
    return False


def test_a_die_is_an_event(house: House, opened: Opened) -> None:
    table = house.shown(golden("alcatraz", "classic-2"))
    page = opened(f"{house.url}/replay/{table['table']}")
    page.locator(".board").wait_for()
    page.get_by_role("slider").fill("20")  # before the first die falls
    assert stepped(page, lambda: page.locator(".roll .die").count() > 0)
