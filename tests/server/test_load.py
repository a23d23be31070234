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
from trailboss.cli import bench_table, main
from trailboss.core.errors import TrailbossError
from trailboss.server import load
from trailboss.server.load_host import serving, tells_usage, usage
from trailboss.server.load_table import Plan

SMALL = Plan(tables=6, seconds=2.0, pace=0.05, spectator_each=2, bot_each=3)
"""Fourteen seats, two of them bots', and three spectators."""


def test_no_move_is_lost_and_a_lost_one_would_be_noticed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as (server, address):
        if tells_usage():
            assert usage(server).server_mb > 10
        done = asyncio.run(load.run(SMALL, address, server))
    url, sent = f"sqlite:///{database}", done.tally.sent
    assert done.clients == 14 - 2 + 3
    assert (done.tally.refused, done.tally.unanswered, done.tally.dropped) == (0, 0, 0)
    assert len({each.table for each in sent}) >= 4  # a bot may take its time, people do not
    assert all(0 < each.everybody for each in sent)
    assert asyncio.run(load.missing(url, sent)) == []

    gone, changed, twice = sent[0], sent[1], sent[2]
    with closing(sqlite3.connect(database)) as file, file:
        where = "WHERE table_id = ? AND seq = ?"
        file.execute(f"DELETE FROM entries {where}", (gone.table, gone.seq))
        file.execute(f"UPDATE entries SET text = 'pass' {where}", (changed.table, changed.seq))
        file.execute(
            "INSERT INTO entries SELECT table_id, 9999, kind, seat, text, request, at FROM entries " + where,
            (twice.table, twice.seq),
        )
    assert set(asyncio.run(load.missing(url, sent))) == {gone, changed, twice}


def test_the_figures_as_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "table", "--tables", "3", "--seconds", "1", "--pace", "0.05", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["tables"] == 3
    assert found["moves"] > 0
    assert found["lost"] == found["refused"] == found["unanswered"] == found["dropped"] == 0
    assert found["compiled"] is trailboss.COMPILED
    waits = found["everybody_ms"]
    assert 0 < waits["p50"] <= waits["p95"] <= waits["p99"] <= waits["max"]
    if tells_usage():
        assert found["peak_mb"] >= found["peak_server_mb"] > 10


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
        "server_waited_percent": 3.0,
        "clients_cpu_percent": 9.0,
        "peak_mb": 208.4,
        "load_average_before": 0.5,
        "load_average_after": 1.1,
        "cores": 2,
        **more,
    }


def test_the_figures_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    bench_table.show(figures(), "en")
    english = capsys.readouterr().out
    assert "200 live tables, 477 clients, a move every 1.0 s at each, for 60.1 s:" in english
    assert "12,345" in english
    assert "0 / 1 / 2" in english
    assert "208 MB" in english
    assert "31.2" in english
    assert "Daddy Winchester" not in english  # nobody played it
    bench_table.show(figures(), "de")
    german = capsys.readouterr().out
    assert "bestätigt, aber verloren" in german
    assert "Great Western Trail (zweite Auflage)" in german


def test_what_the_system_does_not_tell_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    unknown = (
        "server_cpu_percent",
        "server_ms_per_move",
        "server_waited_percent",
        "peak_mb",
        "load_average_before",
    )
    bench_table.show(figures(**dict.fromkeys(unknown)), "en")
    shown = capsys.readouterr().out
    assert "moves per second" in shown
    for word in ("memory", "server + bots", "no core", "load average"):
        assert word not in shown


def test_percentiles() -> None:
    assert load.spread([]) is None
    assert load.spread([0.004]) == {"p50": 4.0, "p95": 4.0, "p99": 4.0, "max": 4.0}
    hundred = [number / 1000 for number in range(100, 0, -1)]
    assert load.spread(hundred) == {"p50": 50.0, "p95": 95.0, "p99": 99.0, "max": 100.0}


def test_a_server_that_does_not_start(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(TrailbossError, match="did not start"), serving(tmp_path / "none" / "tables.db"):
        pytest.fail("there is no such folder")
    assert "none" in capfd.readouterr().err
