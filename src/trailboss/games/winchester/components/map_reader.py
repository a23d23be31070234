"""Reads a map and refuses what contradicts itself or the lists that the rulebook prints."""

from typing import Final

from trailboss.core.toml_file import Entry, read, shown
from trailboss.games.winchester.components import cards as printed
from trailboss.games.winchester.components.old_map import OLD_MAP

FORMAT: Final = "winchester map 2"
MAX_BYTES: Final = 200_000
"""A larger text is not read; the standard map has a tenth of this."""
MAX_AREA: Final = 10_000
SECTIONS: Final = ("format", "plots", "borders", "rail", "river", "saloon", "cards", "tokens")
Point = tuple[int, int]
PLOT_NAMES: Final = [str(plot) for plot in range(1, printed.PLOTS + 1)]


def highest_bid(
    seats: int, movement_tokens: int, reach: int, mine_cards: list[int], ranch_cards: list[int]
) -> int:
    """The most notes that can ever be in players' hands, so the highest bid there can be (WIN-N-4).

    `reach` is how many plots the best square touches.
    """
    cash = printed.START_CASH * seats + sum(printed.PILES) + printed.SALOON_START
    vehicles = printed.VEHICLE_INCOME * reach * movement_tokens
    mines = sum(sorted(mine_cards)[-printed.MINE_PLACES :])
    return cash + vehicles + mines + max(ranch_cards, default=0)


