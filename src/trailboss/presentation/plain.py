"""The default presentation: the question, the points at the end, and the names of what is shown."""

from mypy_extensions import mypyc_attr

from trailboss.core.contract import Game, State, Value
from trailboss.core.events import Event
from trailboss.core.messages import ENGLISH, Names, format_message, has_message, messages
from trailboss.presentation.components import Components, component, text_of
from trailboss.presentation.shown import Presentation, Standing, final_standing


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainPresentation(Presentation):
    """What can be shown of any game that fulfils the contract."""

    def question(self, state: State, lang: str, names: Names) -> str:
        """The phrase `NAME.question.QUESTION`, where QUESTION is what the view calls it, if there is one."""
        if state.over:
            return format_message("presentation.over", {}, lang)
        key = f"{state.game.name}.question.{state.view(state.to_move).get('question', '')}"
        return format_message(key if has_message(key) else "presentation.choose", {}, lang)

    def heading(self, state: State, lang: str) -> str:
        return state.game.title(lang)

    def standing(self, state: State, viewer: int | None) -> list[Standing]:
        """The final score. Before that, nothing says which points a viewer may know."""
        scores = state.scores()
        return final_standing(scores) if state.over else [Standing(None, {}, None) for _ in scores]

    def opening(self, state: State) -> list[Event]:
        return []

    def begins_turn(self, event: Event) -> bool:
        return False

    def components(self, game: Game, options: dict[str, Value]) -> Components:
        """What the entries of the view and the categories of the score are called: the phrases
        `NAME.view.ENTRY` and `NAME.score.CATEGORY`."""
        keys = list(messages(ENGLISH))
        starts = {kind: f"{game.name}.{kind}." for kind in ("view", "score")}
        return {
            kind: {key.removeprefix(start): component(text_of(key)) for key in keys if key.startswith(start)}
            for kind, start in starts.items()
        }
