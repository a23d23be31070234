"""Daddy Winchester in words, for whoever decides: the table as a seat sees it, and what lies on it."""

from typing import cast

from trailboss.core.contract import State
from trailboss.games.winchester.present.view import PlayerView, PlotView, WinchesterView
from trailboss.presentation.components import said, sentence
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
    kinds = [("token", token) for token in ("movement", "saloon", "rumor")]
    kinds += [(card, next(iter(terms.ids(card)))) for card in cards]
    kinds += [("duel", "token"), ("saloon", "saloon"), ("score", "majority")]
    return [f"{terms.name(kind, id_)}: {terms.help(kind, id_)[0]}" for kind, id_ in kinds]


def _dollars(notes: int) -> int:
    """A note is $1000."""
    return 1000 * notes


def _auction(view: WinchesterView, names: list[str], terms: Terms) -> list[str]:
    lines = []
    if view["plot"]:
        still_in = ", ".join(names[player] for player in view["still_in"])
        sale = terms.text("win.for_sale", plot=view["plot"], first=names[view["first"]], names=still_in)
        bidder = view["bidder"]
        bid = terms.text("win.no_bid")
        if bidder is not None:
            bid = terms.text("win.leads", name=names[bidder], bid=_dollars(view["bid"]))
        lines.append(f"{sale}. {bid}.")
    empty = terms.text("empty")
    to_come = ", ".join(map(str, view["to_come"])) or empty
    return [
        *lines,
        terms.text("win.saloon", saloon=_dollars(view["saloon"])),
        terms.text("win.vehicles", train=view["train"] or empty, boat=view["boat"] or empty),
        terms.text("win.to_come", plots=to_come),
    ]


def _player(player: PlayerView, terms: Terms) -> list[str]:
    lines = [] if player["cash"] is None else [terms.text("win.cash", cash=_dollars(player["cash"]))]
    for secret, worth in zip(player["secrets"], player["secrets_worth"], strict=True):
        if secret is not None:
            name = terms.name("secret", secret)
            lines.append(terms.text("win.secret", name=name, worth=_dollars(worth or 0)))
    plots = ", ".join(map(str, player["plots"])) or terms.text("empty")
    duel = terms.text("win.duel" if player["duel_token"] else "win.no_duel")
    tokens = terms.counted("token", player["tokens"])
    return [*lines, terms.text("win.owns", plots=plots, tokens=tokens, duel=duel)]


def _plot(plot: PlotView, names: list[str], terms: Terms) -> str:
    token = terms.text("win.face_down") if plot["token"] is None else terms.name("token", plot["token"])
    owner = plot["owner"]
    whose = terms.text("win.unowned") if owner is None else terms.text("win.owned", name=names[owner])
    if plot["card_notes"] is not None:
        whose += "; " + terms.text("win.card", notes=_dollars(plot["card_notes"]))
    number = str(plot["plot"])
    doubtful = sentence(said("help.win.doubt")).render(
        terms.lang
    )  # true of most plots, and told by the rules
    printed = [line for line in terms.help("plot", number) if line != doubtful]
    return terms.text("win.plot", plot=number, help=" ".join(printed), token=token, owner=whose)


def _piles(view: WinchesterView, names: list[str], terms: Terms) -> list[str]:
    lines = []
    for pile in view["piles"]:
        taken = pile["taken_by"]
        if taken is not None:
            lines.append(terms.text("win.taken", notes=_dollars(pile["notes"]), player=names[taken]))
        else:
            help_ = terms.help("shared", pile["objective"])[0]
            name = terms.name("shared", pile["objective"])
            lines.append(terms.text("win.pile", notes=_dollars(pile["notes"]), name=name, help=help_))
    return lines
