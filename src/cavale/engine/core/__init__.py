"""The compiled heart: positions, views, playouts."""
