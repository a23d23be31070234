"""Games as data: a Parquet file with one row for each decision (docs/data.md). Needs the extra `data`.

The process that plays a game also makes its rows (`play`); the sheet writes them in the order of the games.
So the same match gives the same file with any number of processes, memory stays small, and a file always
contains whole games.
"""

import errno
import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from trailboss.core.contract import Game, registered
from trailboss.core.errors import TrailbossError
from trailboss.lab import observation
from trailboss.lab.arena.match import Match, Result, Table, begun, game_seed
from trailboss.lab.workers import Flag

FORMAT: Final = 1
"""Counts up whenever a column changes its meaning; in the file's metadata."""
GROUP: Final = 5_000
"""The fewest rows of a group. These, and the rest of a game, are held in memory until they are written."""


_as_json: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class Column(NamedTuple):
    """One column of the sheet."""

    name: str
    kind: Any
    """The type, as Arrow has it."""


def columns(game: str) -> list[Column]:
    """What a row says. The first ones are the same for all decisions of a game."""
    size = _observed(game)
    return [
        Column("game", pa.string()),
        Column("number", pa.int32()),
        Column("seed", pa.int64()),
        Column("options", pa.string()),
        Column("seats", pa.int8()),
        Column("decisions", pa.int32()),
        Column("decision", pa.int32()),
        Column("seat", pa.int8()),
        Column("bot", pa.string()),
        Column("question", pa.string()),
        Column("view", pa.string()),
        Column("observation", pa.list_(pa.float32(), size)),
        Column("legal", pa.list_(pa.int32())),
        Column("move", pa.int32()),
        Column("move_text", pa.string()),
        Column("forfeited", pa.bool_()),
        Column("points", pa.int32()),
        Column("parts", pa.map_(pa.string(), pa.int32())),
        Column("place", pa.int8()),
        Column("won", pa.float32()),
        Column("margin", pa.int32()),
    ]


def _observed(game: str) -> int:
    """How many entries the observation of a game has; none if it has no observation."""
    try:
        return observation.layout(game).size
    except TrailbossError:
        return 0


def schema(match: Match) -> pa.Schema:
    """The columns, and what is the same for the whole file as its metadata."""
    game = registered(match.game)
    told = {
        "format": FORMAT,
        "match": {
            "game": match.game,
            "rules": game.rules_version,
            "bots": match.specs,
            "seed": match.seed,
            "options": match.options,
            "rotate": match.rotate,
        },
        "moves": [game.text(move) for move in range(game.move_count)],
        "observation": entry_names(game),
    }
    metadata = {f"trailboss.{name}": json.dumps(value) for name, value in told.items()}
    return pa.schema([(column.name, column.kind) for column in columns(match.game)], metadata)


def entry_names(game: Game) -> list[str]:
    """What each entry of an observation is called: `rancher.1.money`, `rancher.1.hand.jersey`."""
    if not _observed(game.name):
        return []
    names: list[str] = []
    for block in observation.layout(game.name).blocks:
        for copy in range(block.copies):
            whose = f"{block.name}.{copy}" if block.copies > 1 else block.name
            for field in block.fields:
                names.extend(f"{whose}.{field.name}" + f".{entry}" * bool(entry) for entry in field.entries)
    return names


# -------------------------------------------------------------------- where a game is played


def play(match: Match, number: int, flag: Flag) -> Result | None:
    """Game `number` of a match with its rows; None if the flag went up before it was over."""
    table = Table(match, number)
    try:
        rows = Rows(match, number)
        while not flag.value and not table.state.over:
            rows.add(table)
        if not table.state.over:
            return None
        result = table.result()
        return result._replace(data=rows.packed(result))
    finally:
        table.close()


class Rows:
    """The rows of one game in the making."""

    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self._number = number
        self._made: list[dict[str, object]] = []
        self._observed = _observed(match.game)
        self._observers = [observation.observer(match.game) for _ in match.specs if self._observed]
        self._entries: list[bytes] = []

    def add(self, table: Table) -> None:
        """Let the bot to move decide; what it saw and chose becomes a row."""
        state = table.state
        seat = state.to_move
        view = _as_json(state.view(seat)) if self._match.views else None
        question = state.question_name()
        legal = state.legal_for(seat)
        if self._observed:
            self._entries.append(self._observers[seat].entries(state, seat))
        before = sum(table.bots[seat].forfeits.values())
        table.step()
        move = state.history[-1] % state.game.move_count
        self._made.append(
            {
                "decision": len(self._made),
                "seat": seat,
                "bot": table.specs[seat],
                "question": question,
                "view": view,
                "legal": legal,
                "move": move,
                "move_text": state.game.text(move),
                "forfeited": sum(table.bots[seat].forfeits.values()) > before,
            }
        )

    def packed(self, result: Result) -> bytes:
        """All rows, each with how the game ended for its seat, as a compressed Arrow stream."""
        count = len(self._made)
        same = {
            "game": self._match.game,
            "number": self._number + 1,  # as in the names of records
            "seed": game_seed(self._match, self._number),
            "options": json.dumps(begun(self._match, self._number).setting.options, sort_keys=True),
            "seats": len(self._match.specs),
            "decisions": count,
        }
        ends = [outcome(result, seat) for seat in range(len(self._match.specs))]
        arrays = []
        for name, kind in columns(self._match.game):
            if name == "observation":
                arrays.append(self._observations())
            elif name in same:
                arrays.append(pa.array([same[name]] * count, kind))
            elif name in self._made[0]:
                arrays.append(pa.array([row[name] for row in self._made], kind))
            else:
                arrays.append(pa.array([ends[int(str(row["seat"]))][name] for row in self._made], kind))
        names = [column.name for column in columns(self._match.game)]
        batch = pa.record_batch(arrays, names)
        out = pa.BufferOutputStream()
        options = pa.ipc.IpcWriteOptions(compression="lz4", use_threads=False)
        with pa.ipc.new_stream(out, batch.schema, options=options) as stream:
            stream.write_batch(batch)
        return bytes(out.getvalue())

    def _observations(self) -> Any:
        """The vectors as whole numbers: `Sheet` divides them, so that a fourth of the bytes is sent there."""
        kind = pa.list_(pa.uint8(), self._observed)
        if not self._observed:
            return pa.nulls(len(self._made), kind)
        joined = b"".join(self._entries)
        flat = pa.Array.from_buffers(pa.uint8(), len(joined), [None, pa.py_buffer(joined)])
        return pa.FixedSizeListArray.from_arrays(flat, self._observed)


