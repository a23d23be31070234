"""The drover: fair, legal under every option, strong enough, and sensible where the best move is plain."""

import pytest

from tests.gwt.story import Story, new_game
from trailboss import bots
from trailboss.core.contract import Option, Value
from trailboss.core.rng import seeded
from trailboss.games.gwt.bots.drover import Drover
from trailboss.games.gwt.rules.game import GWT1, OPTIONS
from trailboss.games.gwt.state.state import GwtState


def choice(story: Story) -> str:
    """What a drover does in the place of the rancher to move."""
    return GWT1.text(bots.decide(Drover(), story.state, seeded("a story")))


def choices(story: Story) -> list[str]:
    """All that a drover does until its turn ends."""
    name, moves = story.to_move, []
    while not story.ended() and story.to_move == name:
        moves.append(choice(story))
        story.play(moves[-1])
    return moves


def play_out(state: GwtState, specs: list[str], luck: str) -> None:
    """A whole game of the bots named."""
    players = [bots.make(spec, seed, "gwt1") for seed, spec in enumerate(specs)]
    chance = seeded(luck)
    while not state.over:
        state.play(bots.decide(players[state.to_move], state, chance))


# -------------------------------------------------------------------- fair


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_chooses_the_same_whatever_is_hidden(seats: int) -> None:
    """Determinizations differ only in what the seat can't know, which a drover ignores."""
    state = new_game(seats, seed=seats, building_sides="random", neutral_buildings="shuffled")
    drover, chance = Drover(), seeded(f"fair {seats}")
    while not state.over:
        seat = state.to_move
        moves = [drover.choose(state.determinize(seat, chance), seat) for _ in range(2)]
        assert moves[0] == moves[1], GWT1.text(moves[0])
        state.play(moves[0])


def test_it_uses_no_randomness() -> None:
    """Drovers of other seeds, and asked again, choose alike."""
    state = new_game(seed=3)
    chance = seeded("alike")
    for _ in range(120):
        determinized = state.determinize(state.to_move, chance)
        moves = {bots.make("drover", seed).choose(determinized.copy(), state.to_move) for seed in (0, 1)}
        assert len(moves) == 1
        state.play(moves.pop())


def test_it_does_not_change_the_given_state() -> None:
    """To choose it looks only: what it was given is the same afterwards."""
    state = new_game(seed=5)
    drover, chance = Drover(), seeded("looks")
    for _ in range(60):
        determinized = state.determinize(state.to_move, chance)
        before = determinized.dump()
        state.play(drover.choose(determinized, state.to_move))
        assert determinized.dump() == before


# -------------------------------------------------------------------- legal


