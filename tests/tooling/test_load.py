"""A small load on a real server: all that it acknowledged is kept, and the figures say what was met."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import trailboss
from tests.server.postgres import Server
from tools.load import measure, soak, table_bench
from tools.load.__main__ import main
from tools.load.host import Failure, Usage, serving, tells_usage, usage
from tools.load.kill import killed_once
from tools.load.tables import Plan, Tally

SMALL = Plan(tables=6, seconds=2.0, pace=0.05, spectator_each=2, bot_each=3)
"""Fourteen seats, two of them bots', and three spectators."""


def test_no_move_is_lost_and_a_lost_one_would_be_detected(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as (server, address):
        if tells_usage():
            assert usage(server).server_mb > 10
        done = asyncio.run(measure.run(SMALL, (server, address)))
    url, sent = f"sqlite:///{database}", done.tally.sent
    assert done.clients == 14 - 2 + 3
    assert (done.tally.refused, done.tally.unanswered, done.tally.dropped) == (0, 0, 0)
    assert len({each.table for each in sent}) >= 4  # a bot may take its time, people do not
    assert all(0 < each.everybody for each in sent)
    names = {each.table for each in sent}
    assert measure.missing(asyncio.run(measure.written(url, names)), sent) == []

    gone, changed, twice = sent[0], sent[1], sent[2]
    with closing(sqlite3.connect(database)) as file, file:
        where = "WHERE table_id = ? AND seq = ?"
        file.execute(f"DELETE FROM entries {where}", (gone.table, gone.seq))
        file.execute(f"UPDATE entries SET text = 'pass' {where}", (changed.table, changed.seq))
        file.execute(
            "INSERT INTO entries SELECT table_id, 9999, kind, seat, text, request, at FROM entries " + where,
            (twice.table, twice.seq),
        )
    assert set(measure.missing(asyncio.run(measure.written(url, names)), sent)) == {gone, changed, twice}


def test_a_server_that_is_killed_under_load_has_every_move_once(tmp_path: Path) -> None:
    found = killed_once(tmp_path / "tables.db", tables=4, seed=1)
    assert found.acknowledged > 0
    assert (found.lost, found.doubled) == (0, 0)


def test_the_figures_as_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", "--tables", "3", "--seconds", "1", "--pace", "0.05", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["tables"] == 3
    assert found["moves"] > 0
    assert found["lost"] == found["refused"] == found["unanswered"] == found["dropped"] == 0
    assert found["compiled"] is trailboss.COMPILED
    waits = found["everybody_ms"]
    assert 0 < waits["p50"] <= waits["p95"] <= waits["p99"] <= waits["max"]
    if tells_usage():
        assert found["peak_mb"] >= found["peak_server_mb"] > 10


def test_two_servers_on_one_database(postgres: Server) -> None:
    found = measure.measured(SMALL, database=postgres.fresh(), servers=2)
    assert found["moves"] > 0
    assert found["lost"] == found["refused"] == found["unanswered"] == 0


def figures(**more: Any) -> dict[str, Any]:
    waits = {"p50": 2.5, "p95": 20.0, "p99": 31.25, "max": 99.0}
    return {
        "tables": 200,
        "clients": 477,
        "seconds": 60.1,
        "pace": 1.0,
        "moves": 12345,
        "moves_per_s": 205.4,
        "refused": 0,
        "unanswered": 1,
        "dropped": 2,
        "lost": 0,
        "everybody_ms": waits,
        "by_game_ms": {"gwt2": waits, "winchester": None},
        "server_cpu_percent": 41.2,
        "workers_cpu_percent": 2.0,
        "server_ms_per_move": 2.04,
        "server_ms_per_any_move": 1.7,
        "server_waited_percent": 3.0,
        "clients_cpu_percent": 9.0,
        "peak_mb": 208.4,
        "peak_server_mb": 150.0,
        "load_average_before": 0.5,
        "load_average_after": 1.1,
        "cores": 2,
        **more,
    }


def test_the_figures_for_people() -> None:
    shown = table_bench.shown(figures())
    assert "200 live tables, 477 clients, a move every 1.0 s at each, for 60.1 s:" in shown
    for figure in ("12,345", "0 / 1 / 2", "208 MB", "31.2", "2.04 ms", "1.70 ms"):
        assert figure in shown
    assert "Daddy Winchester" not in shown  # nobody played it


def test_unavailable_system_figures_are_omitted() -> None:
    unknown = [name for name, *_ in table_bench.ROWS if name.startswith(("server_", "peak_"))]
    shown = table_bench.shown(figures(**dict.fromkeys(unknown), load_average_before=None))
    assert "moves per second" in shown
    for word in ("memory", "server + bots", "no core", "load average"):
        assert word not in shown


def test_two_commits_are_compared_by_the_median_of_their_rounds() -> None:
    pairs = [(1.0, 4.0), (1.5, 3.0), (0.9, 3.0)]
    rounds = [tuple(figures(server_ms_per_move=cpu) for cpu in pair) for pair in pairs]
    found = table_bench.compared([(now, before) for now, before in rounds])
    assert (found["ratio"], found["ratios"]) == (0.3, [0.25, 0.5, 0.3])


def sample(minute: float, mb: float, files: int = 50, threads: int = 8) -> soak.Sample:
    return soak.Sample(minute, Usage(server_mb=mb, files=files, threads=threads))


def test_a_soak_looks_at_what_grows_after_warming_up() -> None:
    flat = [sample(0.5, 80), sample(5, 300), sample(20, 310), sample(30, 315)]
    assert soak.growth(flat, warm=5) == []
    grown = [*flat, sample(31, 400, files=90, threads=40)]
    assert soak.growth(grown, warm=5) == [
        "memory grew from 300.0 to 400.0 MB",
        "open files grew from 50 to 90",
        "open threads grew from 8 to 40",
    ]
    with pytest.raises(Failure, match="too short"):
        soak.growth(flat[:2], warm=5)


def test_a_soak_whose_connections_broke_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    async def soaked(*_: object) -> tuple[list[soak.Sample], Tally]:
        tally = Tally()
        tally.dropped = 1
        return [sample(5, 100), sample(30, 100)], tally

    monkeypatch.setattr(soak, "_soak", soaked)
    with pytest.raises(Failure, match="Connections broke"):
        soak.main([])


def test_percentiles() -> None:
    assert measure.spread([]) is None
    assert measure.spread([0.004]) == {"p50": 4.0, "p95": 4.0, "p99": 4.0, "max": 4.0}
    hundred = [number / 1000 for number in range(100, 0, -1)]
    assert measure.spread(hundred) == {"p50": 50.0, "p95": 95.0, "p99": 99.0, "max": 100.0}


def test_a_server_that_does_not_start(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Failure, match="did not start"), serving(tmp_path / "none" / "tables.db"):
        pytest.fail("there is no such folder")
    assert "none" in capfd.readouterr().err
