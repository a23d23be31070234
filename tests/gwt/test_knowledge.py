"""Who sees what, and what can be taken back (rulings 32, 32f)."""

import pickle
from collections import Counter

import pytest

from tests.gwt.story import Story, new_game, seen
from tests.ledger import proves
from trailboss.core.errors import CannotUndo
from trailboss.core.rng import seeded
from trailboss.core.undo import may_undo, undo
from trailboss.games.gwt.components.cattle import FACE_IDS
from trailboss.games.gwt.rules.cards import discard
from trailboss.games.gwt.rules.events import SAW_CARD
from trailboss.games.gwt.state.state import GwtState


def wander(seats: int, seed: int, moves: int) -> GwtState:
    """A game after so many moves picked by chance."""
    state = new_game(seats, seed, building_sides="random")
    rng = seeded(seed + 1000)
    for _ in range(moves):
        if state.over:
            break
        legal = state.legal()
        state.play(legal[int(rng.below(len(legal)))])
    return state


# -------------------------------------------------------------------- views


@proves("GWT-32")
def test_your_own_discard_pile_but_not_your_own_stack() -> None:
    """Mary looks at her own cards.
    She sees her discard pile card by card, and of her stack no more than how many cards it has."""
    game = Story(hand="gray", stack="white red black", pile="green blue")
    mary = seen(game.state, 0)["ranchers"][0]
    assert mary["pile"] == ["green", "blue"]
    assert mary["stack_size"] == 3
    other_order = Story(hand="gray", stack="black white red", pile="green blue")
    assert seen(other_order.state, 0)["ranchers"][0] == mary


@proves("GWT-32f")
def test_hands_are_hidden_from_others() -> None:
    """Mary holds a red card and Tom a white one.
    Each sees their own hand; a spectator sees neither, only how many cards they hold."""
    game = Story(hand={"Mary": "red", "Tom": "white"})
    assert [rancher["hand"] for rancher in seen(game.state, 0)["ranchers"]] == [["red"], None]
    assert [rancher["hand"] for rancher in seen(game.state, 1)["ranchers"]] == [None, ["white"]]
    assert [rancher["hand"] for rancher in seen(game.state)["ranchers"]] == [None, None]
    assert [rancher["hand_size"] for rancher in seen(game.state)["ranchers"]] == [1, 1]


@proves("GWT-32f")
def test_what_is_open() -> None:
    """Boards, money, tiles taken, objective areas and discard piles lie open to Tom.
    He sees all of Mary's."""
    game = Story(
        money=7,
        pile="gray obj_03",
        area="obj_01",
        taken="flood_green_4",
        stations="s1",
        cities="topeka",
        marker=2,
    )
    mary = seen(game.state, 1)["ranchers"][0]
    assert (mary["money"], mary["pile"], mary["objectives"]) == (7, ["gray", "obj_03"], ["obj_01"])
    assert (mary["tiles"], mary["stations"], mary["cities"]) == ({"flood_green_4": 1}, ["s1"], {"topeka": 1})
    assert mary["certificates"] == 2


@proves("GWT-32f")
def test_removed_cards_are_shown() -> None:
    """Mary removes a card from her hand.
    Everybody sees which one, now and later."""
    game = Story(on="e", engine="1", cleared="aux_remove_1", hand="gray white")
    game.play("aux remove single; remove white")
    assert "white" in seen(game.state, 1)["removed"]


@proves("GWT-32f")
def test_the_whole_hand_at_income() -> None:
    """Mary shows her hand in Kansas City.
    All of it lies on her discard pile, for everybody to see."""
    game = Story(on="kansas_city", hand="gray red obj_05")
    game.play("foresight upper; foresight upper; foresight upper; certificates 0")
    assert seen(game.state, 1)["ranchers"][0]["pile"] == ["gray", "red", "obj_05"]


def unseen_card() -> Story:
    """Mary has taken the top objective card to her hand on 6b, and nobody else saw it."""
    game = Story(on="a1", buildings={"a1": "Mary 6b"}, hand="gray red", objectives="obj_19 obj_20 obj_21")
    game.play("do any_for_3_and_objective_to_hand; discard gray; gain top")
    return game


@proves("GWT-32f")
def test_an_objective_card_straight_into_the_hand() -> None:
    """Mary takes the top objective card to her hand.
    She knows it, Tom and the spectators know only that she has one more card that is not known."""
    game = unseen_card()
    assert seen(game.state, 0)["ranchers"][0]["hand"] == ["obj_19", "red"]
    for viewer in (1, None):
        mary = seen(game.state, viewer)["ranchers"][0]
        assert (mary["hand_size"], mary["unknown"]) == (2, 1)
        assert "obj_19" not in mary["unshown"]
    assert "obj_19" not in str(game.state.view(1))


