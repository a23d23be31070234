"""`trailboss games`: which games there are, for how many, with which options, and what is reconstructed."""

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from trailboss import bots, presentation
from trailboss.cli import language, options, screen
from trailboss.cli.maps import file_option
from trailboss.core.contract import Game, Option
from trailboss.core.contract import games as all_games
from trailboss.core.messages import format_message, has_message


def games(
    ctx: typer.Context,
    as_json: options.AsJson = False,
) -> None:
    """Print all games, for people or as JSON."""
    lang = language.of(ctx)
    if as_json:
        screen.print_json({"games": [described(game, lang) for game in all_games()]})
        return
    console = screen.console()
    for game in all_games():
        show(console, game, lang)


def described(game: Game, lang: str) -> dict[str, object]:
    """A game as plain data; the sentences in it are in the language."""
    return {
        "name": game.name,
        "title": game.title(lang),
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "variant_seats": list(game.variant_seats),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "places": [list(part) for part in option.parts],
                "distinct": option.distinct,
                "ruling": option.ruling,
                "about": about(game, option, lang),
            }
            for option in game.options
        ],
        "bots": bots.specs(game.name),
        "moves": game.move_count,
        "map": file_option(game) == "map",
        "file_option": file_option(game) or None,
        "variant": phrase(f"{game.name}.variant", lang),
        "reconstructed": phrase(f"{game.name}.reconstructed", lang),
    }


def show(console: Console, game: Game, lang: str) -> None:
    """A game for people."""
    console.print(f"{game.name}: {game.title(lang)}", style="bold")
    seats = format_message("cli.games.seats", {"seats": game.seats}, lang)
    if game.variant_seats:
        seats += " " + format_message("cli.games.variant", {"seats": game.variant_seats}, lang)
    lines = [
        seats,
        phrase(f"{game.name}.variant", lang) if game.variant_seats else "",
        phrase(f"{game.name}.reconstructed", lang),
        format_message(f"cli.games.{file_option(game)}", {"game": game.name}, lang)
        if file_option(game)
        else "",
        format_message("cli.games.bots", {"bots": bots.specs(game.name)}, lang),
    ]
    for line in filter(None, lines):
        console.print(Padding(line, (0, 0, 0, 2), expand=False))
    table = Table(box=box.SIMPLE, pad_edge=False)
    for column in ("option", "values", "about", "ruling"):
        table.add_column(format_message(f"cli.games.{column}", {}, lang), overflow="fold")
    for option in game.options:
        table.add_row(option.name, values(option, lang), about(game, option, lang), option.ruling)
    console.print(Padding(table, (0, 0, 0, 2), expand=False))


def about(game: Game, option: Option, lang: str) -> str:
    """What an option does."""
    return presentation.about(game, option).render(lang)


def values(option: Option, lang: str) -> str:
    """What an option can be, its default marked."""
    choices = (
        [*option.choices] if option.choices else [option.default, format_message("cli.games.text", {}, lang)]
    )
    if option.parts:
        choices.append(format_message("cli.games.own", {"example": option.example()}, lang))
    return ", ".join(
        format_message("cli.games.default", {"value": choice}, lang)
        if choice == option.default
        else str(choice)
        for choice in choices
    )


def phrase(key: str, lang: str) -> str:
    """A sentence that a game may have or not."""
    return format_message(key, {}, lang) if has_message(key) else ""
