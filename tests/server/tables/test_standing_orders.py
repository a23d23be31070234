"""Standing orders: a prepared turn is played if nothing it depends on has changed; nobody else is told."""

from __future__ import annotations

import msgspec
import pytest

from tests.presentation.games import Variant
from tests.server.backend import ME, OPEN, Backend, guest, seen
from tests.server.tables.test_study import other
from tests.server.worlds import set_table, state_of, wander
from trailboss import State, seeded
from trailboss.core.contract import BARRIER_KNOWLEDGE
from trailboss.presentation import automatic
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.requests import Play
from trailboss.server.protocol.study import StandingOrder
from trailboss.server.protocol.tables import Join, NewSeat, NewTable
from trailboss.server.tables import moves, seats
from trailboss.server.tables.replays.records import ReplayService
from trailboss.server.tables.replays.study import Studies, what_if
from trailboss.server.tables.room import Listener, Room
from trailboss.server.tables.rooms import Rooms
from trailboss.server.tables.standing_orders import Order, prepared, what_changed
from trailboss.server.tables.stored.memory_store import MemoryStore

ANN, BEN = guest(), guest()


async def two_people(backend: Backend) -> Room:
    """Ann begins, Ben prepares."""
    room = await backend.table(ANN, ME, OPEN, game="gwt2", seed=11)
    await seats.join(room, BEN, Join("Ben"))
    await seats.start(room, ANN)
    return room


def studies(backend: Backend) -> Studies:
    return Studies(backend.rooms, ReplayService(backend.store))


def first_turn(state: State, seat: int) -> list[str]:
    """A short turn of the seat to move, as steps."""
    steps: list[str] = []
    trial = state.copy()
    while not trial.over and trial.to_move == seat:
        legal = trial.legal()
        texts = [trial.game.text(move) for move in legal]
        steps.append("end" if "end" in texts else texts[0])
        trial.play(trial.game.move(steps[-1]))
    return steps


def line(room: Room) -> list[str]:
    """What Ben tries: a turn of Ann, and his own."""
    trial = what_if(room.running(), 1, 0)
    ann = first_turn(trial, 0)
    for text in ann:
        trial.play(trial.game.move(text))
    return [*ann, *first_turn(trial, 1)]


BENS_TURN = ["discard black", "place a", "do white_for_2", "end"]


async def play(room: Room, who: str, seat: int, move: str) -> None:
    await moves.play(room, who, seat, Play(f"r{room.table.seq}", room.table.seq, move))


async def play_turn(room: Room, who: str, seat: int, *steps: str) -> None:
    for step in steps or first_turn(room.running(), seat):
        if room.running().to_move == seat:
            await play(room, who, seat, step)


def played(room: Room, seat: int) -> list[str | None]:
    own = [item for item in room.table.items if item.seat == seat and item.kind == "move"]
    return [item.move for item in own if not item.part]


@pytest.mark.asyncio
async def test_it_is_played_when_the_turn_comes(backend: Backend) -> None:
    room = await two_people(backend)
    tried = line(room)
    answer = await studies(backend).prepare(room, BEN, 1, StandingOrder(tried), "en")
    assert answer.problem is None
    assert len(answer.moves) == len(BENS_TURN)
    assert answer.moves[1] == "Place the herder on building A"
    assert played(room, 1) == []
    await play_turn(room, ANN, 0)
    assert played(room, 1) == BENS_TURN
    assert room.running().to_move == 0
    assert room.table.seats[1].order is None
    stored = await backend.store.load(room.id)
    assert stored is not None
    assert stored.seats[1].order is None


@pytest.mark.asyncio
async def test_nobody_else_sees_it_or_is_woken_by_it(backend: Backend) -> None:
    room = await two_people(backend)
    listeners = [Listener(ANN, 0, 0), Listener(BEN, 1, 0), Listener(None, None, 0)]
    for listener in listeners:
        room.enter(listener)
    for listener in listeners:
        room.news(listener)
        listener.wake.clear()
    before = [room.update_bytes(each.guest, each.seat, "en", 0) for each in listeners]
    await studies(backend).prepare(room, BEN, 1, StandingOrder(line(room)), "en")
    after = [room.update_bytes(each.guest, each.seat, "en", 0) for each in listeners]
    assert [was == now for was, now in zip(before, after, strict=True)] == [True, False, True]
    woken = [each.wake.is_set() and each.version != room.version for each in listeners]
    assert woken == [False, True, False]
    await studies(backend).cancel_order(room, BEN, 1)
    assert seen(room, BEN, 1, 0).order is None


