"""How fast the games are, by themselves and beside other programs. Knows no game."""
