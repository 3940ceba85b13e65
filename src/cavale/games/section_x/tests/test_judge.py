"""How good a table looks, and what bots make of it."""

import pytest

from cavale.bots import make_bot
from cavale.engine.core.state import View
from cavale.engine.match import Match
from cavale.games.section_x import GAME
from cavale.games.section_x.chart import ISLAND
from cavale.games.section_x.judge import HOPES, OUT, risk
from cavale.games.section_x.moves import PLACE_NUMBERS
from cavale.games.section_x.roads import FAR, havens, roads
from cavale.games.section_x.rules import SectionX
from cavale.games.section_x.tests.charts import ACT, HOME, state
from cavale.games.section_x.tests.moments import ROAD, chart, play

AT = PLACE_NUMBERS


def worth(match: Match, seat: int = 0) -> float:
    """Return how good a table looks for a seat."""
    return GAME.judge.judge(match.view(seat))


def value(table: SectionX, seat: int) -> float:
    """Return what all prisoners of a seat are worth, those out included."""
    figures = GAME.judge.measure(View(seat, table), seat)
    return figures[OUT] + figures[HOPES]


def choice(match: Match, seed: int) -> str:
    """Return what greedy chooses."""
    return GAME.moves.notation(make_bot("greedy", GAME, seed).choose(match.view(match.state.actor)))


def test_roads() -> None:
    """SX-16, SX-22: how far it is to green, by steps and tiles yet to be laid; others' doors and areas are no way."""
    far = roads(state(chart(ROAD)), 0)
    assert [far[AT[place]] for place in ("island", "F8a", "F9a", "F10a")] == [4, 3, 2, 1]
    gap = roads(state(chart("F8:S1;F10:S1", did="drew", ask="act")), 0)
    assert gap[ISLAND] == 6
    barred = roads(state(chart(ROAD, HOME, "island*8/F9a;-/-", did="drew", ask="act")), 0)
    assert barred[ISLAND] == 10  # rather round it than through the door
    taken = chart(ROAD, HOME, "free;island*7/-;-/-", green="green0:purple", round="2")
    assert roads(state(taken), 0)[AT["F10a"]] > 3
    assert roads(state(taken), 1)[AT["F10a"]] == 1


def test_safety() -> None:
    """SX-25: the island and hiding places with room are safe."""
    safe = havens(state(chart(f"{ROAD};I3:S1;I4:H2;B4:S1")), 0)
    assert [safe[AT[place]] for place in ("F8a", "F9a", "F10a", "I3a", "I4a", "B4a")] == [1, 2, 3, 1, 0, FAR]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((ROAD, HOME), ("F8:S1", HOME)),
        ((ROAD, "F8a;island*7/-;-/-"), (ROAD, HOME)),
        ((ROAD, "F10a;island*7/-;-/-"), (ROAD, "F8a;island*7/-;-/-")),
        ((ROAD, "island*8/F9a;-/-"), (ROAD, HOME)),
        (("F8:H2;F9:S1;F10:S1", "F8a;island*7/-;-/-"), (ROAD, "F8a;island*7/-;-/-")),
    ],
)
def test_better_and_worse(better: tuple[str, str], worse: tuple[str, str]) -> None:
    """SX-16, SX-20, SX-25: an open road, prisoners on it, doors and hiding places are good to have."""
    assert 0.0 < worth(chart(*worse)) < worth(chart(*better)) < 1.0


def test_lost_and_free() -> None:
    """SX-25, SX-29: prisoners free are worth most, those lost nothing; what is good for one is bad for the others."""
    free = chart(ROAD, "free;island*7/-;-/-", round="2", green="green0:red")
    lost = chart(ROAD, "lost;island*7/-;-/-", round="2")
    home = chart(ROAD, round="2")
    assert worth(lost) < worth(home) < worth(free)
    assert worth(free, 1) < worth(home, 1) < worth(lost, 1)


