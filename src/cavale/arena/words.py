"""What the arena says: messages and figures in the reader's language."""

from collections.abc import Callable

from cavale.arena.report import Ending, Rate
from cavale.engine.game import Game
from cavale.engine.text import Text


class Words:
    """Says messages and figures of a game in the reader's language."""

    def __init__(self, game: Game, say: Callable[[Text], str]) -> None:
        self.code = game.code.lower()
        self.say = say
        self.decimal = say(Text("arena-decimal"))

    def __call__(self, name: str, **args: int | str | Text) -> str:
        """Return the message `arena-NAME`."""
        return self.say(Text(f"arena-{name}", args))

    def game(self) -> Text:
        """Return the game's name."""
        return Text(f"{self.code}-name")

    def ending(self, name: str, ending: Ending) -> str:
        """Return one of the game's endings as it tells it, whoever won."""
        said = self.say(Text(f"{self.code}-ending-{name}", {"who": Text("arena-who", {"count": ending.winners})}))
        return f"{said[0].upper()}{said[1:]}"

    def number(self, value: float, behind: int = 1) -> str:
        """Return a number as the language writes it."""
        return f"{value:.{behind}f}".replace(".", self.decimal)

    def percent(self, rate: Rate | None, behind: int = 1) -> str:
        """Return how often; a dash for what was never tried."""
        return "–" if rate is None else self.share(rate.rate, behind)

    def share(self, share: float, behind: int = 1) -> str:
        """Return a part of all."""
        return self("percent", number=self.number(100 * share, behind))

    def ends(self, rate: Rate) -> str:
        """Return between which ends."""
        return self("percent", number=f"{self.number(100 * rate.low)}–{self.number(100 * rate.high)}")

    def rate(self, rate: Rate, behind: int = 1) -> str:
        """Return how often, and in few letters between which ends."""
        return f"{self.percent(rate, behind)} ({self.number(100 * rate.low, 0)}–{self.number(100 * rate.high, 0)})"
