"""The schema, the same on both engines. Times are seconds since 1970, by the database's clock."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("setting", LargeBinary, nullable=False),
)
"""One row a table, seldom written. `setting` is a JSON document."""

_DUE = text("due IS NOT NULL")
stands = Table(
    "stands",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("n", Integer, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double),
    Column("schedule", LargeBinary, nullable=False),
    Column("waiting", LargeBinary, nullable=False),
    Index("stands_due", "due", sqlite_where=_DUE, postgresql_where=_DUE),
    sqlite_with_rowid=False,
)
"""Where each table stands: one small row, written with every choice. `schedule` and `waiting`, the
sealed choices, are JSON documents.
"""

decisions = Table(
    "decisions",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)
"""The lines of the current match's file."""

matches = Table(
    "matches",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("file", Text, nullable=False),
)
"""Finished matches of a series, as their files."""

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("seen", Double, nullable=False),
    Column("live", Integer, nullable=False),
)
"""Who has a socket on which process: the hash of a seat's or host's token."""

counts = Table(
    "counts",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("window", BigInteger, primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
)
"""What each process counted against a limit, shared between processes."""

watch_parties = Table(
    "watch_parties",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("leader", String(64), nullable=False),
    Column("file", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("touched", Double, nullable=False),
    Column("step", Integer, nullable=False),
    Column("playing", Boolean, nullable=False),
    Column("speed", Double, nullable=False),
    Index("watch_parties_touched", "touched"),
)
"""Replays that one person leads: a match file, and the current step."""

CHILDREN = (decisions, matches, presence)
