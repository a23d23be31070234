"""Section S, what is secret: views show what they may, and nothing hidden reaches a seat by any other way."""

import json

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, new_game, seen
from tests.winchester.wandering import altered, tables, wander
from trailboss.core.errors import BadSeats, IllegalMove
from trailboss.core.events import Event
from trailboss.core.messages import LANGUAGES
from trailboss.core.rng import seeded
from trailboss.games.winchester.rules.events import (
    DUEL_WON,
    EARNED,
    GOT_TOKEN,
    MINE_TURNED,
    MUST_TAKE,
    RANCH_TURNED,
    TURNED_UP,
)
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.state.state import WinchesterState

HEIRS = "Ana Ben Cleo Dan"
REVEALING = (TURNED_UP, DUEL_WON, MUST_TAKE, GOT_TOKEN, EARNED, MINE_TURNED, RANCH_TURNED)
"""From here on a move may show everybody what was hidden before."""


# -------------------------------------------------------------------- what a view shows


@proves("WIN-S-8")
def test_cash_is_shown_to_its_owner_alone() -> None:
    game = Story(HEIRS, cash={"Ana": 3, "Ben": 5, "Cleo": 7, "Dan": 11})
    for seat, cash in enumerate([3, 5, 7, 11]):
        shown = [player["cash"] for player in seen(game.state, seat)["players"]]
        assert shown == [cash if other == seat else None for other in range(4)]
    assert [player["cash"] for player in seen(game.state, None)["players"]] == [None] * 4


@proves("WIN-S-8")
def test_secret_objectives_are_shown_to_their_owner_with_what_they_are_worth_now() -> None:
    game = Story(HEIRS, owns={"Ben": [3, 4]}, secrets={"Ben": "mines forests"})
    assert seen(game.state, 1)["players"][1]["secrets"] == ["mines", "forests"]
    assert seen(game.state, 1)["players"][1]["secrets_worth"] == [10, 0]
    for seat in (None, 0, 2, 3):
        assert seen(game.state, seat)["players"][1]["secrets"] == [None, None]
        assert seen(game.state, seat)["players"][1]["secrets_worth"] == [None, None]


@proves("WIN-S-8")
def test_public_information_is_in_every_view() -> None:
    """Bids, tips, plots and tokens of everybody, duel tokens, shared objectives and their piles, vehicles."""
    game = Story(
        HEIRS,
        owns={"Ben": [3, 4]},
        tokens={3: "saloon", 4: "saloon"},
        plots=[9],
        saloon=4,
        piles={"five_plots": 6},
        train="t4",
        boat="r2",
        used_token="Cleo",
    )
    game.play("Ana: bid 2", "Ben: pass")
    for seat in (None, 0, 1, 2, 3):
        view = seen(game.state, seat)
        assert (view["plot"], view["turn"], view["question"], view["first"]) == (9, 3, "auction", 0)
        assert (view["bid"], view["bidder"], view["to_move"], view["still_in"]) == (2, 0, 2, [0, 2, 3])
        assert (view["saloon"], view["train"], view["boat"]) == (4, "t4", "r2")
        assert [player["duel_token"] for player in view["players"]] == [True, True, False, True]
        assert view["players"][1]["plots"] == [3, 4]
        assert view["players"][1]["tokens"] == {"movement": 0, "saloon": 2, "rumor": 0}
        assert (view["plots"][2]["owner"], view["plots"][8]["owner"]) == (1, None)
        assert view["piles"][3] == {"notes": 6, "objective": "five_plots", "taken_by": None}
        assert view["seat"] == seat


def test_a_view_is_plain_data_of_its_own() -> None:
    for state in tables(12, "plain"):
        before = state.dump()
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            players = seen(state, seat)["players"]
            players[0]["plots"].append(99)
            view.clear()
        assert state.dump() == before


def test_viewing_as_a_nonexistent_seat_is_rejected() -> None:
    state = new_game(3)
    for seat in (-1, 3, 7):
        with pytest.raises(BadSeats):
            state.view(seat)


# -------------------------------------------------------------------- refused to the sender alone


@proves("WIN-S-8", "WIN-A-3")
def test_nobody_else_learns_of_a_bid_that_is_too_high() -> None:
    """Ben tries 9000 with 4000 in hand.
    He learns why not; the table stays as it was, and nobody hears a thing."""
    game = Story(HEIRS, cash={"Ben": 4})
    game.play("Ana: bid 1")
    before = game.state.dump(), game.state.history[:], [game.state.view(seat) for seat in range(4)]
    events = {name: game.heard(name) for name in ("", *game.names)}
    with pytest.raises(IllegalMove, match="you have \\$4000"):
        game.play("Ben: bid 9")
    assert before == (game.state.dump(), game.state.history, [game.state.view(seat) for seat in range(4)])
    assert events == {name: game.heard(name) for name in ("", *game.names)}


