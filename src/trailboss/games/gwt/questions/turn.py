"""The order of a turn: phases A, B and C (GWT-1), and the end of the game."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.games.gwt.components.player_board import START_CARDS
from trailboss.games.gwt.components.trail import GOAL_SPACE
from trailboss.games.gwt.questions.cards.discards import DISCARD
from trailboss.games.gwt.questions.cards.objectives import add_plays, not_this_play, play_objective
from trailboss.games.gwt.questions.movement import ARRIVE, WALK, add_rides, not_this_ride
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.cards import draw_cards
from trailboss.games.gwt.rules.effects import Question, Step, reason, register
from trailboss.games.gwt.solo.sam import take_turn as take_sams_turn
from trailboss.games.gwt.solo.sam_state import SAM
from trailboss.games.gwt.state.table import Table

NEXT_TURN: Final = 0
PHASE_C: Final = 1
PHASE_A: Final = 16


def begin_turn(table: Table, seat: int) -> None:
    """Phases A, B and C, all of them, in this order (GWT-1)."""
    table.to_move = seat
    table.emit(events.TURN_BEGAN, EVERYBODY, seat)
    frames = table.frames
    if not frames.top:
        frames.push(NEXT_TURN)  # stays at the bottom
    frames.push(PHASE_C)
    frames.push(PHASE_A)
    if table.first_turn(seat):
        surplus = len(table.hand[seat]) - START_CARDS
        if surplus > 0:
            frames.push(DISCARD, surplus)  # GWT-3: before the herder is placed


class NextTurn(Step):
    """The next rancher's turn, clockwise (GWT-6a), or the end of the game. After the job market has closed
    everybody else has one more turn (GWT-122), like any other (GWT-126b)."""

    kind = NEXT_TURN
    name = "next_turn"
    stays = True

    def apply(self, table: Table, seat: int, _a: int, _b: int) -> None:
        following = seat + 1
        if following == table.ranchers:
            following = 0
        if following == SAM and table.sam is not None and table.ending != SAM:  # SAM-18, SAM-65
            table.emit(events.TURN_BEGAN, EVERYBODY, SAM)
            take_sams_turn(table)
            following = seat
        if following == table.ending:
            table.over = True
            table.frames.drop()
            table.knowledge.chance()  # all hands are shown
            table.emit(events.ENDED, EVERYBODY)
            return
        begin_turn(table, following)


class PhaseA(Question):
    """Place the herder in the first turn, when there are no objective cards yet (GWT-2, GWT-6b), else move it
    within the limit of the moment (GWT-8, GWT-18b); objective cards before that (GWT-89)."""

    kind = PHASE_A
    name = "phase_a"
    ruling = "GWT-1"
    see = ["GWT-7", "GWT-8"]
    concerns = ["trail", "cards"]
    lists_tokens = True
    verbs = ["place"]
    opens_turn = True

    def fits(self, table: Table, seat: int, _a: int, _b: int) -> bool:
        return table.herder[seat] != GOAL_SPACE

    def legal(self, table: Table, seat: int, _a: int, _b: int, found: MoveList) -> None:
        if table.first_turn(seat):
            for number in range(len(table.trail.neutral)):
                found.add(moves.PLACE + number)
            return
        add_rides(table, seat, table.step_limit(seat), found)
        add_plays(table, seat, found)

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        if move >= moves.PLAY:
            play_objective(table, seat, move)
            return
        frames = table.frames
        frames.drop()
        frames.push(ARRIVE)
        if move < moves.RIDE_TO:
            table.herder[seat] = table.trail.neutral[move - moves.PLACE]
            table.emit(events.PLACED, EVERYBODY, seat, table.herder[seat])
        else:
            frames.push(WALK, move - moves.RIDE_TO, 2 * table.step_limit(seat))

    def explain(self, table: Table, seat: int, move: int, _a: int, _b: int) -> Reason | None:
        if moves.PLACE <= move < moves.RIDE_TO:
            return reason("place_first_turn", "GWT-2")
        if moves.RIDE_TO <= move < moves.GO_VIA:
            if table.first_turn(seat):
                return reason("place_first", "GWT-2")
            return not_this_ride(table, seat, move, table.step_limit(seat), "GWT-8")
        return not_this_play(table, seat, move)


class PhaseC(Step):
    """Draw up to the hand limit (GWT-32g); a larger hand is not cut down (GWT-31)."""

    kind = PHASE_C
    name = "phase_c"

    def apply(self, table: Table, seat: int, _a: int, _b: int) -> None:
        draw_cards(table, seat, table.hand_limit(seat) - len(table.hand[seat]))


register(NextTurn(), PhaseA(), PhaseC())
