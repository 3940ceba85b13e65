"""A report as one picture: ratings, wins by seat, lengths of games, how they ended, and who came before whom."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor, log10
from typing import Final

from cavale.arena.report import Rate, Report
from cavale.arena.svg import Drawing, width
from cavale.arena.words import Words
from cavale.engine.game import Game
from cavale.engine.text import Text

WIDE: Final = 960
EDGE: Final = 32  # round the picture and between its parts
PART: Final = (WIDE - 3 * EDGE) / 2
HEAD: Final = 56  # a part's title, and what stands right below it
FOOT: Final = 38  # an axis with its numbers and its name
BARS: Final = 170  # how high the picture of lengths is
LONGEST: Final = 16  # letters of a bot's name
INK, GREY, GRID, BLUE, PALE, RED = "#222222", "#5f6368", "#e3e5e8", "#2f5fb3", "#a9c1e8", "#b3401c"
SEATS: Final = {"blue": "#2463c9", "yellow": "#e3a900", "red": "#cc2f36", "green": "#22874a", "purple": "#7a45c2"}


class Scale:
    """From figures to places along a line."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, value: float) -> float:
        """Return where a figure stands."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def marks(self, most: int) -> Iterator[float]:
        """Give round figures within it, so many at most."""
        step = round_step((self.high - self.low) / most)
        for number in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1):
            yield number * step


def round_step(least: float) -> float:
    """Return the next of … 0.5, 1, 2, 5, 10…"""
    power = float(10 ** floor(log10(least)))
    return next(each * power for each in (1, 2, 5, 10) if each * power >= least * (1 - 1e-9))


class Chart:
    """A picture of a report, part by part."""

    def __init__(self, report: Report, seats: Sequence[str], colours: Sequence[str], words: Words) -> None:
        self.report = report
        self.seats = seats  # by their names in the reader's language
        self.colours = colours
        self.words = words
        self.drawing = Drawing()
        self.bots = [short(each.bot) for each in report.standings]
        self.labels = max(width(bot, 12) for bot in self.bots) + 16
        self.row = max(30, 12 * report.terms.players + 12)  # how high

    def svg(self, title: str) -> str:
        """Return all of it."""
        drawing, second = self.drawing, EDGE + PART + EDGE
        drawing.text(EDGE, 44, title, 20, INK, bold=True)
        drawing.text(EDGE, 66, self.words("chart-how"), 12, GREY)
        top = 96.0
        self.ratings(EDGE, top)
        self.wins(second, top)
        top += HEAD + self.row * len(self.bots) + FOOT + EDGE
        if len(self.bots) > 2:
            self.lengths(EDGE, top, PART)
            high = max(BARS + FOOT, self.duels(second, top))
        else:
            self.lengths(EDGE, top, WIDE - 2 * EDGE)
            high = BARS + FOOT
        top += HEAD + high + EDGE
        return drawing.svg(WIDE, ceil(top + self.endings(EDGE, top) + EDGE), title)

    def ratings(self, left: float, top: float) -> None:
        """Draw the rating of each bot, with its ends."""
        rated = [each.rating for each in self.report.standings]
        low, high = min(each.low for each in rated), max(each.high for each in rated)
        room = 0.05 * (high - low)
        scale = Scale(low - room, high + room, left + self.labels, left + PART - 92)
        self.title(left, top, "chart-ratings")
        bottom = self.axis(
            scale, top, "chart-rating-axis", lambda value: self.words.number(value, 0 if value % 1 == 0 else 1)
        )
        for y, bot, each in zip(self.rows(top), self.bots, rated, strict=True):
            self.drawing.text(left, y + 4, bot, 12, INK)
            self.whisker(scale, y, each.mu, each.low, each.high, BLUE, 5)
            ends = f"{self.words.number(each.mu)} ± {self.words.number(each.high - each.mu)}"
            self.drawing.text(left + PART, y + 4, ends, 12, INK, "end")
        self.drawing.line(scale.start, bottom, scale.end, bottom, GREY)

    def wins(self, left: float, top: float) -> None:
        """Draw how often each bot won in each seat, and the share that would be fair."""
        scale = Scale(0, 100, left + self.labels, left + PART - 14)
        self.title(left, top, "chart-wins")
        at = scale.start
        for seat, colour in zip(self.seats, self.colours, strict=True):
            self.drawing.dot(at + 5, top + 30, 4.5, colour)
            self.drawing.text(at + 14, top + 34, seat, 12, GREY)
            at += 24 + width(seat, 12)
        bottom = self.axis(scale, top, "chart-wins-axis", lambda value: self.words.number(value, 0))
        fair = scale(100 / self.report.terms.players)
        self.drawing.line(fair, top + HEAD - 6, fair, bottom, GREY, 1, dashed=True)
        for y, bot, each in zip(self.rows(top), self.bots, self.report.standings, strict=True):
            self.drawing.text(left, y + 4, bot, 12, INK)
            for place, won in enumerate(each.by_seat):
                if won is not None:
                    lane = y + 12 * (place - (len(each.by_seat) - 1) / 2)
                    low, high = 100 * won.low, 100 * won.high
                    self.whisker(scale, lane, 100 * won.rate, low, high, self.colours[place], 4)
        self.drawing.line(scale.start, bottom, scale.end, bottom, GREY)

    def lengths(self, left: float, top: float, wide: float) -> None:
        """Draw how many games have how many moves."""
        length = self.report.length
        bars = length.histogram
        across = Scale(bars[0].low, bars[-1].high, left + 40, left + wide - 8)
        bottom = top + HEAD + BARS
        up = Scale(0, max(bar.games for bar in bars), bottom, top + HEAD)
        self.title(left, top, "chart-lengths")
        self.drawing.text(left, top + 34, self.words("chart-games-axis"), 12, GREY)
        for mark in up.marks(4):
            if mark % 1 == 0:
                self.drawing.line(across.start, up(mark), across.end, up(mark), GRID)
                self.drawing.text(across.start - 6, up(mark) + 4, f"{mark:.0f}", 11, GREY, "end")
        for bar in bars:
            x = across(bar.low)
            self.drawing.box(x + 0.5, up(bar.games), across(bar.high) - x - 1, bottom - up(bar.games), PALE)
        for mark in across.marks(8 if wide > PART else 5):
            if mark % 1 == 0:
                self.drawing.text(across(mark), bottom + 16, f"{mark:.0f}", 11, GREY, "middle")
        middle = across(min(length.median + 0.5, bars[-1].high))
        self.drawing.line(middle, top + HEAD - 6, middle, bottom, RED, 1.5, dashed=True)
        said = self.words("chart-median", moves=self.words.number(length.median, 0 if length.median % 1 == 0 else 1))
        anchor = "end" if middle > (across.start + across.end) / 2 else "start"
        self.drawing.text(middle, top + HEAD - 12, said, 12, RED, anchor)
        self.drawing.line(across.start, bottom, across.end, bottom, GREY)
        self.name_axis((across.start + across.end) / 2, bottom, "chart-moves-axis")

    def duels(self, left: float, top: float) -> float:
        """Draw how often the bot of a row came before that of a column; return how high that is."""
        ahead = {(duel.one, duel.other): duel.ahead.rate for duel in self.report.duels}
        ahead |= {(other, one): 1 - rate for (one, other), rate in ahead.items()}
        names = [each.bot for each in self.report.standings]
        longest = max(width(bot, 11) for bot in self.bots)
        cell = (PART - self.labels) / len(names)
        slanted = longest > cell - 4
        if slanted:
            cell = (PART - self.labels - max(0, longest - cell - EDGE)) / len(names)
        head = top + HEAD + (8 + 0.6 * longest if slanted else 12)
        self.title(left, top, "chart-duels")
        self.drawing.text(left, top + 34, self.words("chart-duels-how"), 12, GREY)
        for column, bot in enumerate(self.bots):
            x = left + self.labels + (column + 0.5) * cell
            self.drawing.text(
                x, head - 8, bot, 11, GREY, "start" if slanted else "middle", turned=-35 if slanted else 0
            )
        for row, one in enumerate(names):
            y = head + 32 * row
            self.drawing.text(left, y + 20, self.bots[row], 12, INK)
            for column, other in enumerate(names):
                x = left + self.labels + column * cell
                rate = ahead.get((one, other))
                self.drawing.box(x + 1, y + 1, cell - 2, 30, shade(rate))
                said = self.words.percent(Rate(1, rate, 0, 0), 0) if rate is not None else "·"
                self.drawing.text(x + cell / 2, y + 20, said, 11, INK, "middle")
        return head - top - HEAD + 32 * len(names)

    def endings(self, left: float, top: float) -> float:
        """Write how games ended, as the game tells it; return how high that is."""
        self.title(left, top, "chart-endings")
        numbers = max(width(str(each.games), 12) for each in self.report.endings.values())
        high = 12.0
        for name, each in self.report.endings.items():
            high += 22
            self.drawing.text(left + numbers, top + high, str(each.games), 12, INK, "end")
            self.drawing.text(left + numbers + 12, top + high, self.words.ending(name, each), 12, INK)
        return high

    def title(self, left: float, top: float, name: str) -> None:
        """Write the title of a part."""
        self.drawing.text(left, top + 12, self.words(name), 14, INK, bold=True)

    def rows(self, top: float) -> Iterator[float]:
        """Give the middle of each bot's row."""
        return (top + HEAD + self.row * (number + 0.5) for number in range(len(self.bots)))

    def axis(self, scale: Scale, top: float, name: str, said: Callable[[float], str]) -> float:
        """Draw lines at round figures behind the rows, and their numbers below; return where the rows end."""
        bottom = top + HEAD + self.row * len(self.bots)
        for mark in scale.marks(6):
            self.drawing.line(scale(mark), top + HEAD - 6, scale(mark), bottom, GRID)
            self.drawing.text(scale(mark), bottom + 16, said(mark), 11, GREY, "middle")
        self.name_axis((scale.start + scale.end) / 2, bottom, name)
        return bottom

    def name_axis(self, middle: float, bottom: float, name: str) -> None:
        """Write what an axis counts."""
        self.drawing.text(middle, bottom + 34, self.words(name), 12, GREY, "middle")

    def whisker(
        self, scale: Scale, y: float, value: float, low: float, high: float, colour: str, radius: float
    ) -> None:
        """Draw a figure as a dot, and its ends as a line."""
        self.drawing.line(scale(low), y, scale(high), y, colour, 2)
        self.drawing.dot(scale(value), y, radius, colour)


def chart(report: Report, game: Game, say: Callable[[Text], str]) -> str:
    """Return the picture as SVG."""
    words = Words(game, say)
    colours = game.seats[: report.terms.players]
    names = [say(Text(f"colour-{colour}")) for colour in colours]
    title = words("title", game=words.game(), players=report.terms.players, games=report.games, seed=report.terms.seed)
    return Chart(report, names, [SEATS.get(colour, GREY) for colour in colours], words).svg(title)


def short(bot: str) -> str:
    """Return a bot's name, cut if it is very long."""
    return bot if len(bot) <= LONGEST else f"{bot[: LONGEST - 1]}…"


def shade(rate: float | None) -> str:
    """Return a colour for how often: orange below half, blue above, pale near it."""
    if rate is None:
        return GRID
    end = (120, 165, 230) if rate > 0.5 else (240, 165, 110)
    much = abs(rate - 0.5) * 2
    return "#" + "".join(f"{round(248 + (part - 248) * much):02x}" for part in end)
