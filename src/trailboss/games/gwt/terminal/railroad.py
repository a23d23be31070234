"""The railroad of Great Western Trail with its stations, and the cities above it."""

from typing import Final, NamedTuple

from rich.text import Text

from trailboss.cli.table.face import Colours, Seen
from trailboss.games.gwt.components import railroad
from trailboss.games.gwt.components.cities import CITIES, EXCHANGE_TOKEN, NO_ACTION, OBJECTIVE_CARD
from trailboss.games.gwt.rules.moves import CHOOSE_STATION, DELIVER_TO, ENGINE_TO
from trailboss.games.gwt.terminal import terms
from trailboss.games.gwt.terminal.terms import choices, edition_of, letter, palette, phrase, view_of

CITY_END: Final = 18
"""The last space under a city; behind it, spaces are drawn closer together."""
HOME: Final = 6
"""Columns of the first space, where all engines start."""
ARROW_SIGNS: Final = {NO_ACTION: "", OBJECTIVE_CARD: terms.CARD, EXCHANGE_TOKEN: terms.TOKEN}
"""What an arrow between two cities brings besides points."""
MIN_COLUMNS: Final = 80
ONE_LINE: Final = 120
"""From this width on, the whole railroad is one line."""


class Scale(NamedTuple):
    """How many columns each space has, before and behind the last city."""

    near: int
    far: int
    folded: bool
    """Is the far part on lines of its own?"""

    def column(self, space: int) -> int:
        if space == 0:
            return 0
        if space <= CITY_END:
            return HOME + self.near * (space - 1)
        start = 0 if self.folded else HOME + self.near * CITY_END
        return start + self.far * (space - CITY_END - 1)


