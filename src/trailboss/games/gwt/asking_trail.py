"""Questions of phases A and B: what is legal, and what an answer does."""

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.actions.herder import enter, legal_free_rides, legal_rides
from trailboss.games.gwt.actions.objective import legal_plays, play_objective
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.trail import GOAL_SPACE
from trailboss.games.gwt.copying import location_frame, with_copy
from trailboss.games.gwt.happenings import ACTION_DONE, AUXILIARY_DONE, COPIED, MOVED, PLACED
from trailboss.games.gwt.location import begin, do_local, local_actions
from trailboss.games.gwt.moves import (
    COPY_AT,
    DO,
    END,
    GO_VIA,
    PLACE,
    PLAY,
    RIDE_TO,
    SKIP,
)
from trailboss.games.gwt.possible import auxiliaries, may_do
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    ARRIVE,
    END_TURN,
    LEFT_SPACE,
    WALK,
)

# -------------------------------------------------------------------- phase A and the herder


def legal_phase_a(table: Table) -> list[int]:
    """Place the herder in the first turn, when there are no objective cards yet (GWT-2, GWT-6b), else move
    it within the limit of the moment (GWT-8, GWT-18b); objective cards before that (GWT-89)."""
    seat = table.to_move
    if table.first_turn(seat):
        return list(range(PLACE, PLACE + len(table.trail.neutral)))
    return [*legal_rides(table, table.step_limit(seat)), *legal_plays(table, seat)]


def answer_phase_a(table: Table, seat: int, move: int) -> None:
    if move >= PLAY:
        play_objective(table, seat, move - PLAY + FIRST_OBJECTIVE)
        return
    table.agenda.drop()
    table.agenda.push(ARRIVE)
    if move < RIDE_TO:
        table.herder[seat] = table.trail.neutral[move - PLACE]
        table.note(PLACED, EVERYBODY, seat, table.herder[seat])
    else:
        table.agenda.push(WALK, move - RIDE_TO, 2 * table.step_limit(seat))


def answer_via(table: Table, seat: int, move: int) -> None:
    goal, plan = table.agenda.a(), table.agenda.b()
    table.agenda.drop()
    enter(table, seat, move - GO_VIA, plan % 2 == 0)
    table.agenda.push(WALK, goal, plan - 2)


def legal_ride(table: Table) -> list[int]:
    """At least one step, at most the printed number, whatever the step limit (GWT-12)."""
    return legal_rides(table, table.agenda.a())


def answer_ride(table: Table, seat: int, move: int) -> None:
    """The whole of phase B follows at the new place; what was left at the old one is lost, or comes after
    that, if the table plays so and the herder did not go to Kansas City (GWT-12, GWT-14)."""
    steps = table.agenda.a()
    table.agenda.drop()
    if table.house.left_actions_kept and move - RIDE_TO != GOAL_SPACE:
        _remember_location(table, seat)
    else:
        _leave_location(table)
    table.agenda.push(ARRIVE)
    table.agenda.push(WALK, move - RIDE_TO, 2 * steps)  # GWT-13: with fees


def _remember_location(table: Table, seat: int) -> None:
    """Keep the location the herder leaves, with its space, if something was left to do there (GWT-14)."""
    frames = table.agenda.frames
    frame = location_frame(table)
    where, what = frames[frame + 1], frames[frame + 2]
    if all(what >> index & 1 for index in range(len(local_actions(table, where, what)))):
        del frames[frame:]
    elif where < LEFT_SPACE:
        frames[frame + 1] = where + LEFT_SPACE * table.herder[seat]


def _leave_location(table: Table) -> None:
    """Phase B is over for every location of this turn."""
    frames = table.agenda.frames
    frame = location_frame(table)
    while frame >= 0:
        del frames[frame:]
        frame = location_frame(table)


def legal_free_ride(table: Table) -> list[int]:
    return [*legal_free_rides(table, table.agenda.a()), SKIP]


def answer_free_ride(table: Table, seat: int, move: int) -> None:
    """No fees, no use of the place reached; in phase B, phase C follows (GWT-93, GWT-94)."""
    table.agenda.drop()
    if move == SKIP:
        return
    table.herder[seat] = move - RIDE_TO
    table.note(MOVED, EVERYBODY, seat, table.herder[seat])
    if location_frame(table) >= 0:
        _leave_location(table)
        table.agenda.push(END_TURN)


# -------------------------------------------------------------------- phase B


def answer_location(table: Table, seat: int, move: int) -> None:
    if move == END:
        table.agenda.drop()
    elif move >= PLAY:
        play_objective(table, seat, move - PLAY + FIRST_OBJECTIVE)
    else:
        do_local(table, seat, move - DO)


def legal_end(table: Table) -> list[int]:
    return [END]


def answer_end(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()


def legal_immediate(table: Table) -> list[int]:
    """Now or never: an immediate action, perhaps one of two, or none."""
    seat = table.to_move
    moves = [
        DO + action
        for action in (table.agenda.a(), table.agenda.b())
        if action >= 0 and may_do(table, seat, action)
    ]
    moves.append(SKIP)
    return moves


def answer_immediate(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    if move != SKIP:
        table.note(ACTION_DONE, EVERYBODY, seat, move - DO)
        begin(table, move - DO)


def legal_auxiliary(table: Table) -> list[int]:
    return [DO + action for action in auxiliaries(table, table.to_move, True)]


def answer_auxiliary(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    table.note(AUXILIARY_DONE, EVERYBODY, seat, move - DO - FIRST_AUXILIARY)
    begin(table, move - DO)


def answer_copy(table: Table, seat: int, move: int) -> None:
    """The neighbour's actions join the list of the location (GWT-110a)."""
    table.agenda.drop()
    frame = location_frame(table)
    space = move - COPY_AT
    what = table.agenda.frames[frame + 2]
    table.agenda.frames[frame + 2] = with_copy(what, space, table.key(table.tile[space]))
    table.note(COPIED, EVERYBODY, seat, space)
