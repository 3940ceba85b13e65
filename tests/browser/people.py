"""People at screens: what they see of a table, and how they touch it."""

import re
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

CHOICE = ", ".join(
    [
        ".board .glows:not(.picked)",
        ".stack.glows:not(.picked) > :first-child",
        ".pile.glows",
        ".slot.glows",
        '[id^="at-button:"].primary',
        ".turner .primary",
    ]
)
TOLD = "[role=log] .told:not(.empty, :has(.chance))"
# What tells a moment from the next: what has been told, what is asked, what is turned where.
MOMENT = """told => [
    document.querySelectorAll(told).length,
    document.querySelector(".prompt-main")?.textContent,
    document.querySelector(".turned")?.getAttribute("d"),
].join()"""
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}
PICKED = ".board .picked, .stack.picked, button.picked"
FORETOLD = ".board-frame:not(:has(.turner)) .preview, :is(.stack, .pile, .slot).armed.glows"
# A touch was heard: it led to another moment, more is picked than was, or what the next touch will do is shown.
HEARD = f"""([told, known, picked, before, foretold]) => ({MOMENT})(told) !== known
    || document.querySelectorAll(picked).length > before
    || (foretold !== "" && document.querySelector(foretold) !== null)"""
COUNT = "selectors => selectors.map((selector) => document.querySelectorAll(selector).length)"
KEYS = re.compile(
    r"\b(?:ui|az|ca|pk|st|sx|server|engine|colour)-[a-z][a-z-]+"
)  # a message that was not found is said by its key


class Glance(NamedTuple):
    """How many there are of the things that matter at a table, all at one moment."""

    choices: int
    picked: int  # things of a move that have been touched
    foretold: int  # what is shown of the next touch
    told: int
    ends: int
    wanted: int


class Person:
    """Somebody who looks at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.finger = bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.choices = page.locator(CHOICE)

    def log(self) -> list[str]:
        """What has been told of the players' doings."""
        return self.page.locator(TOLD).all_text_contents()

    def prompt(self) -> str:
        """The line that says whose turn it is."""
        return self.page.locator(".prompt-main").inner_text()

    def glance(self, wanted: str = CHOICE) -> Glance:
        """Look at everything once: asking one by one takes its time, and things move on in between."""
        return Glance(*self.page.evaluate(COUNT, [CHOICE, PICKED, FORETOLD, TOLD, ".end", wanted]))

    def to_move(self) -> bool:
        """Whether there is something to touch."""
        return self.glance().choices > 0

    def wait_for_turn(self) -> None:
        """Look on until there is something to touch."""
        expect(self.choices.first).to_be_visible()

    def move(self, first: str = CHOICE) -> int:
        """Play a move by touching what glows, beginning with a certain thing if it does; how many touches it took."""
        self.wait_for_turn()
        before = seen = self.glance(first)
        for touches in range(1, 9):
            known = self.page.evaluate(MOMENT, TOLD)
            self.touch(self.page.locator(first).first if seen.wanted and not seen.picked else self.choices.first)
            self.page.wait_for_function(HEARD, arg=[TOLD, known, PICKED, seen.picked, FORETOLD if self.finger else ""])
            picked, seen = seen.picked, self.glance(first)
            if seen.picked > picked or (
                self.finger and seen.foretold
            ):  # a finger sees first what its next touch will do
                continue
            self.page.wait_for_function(f"([told, known]) => ({MOMENT})(told) !== known", arg=[TOLD, known])
            seen = self.glance(first)
            if seen.told > before.told:
                return touches
        raise AssertionError("no touch played anything")

    def begin(self) -> None:
        """Touch only the first thing of a move."""
        self.wait_for_turn()
        self.touch(self.choices.first)
        assert self.glance().picked == 1

    def touch(self, thing: Locator) -> None:
        """Touch something as this screen is touched."""
        if self.finger:
            thing.tap(force=True)
        else:
            thing.click(force=True)

    def wait_for_log(self, lines: int) -> None:
        """Look on until so many lines have been told."""
        script = "([told, lines]) => document.querySelectorAll(told).length >= lines"
        self.page.wait_for_function(script, arg=[TOLD, lines])

    def keyed_move(self) -> None:
        """Play a move with the keyboard alone."""
        self.wait_for_turn()
        before = len(self.log())
        tab_to(self.page, ".board .space")
        for _ in range(4):
            picked = self.glance().picked
            self.walk_to(self.choices.first)
            self.page.keyboard.press("Enter")
            if self.glance().picked <= picked:
                self.wait_for_log(before + 1)
                return
        raise AssertionError("no key played anything")

    def walk_to(self, thing: Locator) -> None:
        """Go to something on the board with the arrow keys."""
        goal = thing.get_attribute("id")
        for _ in range(40):
            here = self.page.evaluate("document.activeElement.id")
            if here == goal:
                return
            gap: list[float] = self.page.evaluate(
                """([here, goal]) => {
                    const [a, b] = [here, goal].map((id) => document.getElementById(id).getBoundingClientRect());
                    return [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
                }""",
                [here, goal],
            )
            across = abs(gap[0]) > abs(gap[1])
            step = (1 if gap[0] > 0 else -1, 0) if across else (0, 1 if gap[1] > 0 else -1)
            self.page.keyboard.press(ARROWS[step])
        raise AssertionError(f"the arrow keys do not lead to {goal}")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is focused."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def who_moves(people: Sequence[Person]) -> Person | None:
    """Wait for the one who is to move; nobody once the match is over."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for person in people:
            seen = person.glance()
            if seen.ends:
                return None
            if seen.choices:
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def play_on(people: Sequence[Person], moves: int = 200) -> int:
    """Play so many moves, or to the end; how many were played."""
    for played in range(moves):
        person = who_moves(people)
        if person is None:
            return played
        person.move()
    return moves


def play_until_turn_of(person: Person, other: Person) -> None:
    """Play until somebody is to move: who starts is a matter of chance."""
    while who_moves([person, other]) is other:
        other.move()


def alike(people: Sequence[Person], lines: int) -> list[str]:
    """Wait until all have been told so many lines; what they were told, which must be the same."""
    for person in people:
        person.wait_for_log(lines)
    logs = [person.log() for person in people]
    assert all(log == logs[0] for log in logs)
    return logs[0]


def words(page: Page) -> Any:
    """All that a page says."""
    return page.locator("body").inner_text()
