"""A review as one self-contained HTML page: in all languages, light and dark, with its graph."""

from html import escape
from itertools import pairwise
from typing import Any, Final

from trailboss.coach import sentences
from trailboss.coach.review import LABELS
from trailboss.core.messages import format_message

COLOURS: Final = ("#3b76c4", "#c4573b", "#3d8f5a", "#a8841f", "#8a55b5")
"""One for each seat; legible on light and dark."""
WIDTH: Final = 900
HEIGHT: Final = 260

STYLE: Final = """
:root { color-scheme: light dark; --ink: #22262b; --paper: #f7f5f0; --card: #fff; --line: #d8d2c4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e5dc; --paper: #1c1f23; --card: #262a2f; --line: #454a50; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 62rem; font: 1rem/1.5 system-ui, sans-serif; }
body { color: var(--ink); background: var(--paper); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
section, article { background: var(--card); border: 1px solid var(--line); }
section, article { border-radius: .5rem; padding: 1rem; }
article { margin: .6rem 0; } article:target { outline: 3px solid #3b76c4; }
table { border-collapse: collapse; width: 100%; } .wide { overflow-x: auto; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
.dot { display: inline-block; width: .8em; height: .8em; border-radius: 50%; margin-right: .4em; }
button { font: inherit; padding: .4rem .8rem; min-height: 2.75rem; }
"""

SCRIPT: Final = """
const root = document.documentElement;
for (const button of document.querySelectorAll("[data-next]"))
  button.onclick = () => (root.dataset.lang = root.lang = button.dataset.next);
"""

Data = dict[str, Any]


def page(reports: dict[str, Data]) -> str:
    """The page of a game's reports by language; the first is shown first."""
    first, *others = reports
    parts = [
        f'<!doctype html>\n<html lang="{first}" data-lang="{first}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(_title(reports[first], first))}</title>",
        f"<style>{STYLE}{_hiding(reports)}</style></head><body>",
        *[_body(reports[lang], lang, after) for lang, after in pairwise([first, *others, first])],
        f"<script>{SCRIPT}</script></body></html>\n",
    ]
    return "\n".join(parts)


def _hiding(reports: dict[str, Data]) -> str:
    """The style that shows one language at a time."""
    others = [f'[data-lang="{lang}"] main:not([lang="{lang}"])' for lang in reports]
    return f"{', '.join(others)} {{ display: none; }}\n"


def _title(data: Data, lang: str) -> str:
    return format_message("coach.page.title", {"title": data["title"]}, lang)


def _body(data: Data, lang: str, after: str) -> str:
    """The report in a language, with a button that goes to the next one."""
    language = format_message("core.language", {}, after)
    return "\n".join(
        [
            f'<main lang="{lang}"><h1>{escape(_title(data, lang))}</h1>',
            f'<button type="button" data-next="{after}" lang="{after}">{escape(language)}</button>',
            f"<h2>{_phrase('graph', lang)}</h2><section>{_graph(data, lang)}{_legend(data)}</section>",
            f"<h2>{_phrase('players', lang)}</h2><section>{_players(data, lang)}</section>",
            *([f"<p>{escape(str(data['levels']))}</p>"] if data["levels"] else []),
            *[_summary(player) for player in data["players"]],
            f"<h2>{_phrase('account', lang)}</h2><section>{_accounts(data, lang)}</section>",
            f"<h2>{_phrase('turning', lang)}</h2>{_turning(data, lang)}</main>",
        ]
    )


def _phrase(key: str, lang: str) -> str:
    return escape(format_message(f"coach.page.{key}", {}, lang))


def _name(player: Data) -> str:
    colour = COLOURS[player["seat"] % len(COLOURS)]
    return f'<span class="dot" style="background:{colour}"></span>{escape(str(player["name"]))}'


