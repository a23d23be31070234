"""The questions: for every verb that waits for the rancher, what is legal and what an answer does.

An answer takes its frame off the agenda and puts on it what follows.
"""

from collections.abc import Callable
from typing import Final

from trailboss.games.gwt.actions.buy_cattle import legal_buys
from trailboss.games.gwt.actions.engine import (
    legal_behind,
)
from trailboss.games.gwt.actions.herder import legal_ways
from trailboss.games.gwt.actions.objective import legal_gains
from trailboss.games.gwt.actions.simmental import legal_raises
from trailboss.games.gwt.actions.station import (
    legal_gifts,
    legal_stations_behind,
    legal_upgrades,
)
from trailboss.games.gwt.asking_cards import (
    answer_deliver,
    answer_disc,
    answer_draw,
    answer_foresight,
    answer_raise,
    answer_remove,
    answer_throw,
    answer_throw_down,
    answer_throw_pair,
    answer_use,
    legal_deliver,
    legal_disc,
    legal_draw,
    legal_foresight,
    legal_remove,
    legal_throw_any,
    legal_throw_down,
    legal_throw_objective,
    legal_throw_pair,
    legal_throw_second,
    legal_throw_value3,
    legal_use,
)
from trailboss.games.gwt.asking_trail import (
    answer_auxiliary,
    answer_copy,
    answer_end,
    answer_free_ride,
    answer_immediate,
    answer_location,
    answer_phase_a,
    answer_ride,
    answer_via,
    legal_auxiliary,
    legal_end,
    legal_free_ride,
    legal_immediate,
    legal_phase_a,
    legal_ride,
)
from trailboss.games.gwt.asking_works import (
    answer_build,
    answer_build_at,
    answer_buy,
    answer_engine,
    answer_engine_for_delivery,
    answer_engine_home,
    answer_hazard,
    answer_hire,
    answer_master,
    answer_objective,
    answer_station_behind,
    answer_tribe,
    answer_upgrade,
    legal_build,
    legal_build_at,
    legal_engine,
    legal_engine_back,
    legal_hazard,
    legal_hire,
    legal_tribe,
)
from trailboss.games.gwt.copying import copying_chain, neighbours_to_copy
from trailboss.games.gwt.location import legal_at_location
from trailboss.games.gwt.possible import legal_copies
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    AUXILIARY,
    BUILD,
    BUILD_AT,
    BUY,
    CERTIFICATES,
    COPY,
    DELIVER,
    DISC,
    DRAW,
    END_TURN,
    ENGINE,
    ENGINE_BACK,
    ENGINE_FOR_DELIVERY,
    ENGINE_HOME,
    FORESIGHT,
    FREE_RIDE,
    HAZARD,
    HIRE,
    IMMEDIATE,
    LOCATION,
    MASTER,
    OBJECTIVE,
    PHASE_A,
    REMOVE,
    RIDE,
    SIMMENTAL,
    STATION_BEHIND,
    THROW,
    THROW_ANY,
    THROW_DOWN,
    THROW_OBJECTIVE,
    THROW_PAIR,
    THROW_SECOND,
    THROW_VALUE3,
    TRIBE,
    UPGRADE,
    VIA,
)

Legal = Callable[[Table], list[int]]
Answer = Callable[[Table, int, int], None]

QUESTIONS: Final[dict[int, tuple[Legal, Answer]]] = {
    PHASE_A: (legal_phase_a, answer_phase_a),
    LOCATION: (legal_at_location, answer_location),
    END_TURN: (legal_end, answer_end),
    VIA: (legal_ways, answer_via),
    RIDE: (legal_ride, answer_ride),
    FREE_RIDE: (legal_free_ride, answer_free_ride),
    HIRE: (legal_hire, answer_hire),
    BUILD: (legal_build, answer_build),
    BUILD_AT: (legal_build_at, answer_build_at),
    BUY: (legal_buys, answer_buy),
    ENGINE: (legal_engine, answer_engine),
    ENGINE_BACK: (legal_engine_back, answer_engine),
    ENGINE_HOME: (legal_behind, answer_engine_home),
    ENGINE_FOR_DELIVERY: (legal_behind, answer_engine_for_delivery),
    UPGRADE: (legal_upgrades, answer_upgrade),
    STATION_BEHIND: (legal_stations_behind, answer_station_behind),
    MASTER: (legal_gifts, answer_master),
    HAZARD: (legal_hazard, answer_hazard),
    TRIBE: (legal_tribe, answer_tribe),
    OBJECTIVE: (legal_gains, answer_objective),
    AUXILIARY: (legal_auxiliary, answer_auxiliary),
    THROW_ANY: (legal_throw_any, answer_throw),
    THROW_VALUE3: (legal_throw_value3, answer_throw),
    THROW_PAIR: (legal_throw_pair, answer_throw_pair),
    THROW_SECOND: (legal_throw_second, answer_throw),
    THROW_OBJECTIVE: (legal_throw_objective, answer_throw),
    THROW_DOWN: (legal_throw_down, answer_throw_down),
    DRAW: (legal_draw, answer_draw),
    REMOVE: (legal_remove, answer_remove),
    COPY: (legal_copies, answer_copy),
    FORESIGHT: (legal_foresight, answer_foresight),
    CERTIFICATES: (legal_use, answer_use),
    DELIVER: (legal_deliver, answer_deliver),
    DISC: (legal_disc, answer_disc),
    IMMEDIATE: (legal_immediate, answer_immediate),
    SIMMENTAL: (legal_raises, answer_raise),
}

AUTOMATIC: Final = (ENGINE_BACK, BUILD_AT, COPY)
"""Questions the game answers itself when there is one answer (see `is_plain`). Which card to discard is
always asked, or the others would learn from a missing question that a hand holds one kind only (GWT-32f)."""
EMPTY_IS_SKIPPED: Final = (FORESIGHT, DELIVER, OBJECTIVE, IMMEDIATE, REMOVE)
"""Questions that fall away when nothing can be answered, if everybody can see that (see `asks_the_hand`)."""


def is_plain(table: Table, moves: list[int]) -> bool:
    """Is there one answer, for reasons that everybody can see? Which of two neighbours is worth copying can
    hang on the hand (GWT-32f)."""
    if table.agenda.kind() == COPY and len(neighbours_to_copy(table, copying_chain(table))) > 1:
        return False
    return len(moves) == 1


def asks_the_hand(table: Table) -> bool:
    """Does the answer to the immediate action on top hang on hidden cards? Then it is asked even if all that
    can be said is `skip`: whether the card is there is nobody else's business (GWT-32f)."""
    agenda = table.agenda
    if agenda.kind() != IMMEDIATE or not table.hand[table.to_move]:
        return False
    return table.edition.programs[agenda.a()][0] == THROW
