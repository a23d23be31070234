"""A recorded game move by move, as one seat, a spectator or everybody may see it."""

from collections.abc import Mapping
from typing import NamedTuple

from trailboss.cli.inputs import printable
from trailboss.cli.table.face import Seen, face_of
from trailboss.cli.table.seats import ME
from trailboss.cli.table.session import Session
from trailboss.core import colours
from trailboss.core.contract import State
from trailboss.core.events import Event
from trailboss.core.messages import format_message, has_message
from trailboss.core.record import PLAYERS, Record
from trailboss.presentation import merged, opening

MAX_NAME_LENGTH = 40
"""A longer name is cut when it is shown."""


class Viewpoint(NamedTuple):
    """Who looks: a seat, a spectator (None), or somebody who may see everything."""

    seat: int | None
    everything: bool

    def hears(self, event: Event) -> bool:
        return self.everything or event.visible_to(self.seat)


class StoryMove(NamedTuple):
    """One move: who played it, in notation, and what happened then, in sentences."""

    seat: int
    notation: str
    sentences: list[str]


class Story:
    """A record, replayed to its end to check it; raises `BadRecord` if that fails."""

    def __init__(self, record: Record, viewpoint: Viewpoint | None, lang: str) -> None:
        self.record = record
        self.game = record.config.game
        self.face = face_of(self.game)
        """How the text table shows the game."""
        self.lang = lang
        self.last = record.replay()
        """The state after the last move."""
        self.viewpoint = viewpoint or Viewpoint(None, everything=self.last.over)
        """By default, what is public; everything if the game is over."""
        if self.viewpoint.seat is not None:
            self.last.check_seat(self.viewpoint.seat)
        self.names = seat_names(self.last, record.tags, lang)
        start = record.start()
        self.opening = [
            self._sentence(start, event) for event in opening(start) if self.viewpoint.hears(event)
        ]
        """What happened before the first move, in sentences."""
        self.moves = self._replayed(start)

    def _replayed(self, state: State) -> list[StoryMove]:
        found: list[StoryMove] = []
        for index, (seat, move) in enumerate(self.record.moves):
            state.events = []
            self.record.step(state, index)
            sentences = [
                self._sentence(state, event)
                for event in merged(state, state.events)
                if self.viewpoint.hears(event)
            ]
            found.append(StoryMove(seat, self.game.text(move), sentences))
        return found

    def _sentence(self, state: State, event: Event) -> str:
        """An event as a sentence. With everything visible, it says who alone would see it."""
        sentence = self.game.format_event(state, event, self.lang, self.names)
        if not self.viewpoint.everything or event.visible_to(None):
            return sentence
        names = [name for seat, name in enumerate(self.names) if event.visible_to(seat)]
        return self._text("cli.replay.private", {"names": names, "sentence": sentence})

    def head(self) -> list[str]:
        """What was played, by whom, and from whose view it is shown. The seed would reveal everything."""
        config = self.record.config
        title: dict[str, object] = {"title": self.game.title(self.lang), "seats": config.seats}
        lines = [self._text("cli.replay.title" if config.seats > 1 else "cli.replay.title.1", title)]
        lines.append(self._text("cli.replay.seats", {"names": self.names}))
        chosen = config.chosen()
        if chosen:
            pairs = [f"{name} = {_short(value)}" for name, value in chosen.items()]
            lines.append(self._text("cli.replay.options", {"options": pairs}))
        label = f"{self.game.name}.reconstructed"
        if len(self.names) > config.seats and has_message(label):
            lines.append(self._text(label, {}))  # the rules of an opponent without a seat
        if self.viewpoint.everything and config.seed is not None:
            lines.append(self._text("cli.replay.seed", {"seed": config.seed}))
        if self.viewpoint.everything:
            lines.append(self._text("cli.replay.sees_all", {}))
        elif self.viewpoint.seat is None:
            lines.append(self._text("cli.replay.sees_public", {}))
        else:
            lines.append(self._text("cli.replay.sees_seat", {"seat": self.names[self.viewpoint.seat]}))
        return lines

    def move(self, number: int) -> list[str]:
        """Move `number`, counted from 1, with what happened; 0 is the start of the game."""
        if number == 0:
            return [self._text("cli.replay.start", {}), *(f"   {each}" for each in self.opening)]
        move = self.moves[number - 1]
        return [
            f"{number}. {self.names[move.seat]}: {move.notation}",
            *(f"   {each}" for each in move.sentences),
        ]

    def seen(self, number: int) -> Seen:
        """The table after a move, as this viewer sees it."""
        state = self.record.replay(number)
        table = Session(
            state, [ME] * state.seats, self.viewpoint.everything, colours.from_tags(self.record.tags)
        )
        return table.seen(self.viewpoint.seat, self.lang)

    def ending(self) -> list[str]:
        """The result, or who is to move; and whether the record has a digest of its end."""
        state = self.last
        lines: list[str] = []
        if state.over:
            for seat in sorted(range(len(state.scores())), key=lambda seat: state.scores()[seat].place):
                lines.append(self._count(state, seat))
            winners = [self.names[seat] for seat in state.winners()]
            key = "cli.replay.winner" if len(winners) == 1 else "cli.replay.winners"
            lines.append(self._text(key, {"names": winners}))
        else:
            lines.append(self._text("cli.replay.not_over", {"seat": self.names[state.to_move]}))
        lines.append(self._text("cli.replay.proven" if self.record.end else "cli.replay.no_end", {}))
        return lines

    def _count(self, state: State, seat: int) -> str:
        score = state.scores()[seat]
        parts = [f"{self.game.category(part, self.lang)} {points}" for part, points in score.parts.items()]
        args: dict[str, object] = {
            "place": score.place,
            "seat": self.names[seat],
            "total": score.total,
            "parts": parts,
        }
        return self._text("cli.replay.count", args)

    def _text(self, key: str, args: dict[str, object]) -> str:
        return format_message(key, args, self.lang)


def seat_names(state: State, tags: Mapping[str, str], lang: str) -> list[str]:
    """The name of each seat: its colour, and in brackets its player if the record names all of them.

    Opponents without a seat follow.
    """
    seats = state.seats
    seat_colours = colours.from_tags(tags)
    named = [colours.seat_name(state, seat_colours, seat, lang) for seat in range(len(state.scores()))]
    players = [
        printable(" ".join(name.split())[:MAX_NAME_LENGTH]) for name in tags.get(PLAYERS, "").split(",")
    ]
    if len(players) != seats or not all(players):
        return named
    return [f"{colour} ({player})" for colour, player in zip(named, players, strict=False)] + named[seats:]


def _short(value: object) -> str:
    """An option's value; a whole map is cut to its first words."""
    text = " ".join(str(value).split())
    return text if len(text) <= 40 else f"{text[:39]}…"
