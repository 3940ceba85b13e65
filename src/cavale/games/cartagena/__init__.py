"""Cartagena: through the passage to the boat, card by card; and back again for more cards."""

from pathlib import Path

from cavale.engine.game import Game
from cavale.engine.options import Flag, Number, Pick
from cavale.games.cartagena import judge, moves, numbers, position, refusal, rules, scene, view
from cavale.games.cartagena.data import COLOURS, COPIES
from cavale.games.cartagena.state import ENDINGS

GAME = Game(
    name="cartagena",
    folder=Path(__file__).parent,
    code="CA",
    version=1,
    seats=COLOURS,
    least=2,
    endings=ENDINGS,
    options=(
        Pick("edition", "2000", tuple(COPIES), "CA-1"),
        Number("pirates", 6, 4, 8, "CA-16"),
        Number("segments", 6, 4, 6, "CA-16"),
        Flag("open_hands", False, "CA-5"),
        Flag("hispaniola", False, "CA-16"),
        Flag("relief", True, "CA-10"),
        Number("turn_limit", 300, 0, 100_000, "CA-15"),
    ),
    presets={
        "jamaica": {},
        "tortuga": {"open_hands": True},
        "basic": {"edition": "2014", "pirates": 4, "segments": 5},
        "advanced": {"edition": "2014", "pirates": 5},
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
