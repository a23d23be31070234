"""Bots of the static edition: quick ones decide where the tables are, slow ones in a worker of their own."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from trailboss import bots
from trailboss.core.contract import State
from trailboss.server.bots.worker import Answer
from trailboss.server.tables.bots import BotFailed, Payer, bot_question, choose_here
from trailboss.server.tables.replays.review_questions import ReviewQuestion

AskElsewhere = Callable[[bytes, float], Awaitable[bytes]]
"""Sends a question to the other worker; raises if there is no answer within that many seconds."""

REVIEW_SECONDS = 300.0
"""How long a stretch of a review may take, which is judged by search."""


class WorkerRunner:
    """A `BotRunner` and `ReviewRunner`."""

    def __init__(self, ask_elsewhere: AskElsewhere) -> None:
        self._ask_elsewhere = ask_elsewhere

    async def decide(
        self,
        state: State,
        spec: str,
        seed: int,
        limit_seconds: float,
        payer: Payer = Payer(),  # noqa: B008  immutable
        watched: Callable[[], bool] = lambda: True,
    ) -> int:
        if bots.Spec.parse(spec).budget:
            question = msgspec.msgpack.encode(bot_question(state, spec, seed))
            move = (await self._elsewhere(question, spec, limit_seconds)).move
        else:
            move = self._here(state, spec, seed)
        if move not in state.legal():
            raise BotFailed("nonsense", spec)
        return move

    async def advise(
        self, state: State, spec: str, seed: int, names: Sequence[str], limit_seconds: float, payer: Payer
    ) -> bytes:
        question = msgspec.msgpack.encode(bot_question(state, spec, seed, names))
        return (await self._elsewhere(question, spec, limit_seconds)).advice

    async def review(self, question: ReviewQuestion, game: str, payer: Payer) -> bytes:
        return (await self._elsewhere(msgspec.msgpack.encode(question), "review", REVIEW_SECONDS)).advice

    def _here(self, state: State, spec: str, seed: int) -> int:
        try:
            return choose_here(state, spec, seed)
        except Exception as error:  # whatever a bot does wrong
            raise BotFailed("failed", spec) from error

    async def _elsewhere(self, question: bytes, spec: str, seconds: float) -> Answer:
        try:
            found = await self._ask_elsewhere(question, seconds)
        except Exception as error:  # whatever a browser raises when a worker ends or takes too long
            raise BotFailed("crashed", spec) from error
        answer = msgspec.msgpack.decode(found, type=Answer)
        if answer.fault:
            raise BotFailed("failed", spec)
        return answer
