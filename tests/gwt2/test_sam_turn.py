"""Sam's turn: its order, his cards, how far and which way he moves, and who pays whom (SAM-18 to SAM-33)."""

import pytest

from tests.gwt2.solo import before_sams_turn, pass_to_sam, sams_turn
from tests.ledger import proves
from trailboss.games.gwt.components.player_board import WORKER_IDS
from trailboss.games.gwt.rules.events import (
    BUILT,
    DELIVERED,
    DREW,
    ENGINE_MOVED,
    GAINED,
    HIRED,
    MOVED,
    PAID_FEE,
    SAM_CARD,
    TILE_CHOSEN,
    TURN_BEGAN,
)
from trailboss.games.gwt.solo.deck import ACTIONS, BUILDINGS, COUNTS, COWBOYS, SPECIALISTS, sam_deck

# -------------------------------------------------------------------- the cards

CARDS = [
    (1, "1", "", "hire_any"),
    (2, "1", "", "engine"),
    (3, "1", "", "objective"),
    (4, "1", "", "outlaw"),
    (5, "1", "", "hazard"),
    (6, "1", "", "hire_specialized"),
    (7, "2", "", "engine"),
    (8, "2", "", "cattle"),
    (9, "2", "", "build"),
    (10, "buildings", "builder", "build"),
    (11, "buildings", "engineer", "hire_engineer engine"),
    (12, "cowboys", "cowboy", "add_cattle cattle_with_one_less"),
    (13, "cowboys", "cowboy", "cattle"),
    (14, "specialists", "engineer", "engine"),
    (15, "specialists", "builder", "build"),
]
"""Number, steps, specialization, actions."""


@proves("SAM-32")
def test_the_fifteen_cards() -> None:
    counts = {count: name for name, count in COUNTS.items()}
    found = [
        (
            card.number,
            counts.get(card.steps, str(card.steps)),
            "" if card.requires < 0 else WORKER_IDS[card.requires],
            " ".join(ACTIONS[action] for action in card.actions),
        )
        for card in sam_deck("standard").cards
    ]
    assert found == CARDS


@proves("SAM-32", "SAM-33")
@pytest.mark.parametrize(("buildings", "cowboys", "specialists", "steps"), [(1, 1, 2, 20), (4, 3, 4, 34)])
def test_the_steps_of_the_whole_deck(buildings: int, cowboys: int, specialists: int, steps: int) -> None:
    """At the start of the medium level, not specialized in cowboys, the deck holds 20 steps; later 34."""
    counts = {BUILDINGS: buildings, COWBOYS: cowboys, SPECIALISTS: specialists}
    assert sum(counts.get(card.steps, card.steps) for card in sam_deck("standard").cards) == steps


# -------------------------------------------------------------------- the turn


@proves("SAM-18", "SAM-24")
def test_you_and_sam_take_turns() -> None:
    """Mary ends her turn, Sam has his, and it is hers again. He draws no cards, neither then nor before."""
    game = before_sams_turn("4 5")
    for place in ("", "f"):
        game.state.events = []
        if place:
            game.play(f"Mary: ride {place}")
        pass_to_sam(game)
        began = [event.a for event in game.state.events or [] if event.kind == TURN_BEGAN]
        assert began == [1, 0]
        drew = [event.a for event in game.state.events or [] if event.kind == DREW]
        assert 1 not in drew
    assert (game.hand("Sam"), game.stack("Sam"), game.pile("Sam")) == ("", "", "")


@proves("SAM-19")
def test_the_order_of_his_turn() -> None:
    """The card, the move, its action, then Kansas City."""
    game = sams_turn(2, at={"Sam": "g"})
    order = [SAM_CARD, MOVED, ENGINE_MOVED, TILE_CHOSEN, DELIVERED]
    kinds = [event.kind for event in game.state.events or [] if event.kind in order]
    assert list(dict.fromkeys(kinds)) == order
    assert game.state.sam is not None
    assert game.state.sam.pile == [2]


