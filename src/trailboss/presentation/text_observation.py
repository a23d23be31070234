"""Text observations: everything needed for one decision, as text and as plain data.

    seen = text_observation.observe(state, seat)
    print(seen.text())

What the seat sees, what happened since its last decision, the rules of what is on the board, the question,
and the numbered legal moves. For language models, programs and people. It depends only on what the seat may
know: resampling everything hidden changes no byte of it.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from trailboss.core.contract import State
from trailboss.core.events import Event
from trailboss.core.messages import format_message
from trailboss.presentation.components import Components


class Section(NamedTuple):
    """Some lines that belong together."""

    title: str
    lines: list[str]


class Choice(NamedTuple):
    """A legal move: its number in the list, its notation, and what it means."""

    number: int
    move: int
    notation: str
    words: str


class TextObservation(NamedTuple):
    """What one seat sees at one moment."""

    game: str
    seat: int
    lang: str
    head: str
    table: list[Section]
    rules: list[str]
    happened: list[str]
    question: str
    help: list[str]
    """What the question means."""
    choices: list[Choice]
    """Empty if the seat has nothing to decide."""

    def text(self) -> str:
        """All of it, for reading."""
        blocks = [self.head]
        sections = [
            *self.table,
            Section(format_message("observe.rules", {}, self.lang), self.rules),
            Section(format_message("observe.happened", {}, self.lang), self.happened),
            Section(
                format_message("observe.question", {}, self.lang), [" ".join([self.question, *self.help])]
            ),
            Section(
                format_message("observe.moves", {}, self.lang),
                [f"{choice.number}. {choice.notation}: {choice.words}" for choice in self.choices],
            ),
        ]
        blocks += ["\n".join([f"## {title}", *lines]) for title, lines in sections if lines]
        return "\n\n".join(blocks) + "\n"

    def data(self) -> dict[str, object]:
        """All of it as plain data, for JSON."""
        return {
            "game": self.game,
            "seat": self.seat,
            "head": self.head,
            "table": {section.title: section.lines for section in self.table},
            "rules": self.rules,
            "happened": self.happened,
            "question": self.question,
            "help": self.help,
            "moves": [choice._asdict() for choice in self.choices],
        }


class Terms:
    """The names and rules of a game's components in one language."""

    def __init__(self, components: Components, lang: str) -> None:
        self._components = components
        self.lang = lang

    def name(self, kind: str, id_: str) -> str:
        return self._components[kind][id_].name.render(self.lang)

    def help(self, kind: str, id_: str) -> list[str]:
        return [text.render(self.lang) for text in self._components[kind][id_].help]

    def actions(self, kind: str, id_: str) -> str:
        """The printed actions of a component, each with its alternatives."""
        between = self.text("or")
        return "; ".join(
            between.join(self.help("action", each)[0].rstrip(".") for each in action)
            for action in self._components[kind][id_].actions
        )

    def figure(self, kind: str, id_: str, name: str) -> object:
        return self._components[kind][id_].figures.get(name)

    def ids(self, kind: str) -> list[str]:
        """All of a kind, in the catalogue's order."""
        return list(self._components[kind])

    def has(self, kind: str, id_: str) -> bool:
        return id_ in self._components.get(kind, {})

    def text(self, key: str, **args: object) -> str:
        return format_message(f"observe.{key}", args, self.lang)

    def names(self, kind: str, ids: Iterable[str]) -> str:
        """Several of a kind, equal ones counted: "Jersey ×2, Galloway"."""
        counts: dict[str, int] = {}
        for id_ in sorted(ids):
            counts[id_] = counts.get(id_, 0) + 1
        return self.counted(kind, counts)

    def counted(self, kind: str, counts: dict[str, int]) -> str:
        parts = [self.times(self.name(kind, id_), count) for id_, count in counts.items() if count]
        return ", ".join(parts) or self.text("empty")

    def times(self, name: str, count: int) -> str:
        """A name with a count; names have no plural."""
        return f"{name} ×{count}" if count > 1 else name


def observe(state: State, seat: int, lang: str = "en", events: Iterable[Event] = ()) -> TextObservation:
    """What a seat sees now. Events that it may not know of are left out."""
    from trailboss.presentation import catalogue, heading, question
    from trailboss.presentation.shown import presentation_of

    state.check_seat(seat)
    game = state.game
    presentation = presentation_of(game)
    terms = Terms(catalogue(game.name, state.config.options), lang)
    asked = str(state.view(seat).get("question", ""))
    deciding = not state.over and state.to_move == seat
    name = state.seat_name(seat, lang)
    head = "observe.head" if state.seats > 1 else "observe.head_alone"
    where = heading(state, lang)
    args = {"title": game.title(lang), "seats": state.seats, "name": name}
    if deciding or state.over:
        ask = question(state, lang)
    else:
        ask = format_message("observe.waiting", {"name": state.seat_name(state.to_move, lang)}, lang)
    return TextObservation(
        game=game.name,
        seat=seat,
        lang=lang,
        head=format_message(head, {**args, "heading": f"{where[:1].upper()}{where[1:]}."}, lang),
        table=presentation.sections(state, seat, terms),
        rules=presentation.rules_in_play(state, seat, terms),
        happened=[game.format_event(state, event, lang) for event in events if event.visible_to(seat)],
        question=ask,
        help=terms.help("question", asked) if deciding and terms.has("question", asked) else [],
        choices=[
            Choice(number, move, game.text(move), game.format_move(state, move, lang))
            for number, move in enumerate(state.legal_for(seat), 1)
        ],
    )


def tree(value: object, depth: int = 0) -> Iterator[str]:
    """Plain data as indented lines; lists of plain values stay on one line."""
    indent = "  " * depth
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in pairs:
        name = str(key).replace("_", " ")
        children = entry.values() if isinstance(entry, dict) else entry if isinstance(entry, list) else ()
        if (isinstance(entry, dict) and entry) or any(isinstance(child, dict | list) for child in children):
            yield f"{indent}{name}:"
            yield from tree(entry, depth + 1)
        elif isinstance(entry, list):
            yield f"{indent}{name}: {', '.join(map(str, entry)) or '-'}"
        else:
            yield f"{indent}{name}: {'-' if entry is None or entry == {} else entry}"
