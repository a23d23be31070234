"""`trailboss admin`: commands for the operator of a server, which work on its database."""

from typing import ClassVar

from trailboss.cli.groups import Commands

_MODULE = "trailboss.cli.commands.admin_commands"


class Admin(Commands):
    """The commands for tables that are stored. They work while the server runs, and while it does not."""

    table: ClassVar[dict[str, tuple[str, str]]] = {
        name: (_MODULE, name)
        for name in ("status", "check", "tables", "archive", "export", "backup", "seats")
    }
    prefix: ClassVar[str] = "cli.admin"