@proves("SAM-19", "SAM-34")
def test_he_acts_before_kansas_city_opens_a_row() -> None:
    """The worker that Sam places in Kansas City opens the second row. He hires before that, so nobody is
    there yet."""
    game = sams_turn(1, at={"Sam": "g"}, token=2, jobs={2: "cowboy"})
    assert game.token >= 3
    assert game.workers("cowboy", "Sam") == 1
    assert game.jobs(2)["cowboy"] >= 1


@proves("SAM-19")
def test_an_empty_deck_is_reshuffled() -> None:
    """Sam has turned up all his cards. They become his deck again, and one of them is turned up."""
    game = before_sams_turn(4)
    sam = game.state.sam
    assert sam is not None
    sam.deck, sam.pile = [], list(range(1, 16))
    pass_to_sam(game)
    assert game.state.sam is not None
    assert len(game.state.sam.deck) == 14
    assert len(game.state.sam.pile) == 1
    assert sorted(game.state.sam.deck + game.state.sam.pile) == list(range(1, 16))


@proves("SAM-20")
def test_where_he_stands_does_not_matter() -> None:
    """Sam stops on A, where others hire, on his own building and on a hazard. He does what his card says, no
    more."""
    on_a = sams_turn(4, jobs={1: "cowboy builder"})
    assert (on_a.herder("Sam"), on_a.jobs(1)) == ("a", {"cowboy": 1, "builder": 1, "engineer": 0})
    own = sams_turn(4, at={"Sam": "a"}, buildings={"a1": "Sam 1b"}, tiles={"flood_1": "flood_green_4"})
    assert (own.herder("Sam"), own.engine("Sam")) == ("a1", "0")


@proves("SAM-21")
def test_everything_is_free_and_money_is_lost() -> None:
    """Sam hires, buys, builds and upgrades without a dollar, and takes an outlaw for whom others would get
    6."""
    assert sams_turn(1, jobs={1: "cowboy"}).workers("cowboy", "Sam") == 2
    assert sams_turn(8, cattle="red").pile("Sam") == "red"
    assert sams_turn(9).points("buildings", "Sam") == 1
    assert sams_turn(2, engine={"Sam": "4"}).stations("Sam") == "s1"
    outlaw = sams_turn(4, tiles={"outlaw_7": "green_tribe", "outlaw_1": "green_tribe"})
    assert (outlaw.taken("green_tribe", "Sam"), outlaw.money("Sam"), outlaw.tokens("Sam")) == (1, 0, 0)


@proves("SAM-22")
@pytest.mark.parametrize("card", [1, 3, 4, 5, 6, 8, 12, 13])
def test_sam_skips_what_he_cannot_do(card: int) -> None:
    """Nobody to hire, nothing to take, nothing to buy. Sam moves, and that is all."""
    game = sams_turn(card, display="", objectives="")
    kinds = {event.kind for event in game.state.events or [] if event.a == 1}
    assert kinds & {HIRED, BUILT, ENGINE_MOVED} == set()
    assert game.herder("Sam") in ("a", "b")
    assert game.total("Sam") == 0


@proves("SAM-23")
@pytest.mark.parametrize("card", [10, 11, 12, 13, 14, 15])
@pytest.mark.parametrize("specialty", WORKER_IDS)
def test_actions_for_a_specialization(card: int, specialty: str) -> None:
    """The last six cards act for one specialization only; Sam moves in any case."""
    kind = {10: "builder", 15: "builder", 11: "engineer", 14: "engineer", 12: "cowboy", 13: "cowboy"}[card]
    game = sams_turn(
        card,
        specialty=specialty,
        cattle="red",
        cattle_stack="blue yellow",
        cowboys={"Sam": 2},
        engine={"Sam": "20"},
    )
    acted = game.points("buildings", "Sam") > 0 or game.pile("Sam") != "" or game.engine("Sam") != "20"
    assert acted == (specialty == kind)
    assert game.herder("Sam") != "start"


# -------------------------------------------------------------------- how far


