"""What is on the table of Daddy Winchester, each thing declared once.

`./run docs` writes `state_fields.py` from this list: constructor, copy, dump and load. A field that belongs
to one activity is declared in its module, which alone reads and changes it; here it has its place in the
order of positions. The others are declared here.

Money is counted in notes of 1000. Lists by plot have 20 entries, of which entry 0 is unused, so that
`owner[17]` is plot 17.
"""

from typing import Final

from trailboss.core.fields import LIST, NOBODY_YET, OWNER, SHUFFLE, Field, by_seat, core, number
from trailboss.games.winchester.questions.claims import CLAIM_RIGHTS, WRONG_CLAIMS
from trailboss.games.winchester.rules.saloon import DRY_PURCHASE, NEW_TIPS

EVERY_SEAT: Final = "(1 << seats) - 1"
BEFORE: Final = "int(config.options['vehicles'] == 'chosen')"
"""1 if the game may be before its first plot, in the set-up (WIN-S-6)."""


def by_plot(name: str, about: str, low: str, high: str, seen_by: str = "", often: bool = False) -> Field:
    """One number for each plot, and an unused one in front."""
    return Field(
        name, about, LIST, low, high, "PLOTS", seen_by or "everyone", often, saved_from=1, default="-1"
    )


def cards(name: str, about: str, low: str, high: str, seen_by: str = NOBODY_YET) -> Field:
    """Cards or tokens in places. No move changes where they are, so copies share the list."""
    return Field(name, about, SHUFFLE, low, high, seen_by=seen_by)


DECLARED: Final[list[Field]] = [
    core("to_move"),
    core("over"),
    # -- the turn
    number("first", "The starting player.", "0", "seats - 1"),
    number("turned", "How many plot tokens have come up.", f"1 - {BEFORE}", "PLOTS"),
    number(
        "plot",
        "The plot for sale, or just bought; 0 before the first one comes up.",
        f"1 - {BEFORE}",
        "PLOTS",
    ),
    number("bid", "The last bid, 0 if there is none.", "0", "MAX_BID"),
    number("bidder", "Who made it, or NOBODY.", "-1", "seats - 1", default="-1"),
    number("passed", "Seats that are out of the auction, as bits.", "0", EVERY_SEAT),
    DRY_PURCHASE,
    # -- money
    number(
        "bank", "Notes in the bank; below zero they are on loan (WIN-N-2).", "-NOTES_IN_BOX", "NOTES_IN_BOX"
    ),
    number("saloon", "Tips that a saloon token brings.", "0", "MAX_BID"),
    NEW_TIPS,
    by_seat("cash", "Secret (WIN-S-8).", "0", "MAX_BID", seen_by=OWNER, changes_often=True),
    by_seat("majority", "What the final count paid for most plots; part of `cash` by then.", "0", "MAX_BID"),
    # -- cards
    number("duels", "Seats that still have their duel token, as bits.", "0", EVERY_SEAT),
    cards(
        "secret",
        "All ten secret objectives; seat s holds numbers 2s and 2s + 1, the rest is in the box.",
        "0",
        "len(SECRET) - 1",
    ),
    cards(
        "shared",
        "All ten shared objectives; the first five lie on the piles, the rest is in the box.",
        "0",
        "len(SHARED) - 1",
        "everyone",
    ),
    Field(
        "taken",
        "By pile: the seat that took it, or NOBODY.",
        LIST,
        "-1",
        "seats - 1",
        "len(PILES)",
    ),
    CLAIM_RIGHTS,
    cards("mines", "All five mine cards; the first three lie on plots 3, 4 and 5.", "0", "MINE_CARDS - 1"),
    cards("ranch", "All three ranch cards; the first lies on the ranch.", "0", "RANCH_CARDS - 1"),
    # -- the map
    by_plot(
        "bonus",
        "The bonus token; it belongs to the owner of the plot once there is one.",
        "0",
        "len(TOKENS) - 1",
        NOBODY_YET,
    ),
    by_plot("owner", "A seat or NOBODY.", "-1", "seats - 1", often=True),
    cards("order", "The plot tokens in the order in which they come up.", "1", "PLOTS"),
    number("rail", "The square of the locomotive, from 0, or NOWHERE.", f"-{BEFORE}", "len(board.rail) - 1"),
    number("river", "The square of the boat, from 0, or NOWHERE.", f"-{BEFORE}", "len(board.river) - 1"),
    core("agenda"),
    core("known"),
    core("learned"),
    core("chance"),
    WRONG_CLAIMS,
]