def scale(columns: int) -> Scale | None:
    """The largest that fits; None for a window that is too narrow."""
    far = railroad.LAST_SPACE - CITY_END
    if columns < MIN_COLUMNS:
        return None
    if columns < ONE_LINE:
        return Scale(4, (columns - 8) // far, True)
    near = 5 if columns >= HOME + 5 * CITY_END + 2 * far else 4
    return Scale(near, (columns - HOME - near * CITY_END) // far, False)


def height(columns: int) -> int:
    """How many rows `draw_railroad` needs."""
    fits = scale(columns)
    return 0 if fits is None else 10 if fits.folded else 7


def draw_railroad(seen: Seen, columns: int, colours: Colours) -> list[Text]:
    """Cities, track and stations, each above or below its place; nothing where it does not fit."""
    fits = scale(columns)
    return [] if fits is None else _Drawing(seen, colours, fits).rows()


class _Line:
    """A row on which things are put at columns, from left to right; what would overlap moves on."""

    def __init__(self) -> None:
        self.text = Text(end="")

    def put(self, column: int, *parts: tuple[str, str]) -> None:
        here = self.text.cell_len
        gap = 1 if here and column <= here and self.text.plain[-1:] not in (" ", "─") else 0
        self.text.append(" " * max(column - here, gap))
        for part, style in parts:
            self.text.append(part, style)

    def follow(self, *parts: tuple[str, str]) -> None:
        for part, style in parts:
            self.text.append(part, style)


class _Drawing:
    def __init__(self, seen: Seen, colours: Colours, fits: Scale) -> None:
        self.seen = seen
        self.scale = fits
        self.palette = palette(colours)
        self.edition = edition_of(seen)
        self.ranchers = view_of(seen)["ranchers"]
        self.choices = choices(seen)
        self.engines: dict[str, list[int]] = {}
        for rancher in self.ranchers:
            self.engines.setdefault(rancher["engine"], []).append(rancher["seat"])

    def rows(self) -> list[Text]:
        rows = [self.names(), self.values(), self.city_discs()]
        near = [number for number in range(railroad.STATIONS) if number < railroad.MASTER_SPACES]
        far = [number for number in range(railroad.STATIONS) if number >= railroad.MASTER_SPACES]
        if self.scale.folded:
            rows += [self.track(0, CITY_END, "→"), *self.stations(near), self.masters()]
            rows += [self.track(CITY_END + 1, railroad.LAST_SPACE, ""), *self.stations(far)]
        else:
            last = far.pop()
            rows += [self.track(0, railroad.LAST_SPACE, ""), *self.stations(near + far), self.masters()]
            self.last_station(rows[-1], last)
        return rows

    def mark(self, move: int) -> list[tuple[str, str]]:
        """What to type for a move that can be chosen now."""
        key = self.choices.get(move)
        return [(f"{key}›", self.palette.legal)] if key else []

    def letters(self, seats: list[int]) -> list[tuple[str, str]]:
        return [(letter(self.seen, seat), self.palette.owner[self.seen.colours[seat]]) for seat in seats]

    # ---------------------------------------------------------------- cities

    def city_column(self, city: int) -> int:
        return self.scale.column(self.edition.cities.value[city])

    def names(self) -> Text:
        row = _Line()
        for city in range(CITIES):
            name = phrase(self.seen, f"city.{self.edition.cities.ids[city]}")
            mark = self.mark(DELIVER_TO + city)
            if mark and city + 1 < CITIES:
                name = name[: self.city_column(city + 1) - self.city_column(city) - len(mark[0][0]) - 1]
            row.put(self.city_column(city), *mark, (name, terms.LOUD))
        return row.text

    def values(self) -> Text:
        """Value and corner of each city, its points, and the arrow to the next one."""
        cities = self.edition.cities
        arrows = {low: (points, action) for low, _, points, action in cities.arrows}
        row = _Line()
        for city in range(CITIES):
            corner = terms.DARK if cities.dark[city] else terms.WHITE
            row.put(self.city_column(city), (f"{cities.value[city]}{corner}", ""))
            each, once = cities.vp_per_disc[city], cities.vp[city]
            if each or once:
                row.follow((f"{terms.POINTS}{each or once}", ""))
            if city in arrows:
                points, action = arrows[city]
                text = (f"{points:+}" if points else "") + ARROW_SIGNS[action]
                row.follow((f" »{text}", terms.DIM))
        return row.text

    def city_discs(self) -> Text:
        """Whose discs lie on each city; a number says how many of one rancher."""
        row = _Line()
        for city in range(CITIES):
            city_id = self.edition.cities.ids[city]
            parts: list[tuple[str, str]] = []
            for rancher in self.ranchers:
                discs = rancher["cities"].get(city_id, 0)
                if discs:
                    parts += self.letters([rancher["seat"]])
                    parts += [(str(discs), "")] if discs > 1 else []
            row.put(self.city_column(city), *(parts or [("·", terms.DIM)]))
        return row.text

    # ---------------------------------------------------------------- track

    def track(self, first: int, last: int, after: str) -> Text:
        row = Text(end="")
        for space in range(first, last + 1):
            wide = self.width(space)
            engines = self.engines.get(str(space), [])
            here = Text(end="")
            if str(space) == "0" or not engines:
                here.append(self.number(space), terms.DIM)
            for seat in engines:
                here.append(letter(self.seen, seat), self.palette.owner[self.seen.colours[seat]])
            for part, style in self.mark(ENGINE_TO + space):
                here = Text.assemble((part, style), here if here.cell_len + len(part) <= wide else "", end="")
            if space < last:
                way = "─" * (wide - here.cell_len)
                if space in railroad.CROSSES_AFTER and way:
                    way = way[: len(way) // 2] + "×" + way[len(way) // 2 + 1 :]
                here.append(way, terms.DIM)
            row.append_text(here)
        row.append(after, terms.DIM)
        return row

    def width(self, space: int) -> int:
        if space == 0:
            return HOME
        return self.scale.near if space <= CITY_END else self.scale.far

    def number(self, space: int) -> str:
        """The number of a space; where spaces lie close together, only at stations."""
        if (
            space <= CITY_END
            or self.scale.far > 2
            or space in railroad.TURNOUT_AFTER
            or space == railroad.LAST_SPACE
        ):
            return str(space)
        return "·"

    # ---------------------------------------------------------------- stations

    def station_column(self, station: int) -> int:
        if station < len(railroad.TURNOUT_AFTER):
            return self.scale.column(railroad.TURNOUT_AFTER[station]) + 1
        return self.scale.column(railroad.LAST_SPACE) - 6

    def stations(self, stations: list[int]) -> list[Text]:
        """Cost and points of each station below its turnout, with the engine that stands there; its discs."""
        above, below = _Line(), _Line()
        for station in stations:
            position = railroad.STATION[station].position
            engines = (
                self.engines.get(railroad.POSITION_IDS[position], [])
                if position >= railroad.FIRST_TURNOUT
                else []
            )
            turnout = self.letters(engines) or [("╰", terms.DIM)]
            mark = self.mark(ENGINE_TO + position) if position >= railroad.FIRST_TURNOUT else []
            mark = mark or self.mark(CHOOSE_STATION + station)
            column = self.station_column(station)
            above.put(column, *turnout, *mark, *self.printed(station))
            below.put(column + 1, *self.discs(station))
        return [above.text, below.text]

    def printed(self, station: int) -> list[tuple[str, str]]:
        known = railroad.STATION[station]
        return [(known.id, terms.LOUD), (f"${known.cost}{terms.POINTS}{known.vp}", "")]

    def discs(self, station: int) -> list[tuple[str, str]]:
        """The corner of a station, and whose discs lie there."""
        known = railroad.STATION[station]
        owners = [rancher["seat"] for rancher in self.ranchers if known.id in rancher["stations"]]
        return [
            (terms.DARK if known.dark else terms.WHITE, ""),
            *(self.letters(owners) or [("·", terms.DIM)]),
        ]

    def last_station(self, row: Text, station: int) -> None:
        """The last station at the end of a row: it has no turnout, and little room beside the one before."""
        end = self.scale.column(railroad.LAST_SPACE) + 2
        mark = self.mark(CHOOSE_STATION + station)
        text = Text.assemble(*mark, *self.printed(station), " ", *self.discs(station), ("╯", terms.DIM))
        row.append(" " * max(end - text.cell_len - row.cell_len, 1))
        row.append_text(text)

    def masters(self) -> Text:
        """The station masters that are still available."""
        row = _Line()
        for station, master in enumerate(view_of(self.seen)["station_masters"]):
            text = "–" if master is None else phrase(self.seen, f"master.{master}")
            row.put(self.station_column(station) + 1, (text, terms.DIM if master is None else ""))
        return row.text
