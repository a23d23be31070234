"""Guesses: what a seat cannot know is dealt anew, everything else stays (S-9)."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, new_game, seen
from tests.winchester.wandering import altered, tables, wander
from trailboss.core.errors import BadRecord, BadSeats
from trailboss.core.playout import play_out
from trailboss.core.record import Record
from trailboss.core.rng import seeded
from trailboss.games.winchester.state.state import WinchesterState

HEIRS = "Ana Ben Cleo Dan"


def determinized(state: WinchesterState, seat: int, salt: object = 0) -> WinchesterState:
    found = state.determinize(seat, seeded(salt))
    assert isinstance(found, WinchesterState)
    return found


@proves("WIN-S-9")
def test_a_determinization_keeps_what_the_seat_knows_and_everybodys_cash() -> None:
    for state in tables(30, "kept"):
        for seat in range(state.seats):
            found = determinized(state, seat)
            assert found.view(seat) == state.view(seat)
            assert found.view(None) == state.view(None)
            assert found.legal_for(seat) == state.legal_for(seat)
            assert found.inventory() == state.inventory()
            for name in ("cash", "bank", "saloon", "owner", "taken", "rights", "duels", "agenda", "known"):
                assert found.dump()[name] == state.dump()[name], name


@proves("WIN-S-9", "WIN-S-1", "WIN-S-5")
def test_unknown_cards_can_be_any_that_the_seat_has_not_seen() -> None:
    """Over many determinizations, each of Ben's secret objectives is every card that Ana doesn't have;
    the same goes for mines and ranch."""
    state = new_game(3)
    determinizations = [determinized(state, 0, salt) for salt in range(150)]
    unseen = set(state.secret[2:])
    for place in range(2, 10):
        assert {each.secret[place] for each in determinizations} == unseen
    for mine in range(5):
        assert {each.mines[mine] for each in determinizations} == set(range(5))
    assert {each.ranch[0] for each in determinizations} == {0, 1, 2}
    assert all(each.secret[:2] == state.secret[:2] for each in determinizations)


@proves("WIN-S-9", "WIN-T-5")
def test_the_order_of_the_plots_to_come_is_resampled_and_the_past_is_not() -> None:
    state = new_game(4)
    wander(state, seeded("on the way"), 60)
    past = state.order[: state.turned]
    determinizations = [determinized(state, 2, salt) for salt in range(150)]
    assert all(each.order[: each.turned] == past for each in determinizations)
    assert {each.order[state.turned] for each in determinizations} == set(state.order[state.turned :])


@proves("WIN-S-9", "WIN-S-4")
def test_face_down_tokens_are_resampled_and_face_up_ones_are_not() -> None:
    up, down = new_game(4), new_game(4, bonus_tokens="face_down")
    for state in (up, down):
        wander(state, seeded("on the way"), 40)
    assert all(determinized(up, 1, salt).bonus == up.bonus for salt in range(10))
    determinizations = [determinized(down, 1, salt) for salt in range(60)]
    for plot in range(1, 20):
        kinds = {each.bonus[plot] for each in determinizations}
        if down.owner[plot] >= 0:
            assert kinds == {down.bonus[plot]}
        else:
            assert len(kinds) > 1
    assert all(sorted(each.bonus) == sorted(down.bonus) for each in determinizations)


@proves("WIN-S-9", "WIN-B-9")
def test_a_card_seen_with_a_rumor_stays_known() -> None:
    """Ana saw Ben's second secret objective and a mine.
    In her determinizations they are what they are; in Cleo's they vary."""
    game = Story(HEIRS, plots=[19, 18], secrets={"Ben": "mines rumors"}, mines={4: 5})
    game.buys("Ana", 1)
    game.play("Ana: look seat1 second")
    game.buys("Ana", 1)
    game.play("Ana: look mine4")
    for salt in range(30):
        view = seen(determinized(game.state, 0, salt), 0)
        assert view["players"][1]["secrets"] == [None, "rumors"]
        assert view["plots"][3]["card_notes"] == 5
    cleos = [determinized(game.state, 2, salt) for salt in range(60)]
    assert len({each.secret[3] for each in cleos}) > 4
    assert len({each.mines[1] for each in cleos}) == 5


@proves("WIN-S-9")
def test_a_determinization_depends_only_on_the_seats_knowledge_and_the_generator() -> None:
    """Two tables that a seat cannot tell apart give it the same determinization."""
    chance = seeded("twins")
    for state in tables(30, "alike"):
        for seat in range(state.seats):
            twin = altered(state, seat, chance, cash=False)
            assert determinized(twin, seat, "x").dump() == determinized(state, seat, "x").dump()


@proves("WIN-D-6")
def test_future_randomness_is_hidden_too() -> None:
    """The game's own chance says bang. In determinizations the duel goes one way as often as the other."""
    game = Story(HEIRS, duel="bang")
    bangs = sum(determinized(game.state, 0, salt).rng.below(2) == 0 for salt in range(200))
    assert 70 < bangs < 130


def test_a_determinization_is_independent_of_the_true_game() -> None:
    for state in tables(15, "independent"):
        before, chance = state.dump(), state.rng.words()
        found = determinized(state, 0)
        play_out(found, seeded("thinking"))
        assert found.over
        assert state.dump() == before
        assert state.rng.words() == chance


def test_a_determinization_reveals_nothing_of_the_seed_or_the_moves() -> None:
    state = new_game(4)
    wander(state, seeded("on the way"), 30)
    found = determinized(state, 1)
    assert found.config.seed is None
    assert found.history == []
    with pytest.raises(BadRecord, match="has no record"):
        Record.of(found)


def test_there_is_no_determinization_for_a_seat_that_does_not_exist() -> None:
    for seat in (-1, 4):
        with pytest.raises(BadSeats):
            determinized(new_game(4), seat)
