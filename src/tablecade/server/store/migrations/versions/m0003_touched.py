"""Drops the index on `touched`: every choice changed it, and it is read once an hour."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("tables_touched", "tables")