@proves("SAM-25", "SAM-33")
@pytest.mark.parametrize(
    ("card", "table", "place"),
    [
        (2, {}, "a"),
        (7, {}, "b"),
        (10, {}, "a"),
        (10, {"buildings": {"g1": "Mary 1a", "g2": "Mary 2a"}}, "b"),
        (11, {"buildings": {"g1": "Mary 1a", "g2": "Sam 1b", "f1": "Sam 2b", "f2": "Sam 3b"}}, "c"),
        (13, {"cowboys": {"Sam": 3}}, "c"),
        (14, {"specialty": "builder", "builders": {"Sam": 2}}, "b"),
        (15, {"specialty": "engineer", "engineers": {"Sam": 3}}, "c"),
    ],
)
def test_how_far_he_moves(card: int, table: dict[str, object], place: str) -> None:
    """The printed number; your buildings or his, whichever are more, and at least one; his cowboys; his
    specialists."""
    assert sams_turn(card, **table).herder("Sam") == place


@proves("SAM-25")
def test_counted_before_he_moves() -> None:
    """Sam has one engineer more after his card: the steps were counted before."""
    game = sams_turn(11, specialty="engineer", jobs={1: "engineer"}, buildings={"g1": "Mary 1a"})
    assert (game.herder("Sam"), game.workers("engineer", "Sam")) == ("a", 2)


@proves("SAM-26")
def test_all_his_steps_unless_he_reaches_kansas_city() -> None:
    """Empty spaces take no step. From F five steps would lead too far: he stops in Kansas City, and
    delivers."""
    game = sams_turn(13, at={"Sam": "f"}, cowboys={"Sam": 5})
    assert game.discs("bloomington", "Sam") == 1
    assert game.herder("Sam") == "start", "he is back at the start of the trail"


@proves("SAM-28")
def test_his_first_move() -> None:
    """Sam begins at the start of the trail and moves by his card, as after every delivery."""
    game = sams_turn("7 7")
    assert game.herder("Sam") == "b"


# -------------------------------------------------------------------- which way

FLOODS = {"flood_1": "flood_green_4"}
TWO_FLOODS = {"flood_1": "flood_green_4", "flood_2": "flood_black_3"}


def next_from(space: str, **table: object) -> str:
    """Where Sam goes with one step from there."""
    return sams_turn(4, at={"Sam": space}, **table).herder("Sam")


@proves("SAM-27")
def test_the_shortest_way() -> None:
    """Two buildings of Mary's on the main path, one flood on the other: Sam goes past the flood, hand or not.
    With two floods and one building he takes the building; and where the branch is empty he meets nothing at
    all."""
    assert next_from("a", buildings={"a1": "Mary 2a", "a2": "Mary 3a"}, tiles=FLOODS) == "flood_1"
    assert next_from("a", buildings={"a1": "Mary 1a"}, tiles=TWO_FLOODS) == "a1"
    assert next_from("a", buildings={"a1": "Mary 2a"}) == "b"


@proves("SAM-27")
def test_the_whole_way_counts() -> None:
    """From C the north route with nothing on it leads to E at once, past D. With a building on each of its
    two spaces the way over D is shorter; with one it is as long."""
    assert next_from("c") == "e"
    assert next_from("c", buildings={"c1": "Mary 2a", "c2": "Mary 3a"}) == "d"
    assert next_from("c", buildings={"c1": "Mary 2a"}) == "c1"


@proves("SAM-27")
def test_then_the_lowest_fees() -> None:
    """A building with a hand on one way, and one without on the other, equally long: he takes the one
    without. His own hands do not count."""
    assert next_from("a", buildings={"a1": "Mary 2a"}, tiles=FLOODS) == "a1"
    assert next_from("a", buildings={"a1": "Mary 7a"}, tiles=FLOODS) == "flood_1"
    assert next_from("a", buildings={"a1": "Sam 7b"}, tiles=FLOODS) == "a1"
    assert next_from("c", buildings={"c1": "Mary 1a"}) == "d"
    assert next_from("f", buildings={"f1": "Mary 1a", "f2": "Mary 2a"}) == "f2"


