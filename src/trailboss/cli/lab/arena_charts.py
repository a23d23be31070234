"""The charts of an arena: ratings, games won by turn and seat, points by category."""

import trailboss
from trailboss.core.messages import ENGLISH, decimal, format_message
from trailboss.lab.arena.arena import Standings
from trailboss.lab.arena.ratings import Rating
from trailboss.lab.arena.tally import Line
from trailboss.lab.drawing import Axis, Mark, Series, bars, points


def drawn(standings: Standings, lang: str) -> dict[str, str]:
    """The charts as SVG, by file name."""
    return {
        "ratings.svg": ratings(standings, lang),
        "turns.svg": turns(standings, lang),
        "categories.svg": categories(standings, lang),
    }


def _title(key: str, standings: Standings, lang: str) -> str:
    plan = standings.plan
    title = trailboss.game(plan.game).title(lang)
    args: dict[str, object] = {"title": title, "seats": plan.seats, "games": standings.games}
    return format_message(f"cli.arena.chart.{key}", args, lang)


def ratings(standings: Standings, lang: str) -> str:
    found = standings.ratings
    names = list(found.bots)
    axis = Axis(format_message("cli.arena.chart.elo", {"anchor": found.anchor}, lang), lang=lang)
    return points(
        _title("ratings", standings, lang),
        names,
        [Series("", [Mark(*found.bots[name]) for name in names])],
        axis=axis,
        reference=0.0,
        notes=[_elo(found.bots[name]) for name in names],
    )


def _elo(rating: Rating) -> str:
    elo, low, high = (decimal(value, 0, ENGLISH) for value in rating)
    return f"{elo} ({low} – {high})"


def turn_names(standings: Standings, lang: str) -> list[str]:
    """The labels of the lines: the turns of a round, then the seats."""
    game = trailboss.game(standings.plan.game)
    count = standings.plan.seats
    names = [format_message("cli.arena.begins_turn", {}, lang)]
    names += [format_message("cli.arena.turn", {"number": turn + 1}, lang) for turn in range(1, count)]
    for seat in range(count):
        args: dict[str, object] = {"number": seat, "name": game.seat_name(seat, lang)}
        names.append(format_message("cli.arena.seat", args, lang))
    return names


def turns(standings: Standings, lang: str) -> str:
    names = [name for name in standings.ranked() if name in standings.bot_turns]
    lines = {name: [*standings.bot_turns[name], *standings.bot_seats[name]] for name in names}
    series = [Series(name, [_won(line) for line in lines[name]]) for name in names]
    if len(names) > 1:
        every = [*standings.turns, *standings.seats]
        series.append(Series(format_message("cli.arena.col.all", {}, lang), [_won(line) for line in every]))
    return points(
        _title("turns", standings, lang),
        turn_names(standings, lang),
        series,
        axis=Axis(
            format_message("cli.arena.chart.won", {}, lang),
            percent=True,
            lang=lang,
            low=0.0,
            high=1.0,
        ),
        reference=1 / standings.around,
    )


def _won(line: Line) -> Mark | None:
    return Mark(*line.won()) if line.games else None


def categories(standings: Standings, lang: str) -> str:
    game = trailboss.game(standings.plan.game)
    names = standings.ranked()
    parts = standings.parts()
    labels = [game.category(part, lang) for part in parts] + [
        format_message("cli.arena.chart.total", {}, lang)
    ]
    series: list[Series] = []
    for name in names:
        line = standings.bots[name]
        marks: list[Mark | None] = []
        for value, error in (
            *((line.part(part), line.part_error(part)) for part in parts),
            (line.points(), line.points_error()),
        ):
            marks.append(Mark(value, value - error, value + error) if line.games else None)
        series.append(Series(name, marks))
    axis = Axis(format_message("cli.arena.chart.points", {}, lang), lang=lang, digits=1)
    return bars(_title("parts", standings, lang), labels, series, axis=axis)
