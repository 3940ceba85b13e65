"""Judgement that learns: bots play themselves, and weights are fitted to who won. Knows no game."""

from pathlib import Path

TEXTS = Path(__file__).parent / "texts"
