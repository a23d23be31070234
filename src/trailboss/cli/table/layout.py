"""What is shown on a screen of a given size: the board, the blocks next to or below it, log and question.

If space is short, the least important parts are dropped first. No line is ever wider than the screen.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from trailboss.cli.table.answers import Answer
from trailboss.cli.table.face import Block, Colours, Face, Seen
from trailboss.cli.table.lines import cut, in_columns, line, side_by_side, wrapped

SIDE: Final = 34
"""The minimum width of the blocks next to the board."""
MAX_SIDE: Final = 52
MIN_BOARD: Final = 40
GAP: Final = 2
MIN_LOG: Final = 2
MAX_LOG: Final = 12
LONG_KEY: Final = 6
"""Longer keys are not lined up with the others."""
COLUMN_GAP: Final = 3
BETWEEN: Final = "  ·  "


class Screen(NamedTuple):
    """A window, and what it can show."""

    columns: int
    rows: int
    colours: Colours


class Page(NamedTuple):
    """What is to be shown besides the game's own drawing."""

    heading: str
    """The title line: parts joined with `BETWEEN`; if space is short, the first are dropped first."""
    log: list[str]
    """The last turns, a paragraph each."""
    question: str
    answers: list[Answer]


def compose(face: Face, seen: Seen, page: Page, screen: Screen) -> list[Text]:
    """The whole screen, the prompt's line left free."""
    width = screen.columns
    asked = _asked(page, width, max(screen.rows // face.share, 5))
    room = screen.rows - 2 - len(asked)  # the heading and the prompt
    log = _log(page.log, width, MAX_LOG)
    least_log = min(len(log), MIN_LOG + max(screen.rows - 24, 0) // face.share)
    upper = face.page(seen, width, room - least_log, screen.colours)
    if not upper:
        arrange = _beside if width >= MIN_BOARD + GAP + SIDE else _stacked
        upper = arrange(face, seen, screen, room - least_log)
    log = log[-max(room - len(upper), 0) :] if room > len(upper) else []
    return [cut(each, width) for each in [_title(page.heading, width), *upper, *log, *asked]]


def _title(text: str, width: int) -> Text:
    while len(text) + 2 > width and BETWEEN in text:
        text = text.partition(BETWEEN)[2]
    return line((f" {text} "[:width].ljust(width), "reverse bold"))


# -------------------------------------------------------------------- board and blocks


def _beside(face: Face, seen: Seen, screen: Screen, rows: int) -> list[Text]:
    """The board at the left, the blocks at the right."""
    side = min(max(screen.columns * 3 // 8, SIDE), MAX_SIDE)
    board = face.board(seen, screen.columns - side - GAP, rows, screen.colours)
    if not board:
        return _stacked(face, seen, screen, rows, drawn=False)
    width = max(each.cell_len for each in board)
    side = min(screen.columns - width - GAP, MAX_SIDE + 12)
    blocks = face.blocks(seen, side, screen.colours, True)
    return side_by_side(board, _fitting(blocks, side, max(rows, len(board))), width, GAP)


def _stacked(face: Face, seen: Seen, screen: Screen, rows: int, drawn: bool = True) -> list[Text]:
    """The board above the blocks; what must be shown comes first, then the board, then the rest."""
    width = screen.columns
    blocks = face.blocks(seen, width, screen.colours, True)
    needed = len(_fitting([block for block in blocks if block.rank == 0], width, rows))
    board = face.board(seen, width, rows - needed, screen.colours) if drawn else []
    if not board:
        blocks = face.blocks(seen, width, screen.colours, False)
    return [*board, *_fitting(blocks, width, rows - len(board))]


def _fitting(blocks: Sequence[Block], width: int, rows: int) -> list[Text]:
    """The lines of the blocks that fit; of the others the highest ranks are left out."""
    shown = [block for block in blocks if block.lines]
    while True:
        lines: list[Text] = []
        for block in shown:
            if block.title:
                lines.append(_rule(block.title, width))
            lines.extend(block.lines)
        worst = max((block.rank for block in shown), default=0)
        if len(lines) <= rows or worst == 0:
            return lines
        shown = [block for block in shown if block.rank != worst]


def _rule(title: str, width: int) -> Text:
    return cut(
        line(("─ ", "dim"), (title, "bold"), (" " + "─" * max(width - len(title) - 3, 0), "dim")), width
    )


# -------------------------------------------------------------------- log and question


def _log(paragraphs: Sequence[str], width: int, rows: int) -> list[Text]:
    """The end of the log; turns before the last one are dimmed."""
    result: list[Text] = []
    for number, paragraph in enumerate(reversed(paragraphs)):
        lines = wrapped(paragraph, width, "dim" if number else "")
        result = lines + result
        if len(result) >= rows:
            return result[-rows:]
    return result


def _asked(page: Page, width: int, rows: int) -> list[Text]:
    """The question and its answers: as sentences if there is room, otherwise in short form and columns."""
    question = wrapped(page.question, width, "bold")
    keys = max((len(answer.key) for answer in page.answers if len(answer.key) <= LONG_KEY), default=0)

    def items(brief: bool) -> list[Text]:
        return [
            line((f" {answer.key:>{keys}} ", "bold"), answer.brief if brief else answer.text)
            for answer in page.answers
        ]

    lines = items(brief=False)
    if len(lines) > rows:
        half = (width - COLUMN_GAP) // 2
        lines = _packed(lines, width) if all(each.cell_len <= half for each in lines) else lines
        if len(lines) > rows:
            lines = _packed(items(brief=True), width)
    return question + [part for each in lines for part in wrapped(each, width, indent=keys + 2)]


def _packed(items: Sequence[Text], width: int) -> list[Text]:
    """Items in columns, those that are too long for that below."""
    half = (width - COLUMN_GAP) // 2
    return in_columns([item for item in items if item.cell_len <= half], width, COLUMN_GAP) + [
        item for item in items if item.cell_len > half
    ]
