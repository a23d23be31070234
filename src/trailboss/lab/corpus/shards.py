"""The files of a corpus. A shard is a hundred games.

It has three files: `games-N.parquet`, `decisions-N.parquet` and `records-N.zip`.
"""

import io
import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from trailboss.atomic_file import replace
from trailboss.lab.corpus.plan import SHARDS, Plan
from trailboss.lab.corpus.play import Played, play
from trailboss.lab.workers import Flag

GAMES: Final = pa.schema(
    [
        ("number", pa.int32()),
        ("game", pa.string()),
        ("rules", pa.int8()),
        ("seed", pa.int64()),
        ("options", pa.string()),
        ("seats", pa.int8()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("first", pa.bool_()),
        ("turns", pa.int32()),
        ("decisions", pa.int32()),
        ("points", pa.int32()),
        ("parts", pa.map_(pa.string(), pa.int32())),
        ("place", pa.int8()),
        ("won", pa.float32()),
    ]
)
"""One row for each seat of a game."""
DECISIONS: Final = pa.schema(
    [
        ("number", pa.int32()),
        ("decision", pa.int32()),
        ("turn", pa.int32()),
        ("seat", pa.int8()),
        ("choices", pa.int16()),
        ("move", pa.int32()),
        ("text", pa.string()),
        ("noise", pa.bool_()),
    ]
)
"""One row for each decision."""


def files(folder: Path, number: int) -> tuple[Path, Path, Path]:
    """The files of a shard. The first is written last: if it is there, the shard is whole."""
    return (
        SHARDS.path(folder, number),
        folder / f"decisions-{number:05}.parquet",
        folder / f"records-{number:05}.zip",
    )


def fill(plan: Plan, games: int, folder: Path, number: int, flag: Flag) -> int | None:
    """Play the games of a shard and write it; how many they were. None if the flag went up before."""
    played = SHARDS.played(number, lambda game: play(plan, game, flag), games)
    if played is None:
        return None
    write(plan, folder, number, played)
    return len(played)


def write(plan: Plan, folder: Path, number: int, played: Sequence[Played]) -> None:
    """Write the files of a shard."""
    ends, decisions, records = files(folder, number)
    replace(records, _zipped(played))
    replace(decisions, _parquet([row for game in played for row in _decisions(game)], DECISIONS))
    replace(ends, _parquet([row for game in played for row in _ends(plan, game)], GAMES))


def _ends(plan: Plan, game: Played) -> list[dict[str, Any]]:
    cell = game.cell
    same = {
        "number": game.number,
        "game": cell.game,
        "rules": plan.rules[cell.game],
        "seed": game.seed,
        "options": json.dumps(cell.options, sort_keys=True),
        "seats": cell.seats,
        "bot": cell.bot,
        "turns": game.decisions[-1].turn + 1,
    }
    return [
        {
            **same,
            "seat": seat,
            "first": seat == game.first,
            "decisions": sum(decision.seat == seat for decision in game.decisions),
            "points": score.total,
            "parts": list(score.parts.items()),
            "place": score.place,
            "won": 1 / len(game.winners) if seat in game.winners else 0.0,
        }
        for seat, score in enumerate(game.scores[: cell.seats])
    ]


def _decisions(game: Played) -> list[dict[str, Any]]:
    return [
        {"number": game.number, "decision": index, **decision._asdict()}
        for index, decision in enumerate(game.decisions)
    ]


def _parquet(rows: list[dict[str, Any]], schema: pa.Schema) -> bytes:
    out = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema), out, compression="zstd", compression_level=15)
    return out.getvalue()


def _zipped(played: Sequence[Played]) -> bytes:
    """The records, with the same date in all files, so that the same games give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for game in played:
            info = zipfile.ZipInfo(f"{game.number:07}.record")
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, game.record)
    return out.getvalue()
