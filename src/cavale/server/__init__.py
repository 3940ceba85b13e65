"""Tables that people and bots sit at: delivery, storage, clocks. Knows no game."""
