"""The places of Daddy Winchester's moves on the table, and what a click on a place could mean.

plot:14  rail:t3  river:r5  card:seat2:first  card:mine3  card:ranch  pile:five_plots  seat:2
bid (the auction panel)
"""

from trailboss.games.winchester.components.cards import MAX_BID, PLOTS, SHARED
from trailboss.games.winchester.questions.bonus import card_place
from trailboss.games.winchester.rules.effects import question_of
from trailboss.games.winchester.rules.moves import BID, DUEL, VOCABULARY
from trailboss.games.winchester.state.table import NOBODY, RANCH_PLACE, Table


def targets(table: Table, seat: int, move: int) -> list[str]:
    """A bid is about the plot for sale, a duel about the opponent, everything else about what it names."""
    verb, *words = VOCABULARY.text(move).split()
    if verb == "bid":
        return ["bid", f"plot:{table.plot}"]
    if verb == "pass":
        return ["bid"]
    if verb == "duel":  # the high bidder challenges the seat to move (WIN-D-3)
        rival = table.to_move if table.bidder == seat else table.bidder
        return ["bid"] if table.bidder == NOBODY else [f"seat:{rival}"]
    if verb in ("send", "place"):
        return [_square(words[0])]
    if verb == "look":
        return [":".join(["card", *words])]
    return [f"pile:{words[0]}"] if verb == "claim" else []


def moves_at(table: Table, seat: int, place: str) -> list[int]:
    """The moves that a click on a place could mean at the question asked now, legal or not."""
    if table.over:
        return []
    kind, _, name = place.partition(":")
    asked = question_of(table).name
    next_bid = [BID + min(table.bid + 1, MAX_BID)]
    if kind == "bid":
        return next_bid
    if kind in ("rail", "river"):
        return _known(f"{'place' if asked == 'place' else 'send'} {name}")
    if kind == "card":
        return _known(f"look {name.replace(':', ' ')}")
    if kind == "pile":
        return _known(f"claim {name}") if name in SHARED else []
    if kind == "seat":
        looks = _known(f"look seat{name} first", f"look seat{name} second")
        return looks if asked == "rumor" else [DUEL] if asked == "auction" else []
    if kind != "plot" or not name.isdecimal() or not 1 <= int(name) <= PLOTS:
        return []
    if asked == "rumor":
        card = card_place(table, int(name))
        return [] if card < 0 else _known("look ranch" if card == RANCH_PLACE else f"look mine{name}")
    return next_bid if asked == "auction" and int(name) == table.plot else []


def _square(name: str) -> str:
    return f"{'rail' if name.startswith('t') else 'river'}:{name}"


def _known(*texts: str) -> list[int]:
    """The moves with these notations, as far as there are such moves: a client may send any place."""
    return [VOCABULARY.move(text) for text in texts if VOCABULARY.knows(text)]
