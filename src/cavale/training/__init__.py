"""Judgement that learns: bots play themselves, and weights are fitted to who won. Knows no game."""

from pathlib import Path

from cavale.engine.text import register_messages

TEXTS = register_messages(Path(__file__).parent / "texts")
