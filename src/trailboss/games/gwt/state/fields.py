"""What is on the table of Great Western Trail, each thing declared once.

`./run docs` writes `state_fields.py` from this list: constructor, copy, dump, load and inventory.
A field that belongs to one activity is declared in its module, which alone reads and changes it; here it has
its place in the order of positions. The others are declared here.

Cards are faces and tiles are codes, see `components`. If a rancher has several numbers of a kind, they are in
one flat list (`workers[3 * seat + kind]`).
"""

from typing import Final

from trailboss.core.fields import EVERYONE, LIST, LISTS, NOBODY_YET, OWNER, Field, by_seat, core, number
from trailboss.games.gwt.questions.build import REPLACED_BUILDINGS
from trailboss.games.gwt.questions.kansas_city import DISCLESS_DELIVERIES
from trailboss.games.gwt.questions.tiles import REMOVED_TILES
from trailboss.games.gwt.rules.discs import VACATED

MANY: Final = "100_000"
BUILDINGS: Final = "(1 << (edition.buildings + 1)) - 2"
CARDS: Final = "cards"
TILES: Final = "tiles"
LAST_FACE: Final = "FACES - 1"
LAST_SUPPLY_TILE: Final = "PRIVATE - 1"


def cards_by_seat(
    name: str, about: str, low: str, seen_by: str, saved_as: str = "", holds: str = CARDS, often: bool = False
) -> Field:
    """A list of cards for each rancher."""
    return Field(name, about, LISTS, low, LAST_FACE, "seats", seen_by, often, holds, saved_as=saved_as)


DECLARED: Final[list[Field]] = [
    core("to_move"),
    core("over"),
    # -- the game
    number("first", "The starting player.", "0", "config.seats - 1"),
    number(
        "ending",
        "Who took the job market token and so set off the last turns, or NOBODY.",
        "-1",
        "seats - 1",
        default="-1",
    ),
    core("agenda"),
    # -- the trail
    Field(
        "sides",
        "By number of a private building: 0 for side a, 1 for side b; the same for everybody (GWT-6).",
        LIST,
        "0",
        "1",
        "edition.buildings",
        saved_from=1,
        replaced=True,
    ),
    Field(
        "tile",
        "By space: the tile that lies there.",
        LIST,
        "0",
        "TILES - 1",
        "SPACES",
        replaced=True,
        holds=TILES,
    ),
    # -- by seat
    by_seat("money", "Dollars.", "0", MANY, changes_often=True),
    by_seat(
        "herder",
        "The space of the herder; NOT_PLACED before the first turn.",
        "-1",
        "SPACES - 1",
        changes_often=True,
    ),
    by_seat("engine", "The position of the engine on the railroad.", "0", "POSITIONS - 1"),
    by_seat(
        "certificates",
        "The space of the marker on the certificate track, from 0.",
        "0",
        "len(CERTIFICATE_TRACK) - 1",
    ),
    by_seat(
        "discs", "Disc spaces of the player board that are still covered, as bits.", "0", "(1 << DISCS) - 1"
    ),
    Field(
        "workers",
        "3 * seat + kind: workers in that row, the printed one included.",
        LIST,
        "1",
        "ROW_SPACES",
        "WORKER_KINDS * seats",
        changes_often=True,
    ),
    by_seat("stock", "Private buildings not yet built, as bits by number.", "0", BUILDINGS),
    REPLACED_BUILDINGS,
    Field(
        "taken",
        "32 * seat + tile code: hazards and tribe tiles taken.",
        LIST,
        "0",
        "20",
        "32 * seats",
        counts=TILES,
    ),
    by_seat("stations", "Stations with a disc of the rancher, as bits.", "0", "(1 << STATIONS) - 1"),
    Field("cities", "10 * seat + city: own discs there.", LIST, "0", "DISCS", "CITIES * seats"),
    DISCLESS_DELIVERIES,
    by_seat("masters", "Station masters taken, as bits.", "0", "(1 << len(MASTER_IDS)) - 1"),
    cards_by_seat("hand", "The cards in hand.", "0", OWNER, often=True),
    cards_by_seat("stack", "The draw stack, the top last.", "0", NOBODY_YET, often=True),
    cards_by_seat("pile", "The discard pile, the top last.", "0", EVERYONE, often=True),
    cards_by_seat(
        "played_objectives", "Objective cards that will be scored.", "FIRST_OBJECTIVE", EVERYONE, "area"
    ),
    cards_by_seat(
        "unseen",
        "Objective cards in the rancher's deck that nobody else has seen (GWT-32f).",
        "FIRST_OBJECTIVE",
        OWNER,
        holds="",  # they lie in hand and stack
    ),
    # -- the rest of the board
    Field(
        "jobs",
        "3 * row + kind: workers on offer.",
        LIST,
        "0",
        "COLUMNS[seats]",
        "WORKER_KINDS * ROWS",
        counts=TILES,
    ),
    number("job_row", "The row of the job market token; ROWS once it is taken.", "1", "ROWS"),
    number("job_filled", "Workers in that row.", "0", "COLUMNS[seats] - 1"),
    Field(
        "foresight",
        "2 * column + space: the tile there, or EMPTY.",
        LIST,
        "0",
        LAST_SUPPLY_TILE,
        "FORESIGHT_COLUMNS * FORESIGHT_SPACES",
        holds=TILES,
    ),
    Field(
        "supply",
        "The three stacks of the Kansas City supply, the top last.",
        LISTS,
        "1",
        LAST_SUPPLY_TILE,
        "FORESIGHT_COLUMNS",
        NOBODY_YET,
        holds=TILES,
    ),
    Field(
        "cattle",
        "By face: cattle cards in the market.",
        LIST,
        "0",
        "len(MARKET_DECK)",
        "CATTLE_FACES",
        counts=CARDS,
    ),
    Field(
        "cattle_stack",
        "The stack of cattle cards, the top last.",
        LIST,
        "0",
        "CATTLE_FACES - 1",
        seen_by=NOBODY_YET,
        holds=CARDS,
    ),
    Field(
        "display",
        "Objective cards on display, at most four.",
        LIST,
        "FIRST_OBJECTIVE",
        LAST_FACE,
        holds=CARDS,
    ),
    Field(
        "objectives",
        "The stack of objective cards, the top last.",
        LIST,
        "FIRST_OBJECTIVE",
        LAST_FACE,
        seen_by=NOBODY_YET,
        holds=CARDS,
    ),
    Field(
        "master_at",
        "By station: the station master there, or NOBODY.",
        LIST,
        "-1",
        "len(MASTER_IDS) - 1",
        "MASTER_SPACES",
    ),
    Field(
        "stationed",
        "By kind: workers given for station masters.",
        LIST,
        "0",
        "5",
        "WORKER_KINDS",
        counts=TILES,
    ),
    Field("removed", "Cards out of the game.", LIST, "0", LAST_FACE, holds=CARDS),
    REMOVED_TILES,
    core("learned"),
    core("chance"),
    # -- options
    VACATED,
    # -- the second edition
    by_seat("tokens", "Exchange tokens.", "0", MANY, only_if="edition.has_tokens"),
    Field(
        "simmental",
        "Simmental of the second and third stage beside the board; empty if they are not played.",
        LIST,
        "0",
        "SIMMENTAL_CARDS",
        'SIMMENTAL_STAGES - 1 if config.options["simmental"] is True else 0',
        counts=CARDS,
        only_if="edition.has_tokens",
    ),
]
