"""Search in the auctions of Daddy Winchester: rivals bid as heirs do, cards lie where they are likely to."""

from collections import Counter
from math import exp, log

import pytest

import trailboss
from tests.winchester.story import new_game
from trailboss.bots.search import Budget, Search, SearchTask
from trailboss.bots.search.models import usual
from trailboss.games.winchester.bots.heir import Heir
from trailboss.games.winchester.bots.search.adapter import WinchesterAdapter
from trailboss.games.winchester.bots.search.auction_search import AuctionSearch, ReadingTask, Weighing
from trailboss.games.winchester.bots.search.features import FEATURES, Features, Memory
from trailboss.games.winchester.bots.search.hand_reading import price_paid
from trailboss.games.winchester.bots.search.opponent_model import CARDS, OpponentModel
from trailboss.games.winchester.questions.auction import AUCTION
from trailboss.games.winchester.questions.bonus import MOVEMENT_TOKEN
from trailboss.games.winchester.rules.events import BOUGHT
from trailboss.games.winchester.rules.moves import BID, PASS
from trailboss.games.winchester.state.state import WinchesterState


def auction(seats: int, plots: int, seed: int = 7, tokens: str = "face_up") -> WinchesterState:
    """A game of heirs when so many plots have been sold, in the middle of an auction if it has one."""
    state = new_game(seats, seed=seed, bonus_tokens=tokens)
    heir = Heir()
    while state.turned <= plots or state.frames.kind() != AUCTION:
        state.play(heir.choose(state, state.to_move))
    if state.bid == 0:
        state.play(heir.choose(state, state.to_move))
    return state


def determinization(state: WinchesterState, seat: int, luck: object) -> WinchesterState:
    determinized = state.determinize(seat, trailboss.seeded(luck))
    assert isinstance(determinized, WinchesterState)
    return determinized


def raise_by(state: WinchesterState, notes: int) -> int:
    """A bid so far above the last one; a pass if that cannot be paid."""
    return BID + state.bid + notes if state.bid + notes <= state.cash[state.to_move] else PASS


# -------------------------------------------------------------------- rivals


@pytest.mark.parametrize(
    ("seats", "plots", "tokens"),
    [(2, 5, "face_up"), (3, 0, "face_up"), (4, 8, "face_up"), (4, 12, "face_down"), (5, 16, "face_up")],
)
def test_remembered_rivals_bid_as_heirs_do(seats: int, plots: int, tokens: str) -> None:
    state = auction(seats, plots, tokens=tokens)
    me, heir, asked = state.to_move, Heir(), 0
    rivals = OpponentModel(state, me)
    for luck in range(6):
        determinized = determinization(state, me, luck)
        cards = [rivals.cards(determinized, seat) for seat in range(seats)]
        turned = determinized.turned
        determinized.play(raise_by(determinized, 1 + luck % 3))
        while (
            not determinized.over and determinized.turned == turned and determinized.frames.kind() == AUCTION
        ):
            who = determinized.to_move
            move = heir.choose(determinized, who)
            if who != me:
                assert (
                    rivals.move(determinized, who, cards[who], determinized.bid, determinized.passed) == move
                )
                asked += 1
            determinized.play(move)
    assert asked > 0


def test_determinizing_keeps_what_the_seat_knows_and_every_card() -> None:
    state = auction(4, 12)
    me = state.to_move
    rivals = OpponentModel(state, me)
    for luck in range(10):
        determinized = determinization(state, me, luck)
        rivals.deal(determinized, trailboss.seeded(luck))
        assert sorted(determinized.secret) == list(range(10))
        for place, card in enumerate(state.secret[:8]):
            if state.knowledge.knows(me, place):
                assert determinized.secret[place] == card


