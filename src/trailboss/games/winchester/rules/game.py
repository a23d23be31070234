"""Daddy Winchester as a game of the contract: its options, and its moves and events as sentences."""

from typing import Final

from trailboss.core.contract import Game, GameConfig, Option, State, Value
from trailboss.core.errors import BadOption
from trailboss.core.events import Event
from trailboss.core.messages import Message, Names, message
from trailboss.core.rng import Rng
from trailboss.games.winchester.components import cards
from trailboss.games.winchester.components.old_map import OLD_MAP
from trailboss.games.winchester.questions.claims import pile_of
from trailboss.games.winchester.rules import events, moves
from trailboss.games.winchester.rules.effects import money, square
from trailboss.games.winchester.rules.moves import is_bid, is_claim, is_look, is_place
from trailboss.games.winchester.rules.setup import deal, map_of
from trailboss.games.winchester.state.deserialize import load
from trailboss.games.winchester.state.table import BONUS_PLACE, MINE_PLACE, RANCH_PLACE, Table

OPTIONS: Final = (
    Option("bonus_tokens", "face_up", ("face_up", "face_down"), "WIN-S-4"),
    Option("claims", "automatic", ("automatic", "manual", "prompted"), "WIN-O-12"),
    Option("bank", "unlimited", ("unlimited", "limited"), "WIN-N-2"),
    Option("vehicles", "drawn", ("drawn", "chosen"), "WIN-S-6"),
    Option("duels", "on_turn", ("on_turn", "any_time"), "WIN-D-3"),
    Option("majority_tie", "largest_group", ("largest_group", "touching_plots"), "WIN-E-5"),
    Option("first", "drawn", ("drawn", 0, 1, 2, 3, 4), "WIN-S-7"),
    Option("map", "standard", (), "WIN-R-2"),
)


class Winchester(Game):
    """The rules of *Daddy Winchester*, for 3 to 5 players, and for 2 as a variant (WIN-S-2, WIN-D-9)."""

    def __init__(self) -> None:
        seats = tuple(range(cards.MIN_SEATS, cards.MAX_SEATS + 1))
        super().__init__("winchester", 2, moves.VOCABULARY, seats, (2,), OPTIONS, oldest_rules=1)

    def checked_options(self, seats: int, given: dict[str, Value]) -> dict[str, Value]:
        options = super().checked_options(seats, given)
        first = options["first"]
        if isinstance(first, int) and first >= seats:
            raise BadOption("core.bad_option", name="first", given=first, choices=["drawn", *range(seats)])
        board = map_of(str(options["map"]))
        if board.is_standard():
            options["map"] = "standard"
        elif not OLD_MAP.fits(str(options["map"])):  # records of older games keep the text they have
            options["map"] = board.text
        return options

    def deal(self, config: GameConfig, rng: Rng) -> State:
        return deal(config, rng)

    def load(self, config: GameConfig, data: dict[str, object]) -> State:
        return load(config, data)

    # ---------------------------------------------------------------- texts

    def move_message(self, state: State, move: int, names: Names = None) -> Message:
        assert isinstance(state, Table)
        table = state
        self.vocabulary.check(move)
        if move == moves.PASS:
            return message("winchester.move.pass")
        if is_bid(move):
            return message("winchester.move.bid", money=money(move - moves.BID))
        if move == moves.DUEL and table.any_time:  # both could say it, so it names neither
            return message("winchester.move.duel_other", money=money(table.bid))
        if move == moves.DUEL:
            rivals = [seat for seat in table.still_in() if seat != table.to_move]
            rival = table.bidder if table.bidder >= 0 else rivals[0] if rivals else table.to_move
            return message("winchester.move.duel", seat=_name(rival, names), money=money(table.bid))
        if move < moves.LOOK:
            return _send(table, move, names)
        if is_look(move):
            return message("winchester.move.look", place=_place(move - moves.LOOK, names))
        if is_claim(move):
            pile = pile_of(table, move - moves.CLAIM)
            return message(
                "winchester.move.claim",
                money=money(cards.PILES[pile] if pile >= 0 else 0),
                card=_shared(move - moves.CLAIM),
            )
        if is_place(move):
            river = move >= moves.PLACE_RIVER
            index = move - (moves.PLACE_RIVER if river else moves.PLACE_RAIL)
            key = f"winchester.move.place_{'boat' if river else 'train'}"
            return message(key, square=square(not river, index))
        return message("winchester.move.done")

    def event_message(self, state: State, event: Event, names: Names = None) -> Message:
        assert isinstance(state, Table)
        kind, a, b, c = event.kind, event.a, event.b, event.c
        args: dict[str, object] = {"seat": _name(a, names)} if 0 <= a < state.seats else {}
        if kind == events.TURNED_UP:
            public = state.knowledge.public(BONUS_PLACE + a)
            token = _token(state.bonus[a]) if public else message("winchester.face_down")
            args = {
                "plot": a,
                "terrain": _terrain(state.board.terrain[a]),
                "token": token,
                "seat": _name(b, names),
            }
        elif kind in (events.CHALLENGED, events.DUEL_WON):
            args["other"] = _name(b, names)
        elif kind in (events.MUST_TAKE, events.BOUGHT, events.MINE_TURNED, events.RANCH_TURNED):
            args["plot"], args["money"] = b, money(c)
        elif kind in (events.SHARED_OUT, events.TIPPED):
            args = {"money": money(a)}
        elif kind == events.GOT_TOKEN:
            args["token"] = _token(b)
        elif kind in (events.TRAIN_SENT, events.TRAIN_PLACED, events.BOAT_SENT, events.BOAT_PLACED):
            args["square"] = square(kind in (events.TRAIN_SENT, events.TRAIN_PLACED), b)
        elif kind == events.LOOKED:
            args["place"] = _place(b, names)
        elif kind == events.SAW_SECRET:
            args = {"card": message(f"winchester.secret.{cards.SECRET[c].id}")}
        elif kind == events.SAW_AMOUNT:
            args = {"money": money(c)}
        elif kind == events.WRONG_CLAIM:
            args["card"] = _shared(b)
        elif kind == events.CANNOT_PAY:
            args["other"], args["money"] = _name(b, names), money(c)
        elif kind == events.CLAIMED:
            args["card"], args["money"] = _shared(b), money(c)
        else:
            args["money"] = money(b)
        return Message(f"winchester.event.{kind}", args)


