"""The questions of a review to the coach, a stretch of moves at a time.

Workers import this module. It must not import what only a server needs: that would cost memory in each.
"""

from typing import Final

import msgspec

from trailboss.coach.notes import Notes
from trailboss.coach.report import report
from trailboss.coach.review import Reviewer
from trailboss.core.messages import languages
from trailboss.core.record import Record

STRETCH: Final = 4
"""The number of moves in a stretch."""


class ReviewQuestion(msgspec.Struct, array_like=True, frozen=True, tag="review"):
    """A stretch of a record to judge; after the last move, all judgements, for the report."""

    record: str
    depth: int
    first: int
    lines: list[str]
    """Earlier judgements, as `Notes` writes them; empty unless all moves are judged."""


def answer_review(question: ReviewQuestion) -> bytes:
    """The judgements of a stretch as lines; after the last move, the report by language. As JSON."""
    record = Record.loads(question.record)
    reviewer = Reviewer(record, question.depth)
    notes = Notes(record.config.game)
    if question.first >= len(record.moves):
        for _ in reviewer.run(notes.parse(question.lines)):
            pass
        review = reviewer.review()
        return msgspec.json.encode({lang: report(review, lang) for lang in languages()})
    judged = reviewer.stretch(question.first, question.first + STRETCH)
    return msgspec.json.encode([notes.line(each) for each in judged])
