"""Pockets: smuggle a file, a rope and bread past the others. A game for tests and for learning how to write one."""

from pathlib import Path

from cavale.engine.game import Game
from cavale.engine.options import Flag, Number
from cavale.games.pockets import judge, moves, numbers, position, refusal, rules, scene, view
from cavale.games.pockets.data import COLOURS

GAME = Game(
    name="pockets",
    folder=Path(__file__).parent,
    code="PK",
    version=1,
    seats=COLOURS,
    least=2,
    endings=rules.ENDINGS,
    options=(Number("turn_limit", 30, 0, 1000, "PK-9"), Flag("open_hands", False, "PK-10")),
    presets={"pockets": {}, "open": {"open_hands": True}},
    rules=rules,
    moves=moves,
    position=position,
    view=view,
    scene=scene,
    refusal=refusal,
    judge=judge.JUDGE,
    numbers=numbers,
)
