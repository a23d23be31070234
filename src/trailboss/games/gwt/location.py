"""Phase B at a location: local actions, the single auxiliary action instead, objective cards, and the end."""

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.actions.objective import legal_plays
from trailboss.games.gwt.components.actions import COPY_ACTION, FIRST_AUXILIARY
from trailboss.games.gwt.components.tiles import is_private, owner_of
from trailboss.games.gwt.components.trail import NO_RISK
from trailboss.games.gwt.copying import copied_keys, copied_spaces, risk_of_copy, space_used
from trailboss.games.gwt.edition import FIRST_PRIVATE_KEY
from trailboss.games.gwt.happenings import ACTION_DONE, AUXILIARY_DONE
from trailboss.games.gwt.moves import DO, END
from trailboss.games.gwt.possible import auxiliaries, may_do
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import AUXILIARY_USED, ENGINE, LEFT_SPACE, OBJECTIVE, USED


def local_actions(table: Table, where: int, what: int) -> list[list[int]]:
    """The local actions of a location, from its frame, each a list of alternatives, in any order (GWT-19,
    GWT-22, GWT-113).

    Then the risk action of the own building's space (GWT-23), and for every building copied its actions and
    that space's risk action (GWT-107, GWT-108, GWT-110a, GWT-110c). Hazards, tribe tiles and foreign
    buildings have none (GWT-20).
    """
    seat = table.to_move
    here = space_used(table, where)
    tile = where % LEFT_SPACE
    if not table.house.old_actions_stay and table.tile[here] != tile:
        return []  # GWT-18
    if tile >= FIRST_PRIVATE_KEY and (not is_private(tile) or owner_of(tile) != seat):
        return []
    actions = table.edition.local[table.key(tile)][:]
    _add_risk(table, table.trail.risk[here], actions)
    keys = copied_keys(what)
    for link, space in enumerate(copied_spaces(what)):
        first = len(actions)
        actions.extend(table.edition.local[keys[link]])  # as it was when it was copied (GWT-110a)
        _add_risk(table, risk_of_copy(table, space), actions)
        if not table.house.old_actions_stay and table.key(table.tile[space]) != keys[link]:
            for index in range(first, len(actions)):
                actions[index] = []  # GWT-18
    return actions


def _add_risk(table: Table, risk: int, actions: list[list[int]]) -> None:
    if risk != NO_RISK:
        actions.append([table.edition.risk[risk]])


def legal_at_location(table: Table) -> list[int]:
    """What can be done here now."""
    seat = table.to_move
    tile, what = table.agenda.a(), table.agenda.b()
    moves: list[int] = []
    if not what & AUXILIARY_USED:
        actions = local_actions(table, tile, what)
        for index in range(len(actions)):
            if not what >> index & 1:
                for action in actions[index]:
                    if DO + action not in moves and may_do(table, seat, action):
                        moves.append(DO + action)
        if not what & USED:
            for action in auxiliaries(table, seat, False):
                moves.append(DO + action)  # GWT-19, GWT-20: one single auxiliary action instead
    moves.extend(legal_plays(table, seat))  # GWT-89, GWT-90, GWT-104a
    if what & USED or table.house.may_end_unused:
        moves.append(END)  # GWT-21: something has to be done
    return moves


def do_local(table: Table, seat: int, action: int) -> None:
    """Begin an action of the location, or the single auxiliary action instead."""
    agenda = table.agenda
    frames = agenda.frames
    what = agenda.b()
    if action >= FIRST_AUXILIARY:
        frames[-1] = what | USED | AUXILIARY_USED
        table.note(AUXILIARY_DONE, EVERYBODY, seat, action - FIRST_AUXILIARY)
    else:
        actions = local_actions(table, agenda.a(), what)
        for index in range(len(actions)):
            if not what >> index & 1 and action in actions[index]:
                frames[-1] = what | 1 << index
                if action != COPY_ACTION:  # copying alone does nothing yet (GWT-32b)
                    frames[-1] |= USED
                break
        table.note(ACTION_DONE, EVERYBODY, seat, action)
    begin(table, action)


def begin(table: Table, action: int) -> None:
    """Put the program of an action on the agenda, its first verb on top.

    Whatever comes after a requirement is a reward and may be left out (GWT-25): its question may be skipped.
    """
    program = table.edition.programs[action]
    index = len(program) - 2
    while index >= 0:
        verb = program[index]
        optional = 1 if index > 0 and verb in (ENGINE, OBJECTIVE) else 0
        table.agenda.push(verb, program[index + 1], optional)
        index -= 2
