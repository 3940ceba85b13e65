"""Entries lie in the order of their tables, and nowhere twice: a move changes one page of the file instead of three."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Write all entries anew; a key that comes twice is noticed by the number of its entry."""
    copy_entries(sqlite_with_rowid=False)


def downgrade() -> None:
    """Give keys their own index again."""
    copy_entries(sa.UniqueConstraint("table_id", "key"))


def copy_entries(*constraints: sa.Constraint, sqlite_with_rowid: bool = True) -> None:
    """Write all entries into a table that is made otherwise, and take the old one away."""
    op.create_table(
        "new_entries",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("key", sa.String()),
        sa.Column("at", sa.Float(), nullable=False),
        *constraints,
        sqlite_with_rowid=sqlite_with_rowid,
    )
    op.execute("INSERT INTO new_entries SELECT table_id, seq, line, key, at FROM entries ORDER BY table_id, seq")
    op.drop_table("entries")
    op.rename_table("new_entries", "entries")
