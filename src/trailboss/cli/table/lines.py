"""Styled text wrapped to a width. Independent of any game."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from trailboss.core.messages import NO_BREAK

_CONSOLE = Console(width=80, color_system=None, legacy_windows=False)
"""Only breaks lines; nothing is ever printed on it."""

_GLUE = "\ue000"
"""Stands for a no-break space while lines are broken: Rich takes it for any other space."""


def line(*parts: str | tuple[str, str]) -> Text:
    """A line of pieces, each a text or a text with its style."""
    return Text.assemble(*parts, no_wrap=True, end="")


def cut(text: Text, width: int) -> Text:
    """The line, shortened to a width with an ellipsis where it is too long."""
    if text.cell_len > width:
        text = text.copy()
        text.truncate(max(width, 0), overflow="ellipsis")
    return text


def wrapped(text: str | Text, width: int, style: str = "", indent: int = 0) -> list[Text]:
    """A sentence on as many lines as it needs; all but the first are indented."""
    whole = Text(text, style=style, end="") if isinstance(text, str) else text.copy()
    if whole.cell_len <= width:
        return [whole]
    whole.plain = whole.plain.replace(NO_BREAK, _GLUE)
    result: list[Text] = []
    for number, part in enumerate(whole.wrap(_CONSOLE, max(width - indent, 1), no_wrap=False)):
        part.plain = part.plain.replace(_GLUE, NO_BREAK)
        part.rstrip()
        result.append(cut(Text(" " * (indent if number else 0), end="").append_text(part), width))
    return result


def side_by_side(left: Sequence[Text], right: Sequence[Text], left_width: int, gap: int) -> list[Text]:
    """Two columns of lines."""
    result: list[Text] = []
    for number in range(max(len(left), len(right))):
        here = left[number].copy() if number < len(left) else Text(end="")
        if number < len(right):
            here.append(" " * (left_width - here.cell_len + gap))
            here.append_text(right[number])
        result.append(here)
    return result


def in_columns(items: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Items read downwards, in as many columns as fit, each as wide as its widest item."""
    for height in range(1, len(items)):
        columns = [items[start : start + height] for start in range(0, len(items), height)]
        widths = [max(item.cell_len for item in column) for column in columns]
        if sum(widths) + gap * (len(columns) - 1) <= width:
            result: list[Text] = []
            for row in range(height):
                here = Text(end="")
                start = 0
                for column, wide in zip(columns, widths, strict=True):
                    if row < len(column):
                        here.append(" " * (start - here.cell_len))
                        here.append_text(column[row])
                    start += wide + gap
                result.append(here)
            return result
    return [cut(item, width) for item in items]
