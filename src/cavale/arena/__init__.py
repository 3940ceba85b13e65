"""Bots against each other, many times over, and who is how strong. Knows no game."""

from pathlib import Path

TEXTS = Path(__file__).parent / "texts"
