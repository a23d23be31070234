"""The words of Daddy Winchester that all its drawing modules share: names, sums, plots, progress."""

from typing import Final, cast

from trailboss.cli.table.face import Seen
from trailboss.core.messages import format_message
from trailboss.games.winchester.components import cards
from trailboss.games.winchester.components.map import Map
from trailboss.games.winchester.present.view import PlotView, WinchesterView
from trailboss.games.winchester.rules.setup import map_of
from trailboss.games.winchester.terminal.map import FACE_DOWN, TOKEN_SIGNS, Owners

PLACES: Final = ("first", "second")


def view_of(seen: Seen) -> WinchesterView:
    return cast(WinchesterView, seen.view)


def board_of(seen: Seen) -> Map:
    return map_of(str(view_of(seen)["options"]["map"]))


def phrase(seen: Seen, key: str, **args: object) -> str:
    """A phrase of this table in the language of the person who looks."""
    return format_message(f"table.win.{key}", args, seen.lang)


def game_text(seen: Seen, key: str) -> str:
    return format_message(f"winchester.{key}", {}, seen.lang)


def money(seen: Seen, notes: int) -> str:
    """A sum as it is spoken."""
    return format_message("winchester.money", {"dollars": notes * 1000}, seen.lang)


def brief_money(seen: Seen, notes: int) -> str:
    """A sum for narrow places."""
    digits = f"{notes}k" if notes else "0"
    return f"{digits} $" if seen.lang == "de" else f"${digits}"


def name(seen: Seen, seat: int) -> str:
    return seen.seat_name(seat)


def own_name(seen: Seen, seat: int) -> str:
    """The name of a seat; marked if it is your own."""
    return phrase(seen, "you", seat=name(seen, seat)) if seat == seen.seat else name(seen, seat)


def letters(seen: Seen) -> str:
    """The letter of every seat: the first of its colour's name, different for all in both languages."""
    return "".join(name(seen, seat)[0] for seat in range(view_of(seen)["seats"]))


def owners(seen: Seen) -> Owners:
    return Owners(letters(seen), seen.colours)


def plot_of(seen: Seen, number: int) -> PlotView:
    return view_of(seen)["plots"][number - 1]


def features(seen: Seen, number: int) -> list[str]:
    """What is special about a plot: terrain first, then where it is and what is on it."""
    plot = plot_of(seen, number)
    found = [game_text(seen, f"terrain.{plot['terrain']}")]
    for key, plots in (
        ("at_river", cards.RIVER_PLOTS),
        ("at_rail", cards.RAIL_PLOTS),
        ("at_saloon", cards.SALOON_PLOTS),
    ):
        if number in plots:
            found.append(phrase(seen, key))
    if plot["card"] is not None:
        found.append(phrase(seen, f"with_{plot['card']}"))
    if number in cards.RANCH_GROUP and plot["card"] != "ranch":
        found.append(phrase(seen, "ranch_land"))
    return found


def token_sign(plot: PlotView) -> str:
    return FACE_DOWN if plot["token"] is None else TOKEN_SIGNS[plot["token"]]


def payout(seen: Seen, notes: int) -> tuple[int, int]:
    """What a price would bring each other player, and the saloon (WIN-P-1, WIN-P-2)."""
    return divmod(notes, view_of(seen)["seats"] - 1)


def bidding(seen: Seen) -> bool:
    """Is a bid asked for?"""
    return view_of(seen)["question"] == "auction"


def next_bid(seen: Seen) -> int:
    """The lowest bid that the person who is asked can make now, 0 if they can make none."""
    view = view_of(seen)
    if seen.seat is None or not bidding(seen) or view["to_move"] != seen.seat:
        return 0
    cash = view["players"][seen.seat]["cash"] or 0
    return view["bid"] + 1 if cash > view["bid"] else 0


def progress(seen: Seen, objective: str) -> list[int] | None:
    """How far the person who looks is with a shared objective; None where the view doesn't say."""
    if seen.seat is None:
        return None
    return view_of(seen)["players"][seen.seat]["progress"].get(objective)
