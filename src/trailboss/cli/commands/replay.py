"""`trailboss replay`: a recorded game, stepped through at a terminal or printed as text."""

import sys
from typing import Annotated

import typer

from trailboss.cli import inputs, language, options, screen
from trailboss.cli.story import Story, Viewpoint
from trailboss.cli.table.layout import Page, compose
from trailboss.cli.table.room import Room, open_room
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message
from trailboss.core.record import Record

MAX_MOVES = 1_000_000

NEXT = ("", "n", "next", "w", "weiter")
BACK = ("b", "back", "z", "zurück")
QUIT = ("q", "quit", "e", "ende")

BEFORE = 4
"""How many moves before the one shown are printed as well, if there is room."""


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.replay.file")],
    text: Annotated[bool, typer.Option("--text", help="cli.replay.text")] = False,
    move: Annotated[int | None, options.number("--move N", 0, MAX_MOVES, "cli.replay.move")] = None,
    seat: Annotated[int | None, options.number("--seat S", 0, 99, "cli.replay.seat")] = None,
    everything: Annotated[bool, typer.Option("--all", help="cli.replay.all")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli.replay.plain")] = False,
) -> None:
    """Replay the record to check it, then show it."""
    if seat is not None and everything:
        raise TrailbossError("cli.replay.seat_and_all")
    viewpoint = None if seat is None and not everything else Viewpoint(seat, everything)
    story = Story(Record.loads(inputs.read_record(file)), viewpoint, language.of(ctx))
    if move is not None and move > len(story.moves):
        raise TrailbossError("core.no_move_number", number=move, moves=len(story.moves))
    if not text and file != "-" and screen.at_terminal():
        step_through(story, move or 0, plain)
    else:
        print_text(story, len(story.moves) if move is None else move)


def print_text(story: Story, moves: int) -> None:
    """Print the game up to a move; a complete game with its score."""
    write([*story.head(), ""])
    for number in range(moves + 1):
        write(story.move(number))
    if moves == len(story.moves):
        write(["", *story.ending()])


def write(lines: list[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))


# -------------------------------------------------------------------- step by step


def step_through(story: Story, number: int, plain: bool) -> None:
    """Show one position after the other, as the user asks for them."""
    room = open_room(plain, no_color=False)
    lang, last = story.lang, len(story.moves)
    if not room.drawn:
        room.write([*story.head(), "", format_message("cli.replay.keys", {}, lang)])
    show_step(room, story, number)
    while True:
        try:
            typed = room.ask(
                format_message("cli.replay.prompt", {"number": number, "moves": last}, lang)
            ).lower()
        except EOFError:
            room.write([""])
            return
        if typed in QUIT:
            return
        wanted = understood(typed, number)
        if wanted is None:
            room.write([format_message("cli.replay.keys", {}, lang)])
        elif not 0 <= wanted <= last:
            room.write([format_message("core.no_move_number", {"number": wanted, "moves": last}, lang)])
        else:
            number = wanted
            show_step(room, story, number)


def understood(typed: str, number: int) -> int | None:
    """The move that the user wants to see next; None if the input isn't valid."""
    if typed in NEXT:
        return number + 1
    if typed in BACK:
        return number - 1
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 10 else None


def show_step(room: Room, story: Story, number: int) -> None:
    """Show a move and its events, with the table drawn or as plain lines."""
    ending = story.ending() if number == len(story.moves) else []
    if not room.drawn:
        room.write(["", *story.move(number), *ending])
        return
    args: dict[str, object] = {
        "title": story.game.title(story.lang),
        "number": number,
        "moves": len(story.moves),
        "names": story.names,
    }
    page = Page(
        heading=format_message("cli.replay.heading", args, story.lang),
        log=[paragraph(story.move(each)) for each in range(max(0, number - BEFORE), number + 1)] + ending,
        question=format_message("cli.replay.keys", {}, story.lang),
        answers=[],
    )
    room.show(compose(story.face, story.seen(number), page, room.screen))


def paragraph(lines: list[str]) -> str:
    """A move and its events as one paragraph."""
    return " – ".join([lines[0], " ".join(line.strip() for line in lines[1:])]).removesuffix(" – ")
