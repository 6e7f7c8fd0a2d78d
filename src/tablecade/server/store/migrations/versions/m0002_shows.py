"""Replays that one person leads for all who watch."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "shows",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("leader", sa.String(64), nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("playing", sa.Boolean, nullable=False),
        sa.Column("speed", sa.Double, nullable=False),
    )
    op.create_index("shows_touched", "shows", ["touched"])
