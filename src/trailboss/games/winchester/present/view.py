"""Views: what each seat may see, listed explicitly (WIN-S-8).

Others' cash is never shown, though it can be worked out (WIN-S-9). Nor is the bank's cash, which with two
players would reveal the other's.
"""

from typing import TypedDict, cast

from trailboss.games.winchester.components import cards
from trailboss.games.winchester.questions.bonus import card_amount, card_place
from trailboss.games.winchester.questions.claims import open_rights
from trailboss.games.winchester.rules.effects import question_of
from trailboss.games.winchester.rules.objectives import reached, tokens_of
from trailboss.games.winchester.rules.saloon import tips
from trailboss.games.winchester.rules.scoring import plots_together, secret_plots, secret_worth
from trailboss.games.winchester.state.table import (
    BONUS_PLACE,
    MANUAL,
    NOBODY,
    NOWHERE,
    PROMPTED,
    RANCH_PLACE,
    SECRET_PLACE,
    Table,
)


class PlotView(TypedDict):
    """One plot. `token` is None while it is face down; `card` is "mine", "ranch" or None."""

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
    """One player; `cash` and `secrets` are None if the viewer may not know them.

    `may_claim` and `progress` are empty if players have to notice for themselves what they have earned
    (WIN-O-12). `progress` has, by shared objective, how many the player has of how many it needs, except for
    those that need an event. `secret_plots` are the plots that a secret objective counts, and
    `plots_together` breaks a tie for most plots (WIN-E-5).
    """

    seat: int
    cash: int | None
    duel_token: bool
    hats: int
    plots: list[int]
    tokens: dict[str, int]
    secrets: list[str | None]
    secrets_worth: list[int | None]
    secret_plots: list[list[int] | None]
    plots_together: int
    may_claim: list[str]
    progress: dict[str, list[int]]


class WinchesterView(TypedDict):
    """The table as one seat sees it.

    `question_args` are the arguments of the question, by name. `plot` and `turn` are 0 until the first plot
    comes up; `train` and `boat` are None until they are placed.
    """

    game: str
    seats: int
    options: dict[str, str | int]
    seat: int | None
    to_move: int
    over: bool
    question: str | None
    question_args: dict[str, str | int]
    turn: int
    plot: int
    first: int
    bid: int
    bidder: int | None
    still_in: list[int]
    saloon: int
    saloon_for_buyer: int
    train: str | None
    boat: str | None
    to_come: list[int]
    piles: list[PileView]
    plots: list[PlotView]
    players: list[PlayerView]


