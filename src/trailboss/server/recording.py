"""The record of a table: of a finished game, or as much as is left of one that cannot be played on."""

from trailboss.core.record import Record, transcript
from trailboss.server.chronicle import Chronicle
from trailboss.server.problems import Refusal


def record_of(table: Chronicle) -> str:
    """The record of a finished or closed game as everybody may have it; raises `Refusal` before.

    A damaged game may be repaired and played on, so its seed stays a secret until it is over.
    """
    if table.status == "over" or table.closed == "archived":
        return full_record(table)
    if table.closed is None:
        raise Refusal("not_over", seq=table.seq)
    return _transcript(table, None, _tags(table))


def full_record(table: Chronicle) -> str:
    """The record with its seed and the salt of its commitment, at any time."""
    tags = {**_tags(table), "Salt": table.row.salt}
    if table.closed == "damaged" or table.unread or table.state is None:
        return _transcript(table, table.row.seed, tags)
    return Record.of(table.state, **tags).dumps()


def _transcript(table: Chronicle, seed: int | None, tags: dict[str, str]) -> str:
    row = table.row
    return transcript(row.game, row.rules, row.count, seed, row.options, table.unread, tags)


def _tags(table: Chronicle) -> dict[str, str]:
    players = ",".join(row.name.replace(",", " ") for row in table.seats)
    return {"Players": players, "Table": table.row.id}