@pytest.mark.asyncio
async def test_only_its_own_player_prepares_and_cancels(backend: Backend) -> None:
    room = await two_people(backend)
    service = studies(backend)
    for refused in (
        service.prepare(room, ANN, 1, StandingOrder(line(room)), "en"),
        service.cancel_order(room, ANN, 1),
        service.prepare(room, None, 1, StandingOrder([]), "en"),
    ):
        with pytest.raises(ApiError) as problem:
            await refused
        assert problem.value.code == "not_your_seat"


@pytest.mark.asyncio
async def test_the_current_turn_or_no_turn_cannot_be_an_order(backend: Backend) -> None:
    room = await two_people(backend)
    steps = line(room)[:1]
    for seat, who, code in ((0, ANN, "order_now"), (1, BEN, "order_empty")):
        with pytest.raises(ApiError) as problem:
            await studies(backend).prepare(room, who, seat, StandingOrder(steps), "en")
        assert problem.value.code == code


@pytest.mark.asyncio
async def test_a_cancelled_order_is_not_played(backend: Backend) -> None:
    room = await two_people(backend)
    await studies(backend).prepare(room, BEN, 1, StandingOrder(line(room)), "en")
    await studies(backend).cancel_order(room, BEN, 1)
    await play_turn(room, ANN, 0)
    assert played(room, 1) == []
    assert room.running().to_move == 1


@pytest.mark.asyncio
async def test_if_something_changed_nothing_is_played_and_the_player_is_notified(backend: Backend) -> None:
    """Ben prepares to bid 3 after Ann's 2. She bids 4."""
    room = await backend.table(ANN, ME, OPEN, OPEN, game="winchester", seed=4)
    await seats.join(room, BEN, Join("Ben"))
    await seats.join(room, guest(), Join("Cat"))
    await seats.start(room, ANN)
    await studies(backend).prepare(room, BEN, 1, StandingOrder(["bid 2", "bid 3"]), "en")
    await play(room, ANN, 0, "bid 4")
    assert room.running().to_move == 1
    assert played(room, 1) == []
    order = seen(room, BEN, 1, 0).order
    assert order is not None
    assert order.problem is not None
    assert "$4000" in order.problem
    for viewer in (0, 2, None):
        assert seen(room, ANN, viewer, 0).order is None
    await play(room, BEN, 1, "bid 5")  # who plays by hand needs it no longer
    assert seen(room, BEN, 1, 0).order is None


@pytest.mark.asyncio
async def test_an_order_is_played_if_the_bid_is_the_same(backend: Backend) -> None:
    room = await backend.table(ANN, ME, OPEN, OPEN, game="winchester", seed=4)
    await seats.join(room, BEN, Join("Ben"))
    await seats.join(room, guest(), Join("Cat"))
    await seats.start(room, ANN)
    await studies(backend).prepare(room, BEN, 1, StandingOrder(["bid 2", "bid 3"]), "en")
    await play(room, ANN, 0, "bid 2")
    assert played(room, 1) == ["bid 3"]


@pytest.mark.asyncio
async def test_an_order_outlives_its_server(stored_backend: Backend) -> None:
    """On both databases: another server on the same tables plays it."""
    room = await two_people(stored_backend)
    await studies(stored_backend).prepare(room, BEN, 1, StandingOrder(line(room)), "en")
    await stored_backend.rooms.close()
    later = Backend(stored_backend.store)
    again = await later.rooms.room(room.id)
    order = seen(again, BEN, 1, 0).order
    assert order is not None
    assert order.problem is None
    await play_turn(again, ANN, 0)
    assert played(again, 1) == BENS_TURN
    await later.rooms.close()
    await later.fake_bots.close()


