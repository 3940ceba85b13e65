"""Requests that leave no entry are stored by their keys, and so is the offer on the table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of requests, and a place for the offer."""
    op.create_table(
        "requests",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("tables", sa.Column("offer", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget both."""
    op.drop_column("tables", "offer")
    op.drop_table("requests")
