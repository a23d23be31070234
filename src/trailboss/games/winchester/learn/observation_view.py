"""An observation of Daddy Winchester from the view: the definition of what the vector holds."""

from typing import cast

from trailboss.games.winchester.learn.observation_layout import WINCHESTER_LAYOUT
from trailboss.games.winchester.present.view import PlayerView, PlotView, WinchesterView
from trailboss.lab.observation.plan import Notes


def observed(view: dict[str, object]) -> list[int]:
    """The entries of the vector, from what a seat sees."""
    seen = cast(WinchesterView, view)
    notes = Notes(WINCHESTER_LAYOUT)
    seat = seen["seat"]
    if seat is None:
        raise ValueError("a spectator has no observation")
    _game(notes, seen, seat)
    for number, pile in enumerate(seen["piles"]):
        notes.mark("pile.objective", pile["objective"], number)
        _seat(notes, "pile.taken_by", pile["taken_by"], seen, seat, number)
    for number, plot in enumerate(seen["plots"]):
        _plot(notes, seen, plot, seat, number)
    for player in seen["players"]:
        _player(notes, seen, player, (player["seat"] - seat) % seen["seats"])
    return notes.values


def _seat(notes: Notes, name: str, who: int | None, seen: WinchesterView, seat: int, copy: int = 0) -> None:
    if who is not None:
        notes.put(name, 1, (who - seat) % seen["seats"], copy)


def _game(notes: Notes, seen: WinchesterView, seat: int) -> None:
    notes.mark("game.seats", str(seen["seats"]))
    for option in notes.layout.field("game.options").entries:
        name, value = option.split("=")
        if seen["options"][name] == value:
            notes.mark("game.options", option)
    notes.put("game.over", seen["over"])
    if seen["question"] is not None:
        notes.mark("game.question", seen["question"])
    notes.put("game.turn", seen["turn"])
    notes.put("game.bid", seen["bid"])
    notes.put("game.saloon", seen["saloon"])
    notes.put("game.saloon_for_buyer", seen["saloon_for_buyer"])
    if seen["train"] is not None:
        notes.mark("game.train", seen["train"])
    if seen["boat"] is not None:
        notes.mark("game.boat", seen["boat"])
    _seat(notes, "game.to_move", seen["to_move"], seen, seat)
    _seat(notes, "game.first", seen["first"], seen, seat)
    _seat(notes, "game.bidder", seen["bidder"], seen, seat)


def _plot(notes: Notes, seen: WinchesterView, plot: PlotView, seat: int, copy: int) -> None:
    notes.mark("plot.terrain", plot["terrain"], copy)
    _seat(notes, "plot.owner", plot["owner"], seen, seat, copy)
    notes.put("plot.for_sale", plot["plot"] == seen["plot"], 0, copy)
    notes.put("plot.to_come", plot["plot"] in seen["to_come"], 0, copy)
    if plot["token"] is not None:
        notes.mark("plot.token", plot["token"], copy)
    if plot["card"] is not None:
        notes.mark("plot.card", plot["card"], copy)
    notes.put("plot.card_open", plot["card_open"], 0, copy)
    if plot["card_notes"] is not None:
        notes.put("plot.card_known", 1, 0, copy)
        notes.put("plot.card_notes", plot["card_notes"], 0, copy)


def _player(notes: Notes, seen: WinchesterView, player: PlayerView, copy: int) -> None:
    notes.put("player.plays", 1, 0, copy)
    if player["cash"] is not None:
        notes.put("player.cash_known", 1, 0, copy)
        notes.put("player.cash", player["cash"], 0, copy)
    notes.put("player.still_in", player["seat"] in seen["still_in"], 0, copy)
    notes.put("player.duel_token", player["duel_token"], 0, copy)
    notes.put("player.hats", player["hats"], 0, copy)
    notes.put("player.plots", len(player["plots"]), 0, copy)
    for kind, count in enumerate(player["tokens"].values()):
        notes.put("player.tokens", count, kind, copy)
    for place, name in enumerate(("player.first_secret", "player.second_secret")):
        secret, worth = player["secrets"][place], player["secrets_worth"][place]
        if secret is not None and worth is not None:
            notes.mark(name, secret, copy)
            notes.put("player.secrets_worth", worth, place, copy)
    for objective in player["may_claim"]:
        notes.mark("player.may_claim", objective, copy)