@proves("SAM-27")
@pytest.mark.parametrize("space", ["a1", "a2", "a3"])
def test_then_the_main_path(space: str) -> None:
    """Mary's 1a and a flood show a green hand each. Equally long, equally dear: the main path comes first,
    wherever on it the building stands."""
    assert next_from("a", buildings={space: "Mary 1a"}, tiles=FLOODS) == space


@proves("SAM-27")
def test_of_two_main_paths_the_first() -> None:
    assert next_from("f", buildings={"f1": "Mary 2a", "f2": "Mary 3a"}) == "f1"
    assert next_from("g", buildings={"g1": "Mary 2a", "g2": "Mary 3a"}) == "g1"


@proves("SAM-27")
def test_fees_far_ahead_decide_too() -> None:
    """From A both ways to B are alike, but the way is chosen as a whole: nothing that lies behind B matters
    for it."""
    ahead = {"b1": "Mary 7a", "g1": "Mary 1a", "g2": "Mary 4a"}
    tiles = {**FLOODS, "drought_1": "drought_green_4"}
    assert next_from("a", buildings={"a1": "Mary 2a", **ahead}, tiles=tiles) == "a1"
    assert next_from("b", buildings=ahead, tiles=tiles) == "drought_1"


@proves("SAM-27")
def test_it_is_looked_up_again_in_each_turn() -> None:
    """Sam goes to A. Meanwhile Mary builds: his way from there is chosen on the board as it is then."""
    game = before_sams_turn("4 5", on="b", money=2, stock="2a")
    game.play("do build_2; build 2; at a1; end")
    assert game.herder("Sam") == "a"
    game.play("ride c; aux dollars single; end")
    assert game.herder("Sam") == "b", "over the empty branch, not over the building"


# -------------------------------------------------------------------- fees


@proves("SAM-29")
def test_sam_pays_nothing_at_hazards_and_outlaws() -> None:
    """Sam passes a flood and stops on the next. Nobody gains or pays anything."""
    game = sams_turn(
        7, at={"Sam": "a"}, tiles=TWO_FLOODS, buildings={"a1": "Mary 2a", "a2": "Mary 3a", "a3": "Mary 4a"}
    )
    assert (game.herder("Sam"), game.money(), game.money("Sam")) == ("flood_2", 1, 0)
    assert not [event for event in game.state.events or [] if event.kind == PAID_FEE]


@proves("SAM-30")
@pytest.mark.parametrize(
    ("building", "steps_card", "gained"),
    [("1a", 4, 2), ("1a", 7, 2), ("7a", 4, 4), ("4a", 7, 2), ("2a", 4, 0)],
)
def test_your_buildings_bring_fees_from_the_bank(building: str, steps_card: int, gained: int) -> None:
    """Sam stops on Mary's building or passes it: 2 dollars for each hand it shows."""
    game = sams_turn(steps_card, at={"Sam": "a"}, buildings={"a1": f"Mary {building}"}, tiles=TWO_FLOODS)
    assert game.herder("Sam") == ("a1" if steps_card == 4 else "b")
    assert (game.money(), game.money("Sam")) == (1 + gained, 0)
    gains = [event.b for event in game.state.events or [] if event.kind == GAINED and event.a == 0]
    assert gains == ([1, gained] if gained else [1])


@proves("SAM-31")
@pytest.mark.parametrize(("money", "left"), [(9, 5), (4, 0), (3, 0), (0, 0)])
def test_you_pay_the_bank_on_sams_buildings(money: int, left: int) -> None:
    """Mary passes Sam's 7b: 4 dollars, or what she has. Sam has no use for them."""
    game = before_sams_turn(4, on="", at="a", money=money, buildings={"a1": "Sam 7b"})
    game.play("ride b; via a1")
    assert (game.money(), game.money("Sam")) == (left, 0)
