"""The cattle market (rulings 82 to 85, 87d)."""

from tests.gwt.story import Story
from tests.ledger import proves


def buying(cowboys: int, money: int, cattle: str, stack: str = "") -> Story:
    """Mary on E."""
    game = Story(on="e", cowboys=cowboys, money=money, cattle=cattle, cattle_stack=stack)
    game.play("do buy_cattle")
    return game


@proves("GWT-82")
def test_every_price() -> None:
    """Mary has five cowboys and 12 dollars before a market with one of each kind and a pair.
    All lines of the price list are on offer that she can pay."""
    game = buying(5, 12, "yellow red brown3 brown4 purple5")
    assert game.may("buy") == {
        "yellow with 1",
        "red with 1",
        "yellow with 2",
        "red with 2",
        "yellow red with 3",
        "brown3 with 1",
        "brown4 with 1",
        "brown3 with 3",
        "brown4 with 3",
        "brown3 brown4 with 5",
        "purple5 with 2",
        "purple5 with 4",
    }
    assert buying(5, 7, "brown3 brown4 purple5").may("buy") == {
        "brown3 with 3",
        "brown4 with 3",
        "purple5 with 4",
    }


@proves("GWT-82")
def test_each_cowboy_once_in_an_action() -> None:
    """Mary's four cowboys buy with two and one of them.
    One is left, and he can do what one cowboy can."""
    game = buying(4, 30, "yellow red blue brown3 purple5")
    game.play("buy purple5 with 2; buy red with 1")
    assert game.may("buy") == {"yellow with 1", "blue with 1", "brown3 with 1"}
    game.play("buy blue with 1")
    assert (game.question, game.pile(), game.money()) == ("location", "purple5 red blue", 6)


@proves("GWT-82")
def test_she_may_stop() -> None:
    """Mary has bought one card with one of three cowboys.
    She may leave it at that."""
    game = buying(3, 30, "yellow red blue")
    assert "stop" not in game.may()
    game.play("buy red with 1; stop")
    assert (game.question, game.money()) == ("location", 24)


@proves("GWT-83")
def test_once_per_action_not_per_turn() -> None:
    """Mary's two cowboys buy on her 2a, and nothing on the table remembers that they were used. The next
    buying action has both of them again; in this edition no turn holds two, so it is that of her next."""
    game = Story(at="a", cowboys=2, money=12, cattle="yellow red blue", buildings={"a1": "Mary 2a"})
    game.play("Mary: ride a1; do buy_cattle; buy yellow with 2; end", "Tom: ride a; aux dollars single; end")
    game.state.herder[0] = game.state.trail.ids.index("d")
    game.play("Mary: ride e; do buy_cattle")
    assert game.may("buy") == {"red with 1", "red with 2", "blue with 1", "blue with 2"}


@proves("GWT-84")
def test_pairs_of_two_colours() -> None:
    """Mary buys two cards of value 3 with three cowboys for 5 dollars.
    They may be of one colour or of two."""
    game = buying(3, 5, "yellow yellow red")
    assert game.may("buy") == {"yellow with 2", "red with 2", "yellow yellow with 3", "yellow red with 3"}
    game.play("buy yellow red with 3")
    assert (game.pile(), game.market(), game.money()) == ("yellow red", "yellow", 0)


@proves("GWT-85")
def test_adding_cards_between_two_purchases() -> None:
    """Mary buys with one cowboy, has another add two cards, and buys one of these with the third.
    The market knows no upper limit."""
    game = buying(3, 12, " ".join(["red"] * 12), "blue purple5 yellow")
    game.play("buy red with 1; add")
    assert game.market().count("red") == 11
    assert {"blue", "purple5"} <= set(game.market().split())
    game.play("buy blue with 1")
    assert (game.pile(), game.money(), game.question) == ("red blue", 0, "location")


@proves("GWT-85")
def test_one_card_left_or_none() -> None:
    """A single card is left in the stack, and Mary has two cowboys and no money.
    It is added; then nothing more can be, and the action is over."""
    game = buying(2, 0, "red", "blue")
    game.play("add")
    assert (game.market(), game.question) == ("red blue", "location")
    assert "buy_cattle" not in Story(on="e", cattle="red").may("do")


@proves("GWT-87d")
def test_checked_against_the_market_as_it_is_by_then() -> None:
    """There is one brown card, and five cowboys could buy exactly two.
    Only after cards were added is a pair possible, and that takes a cowboy away."""
    game = buying(6, 20, "brown3", "brown5 brown4")
    assert "brown3 brown5 with 5" not in game.may("buy")
    game.play("add")
    assert {"brown3 brown4 with 5", "brown3 brown5 with 5", "brown4 brown5 with 5"} <= game.may("buy")
    game.play("buy brown4 brown5 with 5")
    assert (game.pile(), game.money(), game.market()) == ("brown4 brown5", 12, "brown3")


@proves("GWT-87d")
def test_which_card_of_a_kind() -> None:
    """Purple cards with 5, 6 and 7 points lie in the market.
    Mary chooses which one she takes; with the market's last one gone it is no longer on offer."""
    game = buying(4, 24, "purple5 purple6 purple7")
    assert game.may("buy") == {f"purple{vp} with {cowboys}" for vp in (5, 6, 7) for cowboys in (2, 4)}
    game.play("buy purple7 with 2")
    assert game.may("buy") == {"purple5 with 2", "purple6 with 2"}


@proves("GWT-82")
def test_bought_cards_go_to_the_discard_pile() -> None:
    """Mary buys a blue card and ends her turn.
    It lies on her discard pile and not in her hand."""
    game = Story(on="e", money=6, cattle="blue", hand="gray gray gray gray")
    game.play("do buy_cattle; buy blue with 1; end")
    assert (game.hand(), game.pile()) == ("gray gray gray gray", "blue")
