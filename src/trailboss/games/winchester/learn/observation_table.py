"""Observations of Daddy Winchester computed directly from the table, for speed.

Only what the seat may know is read; a test compares every entry with the one computed from the view.
"""

from typing import Final

from trailboss.games.winchester.components.cards import HATS, PILES, PLOTS, SECRET_EACH
from trailboss.games.winchester.learn.observation_layout import WINCHESTER_LAYOUT
from trailboss.games.winchester.present.view import public_rights
from trailboss.games.winchester.questions.bonus import card_amount, card_place
from trailboss.games.winchester.rules.effects import FIRST_QUESTION
from trailboss.games.winchester.rules.saloon import tips
from trailboss.games.winchester.rules.scoring import secret_worth
from trailboss.games.winchester.state.table import (
    BONUS_PLACE,
    MANUAL,
    NOBODY,
    PROMPTED,
    RANCH_PLACE,
    SECRET_PLACE,
    Table,
)
from trailboss.lab.observation.plan import MOST

SIZE: Final[int] = WINCHESTER_LAYOUT.size
GAME_SEATS: Final[int] = WINCHESTER_LAYOUT.at("game.seats")
GAME_OPTIONS: Final[int] = WINCHESTER_LAYOUT.at("game.options")
GAME_OVER: Final[int] = WINCHESTER_LAYOUT.at("game.over")
GAME_TO_MOVE: Final[int] = WINCHESTER_LAYOUT.at("game.to_move")
GAME_QUESTION: Final[int] = WINCHESTER_LAYOUT.at("game.question")
GAME_TURN: Final[int] = WINCHESTER_LAYOUT.at("game.turn")
GAME_FIRST: Final[int] = WINCHESTER_LAYOUT.at("game.first")
GAME_BID: Final[int] = WINCHESTER_LAYOUT.at("game.bid")
GAME_BIDDER: Final[int] = WINCHESTER_LAYOUT.at("game.bidder")
GAME_SALOON: Final[int] = WINCHESTER_LAYOUT.at("game.saloon")
GAME_SALOON_FOR_BUYER: Final[int] = WINCHESTER_LAYOUT.at("game.saloon_for_buyer")
GAME_TRAIN: Final[int] = WINCHESTER_LAYOUT.at("game.train")
GAME_BOAT: Final[int] = WINCHESTER_LAYOUT.at("game.boat")
PILE: Final[int] = WINCHESTER_LAYOUT.at("pile")
PILE_WIDTH: Final[int] = WINCHESTER_LAYOUT.width("pile")
TAKEN_BY: Final[int] = WINCHESTER_LAYOUT.at("pile.taken_by") - PILE
PLOT: Final[int] = WINCHESTER_LAYOUT.at("plot")
PLOT_WIDTH: Final[int] = WINCHESTER_LAYOUT.width("plot")
OWNER: Final[int] = WINCHESTER_LAYOUT.at("plot.owner") - PLOT
FOR_SALE: Final[int] = WINCHESTER_LAYOUT.at("plot.for_sale") - PLOT
TO_COME: Final[int] = WINCHESTER_LAYOUT.at("plot.to_come") - PLOT
TOKEN: Final[int] = WINCHESTER_LAYOUT.at("plot.token") - PLOT
CARD: Final[int] = WINCHESTER_LAYOUT.at("plot.card") - PLOT
CARD_OPEN: Final[int] = WINCHESTER_LAYOUT.at("plot.card_open") - PLOT
CARD_KNOWN: Final[int] = WINCHESTER_LAYOUT.at("plot.card_known") - PLOT
CARD_NOTES: Final[int] = WINCHESTER_LAYOUT.at("plot.card_notes") - PLOT
PLAYER: Final[int] = WINCHESTER_LAYOUT.at("player")
PLAYER_WIDTH: Final[int] = WINCHESTER_LAYOUT.width("player")
CASH_KNOWN: Final[int] = WINCHESTER_LAYOUT.at("player.cash_known") - PLAYER
CASH: Final[int] = WINCHESTER_LAYOUT.at("player.cash") - PLAYER
STILL_IN: Final[int] = WINCHESTER_LAYOUT.at("player.still_in") - PLAYER
DUEL_TOKEN: Final[int] = WINCHESTER_LAYOUT.at("player.duel_token") - PLAYER
HATS_LEFT: Final[int] = WINCHESTER_LAYOUT.at("player.hats") - PLAYER
PLOTS_OWNED: Final[int] = WINCHESTER_LAYOUT.at("player.plots") - PLAYER
OWN_TOKENS: Final[int] = WINCHESTER_LAYOUT.at("player.tokens") - PLAYER
SECRETS: Final[int] = WINCHESTER_LAYOUT.at("player.first_secret") - PLAYER
SECRET_WIDTH: Final[int] = WINCHESTER_LAYOUT.at("player.second_secret") - PLAYER - SECRETS
SECRETS_WORTH: Final[int] = WINCHESTER_LAYOUT.at("player.secrets_worth") - PLAYER
MAY_CLAIM: Final[int] = WINCHESTER_LAYOUT.at("player.may_claim") - PLAYER

NO_TURN: Final[bytes] = bytes(PILE - GAME_OVER)
NO_PLAYER: Final[bytes] = bytes(PLAYER_WIDTH)
NO_LAND: Final[bytes] = bytes(TO_COME)
NO_THINGS: Final[bytes] = bytes(PLOT_WIDTH - TO_COME - 1)
"""A plot in front of and behind what says that it is still to come."""
FEWEST_SEATS: Final = 2


