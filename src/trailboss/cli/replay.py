"""`trailboss replay`: a recorded game, stepped through at a terminal or printed as text."""

import sys
from typing import Annotated

import typer

from trailboss.cli import inputs, language, screen
from trailboss.cli import words as _words  # noqa: F401  takes up the phrases
from trailboss.cli.story import Sight, Story
from trailboss.core.errors import TrailbossError
from trailboss.core.record import Record
from trailboss.core.words import say

MOST_MOVES = 1_000_000

NEXT = ("", "n", "next", "w", "weiter")
BACK = ("b", "back", "z", "zurück")
QUIT = ("q", "quit", "e", "ende")


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.replay.file")],
    text: Annotated[bool, typer.Option("--text", help="cli.replay.text")] = False,
    move: Annotated[
        int | None,
        typer.Option(
            "--move", metavar="N", parser=inputs.whole("--move", 0, MOST_MOVES), help="cli.replay.move"
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", parser=inputs.whole("--seat", 0, 99), help="cli.replay.seat"),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="cli.replay.all")] = False,
) -> None:
    """Prove the record, then show it."""
    if seat is not None and everything:
        raise TrailbossError("cli.replay.seat_and_all")
    sight = None if seat is None and not everything else Sight(seat, everything)
    story = Story(Record.loads(inputs.read_text(file)), sight, language.of(ctx))
    if move is not None and move > len(story.moves):
        raise TrailbossError("cli.replay.no_move", number=move, moves=len(story.moves))
    if not text and file != "-" and screen.at_terminal():
        step_through(story, move or 0)
    else:
        print_text(story, len(story.moves) if move is None else move)


def print_text(story: Story, moves: int) -> None:
    """The game up to a move; all of it ends with the count."""
    write(story.head())
    write([""])
    for number in range(1, moves + 1):
        write(story.move(number))
    if moves == len(story.moves):
        write(["", *story.ending()])


def step_through(story: Story, number: int) -> None:
    """Show one position after the other, as the user asks for them."""
    lang = story.lang
    write([*story.head(), "", say("cli.replay.keys", {}, lang)])
    show_step(story, number)
    while True:
        try:
            typed = input(say("cli.replay.prompt", {"number": number, "moves": len(story.moves)}, lang))
        except EOFError:
            write([""])
            return
        wanted = understood(typed, number)
        if typed.strip().lower() in QUIT:
            return
        if wanted is None:
            write([say("cli.replay.keys", {}, lang)])
        elif not 0 <= wanted <= len(story.moves):
            write([say("cli.replay.no_move", {"number": wanted, "moves": len(story.moves)}, lang)])
        else:
            number = wanted
            show_step(story, number)


def understood(typed: str, number: int) -> int | None:
    """The move that the user wants to see next; None if that is no answer."""
    word = typed.strip().lower()
    if word in NEXT:
        return number + 1
    if word in BACK:
        return number - 1
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else None


def show_step(story: Story, number: int) -> None:
    write(["", *(story.move(number) if number else [say("cli.replay.start", {}, story.lang)])])
    if number == len(story.moves):
        write(["", *story.ending()])


def write(lines: list[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
