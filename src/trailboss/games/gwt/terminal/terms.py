"""What all drawing modules of Great Western Trail share: view, names, signs, colours, progress, points."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, cast

from rich.text import Text

from trailboss.cli.table.answers import numbered
from trailboss.cli.table.face import Colours, Seen
from trailboss.core.messages import format_message, has_message
from trailboss.games.gwt.components import cattle as cattle_cards
from trailboss.games.gwt.components.cattle import BuyOption
from trailboss.games.gwt.components.objectives import OBJECTIVE_TASKS, TASKS
from trailboss.games.gwt.components.tiles import BOARD_TILES, FEE_BLACK, FEE_GREEN, TILE_IDS
from trailboss.games.gwt.present.presentation import known_points, public_table
from trailboss.games.gwt.present.view import GwtView, RancherView, TileView
from trailboss.games.gwt.rules.edition import Edition, private_key
from trailboss.games.gwt.rules.effects import question_named
from trailboss.games.gwt.rules.scoring import tasks_met
from trailboss.games.gwt.state.table import Table

GREEN_HAND: Final = "●"
BLACK_HAND: Final = "■"
"""The hands are told apart by their shape: green is round, black is square."""
TRIBE: Final = "▲"
WOODS: Final = "♣"
RISKS: Final = ("?", "!")
"""By RISK_ANY and RISK_GRAY."""
HERDER: Final = "@"
POINTS: Final = "★"
DARK: Final = "◆"
WHITE: Final = "◇"
CARD: Final = "▤"
TOKEN: Final = "⇄"
"""An exchange token."""
HERE: Final = "◄"

DIM: Final = "dim"
LOUD: Final = "bold"


class Palette(NamedTuple):
    """Ink and ground."""

    owner: tuple[str, ...]
    neutral: str
    legal: str
    section: dict[str, str]
    cattle: dict[str, str]


MANY: Final = Palette(
    owner=(
        "bold #FFFFFF on #C9451B",
        "bold #FFFFFF on #1E6FB8",
        "bold #1D2629 on #F0BC35",
        "bold #FFFFFF on #7A3A90",
    ),
    neutral="bold #1D2629 on #F3E9D2",
    legal="bold #1D2629 on #7FD69A",
    section={"flood": "#76b9dd", "drought": "#F0A050", "rockfall": "#B8B8B8", "tribe": "#E39A86"},
    cattle={
        "gray": "#1D2629 on #B0B4B8",
        "green": "#FFFFFF on #2F7D46",
        "black": "#FFFFFF on #3A3A3A",
        "white": "#1D2629 on #FFFFFF",
        "yellow": "#1D2629 on #F0C53A",
        "red": "#FFFFFF on #B83A2E",
        "blue": "#FFFFFF on #2E6DB0",
        "brown": "#FFFFFF on #7A4A22",
        "purple": "#FFFFFF on #6A3A8A",
        "orange": "#1D2629 on #E89040",
    },
)
FEW: Final = Palette(
    owner=(
        "bold bright_white on red",
        "bold bright_white on blue",
        "bold black on yellow",
        "bold bright_white on magenta",
    ),
    neutral="bold black on white",
    legal="bold black on bright_green",
    section={"flood": "bright_cyan", "drought": "bright_yellow", "rockfall": "white", "tribe": "bright_red"},
    cattle={},
)
NONE: Final = Palette(owner=(LOUD,) * 4, neutral=LOUD, legal="bold reverse", section={}, cattle={})


def palette(colours: Colours) -> Palette:
    if not colours.some:
        return NONE
    return MANY if colours.many else FEW


# -------------------------------------------------------------------- the table


def view_of(seen: Seen) -> GwtView:
    return cast(GwtView, seen.view)


def concerns(seen: Seen) -> list[str]:
    """The parts of the table that the question is about."""
    asked = view_of(seen)["question"]
    return [] if asked is None else question_named(asked).concerns


def table_of(seen: Seen) -> Table:
    assert isinstance(seen.state, Table)
    return seen.state


def edition_of(seen: Seen) -> Edition:
    return table_of(seen).edition


def watched(seen: Seen) -> int:
    """Whose player board is shown in full: the viewer's, or for a spectator that of the seat to move."""
    return view_of(seen)["to_move"] if seen.seat is None else seen.seat


def is_sam(seen: Seen, rancher: int) -> bool:
    """Is that rancher the solo opponent? He has no money, no hand and no limits."""
    sam = view_of(seen)["sam"]
    return sam is not None and sam["rancher"] == rancher


def has_tokens(seen: Seen) -> bool:
    """Are there exchange tokens in this edition?"""
    return edition_of(seen).has_tokens


def price_list(seen: Seen) -> list[BuyOption]:
    """What cattle cost at this table."""
    return cattle_cards.BUY_OPTIONS + (cattle_cards.SIMMENTAL_OPTIONS if view_of(seen)["simmental"] else [])


def on_trail(seen: Seen) -> dict[str, TileView]:
    """What is on the trail, by space."""
    return {tile["space"]: tile for tile in view_of(seen)["trail"]}


def space_of(seen: Seen, space: str) -> int:
    """The number of a space."""
    return edition_of(seen).trail.ids.index(space)


def herders(seen: Seen, space: str) -> list[int]:
    """Who stands there."""
    return [rancher["seat"] for rancher in view_of(seen)["ranchers"] if rancher["herder"] == space]


def fees(seen: Seen) -> tuple[int, int]:
    """Dollars for a green and for a black hand."""
    seats = view_of(seen)["seats"]
    return FEE_GREEN[seats], FEE_BLACK[seats]


