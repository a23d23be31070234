"""Records and positions: games and states as text that a person can read and a program reads back.

A record is a start (a seed, or a position) and the moves. Replaying it gives the game again, bit for bit,
on any machine and in both builds. It looks like this:

    [Trailboss "record 1"]
    [Game "poker"]
    [Rules "1"]
    [Seats "4"]
    [Seed "7"]

    0: bid 3
    1: bid 4
    2: pass

A line of moves is the seat and what it played, several moves with `;` between them; `#` begins a comment.
The header `End` has a digest of all moves and the last position, which shows whether the record or the rules
have changed.
"""

import hashlib
import json
import re
import warnings
from typing import Final

from trailboss.core.contract import HIGHEST_SEED, GameConfig, State, Value, registered
from trailboss.core.errors import BadMove, BadPosition, BadRecord, TrailbossError
from trailboss.core.messages import Message, message

FORMAT: Final = 1
PLAYERS: Final = "Players"
"""The header `[Players "me,heir,heir"]`: a name for each seat, in order; a bot is named by its spec."""

_ESCAPES: Final = {"n": "\n", "r": "\r"}
_HEADER: Final = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_MOVES: Final = re.compile(r"([0-9]{1,3}):(.+)")


class Record:
    """A game from its start, as the list of its moves."""

    def __init__(
        self,
        config: GameConfig,
        moves: list[tuple[int, int]],
        tags: dict[str, str] | None = None,
        end: str = "",
        lines: list[int] | None = None,
    ) -> None:
        self.config = config
        self.moves = moves
        """Who played what, as (seat, move)."""
        self.tags = tags or {}
        """Further headers, for people: players, date, place."""
        self.end = end
        """The digest of the moves and the last position; empty if it is not known."""
        self._lines = lines or []

    @property
    def setting(self) -> GameConfig:
        """Deprecated: use `config`."""
        warnings.warn("Record.setting is now called Record.config", DeprecationWarning, stacklevel=2)
        return self.config

    @staticmethod
    def of(state: State, **tags: str) -> "Record":
        """The record of a game so far."""
        config = state.config
        if config.seed is None and config.position is None:
            raise BadRecord("core.no_record")
        count = config.game.move_count
        moves = [(entry // count, entry % count) for entry in state.history]
        record = Record(config, moves, tags)
        record.end = record.seal(state)
        return record

    def start(self) -> State:
        """The state before the first move."""
        config = self.config
        if config.position is not None:
            return Position.loads(config.position).state()
        return config.game.start_by(config.rules, config.seats, config.seed, config.chosen())

    def replay(self, count: int | None = None) -> State:
        """The state after all moves, or after the first `count` of them."""
        state = self.start()
        stop = len(self.moves) if count is None else count
        if not 0 <= stop <= len(self.moves):
            raise TrailbossError("core.no_move_number", number=stop, moves=len(self.moves))
        for index in range(stop):
            self.step(state, index)
        if count is None and self.end and self.seal(state) != self.end:
            raise BadRecord("core.other_end")
        return state

    def step(self, state: State, index: int) -> None:
        """Play move number `index` on the state before it."""
        seat, move = self.moves[index]
        try:
            state.play(move, seat)
        except TrailbossError as error:
            line = self._lines[index] if index < len(self._lines) else index + 1
            raise BadRecord("core.record_line", line=line, what=_error_message(error)) from error

    def seal(self, state: State) -> str:
        """A short fingerprint of the moves and of the position they lead to."""
        game = self.config.game
        moves = ";".join([f"{seat} {game.text(move)}" for seat, move in self.moves])
        return hashlib.sha256(f"{digest(state)} {moves}".encode()).hexdigest()[:16]

    def dumps(self) -> str:
        """The record as text."""
        config = self.config
        lines = _headers("record", config)
        if config.seed is not None:
            lines.append(_header("Seed", str(config.seed)))
        if config.position is not None:
            lines.append(_header("Position", json.dumps(config.position)))
        lines.extend(_header(name, value) for name, value in self.tags.items())
        if self.end:
            lines.append(_header("End", self.end))
        lines.append("")
        run: list[str] = []
        for index, (seat, move) in enumerate(self.moves):
            run.append(config.game.text(move))
            if index + 1 == len(self.moves) or self.moves[index + 1][0] != seat:
                lines.append(f"{seat}: {'; '.join(run)}")
                run = []
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> "Record":
        """The record that a text holds; raises `BadRecord` with the line that is wrong."""
        reader = _Reader(text, "record")
        config = reader.config()
        if config.position is not None:
            reader.check_position(config)
        moves: list[tuple[int, int]] = []
        lines: list[int] = []
        for number, line in reader.body:
            found = _MOVES.fullmatch(line)
            if found is None:
                raise reader.wrong(number, message("core.not_a_move_line"))
            seat = int(found[1])
            for part in found[2].split(";"):
                try:
                    move = config.game.move(part.strip())
                except BadMove as error:
                    raise reader.wrong(number, _error_message(error)) from error
                moves.append((seat, move))
                lines.append(number)
        end = reader.headers.pop("End", "")
        return Record(config, moves, reader.headers, end, lines)


class Position:
    """One state as text, including hidden information but without its history."""

    def __init__(self, config: GameConfig, data: dict[str, object]) -> None:
        self.config = config
        self.data = data

    @property
    def setting(self) -> GameConfig:
        """Deprecated: use `config`."""
        warnings.warn("Position.setting is now called Position.config", DeprecationWarning, stacklevel=2)
        return self.config

    @staticmethod
    def of(state: State) -> "Position":
        return Position(state.config, state.dump())

    def dumps(self) -> str:
        """The position as text: headers, then one field a line."""
        fields = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in self.data.items()]
        body = "{\n" + ",\n".join(fields) + "\n}"
        return "\n".join([*_headers("position", self.config), "", body]) + "\n"

    @staticmethod
    def loads(text: str) -> "Position":
        """The position that a text holds; raises `BadPosition`."""
        reader = _Reader(text, "position")
        config = reader.config()
        first = reader.body[0][0] if reader.body else reader.length
        try:
            data = json.loads("\n".join([line for _, line in reader.body]))
        except json.JSONDecodeError as error:
            at = reader.body[error.lineno - 1][0] if reader.body else reader.length
            raise reader.wrong(at, message("core.not_json", what=error.msg)) from error
        except ValueError as error:  # a number of some thousand digits
            raise reader.wrong(first, message("core.not_json", what=str(error))) from error
        except RecursionError as error:
            raise reader.wrong(first, message("core.not_json", what="too deep")) from error
        if not isinstance(data, dict):
            raise reader.wrong(first, message("core.no_object"))
        return Position(config, data)

    def state(self) -> State:
        """A state to play on from, without a history."""
        here = self.config
        config = GameConfig(here.game, here.seats, None, here.options, self.dumps(), here.rules)
        return here.game.load(config, self.data)


def digest(state: State) -> str:
    """A short fingerprint of everything in a state; equal for equal states in both builds."""
    return hashlib.sha256(json.dumps(state.dump()).encode()).hexdigest()[:16]


def transcript(
    name: str,
    rules: int,
    seats: int,
    seed: int | None,
    options: dict[str, Value],
    moves: list[tuple[int | None, str]],
    tags: dict[str, str],
) -> str:
    """A record of a game that can't be replayed here, made from its parts without any checks. Without a
    seed it is just a list of moves."""
    lines = _first_headers("record", name, rules, seats)
    if options:
        lines.append(_header("Options", json.dumps(options)))
    if seed is not None:
        lines.append(_header("Seed", str(seed)))
    lines.extend(_header(key, value) for key, value in tags.items())
    lines.append("")
    lines.extend(f"{'?' if seat is None else seat}: {text}" for seat, text in moves)
    return "\n".join(lines) + "\n"


# -------------------------------------------------------------------- headers


def _header(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    return f'[{name} "{escaped}"]'


def _first_headers(what: str, game: str, rules: int, seats: int) -> list[str]:
    headers = {"Trailboss": f"{what} {FORMAT}", "Game": game, "Rules": str(rules), "Seats": str(seats)}
    return [_header(name, value) for name, value in headers.items()]


def _headers(what: str, config: GameConfig) -> list[str]:
    lines = _first_headers(what, config.game.name, config.rules, config.seats)
    if config.seats in config.game.variant_seats:
        lines.append(_header("Variant", f"{config.seats} players"))
    chosen = config.chosen()
    if chosen:
        lines.append(_header("Options", json.dumps(chosen)))
    return lines


def _unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: _ESCAPES.get(found[1], found[1]), value)


class _Reader:
    """Reads the headers and numbered lines of a record or a position."""

    def __init__(self, text: str, what: str) -> None:
        self.what = what
        self.headers: dict[str, str] = {}
        self.body: list[tuple[int, str]] = []
        self._line_of: dict[str, int] = {}
        lines = text.split("\n")  # not `splitlines`, which also splits at signs that a name may hold
        self.length = len(lines)
        for number, raw in enumerate(lines, 1):
            line = raw.strip()
            if what == "record" and not line.startswith("["):  # a header may contain `#`
                line = line.partition("#")[0].strip()
            if not line:
                continue
            found = None if self.body else _HEADER.fullmatch(line)
            if found is None:
                if what == "record" and line.startswith("["):  # meant as a header
                    raise self.wrong(number, message("core.not_a_move_line"))
                if not self.headers:
                    raise self.wrong(number, message("core.missing_header", name="Trailboss"))
                self.body.append((number, line))
                continue
            if found[1] in self.headers:
                raise self.wrong(number, message("core.twice_header", name=found[1]))
            self.headers[found[1]] = _unescaped(found[2])
            self._line_of[found[1]] = number

    def wrong(self, line: int, what: Message) -> TrailbossError:
        if self.what == "record":
            return BadRecord("core.record_line", line=line, what=what)
        return BadPosition("core.position_line", line=line, what=what)

    def config(self) -> GameConfig:
        """How the game was set up. Removes its headers; what is left are tags."""
        form = self._take("Trailboss").split()
        if len(form) != 2 or form[0] != self.what:
            raise self._bad("Trailboss", " ".join(form))
        if form[1] != str(FORMAT):
            raise self._refuse(message("core.other_format", given=form[1], ours=FORMAT))
        name = self._take("Game")
        try:
            game = registered(name)
        except TrailbossError as error:
            raise self.wrong(self._line_of["Game"], _error_message(error)) from error
        given = self._take("Rules")
        rules = int(given) if given.isascii() and given.isdigit() and len(given) < 20 else 0
        if not game.oldest_rules <= rules <= game.rules_version:
            what = message("core.other_rules", given=given, game=name, ours=game.rules_version)
            raise self.wrong(self._line_of["Rules"], what)
        seats = self._number("Seats", 99)
        self.headers.pop("Variant", "")
        chosen = self._json("Options")
        if not isinstance(chosen, dict):
            raise self._bad("Options", json.dumps(chosen))
        try:
            game.check_seats(seats)
        except TrailbossError as error:
            raise self.wrong(self._line_of["Seats"], _error_message(error)) from error
        try:
            options = game.checked_options(seats, game.with_old_defaults(rules, _values(chosen)))
        except TrailbossError as error:
            line = self._line_of.get("Options", self._line_of["Seats"])
            raise self.wrong(line, _error_message(error)) from error
        seed: int | None = None
        position: str | None = None
        if self.what == "record":
            if "Position" in self.headers:
                found = self._json("Position")
                if not isinstance(found, str):
                    raise self._bad("Position", "...")
                position = found
            else:
                seed = self._number("Seed", HIGHEST_SEED)
        return GameConfig(game, seats, seed, options, position, rules)

    def check_position(self, config: GameConfig) -> None:
        """Reject a starting position that can't be read or doesn't match the headers."""
        try:
            start = Position.loads(config.position or "").state().config
        except TrailbossError as error:
            raise self.wrong(self._line_of["Position"], _error_message(error)) from error
        if (start.game.name, start.seats, start.options, start.rules) != (
            config.game.name,
            config.seats,
            config.options,
            config.rules,
        ):
            raise self._bad("Position", "...")

    def _take(self, name: str) -> str:
        if name not in self.headers:
            raise self._refuse(message("core.missing_header", name=name))
        return self.headers.pop(name)

    def _number(self, name: str, highest: int) -> int:
        value = self._take(name)
        if not (value.isascii() and value.isdigit() and len(value) < 20) or int(value) > highest:
            raise self._bad(name, value)
        return int(value)

    def _json(self, name: str) -> object:
        value = self.headers.pop(name, "{}")
        try:
            result: object = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise self._bad(name, value) from error
        return result

    def _bad(self, name: str, value: str) -> TrailbossError:
        return self.wrong(self._line_of[name], message("core.bad_header", name=name, value=value[:60]))

    def _refuse(self, what: Message) -> TrailbossError:
        return self.wrong(1, what)


def _values(chosen: dict[str, object]) -> dict[str, Value]:
    return {
        str(name): value if isinstance(value, (str, int)) else str(value) for name, value in chosen.items()
    }


def _error_message(error: TrailbossError) -> Message:
    return Message(error.key, error.args_by_name)
