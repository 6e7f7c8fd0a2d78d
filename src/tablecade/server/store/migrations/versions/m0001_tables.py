"""Tables, sealed choices, decisions, finished matches, presence and counts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False, unique=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("rhythm", sa.LargeBinary, nullable=False),
        sa.Column("setting", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "waiting",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("hand", sa.Integer, primary_key=True),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("by", sa.Text),
    )
    op.create_table(
        "decisions",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("file", sa.Text, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("who", sa.Integer, primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("live", sa.Integer, nullable=False),
    )
    op.create_table(
        "counts",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("window", sa.BigInteger, primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
