"""Alembic's way in: the connection comes from `schema.upgrade`."""

from alembic import context

from cavale.server.storage import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
