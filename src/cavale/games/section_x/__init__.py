"""Section X: dig out of the island prison, lock your tunnels, hide in time, and be first at the shore."""

from pathlib import Path

from cavale.engine.game import Game
from cavale.engine.options import Flag, Number
from cavale.games.section_x import judge, moves, numbers, position, refusal, rules, scene, view
from cavale.games.section_x.data import COLOURS
from cavale.games.section_x.state import ENDINGS

GAME = Game(
    name="section_x",
    folder=Path(__file__).parent,
    code="SX",
    version=1,
    seats=COLOURS,
    least=2,
    endings=ENDINGS,
    options=(
        Flag("passing", False, "SX-17"),
        Number("patience", 4, 0, 100, "SX-26"),
        Number("rounds", 12, 0, 1000, "SX-34"),
        Flag("advanced", False, "SX-33"),
    ),
    presets={"standard": {}, "advanced": {"advanced": True}},
    rules=rules,
    moves=moves,
    position=position,
    view=view,
    scene=scene,
    refusal=refusal,
    judge=judge.JUDGE,
    numbers=numbers,
)