class Reader:
    """Everything that the text of a map says. Raises `BadFile`.

    Within each section, entries are checked in the order of the file.
    """

    def __init__(self, text: str) -> None:
        self.terrain: list[int] = [-1] * (printed.PLOTS + 1)
        self.ranch = 0
        self.borders: list[Point] = []
        self.rail: list[list[int]] = []
        self.river: list[list[int]] = []
        self.mine_cards: list[int] = []
        self.ranch_cards: list[int] = []
        self.tokens: list[int] = [0, 0, 0]
        self.width = 0
        self.height = 0
        self.shapes: dict[str, list[Point]] = {}
        self.courses: dict[str, list[Point]] = {}
        self.spots: dict[str, Point] = {}
        self.marks: dict[str, str] = {}

        file = read(text, MAX_BYTES, "winchester.map.line", OLD_MAP)
        sections = file.table(SECTIONS, ("drawing",))
        if sections["format"].text() != FORMAT:
            sections["format"].fail("winchester.map.format", given=sections["format"].shown(), ours=FORMAT)
        self._plots(sections["plots"])
        self._borders(sections["borders"])
        self._squares(sections["rail"], self.rail, "t", printed.RAIL_PLOTS, "rail")
        self._squares(sections["river"], self.river, "r", printed.RIVER_PLOTS, "river")
        self._saloon(sections["saloon"])
        self._cards(sections["cards"])
        self._tokens(sections["tokens"])
        if "drawing" in sections:
            self._drawing(sections["drawing"])

    # ------------------------------------------------------------ the board

    def _mark(self, name: str, entry: Entry) -> None:
        self.marks[name] = printed.MARKS[entry.one_of(list(printed.MARKS))]

    def _plots(self, section: Entry) -> None:
        entries = section.entries()
        for number, entry in entries.items():
            plot = plot_number(number, entry)
            parts = entry.table(("terrain", "mark"), ("has",))
            terrain = parts["terrain"].one_of(list(printed.TERRAINS))
            name = printed.TERRAINS[terrain]
            has = ("mine", "ranch")[parts["has"].one_of(["mine", "ranch"])] if "has" in parts else ""
            if has == "mine" and plot not in printed.MINE_PLOTS:
                entry.fail("winchester.map.mine_place", plot=plot, plots=printed.MINE_PLOTS)
            if has != "mine" and plot in printed.MINE_PLOTS:
                entry.fail("winchester.map.mine_missing", plot=plot)
            if has == "mine" and terrain != printed.DESERT:
                entry.fail("winchester.map.mine_terrain", plot=plot, terrain=name)
            if has == "ranch":
                if self.ranch:
                    entry.fail("winchester.map.ranch_twice", first=self.ranch)
                if terrain != printed.PRAIRIE:  # WIN-R-2
                    entry.fail("winchester.map.ranch_terrain", plot=plot, terrain=name)
                self.ranch = plot
            if self.terrain.count(terrain) == printed.TERRAIN_COUNTS[terrain]:
                most = printed.TERRAIN_COUNTS[terrain]
                entry.fail("winchester.map.terrain_count", terrain=name, most=most)
            self.terrain[plot] = terrain
            self._mark(f"plot {plot}", parts["mark"])
        for number in PLOT_NAMES:
            section.need(number, entries)
        if not self.ranch:
            section.fail("winchester.map.no_ranch")

    def _borders(self, section: Entry) -> None:
        for key, entry in section.entries().items():
            first, _, second = key.partition("-")
            one, other = plot_number(first, entry), plot_number(second, entry)
            if one == other:
                entry.fail("winchester.map.border_self", plot=one)
            pair = (min(one, other), max(one, other))
            if pair in self.borders:
                entry.fail("winchester.map.border_twice", one=pair[0], other=pair[1])
            self.borders.append(pair)
            self._mark(border_name(pair), entry)
        if not self.borders:
            section.fail("winchester.map.no_border")

    def _squares(
        self, section: Entry, squares: list[list[int]], letter: str, listed: tuple[int, ...], line: str
    ) -> None:
        for name, entry in section.entries().items():
            if len(squares) == printed.MAX_SQUARES:
                entry.fail("winchester.map.squares", most=printed.MAX_SQUARES)
            expected = f"{letter}{len(squares) + 1}"
            if name != expected:
                entry.fail("winchester.map.square_name", next=expected, given=shown(name))
            parts = entry.table(("touches", "mark"))
            touched: list[int] = []  # may be none (WIN-R-2)
            for item in parts["touches"].items():
                plot = plot_of(item)
                if plot not in listed:
                    item.fail(f"winchester.map.off_{line}", plot=plot, plots=listed)
                if plot in touched:
                    item.fail("winchester.map.plot_twice", plot=plot)
                touched.append(plot)
            squares.append(sorted(touched))
            self._check_money(entry)
            self._mark(name, parts["mark"])
        touched_plots = {plot for touched in squares for plot in touched}
        for plot in listed:
            if plot not in touched_plots:
                section.fail(f"winchester.map.{line}_untouched", plot=plot)

    def _saloon(self, section: Entry) -> None:
        parts = section.table(("plots", "mark"))
        plots = [plot_of(item) for item in parts["plots"].items()]
        if sorted(plots) != list(printed.SALOON_PLOTS):
            parts["plots"].fail("winchester.map.saloon", plots=printed.SALOON_PLOTS)
        self._mark("saloon", parts["mark"])

    def _cards(self, section: Entry) -> None:
        entries = section.table(("mine", "ranch"))
        for kind, amounts, cards in (
            ("mine", self.mine_cards, printed.MINE_CARDS),
            ("ranch", self.ranch_cards, printed.RANCH_CARDS),
        ):
            parts = entries[kind].table(("notes", "mark"))
            for item in parts["notes"].items():
                amount = item.number()
                if amount > printed.MAX_BID:
                    item.fail("winchester.map.amount", amount=amount, most=printed.MAX_BID)
                amounts.append(amount)
            if len(amounts) != cards:
                parts["notes"].fail("winchester.map.cards", cards=cards, given=len(amounts))
            amounts.sort()
            self._check_money(entries[kind])
            self._mark(f"{kind} cards", parts["mark"])

    def _tokens(self, section: Entry) -> None:
        parts = section.table((*printed.TOKENS, "mark"))
        for kind, word in enumerate(printed.TOKENS):
            self.tokens[kind] = parts[word].number_to(printed.BONUS_TOKENS)
        if sum(self.tokens) != printed.BONUS_TOKENS:
            section.fail("winchester.map.tokens", tokens=printed.BONUS_TOKENS, given=sum(self.tokens))
        self._check_money(section)
        self._mark("tokens", parts["mark"])

    def _check_money(self, entry: Entry) -> None:
        """Refuse more money than there are numbered bids; what is not read yet counts as nothing."""
        reach = max([len(touched) for touched in self.rail + self.river], default=0)
        notes = highest_bid(
            printed.MAX_SEATS, self.tokens[printed.MOVEMENT], reach, self.mine_cards, self.ranch_cards
        )
        if notes > printed.MAX_BID:  # WIN-N-4
            entry.fail("winchester.map.money", notes=notes, most=printed.MAX_BID)

    # ------------------------------------------------------------ the drawing

    def _drawing(self, section: Entry) -> None:
        parts = section.table(("area", "shapes", "courses", "spots"))
        area = parts["area"].table(("width", "height", "mark"))
        self.width = area["width"].number_to(MAX_AREA)
        self.height = area["height"].number_to(MAX_AREA)
        self._mark("drawing", area["mark"])
        places = self.places()
        for name, entry in parts["shapes"].table(tuple(places)).items():
            self.shapes[name] = self._points(entry, 3)
        for name, entry in parts["courses"].table(("rail", "river")).items():
            self.courses[name] = self._points(entry, 2)
        for name, entry in parts["spots"].table(tuple(places)).items():
            for kind, spot in entry.table(tuple(self.spot_kinds(name))).items():
                self.spots[f"{name} {kind}"] = self._point(spot)

    def places(self) -> list[str]:
        """What a drawing shows: "plot 3", "t1", "r1", "saloon"."""
        places = [f"plot {plot}" for plot in range(1, printed.PLOTS + 1)]
        places += [f"t{number}" for number in range(1, len(self.rail) + 1)]
        places += [f"r{number}" for number in range(1, len(self.river) + 1)]
        places.append("saloon")
        return places

    def spot_kinds(self, name: str) -> list[str]:
        """Where places lie: bonus token, number and card of a plot, vehicle of a square, tips."""
        if name == "saloon":
            return ["tips"]
        if not name.startswith("plot "):
            return ["vehicle"]
        plot = int(name.removeprefix("plot "))
        if plot == self.ranch or plot in printed.MINE_PLOTS:
            return ["token", "number", "card"]
        return ["token", "number"]

    def _points(self, entry: Entry, least: int) -> list[Point]:
        points = [self._point(item) for item in entry.items()]
        if len(points) < least:
            entry.fail("winchester.map.few_points", least=least)
        return points

    def _point(self, entry: Entry) -> Point:
        numbers = [item.number() for item in entry.items()]
        if len(numbers) != 2:
            entry.fail("winchester.map.point", given=len(numbers))
        if numbers[0] > self.width or numbers[1] > self.height:
            entry.fail(
                "winchester.map.outside", x=numbers[0], y=numbers[1], width=self.width, height=self.height
            )
        return numbers[0], numbers[1]


def plot_of(entry: Entry) -> int:
    """The plot that a number names."""
    plot = entry.number()
    if not 1 <= plot <= printed.PLOTS:
        entry.fail("winchester.map.no_plot", given=plot, most=printed.PLOTS)
    return plot


def plot_number(key: str, entry: Entry) -> int:
    """The plot that a key names, or a part of one."""
    if key not in PLOT_NAMES:
        entry.fail("winchester.map.no_plot", given=shown(key), most=printed.PLOTS)
    return int(key)


def border_name(pair: Point) -> str:
    """What a border is called among the marks: "border 1 10", the lower plot first."""
    return f"border {pair[0]} {pair[1]}"