@proves("GWT-32f")
def test_drawn_cards_are_reported_only_to_their_owner() -> None:
    """Mary draws cards and takes an objective card unseen.
    Which cards these are she alone hears."""
    game = unseen_card()
    game.play("end")
    events = [event for event in game.state.events or [] if event.kind == SAW_CARD]
    assert len(events) >= 3
    assert all(
        event.visible_to(0) and not event.visible_to(1) and not event.visible_to(None) for event in events
    )


@proves("GWT-32f")
def test_an_unseen_card_is_known_once_it_was_shown() -> None:
    """Mary plays the card she took unseen, or discards it.
    From then on everybody knows it, also when it comes back to her hand."""
    played = unseen_card()
    played.play("play obj_19; skip")
    assert seen(played.state, 1)["ranchers"][0]["objectives"] == ["obj_19"]
    assert seen(played.state, 1)["ranchers"][0]["unknown"] == 0


@proves("GWT-32f")
def test_an_unseen_card_at_income() -> None:
    """Mary takes the card she got unseen to Kansas City, where the whole hand is shown.
    Nothing of hers is unknown any more, also after it was shuffled into her stack."""
    game = unseen_card()
    game.play("end", "Tom: ride a; aux dollars single; end")
    game.state.herder[0] = game.state.trail.ids.index("g")
    game.play("Mary: ride kansas_city; foresight upper; foresight upper; foresight upper; certificates 0")
    assert "obj_19" in seen(game.state, 1)["ranchers"][0]["pile"]
    assert seen(game.state, 1)["ranchers"][0]["unknown"] == 0


@proves("GWT-32f")
def test_an_equal_card_does_not_give_the_unseen_one_away() -> None:
    """One of the four equal cards is known to be in Mary's hand, and she took another one unseen.
    When she plays one of them Tom cannot say which it was: the other one stays unknown to him."""
    game = Story(on="a1", buildings={"a1": "Mary 6b"}, hand="gray obj_21", objectives="obj_21 obj_20")
    game.play("do any_for_3_and_objective_to_hand; gain top; play obj_21; skip")
    mary = seen(game.state, 1)["ranchers"][0]
    assert (mary["objectives"], mary["unknown"]) == (["obj_21"], 1)
    assert "obj_21" not in mary["unshown"]
    game.play("play obj_21; skip")
    assert seen(game.state, 1)["ranchers"][0]["unknown"] == 0


@proves("GWT-32f")
def test_an_equal_card_in_the_stack_hides_nothing_once_the_hand_is_too_small() -> None:
    """One of the four equal cards lies in Mary's stack, known to all, and she took another one unseen.
    She plays it and has no card left, so it was the unseen one: determinized for Tom, her hand is empty."""
    game = Story(
        on="a1",
        buildings={"a1": "Mary 6b"},
        hand="gray",
        stack="obj_21 white white",
        objectives="obj_21 obj_20",
    )
    game.play("do any_for_3_and_objective_to_hand; gain top")
    assert seen(game.state, 1)["ranchers"][0]["unknown"] == 1
    game.play("play obj_21; skip")
    mary = seen(game.state, 1)["ranchers"][0]
    assert (mary["hand_size"], mary["unknown"], mary["unshown"]) == (0, 0, {"white": 2, "obj_21": 1})
    determinized = game.state.determinize(1, seeded(1))
    assert determinized.view(1) == game.state.view(1)


@proves("GWT-32f")
def test_nothing_of_a_hand_is_unknown_after_income() -> None:
    """Mary took one of the equal cards unseen, and another one lies in her stack, known to all.
    In Kansas City the whole hand is shown, and with it the card that was unseen."""
    game = Story(on="kansas_city", hand="obj_21 gray", stack="obj_21 white", objectives="obj_20")
    game.state.unseen[0] = [FACE_IDS.index("obj_21")]
    game.play("foresight upper; foresight upper; foresight upper; certificates 0")
    mary = seen(game.state, 1)["ranchers"][0]
    assert (mary["unknown"], mary["unshown"]) == (0, {"white": 1, "obj_21": 1})
    assert game.state.determinize(1, seeded(1)).view(1) == game.state.view(1)


@proves("GWT-32f")
def test_a_table_where_nobody_can_tell_equal_cards_apart_can_be_kept() -> None:
    """Mary discards the card she took unseen, while an equal one that all know of lies in her stack.
    Tom takes the unseen one to be in her hand still; the table is saved and read back as it is."""
    state = new_game(2, first=0)
    card = FACE_IDS.index("obj_21")
    for place in (state.stack[0], state.hand[0], state.unseen[0]):
        place.append(card)
    state.objectives.remove(card)
    state.objectives.remove(card)
    discard(state, 0, card)
    assert seen(state, 1)["ranchers"][0]["unknown"] == 1
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()


