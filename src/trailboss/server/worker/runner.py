"""Bots of the static edition: quick ones decide where the tables are, slow ones in a worker of their own."""

from collections.abc import Awaitable, Callable

import msgspec

from trailboss import bots
from trailboss.core.contract import State
from trailboss.server.bots.worker import Answer
from trailboss.server.tables.bots import BotFailed, BotRequest, Payer, bot_question, choose_here
from trailboss.server.tables.replays.review_questions import ReviewQuestion

AskElsewhere = Callable[[bytes, float], Awaitable[bytes]]
"""Sends a question to the other worker; raises if there is no answer within that many seconds."""

REVIEW_SECONDS = 300.0
"""How long a stretch of a review may take, which is judged by search."""


class WorkerRunner:
    """A `BotRunner` and `ReviewRunner`."""

    def __init__(self, ask_elsewhere: AskElsewhere) -> None:
        self._ask_elsewhere = ask_elsewhere

    async def decide(self, state: State, request: BotRequest) -> int:
        move: int | None
        if bots.Spec.parse(request.spec).budget:
            answer = await self._ask(state, request)
            move = answer.move
            if request.notes is not None:
                request.notes.replace(answer.notes)
        else:
            move = self._here(state, request)
        if move not in state.legal():
            raise BotFailed("nonsense", request.spec)
        return move

    async def advise(self, state: State, request: BotRequest) -> bytes:
        return (await self._ask(state, request)).advice

    async def review(self, question: ReviewQuestion, game: str, payer: Payer) -> bytes:
        return (await self._elsewhere(msgspec.msgpack.encode(question), "review", REVIEW_SECONDS)).advice

    def _here(self, state: State, request: BotRequest) -> int:
        try:
            return choose_here(state, request)
        except Exception as error:  # whatever a bot does wrong
            raise BotFailed("failed", request.spec) from error

    async def _ask(self, state: State, request: BotRequest) -> Answer:
        question = msgspec.msgpack.encode(bot_question(state, request))
        return await self._elsewhere(question, request.spec, request.limit_seconds)

    async def _elsewhere(self, question: bytes, spec: str, seconds: float) -> Answer:
        try:
            found = await self._ask_elsewhere(question, seconds)
        except Exception as error:  # whatever a browser raises when a worker ends or takes too long
            raise BotFailed("crashed", spec) from error
        answer = msgspec.msgpack.decode(found, type=Answer)
        if answer.fault:
            raise BotFailed("failed", spec)
        return answer
