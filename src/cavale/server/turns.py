"""Whose turn it is to change a table: one after the other, in the order in which they came."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial


class Turns:
    """A lock for tasks (`async with`) as well as for functions that are called once they have it (`take`)."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[Callable[[], None]] = deque()

    def take(self, go: Callable[[], None]) -> None:
        """Call a function once it has the turn, at once if nobody has it; it sees to it that `leave` is called."""
        if self.taken:
            self.waiting.append(go)
        else:
            self.taken = True
            go()

    def leave(self) -> None:
        """Give the turn to whoever waits longest."""
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        """Wait for the turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(partial(self.give, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was ours already
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        """Leave."""
        self.leave()

    def give(self, turn: "asyncio.Future[None]") -> None:
        """Let a task go on, unless it waits no more."""
        if turn.cancelled():
            self.leave()
        else:
            turn.set_result(None)
