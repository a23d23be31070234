"""Great Western Trail in sentences: where the game stands, what is asked, what one has."""

from collections.abc import Sequence

from trailboss.cli.table.ending import listing
from trailboss.cli.table.face import Seen
from trailboss.cli.table.gwt_names import cards_named, place_named, position_named, spoken
from trailboss.cli.table.gwt_terms import edition_of, name, phrase, rancher, table_of, view_of
from trailboss.cli.table.layout import BETWEEN
from trailboss.core.contract import Score
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.naming import question_word

WITH_MONEY = ("hire", "build", "build_at", "buy", "upgrade", "station_behind", "deliver", "hazard", "tribe")
WITH_ENGINE = ("engine", "engine_back", "engine_home", "engine_for_delivery", "certificates", "deliver")
WITH_HAND = (
    "phase_a", "location", "discard_any", "discard_pair", "discard_second", "discard_objective", "discard",
    "draw", "remove", "certificates", "end_turn", "simmental", "discard_value3",
)  # fmt: skip


def heading(seen: Seen) -> str:
    """How far the game is, and against Sam the name of his rules, which says that they are reconstructed."""
    sam = view_of(seen)["sam"]
    return _stage(seen) + (
        "" if sam is None else f"{BETWEEN}{phrase(seen, 'heading_sam', rules=sam['rules'])}"
    )


def _stage(seen: Seen) -> str:
    view = view_of(seen)
    if view["over"]:
        return phrase(seen, "heading_over")
    if view["last_turns"] or view["job_row"] is None:
        return phrase(seen, "heading_last")
    return phrase(seen, "heading", row=view["job_row"] + 1, rows=ROWS)


def question(seen: Seen) -> str:
    """What is asked, with the limit or the money that matters for it."""
    view = view_of(seen)
    asked = view["question"]
    if asked is None:
        return phrase(seen, "heading_over") + "."
    here = rancher(seen, view["to_move"])
    text = spoken(seen, question_word(table_of(seen), table_of(seen).agenda.kind()))
    if asked == "phase_a":
        if here["herder"] is None:
            text = phrase(seen, "ask_place")
        else:
            text = phrase(seen, "ask_ride", question=text, steps=here["step_limit"])
    elif asked in WITH_MONEY:
        text = phrase(seen, "ask_money", question=text.rstrip("?"), money=here["money"])
    return text if text[-1] in ".?!" else f"{text}."


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
    if here["hand"] is not None and (fresh or view["question"] in WITH_HAND):
        parts.append(phrase(seen, "you_hold", cards=cards_named(seen, here["hand"])))
    if view["question"] in WITH_ENGINE:
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
