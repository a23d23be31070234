"""The tables of an arena for people."""

from rich import box
from rich.console import Console
from rich.table import Table

import trailboss
from trailboss.cli import sources
from trailboss.cli.commands.sim import percent, share
from trailboss.cli.lab.arena_charts import turn_names
from trailboss.core.messages import decimal, format_message
from trailboss.lab.arena.arena import Standings
from trailboss.lab.arena.plan import balanced
from trailboss.lab.arena.tally import Line, Share


def show(console: Console, standings: Standings, lang: str) -> None:
    """Print all results."""
    plan = standings.plan
    head: dict[str, object] = {
        "title": trailboss.game(plan.game).title(lang),
        "games": standings.games,
        "deals": len(standings.deals),
        "seats": plan.seats,
        "seed": plan.seed,
    }
    console.print(format_message("cli.arena.head", head, lang))
    if standings.named:
        console.print(format_message(f"{plan.game}.reconstructed", {}, lang))
    _print(console, "ratings", ratings(standings, lang), lang)
    if len(standings.bots) > 1:
        _print(console, "head_to_head", head_to_head(standings, lang), lang)
    _print(console, "by_turn", turns(standings, lang), lang)
    if plan.seats > 1:
        fair = percent(1 / standings.around, lang)
        args: dict[str, object] = {"share": share(standings.turns[0].won(), lang), "fair": fair}
        console.print(format_message("cli.arena.first", args, lang))
    _print(console, "by_part", categories(standings, lang), lang)
    _print(console, "thinking", thinking(standings, lang), lang)
    console.print()
    for line in standings.bots.values():
        for remark in sources.remarks(line, lang):
            console.print(remark)
    anchor = standings.ratings.anchor
    legend: dict[str, object] = {"anchor": anchor, "fair": percent(1 / standings.around, lang)}
    console.print(format_message("cli.arena.legend", legend, lang))
    more = balanced(plan, standings.games)
    if more != standings.games:
        console.print(format_message("cli.arena.uneven", {"games": standings.games, "more": more}, lang))


def ratings(standings: Standings, lang: str) -> Table:
    """A line for each bot, the strongest first: its rating, wins and points."""
    made = _figures(("elo", "elo_range", "surer", "won", "points", "place"), lang)
    names = standings.ranked()
    for number, name in enumerate(names):
        line = standings.bots[name]
        cells = ["", "", ""]
        if name in standings.ratings.bots:
            rating = standings.ratings.bots[name]
            cells[0] = decimal(rating.elo, 0, lang, plus=True)
            low, high = (decimal(end, 0, lang, plus=True) for end in (rating.low, rating.high))
            cells[1] = f"{low} – {high}"
            following = names[number + 1] if number + 1 < len(names) else ""
            if (name, following) in standings.ratings.gaps:
                cells[2] = percent(standings.ratings.gaps[name, following].stronger, lang)
        won = f"{percent(line.won().rate, lang)} ({_range(line.won(), lang)})"
        points = _mean(line.points(), line.points_error(), lang)
        made.add_row(name, *cells, won, points, decimal(line.place(), 2, lang))
    return made


def thinking(standings: Standings, lang: str) -> Table:
    """A line for each bot: decisions per game, and thinking time."""
    made = _figures(("decisions", "move", "longest"), lang)
    for name in standings.ranked():
        line = standings.bots[name]
        if line.decisions:
            made.add_row(
                name,
                decimal(line.decisions / line.games, 0, lang),
                milliseconds(line.decision_ms(), lang),
                milliseconds(1000 * line.longest, lang),
            )
    return made


def _figures(columns: tuple[str, ...], lang: str) -> Table:
    made = _table()
    made.add_column(format_message("cli.arena.col.bot", {}, lang), overflow="fold")
    for name in columns:
        made.add_column(format_message(f"cli.arena.col.{name}", {}, lang), justify="right", no_wrap=True)
    return made


def head_to_head(standings: Standings, lang: str) -> Table:
    """Who beats whom, with the error bar in the second line of a cell."""
    made = _table()
    made.add_column("", overflow="fold")
    names = standings.ranked()
    for name in names:
        made.add_column(name, justify="right", overflow="fold")
    for one in names:
        cells = []
        for other in names:
            duel = standings.duels.get((one, other))
            cells.append(_cell(duel.share(), duel.games, lang) if duel is not None else "·")
        made.add_row(one, *cells)
    return made


def turns(standings: Standings, lang: str) -> Table:
    """Games won by turn order, then by seat."""
    made = _table()
    made.add_column(format_message("cli.arena.col.turn", {}, lang), overflow="fold")
    names = [name for name in standings.ranked() if name in standings.bot_turns]
    every: list[tuple[str, list[Line]]] = [
        (format_message("cli.arena.col.all", {}, lang), [*standings.turns, *standings.seats])
    ]
    every += [(name, [*standings.bot_turns[name], *standings.bot_seats[name]]) for name in names]
    for title, _ in every:
        made.add_column(title, justify="right", overflow="fold")
    for row, name in enumerate(turn_names(standings, lang)):
        cells = [_cell(lines[row].won(), lines[row].games, lang) for _, lines in every]
        made.add_row(name, *cells, end_section=row == standings.plan.seats - 1)
    return made


def categories(standings: Standings, lang: str) -> Table:
    """Mean points by category."""
    made = _table()
    made.add_column("", overflow="fold")
    game = trailboss.game(standings.plan.game)
    lines = [standings.bots[name] for name in standings.ranked()]
    for line in lines:
        made.add_column(line.name, justify="right", overflow="fold")
    parts = standings.parts()
    for part in parts:
        cells = [_mean(line.part(part), line.part_error(part), lang) for line in lines]
        made.add_row(game.category(part, lang), *cells, end_section=part == parts[-1])
    total = format_message("cli.arena.chart.total", {}, lang)
    made.add_row(total, *(_mean(line.points(), line.points_error(), lang) for line in lines))
    return made


def _print(console: Console, title: str, made: Table, lang: str) -> None:
    console.print()
    console.print(format_message(f"cli.arena.{title}", {}, lang), style="bold")
    console.print(made)


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)


def _mean(value: float, error: float, lang: str) -> str:
    return f"{decimal(value, 1, lang)} ±{decimal(error, 1, lang)}"


def _cell(won: Share, games: int, lang: str) -> str:
    return f"{percent(won.rate, lang)}\n{_range(won, lang)}" if games else "–"


def _range(won: Share, lang: str) -> str:
    return f"{decimal(100 * won.low, 0, lang)}–{decimal(100 * won.high, 0, lang)}"


def milliseconds(value: float, lang: str) -> str:
    """A time in milliseconds, or in seconds if it is long."""
    if value >= 1000:
        return f"{decimal(value / 1000, 2, lang)} s"
    return f"{decimal(value, 2 if value < 10 else 0, lang)} ms"
