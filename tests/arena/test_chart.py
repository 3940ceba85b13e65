"""The picture of a report: whole, within its paper, and in both languages."""

from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import resvg_py

from cavale.arena import TEXTS
from cavale.arena.chart import Scale, chart
from cavale.arena.plan import Terms
from cavale.arena.png import png
from cavale.arena.report import Report, make_report
from cavale.arena.svg import Drawing, width
from cavale.engine.text import Problem, Speaker
from cavale.games import find_game
from tests.arena.test_arena import result
from tests.terminal.typing_at import Cavale

SVG = "{http://www.w3.org/2000/svg}"
GAME = find_game("stalag17")


def report(bots: str, games: int = 40) -> Report:
    """Return figures of games in which earlier letters win, each bot in every seat."""
    lengths = (10 + 7 * number % 90 for number in range(games))
    turned = [(bots[n % len(bots) :] + bots)[: len(bots)] for n in range(games)]
    places = ("".join(str(sorted(line).index(bot) + 1) for bot in line) for line in turned)
    results = [result(*game) for game in zip(turned, places, lengths, strict=True)]
    return make_report(results, Terms("0", GAME.name, 1, {}, len(bots), tuple(bots), False, 1))


def drawn(bots: str, language: str) -> ElementTree.Element:
    say = Speaker(language, [TEXTS, GAME.folder / "texts"]).say
    return ElementTree.fromstring(chart(report(bots), GAME, say))


def figure(element: ElementTree.Element, name: str) -> float:
    return float(element.attrib[name])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("bots", ["ab", "abc", "abcde"])
def test_all_is_on_the_paper_and_no_words_lie_on_others(bots: str, language: str) -> None:
    picture = drawn(bots, language)
    wide, high = figure(picture, "width"), figure(picture, "height")
    boxes = []
    for each in picture.iter(f"{SVG}text"):
        size, long = figure(each, "font-size"), width(each.text or "", figure(each, "font-size"))
        start = figure(each, "x") - {"start": 0, "middle": long / 2, "end": long}[each.attrib["text-anchor"]]
        boxes.append((start, start + 0.85 * long, figure(each, "y") - 0.7 * size, figure(each, "y"), each.text))
        assert start >= 0, each.text
        assert start + 0.85 * long <= wide, each.text
        assert size <= figure(each, "y") <= high - 4, each.text
    for one, other in combinations(boxes, 2):
        apart = one[1] <= other[0] or other[1] <= one[0] or one[3] <= other[2] or other[3] <= one[2]
        assert apart, (one, other)
    said = [each.text for each in picture.iter(f"{SVG}text")]
    assert ("Head to head" in said or "Face à face" in said) == (len(bots) > 2)
    assert all(said.count(bot) >= 2 for bot in bots)
    ending = {"en": "Someone has freed all three prisoners", "fr": "Quelqu’un a libéré ses trois prisonniers"}[language]
    assert any((each or "").startswith(ending) for each in said)


def test_every_seat_of_every_bot_has_its_dot_where_its_wins_are() -> None:
    picture = drawn("ab", "en")
    dots = [each for each in picture.iter(f"{SVG}circle") if figure(each, "r") == 4]
    assert [each.attrib["fill"] for each in dots] == ["#2463c9", "#cc2f36"] * 2
    won, won_too, lost, lost_too = (figure(each, "cx") for each in dots)
    assert won == won_too > 900 > 600 > lost == lost_too


def test_bars_are_as_high_as_games_are_many() -> None:
    bars = [each for each in drawn("ab", "en").iter(f"{SVG}rect") if each.attrib["fill"] == "#a9c1e8"]
    expected = [bar.games for bar in report("ab").length.histogram]
    highest = max(figure(bar, "height") for bar in bars)
    assert [round(figure(bar, "height") / highest * max(expected)) for bar in bars] == expected


def test_marks_are_round_figures_within() -> None:
    assert list(Scale(0, 100, 0, 1).marks(6)) == [0, 20, 40, 60, 80, 100]
    assert list(Scale(-3, 12, 0, 1).marks(5)) == [0, 5, 10]
    assert list(Scale(24.9, 25.4, 0, 1).marks(5)) == pytest.approx([24.9, 25, 25.1, 25.2, 25.3, 25.4])


def test_a_png_is_what_the_drawing_is() -> None:
    drawing = Drawing()
    drawing.box(0, 0, 5, 5, "#f00")
    data = png(drawing.svg(30, 20, "a"))
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (60, 40)


def test_a_machine_without_fonts_draws_no_wordless_png(monkeypatch: pytest.MonkeyPatch) -> None:
    real = resvg_py.svg_to_bytes

    def fontless(**how: Any) -> bytes:
        return real(**how, skip_system_fonts=True)

    monkeypatch.setattr(resvg_py, "svg_to_bytes", fontless)
    drawing = Drawing()
    drawing.text(5, 15, "words")
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "arena-no-font"):
        png(drawing.svg(30, 20, "a"))


def test_pictures_are_asked_for_by_their_names(cavale: Cavale, tmp_path: Path) -> None:
    code, _, err = cavale(f"arena pockets --bots greedy,random --games 1 --chart {tmp_path / 'a.gif'}")
    assert code == 2
    assert ".svg or .png" in err
    code, _, err = cavale(f"arena pockets --seats greedy,random --games 1 --chart {tmp_path / 'a.svg'}")
    assert (code, err) == (0, "")
    assert ElementTree.parse(tmp_path / "a.svg").getroot().tag == f"{SVG}svg"
