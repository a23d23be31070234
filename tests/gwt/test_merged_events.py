"""What a move did is told without fragments."""

import pytest

import trailboss
from trailboss import bots
from trailboss.core.events import Event
from trailboss.core.knowledge import EVERYBODY, seat_bit
from trailboss.games.gwt.components.player_board import DISC_COST, DISC_GAIN
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.state.table import Table
from trailboss.presentation import merged


def merged_kinds(*happened: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Kinds and numbers of what is told of these events of seat 0."""
    state = trailboss.game("gwt2").start(seats=2, seed=1)
    given = [Event(kind, EVERYBODY, 0, *(*numbers, 0, 0)[:2]) for kind, *numbers in happened]
    return [(each.kind, each.b, each.c) for each in merged(state, given)]


@pytest.mark.parametrize(
    ("happened", "expected"),
    [
        ([(events.ACTION_DONE, 3), (events.DISCARDED, 2), (events.GAINED, 2)], (events.DISCARDED_FOR, 2, 2)),
        ([(events.PAID, 6), (events.HIRED, 0, 6)], (events.HIRED, 0, 6)),
        ([(events.PAID, 4), (events.BUILT, 7, 2)], (events.BUILT_FOR, 407, 2)),
        ([(events.PAID, 5), (events.BOUGHT, 4, -1)], (events.BOUGHT_FOR, 4, 5)),
        ([(events.MOVED, 3), (events.MOVED, 5), (events.MOVED, 8)], (events.MOVED, 8, 0)),
        ([(events.PAID_FEE, 2, -1), (events.PAID_FEE, 1, -1)], (events.PAID_FEE, 3, -1)),
        (
            [
                (events.DISC_USED, 12),
                (events.PAID, 5),
                (events.DELIVERED, 5),
                (events.PAID, 3),
                (events.TRANSPORT_PAID, 3),
            ],
            (events.DELIVERED_WITH, 1205, 3),
        ),
    ],
)
def test_parts_of_one_event_become_one_sentence(
    happened: list[tuple[int, ...]], expected: tuple[int, ...]
) -> None:
    assert merged_kinds(*happened) == [expected]


def test_the_count_is_omitted_if_the_drawn_cards_are_visible() -> None:
    state = trailboss.game("gwt2").start(seats=2, seed=1)
    seen = [Event(events.SAW_CARD, seat_bit(0), 0, face, 0) for face in (1, 2)]
    drawn = merged(state, [*seen, Event(events.DREW, EVERYBODY, 0, 2, 0)])
    kinds = {viewer: [each.kind for each in drawn if each.visible_to(viewer)] for viewer in (None, 0, 1)}
    assert kinds == {None: [events.DREW], 0: [events.SAW_CARD] * 2, 1: [events.DREW]}


def test_events_in_between_are_logged_too() -> None:
    assert merged_kinds((events.PAID, 4), (events.REPLACED, 2, 9), (events.BUILT, 7, 9)) == [
        (events.REPLACED, 2, 9),
        (events.BUILT_FOR, 407, 9),
    ]
    assert merged_kinds((events.MOVED, 3), (events.PAID_FEE, 2), (events.MOVED, 5)) == [
        (events.PAID_FEE, 2, 0),
        (events.MOVED, 5, 0),
    ]
    assert merged_kinds((events.PAID_FEE, 2, 1), (events.PAID_FEE, 2, -1)) == [
        (events.PAID_FEE, 2, 1),
        (events.PAID_FEE, 2, -1),
    ]


def test_money_is_the_same_before_and_after_in_whole_games() -> None:
    """No payment gets lost: what is told adds up to what was paid and gained."""
    game = trailboss.game("gwt2")
    state, chance = game.start(seats=3, seed=5), trailboss.seeded(5)
    bot = bots.make("drover", seed=1, game="gwt2")
    assert isinstance(state, Table)
    sums = {"told": 0, "happened": 0}
    while not state.over:
        move = bots.decide(bot, state, chance)
        before = sum(state.money)
        state.events = []
        state.play(move)
        sums["happened"] += sum(state.money) - before
        sums["told"] += sum(_money(each) for each in merged(state, state.events))
    assert sums["told"] == sums["happened"] != 0


def _money(event: Event) -> int:
    """What an event says that was gained or paid."""
    if event.kind == events.GAINED:
        return event.b
    if event.kind in (events.PAID, events.TRANSPORT_PAID):
        return -event.b
    if event.kind == events.PAID_FEE:
        return -event.b if event.c < 0 else 0
    if event.kind == events.DISCARDED_FOR:
        return event.c
    if event.kind in (events.HIRED, events.BOUGHT_FOR, events.UPGRADED):
        return -event.c
    if event.kind == events.BUILT_FOR:
        return -(event.b // 100)
    if event.kind == events.DELIVERED_WITH:
        disc = event.b // 100
        return DISC_GAIN[disc] - DISC_COST[disc] - event.c
    return 0