def test_a_player_who_bought_many_forests_is_dealt_the_forests() -> None:
    state = new_game(4, seed=2)
    seat = (state.to_move + 1) % 4
    other = state.to_move
    forests = [plot for plot in range(1, 20) if state.board.terrain[plot] == 2]
    for plot in forests[:4]:
        state.owner[plot] = other
    mine = state.secret[2 * seat : 2 * seat + 2]
    if 0 in mine:  # the card `forests` must be one that the seat does not hold
        where = state.secret.index(next(card for card in state.secret if card not in (0, *mine)))
        holder = state.secret.index(0)
        state.secret[holder], state.secret[where] = state.secret[where], 0
    held: Counter[bool] = Counter()
    rivals = OpponentModel(state, seat)
    for luck in range(60):
        determinized = determinization(state, seat, luck)
        rivals.deal(determinized, trailboss.seeded(f"deal {luck}"))
        held[0 in determinized.secret[2 * other : 2 * other + 2]] += 1
    assert held[True] > 36  # by chance alone it would be one in four


# -------------------------------------------------------------------- reading hands


def read(state: WinchesterState, seat: int, plots: int) -> tuple[float, float]:
    """A seat follows a game of heirs until so many plots have been sold: how likely the rivals' true cards
    are then in its eyes, by what they bought alone and by their bids as well (sums of logarithms)."""
    adapter, heir = WinchesterAdapter(0), Heir()
    task: SearchTask | None = None
    while state.turned <= plots:
        move = heir.choose(state, state.to_move)
        if state.to_move == seat and len(state.legal()) > 1:
            determinized = determinization(state, seat, len(state.history))
            last, task = task, adapter.begin(determinized, seat, Budget(1, 0.0), "test")
            if last is not None:
                task.reuse(last)
            task.think()
            task.chosen = move
        state.play(move)
    assert isinstance(task, ReadingTask)
    assert task.reading is not None
    bought, bids = 0.0, 0.0
    for other in range(state.seats):
        low, high = sorted(state.secret[2 * other : 2 * other + 2])
        if other != seat:
            bought += likelihood(task.rivals, other, low * CARDS + high, {})
            likely = dict(enumerate(task.reading.likely[other]))
            bids += likelihood(task.rivals, other, low * CARDS + high, likely)
    return bought, bids


def likelihood(rivals: OpponentModel, other: int, true: int, likely: dict[int, float]) -> float:
    weights = {pair: rivals.pull(other, pair) + likely.get(pair, 0.0) for pair in rivals.pairs(other)}
    return weights[true] - log(sum(exp(weight) for weight in weights.values()))


@pytest.mark.parametrize("seats", [2, 4])
def test_bids_tell_more_about_hands_than_purchases(seats: int) -> None:
    bought, bids = read(new_game(seats, seed=11), 1, 12)
    assert bids > bought + (seats - 1) * log(2)


def test_the_price_follows_from_what_the_others_got() -> None:
    state, heir, cases = new_game(4, seed=3), Heir(), []
    state.events = []
    before = state.copy()
    while state.turned < 12 or state.frames.kind() != AUCTION:
        if state.turned > before.turned:
            cases.append(price_paid(before, state, state.owner[before.plot]))
            before = state.copy()
        state.play(heir.choose(state, state.to_move))
    assert cases == [event.c for event in state.events if event.kind == BOUGHT][: len(cases)]
    assert len(cases) > 9


def test_inferences_from_bids_do_not_depend_on_hidden_information() -> None:
    """Two bots see the same game in different determinizations, and always choose the same."""
    state, heir, me = new_game(4, seed=6), Heir(), 2
    bots = [Search(seed=1, budget="3") for _ in range(2)]
    asked = 0
    while state.turned < 7:
        move = heir.choose(state, state.to_move)
        if state.to_move == me:
            luck = len(state.history)
            moves = {
                bot.choose(determinization(state, me, f"{luck} {number}"), me)
                for number, bot in enumerate(bots)
            }
            assert len(moves) == 1
            asked += 1
            move = moves.pop()
        state.play(move)
    assert asked > 6


