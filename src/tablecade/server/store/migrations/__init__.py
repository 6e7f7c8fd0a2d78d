"""Alembic's migrations, the same on both engines."""
