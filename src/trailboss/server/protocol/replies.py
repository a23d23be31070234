"""What a client gets on the WebSocket besides updates."""

from trailboss.server.protocol.base import Problem, Wire
from trailboss.server.protocol.coach import Advice
from trailboss.server.protocol.requests import Reaction
from trailboss.server.protocol.updates import Changes, Update


class Done(Wire, tag="done"):
    """The request with that id is carried out; a move or an undo is entry `seq`."""

    id: str
    seq: int


class Refused(Wire, tag="refused"):
    """A request failed. `id` is empty if the request could not be read."""

    id: str
    problem: Problem


class WhyReply(Wire, tag="why"):
    """The answer to `Why`: the reason why a move is not legal, or None if it is legal. `move` is empty if
    nothing can ever be done at the place in question."""

    id: str
    move: str
    reason: str | None
    ruling: str | None


class Hinted(Wire, tag="hint"):
    """The coach's answer; `move` is the best one."""

    id: str
    move: str
    text: str
    full: bool
    advice: Advice


class ChatLine(Wire):
    """A chat line: a text, or a reaction."""

    number: int
    seat: int
    name: str
    """Who sat there then."""
    text: str
    reaction: Reaction | None
    at: float


class Chat(Wire, tag="chat"):
    """New chat lines since the last of these messages. Only people with a seat get it."""

    lines: list[ChatLine]


class Pong(Wire, tag="pong"):
    id: str
    at: float
    """The time of the server; seconds since 1970."""


Reply = Update | Changes | Done | Refused | WhyReply | Hinted | Chat | Pong
