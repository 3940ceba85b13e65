"""Tables, their seats and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make what the first version has."""
    op.create_table(
        "house",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("value", sa.String(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("position", sa.Text()),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("end", sa.String(), nullable=False),
        sa.Column("draft", sa.Text(), nullable=False),
        sa.Column("watching", sa.String(), nullable=False),
        sa.Column("lobby", sa.Boolean(), nullable=False),
        sa.Column("chat", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("left", sa.Text(), nullable=False),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("next_table", sa.String(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("bot", sa.String(), nullable=False),
        sa.Column("lost", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
    )
    op.create_index("ix_seats_code", "seats", ["code"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("key", sa.String()),
        sa.Column("at", sa.Float(), nullable=False),
        sa.UniqueConstraint("table_id", "key"),
    )


def downgrade() -> None:
    """Take it away again."""
    for name in ("entries", "seats", "tables", "house"):
        op.drop_table(name)
