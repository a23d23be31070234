"""Games as data: a Parquet file with one row for each decision (docs/data.md). Needs the extra `data`.

The process that plays a game notes its decisions (`play`); the sheet makes rows of them in the order of the
games. So the same match gives the same file with any number of processes, memory stays small, and a file
always contains whole games.
"""

import errno
import json
import os
from array import array
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from trailboss.core.contract import Game, registered
from trailboss.core.errors import TrailbossError
from trailboss.lab import observation
from trailboss.lab.arena.match import Match, Result, Table, game_seed
from trailboss.lab.workers import Flag

FORMAT: Final = 1
"""Raised whenever a column changes its meaning; in the file's metadata."""
GROUP: Final = 5_000
"""The least rows of a group, which always ends with a game. They are held in memory until written."""
CHUNK: Final = 100
"""Rows whose observations are given to the Parquet writer at a time. It copies them, and allocating memory
for a whole group each time would take longer than everything else."""

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
        Column("observation", pa.list_(pa.field("element", pa.float32(), nullable=False), size)),
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
    about = {
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
    metadata = {f"trailboss.{name}": json.dumps(value) for name, value in about.items()}
    fields = [
        pa.field(name, kind, nullable=name != "observation" or not _observed(match.game))
        for name, kind in columns(match.game)
    ]
    return pa.schema(fields, metadata)


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


class Decisions(NamedTuple):
    """The decisions of one game, column by column: what the sheet can't find out from the result."""

    options: str
    seats: "array[int]"
    questions: list[str | None]
    views: list[str]
    """Empty unless views are wanted."""
    entries: list[bytes]
    """The observations, before they are divided; empty if the game has none."""
    legal: "array[int]"
    """The legal moves, one decision behind the other."""
    offsets: "array[int]"
    """Where those of each decision begin, and where the last ones end."""
    moves: "array[int]"
    forfeited: list[bool]


def play(match: Match, number: int, flag: Flag) -> Result | None:
    """Game `number` of a match with its decisions; None if the flag went up before it was over."""
    table = Table(match, number)
    try:
        decisions = _decisions(table, flag)
        return table.result()._replace(data=decisions) if table.state.over else None
    finally:
        table.close()


def _decisions(table: Table, flag: Flag) -> Decisions:
    """Let the bots play, and note what each saw and chose."""
    state, bots, game = table.state, table.bots, table.state.game
    options = json.dumps(state.config.options, sort_keys=True)
    made = Decisions(options, array("b"), [], [], [], array("i"), array("i", [0]), array("i"), [])
    observers = [observation.observer(game.name) for _ in bots] if _observed(game.name) else []
    while not flag.value and not state.over:
        seat = state.to_move
        made.seats.append(seat)
        made.questions.append(state.question_name())
        if table.match.views:
            made.views.append(_as_json(state.view(seat)))
        if observers:
            made.entries.append(observers[seat].entries(state, seat))
        made.legal.extend(state.legal_for(seat))
        made.offsets.append(len(made.legal))
        before = sum(bots[seat].forfeits.values())
        table.step()
        made.moves.append(state.history[-1] % game.move_count)
        made.forfeited.append(sum(bots[seat].forfeits.values()) > before)
    return made


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
        self._match = match
        self._schema = schema(match)
        self._columns = [column for column in columns(match.game) if column.name != "observation"]
        self._beside = self.path.with_name(f".{self.path.name}.{os.getpid()}.new")
        self._next = 0
        self._waiting: dict[int, Result] = {}
        self._tables: list[Any] = []
        """The games of the next group, without their observations."""
        self._entries: list[bytes] = []
        game = registered(match.game)
        self._texts = pa.array([game.text(move) for move in range(game.move_count)])
        scales = observation.layout(match.game).scales if _observed(match.game) else []
        self._scales = np.array(scales, np.float32)
        self._room = np.empty((0, len(scales)), np.float32)
        """A buffer for the observations of a group, reused for every group."""
        try:
            self._beside.touch(exist_ok=False)
        except OSError as error:
            raise self._blamed(error) from error
        looked_up = [column.name for column in self._columns]
        self._writer = pq.ParquetWriter(
            self._beside,
            self._schema,
            compression="zstd",
            use_dictionary=looked_up,
            write_statistics=looked_up,
        )

    def add(self, result: Result) -> None:
        """Add the decisions of a game. Games may arrive in any order and are written in order."""
        self._waiting[result.number] = result
        while self._next in self._waiting:
            self._take(self._waiting.pop(self._next))
            self._next += 1

    def _take(self, result: Result) -> None:
        made = result.data
        assert isinstance(made, Decisions)
        self._tables.append(self._table(result, made))
        self._entries.extend(made.entries)
        self.rows += len(made.moves)
        if sum(each.num_rows for each in self._tables) >= GROUP:
            self._write()

    def _table(self, result: Result, made: Decisions) -> Any:
        """The rows of a game, without the observations."""
        match, number, count = self._match, result.number, len(made.moves)
        seats, legal, offsets, moves = (
            pa.array(np.asarray(numbers)) for numbers in (made.seats, made.legal, made.offsets, made.moves)
        )
        same = {
            "game": match.game,
            "number": number + 1,  # as in the names of records
            "seed": game_seed(match, number),
            "options": made.options,
            "seats": len(match.specs),
            "decisions": count,
        }
        by_seat = [
            {"bot": match.specs[match.player(number, seat)], **outcome(result, seat)}
            for seat in range(len(match.specs))
        ]
        own: dict[str, Any] = {
            "decision": np.arange(count),
            "seat": seats,
            "question": made.questions,
            "view": made.views or pa.nulls(count, pa.string()),
            "legal": pa.ListArray.from_arrays(offsets, legal),
            "move": moves,
            "move_text": self._texts.take(moves),
            "forfeited": made.forfeited,
        }
        arrays = []
        for name, kind in self._columns:
            if name in same:
                arrays.append(pa.repeat(pa.scalar(same[name], kind), count))
            elif name in own:
                arrays.append(own[name] if isinstance(own[name], pa.Array) else pa.array(own[name], kind))
            else:
                arrays.append(pa.array([each[name] for each in by_seat], kind).take(seats))
        return pa.table(arrays, [column.name for column in self._columns])

    def _observations(self, count: int) -> Any:
        """The vectors of the next group: its entries, divided by the scales of their fields."""
        kind = self._schema.field("observation").type
        size = len(self._scales)
        if not size:
            return pa.nulls(count, kind)
        if len(self._room) < count:
            self._room = np.empty((count, size), np.float32)
        chunks = []
        for first in range(0, count, CHUNK):
            joined = np.frombuffer(b"".join(self._entries[first : first + CHUNK]), np.uint8)
            vectors = self._room[first : first + CHUNK][: len(joined) // size]
            np.divide(joined.reshape(-1, size), self._scales, out=vectors)
            chunks.append(pa.FixedSizeListArray.from_arrays(pa.array(vectors.ravel()), type=kind))
        return pa.chunked_array(chunks)

    def _write(self) -> None:
        if self._tables:
            joined = pa.concat_tables(self._tables)
            place = self._schema.get_field_index("observation")
            whole = joined.add_column(place, "observation", self._observations(joined.num_rows))
            self._tables, self._entries = [], []
            try:
                self._writer.write_table(whole.cast(self._schema), row_group_size=whole.num_rows)
            except OSError as error:
                raise self._blamed(error) from error

    def _blamed(self, error: OSError) -> OSError:
        """The same error, with the name of the final file."""
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
