"""Section S, set-up, and N-1: what lies on the table before the first auction, and what chance decides."""

from itertools import product

import pytest

from tests.ledger import proves
from tests.winchester.story import new_game, seen
from trailboss.core.contract import Value
from trailboss.core.errors import BadOption, BadSeats
from trailboss.core.record import Record
from trailboss.games.winchester.components.cards import SECRET
from trailboss.games.winchester.components.map import standard
from trailboss.games.winchester.present.view import PileView, PlayerView, PlotView
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.state.state import WinchesterState

SEEDS = range(60)


def players(state: WinchesterState, seat: int | None) -> list[PlayerView]:
    return seen(state, seat)["players"]


def plots(state: WinchesterState, seat: int | None) -> list[PlotView]:
    return seen(state, seat)["plots"]


def piles(state: WinchesterState) -> list[PileView]:
    return seen(state, None)["piles"]


# -------------------------------------------------------------------- S-1, S-2: players


@proves("WIN-S-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_gets_8000_ten_hats_a_duel_token_and_two_secret_objectives(seats: int) -> None:
    state = new_game(seats)
    for seat in range(seats):
        me = players(state, seat)[seat]
        assert (me["cash"], me["hats"], me["duel_token"], me["plots"]) == (8, 10, True, [])
        assert len(me["secrets"]) == 2
        assert None not in me["secrets"]


@proves("WIN-S-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_secret_objective_is_dealt_twice_and_the_rest_is_in_nobodys_view(seats: int) -> None:
    state = new_game(seats)
    dealt = [card for seat in range(seats) for card in players(state, seat)[seat]["secrets"]]
    assert len(set(dealt)) == 2 * seats
    for seat in range(seats):
        mine = players(state, seat)[seat]["secrets"]
        others = [card.id for card in SECRET if card.id not in mine]
        assert not [card for card in others if f"'{card}'" in str(state.view(seat))]


@proves("WIN-S-2")
def test_three_to_five_play_and_two_are_a_variant() -> None:
    assert WINCHESTER.seats == (3, 4, 5)
    assert WINCHESTER.variant_seats == (2,)
    for seats in (2, 3, 4, 5):
        assert len(players(new_game(seats), None)) == seats
    for seats in (-1, 0, 1, 6, 7):
        with pytest.raises(BadSeats) as refused:
            WINCHESTER.start(seats, 7)
        assert refused.value.render("en").endswith(f"players, not {seats}.")


@proves("WIN-S-2", "WIN-D-9")
def test_a_record_of_two_players_is_marked_as_a_variant() -> None:
    assert '[Variant "2 players"]' in Record.of(new_game(2)).dumps()
    assert "Variant" not in Record.of(new_game(3)).dumps()


# -------------------------------------------------------------------- S-3, N-1: money


@proves("WIN-S-3")
def test_five_piles_of_three_to_seven_notes_with_five_of_the_ten_cards_and_one_note_in_the_saloon() -> None:
    drawn: set[tuple[int, str]] = set()
    for seed in SEEDS:
        state = new_game(seed=seed)
        assert [pile["notes"] for pile in piles(state)] == [3, 4, 5, 6, 7]
        cards = [pile["objective"] for pile in piles(state)]
        assert len(set(cards)) == 5
        assert [pile["taken_by"] for pile in piles(state)] == [None] * 5
        assert seen(state, None)["saloon"] == 1
        drawn.update(enumerate(cards))
    assert len(drawn) == 5 * 10, "every card comes up on every pile in some game"


@proves("WIN-N-1")
@pytest.mark.parametrize(("seats", "bank"), [(2, 68), (3, 60), (4, 52), (5, 44)])
def test_the_bank_holds_what_is_left_of_110_notes(seats: int, bank: int) -> None:
    state = new_game(seats)
    assert state.bank == bank == 110 - (8 * seats + 25 + 1)
    assert state.inventory()["notes"] == 110


# -------------------------------------------------------------------- S-4: bonus tokens


@proves("WIN-S-4")
def test_every_plot_has_a_bonus_token_face_up() -> None:
    for seed in SEEDS:
        tokens = [plot["token"] for plot in plots(new_game(seed=seed), None)]
        assert sorted(map(str, tokens)) == ["movement"] * 7 + ["rumor"] * 6 + ["saloon"] * 6


@proves("WIN-S-4")
def test_bonus_tokens_are_placed_at_random() -> None:
    for plot in range(19):
        found = {plots(new_game(seed=seed), None)[plot]["token"] for seed in SEEDS}
        assert found == {"movement", "saloon", "rumor"}


@proves("WIN-S-4")
def test_face_down_tokens_are_seen_by_nobody_until_their_plot_is_bought() -> None:
    state = new_game(bonus_tokens="face_down")
    for seat in (None, 0, 1, 2, 3):
        assert {plot["token"] for plot in plots(state, seat)} == {None}
    bought = state.plot
    while state.owner[bought] < 0:
        state.play(WINCHESTER.move("pass"))
    for seat in (None, 0, 1, 2, 3):
        tokens = {plot["plot"]: plot["token"] for plot in plots(state, seat)}
        assert tokens.pop(bought) is not None
        assert set(tokens.values()) == {None}


@proves("WIN-S-4")
@pytest.mark.parametrize("seed", range(5))
def test_face_down_changes_information_only(seed: int) -> None:
    """The same seed and the same moves lead to the same end, face up or face down."""
    up, down = new_game(seed=seed), new_game(seed=seed, bonus_tokens="face_down")
    while not up.over:
        assert up.legal() == down.legal()
        move = up.legal()[-1]
        up.play(move)
        down.play(move)
    assert down.over
    assert up.scores() == down.scores()


# -------------------------------------------------------------------- S-5: mines and ranch


@proves("WIN-S-5")
def test_cards_on_the_mines_and_the_ranch_are_face_down() -> None:
    for seat in (None, 0, 1, 2, 3):
        cards = {plot["plot"]: plot for plot in plots(new_game(), seat) if plot["card"]}
        assert {number: plot["card"] for number, plot in cards.items()} == {
            3: "mine",
            4: "mine",
            5: "mine",
            17: "ranch",
        }
        assert not [plot for plot in cards.values() if plot["card_open"] or plot["card_notes"] is not None]


@proves("WIN-S-5")
def test_any_three_mine_cards_and_any_ranch_card_can_be_dealt() -> None:
    mines = [tuple(new_game(seed=seed).mines[:3]) for seed in SEEDS]
    assert all(len(set(cards)) == 3 for cards in mines)
    assert set(product(range(3), range(5))) == {spot for cards in mines for spot in enumerate(cards)}
    assert {new_game(seed=seed).ranch[0] for seed in SEEDS} == {0, 1, 2}


# -------------------------------------------------------------------- S-6, S-7: vehicles, who starts


@proves("WIN-S-6")
def test_the_seed_draws_the_squares_of_locomotive_and_boat() -> None:
    board = standard()
    trains = {seen(new_game(seed=seed), None)["train"] for seed in SEEDS}
    boats = {seen(new_game(seed=seed), None)["boat"] for seed in SEEDS}
    assert trains == {f"t{square + 1}" for square in range(len(board.rail))}
    assert boats == {f"r{square + 1}" for square in range(len(board.river))}


@proves("WIN-S-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_seed_draws_who_starts(seats: int) -> None:
    starters = [new_game(seats, seed).first for seed in SEEDS]
    assert set(starters) == set(range(seats))
    state = new_game(seats)
    assert state.to_move == state.first


@proves("WIN-S-7")
def test_the_table_may_name_who_starts_and_that_changes_nothing_else() -> None:
    drawn = new_game()
    for seat in range(4):
        named = new_game(first=seat)
        assert (named.first, named.to_move) == (seat, seat)
        assert {**named.dump(), "first": 0, "to_move": 0} == {**drawn.dump(), "first": 0, "to_move": 0}


@proves("WIN-S-7")
def test_a_nonexistent_seat_cannot_start() -> None:
    with pytest.raises(BadOption, match="first can't be 3; it can be drawn, 0, 1, 2"):
        WINCHESTER.start(3, 7, first=3)
    with pytest.raises(BadOption, match="first can't be 5"):
        WINCHESTER.start(5, 7, first=5)


# -------------------------------------------------------------------- options and seeds


@pytest.mark.parametrize(
    ("option", "ruling"),
    [
        ("bonus_tokens", "WIN-S-4"),
        ("claims", "WIN-O-12"),
        ("bank", "WIN-N-2"),
        ("first", "WIN-S-7"),
        ("map", "WIN-R-2"),
    ],
)
def test_every_option_names_the_ruling_that_offers_it(option: str, ruling: str) -> None:
    assert {each.name: each.ruling for each in WINCHESTER.options}[option] == ruling


@pytest.mark.parametrize(
    ("name", "value"),
    [("bonus_tokens", "sideways"), ("claims", "always"), ("bank", 7), ("first", "Ana"), ("horses", 3)],
)
def test_an_unknown_option_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption) as refused:
        WINCHESTER.start(4, 7, **{name: value})
    assert name in refused.value.render("de")


def test_the_same_seed_deals_the_same_table_and_another_seed_another_one() -> None:
    assert new_game(seed=3).dump() == new_game(seed=3).dump()
    assert new_game(seed=3).dump() != new_game(seed=4).dump()


def test_the_standard_map_given_as_a_text_is_the_standard_map() -> None:
    assert new_game(map=standard().text).dump() == new_game().dump()
    assert new_game(map=standard().text).config.options["map"] == "standard"