def test_another_game_is_read_afresh() -> None:
    bot, used, heir = Search(budget="1"), [], Heir()
    for seed in (1, 2):
        state = new_game(4, seed=seed)
        while state.turned < 3:
            move = heir.choose(state, state.to_move)
            if state.to_move == 0:
                bot.choose(determinization(state, 0, 1), 0)
                assert isinstance(bot.last_task, ReadingTask)
                used.append(bot.last_task.reading)
            state.play(move)
    assert used[0] is not used[-1]


# -------------------------------------------------------------------- features and chances


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_heir_has_features_and_the_chances_sum_to_one(seats: int) -> None:
    state = auction(seats, 9)
    features = Features(state).by_seat()
    assert [len(each) for each in features] == [FEATURES] * seats
    assert usual("winchester").features == FEATURES
    adapter = WinchesterAdapter(0)
    chances = [adapter.worth(state, seat) for seat in range(seats)]
    assert sum(chances) == pytest.approx(100)
    assert min(chances) > 0


def test_the_order_of_the_plots_to_come_does_not_matter() -> None:
    state = auction(4, 5)
    twin = state.copy()
    twin.order = [*twin.order[: twin.turned], *reversed(twin.order[twin.turned :])]
    assert Features(twin).by_seat() == Features(state).by_seat()


def test_a_remembered_standing_is_the_same_as_a_fresh_one() -> None:
    state = auction(4, 7)
    memory: Memory = {}
    for _ in range(2):
        assert Features(state, memory).by_seat() == Features(state).by_seat()
    assert memory


def test_more_cash_is_a_better_chance() -> None:
    state, adapter = auction(4, 14), WinchesterAdapter(0)
    before = adapter.worth(state, 2)
    state.cash[2] += 8
    assert adapter.worth(state, 2) > before


# -------------------------------------------------------------------- plans


def test_auctions_are_haggled_and_tokens_weighed() -> None:
    state, adapter = auction(4, 6), WinchesterAdapter(0)
    assert isinstance(adapter.begin(state, state.to_move, Budget.parse("5"), "test"), AuctionSearch)
    heir = Heir()
    while state.frames.kind() != MOVEMENT_TOKEN:
        state.play(heir.choose(state, state.to_move))
    task = adapter.begin(state, state.to_move, Budget.parse("5"), "test")
    assert isinstance(task, Weighing)
    assert task.best() in state.legal()


def test_the_last_plot_is_not_paid_for_with_the_victory() -> None:
    """In the last auction every end is known: a bid that would lose what is won is not made."""
    state = auction(3, 18, seed=4)
    me = state.to_move
    state.cash[me] = 90
    state.cash[(me + 1) % 3] = state.cash[(me + 2) % 3] = 0
    state.bid, state.bidder, state.passed = 0, -1, 0
    bot = Search(budget="20")
    for _ in range(3):
        move = bot.choose(determinization(state, me, 1), me)
        assert move <= 20  # a pass, or a price that leaves it far ahead
    assert bot.last_task is not None
    assert bot.last_task.trials == 20


def test_findings_of_helpers_are_merged() -> None:
    state, adapter = auction(4, 6), WinchesterAdapter(0)
    seat = state.to_move
    one, two = (AuctionSearch(adapter, state, seat, Budget(6, 0.0), "test", number) for number in (0, 0))
    one.think()
    two.think()
    sums = [plans.sums[:] for plans in one.plans]
    one.merge(two.findings())
    assert one.trials == 12
    for plans, before in zip(one.plans, sums, strict=True):
        assert plans.sums == pytest.approx([2 * worth for worth in before])
    one.merge([(10**6, 3, 1.0, 0.0)])
    assert one.trials == 12


@pytest.mark.parametrize("plots", [4, 11, 18])
def test_the_plan_that_is_best_on_average_is_started(plots: int) -> None:
    state = auction(3, plots, seed=4)
    me = state.to_move
    task = AuctionSearch(WinchesterAdapter(0), determinization(state, me, 1), me, Budget(10, 0.0), "test")
    task.best()
    worths = {plans.move: max(plans.sums) for plans in task.plans}
    assert worths[task.chosen] == max(worths.values())
    assert 0 <= min(worths.values()) <= max(worths.values()) <= 10 * 100
