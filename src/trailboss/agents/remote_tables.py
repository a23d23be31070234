"""Tables on a running server, shared with people: does what `AgentTables` does, over HTTP."""

import json
import secrets
import time
from http.cookiejar import CookieJar
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from trailboss.core.contract import Value
from trailboss.core.errors import TrailbossError

NAME: Final = "Agent"
TIMEOUT: Final = 30.0
PATIENCE: Final = 20.0
"""Seconds that `play` waits for the others; after that, call `look` again."""
PAUSE: Final = 0.2
ME: Final = "me"
OPEN: Final = "open"


class Seen(NamedTuple):
    """The server's answer about a seat."""

    content: dict[str, Any]

    def text(self) -> str:
        return str(self.content["text"])

    def data(self) -> dict[str, object]:
        return dict(self.content["data"])


class Seat:
    """A seat at a table of the server, held by its own guest."""

    def __init__(self, server: str, lang: str) -> None:
        self._server = server
        self._lang = lang
        self._opener: OpenerDirector = build_opener(HTTPCookieProcessor(CookieJar()))
        self.table = ""
        self.number = 0
        self.host = False
        self.last_seq = 0
        """The last entry of the log before its last decision."""

    def sit(self, info: dict[str, Any]) -> None:
        """Store the server's answer about the table."""
        self.table = str(info["id"])
        self.host = bool(info["host"])
        self.number = next(int(seat["seat"]) for seat in info["seats"] if seat["mine"])

    def look(self) -> dict[str, Any]:
        """What the seat sees; the host starts the game once all seats are taken."""
        seen: dict[str, Any] = self.ask("GET", f"{self._here}/observation?after={self.last_seq}")
        if seen["status"] == "waiting":
            info = self.ask("GET", f"/api/tables/{self.table}")
            still_open = sum(1 for seat in info["seats"] if seat["kind"] == OPEN)
            if still_open:
                raise TrailbossError("agents.open_seats", count=still_open, table=self.table)
            if not self.host:
                raise TrailbossError("agents.not_started", table=self.table)
            self.ask("POST", f"/api/tables/{self.table}/start", {})
            seen = self.ask("GET", f"{self._here}/observation?after={self.last_seq}")
        return seen

    def wait(self) -> dict[str, Any]:
        """What it sees once it has to decide, or after a while."""
        end = time.monotonic() + PATIENCE
        while True:
            seen = self.look()
            if seen["decides"] or seen["status"] == "over" or time.monotonic() > end:
                return seen
            time.sleep(PAUSE)

    def play(self, move: str, seq: int) -> None:
        body = {"id": secrets.token_hex(8), "seq": seq, "move": move}
        self.ask("POST", f"/api/tables/{self.table}/moves?seat={self.number}", body)
        self.last_seq = seq

    def why_not(self, move: str) -> str:
        answer = self.ask("POST", f"{self._here}/why", {"id": "why", "moves": [move]})
        return str(answer["reason"] or "")

    def hint(self) -> str:
        return str(self.ask("POST", f"{self._here}/hint", {"id": "hint"})["move"])

    @property
    def _here(self) -> str:
        return f"/api/tables/{self.table}/seats/{self.number}"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The server's answer; what it refuses is raised in its own words."""
        url = f"{self._server}{path}{'&' if '?' in path else '?'}lang={self._lang}"
        content = None if body is None else json.dumps(body).encode()
        request = Request(url, content, {"content-type": "application/json"}, method=method)
        try:
            with self._opener.open(request, timeout=TIMEOUT) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise TrailbossError("agents.server_says", answer=_problem(error)) from None
        except (URLError, OSError, ValueError) as error:
            raise TrailbossError("agents.no_server", url=self._server, reason=str(error)) from None


def _problem(error: HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


class RemoteTables:
    """The tables of a server. An agent's seat is known by its key, as in `AgentTables`."""

    def __init__(self, url: str, lang: str = "en") -> None:
        if not url.startswith(("http://", "https://")):
            raise TrailbossError("agents.bad_url", url=url)
        self._url = url.rstrip("/")
        self._lang = lang
        self._seats: dict[str, Seat] = {}

    def games(self) -> str:
        """What can be played, by how many, against which bots."""
        return "\n".join(map(_described, self._guest().ask("GET", "/api/games")))

    def create(
        self,
        game: str,
        seats: list[str],
        options: dict[str, Value],
        seed: int | None = None,
        hints: bool = True,
    ) -> tuple[str, str]:
        """Create a table; returns its name and the key of the creator's seat."""
        if seats.count(ME) != 1:
            raise TrailbossError("agents.no_agent")
        body = {
            "game": game,
            "seats": [_new_seat(seat) for seat in seats],
            "options": options,
            "seed": seed,
            "hints": hints,
        }
        seat = self._guest()
        seat.sit(seat.ask("POST", "/api/tables", body))
        if OPEN not in seats:
            seat.wait()  # bots may begin
        return seat.table, self._kept(seat)

    def join(self, name: str) -> str:
        """The key of an open seat at a table, which is named as in its address."""
        seat = self._guest()
        table = name.rstrip("/").rpartition("/")[2]
        seat.sit(seat.ask("POST", f"/api/tables/{table}/join", {"name": NAME}))
        return self._kept(seat)

    def look(self, key: str) -> Seen:
        """What the agent needs to know now."""
        return Seen(self._seat(key).look())

    def why_not(self, key: str, move: str) -> str:
        """Why a move is not legal, with its ruling; empty if it is."""
        return self._seat(key).why_not(move)

    def hint(self, key: str) -> str:
        """What the coach would play, in notation."""
        return self._seat(key).hint()

    def play(self, key: str, move: str) -> Seen:
        """Play a move, given by its number in the list or in notation; returns what the agent sees when it
        has to decide again, or when the others take too long."""
        seat = self._seat(key)
        seen = seat.look()
        chosen, moves = move.strip(), seen["moves"]
        if chosen.isdigit() and moves:
            if not 1 <= int(chosen) <= len(moves):
                raise TrailbossError("agents.bad_number", number=int(chosen), count=len(moves))
            chosen = moves[int(chosen) - 1]
        seat.play(chosen, seen["seq"])
        return Seen(seat.wait())

    def _guest(self) -> Seat:
        return Seat(self._url, self._lang)

    def _kept(self, seat: Seat) -> str:
        key = secrets.token_hex(4)
        self._seats[key] = seat
        return key

    def _seat(self, key: str) -> Seat:
        if key not in self._seats:
            raise TrailbossError("agents.no_seat", seat=key[:20])
        return self._seats[key]


def _new_seat(seat: str) -> dict[str, str]:
    if seat == ME:
        return {"kind": "me", "name": NAME}
    return {"kind": "open"} if seat == OPEN else {"kind": "bot", "bot": seat}


def _described(game: dict[str, Any]) -> str:
    sizes = ", ".join(map(str, sorted({*game["seats"], *game["variant_seats"]})))
    levels = ", ".join(level["name"] for level in game["levels"])
    return f"{game['name']}: {game['title']}; {sizes}; {levels}"
