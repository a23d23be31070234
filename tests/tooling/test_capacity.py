"""The capacity plan: its simulation agrees with what is known of queues, and its page with the simulation."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.capacity import SIZES, Costs, layout, report, simulated

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scaling.md"


def test_an_idle_server_takes_no_longer_than_its_work() -> None:
    costs = Costs(loop_ms=2.0, commit_ms=3.0, row_ms=0.0)
    waits = simulated(1.0, costs, seconds=200)
    assert waits.p50 == pytest.approx(5.0, rel=0.1)
    assert waits.busy == pytest.approx(0.002, rel=0.3)


def test_a_server_that_fills_up_makes_people_wait() -> None:
    costs = Costs(loop_ms=1.0)
    p95 = [simulated(rate, costs, seconds=20).p95 for rate in (100, 500, 900, 1100)]
    assert p95 == sorted(p95)
    assert p95[-1] > 100, "more comes in than goes out"


def test_a_queue_is_as_long_as_theory_says() -> None:
    """Without a database and with half of the loop busy, a move waits on average half as long as it takes
    (Pollaczek and Khinchine, with the small spread of the work)."""
    costs = Costs(loop_ms=10.0, commit_ms=0.0, row_ms=0.0)
    assert simulated(50, costs, seconds=300).busy == pytest.approx(0.5, rel=0.05)
    assert 10 < simulated(50, costs, seconds=300).p50 < 25


def test_many_waiting_writes_are_written_together() -> None:
    slow = Costs(loop_ms=0.1, commit_ms=20.0, row_ms=0.01)
    assert simulated(500, slow, seconds=20).p95 < 100, "one by one, 50 a second would be all"


def test_a_larger_site_needs_more_of_everything() -> None:
    found = [layout(size, seconds=5) for size in SIZES]
    for name in ("workers", "databases", "bot_cores", "network_mbit", "memory_gb"):
        needed = [getattr(each, name) for each in found]
        assert needed == sorted(needed)
    assert all(each.p95 < 100 for each in found)


def test_the_page_says_what_the_simulation_says() -> None:
    assert report(Costs(), 60.0) in PAGE.read_text(encoding="utf-8"), "run `python -m tools.capacity`"
