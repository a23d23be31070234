"""The commands of `trailboss admin`."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trailboss.cli import language, options
from trailboss.cli.commands.serve import data_file
from trailboss.cli.commands.sim import progress
from trailboss.cli.errors import FAILED, Stopped
from trailboss.core.errors import Failure, TrailbossError
from trailboss.core.messages import format_message, message

if TYPE_CHECKING:
    from trailboss.server.administration import Checked

Data = Annotated[str | None, options.value("--data FILE", "cli.admin.data")]
Url = Annotated[str | None, options.value("--database URL", "cli.admin.database")]
Id = Annotated[str, typer.Argument(metavar="ID", help="cli.admin.id")]


def place_of(data: str | None, database: str | None) -> str | Path:
    """The file or database to use, chosen as by `trailboss serve`."""
    if data is not None and database is not None:
        raise TrailbossError("cli.serve.both")
    try:
        import trailboss.server.administration  # noqa: F401  needs the extra packages of the server
    except ImportError as error:
        raise Failure("cli.serve.missing", package=error.name or "starlette") from error
    return database or data_file(data)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a command that uses the database."""
    asyncio.run(work)


def echo(lang: str, key: str, **args: object) -> None:
    """One sentence on stdout."""
    sys.stdout.write(format_message(key, args, lang) + "\n")


# -------------------------------------------------------------------- looking


def status(ctx: typer.Context, data: Data = None, database: Url = None) -> None:
    """How many tables there are, which are damaged, and whether a server runs."""
    run(_status(place_of(data, database), language.of(ctx)))


async def _status(place: str | Path, lang: str) -> None:
    from trailboss.server import administration

    async with administration.opened_for_reading(place) as store:
        found = await administration.overview(store, place)
    echo(lang, "cli.admin.counts", **found.counts)
    if isinstance(place, Path):
        files = [place, *(place.with_name(place.name + end) for end in ("-wal", "-shm"))]
        size = sum(file.stat().st_size for file in files if file.exists())
        echo(lang, "cli.admin.file_size", file=place, megabytes=f"{size / 1e6:.1f}")
        if found.running is None:
            echo(lang, "cli.admin.no_server")
        else:
            echo(lang, "cli.admin.server", process=found.running)
    for table_id in found.damaged:
        echo(lang, "cli.admin.is_damaged", id=table_id)


def tables(
    ctx: typer.Context,
    damaged: Annotated[bool, typer.Option("--damaged", help="cli.admin.only_damaged")] = False,
    data: Data = None,
    database: Url = None,
) -> None:
    """One line for each table, the last changed first."""
    run(_tables(place_of(data, database), language.of(ctx), damaged))


async def _tables(place: str | Path, lang: str, damaged: bool) -> None:
    from trailboss.server import administration

    async with administration.opened_for_reading(place) as store:
        found = await store.all_tables(damaged=damaged)
    for each in found:
        row = each.table
        marks = [mark for mark in ("damaged", "archived") if getattr(row, mark) is not None]
        states = [message(f"cli.admin.status.{name}") for name in (row.status, *marks)]
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed))
        echo(lang, "cli.admin.table", id=row.id, game=row.game, states=states, changed=changed)


def seats(
    ctx: typer.Context,
    table: Id,
    revoke: Annotated[bool, typer.Option("--revoke", help="cli.admin.revoke")] = False,
    seat: Annotated[list[int] | None, options.number("--seat N", 0, 9, "cli.admin.seat")] = None,
    data: Data = None,
    database: Url = None,
) -> None:
    """Who sits at a table; or take seats away from all devices and print new links."""
    run(_seats(place_of(data, database), table, language.of(ctx), revoke, seat or []))


