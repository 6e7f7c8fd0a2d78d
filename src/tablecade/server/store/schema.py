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
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("status", String(8), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("n", Integer, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double),
    Column("rhythm", LargeBinary, nullable=False),
    Column("setting", LargeBinary, nullable=False),
    Index("tables_due", "due"),
)
"""One row a table. `rhythm` and `setting` are JSON documents; the second seldom changes."""

waiting = Table(
    "waiting",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("hand", Integer, primary_key=True),
    Column("action", Text, nullable=False),
    Column("by", Text),
)
"""Sealed choices: durable, and gone with the reveal."""

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
    Column("who", Integer, primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("seen", Double, nullable=False),
    Column("live", Integer, nullable=False),
)
"""Who has a socket on which process: a seat's number, or -1 for the host."""

counts = Table(
    "counts",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("window", BigInteger, primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
)
"""What each process counted against a limit, shared between processes."""

shows = Table(
    "shows",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("leader", String(64), nullable=False),
    Column("file", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("touched", Double, nullable=False),
    Column("step", Integer, nullable=False),
    Column("playing", Boolean, nullable=False),
    Column("speed", Double, nullable=False),
    Index("shows_touched", "touched"),
)
"""Replays that one person leads: a match file, and the current step."""

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seen", Double, nullable=False),
    Column("source", Double, nullable=False),
)
"""One row: the time that was recorded last, and what the database's clock said then."""

gaps = Table(
    "gaps",
    metadata,
    Column("at", Double, primary_key=True),
    Column("seconds", Double, nullable=False),
)
"""Long times without any server, or errors of a clock (store/clock.py)."""

CHILDREN = (waiting, decisions, matches, presence)
