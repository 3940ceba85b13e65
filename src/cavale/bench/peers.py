"""Other programs' games as contenders, played move by move from Python like ours."""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, Final, TypeAlias

from cavale.bench.contenders import LONGEST
from cavale.bench.measure import Contender, Play
from cavale.engine.text import Problem

OPEN_SPIEL: Final = ("chess", "backgammon", "gin_rummy", "hive", "maedn(players=3)")
Draw: TypeAlias = Callable[[Sequence[tuple[int, float]], float], int]  # from outcomes and a chance from 0 to 1
NO_PROGRESS: Final = 150  # plies without a capture or a pawn's move: chess's rule of 75 moves


def find_peers() -> tuple[list[Contender], list[str]]:
    """Return the peers that are installed, and the names of those that are not; `Problem` if none is."""
    found: list[Contender] = []
    missing: list[str] = []
    for name, peers in (("open_spiel", open_spiel), ("chess", python_chess)):
        try:
            found += peers()
        except ImportError:
            missing.append(name)
    if not found:
        raise Problem("bench-no-peers")
    return found, missing


def open_spiel() -> list[Contender]:
    """Return OpenSpiel's games; those that the installed version does not have are left out."""
    spiel = import_module("pyspiel")
    known = set(spiel.registered_names())
    found = []
    for name in OPEN_SPIEL:
        if name.partition("(")[0] in known:
            found.append(Contender(f"OpenSpiel {name}", spiel_play(spiel, name, Random(1).random, draw)))
            if spiel.load_game(name).get_type().chance_mode != spiel.GameType.ChanceMode.DETERMINISTIC:
                sampled = spiel_play(spiel, name, Random(1).random, lambda *at: spiel.sample_action(*at)[0])
                found.append(Contender(f"OpenSpiel {name}, sample_action", sampled))
    return found


def spiel_play(spiel: Any, name: str, random: Callable[[], float], draw: Draw) -> Play:
    """Return what plays a game of OpenSpiel: one call tells who acts, one what is legal, one plays."""
    game = spiel.load_game(name)
    terminal, chance = int(spiel.PlayerId.TERMINAL), int(spiel.PlayerId.CHANCE)

    def play() -> int:
        state = game.new_initial_state()
        count = 0
        while (player := state.current_player()) != terminal and count < LONGEST:
            if player == chance:
                state.apply_action(draw(state.chance_outcomes(), random()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
            count += 1
        return count

    return play


def draw(outcomes: Sequence[tuple[int, float]], chance: float) -> int:
    """Return an action, each as likely as its outcome says, for a chance from 0 to 1."""
    for action, likelihood in outcomes:
        chance -= likelihood
        if chance < 0:
            return action
    return outcomes[-1][0]


def python_chess() -> list[Contender]:
    """Return python-chess."""
    chess = import_module("chess")
    return [Contender("python-chess", chess_play(chess.Board, Random(1).random))]


def chess_play(board_type: Callable[[], Any], random: Callable[[], float]) -> Play:
    """Return what plays chess with python-chess, up to mate, stalemate or the rule of 75 moves.

    `is_game_over` would make the list of moves once more and look for repetitions: python-chess is spared that.
    """

    def play() -> int:
        board = board_type()
        count = 0
        while board.halfmove_clock < NO_PROGRESS and count < LONGEST:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            count += 1
        return count

    return play