@proves("GWT-32f")
@pytest.mark.parametrize("seed", range(4))
def test_a_view_reveals_nothing_hidden(seed: int) -> None:
    """A game has gone on for a while, and all that one seat cannot know is dealt anew.
    Its view is the same, to the letter."""
    for moves in (0, 40, 160, 400):
        state = wander(2 + seed % 3, seed, moves)
        for seat in range(state.seats):
            determinized = state.determinize(seat, seeded(seed + moves))
            assert determinized.view(seat) == state.view(seat)
            assert determinized.view(None)["trail"] == state.view(None)["trail"]


# -------------------------------------------------------------------- determinizations


@proves("GWT-32f")
def test_a_determinization_resamples_what_is_hidden() -> None:
    """Determinized for Tom, Mary's hand and all stacks are resampled.
    What he knows stays: his own hand, and which cards Mary's hand and stack hold together."""
    game = Story(
        hand={"Mary": "red blue gray gray", "Tom": "white"},
        stack={"Mary": "green black yellow brown3 purple5", "Tom": "gray green"},
        cattle_stack="red blue yellow brown3",
    )
    hands, stacks = set(), set()
    for seed in range(30):
        determinized = game.state.determinize(1, seeded(seed))
        assert isinstance(determinized, GwtState)
        assert determinized.hand[1] == game.state.hand[1]
        assert Counter(determinized.hand[0] + determinized.stack[0]) == Counter(
            game.state.hand[0] + game.state.stack[0]
        )
        assert len(determinized.hand[0]) == 4
        hands.add(tuple(sorted(determinized.hand[0])))
        stacks.add(
            (
                tuple(determinized.cattle_stack),
                tuple(determinized.stack[1]),
                tuple(determinized.supply[0][-3:]),
            )
        )
    assert len(hands) > 10
    assert len(stacks) > 20


@proves("GWT-32f")
def test_a_determinization_resamples_an_unseen_card() -> None:
    """Mary took an objective card unseen, and three could be it for Tom.
    Determinized for him, she has each of them at times, always in her hand; for her it stays what it is."""
    game = unseen_card()
    held = set()
    for seed in range(40):
        determinized = game.state.determinize(1, seeded(seed))
        assert isinstance(determinized, GwtState)
        cards = [FACE_IDS[face] for face in determinized.hand[0] if face >= 16]
        assert len(cards) == 1, "it has not left her hand"
        held.update(cards)
        own = game.state.determinize(0, seeded(seed))
        assert isinstance(own, GwtState)
        assert own.hand[0] == game.state.hand[0]
        assert determinized.inventory() == game.box
    assert held == {"obj_19", "obj_20", "obj_21"}


@proves("GWT-32f")
@pytest.mark.parametrize(
    ("place", "hand", "moves", "question"),
    [
        ("f", "brown3 brown4 gray", "do pair_for_4", "discard_pair"),
        ("a1", "red blue", "do any_for_3_and_objective_to_hand", "discard_any"),
        ("b1", "obj_05 obj_06", "do objective_card_for_2_certificates", "discard_objective"),
        ("a", "gray red", "do hire_0; hire engineer row1", "immediate"),
    ],
)
def test_a_determinization_can_answer_what_is_asked(place: str, hand: str, moves: str, question: str) -> None:
    """Mary has begun an action that asks for cards of her hand, or holds the card for an immediate action.
    In Tom's determinizations she holds some that will do, for otherwise she would not be asked."""
    game = Story(
        on=place,
        buildings={"a1": "Mary 6b", "b1": "Mary 1b"},
        money=6,
        hand=hand,
        stack="white obj_07 obj_08 obj_09 obj_10 green black obj_11 obj_12",
        jobs={1: "engineer"},
    )
    game.play(moves)
    assert game.question == question
    for seed in range(20):
        determinized = game.state.determinize(1, seeded(seed))
        assert {game.state.game.text(move) for move in determinized.legal()} - {"skip"}


# -------------------------------------------------------------------- taking back


def test_moves_that_reveal_nothing_can_be_undone() -> None:
    """On her first turn Mary places her herder, and nothing was learned by that.
    She takes it back and places it elsewhere."""
    state = new_game(2, first=0)
    before = state.dump()
    state.play(state.game.move("place c"))
    state.play(state.game.move("do certificate"))
    assert may_undo(state) == 2
    again = undo(state, 2)
    assert again.dump() == before


@pytest.mark.parametrize("moves", [("place e", "aux draw single"), ("place c", "do objective", "gain top")])
def test_revealed_information_cannot_be_undone(moves: tuple[str, ...]) -> None:
    """Mary has drawn a card, or turned up an objective card.
    That cannot be taken back."""
    state = new_game(2, first=0)
    for move in moves:
        state.play(state.game.move(move))
    assert may_undo(state) == 0
    with pytest.raises(CannotUndo):
        undo(state)


def test_another_players_turn_cannot_be_undone() -> None:
    """Mary has ended her turn.
    It is Tom's now, and nothing of hers comes back."""
    state = new_game(2, first=0)
    for move in ("place c", "aux dollars single", "end"):
        state.play(state.game.move(move))
    assert may_undo(state) == 0
