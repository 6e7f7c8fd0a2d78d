"""The time that was recorded last, and gaps in which no server ran."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("source", sa.Double, nullable=False),
    )
    op.create_table(
        "gaps",
        sa.Column("at", sa.Double, primary_key=True),
        sa.Column("seconds", sa.Double, nullable=False),
    )