def building_key(seen: Seen, name: str) -> int:
    """The key of a building tile in the lists of the edition: `A`, `3a`."""
    if name in TILE_IDS:
        return TILE_IDS.index(name)
    return private_key(int(name[:-1]), "ab".index(name[-1]))


def building_actions(seen: Seen, name: str) -> list[list[int]]:
    """The local actions that are printed on a building, each a list of alternatives."""
    return edition_of(seen).local[building_key(seen, name)]


def hands(seen: Seen, tile: str) -> str:
    """The hands that a tile shows, as signs."""
    if tile in TILE_IDS:
        printed = BOARD_TILES[TILE_IDS.index(tile)]
        green, black = printed.green_hand, printed.black_hand
    else:
        key = building_key(seen, tile)
        edition = edition_of(seen)
        green, black = edition.green_hand[key], edition.black_hand[key]
    return GREEN_HAND * green + BLACK_HAND * black


def choices(seen: Seen) -> dict[int, str]:
    """Move -> what to type for it, for the person who has to decide; empty for everybody else."""
    state = seen.state
    if state.over or seen.seat != state.to_move:
        return {}
    return {
        move: key for each in numbered(state.legal(), lambda move: "") for key, move in each.moves.items()
    }


# -------------------------------------------------------------------- words


def phrase(seen: Seen, key: str, about: Mapping[str, object] | None = None, **args: object) -> str:
    """A phrase of this table in the language of the person who looks, as its edition has it; it may name
    whatever a view says `about` somebody."""
    own = f"table.{seen.state.game.name}.{key}"
    return format_message(
        own if has_message(own) else f"table.gwt.{key}", {**(about or {}), **args}, seen.lang
    )


def game_text(seen: Seen, key: str, **args: object) -> str:
    """A phrase that all editions share."""
    return format_message(f"gwt.{key}", args, seen.lang)


def own_text(seen: Seen, key: str, **args: object) -> str:
    """A phrase of this edition."""
    return format_message(f"{seen.state.game.name}.{key}", args, seen.lang)


def name(seen: Seen, seat: int) -> str:
    return seen.seat_name(seat)


def own_name(seen: Seen, seat: int) -> str:
    """The name of a seat; marked if it is the viewer's."""
    return phrase(seen, "you", seat=name(seen, seat)) if seat == seen.seat else name(seen, seat)


def herder_name(seen: Seen) -> str:
    """What the edition calls the figure on the trail."""
    return own_text(seen, "herder")


def letter(seen: Seen, seat: int) -> str:
    """The first letter of the colour's name, different for all seats in both languages."""
    return name(seen, seat)[0]


def letters(seen: Seen, seats: list[int], colours: Colours) -> Text:
    """Letters of several seats, each in its colours."""
    owner = palette(colours).owner
    return Text.assemble(*((letter(seen, seat), owner[seen.colours[seat]]) for seat in seats), end="")


def seat_style(colour: int, colours: Colours) -> str:
    return palette(colours).owner[colour]


# -------------------------------------------------------------------- cards


def face_of_id(card: str) -> int:
    return cattle_cards.FACE_IDS.index(card)


def is_cattle(card: str) -> bool:
    return cattle_cards.FACE_TYPE[face_of_id(card)] >= 0


def cow(seen: Seen, card: str, colours: Colours, vp: bool = False) -> Text:
    """A cattle card in four signs, `Rd3`, with its points if that is wanted: `Rd3★2`."""
    face = face_of_id(card)
    kind = cattle_cards.TYPE_IDS[cattle_cards.FACE_TYPE[face]]
    code = f"{phrase(seen, f'cow.{kind}')}{cattle_cards.FACE_VALUE[face]}"
    text = Text.assemble((code, palette(colours).cattle.get(kind, LOUD)), end="")
    if vp:
        text.append(f"{POINTS}{cattle_cards.FACE_VP[face]}")
    return text


def counted(cards: list[str]) -> Iterator[tuple[str, int]]:
    """Each different card once, with how many there are, in the order of the fronts."""
    for card in sorted(set(cards), key=face_of_id):
        yield card, cards.count(card)


def progress(seen: Seen, card: str, seat: int) -> list[tuple[str, int, int]]:
    """The tasks of an objective card: (task, how many the rancher has, how many are asked for).

    Each card is looked at alone; what serves one card cannot serve another at the end.
    """
    have = tasks_met(public(seen, seat), seat)
    asked = OBJECTIVE_TASKS[face_of_id(card)]
    return [(TASKS[kind], have[kind], asked[kind]) for kind in range(len(TASKS)) if asked[kind]]


# -------------------------------------------------------------------- points


def public(seen: Seen, seat: int) -> Table:
    """The table with nothing in a rancher's deck that the viewer may not know."""
    table = table_of(seen)
    return table if _known(seen, seat) else public_table(table, seat)


def score(seen: Seen, seat: int) -> dict[str, int]:
    """A rancher's points by category as if the game ended now, of others only what is public."""
    return known_points(table_of(seen), seat, _known(seen, seat))


def unknown_cards(seen: Seen, seat: int) -> int:
    """How many objective cards of a rancher the viewer does not know."""
    return view_of(seen)["ranchers"][seat]["unknown"]


def _known(seen: Seen, seat: int) -> bool:
    """Is that rancher's hand open to the viewer: their own, or any at the end or at a practice table?"""
    return seat == seen.seat or view_of(seen)["ranchers"][seat]["hand"] is not None


def rancher(seen: Seen, seat: int) -> RancherView:
    return view_of(seen)["ranchers"][seat]