def view(table: Table, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it; None is a spectator."""
    if seat is not None:
        table.check_seat(seat)
    public = _public(table)
    return cast(dict[str, object], public if seat is None else _of_seat(table, seat, public))


def seat_view(table: Table, seat: int, public: dict[str, object]) -> dict[str, object]:
    """The view of a seat, given the spectator's view; both share what is the same."""
    return cast(dict[str, object], _of_seat(table, seat, cast(WinchesterView, public)))


def _of_seat(table: Table, seat: int, public: WinchesterView) -> WinchesterView:
    """The public view plus what only this seat sees: its cash, and what it has looked at."""
    plots = [_plot_of_seat(table, seat, plot) for plot in public["plots"]]
    return {
        **public,
        "seat": seat,
        "question_args": _question_args(table, seat),
        "plots": public["plots"] if plots == public["plots"] else plots,
        "players": [_player_of_seat(table, seat, player) for player in public["players"]],
    }


def _public(table: Table) -> WinchesterView:
    """The table as a spectator sees it."""
    return {
        "game": "winchester",
        "seats": table.seats,
        "options": _options(table),
        "seat": None,
        "to_move": table.to_move,
        "over": table.over,
        "question": table.question_name(),
        "question_args": _question_args(table, None),
        "turn": table.turned,
        "plot": table.plot,
        "first": table.first,
        "bid": table.bid,
        "bidder": _seat(table.bidder),
        "still_in": table.still_in(),
        "saloon": tips(table),
        "saloon_for_buyer": table.saloon,
        "train": None if table.rail == NOWHERE else f"t{table.rail + 1}",
        "boat": None if table.river == NOWHERE else f"r{table.river + 1}",
        "to_come": sorted(table.order[table.turned :]),
        "piles": [
            {
                "notes": notes,
                "objective": cards.SHARED[table.shared[pile]],
                "taken_by": _seat(table.taken[pile]),
            }
            for pile, notes in enumerate(cards.PILES)
        ],
        "plots": [_plot(table, plot) for plot in range(1, cards.PLOTS + 1)],
        "players": [_player(table, player) for player in range(table.seats)],
    }


def _options(table: Table) -> dict[str, str | int]:
    """What the table agreed on, as today's rules call it."""
    options = dict(table.config.options)
    if table.claims == PROMPTED:
        options["claims"] = "prompted"  # rules 1 called it "manual" (WIN-O-12)
    return options


def _question_args(table: Table, seat: int | None) -> dict[str, str | int]:
    if table.over:
        return {}
    shown = question_of(table).shown_args(table, seat, table.frames.a(), table.frames.b())
    return cast(dict[str, str | int], shown)


def _plot_of_seat(table: Table, seat: int, public: PlotView) -> PlotView:
    """A plot with the card under it, if the seat has looked at it."""
    place = card_place(table, public["plot"])
    if place < 0 or public["card_notes"] is not None or not table.knowledge.knows(seat, place):
        return public
    return {**public, "card_notes": card_amount(table, place)}


def _plot(table: Table, plot: int) -> PlotView:
    place = card_place(table, plot)
    knowledge = table.knowledge
    token_known = knowledge.public(BONUS_PLACE + plot)
    card_open = place >= 0 and knowledge.public(place)
    return {
        "plot": plot,
        "terrain": cards.TERRAINS[table.board.terrain[plot]],
        "owner": _seat(table.owner[plot]),
        "token": cards.TOKENS[table.bonus[plot]] if token_known else None,
        "card": None if place < 0 else "ranch" if place == RANCH_PLACE else "mine",
        "card_open": card_open,
        "card_notes": card_amount(table, place) if card_open else None,
    }


def _player_of_seat(table: Table, seat: int, public: PlayerView) -> PlayerView:
    """A player with what only this seat knows: its cash, and secret objectives it has looked at."""
    player = public["seat"]
    if player != seat and not _knows_secrets_of(table, seat, player):
        return public
    secrets, worth, plots = _secrets(table, player, seat)
    return {
        **public,
        "cash": table.cash[player] if player == seat else public["cash"],
        "secrets": secrets,
        "secrets_worth": worth,
        "secret_plots": plots,
    }


def _knows_secrets_of(table: Table, seat: int, player: int) -> bool:
    first = SECRET_PLACE + cards.SECRET_EACH * player
    return any(table.knowledge.knows(seat, first + place) for place in range(cards.SECRET_EACH))


def _secrets(
    table: Table, player: int, seat: int | None
) -> tuple[list[str | None], list[int | None], list[list[int] | None]]:
    """The secret objectives of a player that a seat knows, what they are worth, and the plots they count."""
    secrets: list[str | None] = []
    worth: list[int | None] = []
    plots: list[list[int] | None] = []
    for place in range(cards.SECRET_EACH):
        card = table.secret[cards.SECRET_EACH * player + place]
        if _knows(table, seat, SECRET_PLACE + cards.SECRET_EACH * player + place):
            secrets.append(cards.SECRET[card].id)
            worth.append(secret_worth(table, player, card))
            plots.append(secret_plots(table, player, card))
        else:
            secrets.append(None)
            worth.append(None)
            plots.append(None)
    return secrets, worth, plots


def _player(table: Table, player: int) -> PlayerView:
    """A player in the public view."""
    secrets, worth, plots = _secrets(table, player, None)
    return {
        "seat": player,
        "cash": table.cash[player] if table.over else None,
        "duel_token": table.has_duel_token(player),
        "hats": max(cards.HATS - table.owner.count(player), 0),
        "plots": table.plots_of(player),
        "tokens": {name: tokens_of(table, player, kind) for kind, name in enumerate(cards.TOKENS)},
        "secrets": secrets,
        "secrets_worth": worth,
        "secret_plots": plots,
        "plots_together": plots_together(table, player),
        "may_claim": [cards.SHARED[table.shared[pile]] for pile in public_rights(table, player)],
        "progress": _progress(table, player),
    }


def _progress(table: Table, player: int) -> dict[str, list[int]]:
    """How far a player is with the shared objectives of this table. All that it follows from lies open."""
    if table.claims == MANUAL and not table.over:
        return {}
    found: dict[str, list[int]] = {}
    for card in table.shared[: len(cards.PILES)]:
        if card not in cards.SHARED_EVENTS:
            need = cards.SHARED_NEEDS[card]
            found[cards.SHARED[card]] = [min(reached(table, player, card), need), need]
    return found


def public_rights(table: Table, player: int) -> list[int]:
    """The piles that a player may claim, as everybody can see."""
    return [] if table.claims == MANUAL else open_rights(table, player)


def _knows(table: Table, seat: int | None, place: int) -> bool:
    return table.knowledge.public(place) or (seat is not None and table.knowledge.knows(seat, place))


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
