"""Draws the trail of Great Western Trail, from the start to Kansas City, in three bands.

A fork is drawn as two lanes between two neutral buildings, with the actions of the first one between the
lanes. Spaces have the same numbers in all editions, so they share one plan of the bands.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from trailboss.cli.table.face import Colours, Seen
from trailboss.cli.table.lines import cut, line
from trailboss.games.gwt.components import trail as trail_spaces
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.buildings import RISK_ACTIONS
from trailboss.games.gwt.components.tiles import BOARD_TILES, TILE_IDS
from trailboss.games.gwt.rules.moves import COPY_AT, GO_VIA, PLACE, PUT_AT, RIDE_TO, TAKE_HAZARD, TAKE_TRIBE
from trailboss.games.gwt.terminal import terms
from trailboss.games.gwt.terminal.terms import (
    Palette,
    building_actions,
    choices,
    edition_of,
    fees,
    hands,
    herder_name,
    herders,
    letter,
    on_trail,
    own_text,
    palette,
    phrase,
)

START_SPACE: Final = 0
A, B, C, D, E, F, G = 1, 11, 20, 24, 36, 45, 48
A_TO_B: Final = ((2, 3, 4), (5, 6, 7, 8, 9, 10))
B_TO_C: Final = ((12, 13, 14), (15, 16, 17, 18, 19))
C_TO_E: Final = ((21, 22), (23, D), (28, 29, 30, 31, 32, 33, 34, 35))
"""The third lane leaves the second one behind its first space; in the second edition D comes first."""
BESIDE: Final = (25, 26, 27)
"""Tribe spaces that are next to the way."""
E_TO_F: Final = ((37, 38), (39, 40, 41, 42, 43, 44))
F_TO_G: Final = ((46,), (47,))
G_TO_GOAL: Final = ((49,), (50,))

MIN_COLUMNS: Final = 60
WAY: Final = "─"


class Fork(NamedTuple):
    """Two lanes, and what stands between them."""

    upper: list[Text]
    lower: list[Text]
    label: list[str]
    """The actions of the building in front of it."""
    name: str
    """The letter of that building."""


def draw_trail(seen: Seen, columns: int, colours: Colours) -> list[Text]:
    """The trail in ten rows, or one more for labels, of at most that width; nothing if it doesn't fit."""
    if columns < MIN_COLUMNS:
        return []
    marks = targets(seen)
    for shown, titles, whole in ((marks, True, True), (marks, False, True), (marks, False, False)):
        rows = _Drawing(seen, colours, shown, titles, whole).rows(columns)
        if rows:
            return rows
    return _Drawing(seen, colours, {}, False, False).rows(columns)


def targets(seen: Seen) -> dict[int, str]:
    """Space -> what to type to choose it, where the person who looks can do so now."""
    trail = edition_of(seen).trail
    hazards = [space for section in trail.sections[:3] for space in section]
    places = {
        **{PLACE + at: space for at, space in enumerate(trail.neutral)},
        **{
            first + space: space
            for first in (RIDE_TO, GO_VIA, PUT_AT, COPY_AT)
            for space in range(trail_spaces.GOAL_SPACE + 1)
        },
        **{TAKE_HAZARD + at: space for at, space in enumerate(hazards)},
        **{TAKE_TRIBE + at: space for at, space in enumerate(trail.sections[3])},
    }
    return {places[move]: key for move, key in choices(seen).items() if move in places}


def actions_label(seen: Seen, building: str) -> list[str]:
    """The actions of a building as short labels."""
    return [
        "/".join(phrase(seen, f"act.{ACTION_IDS[action]}") for action in alternatives)
        for alternatives in building_actions(seen, building)
    ]


