"""A small generator for playouts: the same numbers compiled and uncompiled."""

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Rng:
    """Marsaglia's xorshift with 128 bits of state, in words that fit native integers."""

    def __init__(self, seed: i64) -> None:
        word: i64 = seed & MASK
        self.x: i64 = word ^ 123456789
        self.y: i64 = ((word << 7) & MASK) ^ 362436069
        self.z: i64 = (word >> 3) ^ 521288629
        self.w: i64 = 88675123
        for _ in range(16):  # near seeds give near words at first
            self.word()

    def word(self) -> i64:
        """Return 32 random bits."""
        t: i64 = self.x ^ ((self.x << 11) & MASK)
        t ^= t >> 8
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w ^= (self.w >> 19) ^ t
        return self.w

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, for n up to two thousand million."""
        return (self.word() * n) >> 32

    def choose(self, weights: list[int]) -> int:
        """Return an index, each as likely as its weight says."""
        left = int(self.below(sum(weights)))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("no weights")
