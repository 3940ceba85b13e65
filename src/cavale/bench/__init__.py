"""How fast the games are, by themselves and beside other programs. Knows no game."""

from pathlib import Path

TEXTS = Path(__file__).parent / "texts"
