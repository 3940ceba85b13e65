"""The rules against the plain definition of them, position by position."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cavale.engine.core.state import OVER
from cavale.engine.options import Options
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.tests.oracle import COLOURS, Naive
from cavale.games.alcatraz.tests.yards import names, options

SET_UPS = ("classic", "random", "51111111", "59999999", "55555555", "zigzag")
LIMITS = (0, 1, 9)


def both(chosen: Options, players: int, text: str | None = None) -> tuple[Alcatraz, Naive]:
    """Return a yard twice, as the game and as the oracle know it."""
    state = GAME.rules.start(chosen, players) if text is None else GAME.position.place(chosen, players, text)
    assert isinstance(state, Alcatraz)
    told = GAME.position.describe(state) if text is None else text
    return state, Naive(told, chosen.flag("alarm"), chosen.flag("own_captures"), chosen.number("turn_limit"))


def agree(state: Alcatraz, naive: Naive) -> bool:
    """Compare everything there is; say where the two differ."""
    assert GAME.position.describe(state) == naive.text()
    everyone = [place for crew in naive.crews.values() for place in crew]
    assert [place_of(where) for where in state.where] == everyone
    assert list(state.crews) == [
        sum(1 << place[1] for place in crew if not isinstance(place, str) and place[0] == row)
        for crew in [*naive.crews.values(), everyone]
        for row in range(10)
    ]
    assert state.actor == naive.actor()
    assert len(names(state)) == len(set(names(state)))
    assert set(names(state)) == naive.legal()
    ended = state.actor == OVER
    assert state.ending() == (GAME.endings.index(naive.ask) if ended else -1)
    assert list(state.places()) == [(1 if colour in naive.winners else 2) if ended else 0 for colour in naive.crews]
    return True


def place_of(where: int) -> tuple[int, int] | str:
    """Return a place of the state as the oracle writes it."""
    return ("cell", "boat")[where - 81] if where >= 81 else (where // 9 + 1, where % 9 + 1)


def choose(rng: Random, moves: list[str]) -> str:
    """Return a move: often one that boards, so that alarms and ends are met."""
    boarding = [move for move in moves if move.endswith("boat")]
    return rng.choice(boarding if boarding and rng.random() < 0.8 else moves)


def accompany(state: Alcatraz, naive: Naive, rng: Random, most: int) -> int:
    """Play at random in both, comparing before each move and at the end; return how many moves there were."""
    for played in range(most):
        assert agree(state, naive)
        if state.actor == OVER:
            return played
        move = choose(rng, names(state))
        wish = GAME.moves.parse(move)
        assert wish is not None
        state.play(wish)
        naive.play(move)
    assert agree(state, naive)
    return most


def random_line(rng: Random, players: int, limit: int) -> str:
    """Return some yard in mid-game, many of its prisoners near the boat."""
    guards = [rng.randint(1, 9) for _ in range(8)]
    free = [f"{row}:{column}" for row in range(1, 10) for column in range(1, 10) if column != [*guards, 0][row - 1]]
    squares = rng.sample(free[: rng.choice([24, 40, 73])], 4 * players)  # rows 1 to 3, to 5, all
    parts = [f"guards={''.join(map(str, guards))}"]
    for colour in COLOURS[:players]:
        aboard = rng.choice([0, 1, 1, 2])
        crew = ["boat"] * aboard + [squares.pop() if rng.random() < 0.8 else "cell" for _ in range(4 - aboard)]
        rng.shuffle(crew)
        parts.append(f"{colour}={','.join(crew)}")
    turns = rng.randrange(limit) if limit else rng.randrange(1000)
    return " ".join([*parts, f"next={rng.choice(COLOURS[:players])}", f"turns={turns}", "ask=turn"])


@pytest.mark.parametrize("own_captures", ["off", "on"])
@pytest.mark.parametrize("alarm", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_from_the_start(players: int, alarm: str, own_captures: str) -> None:
    """AZ-4, AZ-5, AZ-6, AZ-7, AZ-8, AZ-9, AZ-10, AZ-11, AZ-12, AZ-13, AZ-18, AZ-20: whole matches, move by move."""
    rng = Random(f"start {players} {alarm} {own_captures}")
    for set_up in SET_UPS:
        for limit in LIMITS:
            chosen = options(players, alarm=alarm, own_captures=own_captures, guards=set_up, turn_limit=str(limit))
            assert accompany(*both(chosen, players), rng, most=20) >= 1


@pytest.mark.parametrize("own_captures", ["off", "on"])
@pytest.mark.parametrize("alarm", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_near_the_boat(players: int, alarm: str, own_captures: str) -> None:
    """AZ-10, AZ-12, AZ-13, AZ-14, AZ-15, AZ-16, AZ-17, AZ-18, AZ-19: matches from the middle on, move by move."""
    rng = Random(f"boat {players} {alarm} {own_captures}")
    ends = set()
    for number in range(30):
        limit = LIMITS[number % len(LIMITS)]
        chosen = options(players, alarm=alarm, own_captures=own_captures, turn_limit=str(limit))
        state, naive = both(chosen, players, random_line(rng, players, limit))
        accompany(state, naive, rng, most=40)
        ends.add(naive.ask)
    assert "escape" in ends


@st.composite
def yards(draw: st.DrawFn) -> tuple[Options, int, str]:
    """Give options, a number of players and any yard in which somebody is to move."""
    players = draw(st.integers(2, 4))
    guards = draw(st.lists(st.integers(1, 9), min_size=8, max_size=8))
    taken = [f"{row}:{column}" for row, column in enumerate(guards, 1)]
    parts = [f"guards={''.join(map(str, guards))}"]
    for colour in COLOURS[:players]:
        crew: list[str] = []
        for row, column in draw(st.lists(st.tuples(st.integers(0, 10), st.integers(1, 9)), min_size=4, max_size=4)):
            name = {0: "boat", 10: "cell"}.get(row, f"{row}:{column}")
            if name in taken or (name == "boat" and crew.count("boat") == 2):
                name = "cell"
            crew.append(name)
            taken += [name] if ":" in name else []
        parts.append(f"{colour}={','.join(crew)}")
    limit = draw(st.integers(0, 3))
    mover = draw(st.integers(0, players - 1))
    turns = draw(st.integers(0, limit - 1 if limit else 9))
    ask = draw(st.sampled_from(["turn", "turn", *[f"alarm:{row}" for row in range(1, 9)]]))
    if "boat" not in parts[1 + (mover - 1) % players] or turns == 0:
        ask = "turn"  # AZ-15: an alarm follows a boarding
    flags = {key: draw(st.sampled_from(["on", "off"])) for key in ("alarm", "own_captures")}
    if ask != "turn":
        flags["alarm"] = "on"
    text = " ".join([*parts, f"next={COLOURS[mover]}", f"turns={turns}", f"ask={ask}"])
    return options(players, turn_limit=str(limit), **flags), players, text


@settings(derandomize=True, max_examples=150, deadline=None, database=None)
@given(yards(), st.randoms(use_true_random=False))
def test_any_yard(case: tuple[Options, int, str], rng: Random) -> None:
    """AZ-6, AZ-7, AZ-11, AZ-13, AZ-14, AZ-15, AZ-17: prisoners and guards anywhere, and a few moves from there."""
    assert accompany(*both(*case), rng, most=4) >= 1


@settings(derandomize=True, max_examples=60, deadline=None, database=None)
@given(yards())
@example((options(), 2, "guards=21738298 blue=1:1,8:9,boat,boat yellow=9:9,cell,cell,cell next=blue turns=3 ask=turn"))
def test_every_move_of_any_yard(case: tuple[Options, int, str]) -> None:
    """AZ-5, AZ-10, AZ-12, AZ-15, AZ-16, AZ-18: every legal move does what the plain rules say."""
    for move in names(both(*case)[0]):
        state, naive = both(*case)
        wish = GAME.moves.parse(move)
        assert wish is not None
        state.play(wish)
        naive.play(move)
        assert GAME.position.describe(state) == naive.text()
        assert state.actor == naive.actor()


def test_a_yard_with_very_many_moves() -> None:
    """AZ-6, AZ-8: 71 moves, the most that a long search has found, are all there."""
    text = "guards=91999999 blue=4:4,2:2,9:1,cell yellow=cell,cell,cell,cell next=blue turns=5 ask=turn"
    state, naive = both(options(own_captures="on"), 2, text)
    assert len(state.legal_moves()) == 71
    assert agree(state, naive)
