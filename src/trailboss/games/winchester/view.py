"""What each seat may see: built by naming it (WIN-S-8).

Cash of others is never printed, though it can be reckoned (WIN-S-9). Nor is the bank's count, which with two
players would tell the other's cash.
"""

from typing import Final, TypedDict, cast

from trailboss.games.winchester.bonus import card_amount, tokens_of
from trailboss.games.winchester.components import (
    HATS,
    PILES,
    PLOTS,
    SECRET,
    SECRET_EACH,
    SHARED,
    TERRAINS,
    TOKENS,
)
from trailboss.games.winchester.scoring import secret_worth
from trailboss.games.winchester.table import (
    AUCTION,
    BONUS_PLACE,
    CLAIMS,
    MINE_PLACE,
    MOVEMENT_TOKEN,
    NOBODY,
    RANCH_PLACE,
    RUMOR_TOKEN,
    SECRET_PLACE,
    Table,
)

QUESTIONS: Final = {AUCTION: "auction", MOVEMENT_TOKEN: "movement", RUMOR_TOKEN: "rumor", CLAIMS: "claims"}


class PlotView(TypedDict):
    """One plot. `token` is None while it lies face down; `card` is "mine", "ranch" or None."""

    plot: int
    terrain: str
    owner: int | None
    token: str | None
    card: str | None
    card_open: bool
    card_notes: int | None


class PileView(TypedDict):
    """One pile of notes with the shared objective on it."""

    notes: int
    objective: str
    taken_by: int | None


class PlayerView(TypedDict):
    """One player; `cash` and `secrets` are None where the viewer may not know them."""

    seat: int
    cash: int | None
    duel_token: bool
    hats: int
    plots: list[int]
    tokens: dict[str, int]
    secrets: list[str | None]
    secrets_worth: list[int | None]
    may_claim: list[str]


class WinchesterView(TypedDict):
    """The table as one seat sees it."""

    game: str
    seats: int
    options: dict[str, str | int]
    seat: int | None
    to_move: int
    over: bool
    question: str | None
    turn: int
    plot: int
    first: int
    bid: int
    bidder: int | None
    still_in: list[int]
    saloon: int
    saloon_for_buyer: int
    train: str
    boat: str
    to_come: list[int]
    piles: list[PileView]
    plots: list[PlotView]
    players: list[PlayerView]


def view(table: Table, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it; None is a spectator."""
    if seat is not None:
        table.check_seat(seat)
    seen: WinchesterView = {
        "game": "winchester",
        "seats": table.seats,
        "options": dict(table.setting.options),
        "seat": seat,
        "to_move": table.to_move,
        "over": table.over,
        "question": None if table.over else QUESTIONS[table.agenda.kind()],
        "turn": table.turned,
        "plot": table.plot,
        "first": table.first,
        "bid": table.bid,
        "bidder": _seat(table.bidder),
        "still_in": table.still_in(),
        "saloon": table.saloon + table.aside,
        "saloon_for_buyer": table.saloon,
        "train": f"t{table.rail + 1}",
        "boat": f"r{table.river + 1}",
        "to_come": sorted(table.order[table.turned :]),
        "piles": [
            {"notes": notes, "objective": SHARED[table.shared[pile]], "taken_by": _seat(table.taken[pile])}
            for pile, notes in enumerate(PILES)
        ],
        "plots": [_plot(table, plot, seat) for plot in range(1, PLOTS + 1)],
        "players": [_player(table, player, seat) for player in range(table.seats)],
    }
    return cast(dict[str, object], seen)


def _plot(table: Table, plot: int, seat: int | None) -> PlotView:
    place = card_place(table, plot)
    knowledge = table.knowledge
    token_known = knowledge.public(BONUS_PLACE + plot)
    card_known = place >= 0 and _knows(table, seat, place)
    return {
        "plot": plot,
        "terrain": TERRAINS[table.board.terrain[plot]],
        "owner": _seat(table.owner[plot]),
        "token": TOKENS[table.bonus[plot]] if token_known else None,
        "card": None if place < 0 else "ranch" if place == RANCH_PLACE else "mine",
        "card_open": place >= 0 and knowledge.public(place),
        "card_notes": card_amount(table, place) if card_known else None,
    }


def _player(table: Table, player: int, seat: int | None) -> PlayerView:
    secrets: list[str | None] = []
    worth: list[int | None] = []
    for place in range(SECRET_EACH):
        card = table.secret[SECRET_EACH * player + place]
        if _knows(table, seat, SECRET_PLACE + SECRET_EACH * player + place):
            secrets.append(SECRET[card].id)
            worth.append(secret_worth(table, player, card))
        else:
            secrets.append(None)
            worth.append(None)
    return {
        "seat": player,
        "cash": table.cash[player] if table.over or player == seat else None,
        "duel_token": table.has_duel_token(player),
        "hats": max(HATS - table.owner.count(player), 0),
        "plots": table.plots_of(player),
        "tokens": {name: tokens_of(table, player, kind) for kind, name in enumerate(TOKENS)},
        "secrets": secrets,
        "secrets_worth": worth,
        "may_claim": [SHARED[table.shared[pile]] for pile in table.open_rights(player)],
    }


def card_place(table: Table, plot: int) -> int:
    """Where the mine or ranch card of a plot lies, -1 if it has none."""
    mine = table.board.mine_place[plot]
    if mine >= 0:
        return MINE_PLACE + mine
    return RANCH_PLACE if plot == table.board.ranch else -1


def _knows(table: Table, seat: int | None, place: int) -> bool:
    return table.knowledge.public(place) or (seat is not None and table.knowledge.knows(seat, place))


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
