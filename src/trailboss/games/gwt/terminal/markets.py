"""Job market, foresight, cattle market and objective display of Great Western Trail, as lines of a width."""

from rich.text import Text

from trailboss.cli.table.face import Block, Colours, Seen
from trailboss.cli.table.lines import cut, line, side_by_side
from trailboss.games.gwt.components import objectives
from trailboss.games.gwt.components.cattle import FACE_IDS, FACE_VALUE, SIMMENTAL, SIMMENTAL_STAGES
from trailboss.games.gwt.components.job_market import ROW_CATTLE_ARROW, ROWS
from trailboss.games.gwt.components.player_board import WORKER_IDS
from trailboss.games.gwt.components.tiles import BOARD_TILES, HAZARD_SECTION, TILE_IDS
from trailboss.games.gwt.components.trail import SECTION_IDS
from trailboss.games.gwt.rules.moves import BUILD_NUMBER, CHOOSE_TILE, GAIN_CARD, GAIN_TOP, HIRE_FROM
from trailboss.games.gwt.terminal import terms
from trailboss.games.gwt.terminal.terms import (
    choices,
    counted,
    cow,
    face_of_id,
    hands,
    palette,
    phrase,
    price_list,
    view_of,
)

HALF: int = ROWS // 2
GAP = 1


