"""How many tables a server can look after: our own, and boardgame.io beside it."""
