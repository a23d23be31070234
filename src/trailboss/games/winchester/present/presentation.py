"""Daddy Winchester: questions, headings and standings."""

from typing import Final

from trailboss.core.contract import Game, State, Value
from trailboss.core.events import Event
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.messages import Names, format_message, message
from trailboss.games.winchester.components.cards import MAJORITY_BONUS, SECRET_EACH
from trailboss.games.winchester.present import text
from trailboss.games.winchester.present.catalogue import components_of
from trailboss.games.winchester.present.targets import moves_at, targets
from trailboss.games.winchester.present.view import seat_view
from trailboss.games.winchester.rules.effects import money, question_of
from trailboss.games.winchester.rules.events import TURNED_UP
from trailboss.games.winchester.rules.scoring import most_plots, secret_worth
from trailboss.games.winchester.rules.setup import map_of
from trailboss.games.winchester.state.table import MANUAL, NOBODY, SECRET_PLACE, Table
from trailboss.presentation.components import Components
from trailboss.presentation.shown import Presentation, Standing, final_standing
from trailboss.presentation.text_observation import Section, Terms

SECRET_PARTS: Final = ("first_secret", "second_secret")


class WinchesterPresentation(Presentation):
    """The presentation of Daddy Winchester."""

    def question(self, state: State, lang: str, names: Names) -> str:
        assert isinstance(state, Table)
        if state.over:
            return _phrase("heading_over", lang) + "."
        asked = question_of(state).name
        if asked == "place":
            return _phrase("ask_place_boat" if state.frames.b() else "ask_place_train", lang)
        if asked == "claims" and state.claims == MANUAL:
            return _phrase("ask_claims_manual", lang)
        if asked != "auction":
            return _phrase(f"ask_{asked}", lang)
        if state.bidder != NOBODY:
            leader = _name(state.bidder, names)
            return _phrase("ask_bid", lang, seat=leader, money=money(state.bid), plot=state.plot)
        return _phrase("ask_alone" if len(state.still_in()) == 1 else "ask_open", lang, plot=state.plot)

    def heading(self, state: State, lang: str) -> str:
        assert isinstance(state, Table)
        if state.over:
            return _phrase("heading_over", lang)
        if not state.turned:
            return _phrase("heading_setup", lang)
        return _phrase("heading", lang, turn=state.turned, plot=state.plot)

    def standing(self, state: State, viewer: int | None) -> list[Standing]:
        """The viewer's own score, and for others what is public: the bonus for most plots, and secret
        objectives that the viewer has looked at. Others' cash is hidden during the game (WIN-S-9)."""
        assert isinstance(state, Table)
        if state.over:
            return final_standing(state.scores())
        most = most_plots(state)
        result: list[Standing] = []
        for seat in range(state.seats):
            parts = {"cash": state.cash[seat]} if seat == viewer else {}
            # The full bonus also where the bank is limited: what is left in it is not shown to anybody.
            parts["majority"] = MAJORITY_BONUS if seat in most else 0
            for place, part in enumerate(SECRET_PARTS):
                lies = SECRET_EACH * seat + place
                if viewer is not None and state.knowledge.knows(viewer, SECRET_PLACE + lies):
                    parts[part] = secret_worth(state, seat, state.secret[lies])
            result.append(Standing(sum(parts.values()) if seat == viewer else None, parts, None))
        return result

    def seat_view(self, state: State, seat: int, public: dict[str, object]) -> dict[str, object]:
        assert isinstance(state, Table)
        return seat_view(state, seat, public)

    def amount(self, points: int, lang: str, unit: bool = False) -> str:
        return format_message("winchester.amount", {"points": points}, lang)

    def opening(self, state: State) -> list[Event]:
        assert isinstance(state, Table)
        if not state.turned:
            return []
        return [Event(TURNED_UP, EVERYBODY, state.plot, state.first, 0)]

    def begins_turn(self, event: Event) -> bool:
        return event.kind == TURNED_UP

    def targets(self, state: State, seat: int, move: int) -> list[str]:
        assert isinstance(state, Table)
        return targets(state, seat, move)

    def moves_at(self, state: State, seat: int, place: str) -> list[int]:
        assert isinstance(state, Table)
        return moves_at(state, seat, place)

    def components(self, game: Game, options: dict[str, Value]) -> Components:
        """On another map than the standard one, plots and squares are those of that map."""
        return components_of(map_of(str(options.get("map", "standard"))))

    def sections(self, state: State, seat: int, terms: Terms) -> list[Section]:
        return text.sections(state, seat, terms)

    def rules_in_play(self, state: State, seat: int, terms: Terms) -> list[str]:
        return text.rules_in_play(state, seat, terms)


def _name(seat: int, names: Names) -> object:
    return names[seat] if names is not None and seat < len(names) else message(f"core.seat.{seat}")


def _phrase(key: str, lang: str, **args: object) -> str:
    return format_message(f"presentation.win.{key}", args, lang)
