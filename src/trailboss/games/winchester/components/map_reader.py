"""Reads the text of a map, line by line, and refuses it at the first line that cannot be right.

Every check is made at the earliest line where the contradiction is certain, so the first error by line is the
one that is told; what is missing is told at the end of the file.
"""

from typing import Final

from trailboss.games.winchester.components import cards as printed
from trailboss.games.winchester.components.map_line import FORMS, Line, is_number, shown

FORMAT: Final = "1"
MAX_AREA: Final = 10_000
Point = tuple[int, int]


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


class Reader(Line):
    """Everything a map says, once `read` has come back from its text."""

    def __init__(self) -> None:
        super().__init__()
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

    def read(self, text: str) -> None:
        """Take in the whole text; raises `BadMap`."""
        lines = text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\n").split("\n")
        begun = False
        for number, line in enumerate(lines, 1):
            self.line = number
            self.begin(line.partition("#")[0].split())
            if not self.words:
                continue
            if begun:
                self._statement()
            else:
                self._header()
                begun = True
        if not begun:
            self.fail("header")
        self._end()

    # ------------------------------------------------------------ one method for each kind of line

    def _header(self) -> None:
        if len(self.words) != 3 or self.words[0] != "winchester" or self.words[1] != "map":
            self.fail("header")
        if self.words[2] != FORMAT:
            self.fail("format", given=shown(self.words[2]), ours=FORMAT)

    def _statement(self) -> None:
        self.kind = self.take()
        if self.kind not in FORMS:
            self.fail("unknown_word", word=shown(self.kind), words=", ".join(FORMS))
        if self.kind == "shape":
            self._shape()
        elif self.kind == "course":
            self._course()
        elif self.kind == "spot":
            self._spot()
        else:
            mark = self.take_mark()
            self.marks[self._marked()] = mark

    def _marked(self) -> str:
        """Read a line that carries a mark; the name of what is marked."""
        if self.kind == "plot":
            return self._plot()
        if self.kind == "border":
            return self._border()
        if self.kind == "rail":
            return self._square(self.rail, "t", printed.RAIL_PLOTS, "off_rail")
        if self.kind == "river":
            return self._square(self.river, "r", printed.RIVER_PLOTS, "off_river")
        if self.kind == "saloon":
            return self._saloon()
        if self.kind == "mine":
            return self._cards(self.mine_cards, "mine cards", printed.MINE_CARDS)
        if self.kind == "ranch":
            return self._cards(self.ranch_cards, "ranch cards", printed.RANCH_CARDS)
        if self.kind == "tokens":
            return self._tokens()
        return self._area()

    def _plot(self) -> str:
        plot = self.take_plot()
        name = f"plot {plot}"
        self.once(name)
        terrain_word = self.take()
        if terrain_word not in printed.TERRAINS:
            self.fail("terrain", word=shown(terrain_word), terrains=", ".join(printed.TERRAINS))
        terrain = printed.TERRAINS.index(terrain_word)
        extra = self.take() if self.more() else ""
        if extra not in ("", "mine", "ranch"):
            self.misfit(extra)
        self.nothing_more()
        if extra == "mine" and plot not in printed.MINE_PLOTS:
            self.fail("mine_place", plot=plot, plots=printed.MINE_PLOTS)
        if extra != "mine" and plot in printed.MINE_PLOTS:
            self.fail("mine_missing", plot=plot)
        if extra == "mine" and terrain != printed.DESERT:
            self.fail("mine_terrain", plot=plot, terrain=terrain_word)
        if extra == "ranch":
            self._ranch(plot, terrain)
        if self.terrain.count(terrain) == printed.TERRAIN_COUNTS[terrain]:
            self.fail("terrain_count", terrain=terrain_word, most=printed.TERRAIN_COUNTS[terrain])
        self.terrain[plot] = terrain
        return name

    def _ranch(self, plot: int, terrain: int) -> None:
        if self.ranch:
            self.fail("ranch_twice", first=self.first["ranch"])
        if terrain != printed.PRAIRIE:  # WIN-R-2
            self.fail("ranch_terrain", plot=plot, terrain=printed.TERRAINS[terrain])
        self.ranch = plot
        self.first["ranch"] = self.line

    def _border(self) -> str:
        one = self.take_plot()
        other = self.take_plot()
        self.nothing_more()
        if one == other:
            self.fail("border_self", plot=one)
        pair = (min(one, other), max(one, other))
        name = border_name(pair)
        self.once(name)
        self.borders.append(pair)
        return name

    def _square(self, squares: list[list[int]], letter: str, listed: tuple[int, ...], off: str) -> str:
        name = self.take()
        if len(squares) == printed.MAX_SQUARES:
            self.fail("squares", most=printed.MAX_SQUARES)
        expected = f"{letter}{len(squares) + 1}"
        if name != expected:
            self.fail("square_name", next=expected, word=shown(name))
        self.take_word("touches")
        touched: list[int] = []
        nothing = self.words[self.taken :] == ["nothing"]  # WIN-R-2
        if nothing:
            self.take()
        while self.more() or not (touched or nothing):
            plot = self.take_plot()
            if plot not in listed:
                self.fail(off, plot=plot, plots=listed)
            if plot in touched:
                self.fail("plot_twice_in_line", plot=plot)
            touched.append(plot)
        squares.append(sorted(touched))
        self._check_money()
        return name

    def _saloon(self) -> str:
        self.once("saloon")
        plots = [self.take_plot() for _ in printed.SALOON_PLOTS]
        self.nothing_more()
        if sorted(plots) != list(printed.SALOON_PLOTS):
            self.fail("saloon", plots=printed.SALOON_PLOTS)
        return "saloon"

    def _cards(self, amounts: list[int], name: str, cards: int) -> str:
        self.take_word("cards")
        self.once(name)
        while self.more():
            amount = self.take_number()
            if amount > printed.MAX_BID:
                self.fail("amount", amount=amount, most=printed.MAX_BID)
            amounts.append(amount)
        if len(amounts) != cards:
            self.fail("cards", cards=cards, given=len(amounts))
        amounts.sort()
        self._check_money()
        return name

    def _tokens(self) -> str:
        self.once("tokens")
        for kind, word in enumerate(printed.TOKENS):
            self.take_word(word)
            self.tokens[kind] = self.take_number()
            if self.tokens[kind] == 0:
                self.fail("no_token", token=word)
        self.nothing_more()
        if sum(self.tokens) != printed.BONUS_TOKENS:
            self.fail("tokens", tokens=printed.BONUS_TOKENS, given=sum(self.tokens))
        self._check_money()
        return "tokens"

    def _check_money(self) -> None:
        """Refuse more money than there are numbered bids; what is not read yet counts as nothing."""
        reach = max([len(touched) for touched in self.rail + self.river], default=0)
        notes = highest_bid(
            printed.MAX_SEATS, self.tokens[printed.MOVEMENT], reach, self.mine_cards, self.ranch_cards
        )
        if notes > printed.MAX_BID:  # WIN-N-4
            self.fail("money", notes=notes, most=printed.MAX_BID)

    # ------------------------------------------------------------ the drawing

    def _area(self) -> str:
        self.once("area")
        sides: list[int] = []
        for _ in range(2):
            word = self.take()
            side = self.number(word)
            if not 1 <= side <= MAX_AREA:
                self.fail("area", word=word, most=MAX_AREA)
            sides.append(side)
        self.nothing_more()
        self.width, self.height = sides
        return "drawing"

    def _shape(self) -> None:
        name = self._take_thing(":")
        self.once("shape " + name)
        self.shapes[name] = self._points("shape " + name, 3)

    def _course(self) -> None:
        word = self.take()
        name = word.removesuffix(":")
        if not word.endswith(":") or name not in ("rail", "river"):
            self.misfit(word)
        self.once("course " + name)
        self.courses[name] = self._points("course " + name, 2)

    def _spot(self) -> None:
        name = self._take_thing("")
        kind = self.take()
        kinds = self.spot_kinds(name)
        if kind not in kinds:
            self.fail("no_spot", what=name, word=shown(kind), spots=", ".join(kinds))
        self.once(f"spot {name} {kind}")
        self.spots[f"{name} {kind}"] = self._take_point()
        self.nothing_more()

    def _take_thing(self, end: str) -> str:
        """The name of a thing in the drawing: "plot 3", "t1", "saloon"; `end` follows it without a space."""
        word = self.take()
        name = word
        if word == "plot":
            word = self.take()
            name = "plot " + word
        if not word.endswith(end):
            self.misfit(word)
        name = name.removesuffix(end)
        if name not in self.things():
            self.fail("no_thing", what=shown(name))
        return name

    def things(self) -> list[str]:
        """What the map has up to this line and a drawing shows."""
        things = [f"plot {plot}" for plot in range(1, printed.PLOTS + 1) if self.terrain[plot] >= 0]
        things += [f"t{number}" for number in range(1, len(self.rail) + 1)]
        things += [f"r{number}" for number in range(1, len(self.river) + 1)]
        things.append("saloon")
        return things

    def spot_kinds(self, name: str) -> list[str]:
        """Where things lie: bonus token, number and card of a plot, vehicle of a square, tips."""
        if name == "saloon":
            return ["tips"]
        if not name.startswith("plot "):
            return ["vehicle"]
        plot = int(name.removeprefix("plot "))
        if plot == self.ranch or plot in printed.MINE_PLOTS:
            return ["token", "number", "card"]
        return ["token", "number"]

    def _points(self, name: str, least: int) -> list[Point]:
        points: list[Point] = []
        while self.more():
            points.append(self._take_point())
        if len(points) < least:
            self.fail("few_points", what=name, least=least)
        return points

    def _take_point(self) -> Point:
        if not self.width:
            self.fail("no_area")
        word = self.take()
        x, comma, y = word.partition(",")
        if not (comma and is_number(x) and is_number(y)):
            self.fail("point", word=shown(word))
        if int(x) > self.width or int(y) > self.height:
            self.fail("outside", word=word, width=self.width, height=self.height)
        return int(x), int(y)

    # ------------------------------------------------------------ the end of the file

    def _end(self) -> None:
        for plot in range(1, printed.PLOTS + 1):
            self._need(f"plot {plot}")
        if not self.ranch:
            self.fail("no_ranch")
        if not self.borders:
            self.fail("missing", what=FORMS["border"])
        self._all_touched(self.rail, printed.RAIL_PLOTS, "rail_untouched")
        self._all_touched(self.river, printed.RIVER_PLOTS, "river_untouched")
        for what in ("saloon", "mine cards", "ranch cards", "tokens"):
            self._need(what)
        if self.width:
            for thing in self.things():
                self._need("shape " + thing)
                for kind in self.spot_kinds(thing):
                    self._need(f"spot {thing} {kind}")
            self._need("course rail")
            self._need("course river")

    def _need(self, what: str) -> None:
        if what not in self.first:
            self.fail("missing", what=what)

    def _all_touched(self, squares: list[list[int]], listed: tuple[int, ...], key: str) -> None:
        touched = {plot for square in squares for plot in square}
        for plot in listed:
            if plot not in touched:
                self.fail(key, plot=plot)


def border_name(pair: Point) -> str:
    """What a border is called among the marks: "border 1 10", the lower plot first."""
    return f"border {pair[0]} {pair[1]}"
