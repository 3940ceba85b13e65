"""Cavale in a terminal: play, look again, read the rules. Knows no game."""
