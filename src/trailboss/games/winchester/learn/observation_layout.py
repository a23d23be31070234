"""What an observation of Daddy Winchester holds."""

from typing import Final

from trailboss.games.winchester.components import cards
from trailboss.games.winchester.questions.registered import questions
from trailboss.lab.observation.plan import Block, Field, Layout

_ONE: Final = ("",)
_ORDER: Final = ("you", "next", "second next", "third next", "fourth next")
_SECRETS: Final = tuple(card.id for card in cards.SECRET)

WINCHESTER_LAYOUT: Final[Layout] = Layout(
    ("winchester",),
    (
        Block(
            "game",
            1,
            "The table and its turn.",
            (
                Field("seats", ("2", "3", "4", "5"), 1, "how many players"),
                Field(
                    "options",
                    (
                        "bonus_tokens=face_down",
                        "claims=manual",
                        "claims=prompted",
                        "bank=limited",
                        "vehicles=chosen",
                        "duels=any_time",
                        "majority_tie=touching_plots",
                    ),
                    1,
                    "which options differ from their defaults in this way",
                ),
                Field("over", _ONE, 1, "the game is over"),
                Field("to_move", _ORDER, 1, "who has to decide"),
                Field("question", tuple(each.name for each in questions()), 1, "what is being asked"),
                Field("turn", _ONE, 19, "plot tokens that have come up"),
                Field("first", _ORDER, 1, "the starting player"),
                Field("bid", _ONE, 20, "the last bid, in notes; 0 for none"),
                Field("bidder", _ORDER, 1, "who made it"),
                Field("saloon", _ONE, 20, "notes in the saloon"),
                Field("saloon_for_buyer", _ONE, 20, "those of them that a saloon token would bring now"),
                Field(
                    "train",
                    tuple(f"t{n + 1}" for n in range(cards.MAX_SQUARES)),
                    1,
                    "where the locomotive stands",
                ),
                Field("boat", tuple(f"r{n + 1}" for n in range(cards.MAX_SQUARES)), 1, "where the boat lies"),
            ),
        ),
        Block(
            "pile",
            len(cards.PILES),
            "A pile of notes with its shared objective: 3, 4, 5, 6 and 7 notes.",
            (
                Field("objective", cards.SHARED, 1, "the objective on it"),
                Field("taken_by", _ORDER, 1, "who took it"),
            ),
        ),
        Block(
            "plot",
            cards.PLOTS,
            "A plot, number 1 first.",
            (
                Field("terrain", cards.TERRAINS, 1, "its terrain"),
                Field("owner", _ORDER, 1, "who owns it"),
                Field("for_sale", _ONE, 1, "it is for sale, or was just bought"),
                Field("to_come", _ONE, 1, "its plot token has not come up yet"),
                Field("token", cards.TOKENS, 1, "its bonus token; all 0 while that lies face down"),
                Field("card", ("mine", "ranch"), 1, "what card it has"),
                Field("card_open", _ONE, 1, "its card lies face up"),
                Field("card_known", _ONE, 1, "you know its card"),
                Field("card_notes", _ONE, 10, "notes on its card, if you know it"),
            ),
        ),
        Block(
            "player",
            cards.MAX_SEATS,
            "A player: you first, then in the order of play.",
            (
                Field("plays", _ONE, 1, "1 for a player who is there; if 0, the whole copy is 0"),
                Field("cash_known", _ONE, 1, "you see how much cash: yours, and everybody's at the end"),
                Field("cash", _ONE, 30, "that cash, in notes"),
                Field("still_in", _ONE, 1, "has not passed in this auction"),
                Field("duel_token", _ONE, 1, "still has the duel token"),
                Field("hats", _ONE, 10, "hats left"),
                Field("plots", _ONE, 10, "plots owned"),
                Field("tokens", cards.TOKENS, 7, "bonus tokens by kind"),
                Field("first_secret", _SECRETS, 1, "the first secret objective, if you know it"),
                Field("second_secret", _SECRETS, 1, "the second one"),
                Field(
                    "secrets_worth",
                    ("first", "second"),
                    20,
                    "notes that each would bring now, if you know it",
                ),
                Field(
                    "may_claim", cards.SHARED, 1, "shared objectives that may be claimed (option `claims`)"
                ),
            ),
        ),
    ),
)
