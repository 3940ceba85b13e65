"""A game of cards, whole: hidden hands and open ones, with people and bots, on desks and on phones."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.house import House, golden
from tests.browser.people import KEYS, Person, alike, tab_to, who_moves, words

CARD = ".zones.dock .stack.glows > :first-child"
SPACE = ".board .glows"
STOP = "[data-touch='button:stop'].primary"


def play_out(people: dict[Person, str]) -> int:
    """Play to the end, each beginning with what they like to touch first and stopping when they may; how many moves."""
    moves = 0
    while person := who_moves(list(people)):
        stop = person.page.locator(STOP).count() > 0 and moves % 3 > 0
        person.move(STOP if stop else people[person])
        moves += 1
    return moves


def open_faces(page: Page) -> int:
    """How many cards of other hands are shown with their faces."""
    return page.locator(".zones.plate .card:not(.face-back, .none)").count()


def test_two_people_and_two_bots_play_with_hidden_hands(house: House, opened: Opened) -> None:
    table = house.late_table(golden("cartagena", "jamaica-4"), 145, "Ada", "Bob", "bot:greedy", "bot:greedy")
    ada = Person(opened(house.seat_link(table, 0)))
    bob = Person(opened(house.seat_link(table, 1), screen="phone"))
    eve = Person(opened(f"{house.url}/t/{table['table']}"))
    for person in (ada, bob, eve):
        expect(person.page.locator(".zones.plate .face-back").first).to_be_visible()
        assert open_faces(person.page) == 0
    assert eve.page.locator(".zones.dock").count() == 0
    assert play_out({ada: CARD, bob: SPACE}) >= 2
    for person in (ada, bob, eve):
        expect(person.page.locator(".end")).to_be_visible()
        assert not KEYS.findall(words(person.page))
    alike([ada, bob, eve], max(len(person.log()) for person in (ada, bob, eve)))
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(
    ("preset", "entries", "screen"), [("tortuga", 80, "phone"), ("basic", 60, "desktop"), ("advanced", 75, "phone")]
)
def test_the_other_ways_to_play_against_bots(
    preset: str, entries: int, screen: str, house: House, opened: Opened
) -> None:
    table = house.late_table(golden("cartagena", f"{preset}-3"), entries, "Ada", "bot:greedy", "bot:greedy")
    ada = Person(opened(house.seat_link(table, 0), screen=screen))
    ada.wait_for_turn()
    row = ada.page.locator(".zone-row")
    assert row.count() == int(preset == "tortuga")
    assert (open_faces(ada.page) > 0) == (preset == "tortuga")
    assert play_out({ada: CARD}) >= 2
    expect(ada.page.locator(".end")).to_be_visible()
    assert not KEYS.findall(words(ada.page))
    ada.page.get_by_role("link", name="Replay", exact=True).click()
    expect(ada.page.locator(".zones.plate .card").first).to_be_visible()


def test_card_and_pirate_in_any_order_show_where_they_lead(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob", game="cartagena", preset="jamaica")
    ada = Person(opened(house.seat_link(table, 0, 1)))
    page = ada.page
    page.get_by_role("button", name="Show me the table").click()
    ada.wait_for_turn()
    before = len(ada.log())
    ada.touch(page.locator(CARD).first)
    expect(page.locator(".stack.picked")).to_have_count(1)
    face = page.locator(".stack.picked .card").first.get_attribute("class") or ""
    goal = page.locator(f".board .space.glows.kind-{face.rpartition('face-')[2]}")
    expect(goal).to_have_count(1)  # all pirates stand together: one place for this card
    page.keyboard.press("Escape")
    expect(page.locator(".stack.picked")).to_have_count(0)
    ada.touch(page.locator("[data-touch='space:start']"))
    expect(page.locator(".outlook .tag").first).to_be_visible()
    assert page.locator(".outlook .tag").count() == page.locator(".zones.dock .stack.glows").count()
    ada.touch(
        page.locator(f".board .space.glows.kind-{face.rpartition('face-')[2]}")
    )  # where it leads is touched, no card
    ada.wait_for_log(before + 1)


def test_discards_can_be_looked_through(house: House, opened: Opened) -> None:
    table = house.table("Ada", "bot:greedy", game="cartagena", preset="jamaica")
    ada = Person(opened(house.seat_link(table, 0), screen="phone"))
    ada.move(CARD)
    ada.page.locator("[data-touch='zone:discard']").dispatch_event("click")
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.locator(".browse b").first).to_be_visible()
    counts = [int(words.removeprefix("× ")) for words in sheet.locator(".browse b").all_inner_texts()]
    pile = ada.page.locator("[data-touch='zone:discard'] .times").inner_text()
    assert sum(counts) == int(pile)  # the bot may have begun, with several
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_keyboard_is_enough_for_cards(house: House, opened: Opened) -> None:
    table = house.table("Ada", "bot:greedy", game="cartagena", preset="basic")
    ada = Person(opened(house.seat_link(table, 0)))
    ada.wait_for_turn()
    before = len(ada.log())
    tab_to(ada.page, ".zones.dock .stack.glows > button")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".stack.picked")).to_have_count(1)
    tab_to(ada.page, ".board .space")
    ada.walk_to(ada.page.locator(SPACE).first)
    ada.page.keyboard.press("Enter")
    ada.wait_for_log(before + 1)


def test_open_hands_need_no_curtain(house: House, opened: Opened) -> None:
    table = house.table("Ada", "Bob", game="cartagena", preset="tortuga")
    both = Person(opened(house.seat_link(table, 0, 1)))
    both.wait_for_turn()
    assert both.page.locator(".curtain").count() == 0
    both.move(CARD)
