"""The components of Daddy Winchester on a map, from the tables that the rules play with."""

from typing import Final

from trailboss.core.messages import message
from trailboss.games.winchester.components import cards
from trailboss.games.winchester.components.map import Map
from trailboss.games.winchester.questions.registered import questions
from trailboss.games.winchester.rules.effects import money
from trailboss.games.winchester.rules.moves import VOCABULARY
from trailboss.presentation.components import Component, Components, Figure, Text, component, joined, text_of

PLACES: Final = ("first", "second")
SHARED_RULINGS: Final = (
    ("WIN-O-1", "WIN-O-2"),
    ("WIN-O-1", "WIN-O-8"),
    ("WIN-O-1", "WIN-O-2"),
    ("WIN-O-1", "WIN-O-8"),
    ("WIN-O-3", "WIN-O-4"),
    ("WIN-O-3", "WIN-O-5"),
    ("WIN-O-1", "WIN-O-6"),
    ("WIN-O-1", "WIN-O-6"),
    ("WIN-O-1", "WIN-O-7"),
    ("WIN-O-1", "WIN-O-9"),
)
"""By shared objective."""
VERB_HELP: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "pass": ("verb.pass.help", ("WIN-A-1", "WIN-A-6")),
    "bid": ("question.auction.help", ("WIN-A-2", "WIN-A-3")),
    "duel": ("duel.token.help", ("WIN-D-1", "WIN-D-4")),
    "send": ("token.movement", ("WIN-B-3",)),
    "look": ("token.rumor", ("WIN-B-6",)),
    "claim": ("shared.first", ("WIN-O-1", "WIN-O-12")),
    "done": ("question.claims.help", ("WIN-O-10",)),
    "place": ("question.place.help", ("WIN-S-6",)),
}
QUESTION_HELP: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "auction": ("question.auction.help", ("WIN-A-1", "WIN-A-2", "WIN-P-1")),
    "movement": ("token.movement", ("WIN-B-3", "WIN-B-4")),
    "rumor": ("token.rumor", ("WIN-B-6", "WIN-B-9")),
    "claims": ("question.claims.help", ("WIN-O-1", "WIN-O-12")),
    "place": ("question.place.help", ("WIN-S-6",)),
}
SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "hat": ("WIN-T-4",),
    "star": ("WIN-T-3",),
    "cash": ("WIN-S-8", "WIN-A-3"),
    "share": ("WIN-P-1", "WIN-P-2"),
    "to_come": ("WIN-T-5",),
    "face_down": ("WIN-S-4",),
}
SCORES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "cash": ("score.cash", ("WIN-E-2",)),
    "majority": ("score.majority", ("WIN-E-4", "WIN-E-5")),
    "first_secret": ("score.secret", ("WIN-E-3",)),
    "second_secret": ("score.secret", ("WIN-E-3",)),
}


def components_of(board: Map) -> Components:
    """Every component that a player can see on this map."""
    return {
        "board": _drawing(board),
        "plot": {str(plot): _plot(board, plot) for plot in range(1, cards.PLOTS + 1)},
        "terrain": _terrains(board),
        "square": _squares(board),
        "token": _tokens(board),
        "shared": {cards.SHARED[card]: _shared(card) for card in range(len(cards.SHARED))},
        "secret": _secrets(),
        "pile": _piles(),
        "mine": _mines(board),
        "ranch": {"ranch": _ranch(board)},
        "duel": _duel(),
        "saloon": {"saloon": _saloon(board)},
        "vehicle": _vehicles(board),
        "look": _looks(board),
        "question": {each.name: _question(each.name) for each in questions()},
        "verb": {kind.name: _verb(kind.name) for kind in VOCABULARY.kinds},
        "score": {part: _score(part) for part in SCORES},
        "sign": {sign: _sign(sign) for sign in SIGNS},
        "note": _notes(board),
    }


def _help(key: str, **args: object) -> Text:
    return text_of(f"help.win.{key}", **args)


def _flat(points: list[tuple[int, int]]) -> list[int | str]:
    """Points as x, y, x, y ..."""
    return [number for point in points for number in point]


# -------------------------------------------------------------------- the map


def _drawing(board: Map) -> dict[str, Component]:
    """The size of the drawing and the courses of rail and river; empty for a map that has no drawing."""
    if not board.width:
        return {}
    return {
        "map": component(
            text_of("winchester.title"),
            figures={
                "width": board.width,
                "height": board.height,
                "rail": _flat(board.courses["rail"]),
                "river": _flat(board.courses["river"]),
                "saloon": _flat(board.shapes["saloon"]),
                "tips": _flat([board.spots["saloon tips"]]),
            },
        )
    }


