"""Tables that people and bots sit at: delivery, storage, clocks. Knows no game."""

from pathlib import Path

from cavale.engine.text import register_messages

TEXTS = register_messages(Path(__file__).parent / "texts")