@pytest.mark.asyncio
async def test_a_half_played_order_continues_after_a_crash(backend: Backend) -> None:
    """The rest of an order is written together with each of its steps."""
    room = await two_people(backend)
    await studies(backend).prepare(room, BEN, 1, StandingOrder(line(room)), "en")
    order = Order.loads(room.table.seats[1].order or "")
    assert len(order.moves) > len(order.step())
    rest = Order.loads(order.rest() or "")
    assert rest.asked is None
    assert rest.moves == order.moves[len(order.step()) :]


@pytest.mark.asyncio
async def test_tables_in_memory_keep_orders_too() -> None:
    store = MemoryStore()
    rooms = Rooms(store, None)  # type: ignore[arg-type]  # nobody asks a bot
    request = NewTable("gwt2", [NewSeat("me", "Ann"), NewSeat("open")], options={"first": 0}, seed=11)
    room = await rooms.create(request, ANN)
    await seats.join(room, BEN, Join("Ben"))
    await seats.start(room, ANN)
    await Studies(rooms, ReplayService(store)).prepare(room, BEN, 1, StandingOrder(line(room)), "en")
    stored = await store.load(room.id)
    assert stored is not None
    assert stored.seats[1].order is not None


TABLES = [Variant("gwt1", 2, {}), Variant("gwt2", 3, {}), Variant("winchester", 4, {})]


def plays(trial: State, move: int) -> None:
    """Play a move as a sandbox does: with what can be answered in one way only."""
    trial.play(move)
    while (forced := automatic(trial)) is not None:
        trial.play(forced)


def to_the_next_turn(known: State, seat: int, chance: str) -> list[str]:
    """Steps that somebody tries: any moves, until a turn of the seat is over that begins later than now."""
    rng, trial = seeded(chance), known.copy()
    steps: list[str] = []
    waited = trial.to_move != seat
    own = False
    while not trial.over and len(steps) < 200:
        waited = waited or trial.to_move != seat
        if own and trial.to_move != seat:
            break
        own = own or (waited and trial.to_move == seat)
        legal = trial.legal()
        move = legal[rng.below(len(legal))]
        steps.append(trial.game.text(move))
        plays(trial, move)
    return steps


@pytest.mark.parametrize("variant", TABLES, ids=lambda variant: variant.game)
def test_orders_are_the_same_whatever_is_hidden(variant: Variant) -> None:
    """What an order says, what it depends on, and whether it can be played: byte by byte."""
    table = set_table(variant, 5)
    chance = seeded("standing orders")
    orders = 0
    for _ in range(4):
        wander(table, chance, 25)
        state = state_of(table)
        if state.over:
            break
        for seat in range(variant.seats):
            known = what_if(state, seat, 0)
            steps = to_the_next_turn(known, seat, f"{seat}")
            texts, verdicts = set(), set()
            for world in (state, *(other(state, seat, f"world {number}") for number in range(3))):
                try:
                    order = prepared(what_if(world, seat, 0), seat, steps)
                except ApiError as problem:
                    texts.add(problem.code)
                    continue
                texts.add(order.dumps())
                if world.to_move == seat:
                    verdicts.add(msgspec.json.encode(what_changed(order, world, seat)))
            assert len(texts) == 1
            assert len(verdicts) <= 1
            orders += next(iter(texts)).startswith("[")
    assert orders > 3


def test_an_order_ends_where_something_hidden_is_revealed() -> None:
    """Nothing behind it was known when the turn was prepared."""
    table = set_table(TABLES[0], 5)
    wander(table, seeded("revealed"), 40)
    state = state_of(table)
    seat = (state.to_move + 1) % 2
    cut = 0
    for number in range(20):
        known = what_if(state, seat, 0)
        steps = to_the_next_turn(known, seat, f"revealed {number}")
        order = prepared(known, seat, steps)
        tried, trial = [each.move for each in order.moves], known.copy()
        first = len(steps) - next(
            size for size in range(len(steps), 0, -1) if steps[-size:][: len(tried)] == tried
        )
        for step in steps[:first]:
            plays(trial, trial.game.move(step))
        for move in tried[:-1]:
            plays(trial, trial.game.move(move))
            assert trial.barrier_reason != BARRIER_KNOWLEDGE or trial.undo_barrier < len(trial.history)
        cut += first + len(tried) < len(steps)
    assert cut > 0
