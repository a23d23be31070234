"""The contract: starting a game, asking it, playing it, and what is refused on the way."""

import copy
import pickle
from collections.abc import Callable
from functools import partial

import pytest

import trailboss
from tests.testing.nuggets import NUGGETS, Nuggets, NuggetState
from trailboss import (
    BadMove,
    BadOption,
    BadSeats,
    Game,
    IllegalMove,
    Option,
    Position,
    Reason,
    Record,
    Score,
    State,
    UnknownGame,
)
from trailboss.core.contract import HIGHEST_SEED, GameConfig, Value
from trailboss.core.playout import play_out
from trailboss.core.record import digest

WINCHESTER = trailboss.game("winchester")


def start(seats: int = 2, seed: int = 1, **options: Value) -> NuggetState:
    state = NUGGETS.start(seats, seed, **options)
    assert isinstance(state, NuggetState)
    return state


# -------------------------------------------------------------------- the register


def test_games_are_found_by_name() -> None:
    assert trailboss.game("winchester") is WINCHESTER
    assert trailboss.game("nuggets") is NUGGETS
    names = [game.name for game in trailboss.all_games()]
    assert names == sorted(names)
    assert {"winchester", "nuggets"} <= set(names)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame) as caught:
        trailboss.game("chess")
    assert str(caught.value).startswith("Unknown game 'chess'; choose from ")
    assert "winchester" in str(caught.value)
    assert caught.value.render("de").startswith("Ein Spiel 'chess' gibt es nicht; es gibt ")


def test_a_game_is_registered_under_its_name_and_can_be_replaced() -> None:
    first = Nuggets("registered")
    assert trailboss.game("registered") is first
    second = Nuggets("registered")
    assert trailboss.game("registered") is second


def test_a_game_is_pickled_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(WINCHESTER)) is WINCHESTER
    assert pickle.loads(pickle.dumps(NUGGETS)) is NUGGETS


# -------------------------------------------------------------------- starting


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_a_game_allows_only_some_numbers_of_players(seats: int) -> None:
    with pytest.raises(BadSeats) as caught:
        NUGGETS.start(seats=seats)
    assert str(caught.value) == f"Nuggets is for 2, 3, 4 players, not {seats}."
    assert caught.value.render("de") == f"Goldklumpen ist für 2, 3, 4 Spieler, nicht für {seats}."


@pytest.mark.parametrize("seed", [-1, HIGHEST_SEED + 1, 10**40])
def test_a_seed_has_a_range(seed: int) -> None:
    with pytest.raises(BadOption, match="A seed is a whole number from 0 to 9223372036854775807, not "):
        NUGGETS.start(seats=2, seed=seed)


@pytest.mark.parametrize("wrong", ["7", 7.0, [7]])
def test_seats_and_seeds_are_whole_numbers(wrong: object) -> None:
    """The compiled build refuses another type at the call, the plain one as it refuses a wrong number."""
    with pytest.raises((TypeError, BadSeats)):
        NUGGETS.start(seats=wrong)  # type: ignore[arg-type]
    with pytest.raises((TypeError, BadOption)):
        NUGGETS.start(seats=2, seed=wrong)  # type: ignore[arg-type]


