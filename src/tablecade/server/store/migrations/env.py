"""Alembic runs this; the connection comes from `queries.upgrade`."""

from alembic import context

from tablecade.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
