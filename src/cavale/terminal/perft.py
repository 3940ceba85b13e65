"""`cavale perft`: how many ways a game can go, counted move by move."""

import time
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from cavale.engine.core.playout import perft as count_compiled
from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.text import Problem
from cavale.games import find_game
from cavale.terminal.command import Count, Name, Pairs, ScreenHere, written_options

AT_ONCE = 3  # moves counted in one go: compiled code does not listen to Ctrl-C
DEEPEST = 99


def perft(
    game: str,
    /,
    *,
    depth: Annotated[int, Parameter(metavar="N")] = 3,
    players: Count = None,
    preset: Name = None,
    option: Pairs = None,
    seed: Annotated[int | None, Parameter(metavar="N")] = None,
    divide: bool = False,
    screen: ScreenHere,
) -> None:
    """Count the sequences of moves from the start of a game."""
    found = find_game(game)
    seats = found.least if players is None else players
    if not 1 <= depth <= DEEPEST:
        raise Problem("terminal-perft-depth", depth=depth, deepest=DEEPEST)
    match = Match(found, seats, found.choose(seats, preset, written_options(option)), seed=seed)
    if seed is not None:
        match.settle()
    start = match.state
    if divide:
        total = 0
        for name, after in first_moves(found, start):
            number = count(after, depth - 1)
            total += number
            screen.show(f"{name:<24} {number:>15}")
        screen.tell("terminal-perft-total", depth=depth, count=total)
        return
    columns = [screen.words(f"terminal-perft-{column}") for column in ("column-depth", "column-count", "column-time")]
    screen.show(f"{columns[0]:>10} {columns[1]:>20} {columns[2]:>12}")
    for level in range(1, depth + 1):
        began = time.perf_counter()
        number = count(start, level)
        screen.show(f"{level:>10} {number:>20} {time.perf_counter() - began:>10.3f} s")


def first_moves(game: Game, state: State, before: str = "") -> Iterator[tuple[str, State]]:
    """Give each first move of a player in notation, after whatever chance does, with the state it leads to."""
    for move in state.legal_moves():
        after = state.copy()
        after.play(move)
        name = f"{before}{game.moves.notation(move)}"
        if state.actor == CHANCE:
            yield from first_moves(game, after, f"{name} ")
        else:
            yield name, after


def count(state: State, depth: int) -> int:
    """Count the sequences of so many moves, a few moves deep at a time; how chance begins, one by one."""
    if state.actor == OVER or (state.actor != CHANCE and depth <= AT_ONCE):
        return int(count_compiled(state, depth))
    total = 0
    for move in state.legal_moves():
        after = state.copy()
        after.play(move)
        total += count(after, depth if state.actor == CHANCE else depth - 1)
    return total
