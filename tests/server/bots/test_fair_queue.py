"""Who gets bot time next: decided by the queue alone, on a clock that the test holds in its hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.server.backend import Clock
from trailboss.server.bots.costs import Costs, is_deep
from trailboss.server.bots.fair_queue import FairQueue, Lane, Policy, Ticket
from trailboss.server.bots.pool import policy_for
from trailboss.server.tables.bots import Payer

ANN, BEN, CID = Payer("ann", "10.0.0.1"), Payer("ben", "10.0.0.2"), Payer("cid", "10.0.0.2")
QUICK, LONG = 0.05, 5.0


class Bench:
    """A queue with one worker, whose jobs take exactly as long as expected."""

    def __init__(self, policy: Policy | None = None) -> None:
        self.clock = Clock()
        self.queue: FairQueue[str] = FairQueue(policy, self.clock)

    def put(self, client: Payer, seconds: float = QUICK, name: str = "", **more: bool) -> None:
        watched = more.get("watched", True)
        self.queue.put(
            Ticket(name or client.guest, client, seconds, more.get("deep", False), lambda: watched)
        )

    def work(self, count: int, lane: Lane = "any") -> list[str]:
        """Do so many jobs, one after the other; their names."""
        names = []
        for _ in range(count):
            ticket = self.queue.take(lane)
            assert ticket is not None
            self.clock.now += ticket.seconds
            self.queue.done(ticket, ticket.seconds)
            names.append(ticket.work)
        return names


def test_a_guest_with_one_job_does_not_wait_for_all_those_of_another() -> None:
    bench = Bench()
    for _ in range(20):
        bench.put(ANN, LONG)
    bench.work(3)
    bench.put(BEN, LONG)
    assert "ben" in bench.work(2)


def test_guests_get_the_same_time_and_not_the_same_number_of_jobs() -> None:
    bench = Bench()
    for _ in range(100):
        bench.put(ANN, 1.0)
        bench.put(BEN, 0.25)
    done = Counter(bench.work(50))
    assert done == {"ben": 40, "ann": 10}


def test_addresses_share_first_then_the_guests_of_each() -> None:
    """A crowd of guests behind one address gets no more than one guest behind another."""
    bench = Bench()
    for _ in range(40):
        bench.put(ANN, 1.0)
        bench.put(BEN, 1.0)
        bench.put(CID, 1.0)
    assert Counter(bench.work(40)) == {"ann": 20, "ben": 10, "cid": 10}


def test_guests_without_a_known_address_are_counted_one_by_one() -> None:
    bench = Bench()
    for _ in range(10):
        for guest in ("dan", "eve"):
            bench.put(Payer(guest), 1.0)
    assert Counter(bench.work(10)) == {"dan": 5, "eve": 5}


def test_nobody_saves_up_time_by_staying_away() -> None:
    bench = Bench()
    for _ in range(50):
        bench.put(ANN, 1.0)
    bench.work(30)
    for _ in range(20):
        bench.put(BEN, 1.0)
    assert Counter(bench.work(20)) == {"ann": 9, "ben": 11}  # and not 20 for ben


def test_a_job_that_takes_longer_than_expected_is_paid_for() -> None:
    bench = Bench()
    for _ in range(4):
        bench.put(ANN, QUICK)
        bench.put(BEN, QUICK)
    first = bench.queue.take()
    assert first is not None
    bench.queue.done(first, 10.0)
    assert bench.work(4) == ["ben"] * 4


def test_short_jobs_come_first_but_do_not_starve_long_ones() -> None:
    bench = Bench()
    bench.put(ANN, LONG, "long")
    bench.put(ANN, QUICK, "short")
    assert bench.work(1) == ["short"]
    bench.clock.now += 30
    bench.put(ANN, QUICK, "later")
    assert bench.work(2) == ["long", "later"]


def test_the_lane_of_short_jobs_takes_no_long_one() -> None:
    bench = Bench()
    bench.put(ANN, LONG)
    assert bench.queue.take("short") is None
    bench.put(BEN, QUICK)
    assert bench.work(1, "short") == ["ben"]
    assert bench.work(1, "long") == ["ann"]


def test_how_long_short_jobs_wait_for_a_worker_that_is_ready() -> None:
    bench = Bench()
    assert bench.queue.waited("short", 0.0) == 0.0
    begun = bench.clock.now
    bench.put(ANN, LONG)
    bench.clock.now += 1
    bench.put(BEN)
    bench.clock.now += 2
    assert bench.queue.waited("short", begun) == 2.0
    assert bench.queue.waited("long", begun) == 3.0
    assert bench.queue.waited("short", bench.clock.now) == 0.0


def test_unwatched_tables_come_last_but_not_never() -> None:
    bench = Bench()
    bench.put(ANN, 1.0, "unwatched", watched=False)
    for _ in range(4):
        bench.put(BEN, 20.0)
    assert bench.work(4) == ["ben", "ben", "ben", "unwatched"]


def test_a_viewer_who_arrives_moves_a_job_forward() -> None:
    bench, looking = Bench(), False
    bench.queue.put(Ticket("ann", ANN, 1.0, watched=lambda: looking))
    bench.put(BEN, 1.0)
    bench.put(CID, 1.0)
    assert bench.work(1) == ["ben"]
    looking = True
    assert bench.work(2) == ["ann", "cid"]


def test_a_guest_has_few_deep_jobs_at_a_time() -> None:
    bench = Bench(Policy(deep_per_guest=1, deep_per_address=2))
    for _ in range(3):
        bench.put(BEN, LONG, deep=True)
    bench.put(CID, LONG, deep=True)
    bench.put(Payer("dan", "10.0.0.2"), LONG, deep=True)
    running = [bench.queue.take(), bench.queue.take()]
    assert [each and each.work for each in running] == ["ben", "cid"]
    assert bench.queue.take() is None
    assert bench.queue.next_allowed() is None  # only when one has ended
    bench.put(BEN, QUICK, "quick")
    assert bench.work(1) == ["quick"]


def test_a_guest_has_a_deep_time_allowance_that_refills_slowly() -> None:
    bench = Bench(Policy(deep_burst=10.0, deep_rate=0.1))
    for _ in range(4):
        bench.put(ANN, LONG, deep=True)
        bench.put(BEN, LONG, deep=True)
    assert Counter(bench.work(6)) == {"ann": 3, "ben": 3}
    assert bench.queue.take() is None
    delay = bench.queue.next_allowed()
    assert delay is not None
    bench.clock.now += delay + 0.001
    assert bench.work(1) == ["ann"]


def test_no_guest_holds_all_slots_for_long_jobs() -> None:
    for workers in range(2, 65):
        policy = policy_for(workers)
        assert 1 <= policy.deep_per_guest <= policy.deep_per_address < workers
    assert policy_for(1)[:2] == (1, 1)


def test_many_guests_do_not_fill_memory() -> None:
    bench = Bench()
    for number in range(5000):
        bench.put(Payer(f"guest {number}", f"10.1.{number // 250}.{number % 250}"), 1.0, deep=True)
        bench.work(1)
    kept = (bench.queue._addresses._used, bench.queue._guests, bench.queue._spent)
    assert max(len(each) for each in kept) < 1500


def test_expected_times_rise_quickly_and_fall_slowly() -> None:
    costs = Costs()
    assert costs.expected("gwt1", "search:5s") == 5.0
    assert costs.expected("gwt1", "search:500ms") == 0.5
    assert costs.expected("gwt1", "search:3") == pytest.approx(0.36)
    assert costs.expected("gwt1", "drover") == costs.expected("gwt1", "no bot") == 0.05
    costs.learn("gwt1", "drover", 1.05)
    assert costs.expected("gwt1", "drover") == pytest.approx(0.55)
    for _ in range(10):
        costs.learn("gwt1", "drover", 0.05)
    assert costs.expected("gwt1", "drover") > 0.3
    assert costs.expected("gwt2", "drover") == 0.05
    for number in range(1000):
        costs.learn("gwt1", f"search:{number}", 1.0)
    assert costs.expected("gwt1", "drover") == 0.05  # forgotten


@pytest.mark.parametrize(
    ("game", "spec", "deep"),
    [
        ("gwt1", "search:3", False),
        ("gwt1", "search:4", True),
        ("gwt1", "search:1s", True),
        ("gwt2", "search:50ms", True),
        ("gwt2", "search", True),
        ("winchester", "search:4", False),
        ("winchester", "search:200ms", True),
        ("winchester", "heir", False),
        ("gwt1", "careless:15", False),
        ("gwt1", "no bot", False),
    ],
)
def test_bots_above_hard_are_deep(game: str, spec: str, deep: bool) -> None:
    assert is_deep(game, spec) == deep
