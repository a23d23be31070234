"""Daddy Winchester in sentences: the situation, the players, the piles, the plots."""

from collections.abc import Sequence
from itertools import pairwise

from trailboss.cli.table.face import Seen
from trailboss.core.contract import Score
from trailboss.games.winchester.components.cards import PLOTS
from trailboss.games.winchester.rules.moves import DUEL
from trailboss.games.winchester.terminal import terms
from trailboss.games.winchester.terminal.terms import (
    bidding,
    board_of,
    features,
    game_text,
    money,
    name,
    next_bid,
    own_name,
    payout,
    phrase,
    plot_of,
    progress,
    view_of,
)
from trailboss.presentation import heading


def situation(seen: Seen, fresh: bool) -> list[str]:
    """What one has to know to answer; of a plot that has just come up, all about it."""
    view = view_of(seen)
    result = [describe(seen, view["plot"])] if fresh and view["plot"] else []
    if bidding(seen):
        result.append(_still_in(seen))
    cash = None if seen.seat is None else view["players"][seen.seat]["cash"]
    if cash is not None:
        result.append(phrase(seen, "you_hold", money=money(seen, cash)))
    result = [" ".join(result)] if result else []
    return result + _payout(seen)


def auction(seen: Seen) -> list[str]:
    """The plot for sale and the state of the auction."""
    view = view_of(seen)
    if not view["plot"]:
        return [phrase(seen, "no_plot_yet")]
    result = [f"{heading(seen.state, seen.lang)}. {describe(seen, view['plot'])}"]
    if not bidding(seen):
        return result
    if view["bidder"] is None:
        result.append(phrase(seen, "no_bid", seat=name(seen, view["first"])))
    else:
        result.append(phrase(seen, "leads", seat=name(seen, view["bidder"]), money=money(seen, view["bid"])))
    result += [_still_in(seen), *_payout(seen)]
    why = no_duel(seen)
    if why:
        result.append(phrase(seen, "no_duel", why=why))
    return result


def _still_in(seen: Seen) -> str:
    return phrase(
        seen, "still_in", seats=", ".join(own_name(seen, seat) for seat in view_of(seen)["still_in"])
    )


def _payout(seen: Seen) -> list[str]:
    """What the lowest bid possible would pay, nothing if the person cannot bid."""
    lowest = next_bid(seen)
    if not lowest:
        return []
    share, tips = (money(seen, notes) for notes in payout(seen, lowest))
    return [phrase(seen, "payout", money=money(seen, lowest), share=share, tips=tips)]


def no_duel(seen: Seen) -> str:
    """Why the player can't duel now; empty if they can, or if nobody asks."""
    view = view_of(seen)
    if not bidding(seen) or seen.seat != view["to_move"] or view["bidder"] is None:
        return ""
    reason = seen.state.why_not(DUEL)
    return reason.render(seen.lang) if reason is not None else ""


# -------------------------------------------------------------------- plots


def describe(seen: Seen, number: int) -> str:
    """A plot in one sentence: what it is, its token, whose it is."""
    plot = plot_of(seen, number)
    parts = features(seen, number)
    taken = plot["owner"] is not None
    if plot["token"] is None:
        parts.append(phrase(seen, "plot_token_hidden"))
    else:
        token = game_text(seen, f"token.{plot['token']}")
        parts.append(phrase(seen, "plot_bought_token" if taken else "plot_token", token=token))
    if plot["owner"] is not None:
        parts.append(phrase(seen, "plot_of", seat=own_name(seen, plot["owner"])))
    elif number == view_of(seen)["plot"]:
        parts.append(phrase(seen, "plot_for_sale"))
    else:
        parts.append(phrase(seen, "plot_to_come"))
    return phrase(seen, "plot", plot=number, what=", ".join(parts)) + "."


def plots(seen: Seen) -> list[str]:
    """All plots, and where the vehicles are."""
    view, board = view_of(seen), board_of(seen)
    unplaced = phrase(seen, "not_placed")
    return [describe(seen, number) for number in range(1, PLOTS + 1)] + [
        phrase(
            seen,
            "vehicles",
            train=view["train"] or unplaced,
            boat=view["boat"] or unplaced,
            rails=len(board.rail),
            rivers=len(board.river),
        ),
        phrase(seen, "saloon_is", money=money(seen, view["saloon"])),
    ]