def test_the_lowest_and_the_highest_seed_can_be_used() -> None:
    for seed in (0, HIGHEST_SEED):
        state = NUGGETS.start(seats=2, seed=seed)
        assert state.config.seed == seed
        assert digest(Record.loads(Record.of(state).dumps()).replay()) == digest(state)


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {NUGGETS.start(seats=2).config.seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(type(seed) is int and 0 <= seed <= HIGHEST_SEED for seed in seeds)


def test_options_have_defaults_and_are_listed() -> None:
    assert start().config.options == {"rounds": 2, "coins": "some", "motto": ""}
    chosen = start(rounds=1, coins="some", motto="Eureka!").config
    assert chosen.options == {"rounds": 1, "coins": "some", "motto": "Eureka!"}
    assert chosen.chosen() == {"rounds": 1, "motto": "Eureka!"}


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as caught:
        start(colour="red")
    assert str(caught.value) == "Nuggets has no option 'colour'; it has rounds, coins, motto."
    assert (
        caught.value.render("de")
        == "Goldklumpen hat keine Einstellung 'colour'; es gibt rounds, coins, motto."
    )


@pytest.mark.parametrize("value", [0, 4, "1", True, 1.0, None])
def test_an_option_takes_its_own_values_only(value: Value) -> None:
    with pytest.raises((BadOption, TypeError)) as caught:
        start(rounds=value)
    if isinstance(caught.value, BadOption):
        assert str(caught.value) == f"The option rounds can't be {value!r}; it can be 1, 2, 3."


def test_an_option_of_free_text_takes_text_only() -> None:
    with pytest.raises(BadOption) as caught:
        start(motto=7)
    assert str(caught.value) == "The option motto can't be 7; it can be any text."
    assert caught.value.render("de") == "Die Einstellung motto kann nicht 7 sein; möglich ist jeder Text."


def test_an_option_reads_what_a_user_typed() -> None:
    rounds = Option("rounds", 2, (1, 2, 3), "NUG-1")
    assert rounds.read("3") == 3
    assert Option("coins", "some", ("few", "some"), "NUG-2").read("few") == "few"
    assert Option("motto", "", (), "NUG-3").read("3") == "3"
    with pytest.raises(BadOption, match="The option rounds can't be '4'; it can be 1, 2, 3"):
        rounds.read("4")


def test_the_first_seat_of_winchester_must_be_at_the_table() -> None:
    assert WINCHESTER.start(seats=3, seed=1, first=2).to_move == 2
    with pytest.raises(BadOption) as caught:
        WINCHESTER.start(seats=3, seed=1, first=3)
    assert str(caught.value) == "The option first can't be 3; it can be drawn, 0, 1, 2."


# -------------------------------------------------------------------- asking and playing


@pytest.mark.parametrize("move", [-1, NUGGETS.move_count, 10**30])
def test_an_unknown_move_number_is_refused_everywhere(move: int) -> None:
    state = start()
    before = digest(state)
    for seat in (-1, 0, 1):
        with pytest.raises(BadMove, match="There is no move number"):
            state.play(move, seat)
        with pytest.raises(BadMove, match="There is no move number"):
            state.why_not(move, seat)
    with pytest.raises(BadMove):
        NUGGETS.text(move)
    assert digest(state) == before


@pytest.mark.parametrize("seat", [-2, 2, 10**30])
def test_a_nonexistent_seat_is_rejected_everywhere(seat: int) -> None:
    state = start()
    before = digest(state)
    for move in (NUGGETS.move("stake 1"), NUGGETS.move("dig")):
        with pytest.raises(BadSeats) as caught:
            state.play(move, seat)
        assert str(caught.value) == f"There is no seat {seat} at this table; the seats are 0, 1."
        assert caught.value.render("de").endswith("an diesem Tisch nicht; die Plätze sind 0, 1.")
        with pytest.raises(BadSeats):
            state.why_not(move, seat)
    with pytest.raises(BadSeats):
        state.legal_for(seat)
    with pytest.raises(BadSeats):
        state.determinize(seat, state.rng.copy())
    assert digest(state) == before


def test_the_seat_to_move_plays_whether_named_or_not() -> None:
    one, other = start(), start()
    one.play(NUGGETS.move("stake 1"))
    other.play(NUGGETS.move("stake 1"), 0)
    assert digest(one) == digest(other)
    assert one.history == other.history == [NUGGETS.move("stake 1")]


def test_other_seats_can_only_play_out_of_turn_moves() -> None:
    state = start()
    whistle = NUGGETS.move("whistle")
    assert state.legal_for(1) == [whistle]
    assert whistle not in state.legal_for(0)
    state.play(whistle, 1)
    assert state.history == [NUGGETS.move_count + whistle]
    assert state.legal_for(1) == []
    with pytest.raises(IllegalMove, match=r"It isn't this seat's turn\. \[NUG-4\]"):
        state.play(NUGGETS.move("stake 1"), 1)


def test_a_refused_move_leaves_no_trace() -> None:
    state = start()
    before = digest(state)
    state.events = []
    with pytest.raises(IllegalMove):
        state.play(NUGGETS.move("dig"))
    assert (digest(state), state.history, state.events) == (before, [], [])
    assert state.why_not(NUGGETS.move("dig")) == Reason("nuggets.not_now", "NUG-8", {"text": "dig"})
    assert state.why_not(NUGGETS.move("stake 1")) is None


def test_the_list_of_legal_moves_is_the_callers_own() -> None:
    state = start()
    state.legal().clear()
    state.legal_for(0).append(99)
    assert state.legal() == state.legal_for(0) == [0, 1, 2, 3]


def test_when_it_is_over_nothing_is_legal_and_somebody_has_won() -> None:
    state = start()
    assert state.winners() == []
    play_out(state, state.rng.copy())
    assert state.over
    assert state.legal() == state.legal_for(0) == state.legal_for(1) == []
    assert state.winners() == [seat for seat, score in enumerate(state.scores()) if score.place == 1] != []
    with pytest.raises(IllegalMove, match="The game is over"):
        state.play(NUGGETS.move("flip"))


def test_play_out_stops_at_its_limit() -> None:
    state = start()
    assert play_out(state, state.rng.copy(), limit=3) == 3
    assert len(state.history) == 3
    assert not state.over
    assert play_out(state, state.rng.copy(), limit=0) == 0


# -------------------------------------------------------------------- words


def test_a_game_has_a_title_and_names_for_its_categories_and_seats() -> None:
    assert (NUGGETS.title(), NUGGETS.title("de")) == ("Nuggets", "Goldklumpen")
    assert (NUGGETS.category("coins"), NUGGETS.category("coins", "de")) == ("coins", "Münzen")
    assert [NUGGETS.seat_name(seat, "de") for seat in range(5)] == ["Rot", "Blau", "Gelb", "Lila", "Mint"]


# -------------------------------------------------------------------- the base classes


def test_a_state_can_be_copied_pickled_and_deepcopied() -> None:
    state = start()
    state.play(NUGGETS.move("stake 2"))
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(twin) is NuggetState
        assert (digest(twin), twin.history, twin.undo_barrier) == (
            digest(state),
            state.history,
            state.undo_barrier,
        )
        twin.play(NUGGETS.move("flip"))
    assert state.history == [NUGGETS.move("stake 2")]


def test_a_determinization_can_be_pickled_but_has_no_record() -> None:
    state = start()
    determinized = state.determinize(1, state.rng.copy())
    again = pickle.loads(pickle.dumps(determinized))
    assert digest(again) == digest(determinized)
    assert again.config.seed is None
    with pytest.raises(trailboss.BadRecord) as caught:
        Record.of(again)
    assert str(caught.value) == "A determinized state has no record: its hidden information is made up."
    assert caught.value.render("de").startswith("Eine determinisierte Stellung hat keine Aufzeichnung")


def test_a_game_config_can_be_pickled() -> None:
    config = start(motto="x").config
    again = pickle.loads(pickle.dumps(config))
    assert isinstance(again, GameConfig)
    assert (again.game, again.seats, again.seed, again.options) == (NUGGETS, 2, 1, config.options)


def test_a_game_that_provides_nothing_says_so() -> None:
    """Which methods a new game has to write: all that raise here."""
    true = start()
    bare = Game("bare", 1, NUGGETS.vocabulary, (2,), (), ())
    state = State(true.config, true.rng, true.frames, true.knowledge, [], 0, False)
    asked: list[Callable[[], object]] = [
        partial(bare.start, seats=2, seed=1),
        partial(bare.load, true.config, {}),
        partial(bare.format_move, true, 0),
        partial(bare.format_event, true, trailboss.Event(0, 0, 0, 0, 0)),
        state.legal,
        partial(state.apply, 0, 0),
        partial(state.refusal, 0, 0),
        state.copy,
        partial(state.determinize, 0, true.rng),
        partial(state.view, None),
        state.scores,
        state.dump,
        state.inventory,
    ]
    for ask in asked:
        with pytest.raises(NotImplementedError):
            ask()
    assert state.out_of_turn_moves(0) == []


def test_a_score_is_a_plain_value() -> None:
    score = Score(7, {"coins": 3, "nuggets": 4}, 1)
    assert pickle.loads(pickle.dumps(score)) == score
    assert (score.total, score.parts["coins"], score.place) == (7, 3, 1)


def test_the_old_name_of_the_config_warns() -> None:
    state = start()
    other = start(rounds=1).config
    with pytest.warns(DeprecationWarning, match="State.config"):
        assert state.setting is state.config
    with pytest.warns(DeprecationWarning, match="State.config"):
        state.setting = other
    assert state.config is other
    with pytest.warns(DeprecationWarning, match="Record.config"):
        assert Record.of(state).setting is other
    with pytest.warns(DeprecationWarning, match="Position.config"):
        assert Position.of(state).setting is other