def entries(table: Table, seat: int) -> bytearray:
    """The entries of the vector that this seat observes."""
    out = bytearray(SIZE)
    seats = table.seats
    _settings(out, table)
    write_turn(out, table, seat)
    write_piles(out, table, seat)
    for plot in range(1, PLOTS + 1):
        write_plot(out, plot_place(plot), table, plot, seat)
    for index in range(table.turned, len(table.order)):
        out[plot_place(table.order[index]) + TO_COME] = 1
    for player in range(seats):
        at = place_of(player, seat, seats)
        write_auction(out, at, table, player, seat)
        write_player(out, at, table, player, seat)
    return out


def plot_place(plot: int) -> int:
    """Where the block of a plot begins."""
    return PLOT + PLOT_WIDTH * (plot - 1)


def place_of(player: int, seat: int, seats: int) -> int:
    """Where the block of a player begins."""
    return PLAYER + PLAYER_WIDTH * ((player - seat) % seats)


def _settings(out: bytearray, table: Table) -> None:
    """What stays the same through a game."""
    out[GAME_SEATS + table.seats - FEWEST_SEATS] = 1
    out[GAME_OPTIONS] = 1 if table.setting.options["bonus_tokens"] == "face_down" else 0
    out[GAME_OPTIONS + 1] = 1 if table.claims == MANUAL else 0
    out[GAME_OPTIONS + 2] = 1 if table.claims == PROMPTED else 0
    out[GAME_OPTIONS + 3] = 1 if table.limited else 0
    out[GAME_OPTIONS + 4] = 1 if table.setting.options["vehicles"] == "chosen" else 0
    out[GAME_OPTIONS + 5] = 1 if table.any_time else 0
    out[GAME_OPTIONS + 6] = 1 if table.touching else 0


def write_turn(out: bytearray, table: Table, seat: int) -> None:
    seats = table.seats
    out[GAME_TO_MOVE + (table.to_move - seat) % seats] = 1
    if table.over:
        out[GAME_OVER] = 1
    else:
        out[GAME_QUESTION + table.frames.kind() - FIRST_QUESTION] = 1
    out[GAME_TURN] = table.turned
    out[GAME_FIRST + (table.first - seat) % seats] = 1
    out[GAME_BID] = min(table.bid, MOST)
    if table.bidder != NOBODY:
        out[GAME_BIDDER + (table.bidder - seat) % seats] = 1
    out[GAME_SALOON] = min(tips(table), MOST)
    out[GAME_SALOON_FOR_BUYER] = min(table.saloon, MOST)
    if table.rail >= 0:
        out[GAME_TRAIN + table.rail] = 1
    if table.river >= 0:
        out[GAME_BOAT + table.river] = 1


def write_piles(out: bytearray, table: Table, seat: int) -> None:
    """The shared objectives. Nobody puts one back."""
    for pile in range(len(PILES)):
        at = PILE + PILE_WIDTH * pile
        out[at + table.shared[pile]] = 1
        if table.taken[pile] != NOBODY:
            out[at + TAKEN_BY + (table.taken[pile] - seat) % table.seats] = 1


def write_plot(out: bytearray, at: int, table: Table, plot: int, seat: int) -> None:
    """A plot, but for whether it is still to come; the rest of its block was all 0."""
    knowledge = table.knowledge
    out[at + table.board.terrain[plot]] = 1
    if table.owner[plot] != NOBODY:
        out[at + OWNER + (table.owner[plot] - seat) % table.seats] = 1
    if plot == table.plot:
        out[at + FOR_SALE] = 1
    if knowledge.public(BONUS_PLACE + plot):
        out[at + TOKEN + table.bonus[plot]] = 1
    place = card_place(table, plot)
    if place >= 0:
        out[at + CARD + (1 if place == RANCH_PLACE else 0)] = 1
        if knowledge.public(place):
            out[at + CARD_OPEN] = 1
        if knowledge.knows(seat, place):
            out[at + CARD_KNOWN] = 1
            out[at + CARD_NOTES] = min(card_amount(table, place), MOST)


def write_auction(out: bytearray, at: int, table: Table, player: int, seat: int) -> None:
    """What changes during an auction."""
    if table.over or player == seat:
        out[at + CASH] = min(table.cash[player], MOST)
    out[at + STILL_IN] = 0 if table.passed >> player & 1 else 1


def write_player(out: bytearray, at: int, table: Table, player: int, seat: int) -> None:
    """What no bid changes; the block was all 0."""
    out[at] = 1
    out[at + CASH_KNOWN] = 1 if table.over or player == seat else 0
    out[at + DUEL_TOKEN] = 1 if table.has_duel_token(player) else 0
    owner, bonus = table.owner, table.bonus
    owned = 0
    for plot in range(1, PLOTS + 1):
        if owner[plot] == player:
            owned += 1
            out[at + OWN_TOKENS + bonus[plot]] += 1
    out[at + HATS_LEFT] = max(HATS - owned, 0)
    out[at + PLOTS_OWNED] = owned
    for place in range(SECRET_EACH):
        number = SECRET_EACH * player + place
        if table.knowledge.knows(seat, SECRET_PLACE + number):
            card = table.secret[number]
            out[at + SECRETS + SECRET_WIDTH * place + card] = 1
            out[at + SECRETS_WORTH + place] = min(secret_worth(table, player, card), MOST)
    for pile in public_rights(table, player):
        out[at + MAY_CLAIM + table.shared[pile]] = 1
