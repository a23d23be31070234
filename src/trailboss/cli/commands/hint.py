"""`trailboss hint`: the best moves in a position or at the end of a record, and why."""

from typing import Annotated

import typer

from trailboss import coach
from trailboss.cli import inputs, language, options, screen
from trailboss.coach.hints import FULL
from trailboss.core.contract import HIGHEST_SEED, State
from trailboss.core.errors import TrailbossError
from trailboss.core.record import Position, Record

MAX_MOVES = 1_000_000


def hint(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.hint.file")],
    move: Annotated[int | None, options.number("--move N", 0, MAX_MOVES, "cli.hint.move")] = None,
    budget: Annotated[str, options.value("--budget TIME", "cli.hint.budget")] = FULL,
    seed: Annotated[int, options.number("--seed S", 0, HIGHEST_SEED, "cli.hint.seed")] = 0,
    as_json: options.AsJson = False,
) -> None:
    """Ask the coach for the seat to move."""
    lang = language.of(ctx)
    state = position(inputs.read_record(file), move)
    if state.over:
        raise TrailbossError("cli.hint.over")
    data = coach.hint_data(coach.hint(state, state.to_move, budget, seed), lang)
    if as_json:
        screen.print_json(data)
        return
    console = screen.console()
    for line in (data["words"]["move"], *data["words"]["comparison"]):
        console.print(line, markup=False)


def position(text: str, move: int | None) -> State:
    """The state that a text holds: a position, or a record played up to a move."""
    if text.lstrip().startswith('[Trailboss "position'):
        return Position.loads(text).state()
    return Record.loads(text).replay(move)
