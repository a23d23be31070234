"""Objective cards: gaining and playing them."""

from trailboss.core.fields import put_list, without
from trailboss.core.knowledge import EVERYBODY, seat_bit
from trailboss.games.gwt.cards import show
from trailboss.games.gwt.components.actions import action_number
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.objectives import OBJECTIVE_IMMEDIATE
from trailboss.games.gwt.happenings import (
    DISPLAYED,
    GAINED_OBJECTIVE,
    GAINED_UNSEEN,
    PLAYED_OBJECTIVE,
    SAW_CARD,
)
from trailboss.games.gwt.money import gain
from trailboss.games.gwt.moves import GAIN_CARD, GAIN_TOP, PLAY, SKIP
from trailboss.games.gwt.table import NOBODY, Table
from trailboss.games.gwt.verbs import IMMEDIATE

DOLLARS = 2
IMMEDIATE_OF: list[int] = [action_number(name) if name else NOBODY for name in OBJECTIVE_IMMEDIATE]
"""By face: the immediate action of an objective card."""
_DOLLARS_2 = action_number("dollars_2")


def may_gain_objective(table: Table) -> bool:
    """Is there any card left to gain? (GWT-88)"""
    return len(table.display) > 0


def legal_gains(table: Table) -> list[int]:
    """One of those on display, or the top of the stack (GWT-88; also for an arrow, GWT-73)."""
    moves: list[int] = []
    for face in table.display:
        move = GAIN_CARD + face - FIRST_OBJECTIVE
        if move not in moves:
            moves.append(move)
    if table.objectives:
        moves.append(GAIN_TOP)
    if table.agenda.b():
        moves.append(SKIP)
    return moves


def gain_objective(table: Table, seat: int, move: int, to_hand: bool) -> None:
    """Take the card to the discard pile, or to the hand, from where it can be played at once (GWT-97); a card
    on display is replaced (GWT-88)."""
    if move == GAIN_TOP:
        face = table.objectives[-1]
        table.objectives = table.objectives[:-1]
        table.knowledge.chance()
        if to_hand:
            table.hand[seat].append(face)
            # GWT-32f: known to its owner only
            table.unseen = put_list(table.unseen, seat, [*table.unseen[seat], face])
            table.note(GAINED_UNSEEN, EVERYBODY, seat)
            table.note(SAW_CARD, seat_bit(seat), seat, face)
            return
    else:
        face = move - GAIN_CARD + FIRST_OBJECTIVE
        table.display = without(table.display, face)
        fill_display(table)
    if to_hand:
        table.hand[seat].append(face)
    else:
        table.pile[seat].append(face)
    table.note(GAINED_OBJECTIVE, EVERYBODY, seat, face, int(to_hand))


def fill_display(table: Table) -> None:
    """Turn up the next card, if the stack has one."""
    if table.objectives:
        face = table.objectives[-1]
        table.objectives = table.objectives[:-1]
        table.display = [*table.display, face]
        table.knowledge.chance()
        table.note(DISPLAYED, EVERYBODY, face)


def legal_plays(table: Table, seat: int) -> list[int]:
    """Objective cards in the hand, any number, one after the other (GWT-89)."""
    moves: list[int] = []
    for face in table.hand[seat]:
        if face >= FIRST_OBJECTIVE:
            move = PLAY + face - FIRST_OBJECTIVE
            if move not in moves:
                moves.append(move)
    return moves


def play_objective(table: Table, seat: int, face: int) -> None:
    """The card goes to the objective area and must be scored; then its immediate action, or none (GWT-92). It
    is finished before the next card, being on top of the agenda (GWT-104b)."""
    table.hand[seat].remove(face)
    played = table.played_objectives
    table.played_objectives = put_list(played, seat, [*played[seat], face])
    show(table, seat, face)
    table.note(PLAYED_OBJECTIVE, EVERYBODY, seat, face)
    action = IMMEDIATE_OF[face]
    if action == _DOLLARS_2:
        gain(table, seat, DOLLARS)  # money has to be taken (GWT-25)
    else:
        table.agenda.push(IMMEDIATE, action, NOBODY)