def _plot(board: Map, plot: int) -> Component:
    where = [
        _help(key)
        for key, plots in (
            ("at_river", cards.RIVER_PLOTS),
            ("at_rail", cards.RAIL_PLOTS),
            ("at_saloon", cards.SALOON_PLOTS),
            ("with_mine", cards.MINE_PLOTS),
            ("with_ranch", (board.ranch,)),
            ("ranch_land", cards.RANCH_GROUP),
        )
        if plot in plots
    ]
    terrain = cards.TERRAINS[board.terrain[plot]]
    neighbours: list[int | str] = list(board.neighbours[plot])
    squares = _touching(board, plot)
    helps = [joined([text_of(f"winchester.terrain.{terrain}"), *where])]
    helps.append(_help("plot.neighbours", plots=neighbours) if neighbours else _help("plot.alone"))
    if squares:
        helps.append(_help("plot.squares", squares=joined([_square(each) for each in squares])))
    borders = [name for name in board.marks if str(plot) in name.split()[1:] and name.startswith("border ")]
    helps += _doubt(board, f"plot {plot}", *borders)
    figures: dict[str, Figure] = {
        "terrain": terrain,
        "river": int(plot in cards.RIVER_PLOTS),
        "rail": int(plot in cards.RAIL_PLOTS),
        "saloon": int(plot in cards.SALOON_PLOTS),
        "ranch_land": int(plot in cards.RANCH_GROUP),
        "card": "mine" if plot in cards.MINE_PLOTS else "ranch" if plot == board.ranch else "",
        "neighbours": neighbours,
        "squares": squares,
    }
    if board.width:
        figures["shape"] = _flat(board.shapes[f"plot {plot}"])
        for spot in ("token", "number", "card"):
            if f"plot {plot} {spot}" in board.spots:
                figures[f"{spot}_at"] = _flat([board.spots[f"plot {plot} {spot}"]])
    return component(_help("plot", plot=plot), *helps, figures=figures, rulings=("WIN-O-3",))


def _square(name: int | str) -> Text:
    """The name of a square: "rail square 5" for t5."""
    letter, number = str(name)[0], str(name)[1:]
    return text_of(f"winchester.square.{'rail' if letter == 't' else 'river'}", number=number)


def _touching(board: Map, plot: int) -> list[int | str]:
    """The squares that a plot is next to."""
    return [
        f"{letter}{number}"
        for letter, line in (("t", board.rail), ("r", board.river))
        for number, touched in enumerate(line, 1)
        if plot in touched
    ]


def _terrains(board: Map) -> dict[str, Component]:
    return {
        terrain: component(
            text_of(f"winchester.terrain.{terrain}"),
            _help("terrain", count=board.terrain.count(kind)),
            figures={"count": board.terrain.count(kind)},
        )
        for kind, terrain in enumerate(cards.TERRAINS)
    }


def _squares(board: Map) -> dict[str, Component]:
    """The squares of both vehicles."""
    found: dict[str, Component] = {}
    for line, letter, touched in (("rail", "t", board.rail), ("river", "r", board.river)):
        for number, beside in enumerate(touched, 1):
            square = f"{letter}{number}"
            plots: list[int | str] = list(beside)
            figures: dict[str, Figure] = {"line": line, "number": number, "plots": plots}
            if board.width:
                figures["shape"] = _flat(board.shapes[square])
                figures["vehicle_at"] = _flat([board.spots[f"{square} vehicle"]])
            found[square] = component(
                _square(square),
                _help("square.touches", plots=plots) if plots else _help("square.nothing"),
                *_doubt(board, square),
                figures=figures,
                rulings=("WIN-B-3", "WIN-B-4"),
            )
    return found


def _vehicles(board: Map) -> dict[str, Component]:
    return {
        name: component(
            _help(name),
            _help("vehicle.help"),
            figures={"squares": len(line)},
            rulings=("WIN-B-3", "WIN-S-6"),
        )
        for name, line in (("train", board.rail), ("boat", board.river))
    }


def _saloon(board: Map) -> Component:
    plots: list[int | str] = list(cards.SALOON_PLOTS)
    return component(
        _help("saloon"), _help("saloon.help"), figures={"plots": plots}, rulings=("WIN-P-2", "WIN-B-2")
    )


# -------------------------------------------------------------------- tokens and cards


def _tokens(board: Map) -> dict[str, Component]:
    rulings = {"movement": ("WIN-B-3",), "saloon": ("WIN-B-2",), "rumor": ("WIN-B-6",)}
    return {
        token: component(
            text_of(f"winchester.token.{token}"),
            _help(f"token.{token}"),
            _help("token.count", count=board.tokens[kind]),
            *_doubt(board, "tokens"),
            figures={"count": board.tokens[kind]},
            rulings=("WIN-B-1", *rulings[token]),
        )
        for kind, token in enumerate(cards.TOKENS)
    }


