"""A hint, as somebody with a phone gets it: the hand is put where the adviser would play, and a touch plays it."""

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import KEYS, Person, words


def test_a_hint_shows_what_is_best_and_a_touch_plays_it(house: House, opened: Opened) -> None:
    ada = Person(opened(house.seat_link(house.table("Ada", "bot:greedy"), 0), screen="phone"))
    ada.wait_for_turn()
    page, before = ada.page, len(ada.log())
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".prompt-hint")).to_contain_text("Chance to win: about")
    expect(page.locator(".prompt-hint")).to_be_in_viewport()
    expect(page.get_by_label("One hint taken")).to_be_visible()
    assert not KEYS.findall(words(page))
    ghost = page.locator(".board .preview .ghost").first.bounding_box()
    assert ghost is not None
    page.touchscreen.tap(ghost["x"] + ghost["width"] / 2, ghost["y"] + ghost["height"] / 2)
    ada.wait_for_log(before + 1)
    expect(page.locator(".prompt-hint")).not_to_contain_text("Chance")
