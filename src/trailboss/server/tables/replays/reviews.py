"""Reviews of finished games, judged in stretches where bots run, so that a long one doesn't block others.

A host's `ReviewRunner` answers a `ReviewQuestion` with `answer_review`, in any process or worker.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from typing import Final, Protocol

import msgspec

from trailboss.coach.review import DEPTH
from trailboss.core.messages import ENGLISH
from trailboss.core.record import Record
from trailboss.server.protocol.coach import ReviewReport, ReviewStatus
from trailboss.server.tables.bots import BotFailed, Payer
from trailboss.server.tables.replays.review_questions import STRETCH, ReviewQuestion
from trailboss.server.tables.stored.store import TableStore, Unavailable

MAX_CACHED: Final = 200
"""Reviews that are kept in memory, the latest."""


class ReviewRunner(Protocol):
    """Lets the coach judge, wherever bots run."""

    async def review(self, question: ReviewQuestion, game: str, payer: Payer) -> bytes:
        """The result of `answer_review`. Raises `BotFailed`."""


def review_key(text: str) -> str:
    """Names the review of a record."""
    return hashlib.sha256(text.encode()).hexdigest()


class _Job:
    """One review in progress."""

    def __init__(self, moves: int) -> None:
        self.moves = moves
        self.done = 0
        self.failed = False
        self.reports: dict[str, ReviewReport] = {}
        self.task: asyncio.Task[None] | None = None

    def status(self, lang: str) -> ReviewStatus:
        return ReviewStatus(self.done, self.moves, self.failed, self.reports.get(lang))


class Reviews:
    """The requested reviews."""

    def __init__(
        self,
        runner: ReviewRunner,
        store: TableStore,
        depth: int = DEPTH,
    ) -> None:
        self._runner = runner
        self._store = store
        self._depth = depth
        self._jobs: OrderedDict[str, _Job] = OrderedDict()

    def status(self, text: str, lang: str, payer: Payer) -> ReviewStatus:
        """The progress of a record's review. The first request starts it; one after a failure restarts it."""
        key = review_key(text)
        job = self._jobs.get(key)
        if job is None or (job.failed and (job.task is None or job.task.done())):
            record = Record.loads(text)
            job = self._jobs[key] = _Job(len(record.moves))
            job.task = asyncio.create_task(self._run(job, text, record.config.game.name, payer))
            while len(self._jobs) > MAX_CACHED:
                _, oldest = self._jobs.popitem(last=False)
                if oldest.task is not None:
                    oldest.task.cancel()
        self._jobs.move_to_end(key)
        return job.status(lang)

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, job: _Job, text: str, game: str, payer: Payer) -> None:
        lines: list[str] = []
        try:
            while job.done < job.moves:
                asked = ReviewQuestion(text, self._depth, job.done, [])
                lines += msgspec.json.decode(await self._runner.review(asked, game, payer), type=list[str])
                job.done = min(job.moves, job.done + STRETCH)
            asked = ReviewQuestion(text, self._depth, job.moves, lines)
            found = await self._runner.review(asked, game, payer)
            reports = msgspec.json.decode(found, type=dict[str, ReviewReport])
            ratings = [player.rating.mean for player in reports[ENGLISH].players]
            await self._store.keep_ratings(review_key(text), ratings, time.time())
            job.reports = reports
        except (BotFailed, Unavailable):
            job.failed = True
