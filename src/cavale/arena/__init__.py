"""Bots against each other, many times over, and who is how strong. Knows no game."""

from pathlib import Path

from cavale.engine.text import register_messages

TEXTS = register_messages(Path(__file__).parent / "texts")
