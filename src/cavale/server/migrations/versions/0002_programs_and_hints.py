"""Programs in seats; hints, where a table allows them, and how many each seat took."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what tables made before did without."""
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("program", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Take it away again."""
    for table, column in (("seats", "hints"), ("seats", "program"), ("tables", "hints")):
        op.drop_column(table, column)