class _Drawing:
    """One way to draw the trail: with these marks, with or without the names of the sections, with labels
    that must be whole or may be shortened."""

    def __init__(
        self, seen: Seen, colours: Colours, marks: Mapping[int, str], titles: bool, whole: bool
    ) -> None:
        self.seen = seen
        self.colours = colours
        self.marks = marks
        self.titles = titles
        self.whole = whole
        self.palette: Palette = palette(colours)
        self.trail = edition_of(seen).trail
        self.lying = on_trail(seen)
        self.apart: list[str] = []
        """Labels that found no room between the lanes."""

    def rows(self, columns: int) -> list[Text]:
        """All bands; nothing if one of them is too wide."""
        start = line(*self.cell(START_SPACE), (WAY, terms.DIM), *self.cell(A))
        bands = [
            self.forks(
                [start, self.post(B), self.onward(C)], [self.fork(A, A_TO_B), self.fork(B, B_TO_C)], columns
            ),
            self.middle(columns),
            self.forks(
                [self.post(E), self.post(F), self.post(G), self.post(trail_spaces.GOAL_SPACE)],
                [self.fork(E, E_TO_F), self.fork(F, F_TO_G), self.fork(G, G_TO_GOAL)],
                columns,
            ),
        ]
        if not all(bands):
            return []
        rows = [row for band in bands for row in band]
        if self.apart:
            rows.append(cut(line("   ".join(self.apart)), columns))
        return rows

    # ---------------------------------------------------------------- one space

    def post(self, space: int) -> Text:
        return line(*self.cell(space))

    def onward(self, space: int) -> Text:
        """Where a band continues in the next one."""
        return line(("→" + self.trail.ids[space].upper(), terms.DIM))

    def cell(self, space: int) -> list[tuple[str, str]]:
        """What is at a space, with the number to choose it and those who stand there."""
        mark = self.marks.get(space)
        parts = [(f"{mark}›", self.palette.legal)] if mark else []
        parts += self.lies(space)
        here = herders(self.seen, self.trail.ids[space])
        if here:
            parts.append((terms.HERDER, terms.LOUD))
            parts += [(letter(self.seen, seat), self.palette.owner[self.seen.colours[seat]]) for seat in here]
        return parts

    def lies(self, space: int) -> list[tuple[str, str]]:
        kind, space_id = self.trail.kind[space], self.trail.ids[space]
        tile = self.lying.get(space_id)
        if kind == trail_spaces.START:
            return [(phrase(self.seen, "start"), terms.DIM)]
        if kind == trail_spaces.KANSAS_CITY:
            return self.stone("KC")
        if kind == trail_spaces.NEUTRAL:
            known = "" if tile is None else tile["tile"]
            return self.stone(known) + ([] if known.lower() == space_id else [(space_id, terms.DIM)])
        if kind == trail_spaces.BUILDING:
            return self.building(space)
        section = self.palette.section.get(trail_spaces.SECTION_IDS[self.trail.section_of[space]], "")
        if kind == trail_spaces.HAZARD:
            if tile is None:
                return [("·", terms.DIM)]
            points = BOARD_TILES[TILE_IDS.index(tile["tile"])].vp
            return [(f"{points}{hands(self.seen, tile['tile'])}", section)]
        reward = f"{self.trail.reward[space]:+}" if self.trail.reward[space] else terms.TOKEN
        if tile is None:
            return [(reward, terms.DIM)]
        return [(f"{terms.TRIBE}{hands(self.seen, tile['tile'])}", section), (reward, "")]

    def stone(self, text: str) -> list[tuple[str, str]]:
        """A tile that nobody owns."""
        return [(f" {text} " if self.colours.some else f"[{text}]", self.palette.neutral)]

    def building(self, space: int) -> list[tuple[str, str]]:
        space_id = self.trail.ids[space]
        tile = self.lying.get(space_id)
        risk, woods = self.trail.risk[space], terms.WOODS if self.trail.woods[space] else ""
        sign = "" if risk == trail_spaces.NO_RISK else terms.RISKS[risk]
        if tile is None or tile["owner"] is None:
            short = f"{sign}{space_id[-1]}" if sign else space_id
            return [(short + woods, terms.DIM)]
        owner = f"{letter(self.seen, tile['owner'])}{tile['tile']}"
        signs = hands(self.seen, tile["tile"])
        style = self.palette.owner[self.seen.colours[tile["owner"]]]
        return [(owner, style), (signs, ""), (sign + woods, terms.DIM)]

    # ---------------------------------------------------------------- lanes

    def lane_cells(self, spaces: Sequence[int]) -> list[Text]:
        cells = [self.post(space) for space in spaces]
        section = self.trail.section_of[spaces[0]]
        if self.titles and section >= 0:
            title = phrase(self.seen, f"section.{trail_spaces.SECTION_IDS[section]}")
            cells.insert(
                0, line((title, self.palette.section.get(trail_spaces.SECTION_IDS[section], terms.DIM)))
            )
        return cells

    def fork(self, building: int, lanes: tuple[tuple[int, ...], tuple[int, ...]]) -> Fork:
        tile = self.lying.get(self.trail.ids[building])
        label = [] if tile is None else actions_label(self.seen, tile["tile"])
        name = "" if tile is None else tile["tile"]
        return Fork(self.lane_cells(lanes[0]), self.lane_cells(lanes[1]), label, name)

    def forks(self, posts: Sequence[Text], forks: Sequence[Fork], columns: int) -> list[Text]:
        """Three rows: upper lanes, posts with labels, lower lanes."""
        widths = [max(_least(fork.upper), _least(fork.lower)) for fork in forks]
        spare = columns - sum(post.cell_len for post in posts) - sum(widths)
        wanted = [
            max(len("·".join(fork.label)) + 2 - width, 0) for fork, width in zip(forks, widths, strict=True)
        ]
        if spare < (sum(wanted) if self.whole else 0):
            return []
        for at, missing in enumerate(wanted):  # first that the labels can be read, then evenly
            more = min(missing, spare)
            widths[at] += more
            spare -= more
        for at in range(len(forks)):
            more = spare // (len(forks) - at)
            widths[at] += more
            spare -= more
        upper, middle, lower = (Text(end="") for _ in range(3))
        for at, fork in enumerate(forks):
            middle.append_text(posts[at])
            upper.append(" " * posts[at].cell_len)
            lower.append(" " * posts[at].cell_len)
            upper.append_text(_lane(fork.upper, widths[at], "┌", "┐"))
            label = fork.label
            if len("·".join(label)) > widths[at] - 2:
                self.apart.append(f"{fork.name}: {' · '.join(label)}")
                label = ["…"]
            middle.append_text(_label(label, widths[at], "┤", "├"))
            lower.append_text(_lane(fork.lower, widths[at], "└", "┘"))
        middle.append_text(posts[-1])
        return [upper, middle, lower]

    # ---------------------------------------------------------------- the three ways from C to E

    def middle(self, columns: int) -> list[Text]:
        """Four rows: a lane, C with its label, the way over D, the way past the tribe tiles.

        These two ways part in front of D or, in the second edition, at D itself.
        """
        parting, after = C_TO_E[1] if D in self.trail.next[C_TO_E[1][0]] else C_TO_E[1][::-1]
        start, goal = self.post(C), self.onward(E)
        beside = Text(" ", end="").join(
            [line(("(", terms.DIM)), *[self.post(space) for space in BESIDE], line((")", terms.DIM))]
        )
        inner = columns - start.cell_len - goal.cell_len
        branch = line(("└─", terms.DIM))
        branch.append_text(self.post(parting))
        branch.append(WAY * max(beside.cell_len - start.cell_len - branch.cell_len, 1), terms.DIM)
        side = self.lane_cells(C_TO_E[2])
        over = self.post(after)
        letter_d = self.lying.get(self.trail.ids[D])
        label = [] if letter_d is None else actions_label(self.seen, letter_d["tile"])
        rest = inner - branch.cell_len
        if rest < max(_least(side), over.cell_len + 4) or inner < _least(self.lane_cells(C_TO_E[0])):
            return []
        tile = self.lying.get(self.trail.ids[C])
        own_label = [] if tile is None else actions_label(self.seen, tile["tile"])
        indent = start.cell_len
        rows = [Text(" " * indent, end="") for _ in range(4)]
        rows[0].append_text(_lane(self.lane_cells(C_TO_E[0]), inner, "┌", "┐"))
        rows[1] = start
        rows[1].append_text(_label(own_label, inner, "┤", "├"))
        rows[1].append_text(goal)
        rows[2].append_text(branch)
        rows[2].append("┬─", terms.DIM)
        rows[2].append_text(over)
        whose = "" if after == D or letter_d is None else f"{letter_d['tile']}: "
        shown = cut(line(f" {whose}{' · '.join(label)} "), rest - over.cell_len - 3)
        rows[2].append_text(shown)
        rows[2].append(WAY * (rest - 3 - over.cell_len - shown.cell_len) + "┤", terms.DIM)
        rows[3] = beside
        rows[3].append(" " * (indent + branch.cell_len - beside.cell_len))
        rows[3].append_text(_lane(side, rest, "└", "┘"))
        return rows


