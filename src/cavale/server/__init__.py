"""Tables that people and bots sit at: delivery, storage, clocks. Knows no game."""

from pathlib import Path

TEXTS = Path(__file__).parent / "texts"
