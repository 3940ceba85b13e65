"""The bot that plays anything."""

from mypy_extensions import i64

from cavale.bots.bot import Bot
from cavale.engine.core.state import View


class RandomBot(Bot):
    """Chooses among the legal moves, all equally likely."""

    def choose(self, view: View) -> int:
        """Return any legal move."""
        moves = view.legal_moves()
        return moves[self.rng.below(i64(len(moves)))]
