"""Daddy Winchester as text: the table as a seat sees it, and what is on it."""

from typing import cast

from trailboss.core.contract import State
from trailboss.core.messages import format_message
from trailboss.games.winchester.present.view import PlayerView, PlotView, WinchesterView
from trailboss.presentation.components import sentence, text_of
from trailboss.presentation.text_observation import Section, Terms


def sections(state: State, seat: int, terms: Terms) -> list[Section]:
    """The auction, the seat's own things, the others', the plots and the shared objectives."""
    view = cast(WinchesterView, state.view(seat))
    names = [state.seat_name(player, terms.lang) for player in range(view["seats"])]
    players = [
        Section(
            terms.text("win.you", name=names[player]) if player == seat else names[player],
            _player(view["players"][player], terms),
        )
        for player in [(seat + place) % view["seats"] for place in range(view["seats"])]
    ]
    return [
        Section(terms.text("win.auction"), _auction(view, names, terms)),
        *players,
        Section(terms.text("win.plots"), [_plot(plot, names, terms) for plot in view["plots"]]),
        Section(terms.text("win.piles"), _piles(view, names, terms)),
    ]


def rules_in_play(state: State, seat: int, terms: Terms) -> list[str]:
    """What the bonus tokens, the cards, the saloon and the majority do."""
    view = cast(WinchesterView, state.view(seat))
    cards = sorted({plot["card"] for plot in view["plots"] if plot["card"] and not plot["card_open"]})
    tokens = [("token", token) for token in ("movement", "saloon", "rumor")]
    others = [("duel", "token"), ("saloon", "saloon"), ("score", "majority")]
    return [
        *(f"{terms.name(kind, id_)}: {terms.help(kind, id_)[0]}" for kind, id_ in tokens),
        *(f"{terms.text(f'win.{card}_card')}: {terms.help(card, terms.ids(card)[0])[0]}" for card in cards),
        *(f"{terms.name(kind, id_)}: {terms.help(kind, id_)[0]}" for kind, id_ in others),
    ]


def _auction(view: WinchesterView, names: list[str], terms: Terms) -> list[str]:
    lines = []
    owner = next((plot["owner"] for plot in view["plots"] if plot["plot"] == view["plot"]), None)
    if owner is not None:
        lines.append(terms.text("win.bought", name=names[owner], plot=view["plot"]) + ".")
    elif view["plot"]:
        still_in = ", ".join(names[player] for player in view["still_in"])
        sale = terms.text("win.for_sale", plot=view["plot"], first=names[view["first"]], names=still_in)
        bidder = view["bidder"]
        bid = terms.text("win.no_bid")
        if bidder is not None:
            bid = terms.text("win.leads", name=names[bidder], bid=_money(view["bid"], terms))
        lines.append(f"{sale}. {bid}.")
    empty = terms.text("empty")
    to_come = ", ".join(map(str, view["to_come"]))
    return [
        *lines,
        terms.text("win.saloon", saloon=_money(view["saloon"], terms)),
        terms.text("win.vehicles", train=view["train"] or empty, boat=view["boat"] or empty),
        terms.text("win.to_come", plots=to_come) if to_come else terms.text("win.none_to_come"),
    ]


def _player(player: PlayerView, terms: Terms) -> list[str]:
    lines = [] if player["cash"] is None else [terms.text("win.cash", cash=_money(player["cash"], terms))]
    for secret, worth in zip(player["secrets"], player["secrets_worth"], strict=True):
        if secret is not None:
            name = terms.name("secret", secret)
            lines.append(terms.text("win.secret", name=name, worth=_money(worth, terms)))
    plots = ", ".join(map(str, player["plots"])) or terms.text("empty")
    duel = terms.text("win.duel" if player["duel_token"] else "win.no_duel")
    tokens = terms.counted("token", player["tokens"])
    return [*lines, terms.text("win.owns", plots=plots, tokens=tokens, duel=duel)]


def _plot(plot: PlotView, names: list[str], terms: Terms) -> str:
    token = terms.text("win.face_down") if plot["token"] is None else terms.name("token", plot["token"])
    owner = plot["owner"]
    whose = terms.text("win.unowned") if owner is None else terms.text("win.owned", name=names[owner])
    if plot["card_notes"] is not None:
        whose += "; " + terms.text("win.card", notes=_money(plot["card_notes"], terms))
    number = str(plot["plot"])
    doubtful = sentence(text_of("help.win.doubt")).render(
        terms.lang
    )  # true of most plots; the rules mention it
    printed = [line for line in terms.help("plot", number) if line != doubtful]
    return terms.text("win.plot", plot=number, help=" ".join(printed), token=token, owner=whose)


def _piles(view: WinchesterView, names: list[str], terms: Terms) -> list[str]:
    lines = []
    for pile in view["piles"]:
        taken, notes = pile["taken_by"], _money(pile["notes"], terms)
        if taken is not None:
            lines.append(terms.text("win.taken", notes=notes, player=names[taken]))
        else:
            help_ = terms.help("shared", pile["objective"])[0]
            name = terms.name("shared", pile["objective"])
            lines.append(terms.text("win.pile", notes=notes, name=name, help=help_))
    return lines


def _money(notes: int | None, terms: Terms) -> str:
    """A sum of notes of 1000; nothing where the viewer doesn't know it."""
    return "" if notes is None else format_message("winchester.money", {"dollars": 1000 * notes}, terms.lang)