def _send(table: Table, move: int, names: Names) -> Message:
    """A movement token as text, with what it would pay; squares that the map does not have pay nobody."""
    rail = move < moves.RIVER
    index = move - (moves.RAIL if rail else moves.RIVER)
    line = table.board.rail if rail else table.board.river
    touched = line[index] if index < len(line) else []
    paid: list[Message] = []
    for seat in range(table.seats):
        plots = sum(1 for plot in touched if table.owner[plot] == seat)
        if plots:
            paid.append(message("winchester.move.pays", money=money(plots), seat=_name(seat, names)))
    pays: object = paid or message("winchester.move.pays_nobody")
    stays = index == (table.rail if rail else table.river)
    key = ("train" if rail else "boat") + ("_stays" if stays else "")
    return message(f"winchester.move.{key}", square=square(rail, index), pays=pays)


def _name(seat: int, names: Names) -> object:
    return message(f"core.seat.{seat}") if names is None or seat >= len(names) else names[seat]


def _place(place: int, names: Names) -> Message:
    if place == RANCH_PLACE:
        return message("winchester.place.ranch")
    if place >= MINE_PLACE:
        return message("winchester.place.mine", plot=cards.MINE_PLOTS[place - MINE_PLACE])
    key = "winchester.place.second" if place % 2 else "winchester.place.first"
    return message(key, seat=_name(place // 2, names))


def _shared(card: int) -> Message:
    return message(f"winchester.shared.{cards.SHARED[card]}")


def _token(kind: int) -> Message:
    return message(f"winchester.token.{cards.TOKENS[kind]}")


def _terrain(terrain: int) -> Message:
    return message(f"winchester.terrain.{cards.TERRAINS[terrain]}")


WINCHESTER: Final = Winchester()
GAMES: Final = (WINCHESTER,)
