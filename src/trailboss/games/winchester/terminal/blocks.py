"""Daddy Winchester next to the map: the auction, the players, the objectives, as lines of a given width."""

from rich.text import Text

from trailboss.cli.table.face import Block, Colours, Seen
from trailboss.cli.table.lines import cut, in_columns, line, wrapped
from trailboss.games.winchester.present.view import PileView, PlayerView, PlotView
from trailboss.games.winchester.terminal import terms
from trailboss.games.winchester.terminal.map import BOAT, FEW, MANY, MINE, RANCH, TRAIN
from trailboss.games.winchester.terminal.terms import (
    bidding,
    board_of,
    brief_money,
    features,
    game_text,
    letters,
    name,
    next_bid,
    own_name,
    payout,
    phrase,
    progress,
    token_sign,
    view_of,
)

DIM = "dim"
LOUD = "bold"
MIN_NAME = 3
WIDE_NAMES = 12
"""If a name has at least this many columns, your own seat shows its colour, too."""


def blocks(seen: Seen, width: int, colours: Colours, drawn: bool) -> list[Block]:
    """All blocks, in the order in which they are shown; the plots too where the map is not drawn."""
    result = [_auction(seen, width), _players(seen, width, colours)]
    if not drawn:
        result.insert(0, _plots(seen, width, colours))
    result.append(_secrets(seen, width, colours))
    result.append(_piles(seen, width, colours))
    result.append(_saloon(seen, width))
    result.append(Block(phrase(seen, "signs"), wrapped(phrase(seen, "legend"), width, DIM), 4))
    return result


def seat_style(colour: int, colours: Colours) -> str:
    """The colours of a seat's letter; without colours it is bold."""
    if not colours.some:
        return LOUD
    palette = MANY if colours.many else FEW
    return f"bold {palette.on_owner[colour]} on {palette.owner[colour]}"


def _badge(seen: Seen, seat: int, colours: Colours) -> tuple[str, str]:
    return letters(seen)[seat], seat_style(seen.colours[seat], colours)


# -------------------------------------------------------------------- the auction


def _auction(seen: Seen, width: int) -> Block:
    view = view_of(seen)
    if not view["plot"]:
        return Block("", wrapped(phrase(seen, "no_plot_yet"), width), 0)
    plot = view["plots"][view["plot"] - 1]
    about = ", ".join(features(seen, view["plot"]))
    if plot["token"] is None:
        token = phrase(seen, "token_hidden")
    else:
        word = game_text(seen, f"token.{plot['token']}")
        token = phrase(seen, "token", sign=token_sign(plot), token=word)
    result = wrapped(f"{about}; {token}", width)
    if bidding(seen):
        if view["bidder"] is None:
            text = phrase(seen, "no_bid", seat=name(seen, view["first"]))
        else:
            leader = own_name(seen, view["bidder"])
            text = phrase(seen, "leads", seat=leader, money=brief_money(seen, view["bid"]))
        result += wrapped(text, width, LOUD)
        result += _payout(seen, width)
    elif plot["owner"] is not None:
        buyer = own_name(seen, plot["owner"])
        result += wrapped(
            phrase(seen, "bought", seat=buyer, money=brief_money(seen, view["bid"])), width, LOUD
        )
    return Block("", result, 0)


def _payout(seen: Seen, width: int) -> list[Text]:
    """What the lowest bid possible would pay to whom."""
    lowest = next_bid(seen)
    if not lowest:
        return []
    share, tips = payout(seen, lowest)
    text = phrase(
        seen,
        "payout_brief",
        money=brief_money(seen, lowest),
        share=brief_money(seen, share),
        tips=brief_money(seen, tips),
    )
    return wrapped(text, width, DIM)


# -------------------------------------------------------------------- the players


def _players(seen: Seen, width: int, colours: Colours) -> Block:
    view = view_of(seen)
    room = max(width - 28, MIN_NAME)
    head = f"  {'':{room}} {phrase(seen, 'col_bid'):7}  # » $ ? D {phrase(seen, 'col_cash'):>6}"
    rows = [cut(line((head, DIM)), width)]
    rows += [_player(seen, player, width, room, colours) for player in view["players"]]
    return Block("", rows, 0)


def _player(seen: Seen, player: PlayerView, width: int, room: int, colours: Colours) -> Text:
    seat = player["seat"]
    own = seat == seen.seat
    called = own_name(seen, seat)
    if own and room < WIDE_NAMES:
        called = phrase(seen, "you_brief")
    tokens = " ".join(str(count) for count in player["tokens"].values())
    duel = "D" if player["duel_token"] else "-"
    cash = phrase(seen, "secret") if player["cash"] is None else brief_money(seen, player["cash"])
    bid, plots = _status(seen, seat), len(player["plots"])
    rest = f" {called[:room]:{room}} {bid[:7]:7} {plots:>2} {tokens} {duel} {cash:>6}"
    return cut(line(_badge(seen, seat, colours), (rest, LOUD if own else "")), width)