async def _seats(place: str | Path, table_id: str, lang: str, revoke: bool, numbers: list[int]) -> None:
    from trailboss.server import administration

    if revoke:
        async with administration.opened_for_writing(place) as store:
            for seat, secret in (await administration.revoke(store, table_id, numbers)).items():
                echo(lang, "cli.admin.new_link", seat=seat, path=f"/t/{table_id}#seat={secret}")
        return
    async with administration.opened_for_reading(place) as store:
        found = await administration.load(store, table_id)
    for row in found.seats:
        if not numbers or row.seat in numbers:
            devices = len(found.holders.get(row.seat, ()))
            kind = message(f"cli.admin.kind.{row.kind}")
            echo(lang, "cli.admin.seated", seat=row.seat, kind=kind, name=row.name or "-", devices=devices)


# -------------------------------------------------------------------- check


def check(ctx: typer.Context, data: Data = None, database: Url = None) -> None:
    """Replay every stored game, and name those that cannot be played on."""
    run(_check(place_of(data, database), language.of(ctx)))


async def _check(place: str | Path, lang: str) -> None:
    from trailboss.server import administration

    counts: Counter[str] = Counter()
    async with administration.opened_for_reading(place) as store:
        ids = await store.table_ids()
        with progress() as bar:
            task = bar.add_task(format_message("cli.admin.checking", {}, lang), total=len(ids))
            async for found in administration.check(store, ids):
                bar.advance(task)
                counts[_fate(found)] += 1
                if found.closing is not None and not found.archived:
                    echo(lang, f"cli.admin.{found.closing.how}", **_described(found))
    echo(
        lang,
        "cli.admin.checked",
        tables=sum(counts.values()),
        well=counts["well"],
        archived=counts["archived"],
        would=counts["would"],
        damaged=counts["damaged"],
    )
    if counts["would"] or counts["damaged"]:
        raise Stopped(FAILED)


def _fate(found: Checked) -> str:
    if found.archived:
        return "archived"
    if found.closing is None:
        return "well"
    return "would" if found.closing.how == "archived" else "damaged"


def _described(found: Checked) -> dict[str, object]:
    assert found.closing is not None
    return {
        "id": found.id,
        "game": found.game,
        "status": message(f"cli.admin.status.{found.status}"),
        "seq": found.closing.seq,
        "kind": found.closing.kind,
    }


# -------------------------------------------------------------------- single tables


def archive(
    ctx: typer.Context,
    ids: Annotated[list[str], typer.Argument(metavar="ID", help="cli.admin.ids")],
    data: Data = None,
    database: Url = None,
) -> None:
    """Close tables for good."""
    run(_archive(place_of(data, database), ids, language.of(ctx)))


async def _archive(place: str | Path, ids: list[str], lang: str) -> None:
    from trailboss.server import administration

    async with administration.opened_for_writing(place) as store:
        for table_id in ids:
            await administration.archive(store, table_id)
            echo(lang, "cli.admin.archived_now", id=table_id)


def export(ctx: typer.Context, table: Id, data: Data = None, database: Url = None) -> None:
    """Print the record of a table."""
    run(_export(place_of(data, database), table))


async def _export(place: str | Path, table_id: str) -> None:
    from trailboss.server import administration

    async with administration.opened_for_reading(place) as store:
        sys.stdout.write(await administration.export(store, table_id))


# -------------------------------------------------------------------- the whole database


def backup(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.admin.file")],
    data: Data = None,
    database: Url = None,
) -> None:
    """Copy the database to a new file."""
    lang = language.of(ctx)
    place = place_of(data, database)
    target = Path(file).expanduser().absolute()
    if not isinstance(place, Path):
        name = place.rpartition("/")[2].partition("?")[0]
        raise TrailbossError("cli.admin.pg_dump", file=target, name=name)
    from trailboss.server.storage.copying import copy_file

    with progress() as bar:
        task = bar.add_task(format_message("cli.admin.copying", {}, lang))
        copy_file(place, target, lambda done, all_: bar.update(task, completed=done, total=all_))
    echo(lang, "cli.admin.backed_up", file=target)
