"""The golden games: games of the first edition in golden/*.txt that every build replays to the same end.

    python -m tests.gwt.golden_games NAME...

plays those named and writes them. Only new ones are written: those in the folder say by which version of the
rules they were played, and every later version replays them. Most are from before the second edition came to
the rules.
"""

import sys
from pathlib import Path
from typing import Final

from trailboss.core.contract import State, Value
from trailboss.core.record import Position, Record
from trailboss.core.rng import Rng, seeded
from trailboss.games.gwt.components.cities import CITIES, TERMINAL
from trailboss.games.gwt.components.player_board import AUX_DRAW_2, STEP_VP
from trailboss.games.gwt.components.tiles import private_tile
from trailboss.games.gwt.rules.game import GWT1
from trailboss.games.gwt.state.state import GwtState

FOLDER: Final = Path(__file__).parent / "golden"

DROVERS: Final = {"drovers_2": 2, "drovers_3": 3, "drovers_4": 4}
"""Played by rule of thumb: they buy, build, upgrade and deliver as people do."""
WANDERERS: Final[dict[str, tuple[int, dict[str, Value]]]] = {
    "two_by_chance": (2, {}),
    "three_by_chance": (3, {"first": 2}),
    "four_by_chance": (4, {}),
    "later_games": (4, {"neutral_buildings": "shuffled", "building_sides": "random"}),
    "other_house": (
        3,
        {
            "building_sides": "random",
            "old_actions": "lost",
            "draw_up_to": "number_first",
            "kansas_city_money_first": "yes",
            "cards_in_kansas_city": "yes",
        },
    ),
    "house_of_others": (
        2,
        {
            "neutral_buildings": "shuffled",
            "building_sides": "random",
            "card_ride_before_use": "yes",
            "extraordinary_delivery": "optional",
            "unpayable_transport": "station_disc",
            "delivery_without_disc": "kansas_city",
        },
    ),
    "other_readings": (
        3,
        {
            "building_sides": "random",
            "actions_left_behind": "kept",
            "end_without_action": "yes",
            "station_again": "no",
            "arrow_objectives": "display",
            "immediate_gains": "optional",
            "foreign_risk_actions": "not_copied",
        },
    ),
}
"""Name -> how many play, and what they agreed on; played by chance."""
FROM_A_POSITION: Final = "from_a_position"
"""Goes on from a table where the auxiliary action of an objective card is just to be decided."""
RICH: Final = "rich_ranchers"
"""Goes on from a table where everybody has buildings and dollars in plenty, and few discs left."""
NAMES: Final = (*DROVERS, *WANDERERS, FROM_A_POSITION, RICH)


def play(name: str) -> State:
    """Play a golden game to its end, by chance that its name gives."""
    if name == FROM_A_POSITION:
        state = Position.loads(Position.of(_at_an_immediate_action()).dumps()).state()
        state.play(GWT1.move("do auxiliary"))
        wander(state, seeded(name), 20_000)
        return state
    if name == RICH:
        return _all_their_buildings()
    if name in DROVERS:
        from trailboss import bots  # only to write them: a replay needs no bot

        state = GWT1.start(DROVERS[name], 2026)
        rng = seeded(name)
        players = [bots.make("drover", seat) for seat in range(state.seats)]
        while not state.over:
            state.play(bots.decide(players[state.to_move], state, rng))
        return state
    seats, options = WANDERERS[name]
    state = GWT1.start(seats, 2026, **options)
    wander(state, seeded(name), 20_000)
    return state


def wander(state: State, rng: Rng, steps: int) -> None:
    """Play so many moves by chance: first a kind of move, then one of that kind."""
    for _ in range(steps):
        if state.over:
            return
        moves = state.legal()
        kinds = sorted({GWT1.vocabulary.kind(move) for move in moves})
        kind = kinds[rng.below(len(kinds))]
        moves = [move for move in moves if GWT1.vocabulary.kind(move) == kind]
        state.play(moves[rng.below(len(moves))])


def _at_an_immediate_action() -> State:
    """A table where somebody has just played an objective card with an auxiliary action."""
    auxiliary = GWT1.move("do auxiliary")
    for seed in range(1000):
        state = GWT1.start(3, seed)
        rng = seeded(seed)
        while not state.over:
            wander(state, rng, 1)
            if state.view(None)["question"] == "immediate" and auxiliary in state.legal():
                return state
    raise ValueError("nobody plays such a card")


def _all_their_buildings() -> State:
    """A game of rich ranchers who copy a neighbour, upgrade behind the engine and move a station's disc."""
    start = Position.loads(Position.of(_rich_ranchers()).dumps())
    for seed in range(500):
        state = start.state()
        wander(state, seeded(seed), 20_000)
        kinds = {GWT1.vocabulary.kind(entry % GWT1.move_count) for entry in state.history}
        if {"copy", "station", "disc from"} <= kinds:
            return state
    raise ValueError("nobody does all of it")


def _rich_ranchers() -> State:
    """90 dollars each, buildings on side b along the trail, an engine far ahead, but two discs left."""
    state = GWT1.start(2, 2026, building_sides="random")
    assert isinstance(state, GwtState)
    state.sides[1:] = [1] * state.edition.buildings
    for seat, spaces in enumerate((("a1", "a2", "b1", "c1"), ("a3", "b2", "b3", "c2"))):
        state.money[seat] = 90
        state.engine[seat] = 20 + seat
        state.discs[seat] = (1 << AUX_DRAW_2) | (1 << STEP_VP)
        state.cities[CITIES * seat + TERMINAL] = 10
        state.stations[seat] = 0b11
        for number, space in zip((2, 8, 9, 1), spaces, strict=True):
            state.tile[state.trail.ids.index(space)] = private_tile(seat, number)
            state.stock[seat] &= ~(1 << number)
    return state


def result(state: State) -> str:
    """Totals and places of all seats, for people and for the test."""
    return ", ".join(f"{score.total} (place {score.place})" for score in state.scores())


def write(names: list[str]) -> None:
    for name in names:
        state = play(name)
        record = Record.of(state, Event=name.replace("_", " "), Result=result(state))
        (FOLDER / f"{name}.txt").write_text(record.dumps(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(sys.argv[1:])