def test_danger() -> None:
    """SX-23, SX-24: the further from safety, the fewer the turns and the greater the hazard, the worse."""
    assert risk(9.0, 1.0, 0.03, 9.0) < risk(9.0, 3.0, 0.03, 9.0) < risk(9.0, 3.0, 0.06, 9.0) < risk(9.0, 3.0, 0.06, 0.0)
    assert risk(9.0, 0.0, 0.06, 0.0) == 0.0


def test_the_end() -> None:
    """SX-29: a game won is worth 1, a game lost 0."""
    over = chart(ROAD, "F10a;free*4;island*3/-;-/-", round="2", green="green0:red")
    play(over, "step=F10a>green0")
    assert (worth(over, 0), worth(over, 1)) == (1.0, 0.0)


def test_nothing_but_the_view_counts() -> None:
    """SX-6: hidden tiles make no difference but by their number."""
    one, other = (chart(ROAD, HOME, f"island*8/-;-/{stock}", **ACT) for stock in ("S1S2", "H1T1"))
    assert worth(one) == worth(other)


@pytest.mark.parametrize("seed", range(3))
def test_greedy_takes_the_win(seed: int) -> None:
    """SX-29: greedy brings its fifth prisoner out when it can."""
    match = chart(ROAD, "F10a;F8a;free*4;island*2/-;-/-", round="2", green="green0:red")
    assert choice(match, seed) == "step=F10a>green0"


def test_whose_turn_comes() -> None:
    """SX-23: only so many reach green in a round; for the others a hiding place is better than a tunnel near green."""
    there = "F8:S1;F9:H2;F10:S1;G9:H1"
    run = chart(there, "F10a;F8a;F9a;island*5/-;-/-")  # two players: two are due
    hide = chart(there, "F10a;F9a*2;island*5/-;-/-")
    assert worth(run) < worth(hide)


def test_spare_prisoners() -> None:
    """SX-29, SX-31: five of eight win, so one lost is missed less than in the last round, where those left count."""
    poor = "lost*4;island*4/-;-/-"
    seats = HOME, "lost;island*7/-;-/-"
    one, other = (value(state(chart(ROAD, seat, round="2")), 0) for seat in seats)
    last, last_other = (value(state(chart(ROAD, seat, poor, round="2:last")), 0) for seat in seats)
    assert 0.0 < one - other < last - last_other


def test_full_stock() -> None:
    """SX-6: a third tile in stock is worth nothing, for with it nothing is drawn."""
    one, two, three = (worth(chart(ROAD, f"island*8/-;-/{stock}")) for stock in ("S1", "S1S2", "S1S2S3"))
    assert one < two == three


@pytest.mark.parametrize("seed", range(3))
def test_greedy_ends_the_round(seed: int) -> None:
    """SX-23: greedy brings the last prisoner of the round as soon as those who would be lost with it are safe."""
    match = chart(ROAD, "F10a;F8a;green0;island*5/-;-/-", green="green0:red")
    assert choice(match, seed) == "step=F8a>island"
    assert choice(play(match, "step=F8a>island"), seed) == "step=F10a>green0"


@pytest.mark.parametrize("seed", range(3))
def test_greedy_flees(seed: int) -> None:
    """SX-25: before an explosion greedy goes back to its cells rather than be lost; it walks on while there is time."""
    tunnel = "F8:S1;F9:S1"
    late = chart(tunnel, "F8a;island*7/-;-/S1S1S2", idle="7", did="acted")
    assert choice(late, seed) == "step=F8a>island"
    assert choice(chart(ROAD, "F8a;island*7/-;-/-"), seed).startswith(("step=F8a>F9a", "step=island"))


@pytest.mark.parametrize("seed", range(2))
def test_greedy_digs_and_locks(seed: int) -> None:
    """SX-8, SX-18: greedy lays tiles on its way to green, and locks what it has dug."""
    match = chart("F8:S1;F9:S1", "island*8/-;-/S1", did="drew", ask="act")
    for _ in range(3):
        play(match, choice(match, seed))
    assert roads(state(match), 0)[ISLAND] <= 6
    assert "F8:S1" in GAME.position.describe(match.state)
