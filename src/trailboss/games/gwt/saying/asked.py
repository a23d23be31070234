"""Which question is asked: the same move is said differently as an answer to different ones."""

from trailboss.games.gwt.table import Table


def asked(table: Table) -> int:
    """The question that waits for an answer, -1 when the game is over."""
    return -1 if table.over else table.agenda.kind()
