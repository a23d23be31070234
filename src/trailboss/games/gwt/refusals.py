from trailboss.core.errors import Reason
from trailboss.games.gwt.table import Table


def refusal(table: Table, seat: int, move: int) -> Reason:
    return Reason("core.not_your_turn", "GWT-1", {})
