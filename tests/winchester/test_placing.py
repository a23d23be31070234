"""`vehicles: chosen`: the players decide where locomotive and boat start (S-6)."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, new_game, seen
from trailboss import bots
from trailboss.core.record import Position, Record
from trailboss.core.rng import seeded
from trailboss.presentation import heading, question

HEIRS = "Ana Ben Cleo Dan"
CHOSEN = {"vehicles": "chosen"}


def before(first: str = "Cleo") -> Story:
    return Story(HEIRS, first=first, options=CHOSEN, setting_up=True)


@proves("WIN-S-6")
def test_the_starting_player_places_the_locomotive_and_the_next_one_the_boat() -> None:
    """Cleo starts and puts the locomotive on the bridge, Dan the boat at the mouth. Then a plot comes up."""
    game = before("Cleo")
    assert (game.question, game.to_move, game.state.plot) == ("place", "Cleo", 0)
    assert game.may("Cleo") == [f"place t{number}" for number in range(1, 10)]
    game.play("Cleo: place t5")
    assert (game.question, game.to_move) == ("place", "Dan")
    assert game.may("Dan") == [f"place r{number}" for number in range(1, 9)]
    game.play("Dan: place r8")
    assert (game.question, game.to_move) == ("auction", "Cleo")
    view = seen(game.state, None)
    assert (view["train"], view["boat"], view["turn"]) == ("t5", "r8", 1)
    assert game.heard()[:2] == [
        "Cleo places the locomotive on rail square 5.",
        "Dan places the boat on river square 8.",
    ]
    assert game.heard(lang="de")[0] == "Cleo setzt die Lokomotive auf Gleisfeld 5."


@proves("WIN-S-6")
def test_the_view_says_what_is_placed_and_shows_no_vehicle_before() -> None:
    game = before("Ana")
    view = seen(game.state, 1)
    assert (view["question"], view["question_args"]) == ("place", {"seat": 0, "vehicle": "train"})
    assert (view["train"], view["boat"], view["plot"], view["turn"]) == (None, None, 0, 0)
    assert heading(game.state, "en") == "Set-up"
    assert question(game.state, "en", game.names) == "Choose the square where the locomotive starts."
    game.play("Ana: place t1")
    assert seen(game.state, None)["question_args"] == {"seat": 1, "vehicle": "boat"}
    assert question(game.state, "de", game.names) == "Wähle das Flussfeld, auf dem das Schiff startet."


@proves("WIN-S-6")
def test_by_default_both_are_drawn_and_the_rest_of_the_deal_is_the_same() -> None:
    drawn, chosen = new_game(4, 11), new_game(4, 11, **CHOSEN)
    assert seen(drawn, None)["question"] == "auction"
    chosen.play(chosen.game.move(f"place t{drawn.rail + 1}"))
    chosen.play(chosen.game.move(f"place r{drawn.river + 1}"))
    assert {**drawn.dump(), "learned": 0} == {**chosen.dump(), "learned": 0}


@proves("WIN-S-6")
def test_placing_cannot_be_undone_by_others_and_is_part_of_the_record() -> None:
    game = new_game(3, 5, first=0, **CHOSEN)
    halfway = None
    for text in ("place t2", "place r3"):
        halfway = halfway or Position.loads(Position.of(game).dumps()).state()
        game.play(game.game.move(text))
    assert halfway is not None
    for text in ("place t2", "place r3"):
        halfway.play(halfway.game.move(text))
    assert halfway.dump() == game.dump()
    assert Record.loads(Record.of(game).dumps()).replay().dump() == game.dump()


@proves("WIN-S-6")
@pytest.mark.parametrize("spec", ["heir", "search:20", "random", "careless:50"])
def test_bots_place_vehicles_and_play_on(spec: str) -> None:
    state = new_game(3, 8, **CHOSEN)
    bot = bots.make(spec, seed=1)
    for _ in range(3):
        state.play(bots.decide(bot, state, seeded("placing")))
    assert seen(state, None)["question"] == "auction"