def _shared(card: int) -> Component:
    plots = cards.OFF_RIVER if card == cards.THREE_OFF_RIVER else cards.OFF_RAIL
    return component(
        text_of(f"winchester.shared.{cards.SHARED[card]}"),
        _help(f"shared.{cards.SHARED[card]}", plots=plots),
        _help("shared.first"),
        figures={"needs": cards.SHARED_NEEDS[card]},
        rulings=SHARED_RULINGS[card],
    )


def _secrets() -> dict[str, Component]:
    found: dict[str, Component] = {}
    for card in cards.SECRET:
        plots: list[int | str] = list(card.plots)
        helps = [_help("secret.plots", plots=plots)] if card.counts == cards.BY_PLOTS else []
        found[card.id] = component(
            text_of(f"winchester.secret.{card.id}"),
            *helps,
            _help("secret"),
            figures={"per": card.per, "plots": plots},
            rulings=("WIN-E-3", "WIN-S-8"),
        )
    return found


def _piles() -> dict[str, Component]:
    """The piles by their number of notes."""
    return {
        str(notes): component(
            _help("pile", money=money(notes)),
            _help("pile.help"),
            figures={"notes": notes},
            rulings=("WIN-S-3", "WIN-O-1"),
        )
        for notes in cards.PILES
    }


def _mines(board: Map) -> dict[str, Component]:
    amounts: list[int | str] = list(board.mine_cards)
    sums = [money(notes) for notes in board.mine_cards]
    return {
        f"mine{plot}": component(
            _help("mine", plot=plot),
            _help("mine.help", amounts=sums),
            *_doubt(board, "mine cards"),
            figures={"plot": plot, "amounts": amounts},
            rulings=("WIN-M-1", "WIN-M-2", "WIN-S-5"),
        )
        for plot in cards.MINE_PLOTS
    }


def _ranch(board: Map) -> Component:
    amounts: list[int | str] = list(board.ranch_cards)
    sums = [money(notes) for notes in board.ranch_cards]
    return component(
        _help("ranch"),
        _help("ranch.help", plot=board.ranch, amounts=sums),
        *_doubt(board, f"plot {board.ranch}", "ranch cards"),
        figures={"plot": board.ranch, "amounts": amounts},
        rulings=("WIN-M-1", "WIN-R-1"),
    )


def _duel() -> dict[str, Component]:
    rulings = {"token": ("WIN-D-1", "WIN-D-3", "WIN-D-4"), "bang": ("WIN-D-7",), "click": ("WIN-D-8",)}
    return {
        name: component(_help(f"duel.{name}"), _help(f"duel.{name}.help"), rulings=rulings[name])
        for name in ("token", "bang", "click")
    }


def _looks(board: Map) -> dict[str, Component]:
    """The face-down cards that a rumor can go to, by their words in the notation: `seat2 first`, `mine3`."""
    found = {
        f"seat{seat} {place}": component(
            _help(f"look.{place}", seat=message(f"core.seat.{seat}")),
            _help("secret"),
            figures={"seat": seat, "place": number},
            rulings=("WIN-B-6", "WIN-B-9"),
        )
        for seat in range(cards.MAX_SEATS)
        for number, place in enumerate(PLACES)
    }
    return found | _mines(board) | {"ranch": _ranch(board)}


# -------------------------------------------------------------------- questions, scores and notes


def _question(name: str) -> Component:
    helped, rulings = QUESTION_HELP[name]
    return component(_help(f"question.{name}"), _help(helped), rulings=rulings)


def _verb(name: str) -> Component:
    helped, rulings = VERB_HELP[name]
    return component(_help(f"verb.{name}"), _help(helped), rulings=rulings)


def _score(part: str) -> Component:
    helped, rulings = SCORES[part]
    return component(text_of(f"winchester.score.{part}"), _help(helped), rulings=rulings)


def _sign(sign: str) -> Component:
    return component(_help(f"sign.{sign}"), _help(f"sign.{sign}.help"), rulings=SIGNS[sign])


def _notes(board: Map) -> dict[str, Component]:
    """Rules and figures that are not official."""
    notes = {"variant": component(_help("note.variant"), text_of("winchester.variant"), rulings=("WIN-D-9",))}
    label = board.reconstructed()
    if label is not None:
        notes["reconstructed"] = component(
            _help("note.reconstructed"), text_of(label.key, **label.args), figures={"always": 1}
        )
    return notes


def _doubt(board: Map, *names: str) -> list[Text]:
    """Says it where one of these entries of the map is reconstructed."""
    return [_help("doubt")] if any(board.marks[name] == cards.RECONSTRUCTED for name in names) else []