def _least(cells: Sequence[Text]) -> int:
    """The least width of a lane: corners, cells, and a piece of way between them."""
    return 2 + sum(cell.cell_len for cell in cells) + len(cells) + 1


def _lane(cells: Sequence[Text], width: int, left: str, right: str) -> Text:
    """Cells with pieces of way between them, the longer pieces first."""
    spare = width - 2 - sum(cell.cell_len for cell in cells)
    row = Text(left, style="", end="")
    row.stylize(terms.DIM)
    for at, cell in enumerate(cells):
        gap = -(-spare // (len(cells) + 1 - at))
        row.append(WAY * gap, terms.DIM)
        spare -= gap
        row.append_text(cell)
    row.append(WAY * spare + right, terms.DIM)
    return row


def _label(label: Sequence[str], width: int, left: str, right: str) -> Text:
    """Actions between the lanes, shortened where they do not fit."""
    room = width - 2
    text = f" {' · '.join(label)}"
    if len(text) > room:
        text = "·".join(label)
    row = line((left, terms.DIM))
    row.append_text(cut(line(text), room))
    row.append(" " * (width - 1 - row.cell_len))
    row.append(right, terms.DIM)
    return row


def legend(seen: Seen) -> str:
    """What the signs on the trail mean."""
    green, black = fees(seen)
    return phrase(
        seen,
        "legend",
        green=green,
        black=black,
        herder=herder_name(seen),
        gray=phrase(seen, f"act.{RISK_ACTIONS[trail_spaces.RISK_GRAY]}"),
        any=phrase(seen, f"act.{RISK_ACTIONS[trail_spaces.RISK_ANY]}"),
        first=own_text(seen, "tile.green_tribe"),
        second=own_text(seen, "tile.second_tribe"),
    )
