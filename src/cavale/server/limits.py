"""How much one address and one connection may ask for."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable

MOST = 10_000  # addresses remembered


class Bucket:
    """Fills with time up to a size; each request takes one out."""

    def __init__(self, rate: float, size: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self.level = float(size)
        self.at = now()

    def take(self) -> bool:
        """Take one out if there is one."""
        now = self.now()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; the ones longest unused are forgotten."""

    def __init__(self, rate: float, size: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self.endless = size == 0
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one out of an address's bucket."""
        if self.endless:
            return True
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.size, self.now)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
        return bucket.take()


class Doors:
    """How many connections each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: defaultdict[str, int] = defaultdict(int)

    def enter(self, address: str) -> bool:
        """Let a connection in if there is room."""
        if self.most and self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection that has gone."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]
