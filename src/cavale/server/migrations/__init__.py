"""How the database grew; Alembic carries it out when a server starts."""
