"""The schema, the same on both engines. Times are seconds since 1970, by the database's clock."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("code", sa.String(6), nullable=False, unique=True),
    sa.Column("setting", sa.LargeBinary, nullable=False),
)
"""One row a table, seldom written. `setting` is a JSON document."""

_DUE = sa.text("due IS NOT NULL")
stands = sa.Table(
    "stands",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("due", sa.Double),
    sa.Column("schedule", sa.LargeBinary, nullable=False),
    sa.Column("waiting", sa.LargeBinary, nullable=False),
    sa.Index("stands_due", "due", sqlite_where=_DUE, postgresql_where=_DUE),
    sqlite_with_rowid=False,
)
"""Where each table stands: one small row, written with every choice. `schedule` and `waiting`, the
sealed choices, are JSON documents.
"""

decisions = sa.Table(
    "decisions",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
)
"""The lines of the current match's file."""

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True),
    sa.Column("file", sa.Text, nullable=False),
)
"""Finished matches of a series, as their files."""

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("live", sa.Integer, nullable=False),
)
"""Who has a socket on which process: the hash of a seat's or host's token."""

counts = sa.Table(
    "counts",
    metadata,
    sa.Column("key", sa.String(80), primary_key=True),
    sa.Column("window", sa.BigInteger, primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
)
"""What each process counted against a limit, shared between processes."""

watch_parties = sa.Table(
    "watch_parties",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("leader", sa.String(64), nullable=False),
    sa.Column("file", sa.Text, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("playing", sa.Boolean, nullable=False),
    sa.Column("speed", sa.Double, nullable=False),
    sa.Index("watch_parties_touched", "touched"),
)
"""Replays that one person leads: a match file, and the current step."""

CHILDREN = (decisions, matches, presence)
