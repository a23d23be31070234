"""The drover in the second edition: fair, legal with Simmental and against Sam, strong enough, and sensible
with tokens, calves and the new buildings."""

from typing import Any

import pytest

from tests.gwt2.story import Story, new_game
from trailboss import bots
from trailboss.core.contract import Option, Value
from trailboss.core.rng import seeded
from trailboss.games.gwt.bots.drover import Drover
from trailboss.games.gwt.rules.game import GWT2, SECOND_OPTIONS
from trailboss.games.gwt.state.state import GwtState

LEVELS = ("easy", "medium", "hard")
Table = tuple[int, dict[str, Value]]


def tables(simmental: bool) -> list[Table]:
    """Seats and options: every number of ranchers and every level of Sam."""
    several: list[Table] = [(seats, {"simmental": simmental}) for seats in (2, 3, 4)]
    alone: list[Table] = [(1, {"sam": level, "simmental": simmental}) for level in LEVELS]
    return several + alone


TABLES = tables(False) + tables(True)
SIMMENTAL = {"simmental": True}
NEW_SIDES: dict[str, Value] = {"building_sides": "random", "neutral_buildings": "shuffled"}


def choice(story: Story) -> str:
    """What a drover does in the place of the rancher to move."""
    return GWT2.text(bots.decide(Drover(), story.state, seeded("a story")))


def choices(story: Story) -> list[str]:
    """All that a drover does until its turn ends."""
    name, moves = story.to_move, []
    while not story.ended() and story.to_move == name and "end" not in moves:
        moves.append(choice(story))
        story.play(moves[-1])
    return moves


def play_out(state: GwtState, specs: list[str], luck: str) -> None:
    """A whole game of the bots named."""
    players = [bots.make(spec, seed, "gwt2") for seed, spec in enumerate(specs)]
    chance = seeded(luck)
    while not state.over:
        state.play(bots.decide(players[state.to_move], state, chance))


def table_id(value: object) -> str:
    return str(value).strip("{}").replace("'", "").replace(" ", "")


# -------------------------------------------------------------------- fair


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=table_id)
def test_it_chooses_the_same_whatever_is_hidden(seats: int, options: dict[str, Value]) -> None:
    """Determinizations differ only in what the seat can't know, which a drover ignores."""
    state = new_game(seats, seed=seats, **NEW_SIDES, **options)
    drover, chance = Drover(), seeded(f"fair {seats}")
    while not state.over:
        seat = state.to_move
        moves = [drover.choose(state.determinize(seat, chance), seat) for _ in range(2)]
        assert moves[0] == moves[1], GWT2.text(moves[0])
        state.play(moves[0])


def test_it_does_not_change_the_given_state() -> None:
    """To choose it looks only: what it was given is the same afterwards."""
    state = new_game(1, seed=5, sam="hard", simmental=True)
    drover, chance = Drover(), seeded("looks")
    for _ in range(80):
        determinized = state.determinize(0, chance)
        before = determinized.dump()
        state.play(drover.choose(determinized, 0))
        assert determinized.dump() == before