def _graph(data: Data, lang: str) -> str:
    """Lines from the first position to the last, with a mark on every turning point."""
    rows = data["graph"]
    across = (WIDTH - 50) / max(1, len(rows) - 1)
    drawn = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{_phrase("graph_label", lang)}">']
    for share in (0, 25, 50, 75, 100):
        y = _height(share / 100)
        drawn.append(f'<path d="M40 {y:.1f}H{WIDTH - 10}" stroke="currentColor" opacity=".2"/>')
        drawn.append(f'<text x="34" y="{y + 4:.1f}" text-anchor="end">{share}</text>')
    for seat in range(len(rows[0])):
        points = " ".join(
            f"{40 + index * across:.1f},{_height(row[seat]):.1f}" for index, row in enumerate(rows)
        )
        colour = COLOURS[seat % len(COLOURS)]
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
    seats = {decision["index"]: decision["seat"] for decision in data["decisions"]}
    for index in data["turning_points"]:
        mover = seats[index]
        x, y = 40 + index * across, _height(rows[index][mover])
        colour = COLOURS[mover % len(COLOURS)]
        drawn.append(
            f'<a href="#{lang}-{index + 1}" aria-label="{index + 1}"><circle cx="{x:.1f}" cy="{y:.1f}" r="7"'
            f' fill="{colour}" stroke="currentColor"/></a>'
        )
    return "".join([*drawn, "</svg>"])


def _height(share: float) -> float:
    return 15 + (1 - share) * (HEIGHT - 30)


def _legend(data: Data) -> str:
    return "<p>" + " &nbsp; ".join(_name(player) for player in data["players"]) + "</p>"


def _table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _players(data: Data, lang: str) -> str:
    head = [_phrase(key, lang) for key in ("player", "points", "rating", "win_rating", "decisions")]
    head += [escape(sentences.label(name, lang)) for name in LABELS]
    rows = []
    for player in data["players"]:
        rating, chance, labels = player["rating"], player["win_rating"], player["labels"]
        rows.append(
            [
                _name(player),
                str(player["points"]),
                sentences.with_error(rating["mean"], rating["error"], lang, 2),
                sentences.with_error(100 * chance["mean"], 100 * chance["error"], lang),
                str(player["decisions"]),
                *[str(labels[name]) for name in LABELS],
            ]
        )
    return _table(head, rows)


def _summary(player: Data) -> str:
    lines = " ".join(filter(None, [*map(str, player["summary"]), str(player["opening"])]))
    return f"<article><strong>{_name(player)}</strong><p>{escape(lines)}</p></article>"


def _accounts(data: Data, lang: str) -> str:
    names = ("first", "skill", "luck", "opponents", "result")
    rows = []
    for player in data["players"]:
        account = player["account"]["points"]
        rows.append([_name(player), *[sentences.number(account[name], lang) for name in names]])
    return _table([_phrase(name, lang) for name in ("player", *names)], rows)


def _turning(data: Data, lang: str) -> str:
    names = [player["name"] for player in data["players"]]
    decisions = {decision["index"]: decision for decision in data["decisions"]}
    turning_points = "".join(_decision(decisions[index], names, lang) for index in data["turning_points"])
    return turning_points or f"<p>{_phrase('none', lang)}</p>"


def _decision(decision: Data, names: list[str], lang: str) -> str:
    index, seat, texts = decision["index"], decision["seat"], decision["words"]
    head = format_message("coach.page.move", {"number": index + 1, "name": names[seat]}, lang)
    lines = [
        str(texts["question"]),
        format_message("coach.page.played", {"move": texts["move"]}, lang),
        format_message("coach.page.better", {"move": texts["best"]}, lang),
        *filter(None, [str(texts.get("why", ""))]),
    ]
    title = escape(f"{head}: {texts['label']} ({texts['loss']})")
    body = "<br>".join(map(escape, lines))
    return f'<article id="{lang}-{index + 1}"><strong>{title}</strong><br>{body}</article>'
