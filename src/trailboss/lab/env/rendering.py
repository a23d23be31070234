"""A table for people who watch a learner: as text, printed, or as a picture of the text."""

import textwrap
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trailboss.core.contract import State
from trailboss.core.errors import BadOption
from trailboss.lab.env.extras import require
from trailboss.presentation.text_observation import observe

Picture: TypeAlias = NDArray[np.uint8]

RENDER_MODES: Final = ("ansi", "human", "rgb_array")
COLUMNS: Final = 110
ROWS: Final = 64
"""Of a picture, in characters; all pictures have the same size, so that they make a film."""
MARGIN: Final = 12
INK: Final = (29, 38, 41)
PAPER: Final = (243, 233, 210)


def checked_mode(mode: str | None) -> str | None:
    """A render mode; raises `BadOption` for an unknown one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("env.choice", name="render_mode", given=mode, choices=list(RENDER_MODES))
    if mode == "rgb_array":
        require("render")
    return mode


def rendered(state: State, seat: int, mode: str | None, lang: str) -> str | Picture | None:
    """What a seat sees, what happened since the last rendering, and the legal moves."""
    text = observe(state, seat, lang, state.events or []).text()
    if state.events is not None:
        state.events.clear()
    if mode == "human":
        print(text, flush=True)
        return None
    return picture(text) if mode == "rgb_array" else text


def picture(text: str) -> Picture:
    """A text as a picture of height x width x 3 bytes; what does not fit is cut off at the bottom."""
    from PIL import Image, ImageDraw, ImageFont

    font: Any = ImageFont.load_default(13)
    width, height = round(font.getlength("n")), 15
    size = (COLUMNS * width + 2 * MARGIN, ROWS * height + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    lines = [part for line in text.splitlines() for part in textwrap.wrap(line, COLUMNS) or [""]]
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), "\n".join(lines[:ROWS]), fill=INK, font=font)
    return np.array(image, np.uint8)
