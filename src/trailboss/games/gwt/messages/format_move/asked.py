"""Which question is asked: the sentence for a move depends on it."""

from trailboss.games.gwt.rules.effects import QUESTIONS
from trailboss.games.gwt.state.table import Table


def asked(table: Table) -> str:
    """The name of the question that waits for an answer, empty when the game is over."""
    return "" if table.over else QUESTIONS[table.frames.kind()].name
