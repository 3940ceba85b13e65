"""A board of hexagons: tiles are laid and turned by mouse, key and finger, and small spaces are seen from near."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cavale.engine.match import Match
from cavale.games import find_game
from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.people import CHOICE, FORETOLD, KEYS, Person, tab_to, who_moves, words

GAME = find_game("section_x")
POSITION = ".turner [aria-live]"
LAZY = "[data-touch='button:skip'].primary, [data-touch='button:done'].primary"
FINGER = 44  # pixels that a finger needs


@pytest.fixture
def gentle_curve(house: House) -> Any:
    """A table at which Ada, with a gentle curve in stock, is to lay or move tiles."""
    match = Match(GAME, 2)
    for word in ("first=red", "draw=1", "tile=S2"):
        move = GAME.moves.parse(word)
        assert move is not None
        match.play(move)
    return house.late_table(match.record().write().encode(), 3, "Ada", "bot:random")


def angle(page: Page, piece: str) -> float:
    """How far a piece is turned, in degrees with the clock."""
    turned = str(page.locator(f"[data-piece='{piece}']").evaluate("piece => piece.style.transform"))
    return float(turned.partition("rotate(")[2].partition("deg")[0]) % 360


def begin(person: Person, cell: str) -> None:
    """Take the tile and put it on a cell, to be turned there."""
    person.touch(person.page.locator(".zones.dock .stack.glows > :first-child"))
    goal = person.page.locator(f"[data-touch='space:{cell}'].glows")
    expect(goal).to_be_visible()
    if not person.finger:
        goal.hover(force=True)
        expect(person.page.locator(".preview .ghost.fills")).to_be_visible()  # as it would lie
    person.touch(goal)
    if person.finger:
        expect(person.page.locator(f"{POSITION}, {FORETOLD}").first).to_be_attached()
        if not person.page.locator(POSITION).count():  # it came before it was known what the cell would do
            person.touch(goal)
    expect(person.page.locator(POSITION)).to_contain_text("Position 1 of 6")


def test_a_tile_is_turned_by_wheel_key_and_touch(house: House, opened: Opened, gentle_curve: Any) -> None:
    ada = Person(opened(house.seat_link(gentle_curve, 0)))
    page = ada.page
    ada.wait_for_turn()
    before = len(ada.log())
    begin(ada, "F8")
    start = angle(page, "draft")
    cell = page.locator("[data-touch='space:F8']")
    cell.hover(force=True)
    page.mouse.wheel(0, 120)
    expect(page.locator(POSITION)).to_contain_text("Position 6 of 6")
    assert angle(page, "draft") == (start + 60) % 360  # with the clock
    ada.touch(cell)
    expect(page.locator(POSITION)).to_contain_text("Position 5 of 6")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    expect(page.locator(POSITION)).to_contain_text("Position 4 of 6")
    shown = angle(page, "draft")
    assert shown == (start + 180) % 360
    page.keyboard.press("Enter")
    ada.wait_for_log(before + 1)
    assert angle(page, "tile-F8") == shown


def test_what_is_not_complete_is_taken_back_step_by_step(house: House, opened: Opened, gentle_curve: Any) -> None:
    ada = Person(opened(house.seat_link(gentle_curve, 0)))
    page = ada.page
    ada.wait_for_turn()
    asked = [ada.prompt()]
    tab_to(page, ".zones.dock .stack.glows > button")
    page.keyboard.press("Enter")
    expect(page.locator(".board .glows").first).to_be_visible()
    asked.append(ada.prompt())
    tab_to(page, ".board .space")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(".turner")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".turner")).to_have_count(0)
    expect(page.locator(".prompt-main")).to_have_text(asked[1])
    page.keyboard.press("Escape")
    expect(page.locator(".prompt-main")).to_have_text(asked[0])


def test_a_finger_sees_from_near_what_it_turns(house: House, opened: Opened, gentle_curve: Any) -> None:
    ada = Person(opened(house.seat_link(gentle_curve, 0), screen="phone"))
    page = ada.page
    ada.wait_for_turn()
    before = len(ada.log())
    cell = page.locator("[data-touch='space:D2']")
    assert width(page, "[data-touch='space:D2']") < FINGER
    begin(ada, "D2")
    expect(page.locator(".port.zoomed")).to_be_visible()
    assert width(page, "[data-touch='space:D2']") >= FINGER
    for button in page.locator(".tools button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
    ada.touch(cell)
    expect(page.locator(POSITION)).to_contain_text("Position 6 of 6")
    page.get_by_role("button", name="Turn left").tap()
    page.get_by_role("button", name="Turn left").tap()
    expect(page.locator(POSITION)).to_contain_text("Position 2 of 6")
    page.get_by_role("button", name="Lay it like this").tap()
    ada.wait_for_log(before + 1)
    expect(page.locator(".port.zoomed")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def width(page: Page, selector: str) -> float:
    """How wide something is on the screen."""
    box = page.locator(selector).bounding_box()
    assert box
    return box["width"]


def test_a_board_of_small_spaces_is_enlarged_and_moved(house: House, opened: Opened, gentle_curve: Any) -> None:
    page = opened(house.seat_link(gentle_curve, 0), screen="phone")
    whole = width(page, ".board")
    pinch(page, "[data-touch='space:F8']", 40, 120)
    expect(page.locator(".port.zoomed")).to_be_visible()
    assert width(page, ".board") == pytest.approx(3 * whole, rel=0.05)
    scrolled = page.locator(".port").evaluate("port => { port.scrollBy(-90, 0); return port.scrollLeft; }")
    assert scrolled > 0
    page.get_by_role("button", name="Smaller").tap()
    assert whole < width(page, ".board") < 3 * whole
    page.get_by_role("button", name="The whole board").tap()
    assert width(page, ".board") == whole
    page.locator("[data-touch='space:A3']").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
    port = page.locator(".port").bounding_box()
    assert port
    assert port["y"] <= focused["top"]
    assert focused["bottom"] <= port["y"] + port["height"]
    other = Person(opened(house.seat_link(house.table("Ada", "bot:random"), 0), screen="phone"))
    other.wait_for_turn()
    assert other.page.locator(".zoom, .port.zooms").count() == 0  # there, spaces are large enough


def pinch(page: Page, selector: str, near: float, far: float) -> None:
    """Spread two fingers over something."""
    box = page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hands = page.context.new_cdp_session(page)
    for kind, gap in (("touchStart", near), ("touchMove", (near + far) / 2), ("touchMove", far), ("touchEnd", 0)):
        points = [{"x": x - gap / 2, "y": y}, {"x": x + gap / 2, "y": y}] if gap else []
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_whole_round_on_a_phone_against_three_bots(house: House, opened: Opened) -> None:
    """The round ends with an explosion, and here the game with it."""
    table = house.table("Ada", *("bot:random",) * 3, game="section_x", rounds="1", patience="1")
    ada = Person(opened(house.seat_link(table, 0), screen="phone"))
    moves = 0
    while who_moves([ada]):
        ada.move(CHOICE if moves % 5 == 0 else LAZY)
        moves += 1
    expect(ada.page.locator(".end")).to_be_visible()
    assert "Explosion!" in ada.log()[-1]
    assert not KEYS.findall(words(ada.page))
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
