"""Reads text files named by users, with one clear sentence for each error."""

import sys

from trailboss.core.errors import TrailbossError


def read_text(path: str, most: int) -> str:
    """The text of a file of at most `most` bytes; `-` is standard input.

    Raises `OSError`, or `TrailbossError` if it is larger or isn't text.
    """
    if path == "-":
        content = sys.stdin.buffer.read(most + 1)
    else:
        with open(path, "rb") as file:
            content = file.read(most + 1)
    if len(content) > most:
        raise TrailbossError("cli.too_large", file=path, most=most)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise TrailbossError("cli.no_text", file=path, line=line) from error