def one_plot(seen: Seen, argument: str) -> list[str]:
    """Everything about one plot."""
    if not (argument.isascii() and argument.isdigit() and 1 <= int(argument) <= PLOTS):
        return [phrase(seen, "plot_which")]
    number, board = int(argument), board_of(seen)
    plot = plot_of(seen, number)
    result = [describe(seen, number)]
    beside = ", ".join(str(other) for other in board.neighbours[number])
    result.append(phrase(seen, "plot_neighbours", plots=beside) if beside else phrase(seen, "plot_alone"))
    squares = [
        f"{letter}{index}"
        for letter, line in (("t", board.rail), ("r", board.river))
        for index, touched in enumerate(line, 1)
        if number in touched
    ]
    key = "plot_squares" if squares else "plot_no_squares"
    result.append(phrase(seen, key, squares=", ".join(squares)))
    if plot["card"] is not None:
        card = phrase(seen, f"with_{plot['card']}")
        key = "plot_card_open" if plot["card_open"] else "plot_card_known"
        if plot["card_notes"] is None:
            result.append(phrase(seen, "plot_card_closed", card=card))
        else:
            result.append(phrase(seen, key, card=card, money=money(seen, plot["card_notes"])))
    return result


# -------------------------------------------------------------------- players and piles


def players(seen: Seen) -> list[str]:
    """What all players have, limited to what the viewer may know."""
    result: list[str] = []
    for player in view_of(seen)["players"]:
        count = len(player["plots"])
        key = "plots_none" if count == 0 else "plots_one" if count == 1 else "plots_many"
        owned = phrase(seen, key, plots=", ".join(str(plot) for plot in player["plots"]))
        tokens = [
            f"{number} {game_text(seen, f'token.{kind}')}"
            for kind, number in player["tokens"].items()
            if number
        ]
        result.append(
            phrase(
                seen,
                "player",
                seat=own_name(seen, player["seat"]),
                plots=owned,
                tokens=", ".join(tokens) or phrase(seen, "tokens_none"),
                duel=phrase(seen, "duel_ready" if player["duel_token"] else "duel_gone"),
                cash=phrase(seen, "secret") if player["cash"] is None else money(seen, player["cash"]),
            )
        )
        for place, (card, worth) in enumerate(zip(player["secrets"], player["secrets_worth"], strict=True)):
            if card is not None and worth is not None:
                text = phrase(
                    seen,
                    "secret_is",
                    place=phrase(seen, terms.PLACES[place]),
                    what=game_text(seen, f"secret.{card}"),
                    money=money(seen, worth),
                )
                result.append("  " + text[0].upper() + text[1:])
        if player["may_claim"]:
            cards = ", ".join(game_text(seen, f"shared.{card}") for card in player["may_claim"])
            result.append("  " + phrase(seen, "may_claim", cards=cards))
    return result


def piles(seen: Seen) -> list[str]:
    """The shared objectives, who took them, how far one is, and what is still to come."""
    view = view_of(seen)
    result: list[str] = []
    for pile in view["piles"]:
        taker, underway = pile["taken_by"], progress(seen, pile["objective"])
        if taker is not None:
            state = phrase(seen, "pile_taken", seat=own_name(seen, taker))
        elif underway is not None:
            state = phrase(seen, "pile_progress", have=underway[0], need=underway[1])
        else:
            state = phrase(seen, "pile_open")
        card = game_text(seen, f"shared.{pile['objective']}")
        result.append(phrase(seen, "pile", money=money(seen, pile["notes"]), card=card, state=state))
    result.append(phrase(seen, "saloon_is", money=money(seen, view["saloon"])))
    result.append(to_come(seen))
    return result


def to_come(seen: Seen) -> str:
    coming = view_of(seen)["to_come"]
    if not coming:
        return phrase(seen, "none_to_come")
    return phrase(seen, "to_come", plots=", ".join(str(plot) for plot in coming))


# -------------------------------------------------------------------- the end


def ties(seen: Seen, scores: Sequence[Score]) -> list[str]:
    """How seats with the same total were told apart (WIN-E-6)."""
    view = view_of(seen)
    cash = [score.parts["cash"] + score.parts["majority"] for score in scores]
    order = sorted(range(len(scores)), key=lambda seat: scores[seat].place)
    result: list[str] = []
    for first, second in pairwise(order):
        if scores[first].total != scores[second].total:
            continue
        if scores[first].place == scores[second].place:
            key = "tie_shared"
        else:
            key = "tie_cash" if cash[first] != cash[second] else "tie_duel"
        result.append(
            phrase(
                seen,
                key,
                first=own_name(seen, first),
                second=own_name(seen, second),
                total=money(seen, scores[first].total),
                more=money(seen, cash[first]),
                less=money(seen, cash[second]),
            )
        )
    return result if view["over"] else []
