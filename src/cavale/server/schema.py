"""Bringing a database up to date."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine

from cavale.server.storage import METADATA

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def upgrade(path: Path) -> None:
    """Make the database of a file what this version expects, whatever version made it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
    path.chmod(0o600)  # it holds the secret that signs cookies


def drift(connection: Connection) -> list[object]:
    """Return in what a database differs from what this version expects."""
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))
