"""The yard as a line of text, and back."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cavale.engine.core.playout import playout
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import OVER, State
from cavale.engine.match import Match
from cavale.engine.text import Problem
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.tests.yards import FAR, MOMENTS, line, options, yard

CELLS = "cell,cell,cell,cell"
ALL_MOMENTS = [line(parts) for parts in MOMENTS.values()]


def everything(state: State) -> list[object]:
    """Return all that a state holds."""
    assert isinstance(state, Alcatraz)
    own = [state.players, state.actor, state.stage, state.row, state.mover, state.turns, state.ended]
    return [*own, state.alarm, state.own_captures, state.turn_limit, *state.guards, *state.where, *state.crews]


def problem(text: str, **written: str) -> tuple[str, str]:
    """Return which part of a line is refused, and its value."""
    with pytest.raises(Problem) as raised:
        GAME.position.place(options(2, **written), 2, text)
    assert raised.value.text.key == "position-part"
    return str(raised.value.text.args["part"]), str(raised.value.text.args["value"])


@pytest.mark.parametrize("guards", ["classic", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_matches(players: int, guards: str) -> None:
    """AZ-2: at every moment of a match the line gives the very same state back."""
    chosen = options(players, guards=guards, turn_limit="60")
    for seed in range(3):
        rng = Random(seed)
        match = Match(GAME, players, chosen, seed=seed)
        while match.state.actor != OVER:
            match.play(rng.choice(match.legal_moves()))
            placed = GAME.position.place(chosen, players, GAME.position.describe(match.state))
            assert everything(placed) == everything(match.state)


@pytest.mark.parametrize("end", ["escape", "limit", "shared"])
def test_ends_of_matches_with_random_guards(end: str) -> None:
    """AZ-16, AZ-18, AZ-20: a finished match is the same state however its guards were set up."""
    states = [yard(MOMENTS[end], guards=guards).state for guards in ("classic", "random")]
    assert everything(states[0]) == everything(states[1])
    assert list(states[0].legal_moves()) == []


@pytest.mark.parametrize("name", MOMENTS)
def test_lines_come_back(name: str) -> None:
    """AZ-2: a line in its usual order describes itself."""
    text = GAME.position.describe(yard(MOMENTS[name]).state)
    assert GAME.position.describe(GAME.position.place(options(), 2, text)) == text


def test_order_and_defaults() -> None:
    """AZ-4: parts come in any order; turns and ask may be left out."""
    text = f"next=yellow yellow=9:9,cell,cell,cell   blue={CELLS} guards=54738291"
    placed = GAME.position.place(options(), 2, text)
    assert GAME.position.describe(placed) == f"{line('yellow=9:9 next=yellow')} turns=0 ask=turn"


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("guards", ""),
        ("guards", "5473829"),
        ("guards", "547382911"),
        ("guards", "5473829x"),
        ("guards", "54738290"),
        ("guards", "5473829٩"),
        ("blue", "cell,cell,cell"),
        ("blue", "cell,cell,cell,cell,cell"),
        ("next", ""),
        ("next", "red"),
        ("next", "chance"),
        ("turns", ""),
        ("turns", "-1"),
        ("turns", "+1"),
        ("turns", "1.5"),
        ("turns", "¹"),
        ("turns", "9999999"),
        ("ask", ""),
        ("ask", "dance"),
        ("ask", "turn:"),
        ("ask", "turn:1"),
        ("ask", "roll:1"),
        ("ask", "alarm"),
        ("ask", "alarm:"),
        ("ask", "alarm:0"),
        ("ask", "alarm:9"),
        ("ask", "alarm:11"),
        ("ask", "alarm:٣"),
        ("ask", "guards"),
        ("ask", "guards:9"),
        ("ask", "done"),
    ],
)
def test_wrong_part(part: str, value: str) -> None:
    """AZ-2: a part that says nothing possible is named with its value."""
    right = line("yellow=boat turns=1 ask=turn").split()
    text = " ".join(f"{part}={value}" if known.startswith(f"{part}=") else known for known in right)
    assert problem(text) == (part, value)


@pytest.mark.parametrize("place", ["", "yard", "0:1", "10:1", "1:0", "1:10", "1", "1:", ":1", "1:1:1", "١:١", "Cell"])
def test_wrong_place(place: str) -> None:
    """AZ-2: a prisoner is on a square, in the cell or aboard."""
    assert problem(line().replace("yellow=cell", f"yellow={place}"))[0] in ("place", "yellow")


@pytest.mark.parametrize("crews", ["blue=9:1,9:1", "blue=9:1 yellow=9:1", "blue=8:1", "yellow=1:5"])
def test_two_on_a_square(crews: str) -> None:
    """AZ-7: no two stand on one square, be they prisoners or guards."""
    assert problem(line(crews))[0] == "place"


@pytest.mark.parametrize("missing", ["guards", "blue", "yellow", "next"])
def test_missing_part(missing: str) -> None:
    """AZ-2: what cannot be left out."""
    text = " ".join(part for part in line().split() if not part.startswith(f"{missing}="))
    assert problem(text) == (missing, "")


@pytest.mark.parametrize(
    "extra", ["red=cell,cell,cell,cell", "moon=full", "=", "guards", "next=blue", "blue=9:1,9:2,9:3,9:4"]
)
def test_superfluous_part(extra: str) -> None:
    """AZ-1: colours that do not play, unknown parts, and parts that stand twice."""
    assert problem(f"{line()} {extra}")[0] == extra.split("=")[0]


@pytest.mark.parametrize(
    ("parts", "written"),
    [
        ("turns=400", {}),  # AZ-18: then the game is over
        ("turns=500", {}),
        ("turns=1000000", {"turn_limit": "0"}),  # a record numbers no farther
        ("turns=1", {"turn_limit": "1"}),
        ("blue=boat,boat,boat", {}),  # AZ-16
        ("blue=boat,boat,boat turns=400 ask=limit", {}),
        ("ask=escape", {}),
        ("blue=boat,boat ask=escape", {}),
        ("blue=boat,boat,boat,boat ask=escape", {}),
        ("blue=boat,boat,boat yellow=boat,boat,boat ask=escape", {}),
        ("blue=boat,boat,boat next=yellow ask=escape", {}),
        ("blue=boat,boat,boat turns=401 ask=escape", {}),
        ("blue=9:1 turns=399 ask=limit", {}),  # AZ-18
        ("blue=9:1 turns=400 ask=limit", {"turn_limit": "0"}),
        ("blue=9:1 turns=0 ask=limit", {"turn_limit": "0"}),
        ("blue=9:1 turns=400 ask=shared", {}),
        ("turns=400 ask=limit", {}),
        ("ask=roll turns=1", {}),  # AZ-15: nobody has boarded
        ("ask=alarm:3 turns=1", {}),
        ("blue=boat turns=1 ask=alarm:3", {}),  # not yellow, who moved before blue
        ("yellow=boat turns=1 ask=roll", {"alarm": "off"}),  # AZ-19
        ("yellow=boat turns=1 ask=alarm:3", {"alarm": "off"}),
        ("ask=first turns=1", {}),  # AZ-4
        ("ask=first blue=9:1", {}),
        ("ask=first guards=44738291", {}),
        ("ask=guards:1 guards=00000000", {"guards": "random"}),  # AZ-20
        ("ask=guards:2 guards=40000000", {"guards": "random"}),
        ("ask=guards:2 guards=00000000", {"guards": "random"}),
        ("ask=guards:8 guards=50000000", {"guards": "random"}),
        ("ask=guards:3 guards=54700000", {"guards": "random"}),
        ("ask=guards:2 guards=50000000 blue=2:2", {"guards": "random"}),
        ("ask=guards:2 guards=50000000 blue=boat", {"guards": "random"}),
        ("ask=guards:2 guards=50000000 turns=1", {"guards": "random"}),
        ("ask=guards:2 guards=50000000", {"guards": "classic"}),
    ],
)
def test_impossible_yards(parts: str, written: dict[str, str]) -> None:
    """AZ-4, AZ-15, AZ-16, AZ-18, AZ-19, AZ-20: yards that no match can come to are refused."""
    assert problem(line(parts), **written)


def test_long_rubbish_is_cut() -> None:
    """AZ-2: a problem does not repeat whatever it was sent."""
    for text in ("x" * 9999, f"{line()} {'x' * 9999}=1", line().replace("next=blue", f"next={'x' * 9999}")):
        assert len("".join(problem(text))) < 100


def is_sound(text: str, **written: str) -> bool:
    """Tell whether a line is a Problem, or a state that describes itself and so does whatever follows from it."""
    chosen = options(2, **written)
    try:
        state = GAME.position.place(chosen, 2, text)
    except Problem:
        return True
    for _ in range(6):
        again = GAME.position.place(chosen, 2, GAME.position.describe(state))
        assert everything(again) == everything(state)
        assert (len(state.legal_moves()) > 0) is (state.actor != OVER)
        playout(state, Rng(1), 3)
    return True


WORDS = "guards= blue= yellow= next= turns= ask= cell boat turn roll alarm first escape limit shared 50000000 400 é ٣"
PIECES = st.sampled_from([*WORDS.split(), *",:=-01589", " ", "\n", "\0", FAR])


@settings(derandomize=True, max_examples=200, deadline=None, database=None)
@given(st.one_of(st.binary().map(lambda data: data.decode("latin-1")), st.lists(PIECES).map("".join)))
def test_any_text(text: str) -> None:
    """AZ-2: any text is a yard or a Problem, nothing else."""
    assert is_sound(text)


@settings(derandomize=True, max_examples=300, deadline=None, database=None)
@given(st.sampled_from(ALL_MOMENTS), st.lists(st.tuples(st.integers(0, 200), st.integers(0, 12), PIECES), max_size=3))
def test_mutated_lines(text: str, changes: list[tuple[int, int, str]]) -> None:
    """AZ-2: a line with pieces cut out and put in is a sound yard or a Problem."""
    for at, cut, piece in changes:
        text = text[:at] + piece + text[at + cut :]
    assert is_sound(text)


@settings(derandomize=True, max_examples=300, deadline=None, database=None)
@given(
    st.lists(st.sampled_from(["cell", "boat", "9"]), min_size=8, max_size=8),
    st.sampled_from(["54738291", "50000000", "54700000", "11111111"]),
    st.sampled_from(["0", "1", "400", "401"]),
    st.sampled_from(["turn", "roll", "alarm:1", "first", "guards:2", "guards:4", "escape", "limit", "shared"]),
    st.sampled_from(["classic", "random"]),
    st.sampled_from(["0", "1", "400"]),
)
def test_recombined_lines(crews: list[str], guards: str, turns: str, ask: str, set_up: str, limit: str) -> None:
    """AZ-2, AZ-15, AZ-16, AZ-18, AZ-20: parts that are right each for itself make a sound yard or a Problem."""
    places = [f"9:{column}" if place == "9" else place for column, place in enumerate(crews, 1)]
    parts = f"guards={guards} blue={','.join(places[:4])} yellow={','.join(places[4:])} turns={turns} ask={ask}"
    assert is_sound(line(parts), guards=set_up, turn_limit=limit)
