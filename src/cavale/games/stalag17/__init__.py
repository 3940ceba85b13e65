"""Stalag 17: gather what the plan asks for, dare the escape, and keep out of sight at the roll call."""

from pathlib import Path

from cavale.engine.game import Game
from cavale.engine.options import Flag, Number
from cavale.games.stalag17 import judge, moves, numbers, position, refusal, rules, scene, view
from cavale.games.stalag17.data import COLOURS
from cavale.games.stalag17.state import ENDINGS

GAME = Game(
    name="stalag17",
    folder=Path(__file__).parent,
    code="ST",
    version=1,
    seats=COLOURS,
    least=2,
    endings=ENDINGS,
    options=(
        Flag("ranking", False, "ST-23"),
        Flag("escaper_barracks", False, "ST-24"),
        Number("round_limit", 40, 0, 1000, "ST-30"),
    ),
    presets={
        "standard": {},
        "ranking": {"ranking": True},
        "strict": {"escaper_barracks": True},
    },
    rules=rules,
    moves=moves,
    position=position,
    view=view,
    scene=scene,
    refusal=refusal,
    judge=judge.JUDGE,
    numbers=numbers,
)
