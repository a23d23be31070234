"""What the documentation site needs beyond the pages as they read in the repository.

mkdocs calls `on_page_markdown` for every page (see `hooks` in mkdocs.yml).
"""

import posixpath
import re
from typing import Any

OUTWARD = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<target>(?:\.\./)+[^)\s]*)\)")
RULING = re.compile(r"^### (?P<id>[A-Z]+-\S+)(?P<tags>(?: \[\w+\])+)\s*$", re.MULTILINE)


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    return _plain_headings(_without_outward_links(markdown, page.file.src_uri))


def _without_outward_links(markdown: str, source: str) -> str:
    """Links to sources and tests keep their text; the site has no such pages."""

    def replaced(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), match["target"]))
        return match["text"] if target.startswith("..") else match[0]

    return OUTWARD.sub(replaced, markdown)


def _plain_headings(markdown: str) -> str:
    """`### GWT-3 [text] [gap]` would read as a link by reference: write the tags out, keep the anchor."""

    def replaced(match: re.Match[str]) -> str:
        tags = re.findall(r"\w+", match["tags"])
        anchor = "-".join([match["id"], *tags]).lower()
        return f"### {match['id']} ({', '.join(tags)}) {{#{anchor}}}"

    return RULING.sub(replaced, markdown)
