"""The order of a turn: section T. The steps after it are in the modules of their sections."""

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.winchester.components.cards import PLOTS
from trailboss.games.winchester.questions.auction import AUCTION
from trailboss.games.winchester.questions.claims import LATE_CLAIMS, forget_wrong_claims
from trailboss.games.winchester.rules.effects import TURN, Effect, register
from trailboss.games.winchester.rules.events import TURNED_UP
from trailboss.games.winchester.rules.scoring import FINAL_COUNT
from trailboss.games.winchester.state.table import MANUAL, NOBODY, ORDER_PLACE, Table


class Turn(Effect):
    """Step 1: the next plot token, by chance (WIN-T-5). After the last one the game ends (WIN-T-3)."""

    name = "turn"
    ruling = "WIN-T-1"

    def carry_out(self, table: Table, a: int, b: int) -> None:
        frames = table.frames
        if table.turned == PLOTS:
            frames.push(FINAL_COUNT)
            frames.push(LATE_CLAIMS)
            return
        table.knowledge.learn(ORDER_PLACE + table.turned, EVERYBODY)
        table.plot = table.order[table.turned]
        table.turned += 1
        table.bid = 0
        table.bidder = NOBODY
        table.passed = 0
        if table.claims == MANUAL:
            forget_wrong_claims(table)
        table.emit(TURNED_UP, EVERYBODY, table.plot, table.first)
        frames.push(TURN)
        frames.push(AUCTION)


register(TURN, Turn())
