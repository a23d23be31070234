"""`trailboss play`: sit down at the text table."""

from pathlib import Path
from typing import Annotated

import typer

from trailboss.cli import language, options, sources
from trailboss.cli.inputs import options_of
from trailboss.cli.table import saves, seats
from trailboss.cli.table.answers import normalized
from trailboss.cli.table.face import shown_games
from trailboss.cli.table.loop import Sitting
from trailboss.cli.table.room import Room, open_room
from trailboss.cli.table.session import Session
from trailboss.core.contract import HIGHEST_SEED, Game, games, registered
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message


def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="table.opt.game")] = "",
    file: Annotated[str, typer.Argument(metavar="FILE", help="table.opt.file")] = "",
    seat_list: Annotated[str | None, options.value("--seats me,heir,...", "table.opt.seats")] = None,
    colours: Annotated[str, options.value("--colours blue,red,...", "table.opt.colours")] = "",
    players: Annotated[int | None, options.number("--players N", 1, 99, "table.opt.players")] = None,
    seed: Annotated[int | None, options.number("--seed S", 0, HIGHEST_SEED, "table.opt.seed")] = None,
    option: Annotated[list[str] | None, options.value("--option NAME=VALUE", "table.opt.option")] = None,
    map_file: Annotated[str | None, options.value("--map FILE", "table.opt.map")] = None,
    sam_deck: options.SamDeck = None,
    plain: Annotated[bool, typer.Option("--plain", help="table.opt.plain")] = False,
    show_all: Annotated[bool, typer.Option("--show-all", help="table.opt.show_all")] = False,
    save: Annotated[str | None, options.value("--save FILE", "table.opt.save")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="table.opt.resume")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="table.opt.no_color")] = False,
    more_bots: sources.With = None,
) -> None:
    """Registered by `trailboss.cli.app`; help texts are keys of phrases."""
    lang = language.of(ctx)
    sources.loaded(more_bots)
    room = open_room(plain, no_color)
    chosen = Path(save).expanduser() if save else None
    if resume:
        given = {
            "--seats": seat_list,
            "--players": players,
            "--colours": colours,
            "--seed": seed,
            "--option": option,
            "--map": map_file,
            "--sam-deck": sam_deck,
        }
        Sitting(
            *resumed(game, file, chosen, [name for name, value in given.items() if value], room, lang)
        ).run()
        return
    if file:
        raise TrailbossError("table.file_without_resume", given=file)
    files = map_file or sam_deck
    nothing_given = not (
        game or seat_list or players or colours or option or files or save or seed is not None
    )
    if nothing_given and room.at_keyboard:
        found = choose(room, lang)
        if found is None:
            Sitting(*resumed("", "", None, [], room, lang)).run()
            return
        which, players = found
    else:
        which = registered(game) if game else shown_games()[0]
    options = options_of(which, option or [], {"map": map_file, "sam_deck": sam_deck})
    who = seats.read(
        which, seat_list, players, alone=sam_deck is not None or options.get("sam", "none") != "none"
    )
    chosen_colours = seats.read_colours(colours, len(who))
    session = Session(which.start(len(who), seed, **options), who, show_all, chosen_colours)
    Sitting(session, room, saves.new(which.name, chosen), lang).run()


def resumed(
    game: str, file: str, save: Path | None, others: list[str], room: Room, lang: str
) -> tuple[Session, Room, saves.Save, str, bool]:
    """The table of a saved game: the file named, or the last one."""
    if others:
        raise TrailbossError("table.resume_alone", options=others)
    known = [each.name for each in games()]
    named = file or (game if game and game not in known else "")
    path = Path(named).expanduser() if named else saves.last()
    if path is None:
        raise TrailbossError("table.nothing_to_resume")
    return saves.load(path), room, saves.new("", save) if save else saves.Save(path), lang, True


def choose(room: Room, lang: str) -> tuple[Game, int] | None:
    """Ask for the game and the number of players; None to continue the last game."""
    there_are = shown_games()
    which = there_are[0]
    go_on = ["r"] if saves.last() is not None else []
    if go_on:
        room.write([format_message("table.go_on_offer", {}, lang)])
    if len(there_are) > 1:
        names = [each.name for each in there_are]
        asked = format_message("table.which_game", {"games": names, "usual": names[0]}, lang)
        answer = _one_of(room, asked, names + go_on, names[0], lang)
        if answer == "r":
            return None
        which = there_are[names.index(answer)]
    counts = [str(count) for count in which.seats]
    variants = [str(count) for count in which.variant_seats]
    args: dict[str, object] = {"seats": counts, "variants": variants, "usual": seats.DEFAULT_PLAYERS}
    room.write([which.title(lang)])
    allowed = counts + variants + go_on
    asked = format_message("table.how_many" if variants else "table.how_many_plain", args, lang)
    answer = _one_of(room, asked, allowed, str(seats.DEFAULT_PLAYERS), lang)
    return None if answer == "r" else (which, int(answer))


def _one_of(room: Room, question: str, allowed: list[str], usual: str, lang: str) -> str:
    """Ask until the answer is one of these; Enter takes the usual one."""
    while True:
        typed = normalized(room.ask(f"{question} ")) or usual
        if typed in allowed:
            return typed
        room.write([format_message("table.choose_again", {"choices": allowed}, lang)])