@proves("WIN-S-8")
def test_nobody_can_ask_what_another_player_could_bid() -> None:
    """Ana asks about Ben's bids as her own, in and out of turn. The answers do not depend on his cash."""
    answers = []
    for notes in (0, 4, 30):
        game = Story(HEIRS, cash={"Ben": notes})
        game.play("Ana: bid 1")
        answers.append([game.why_not(f"Ana: bid {bid}") for bid in range(1, 40)])
        answers[-1].append(game.why_not("Ana: duel"))
    assert answers[0] == answers[1] == answers[2]


# -------------------------------------------------------------------- nothing leaks


def all_known(state: WinchesterState, seat: int) -> dict[str, object]:
    """All that a seat can find out by asking: what it sees, may do, is refused, and has heard."""
    return {
        "view": state.view(seat),
        "legal": state.legal_for(seat),
        "refused": [state.why_not(move, seat) for move in range(WINCHESTER.move_count)],
        "heard": sentences_for(state, seat, state.events or []),
        "said": [
            WINCHESTER.format_move(state, move, lang) for move in state.legal_for(seat) for lang in LANGUAGES
        ],
    }


def sentences_for(state: WinchesterState, seat: int | None, events: list[Event]) -> list[str]:
    return [
        WINCHESTER.format_event(state, event, lang)
        for event in events
        if event.visible_to(seat)
        for lang in LANGUAGES
    ]


@proves("WIN-S-8", "WIN-T-5", "WIN-S-4", "WIN-B-9")
def test_nothing_hidden_changes_what_a_seat_gets() -> None:
    """Tables of all kinds, and for each seat a twin that differs in all that the seat cannot know.
    What the seat sees, may do, is refused and has heard is the same at both."""
    chance = seeded("twins")
    different = 0
    for state in tables(60, "leaks"):
        for seat in range(state.seats):
            twin = altered(state, seat, chance)
            different += twin.dump() != state.dump()
            assert all_known(twin, seat) == all_known(state, seat)
    assert different > 200, "the twins must be different, or this says nothing"


@proves("WIN-S-8")
def test_nothing_hidden_changes_what_a_spectator_gets() -> None:
    chance = seeded("twins of spectators")
    for state in tables(40, "spectators"):
        twin = altered(state, None, chance)
        assert twin.view(None) == state.view(None)
        assert sentences_for(twin, None, twin.events or []) == sentences_for(state, None, state.events or [])


@proves("WIN-S-8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_opponents_cash_alone_changes_nothing(seats: int) -> None:
    state = new_game(seats, seed=5)
    state.events = []
    wander(state, seeded("cash"), 25)
    for seat in range(seats):
        for other in range(seats):
            if other != seat:
                twin = state.copy()
                twin.events = state.events
                twin.cash[other] += 40
                assert all_known(twin, seat) == all_known(state, seat)


@proves("WIN-S-8")
def test_visible_information_does_change_what_a_seat_gets() -> None:
    """The other way round, so that the comparison is known to see something:
    own cash, own cards, own chances."""
    state = new_game(4, first=0)
    richer, poorer, swapped = state.copy(), state.copy(), state.copy()
    richer.cash[0] += 1
    poorer.cash[0] = 0
    swapped.secret = [swapped.secret[9], *swapped.secret[1:9], swapped.secret[0]]
    answers = [all_known(each, 0) for each in (state, richer, poorer, swapped)]
    assert len({json.dumps(answer["view"]) for answer in answers}) == 4
    assert len({str(answer["legal"]) for answer in answers[:3]}) == 3
    assert len({str(answer["refused"]) for answer in answers[:3]}) == 3


@proves("WIN-S-8", "WIN-B-9")
def test_moves_of_others_look_the_same_until_something_is_revealed() -> None:
    """Every move that somebody else could make, at a table and at its twin.
    The seat hears the same of it, up to where something is turned up for all to see."""
    chance = seeded("moves of others")
    compared = 0
    for state in tables(40, "others"):
        if state.over:
            continue
        for seat in range(state.seats):
            if seat == state.to_move:
                continue
            twin = altered(state, seat, chance, cash=False)
            for move in state.legal():
                compared += same_sentences(state, twin, seat, move)
    assert compared > 500


def same_sentences(state: WinchesterState, twin: WinchesterState, seat: int, move: int) -> int:
    """Play the move at both tables and compare what the seat hears; how many sentences that were."""
    here, there = state.copy(), twin.copy()
    here.events, there.events = [], []
    here.play(move)
    there.play(move)
    until = next((n for n, event in enumerate(here.events) if event.kind in REVEALING), len(here.events))
    sentences = sentences_for(here, seat, here.events[:until])
    assert sentences == sentences_for(there, seat, there.events[:until])
    assert [event for event in here.events[:until] if event.visible_to(seat)] == [
        event for event in there.events[:until] if event.visible_to(seat)
    ]
    if until == len(here.events):
        assert here.view(seat) == there.view(seat)
    return len(sentences)