@pytest.mark.parametrize(
    "option", [option for option in OPTIONS if option.name != "first"], ids=lambda o: o.name
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_every_option_to_the_end(option: Option, seats: int) -> None:
    """However an open ruling is played, beside a rancher who does anything, it finds a legal move."""
    for number, value in enumerate(option.choices[1:]):
        sides: dict[str, Value] = {
            "building_sides": "random",
            "neutral_buildings": "shuffled",
            option.name: value,
        }
        state = new_game(seats, seed=10 * seats + number, **sides)
        play_out(state, ["random", *["drover"] * (seats - 1)], f"legal {option.name} {value}")
        assert state.over


def test_it_is_registered_for_this_game_only() -> None:
    assert "drover" in bots.specs("gwt1")
    assert "drover" not in bots.specs("winchester")


# -------------------------------------------------------------------- strong


@pytest.mark.parametrize("first_seed", [0, 10])
def test_two_drovers_reach_what_fair_players_reach(first_seed: int) -> None:
    """Two seats, ten games: far above what a beginner has, on average."""
    totals: list[int] = []
    for seed in range(first_seed, first_seed + 10):
        state = new_game(seed=seed)
        play_out(state, ["drover", "drover"], f"strong {seed}")
        totals += [score.total for score in state.scores()]
    assert sum(totals) / len(totals) >= 45


def test_it_beats_three_random_players() -> None:
    for seed in range(8):
        state = new_game(4, seed=seed)
        specs = ["random"] * 4
        specs[seed % 4] = "drover"
        play_out(state, specs, f"beats {seed}")
        assert state.winners() == [seed % 4]


# -------------------------------------------------------------------- sensible: workers and buildings


def test_it_hires_with_its_first_money() -> None:
    story = Story(on="a", money=7, hand="gray green black white", jobs={1: "cowboy cowboy"})
    assert "hire cowboy row1" in choices(story)


def test_it_takes_the_cheaper_of_two_alike() -> None:
    story = Story(on="a", money=9, jobs={3: "cowboy", 4: "cowboy"}, token=5)
    assert choices(story)[:2] == ["do hire_0", "hire cowboy row4"]


def test_it_hires_nobody_at_the_end_who_brings_nothing() -> None:
    story = Story(on="a", money=9, jobs={4: "cowboy"}, closed_by="Tom")
    assert not any(moves.startswith("hire") for moves in choices(story))


def test_a_fifth_worker_is_worth_his_money_even_in_the_last_turn() -> None:
    story = Story(on="a", money=9, cowboys=4, jobs={4: "cowboy"}, closed_by="Tom")
    assert "hire cowboy row4" in choices(story)


def test_it_builds_the_most_it_can_in_the_last_turn() -> None:
    story = Story(on="b", money=12, builders=5, stock="1a 4a 7a", closed_by="Tom")
    assert "build 7" in choices(story)


# -------------------------------------------------------------------- sensible: cards


def test_it_sells_the_card_it_has_twice() -> None:
    story = Story(on="b", hand="green green black white")
    assert choices(story)[0] == "do green_for_2"


def test_it_throws_away_what_adds_nothing() -> None:
    """The risk action takes any card: one of two greens goes, not the only black or blue one."""
    story = Story(
        on="rockfall_risk_1", hand="green green black blue", buildings={"rockfall_risk_1": "Mary 1a"}
    )
    assert "discard green" in choices(story)


def test_four_cowboys_buy_a_longhorn() -> None:
    story = Story(on="e", money=6, cowboys=4, hand="gray", cattle="yellow red purple7")
    assert "buy purple7 with 4" in choices(story)


def test_it_spends_all_cowboys_on_what_fits() -> None:
    story = Story(on="e", money=11, cowboys=5, hand="gray", cattle="blue blue brown5")
    moves = choices(story)
    assert "buy brown5 with 3" in moves
    assert "buy blue with 2" in moves


# -------------------------------------------------------------------- sensible: deliveries


def test_it_delivers_where_the_arrow_pays() -> None:
    """With Albuquerque behind it, El Paso is worth six points; Santa Fe would be nothing."""
    story = Story(at="g", money=9, hand="blue brown5 purple7", cities="albuquerque", engine="18")
    assert "deliver el_paso" in choices(story)


def test_it_uses_certificates_to_reach_the_city_that_pays() -> None:
    story = Story(
        at="g", money=9, hand="white blue brown5", marker=3, cities="albuquerque kansas_city", engine="18"
    )
    moves = choices(story)
    assert "certificates 3" in moves
    assert "deliver el_paso" in moves


def test_it_keeps_certificates_that_would_bring_only_money() -> None:
    story = Story(at="g", money=9, hand="green blue", marker=1, engine="18")
    assert "certificates 0" in choices(story)


def test_kansas_city_is_its_last_resort() -> None:
    story = Story(at="g", money=9, hand="gray green", cities="topeka")
    moves = choices(story)
    assert "deliver kansas_city" in moves
    story = Story(at="g", money=9, hand="gray green", cities="wichita")
    assert "deliver topeka" in choices(story)


def test_in_the_last_turn_it_rides_home_for_a_delivery_that_counts() -> None:
    story = Story(
        at="e", money=9, hand="yellow red blue brown5 purple7", engine="18", cleared="hand_1", closed_by="Tom"
    )
    moves = choices(story)
    assert "ride kansas_city" in moves
    assert "deliver san_francisco" in moves


# -------------------------------------------------------------------- sensible: railroad and objectives


def test_it_stops_at_a_station_it_can_upgrade() -> None:
    story = Story(on="g", money=9, engineers=4, engine="30", closed_by="Tom")
    moves = choices(story)
    assert "engine t9" in moves
    assert any(move.startswith("disc") for move in moves)


def test_it_plays_a_fulfilled_objective_for_its_action() -> None:
    story = Story(
        at="c",
        hand="obj_04 gray green black",
        stations="s1 s2",
        taken="flood_green_4",
        covered="cert_4 hand_1 hand_2 step_vp",
    )
    assert choice(story) == "play obj_04"


def test_it_keeps_back_an_objective_it_cannot_fulfil_any_more() -> None:
    story = Story(at="c", hand="obj_20 gray green black", closed_by="Tom")
    assert not any(moves.startswith("play") for moves in choices(story))
