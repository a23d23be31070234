"""What a seat sees as a row of numbers, for learning."""

from typing import Any

from liars_dice.rules import FACES, MAX_DICE, MAX_SEATS
from trailboss.lab.observation import Block, Field, Layout, Observing

LAYOUT = Layout(
    ("liars_dice",),
    (
        Block("own", 1, "your dice", (Field("faces", tuple("123456"), MAX_DICE, "how many of each face"),)),
        Block("bid", 1, "the last bid", (Field("value", ("count", "face"), FACES, "0 before the first"),)),
        Block("player", MAX_SEATS, "from yours on", (Field("dice", ("",), MAX_DICE, "dice left"),)),
    ),
)


class LiarsDiceObserving(Observing):
    def entries_of_view(self, view: dict[str, Any]) -> list[int]:
        seat, players = view["seat"], view["players"]
        own = players[seat]["faces"]
        bid = (0, 0) if view["bid"] is None else (view["bid"]["count"], view["bid"]["face"])
        around = [players[(seat + step) % len(players)]["dice"] for step in range(len(players))]
        around += [0] * (MAX_SEATS - len(players))
        return [*(own.count(face + 1) for face in range(FACES)), *bid, *around]


OBSERVING = LiarsDiceObserving(LAYOUT)