def jobs(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """The rows of the job market, with the foresight spaces beside them where there is room."""
    view = view_of(seen)
    keys = choices(seen)
    hiring = any(HIRE_FROM <= move < BUILD_NUMBER for move in keys)
    wide = 4 if hiring else 2
    head = " " * 7 + "".join(f"{phrase(seen, f'worker.{kind}'):>{wide}}" for kind in WORKER_IDS)
    rows: list[Text] = []
    for row, job in enumerate(view["jobs"]):
        here = line((f"{row + 1:2} ", terms.DIM), f"${job['cost']:<2} ")
        for kind, worker in enumerate(WORKER_IDS):
            count = job["workers"][worker]
            key = keys.get(HIRE_FROM + ROWS * kind + row)
            shown = f"{key}›{count}" if key else str(count) if count else "·"
            here.append(" " * (wide - len(shown)))
            here.append(shown, palette(colours).legal if key else "" if count else terms.DIM)
        here.append(
            terms.HERE if row == view["job_row"] else "»" if ROW_CATTLE_ARROW[row] else " ", terms.LOUD
        )
        rows.append(here)
    halves = [[line((head, terms.DIM)), *rows[:HALF]], [line((head, terms.DIM)), *rows[HALF:]]]
    lines = side_by_side(halves[0], halves[1], max(each.cell_len for each in halves[0]), 1)
    ahead = foresight(seen, colours)
    used = max(each.cell_len for each in lines)
    if used + GAP + max(each.cell_len for each in ahead) <= width:
        lines = side_by_side(lines, ahead, used, GAP)
    elif not hiring:
        lines += ahead
    return Block(phrase(seen, "jobs"), [cut(each, width) for each in lines], rank)


def foresight(seen: Seen, colours: Colours) -> list[Text]:
    """Three columns of two tiles, written as rows, and how many tiles are left for each."""
    view = view_of(seen)
    keys = choices(seen)
    active = view["question_args"].get("column", -1)
    left = "/".join(str(count) for count in view["supply"])
    rows = [line((phrase(seen, "foresight"), terms.DIM))]
    for column, tiles in enumerate(view["foresight"]):
        here = line((f"{column + 1} ", terms.DIM))
        for space, tile in enumerate(tiles):
            key = keys.get(CHOOSE_TILE + space) if column == active else None
            if key:
                here.append(f"{key}›", palette(colours).legal)
            here.append(tile_sign(seen, tile) if space else f"{tile_sign(seen, tile):3} ")
        rows.append(here)
    return [*rows, line(("+ " + left, terms.DIM))]


def tile_sign(seen: Seen, tile: str | None) -> str:
    """A tile of the supply in at most four signs: a hazard `≈4●`, a tribe tile `▲■`, a worker `Co`."""
    if tile is None:
        return "–"
    if tile in WORKER_IDS:
        return phrase(seen, f"worker.{tile}")
    number = TILE_IDS.index(tile)
    section = HAZARD_SECTION[number]
    if section < 0:
        return f"{terms.TRIBE}{hands(seen, tile)}"
    return (
        f"{phrase(seen, f'section_sign.{SECTION_IDS[section]}')}{BOARD_TILES[number].vp}{hands(seen, tile)}"
    )


def cattle(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """The cards on offer by their value, with what each value costs."""
    view = view_of(seen)
    lines: list[Text] = []
    for value in sorted({FACE_VALUE[option.first_face] for option in price_list(seen)}):
        here = Text(end="")
        for card, count in view["cattle"].items():
            if FACE_VALUE[face_of_id(card)] == value:
                here.append_text(cow(seen, card, colours, vp=True))
                here.append(f"×{count} ")
        if not here.cell_len:
            here.append(phrase(seen, "no_cattle", value=value) + " ", terms.DIM)
        here.append(prices(seen, value), terms.DIM)
        if value == FACE_VALUE[SIMMENTAL]:
            here.append(" ")
            here.append_text(_grown(seen, colours))
        lines.append(cut(here, width))
    return Block(phrase(seen, "cattle", cards=view["cattle_stack"]), lines, rank)


def _grown(seen: Seen, colours: Colours) -> Text:
    """What calves grow into, and how many cards of it are left."""
    text = Text(end="")
    for stage in range(1, SIMMENTAL_STAGES):
        text.append("→")
        text.append_text(cow(seen, FACE_IDS[SIMMENTAL + stage], colours, vp=True))
        text.append(f"×{view_of(seen)['simmental'][stage - 1]}")
    return text


def prices(seen: Seen, value: int) -> str:
    """What cards of a value cost: dollars for this many cowboys, `2:` before a price for two."""
    parts: list[str] = []
    for option in price_list(seen):
        if FACE_VALUE[option.first_face] == value:
            each = "2:" if option.cards > 1 else ""
            parts.append(f"{each}${option.dollars}/{option.cowboys}")
    return " ".join(parts)


def display(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """The objective cards on display."""
    view = view_of(seen)
    keys = choices(seen)
    lines: list[Text] = []
    first = face_of_id("obj_01")
    for card, count in counted(view["display"]):
        key = keys.get(GAIN_CARD + face_of_id(card) - first)
        mark = (f"{key}›", palette(colours).legal) if key else ("", "")
        many = f"{count}× " if count > 1 else ""
        text = objective(seen, card)
        if len(mark[0]) + len(many) + len(text) > width:
            text = text.replace(" + ", "+")
        lines.append(cut(line(mark, many, text), width))
    top = keys.get(GAIN_TOP)
    title = phrase(seen, "display", cards=view["objective_stack"])
    if top:
        lines.append(cut(line((f"{top}›", palette(colours).legal), phrase(seen, "top_card")), width))
    return Block(title, lines, rank)


def objective(seen: Seen, card: str) -> str:
    """An objective card in a few signs: its action, its tasks, points and what it costs to miss it."""
    face = face_of_id(card)
    tasks = tasks_label(
        seen,
        [
            (objectives.TASKS[kind], count)
            for kind, count in enumerate(objectives.OBJECTIVE_TASKS[face])
            if count
        ],
    )
    action = objectives.OBJECTIVE_IMMEDIATE[face]
    now = f"{phrase(seen, f'act.{action}')}: " if action else ""
    penalty = objectives.OBJECTIVE_PENALTY[face]
    return f"{now}{tasks} {terms.POINTS}{objectives.OBJECTIVE_VP[face]}" + (f"/-{penalty}" if penalty else "")


def tasks_label(seen: Seen, tasks: list[tuple[str, int]]) -> str:
    return " + ".join(
        (f"{count} " if count > 1 else "") + phrase(seen, f"task.{task}") for task, count in tasks
    )
