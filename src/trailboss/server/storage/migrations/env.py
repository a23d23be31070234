"""What alembic runs: the migrations, on the connection and in the transaction that `opening` has begun."""

from alembic import context

from trailboss.server.storage.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite can hardly alter a table otherwise
)
with context.begin_transaction():
    context.run_migrations()
