"""Questions about cards and in Kansas City: what is legal, and what an answer does."""

from trailboss.games.gwt.actions.exchange import awaiting, spares
from trailboss.games.gwt.actions.objective import legal_plays, play_objective
from trailboss.games.gwt.actions.simmental import may_grow, raise_card
from trailboss.games.gwt.cards import (
    cards_left,
    discard,
    draw_cards,
    legal_discards,
    legal_pair_discards,
    remove,
)
from trailboss.games.gwt.components.cattle import BLUE, FACE_TYPE, FIRST_OBJECTIVE, RED, YELLOW
from trailboss.games.gwt.kansas_city import (
    choose_tile,
    city_discs,
    deliver,
    income,
    legal_certificates,
    legal_deliveries,
    legal_tiles,
    place_city_disc,
)
from trailboss.games.gwt.moves import (
    CHOOSE_TILE,
    DELIVER_TO,
    DISCARD,
    DRAW_ONE,
    HAND_FACES,
    PLAY,
    RAISE,
    REMOVE_CARD,
    SKIP,
    STOP,
    USE_CERTIFICATES,
)
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    DRAW,
    REMOVE,
    SIMMENTAL,
    THROW_DOWN,
    THROW_SECOND,
)

# -------------------------------------------------------------------- cards


def legal_throw_any(table: Table) -> list[int]:
    return legal_discards(table, table.to_move, 0, FIRST_OBJECTIVE - 1, -1)


def legal_throw_value3(table: Table) -> list[int]:
    """Yellow, red or blue; a Simmental is none of them (GWT-119)."""
    moves: list[int] = []
    for kind in (YELLOW, RED, BLUE):
        moves.extend(legal_discards(table, table.to_move, 0, FIRST_OBJECTIVE - 1, kind))
    return moves


def legal_throw_pair(table: Table) -> list[int]:
    return legal_pair_discards(table, table.to_move)


def legal_throw_second(table: Table) -> list[int]:
    return legal_discards(table, table.to_move, 0, FIRST_OBJECTIVE - 1, table.agenda.a())


def legal_throw_objective(table: Table) -> list[int]:
    return legal_discards(table, table.to_move, FIRST_OBJECTIVE, HAND_FACES - 1, -1)


def legal_throw_down(table: Table) -> list[int]:
    seat = table.to_move
    moves = legal_discards(table, seat, 0, HAND_FACES - 1, -1)
    frame = awaiting(table, seat) if table.edition.has_tokens else -1
    if frame >= 0:
        return [move for move in moves if spares(table, seat, frame, move - DISCARD)]
    return moves


def answer_throw(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    discard(table, seat, move - DISCARD)


def answer_throw_pair(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    discard(table, seat, move - DISCARD)
    table.agenda.push(THROW_SECOND, FACE_TYPE[move - DISCARD])


def answer_throw_down(table: Table, seat: int, move: int) -> None:
    left = table.agenda.a() - 1
    table.agenda.drop()
    discard(table, seat, move - DISCARD)
    if left:
        table.agenda.push(THROW_DOWN, left)


def legal_draw(table: Table) -> list[int]:
    """Card by card, stopping after any of them (GWT-32d); the first one is not to be refused."""
    return [DRAW_ONE, STOP] if table.agenda.b() else [DRAW_ONE]


def answer_draw(table: Table, seat: int, move: int) -> None:
    """All draws first, then as many discards as cards were really drawn (GWT-28, GWT-32e)."""
    left, drawn = table.amount(seat, table.agenda.a()), table.agenda.b()
    table.agenda.drop()
    first = table.house.name_draws_first  # GWT-32d: then the cards come once their number is settled
    if move == DRAW_ONE:
        left -= 1
        drawn += 1
        if not first:
            draw_cards(table, seat, 1)
        if left and cards_left(table, seat) > (drawn if first else 0):
            table.agenda.push(DRAW, left, drawn)
            return
    if first:
        drawn = draw_cards(table, seat, drawn)
    table.agenda.push(THROW_DOWN, drawn)


def legal_remove(table: Table) -> list[int]:
    """Any hand card, or none: the removal is a reward (GWT-38)."""
    moves: list[int] = []
    for face in table.hand[table.to_move]:
        if REMOVE_CARD + face not in moves:
            moves.append(REMOVE_CARD + face)
    moves.append(SKIP)
    return moves


def answer_remove(table: Table, seat: int, move: int) -> None:
    left = table.agenda.a() - 1
    table.agenda.drop()
    if move != SKIP:
        remove(table, seat, move - REMOVE_CARD)
        if left and table.hand[seat]:
            table.agenda.push(REMOVE, left)


# -------------------------------------------------------------------- Kansas City


def _with_cards(table: Table, moves: list[int]) -> list[int]:
    """Objective cards between the subphases, where the table plays so (GWT-91)."""
    if moves and table.house.cards_in_kansas_city:
        moves.extend(legal_plays(table, table.to_move))
    return moves


def legal_foresight(table: Table) -> list[int]:
    return _with_cards(table, legal_tiles(table, table.agenda.a()))


def answer_foresight(table: Table, seat: int, move: int) -> None:
    if move < CHOOSE_TILE:
        play_objective(table, seat, move - PLAY + FIRST_OBJECTIVE)
        return
    column = table.agenda.a()
    table.agenda.drop()
    choose_tile(table, seat, column, move - CHOOSE_TILE)


def legal_use(table: Table) -> list[int]:
    return _with_cards(table, legal_certificates(table, table.to_move))


def answer_use(table: Table, seat: int, move: int) -> None:
    if move < USE_CERTIFICATES:
        play_objective(table, seat, move - PLAY + FIRST_OBJECTIVE)
        return
    table.agenda.drop()
    income(table, seat, move - USE_CERTIFICATES)


def legal_deliver(table: Table) -> list[int]:
    return legal_deliveries(table, table.to_move, table.agenda.a(), table.agenda.b() == 1)


def answer_deliver(table: Table, seat: int, move: int) -> None:
    extraordinary = table.agenda.b() == 1
    table.agenda.drop()
    if move != SKIP:
        deliver(table, move - DELIVER_TO, extraordinary)


def legal_disc(table: Table) -> list[int]:
    return city_discs(table, table.to_move, table.agenda.a(), table.agenda.b() == 1)


def answer_disc(table: Table, seat: int, move: int) -> None:
    city = table.agenda.a()
    table.agenda.drop()
    place_city_disc(table, seat, city, move)


def answer_raise(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    if move != STOP:
        raise_card(table, seat, move - RAISE)
        if may_grow(table, seat):
            table.agenda.push(SIMMENTAL)
