"""Great Western Trail in sentences: where the game stands, what one has."""

from collections.abc import Sequence

from trailboss.cli.table.ending import listing
from trailboss.cli.table.face import Seen
from trailboss.cli.table.layout import BETWEEN
from trailboss.core.contract import Score
from trailboss.games.gwt.present.presentation import headings
from trailboss.games.gwt.terminal.names import cards_named, place_named, position_named
from trailboss.games.gwt.terminal.terms import concerns, edition_of, name, phrase, rancher, view_of


def heading(seen: Seen) -> str:
    return BETWEEN.join(headings(seen.state, seen.lang))


def situation(seen: Seen, fresh: bool) -> list[str]:
    """What one has to know to answer; where one stands when a turn is new."""
    view = view_of(seen)
    here = rancher(seen, view["to_move"])
    parts: list[str] = []
    if fresh and here["herder"] is not None:
        space = edition_of(seen).trail.ids.index(here["herder"])
        parts.append(phrase(seen, "you_stand", place=place_named(seen, space)))
    if fresh:
        parts.append(
            phrase(
                seen,
                "you_have",
                money=here["money"],
                certificates=here["certificates"],
                limit=here["certificate_limit"],
                tokens=here["tokens"],
            )
        )
    if here["hand"] is not None and (fresh or "cards" in concerns(seen)):
        parts.append(phrase(seen, "you_hold", cards=cards_named(seen, here["hand"])))
    if "engine" in concerns(seen):
        parts.append(phrase(seen, "you_engine", position=position_named(seen, here["engine"])))
    return [" ".join(parts)] if parts else []


def ties(seen: Seen, scores: Sequence[Score]) -> list[str]:
    """Equal totals share the place (GWT-125)."""
    result: list[str] = []
    for place in sorted({score.place for score in scores}):
        seats = [seat for seat, score in enumerate(scores) if score.place == place]
        if len(seats) > 1:
            names = listing([name(seen, seat) for seat in seats], seen.lang)
            result.append(phrase(seen, "tie", seats=names, place=place))
    return result