def outcome(result: Result, seat: int) -> dict[str, object]:
    """How a game ended for a seat. The margin is to the best of the others, opponents without a seat too."""
    score = result.scores[seat]
    others = [other.total for who, other in enumerate(result.scores) if who != seat]
    return {
        "points": score.total,
        "parts": list(score.parts.items()),
        "place": score.place,
        "won": 1 / len(result.winners) if seat in result.winners else 0.0,
        "margin": score.total - max(others) if others else score.total,
    }


# -------------------------------------------------------------------- where the file is written


class Sheet:
    """A Parquet file that is being written. Use it with `with`; the complete file appears at the end.

    Ctrl-C isn't a failure: what was added until then is kept. After any other failure, and if no game was
    added, there is no file.
    """

    play = staticmethod(play)

    def __init__(self, path: str | Path, match: Match) -> None:
        """Raises `OSError` if nothing can be written there."""
        self.path = Path(path)
        self.rows = 0
        self._schema = schema(match)
        self._beside = self.path.with_name(f".{self.path.name}.{os.getpid()}.new")
        self._next = 0
        self._waiting: dict[int, bytes] = {}
        self._tables: list[Any] = []
        try:
            self._beside.touch(exist_ok=False)
        except OSError as error:
            raise self._blamed(error) from error
        looked_up = [name for name in self._schema.names if name != "observation"]
        self._scales = pa.array(
            observation.layout(match.game).scales if _observed(match.game) else [], pa.float32()
        )
        self._tiled = self._scales
        """The scales for as many rows as any game had until now."""
        self._writer = pq.ParquetWriter(
            self._beside,
            self._schema,
            compression="zstd",
            use_dictionary=looked_up,
            write_statistics=looked_up,
        )

    def add(self, result: Result) -> None:
        """Add the rows of a game. Games may arrive in any order and are written in order."""
        self._waiting[result.number] = result.data
        while self._next in self._waiting:
            self._take(self._waiting.pop(self._next))
            self._next += 1

    def _take(self, data: bytes) -> None:
        table = self._divided(pa.ipc.open_stream(data).read_all())
        self.rows += table.num_rows
        self._tables.append(table)
        if sum(each.num_rows for each in self._tables) >= GROUP:
            self._write()

    def _write(self) -> None:
        if self._tables:
            joined = pa.concat_tables(self._tables)
            self._tables = []
            try:
                self._writer.write_table(joined, row_group_size=joined.num_rows)
            except OSError as error:
                raise self._blamed(error) from error

    def _divided(self, rows: Any) -> Any:
        """The same rows, with the vectors as floats: divided by the scales of their fields."""
        place = self._schema.get_field_index("observation")
        kind = self._schema.field(place).type
        if not len(self._scales):
            floats = pa.nulls(rows.num_rows, kind)
        else:
            flat = rows.column(place).combine_chunks().flatten().cast(pa.float32())
            if len(self._tiled) < len(flat):
                self._tiled = pa.concat_arrays([self._scales] * rows.num_rows)
            divided = pc.divide(flat, self._tiled[: len(flat)])
            floats = pa.FixedSizeListArray.from_arrays(divided, len(self._scales))
        return rows.set_column(place, "observation", floats).cast(self._schema)

    def _blamed(self, error: OSError) -> OSError:
        """The same failure, told of the file that the user knows."""
        number = error.errno or errno.EIO
        return OSError(number, os.strerror(number), str(self.path))

    def __enter__(self) -> "Sheet":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None or issubclass(kind, KeyboardInterrupt):
                for number in sorted(self._waiting):  # those before them were never finished
                    self._take(self._waiting.pop(number))
                self._write()
            self._writer.close()
            if self.rows and (kind is None or issubclass(kind, KeyboardInterrupt)):
                os.replace(self._beside, self.path)
        except OSError as trouble:
            raise self._blamed(trouble) from trouble
        finally:
            self._beside.unlink(missing_ok=True)