# -------------------------------------------------------------------- legal


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=table_id)
def test_it_plays_every_table_to_the_end(seats: int, options: dict[str, Value]) -> None:
    """Beside ranchers who do anything, and alone against Sam, it finds a legal move."""
    for seed in range(2):
        state = new_game(seats, seed=10 * seats + seed, **NEW_SIDES, **options)
        play_out(state, ["drover", *["random"] * (seats // 2), "drover", "drover"][:seats], f"legal {seed}")
        assert state.over


@pytest.mark.parametrize(
    "option",
    [option for option in SECOND_OPTIONS if option.name.find("sam") < 0 and option.name != "first"],
    ids=lambda o: o.name,
)
def test_it_plays_every_option_to_the_end(option: Option) -> None:
    """However an open ruling is played."""
    for number, value in enumerate(option.choices[1:]):
        options: dict[str, Value] = {**NEW_SIDES, option.name: value}
        state = new_game(2, seed=number, **options)
        play_out(state, ["random", "drover"], f"legal {option.name}")
        assert state.over


def test_out_of_turn_it_can_only_use_its_token() -> None:
    """Asked as a seat that is not to move, it names what `legal_for` lists."""
    state = new_game(2, seed=1)
    other = 1 - state.to_move
    assert GWT2.text(Drover().choose(state.determinize(other, seeded("out of turn")), other)) == "exchange"


def test_it_is_registered_for_both_editions() -> None:
    assert "drover" in bots.specs("gwt1")
    assert "drover" in bots.specs("gwt2")


# -------------------------------------------------------------------- strong


@pytest.mark.parametrize("simmental", [False, True])
def test_two_drovers_reach_what_fair_players_reach(simmental: bool) -> None:
    """Five games: well above 55 points on average."""
    totals: list[int] = []
    for seed in range(5):
        state = new_game(2, seed=seed, simmental=simmental)
        play_out(state, ["drover", "drover"], f"strong {seed}")
        totals += [score.total for score in state.scores()]
    assert sum(totals) / len(totals) >= 65


def test_it_beats_three_random_players() -> None:
    for seed in range(6):
        state = new_game(4, seed=seed)
        specs = ["random"] * 4
        specs[seed % 4] = "drover"
        play_out(state, specs, f"beats {seed}")
        assert state.winners() == [seed % 4]


def leads_over_sam(level: str, games: int) -> list[int]:
    """By how many points it is ahead of Sam at the end of each game."""
    leads: list[int] = []
    for seed in range(games):
        state = new_game(1, seed=seed, sam=level)
        play_out(state, ["drover"], f"sam {seed}")
        mine, sams = (score.total for score in state.scores())
        leads.append(mine - sams)
    return leads


def test_it_leads_sam_on_easy_and_does_worse_on_hard() -> None:
    easy, hard = leads_over_sam("easy", 5), leads_over_sam("hard", 5)
    assert sum(easy) > 0
    assert sum(easy) > sum(hard)


def test_on_medium_both_sam_and_the_drover_win_games() -> None:
    """200 games showed wins between 20 % and 90 %; eight have to show both outcomes."""
    wins = sum(1 for lead in leads_over_sam("medium", 8) if lead > 0)
    assert 2 <= wins <= 7


# -------------------------------------------------------------------- sensible: exchange tokens


def at_income(**table: Any) -> Story:
    """Mary in Kansas City, asked how many certificates she uses."""
    laid: dict[str, Any] = {"on": "kansas_city", "money": 9, "engine": "18", **table}
    story = Story(**laid)
    while "foresight upper" in story.may():
        story.play("foresight upper")
    return story


def test_a_hand_full_of_doubles_is_exchanged_before_income() -> None:
    """Two of the three grays can become other cards: the token is worth it."""
    story = at_income(tokens=2, hand="gray gray gray green", stack="purple7 brown5 blue red white black")
    moves = choices(story)
    assert moves[:3] == ["exchange", "draw", "draw"]
    assert moves[3:5] == ["discard gray", "discard gray"]


def test_a_hand_of_different_cards_is_not_exchanged() -> None:
    """All that could be drawn is in the hand already, or worth less."""
    story = at_income(tokens=1, hand="purple7 brown5 blue red", stack="gray gray green green white")
    assert "exchange" not in choices(story)


def test_the_last_token_is_used_at_the_last_delivery() -> None:
    """Tokens count nothing when the game is over, so a small gain is enough then."""
    cards = {"hand": "gray green black green", "stack": "white white white blue", "tokens": 1}
    assert choices(at_income(**cards, closed_by="Tom"))[0] == "exchange"


def test_a_token_waits_for_kansas_city() -> None:
    story = Story(at="start", tokens=2, money=6, hand="gray gray gray green", stack="blue red yellow white")
    assert "exchange" not in choices(story)


# -------------------------------------------------------------------- sensible: Simmental and new buildings


def test_a_simmental_in_hand_is_raised() -> None:
    story = at_income(hand="orange1 green", stack="gray gray gray", options=SIMMENTAL)
    assert "raise orange1" in choices(story)


def test_all_of_them_are_raised_even_at_the_end() -> None:
    """Each is worth a point more."""
    story = at_income(hand="orange1 orange2 green", stack="gray gray", options=SIMMENTAL, closed_by="Tom")
    moves = choices(story)
    assert {"raise orange1", "raise orange2"} <= set(moves)


def test_it_buys_a_calf_it_can_afford() -> None:
    story = Story(on="e", money=5, cowboys=2, hand="gray", cattle="orange1", options=SIMMENTAL)
    assert "buy orange1 with 2" in choices(story)


def test_a_calf_does_not_count_as_a_card_of_value_3() -> None:
    """Blue brings the fourth task of the objective; the calf has as many points but is none of the three."""
    story = Story(
        on="e",
        money=5,
        cowboys=2,
        hand="gray",
        pile="blue red",
        area="obj_10",
        stations="s1",
        cattle="orange1 blue",
        options=SIMMENTAL,
        closed_by="Tom",
    )
    assert "buy blue with 2" in choices(story)


def test_a_token_before_a_building_is_not_taken_for_a_building() -> None:
    """With a token at hand every question lists it; the drover still builds the most it can."""
    story = Story(on="b", money=12, builders=5, tokens=2, stock="1a 4a 7a", closed_by="Tom")
    assert "build 7" in choices(story)


def test_the_second_building_pays_for_a_double_of_value_3() -> None:
    """5a takes a yellow, red or blue card for 7 dollars: of two blues one goes, the red one stays."""
    story = Story(on="rockfall_risk_1", hand="blue blue red green", buildings={"rockfall_risk_1": "Mary 5a"})
    moves = choices(story)
    assert "do value3_for_7" in moves
    assert "discard blue" in moves
