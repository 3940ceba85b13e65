"""Alcatraz: across the yard, past eight guards, to the boat."""

from pathlib import Path

from cavale.engine.game import Game
from cavale.engine.options import Flag, Number, Pick
from cavale.games.alcatraz import judge, moves, numbers, position, refusal, rules, scene, view
from cavale.games.alcatraz.data import COLOURS, SET_UPS

GAME = Game(
    name="alcatraz",
    folder=Path(__file__).parent,
    code="AZ",
    version=1,
    seats=COLOURS,
    least=2,
    endings=("escape", "limit", "shared"),
    options=(
        Flag("alarm", True, "AZ-19"),
        Flag("own_captures", False, "AZ-13"),
        Number("turn_limit", 400, 0, 100_000, "AZ-18"),
        Pick("guards", "classic", (*SET_UPS, "random"), "AZ-20", custom=True),
    ),
    presets={
        "classic": {},
        "tactical": {"alarm": False},
        "random": {"guards": "random"},
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
