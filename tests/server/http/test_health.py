"""What a server tells of itself: its health, its metrics and its log."""

from __future__ import annotations

import json
import logging
import socket
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from tests.server.backend import Backend
from tests.server.live_server import OPEN, Guest, bot, code, me, play_to_end, serving
from trailboss.cli.logs import JsonLines
from trailboss.server.meters import BOUNDS, METERS, Histogram
from trailboss.server.storage import Unavailable
from trailboss.server.storage.database import SqliteFile


def test_health_is_degraded_while_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path / "tables.db") as address:
        ann = Guest(address)
        assert ann.get("/health").json()["status"] == "ok"
        ann.set_table("winchester", [me(), bot(), bot()])

        async def full(self: SqliteFile, body: object, table: str | None = None) -> None:
            raise OSError("no room with secret values")

        request = {"game": "winchester", "seats": [me(), bot(), bot()]}
        with monkeypatch.context() as broken:
            broken.setattr(SqliteFile, "read", full)
            assert code(ann.get("/tables")) == (503, "unavailable")
            assert ann.get("/health").json()["status"] == "ok"  # so far only reading has failed
        with monkeypatch.context() as broken:
            broken.setattr(SqliteFile, "write", full)
            assert code(ann.post("/tables", request)) == (503, "unavailable")
            assert ann.get("/health").json()["status"] == "degraded"
        assert ann.get("/health").json()["status"] == "ok"
        assert ann.post("/tables", request).status_code == 201
        ann.close()
    logged = [record.getMessage() for record in caplog.records if record.name == "trailboss.server"]
    assert "the database failed to read: OSError" in logged
    assert "the database failed to write: OSError" in logged
    assert not any("secret" in line for line in logged)


@pytest.mark.asyncio
async def test_a_failed_write_is_remembered_until_one_succeeds(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(body: object, table: str | None = None) -> None:
        raise OSError

    with monkeypatch.context() as patched:
        patched.setattr(backend.store._database, "write", broken)
        with pytest.raises(Unavailable):
            await backend.store.mark_damaged("quiet-mesa-k7w2pz3q", 1)
        assert not await backend.store.can_write()
    assert await backend.store.can_write()
    assert not backend.store.failing


def test_metrics_count_tables_moves_and_errors(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with serving(tmp_path / "tables.db", metrics_port=port) as address:
        ann = Guest(address)
        table = ann.set_table("winchester", [me(), bot(), bot()])
        with ann.live(table["id"], 0) as line:
            play_to_end(line)
        found = dict(
            line.rsplit(" ", 1)
            for line in httpx2.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
            if not line.startswith("#")
        )
        ann.close()
        assert float(found["trailboss_moves_total"]) > 10
        assert float(found["trailboss_move_seconds_count"]) > 3
        assert float(found['trailboss_move_seconds_bucket{le="+Inf"}']) > 3
        assert float(found["trailboss_rooms"]) == 1
        for name in ("errors_total", "storage_failures_total", "bot_queue", "quarantined_tables"):
            assert float(found[f"trailboss_{name}"]) >= 0
        assert 'trailboss_tables{status="over"}' in found
        assert httpx2.get(f"{address}/metrics").headers["content-type"].startswith("text/html")  # not there


def test_metrics_know_the_stored_tables_from_the_start(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as address, closing(Guest(address)) as ann:
        for _ in range(3):
            ann.set_table("winchester", [me(), OPEN, OPEN])
    METERS.tables = {}  # a new process knows of none
    with serving(file):
        assert METERS.tables["waiting"] == 3


def test_a_histogram_counts_by_upper_ends() -> None:
    found = Histogram()
    for seconds in (0.0005, 0.001, 0.002, 99.0):
        found.took(seconds)
    assert found.counts == [2, 1, *[0] * (len(BOUNDS) - 2), 1]
    assert found.total == pytest.approx(99.0035)


def test_the_log_can_be_json_lines() -> None:
    record = logging.LogRecord("trailboss.server", logging.ERROR, "", 0, "table %s is damaged", ("x",), None)
    record.created, record.msecs = 0.25, 250.0
    assert json.loads(JsonLines().format(record)) == {
        "at": "1970-01-01T00:00:00.250Z",
        "level": "error",
        "logger": "trailboss.server",
        "message": "table x is damaged",
    }
