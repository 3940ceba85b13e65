"""What a game is, how a match is played and recorded. Knows no game."""
