"""What things of Great Western Trail are called in whole words, in the language of the person who looks."""

from collections.abc import Sequence

from trailboss.cli.table.face import Seen
from trailboss.core.messages import LANGUAGES, Message, format_message
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.cattle import FACE_TYPE, FACE_VALUE, FACE_VP, TYPE_IDS
from trailboss.games.gwt.components.objectives import OBJECTIVE_IMMEDIATE, OBJECTIVE_PENALTY, OBJECTIVE_VP
from trailboss.games.gwt.components.railroad import POSITION_IDS
from trailboss.games.gwt.components.trail import NO_RISK, SECTION_IDS
from trailboss.games.gwt.messages.names import place_message, position_message, space_message
from trailboss.games.gwt.state.table import NOBODY
from trailboss.games.gwt.terminal import terms
from trailboss.games.gwt.terminal.terms import (
    building_actions,
    counted,
    edition_of,
    face_of_id,
    is_cattle,
    own_text,
    phrase,
    table_of,
)


def spoken(seen: Seen, word: object) -> str:
    """A word of the rules."""
    return format_message(word.key, word.args, seen.lang) if isinstance(word, Message) else str(word)


def capital(text: str) -> str:
    """With a capital letter in front, as a sentence begins."""
    return text[:1].upper() + text[1:]


def breed(seen: Seen, card: str) -> str:
    return own_text(seen, f"type.{TYPE_IDS[FACE_TYPE[face_of_id(card)]]}")


def card_named(seen: Seen, card: str) -> str:
    """A cattle card with colour and value, an objective card with its tasks and its action."""
    face = face_of_id(card)
    if is_cattle(card):
        return phrase(
            seen,
            "cattle_card" if FACE_VP[face] else "cattle_card_plain",
            breed=breed(seen, card),
            colour=phrase(seen, f"colour.{TYPE_IDS[FACE_TYPE[face]]}"),
            value=FACE_VALUE[face],
            points=FACE_VP[face],
        )
    action = OBJECTIVE_IMMEDIATE[face]
    return phrase(
        seen,
        "objective_card" if action else "start_card",
        tasks=own_text(seen, f"asks.{card}"),
        points=OBJECTIVE_VP[face],
        penalty=OBJECTIVE_PENALTY[face],
        action=own_text(seen, f"action.{action}") if action else "",
    )


def cards_named(seen: Seen, cards: Sequence[str]) -> str:
    """All cards, equal ones together."""
    parts = [
        card_named(seen, card) if count == 1 else f"{count} × {card_named(seen, card)}"
        for card, count in counted(list(cards))
    ]
    return "; ".join(parts) if parts else phrase(seen, "nothing")


def place_named(seen: Seen, space: int) -> str:
    """A space with the building on it, `your 2a on B1`."""
    viewer = NOBODY if seen.seat is None else seen.seat
    return spoken(seen, place_message(table_of(seen), space, None, viewer))


def space_named(seen: Seen, space: int) -> str:
    return spoken(seen, space_message(table_of(seen), space))


def short_space(seen: Seen, space: int) -> str:
    """A space for a narrow place: a space with a risk action by its section and sign."""
    trail = edition_of(seen).trail
    risk = trail.risk[space]
    if risk == NO_RISK:
        return space_named(seen, space)
    before = trail.section_of[trail.back[space][0]]
    before = trail.section_of[trail.back[trail.back[space][0]][0]] if before < 0 else before
    return f"{phrase(seen, f'section.{SECTION_IDS[before]}')} {terms.RISKS[risk]}{trail.ids[space][-1]}"


def space_number(seen: Seen, text: str) -> int | None:
    """The space meant by a text: its id, or its name in any language."""
    trail = edition_of(seen).trail
    wanted = text.replace(" ", "_")
    if wanted in ("kc", "kansas"):
        wanted = "kansas_city"
    if wanted in trail.ids:
        return trail.ids.index(wanted)
    for space in range(len(trail.ids)):
        for lang in LANGUAGES:
            named = space_message(table_of(seen), space)
            if text and spoken(seen._replace(lang=lang), named).casefold() == text:
                return space
    return None


def position_named(seen: Seen, position: str) -> str:
    """Where an engine stands."""
    return spoken(seen, position_message(POSITION_IDS.index(position)))


def building_named(seen: Seen, building: str) -> str:
    """What a building offers, as text."""
    either = phrase(seen, "or")
    return "; ".join(
        either.join(own_text(seen, f"action.{ACTION_IDS[action]}") for action in alternatives)
        for alternatives in building_actions(seen, building)
    )
