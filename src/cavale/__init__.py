"""Cavale: prison-escape board games, to play and to study."""