def _status(seen: Seen, seat: int) -> str:
    """A player's status in the auction."""
    view = view_of(seen)
    if not bidding(seen):
        return ""
    if seat not in view["still_in"]:
        return phrase(seen, "status_out")
    if seat == view["bidder"]:
        return brief_money(seen, view["bid"])
    return phrase(seen, "status_now" if seat == view["to_move"] else "status_in")


def _secrets(seen: Seen, width: int, colours: Colours) -> Block:
    """The secret objectives that the viewer knows, their own first."""
    mine: list[Text] = []
    others: list[Text] = []
    for player in view_of(seen)["players"]:
        own = player["seat"] == seen.seat
        for place, (card, worth) in enumerate(zip(player["secrets"], player["secrets_worth"], strict=True)):
            if card is None or worth is None:
                continue
            now = phrase(seen, "now", money=brief_money(seen, worth)) if own else brief_money(seen, worth)
            room = max(width - len(now) - 3, MIN_NAME)
            what = phrase(seen, f"secret.{card}")
            if not own:
                what = f"{phrase(seen, terms.PLACES[place])}: {what}"
            badge = _badge(seen, player["seat"], colours)
            row = cut(line(badge, f" {what[:room]:{room}} ", (now, LOUD)), width)
            (mine if own else others).append(row)
    return Block(phrase(seen, "secrets"), mine + others, 1)


# -------------------------------------------------------------------- objectives, saloon, what is to come


def _piles(seen: Seen, width: int, colours: Colours) -> Block:
    rows = [_pile(seen, pile, width, colours) for pile in view_of(seen)["piles"]]
    return Block(phrase(seen, "piles"), rows, 2)


def _pile(seen: Seen, pile: PileView, width: int, colours: Colours) -> Text:
    taker, underway = pile["taken_by"], progress(seen, pile["objective"])
    if taker is not None:
        end: tuple[str, str] = _badge(seen, taker, colours)
    else:
        end = (f"{underway[0]}/{underway[1]}" if underway else "-", LOUD)
    room = max(width - 5 - len(end[0]) - 1, MIN_NAME)
    card = game_text(seen, f"shared.{pile['objective']}")
    if len(card) > room:
        card = phrase(seen, f"shared.{pile['objective']}")
    style = DIM if taker is not None else ""
    return cut(line((f"{brief_money(seen, pile['notes']):4} {card[:room]:{room}} ", style), end), width)


def _saloon(seen: Seen, width: int) -> Block:
    view = view_of(seen)
    tips = f"{phrase(seen, 'saloon')} {brief_money(seen, view['saloon'])}"
    first = f"{tips}  {TRAIN} {view['train']}  {BOAT} {view['boat']}"
    coming = ", ".join(str(plot) for plot in view["to_come"])
    second = phrase(seen, "to_come_brief", plots=coming) if coming else phrase(seen, "none_to_come")
    return Block("", [*wrapped(first, width), *wrapped(second, width, indent=2)], 3)


# -------------------------------------------------------------------- the plots, where there is no map


def _plots(seen: Seen, width: int, colours: Colours) -> Block:
    """Every plot: number, terrain, what is on it, its token or owner."""
    view = view_of(seen)
    items = [_plot(seen, plot, colours) for plot in view["plots"]]
    items.append(line(f"{TRAIN} {view['train']}  {BOAT} {view['boat']}"))
    return Block(phrase(seen, "board"), in_columns(items, width), 1 if board_of(seen).width else 0)


def _plot(seen: Seen, plot: PlotView, colours: Colours) -> Text:
    number = plot["plot"]
    for_sale = number == view_of(seen)["plot"] and plot["owner"] is None
    shown = f"[{number}]" if for_sale else str(number)
    card = {"mine": MINE, "ranch": RANCH}.get(plot["card"] or "", "")
    if card and plot["card_notes"] is not None and not plot["card_open"]:
        card += str(plot["card_notes"])
    owner = plot["owner"]
    end = (token_sign(plot), "") if owner is None else _badge(seen, owner, colours)
    terrain = game_text(seen, f"terrain.{plot['terrain']}")
    return line((f"{shown:>4}", LOUD), f" {terrain} {card}{' ' if card else ''}", end)
