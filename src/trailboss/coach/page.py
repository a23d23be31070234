"""A review as one HTML page that needs nothing else: both languages, light and dark, its own graph."""

from html import escape
from typing import Final

from trailboss.coach import words
from trailboss.coach.review import LABELS
from trailboss.core.messages import LANGUAGES, format_message

COLOURS: Final = ("#3b76c4", "#c4573b", "#3d8f5a", "#a8841f", "#8a55b5")
"""One for each seat; legible on light and dark."""
WIDE: Final = 900
HIGH: Final = 260

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
[data-lang="en"] .de, [data-lang="de"] .en { display: none; }
"""

SCRIPT: Final = """
const root = document.documentElement;
document.getElementById("language").onclick = () => {
  const next = root.dataset.lang === "en" ? "de" : "en";
  root.dataset.lang = root.lang = next;
};
"""

Data = dict[str, object]


def page(data: Data, lang: str = "en") -> str:
    """The page of a report, shown in that language first."""
    titles = _dict(data["title"])
    title = {each: format_message("coach.page.title", {"title": titles[each]}, each) for each in LANGUAGES}
    parts = [
        f'<!doctype html>\n<html lang="{lang}" data-lang="{lang}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title[lang])}</title><style>{STYLE}</style></head><body>",
        f'<h1>{_both(title)}</h1><button id="language" type="button">{_both(_SWITCH)}</button>',
        f"<h2>{_phrase('graph')}</h2><section>{_graph(data, lang)}{_legend(data)}</section>",
        f"<h2>{_phrase('players')}</h2><section>{_players(data)}</section>",
        *[_summary(player) for player in _list(data["players"])],
        f"<h2>{_phrase('account')}</h2><section>{_accounts(data)}</section>",
        f"<h2>{_phrase('turning')}</h2>{_turning(data)}",
        f"<script>{SCRIPT}</script></body></html>\n",
    ]
    return "\n".join(parts)


_SWITCH: Final = {"en": "Deutsch", "de": "English"}


def _dict(value: object) -> Data:
    assert isinstance(value, dict)
    return value


def _list(value: object) -> list[Data]:
    assert isinstance(value, list)
    return value


def _both(texts: Data | dict[str, str]) -> str:
    """A text in both languages, of which one is shown."""
    return "".join(
        f'<span class="{lang}" lang="{lang}">{escape(str(texts[lang]))}</span>' for lang in LANGUAGES
    )


def _phrase(key: str) -> str:
    return _both({lang: format_message(f"coach.page.{key}", {}, lang) for lang in LANGUAGES})


def _number(value: object, digits: int = 1) -> str:
    assert isinstance(value, int | float)
    return _both({lang: words.number(value, lang, digits) for lang in LANGUAGES})


def _name(player: Data) -> str:
    seat = player["seat"]
    assert isinstance(seat, int)
    colour = COLOURS[seat % len(COLOURS)]
    return f'<span class="dot" style="background:{colour}"></span>{_both(_dict(player["name"]))}'


def _graph(data: Data, lang: str) -> str:
    """Lines from the first position to the last, with a mark on every turning point."""
    rows = data["graph"]
    turning = data["turning_points"]
    assert isinstance(rows, list)
    assert isinstance(turning, list)
    across = (WIDE - 50) / max(1, len(rows) - 1)
    drawn = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(_label(lang))}">']
    for share in (0, 25, 50, 75, 100):
        y = _height(share / 100)
        drawn.append(f'<path d="M40 {y:.1f}H{WIDE - 10}" stroke="currentColor" opacity=".2"/>')
        drawn.append(f'<text x="34" y="{y + 4:.1f}" text-anchor="end">{share}</text>')
    for seat in range(len(rows[0])):
        points = " ".join(
            f"{40 + index * across:.1f},{_height(row[seat]):.1f}" for index, row in enumerate(rows)
        )
        colour = COLOURS[seat % len(COLOURS)]
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
    seats = {decision["index"]: decision["seat"] for decision in _list(data["decisions"])}
    for index in turning:
        mover = seats[index]
        assert isinstance(mover, int)
        x, y = 40 + index * across, _height(rows[index][mover])
        colour = COLOURS[mover % len(COLOURS)]
        drawn.append(
            f'<a href="#move-{index + 1}" aria-label="{index + 1}"><circle cx="{x:.1f}" cy="{y:.1f}" r="7"'
            f' fill="{colour}" stroke="currentColor"/></a>'
        )
    return "".join([*drawn, "</svg>"])


def _label(lang: str) -> str:
    return format_message("coach.page.graph_label", {}, lang)


def _height(share: float) -> float:
    return 15 + (1 - share) * (HIGH - 30)


def _legend(data: Data) -> str:
    return "<p>" + " &nbsp; ".join(_name(player) for player in _list(data["players"])) + "</p>"


def _table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _players(data: Data) -> str:
    head = [_phrase("player"), _phrase("points"), _phrase("rating"), _phrase("decisions")]
    head += [_both({lang: words.label(name, lang) for lang in LANGUAGES}) for name in LABELS]
    rows = []
    for player in _list(data["players"]):
        rating, labels = _dict(player["rating"]), _dict(player["labels"])
        rows.append(
            [
                _name(player),
                str(player["points"]),
                f"{_number(rating['mean'], 2)} ± {_number(rating['error'], 2)}",
                str(player["decisions"]),
                *[str(labels[name]) for name in LABELS],
            ]
        )
    return _table(head, rows)


def _summary(player: Data) -> str:
    texts = _dict(player["summary"])
    joined = {lang: " ".join(str(line) for line in _list(texts[lang])) for lang in LANGUAGES}
    return f"<article><strong>{_name(player)}</strong><p>{_both(joined)}</p></article>"


def _accounts(data: Data) -> str:
    names = ("first", "skill", "luck", "opponents", "result")
    rows = []
    for player in _list(data["players"]):
        account = _dict(_dict(player["account"])["points"])
        rows.append([_name(player), *[_number(account[name]) for name in names]])
    return _table([_phrase("player"), *[_phrase(name) for name in names]], rows)


def _turning(data: Data) -> str:
    turning = data["turning_points"]
    assert isinstance(turning, list)
    players = _list(data["players"])
    decisions = {decision["index"]: decision for decision in _list(data["decisions"])}
    return "".join(_decision(decisions[index], players) for index in turning) or f"<p>{_phrase('none')}</p>"


def _decision(decision: Data, players: list[Data]) -> str:
    index, seat, said = decision["index"], decision["seat"], _dict(decision["words"])
    assert isinstance(index, int)
    assert isinstance(seat, int)
    points, win = _dict(decision["points_lost"])["mean"], _dict(decision["win_lost"])["mean"]
    assert isinstance(points, float | int)
    assert isinstance(win, float | int)
    lines: list[dict[str, str]] = [{}, {}, {}, {}]
    for lang in LANGUAGES:
        texts, name = _dict(said[lang]), _dict(players[seat]["name"])[lang]
        loss: Data = {"points": words.number(-points, lang), "win": words.percent(-win, lang)}
        head = format_message("coach.page.move", {"number": index + 1, "name": name}, lang)
        lines[0][lang] = f"{head}: {texts['label']} ({format_message('coach.page.loss', loss, lang)})"
        lines[1][lang] = format_message("coach.page.played", {"move": texts["move"]}, lang)
        lines[2][lang] = format_message("coach.page.better", {"move": texts["best"]}, lang)
        lines[3][lang] = str(texts.get("why", ""))
    body = "<br>".join(_both(line) for line in lines[1:])
    return f'<article id="move-{index + 1}"><strong>{_both(lines[0])}</strong><br>{body}</article>'
