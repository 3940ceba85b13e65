"""How fast the games are, by themselves and beside other programs. Knows no game."""

from pathlib import Path

from cavale.engine.text import register_messages

TEXTS = register_messages(Path(__file__).parent / "texts")
