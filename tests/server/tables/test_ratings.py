"""Performance ratings of reviewed games outlive the server that made the reviews."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.backend import BOT, ME, Backend, finished, guest
from tests.server.http.test_review import short_record
from trailboss.server.tables import seats
from trailboss.server.tables.bots import Payer
from trailboss.server.tables.replays.records import full_record
from trailboss.server.tables.replays.results import Results
from trailboss.server.tables.replays.review_questions import ReviewQuestion, answer_review
from trailboss.server.tables.replays.reviews import Reviews, review_key

pytestmark = pytest.mark.asyncio


class HereAndNow:
    """The coach judges in this very process."""

    async def review(self, question: ReviewQuestion, game: str, payer: Payer) -> bytes:
        return answer_review(question)


async def test_ratings_are_kept_when_a_review_is_done(stored_backend: Backend) -> None:
    """On both databases."""
    text = short_record()
    reviews = Reviews(HereAndNow(), stored_backend.store, depth=1)
    async with asyncio.timeout(60):
        while reviews.status(text, "en", Payer()).report is None:
            await asyncio.sleep(0.01)
    await reviews.close()
    found = await stored_backend.store.ratings([review_key(text), "0" * 64])
    assert list(found) == [review_key(text)]
    assert len(found[review_key(text)]) == 3
    assert all(rating >= 0.0 for rating in found[review_key(text)])


async def test_a_finished_game_is_listed_with_its_rating(backend: Backend) -> None:
    ann = guest()
    room = await backend.table(ann, ME, BOT, BOT, seed=3)
    await seats.resign(room, ann)
    await finished(room)
    results = Results(backend.rooms)
    assert [game.rating for game in await results.of(ann, "en")] == [None]
    await backend.store.keep_ratings(review_key(full_record(room.table)), [1.5, 2.5, 3.5], at=1000.0)
    assert [game.rating for game in await results.of(ann, "en")] == [1.5]
    assert await backend.store.forget_ratings(before=1001.0) == 1
    assert [game.rating for game in await results.of(ann, "en")] == [None]
