"""The row that every choice writes apart from the setting, with the sealed choices in it.

Presence by token in place of seat numbers; no recorded times; plain names.
"""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MOVED = ("status", "version", "n", "touched", "due", "rhythm")
AT_ONCE = 500
DUE = sa.text("due IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "stands",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("schedule", sa.LargeBinary, nullable=False),
        sa.Column("waiting", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    _move_rows(op.get_bind())
    op.drop_index("tables_due", "tables")
    for column in MOVED:
        op.drop_column("tables", column)
    op.create_index("stands_due", "stands", ["due"], sqlite_where=DUE, postgresql_where=DUE)
    op.drop_table("presence")
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("live", sa.Integer, nullable=False),
    )
    op.drop_index("shows_touched", "shows")
    op.rename_table("shows", "watch_parties")
    op.create_index("watch_parties_touched", "watch_parties", ["touched"])
    for name in ("waiting", "clock", "gaps"):
        op.drop_table(name)


def _move_rows(connection: sa.Connection) -> None:
    found = sa.MetaData()
    tables, stands, waiting = (
        sa.Table(name, found, autoload_with=connection) for name in ("tables", "stands", "waiting")
    )
    sealed: dict[str, dict[str, dict[str, str | None]]] = {}
    for table_id, hand, action, by in connection.execute(sa.select(waiting)):
        sealed.setdefault(table_id, {})[str(hand)] = {"action": action, "by": by}
    ids = connection.execute(sa.select(tables.c.id)).scalars().all()
    for first in range(0, len(ids), AT_ONCE):
        some = sa.select(tables).where(tables.c.id.in_(ids[first : first + AT_ONCE]))
        rows = connection.execute(some).mappings().all()
        connection.execute(
            stands.insert(),
            [
                {
                    **{name: row[name] for name in ("id", *MOVED) if name != "rhythm"},
                    "schedule": row["rhythm"],
                    "waiting": msgspec.json.encode(sealed.get(row["id"], {})),
                }
                for row in rows
            ],
        )
        for row in rows:
            setting = _renamed(row["setting"])
            this = tables.update().where(tables.c.id == row["id"])
            connection.execute(this.values(setting=setting))


def _renamed(document: bytes) -> bytes:
    """The finished matches of a series were called an evening."""
    try:
        setting = msgspec.json.decode(document)
    except msgspec.DecodeError:  # damaged: this table alone can't be played
        return document
    return msgspec.json.encode({"series" if k == "evening" else k: v for k, v in setting.items()})
