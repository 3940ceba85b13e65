"""A window of a browser: starting one takes long, so who comes next is given one that has forgotten who was there."""

import re
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

SCREENS: dict[str, ViewportSize] = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
PATIENCE = 30_000  # milliseconds: machines may be busy
OFFLINE = re.compile(r"ERR_(CONNECTION_\w+|INTERNET_DISCONNECTED|EMPTY_RESPONSE)|WebSocket")  # a server that is away
REFUSED = re.compile(r"status of 4\d\d")


class Window:
    """A page with a memory of its own, on a desk or on a phone, and what it complained about on its console."""

    def __init__(self, chromium: Browser, screen: str) -> None:
        self.screen = screen
        finger = screen == "phone"
        context = chromium.new_context(locale="en-GB", viewport=SCREENS[screen], is_mobile=finger, has_touch=finger)
        context.add_init_script(path=Path(__file__).with_name("motion.js"))
        context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        self.page = context.new_page()
        self.page.on("console", self.listen)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{self.page.url}: {error}"))

    def listen(self, message: ConsoleMessage) -> None:
        """Note an error."""
        if message.type == "error" and not any(pattern.search(message.text) for pattern in self.forgiven):
            self.complaints.append(f"{self.page.url}: {message.text}")

    def open(self, url: str, may_be_offline: bool, may_be_refused: bool, moving: bool) -> Page:
        """Show a page."""
        self.complaints = []
        self.forgiven = [OFFLINE] * may_be_offline + [REFUSED] * may_be_refused
        self.page.emulate_media(color_scheme="light", reduced_motion="no-preference" if moving else "reduce")
        self.page.goto(url)
        return self.page

    def leave(self) -> list[str]:
        """Forget who was there and what they did; return what the page complained about."""
        self.page.evaluate("localStorage.clear()")
        complaints = self.complaints
        self.page.goto("about:blank")
        self.page.context.clear_cookies()
        for popup in self.page.context.pages[1:]:
            popup.close()
        return complaints
