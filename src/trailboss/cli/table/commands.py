"""What can be typed at the prompt: an answer to the question, or one of these commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from trailboss.cli.errors import file_error
from trailboss.cli.table.answers import key_for, normalized
from trailboss.cli.table.face import AnytimeMove
from trailboss.cli.table.saves import Save
from trailboss.coach import sentences
from trailboss.core.errors import BadMove, CannotUndo, Reason
from trailboss.core.messages import LANGUAGES, known_language
from trailboss.presentation.text_observation import observe

if TYPE_CHECKING:
    from trailboss.cli.table.loop import Sitting


NUDGE: Final = ("nudge", "wink")
EVERYTHING: Final = ("all", "alles")
"""Words for a whole hint; without a word, `hint` shows the move."""
ALL_TURNS: Final = 10_000


class Leave(Exception):
    """The person leaves the table; the game is saved."""


class Command(NamedTuple):
    """A command: its names, the first of each language first, what follows it, and what it does.

    Returns whether the table has to be shown again.
    """

    names: tuple[str, ...]
    takes: str
    """The key of the phrase for what follows it, empty if nothing does."""
    help: str
    do: Callable[[Sitting, str], bool]


def execute(sitting: Sitting, typed: str) -> bool:
    """Carry out an input line; True if the position changed or the table has to be shown again.

    Input that isn't understood gets a one-sentence answer.
    """
    text = normalized(typed)
    if not text:
        return True
    first, _, rest = text.partition(" ")
    for command in COMMANDS:
        if first in command.names:
            # a file's name keeps its capital letters
            return command.do(
                sitting, typed.strip()[len(first) :].strip() if command.names[0] == "save" else rest
            )
    face, state = sitting.session.face, sitting.session.state
    for look in face.shown_looks(state):
        if first in look.names:
            sitting.room.write(face.look(sitting.seen(), look.names[0], rest))
            return False
    for anytime in face.anytime_moves(state):
        if first in anytime.names:
            return _play_anytime(sitting, anytime, rest)
    return _answer(sitting, text)


def _answer(sitting: Sitting, text: str) -> bool:
    """Play the move that a text means, or say why not."""
    seat = sitting.session.state.to_move
    if sitting.session.state.over:
        sitting.show("table.not_understood", text=text[:40])
        return False
    move = parse_move(sitting, text)
    if move is None:
        sitting.show("table.not_understood", text=text[:40])
        return False
    return _play(sitting, move, seat)


def _play_anytime(sitting: Sitting, anytime: AnytimeMove, text: str) -> bool:
    """A move that needs no question, for the person at the keyboard or for another one who is named."""
    session = sitting.session
    seat = _seat_called(sitting, text) if text else session.state.to_move
    if seat is None:
        sitting.show("table.anytime_usage", command=anytime.names[sitting.lang == "de"])
        return False
    if not session.is_person(seat):
        sitting.show("table.as_bot", seat=session.seat_name(seat, sitting.lang))
        return False
    return _play(sitting, anytime.move, seat)


def _seat_called(sitting: Sitting, name: str) -> int | None:
    """The seat with that name in either language."""
    session = sitting.session
    for seat in range(session.state.seats):
        if name and any(session.seat_name(seat, lang).casefold() == name for lang in LANGUAGES):
            return seat
    return None


def _play(sitting: Sitting, move: int, seat: int) -> bool:
    reason = sitting.session.state.why_not(move, seat)
    if reason is not None:
        _refuse(sitting, reason)
        return False
    sitting.play(move, seat)
    return True


def parse_move(sitting: Sitting, text: str) -> int | None:
    """The move that a text means at this question: a key of the list, a whole answer, the game's own way, or
    notation."""
    session = sitting.session
    for answer in sitting.answers():
        if text in answer.moves:
            return answer.moves[text]
    for answer in sitting.answers():
        if len(answer.moves) == 1 and text.rstrip(".") == normalized(answer.text).rstrip("."):
            return next(iter(answer.moves.values()))
    found = session.face.read(sitting.seen(), text)
    if found is not None:
        return found
    try:
        return session.game.move(text)
    except BadMove:
        return None


def _refuse(sitting: Sitting, reason: Reason) -> None:
    sitting.show("table.refused", why=reason.render(sitting.lang), ruling=reason.ruling)


# -------------------------------------------------------------------- the commands


def _why(sitting: Sitting, text: str) -> bool:
    session = sitting.session
    text = text.removeprefix("not ").removeprefix("nicht ")
    move = parse_move(sitting, text) if text else None
    if not text:
        sitting.show("table.why_usage", example=_example(sitting))
    elif move is None:
        sitting.show("table.not_understood", text=text[:40])
    else:
        reason = session.state.why_not(move)
        if reason is None:
            sentence = session.game.format_move(session.state, move, sitting.lang, sitting.seen().names())
            sitting.show("table.why_legal", text=sentence)
        else:
            _refuse(sitting, reason)
    return False


def _example(sitting: Sitting) -> str:
    """Some move of the game, as notation; it need not be legal."""
    game = sitting.session.game
    return game.text(min(7, game.move_count - 1))


def _undo(sitting: Sitting, text: str) -> bool:
    try:
        sitting.take_back()
    except CannotUndo as error:
        sitting.room.write([error.render(sitting.lang)])
        return False
    return True


def _hint(sitting: Sitting, text: str) -> bool:
    session = sitting.session
    if session.state.over:
        sitting.show("core.over")
        return False
    refusal = session.state.hint_refusal()
    if refusal is not None:
        sitting.room.write([refusal.render(sitting.lang)])
        return False
    if text and text not in NUDGE + EVERYTHING:  # a typo must not reveal the move
        sitting.show("table.hint_which")
        return False
    advice = session.hint()
    levels = sentences.levels(advice, sitting.lang)
    if text in NUDGE:
        sitting.room.write([levels.nudge])
        return False
    move = advice.candidates[0].move
    key = key_for(sitting.answers(), move) or session.game.text(move)  # a move at any time is not listed
    sitting.show("table.hint", text=levels.move, typed=key)
    if text in EVERYTHING:
        sitting.room.write(levels.comparison)
    return False


def _log(sitting: Sitting, text: str) -> bool:
    last = max(int(text[:4]), 1) if text.isascii() and text.isdigit() else ALL_TURNS
    turns = sitting.session.turns(sitting.seat, sitting.lang, last)
    paragraphs = [" ".join(turn) for turn in turns if turn]
    if paragraphs:
        sitting.room.write(paragraphs)
    else:
        sitting.show("table.log_empty")
    return False


def _map(sitting: Sitting, text: str) -> bool:
    """The board as large as the window; as text in plain mode."""
    face, seen = sitting.session.face, sitting.seen()
    screen = sitting.room.screen
    board = face.board(seen, screen.columns, screen.rows - 2, screen.colours) if sitting.room.drawn else []
    if board:
        sitting.room.print(board)
    else:
        sitting.room.write(face.look(seen, face.looks[0].names[0], ""))
    return False


def _as(sitting: Sitting, text: str) -> bool:
    """An out-of-turn move."""
    session = sitting.session
    name, _, rest = text.partition(" ")
    seat = _seat_called(sitting, name)
    move = parse_move(sitting, rest) if rest else None
    if seat is None or move is None:
        sitting.show("table.as_usage", example=_example(sitting))
        return False
    if not session.is_person(seat):
        sitting.show("table.as_bot", seat=session.seat_name(seat, sitting.lang))
        return False
    return _play(sitting, move, seat)


def _lang(sitting: Sitting, text: str) -> bool:
    given = {"deutsch": "de", "german": "de", "englisch": "en", "english": "en"}.get(text, text)
    if not known_language(given):
        sitting.show("table.lang_usage")
        return False
    sitting.lang = given
    if not sitting.room.drawn:
        sitting.show("table.lang_done")
    return True


def _save(sitting: Sitting, text: str) -> bool:
    if not text:
        sitting.show("table.saved")
        sitting.room.print_command(sitting.resume_command())
        return False
    path = Path(text).expanduser()
    if path.exists():
        sitting.show("table.save_is_there", file=text)
        return False
    try:
        Save(path).write(sitting.session)
    except OSError as error:
        sitting.room.write([file_error(error, sitting.lang)])
    else:
        sitting.show("table.copied", file=text)
    return False


def _help(sitting: Sitting, text: str) -> bool:
    """All commands, with their names in the language of the table."""
    german = sitting.lang == "de"
    example = _example(sitting)
    rows = [("1 2 3 ...", sitting.phrase("table.help_answer")), ("Enter", sitting.phrase("table.help_enter"))]
    face, state = sitting.session.face, sitting.session.state
    for names, purpose in [(anytime.names, anytime.help) for anytime in face.anytime_moves(state)] + [
        (look.names, look.help) for look in face.shown_looks(state)
    ]:
        rows.append((names[1 if german else 0], sitting.phrase(purpose)))
    for command in COMMANDS:
        if command.do is _as and len(sitting.session.people) < 2:
            continue
        name = command.names[1 if german and len(command.names) > 1 else 0]
        takes = sitting.phrase(command.takes) if command.takes else ""
        rows.append((f"{name} {takes}".strip(), sitting.phrase(command.help, example=example)))
    if sitting.room.drawn:
        wide = max(len(name) for name, _ in rows) + 2
        sitting.room.write([f"{name:{wide}}{what}" for name, what in rows], indent=wide)
    else:
        sitting.room.write([f"{name}: {what}." for name, what in rows])
    if sitting.session.show_all:
        sitting.show("table.help_practice")
    sitting.room.write(face.notes(sitting.seen()))
    return False


def _observe(sitting: Sitting, text: str) -> bool:
    """The text observation of the person at the keyboard, without the moves: the table lists them with its
    own keys."""
    session = sitting.session
    seat = session.state.to_move if sitting.seat is None else sitting.seat
    seen = observe(session.state, seat, sitting.lang, session.since_decision(seat))
    sitting.room.write(seen._replace(choices=[]).text().splitlines())
    return False


def _quit(sitting: Sitting, text: str) -> bool:
    raise Leave


COMMANDS: Final = (
    Command(("map", "karte"), "", "table.help_map", _map),
    Command(("observe", "lage"), "", "table.help_observe", _observe),
    Command(("why", "warum", "why-not", "whynot"), "table.move", "table.help_why", _why),
    Command(("hint", "tipp"), "table.hint_level", "table.help_hint", _hint),
    Command(("undo", "zurück", "zurueck"), "", "table.help_undo", _undo),
    Command(("log", "log", "protokoll"), "", "table.help_log", _log),
    Command(("as", "als"), "", "table.help_as", _as),
    Command(("lang", "sprache", "language"), "table.lang", "table.help_lang", _lang),
    Command(("save", "speichern"), "table.file", "table.help_save", _save),
    Command(("help", "hilfe", "?", "h"), "", "table.help_help", _help),
    Command(("quit", "ende", "q", "exit", "aufhören", "aufhoeren", "bye"), "", "table.help_quit", _quit),
)
