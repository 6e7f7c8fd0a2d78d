"""Bringing a database to the schema of this version."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

ADVISORY_LOCK = 0x7AB1ECADE
NEWEST = "head"


def upgrade(connection: Connection, schema: str = NEWEST) -> None:
    """Run the migrations up to a schema; of several processes one, the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)
