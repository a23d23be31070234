"""The register: specs, who plays what, and how a bot is asked."""

from collections import Counter
from collections.abc import Iterator

import pytest

import trailboss
from trailboss import bots
from trailboss.bots import registry
from trailboss.core.contract import State


@pytest.fixture
def own_register() -> Iterator[None]:
    """Bots registered by a test are gone after it."""
    before = dict(registry._BOTS)
    yield
    registry._BOTS.clear()
    registry._BOTS.update(before)


class Searcher(bots.Bot):
    """A bot of somebody else, for every game."""

    def choose(self, state: State, seat: int) -> int:
        return state.legal_for(seat)[-1]


class Watcher(bots.Bot):
    """Keeps what it is shown."""

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self.shown: list[tuple[State, int]] = []

    def choose(self, state: State, seat: int) -> int:
        self.shown.append((state, seat))
        return state.legal()[0]


class Thoughtful(bots.Bot):
    """Reads its budget as a number; without its model it can't be created."""

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self.samples = int(budget or 5)
        if model == "missing":
            raise ValueError("no such model")
        if model == "unreadable":
            raise RuntimeError("the model is damaged")


class Cheat(bots.Bot):
    """Wants what is not allowed."""

    def __init__(self, move: int) -> None:
        super().__init__()
        self.move = move

    def choose(self, state: State, seat: int) -> int:
        return self.move


def new_game(seed: int = 7) -> State:
    return trailboss.game("winchester").start(seats=4, seed=seed)


# -------------------------------------------------------------------- specs


def test_six_bots_play_winchester() -> None:
    assert bots.specs("winchester") == ["careless", "heir", "novice", "policy", "random", "search"]
    assert [bots.make(spec).name for spec in bots.specs("winchester")] == bots.specs("winchester")


def test_asking_for_the_bots_of_no_game_says_which_games_there_are() -> None:
    with pytest.raises(trailboss.UnknownGame, match=r"Unknown game 'chess'; choose from .*winchester"):
        bots.specs("chess")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("random", ("random", "", "")),
        ("search:2s", ("search", "2s", "")),
        ("policy@a.model", ("policy", "", "a.model")),
        ("search:2s@dir/a:b.model", ("search", "2s", "dir/a:b.model")),
    ],
)
def test_a_spec_reads_and_writes_the_same(text: str, parts: tuple[str, str, str]) -> None:
    assert bots.Spec.parse(text) == parts
    assert str(bots.Spec.parse(text)) == text


def test_whitespace_and_case_of_the_name_do_not_matter() -> None:
    assert bots.make("  Heir ").name == "heir"
    assert bots.Spec.parse("Policy@Big.Model") == ("policy", "", "Big.Model")


@pytest.mark.parametrize("text", ["", " ", ":2s", "@model", "heir:", "heir@", "he ir", "heir:1:2", "7up"])
def test_a_bad_spec_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(bots.BadSpec) as refused:
        bots.make(text)
    assert "NAME:BUDGET@MODEL" in str(refused.value)
    assert "NAME:BUDGET@MODELL" in refused.value.render("de")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.make("alphaheir:2s")
    there_are = "careless, drover, heir, novice, old-search, policy, random, search"
    assert str(refused.value) == f"Unknown bot 'alphaheir'; choose from {there_are}."
    assert refused.value.render("de") == f"Einen Bot 'alphaheir' gibt es nicht; es gibt {there_are}."
    assert isinstance(refused.value, trailboss.TrailbossError)


@pytest.mark.parametrize("name", ["heir", "random"])
def test_heir_and_random_take_neither_budget_nor_model(name: str) -> None:
    with pytest.raises(bots.BadSpec, match=f"The bot {name} takes no budget; remove ':2s'."):
        bots.make(f"{name}:2s")
    with pytest.raises(bots.BadSpec, match=f"The bot {name} takes no model; remove '@m'.") as refused:
        bots.make(f"{name}@m")
    assert refused.value.render("de") == f"Für den Bot {name} gibt man kein Modell an; lass '@m' weg."


# -------------------------------------------------------------------- bots of others


@pytest.mark.usefixtures("own_register")
def test_third_parties_can_register_a_bot() -> None:
    bots.register("searcher", Searcher, takes_budget=True, takes_model=True)
    assert bots.specs("winchester") == [
        "careless",
        "heir",
        "novice",
        "policy",
        "random",
        "search",
        "searcher",
    ]
    bot = bots.make("searcher:400@small", seed=3)
    assert isinstance(bot, Searcher)
    assert (bot.seed, bot.budget, bot.model, bot.name) == (3, "400", "small", "searcher:400@small")
    state = new_game()
    assert bots.decide(bot, state, trailboss.seeded(1)) == state.legal()[-1]


@pytest.mark.usefixtures("own_register")
def test_registering_a_bot_twice_is_fine_but_its_name_is_taken() -> None:
    bots.register("searcher", Searcher)
    bots.register("searcher", Searcher)
    with pytest.raises(ValueError, match="another bot called 'searcher'"):
        bots.register("searcher", Watcher)


@pytest.mark.parametrize("name", ["", "Big", "a b", "a:b", "a@b", "7up"])
def test_a_name_that_is_invalid_in_a_spec_is_rejected(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be the name of a bot"):
        bots.register(name, Searcher)


def test_a_bot_that_does_not_play_the_game_is_refused() -> None:
    assert "drover" not in bots.specs("winchester")
    with pytest.raises(bots.OtherGame) as refused:
        bots.make("drover", game="winchester")
    there_are = "careless, heir, novice, policy, random, search"
    error = f"The bot drover doesn't play Daddy Winchester; choose from {there_are}."
    assert str(refused.value) == error
    assert (
        refused.value.render("de")
        == f"Der Bot drover spielt Daddy Winchester nicht; dafür gibt es {there_are}."
    )
    with pytest.raises(bots.OtherGame, match="doesn't play Daddy Winchester"):
        bots.decide(bots.make("drover"), new_game(), trailboss.seeded(1))


def test_an_unknown_bot_for_a_game_is_refused_with_the_levels_and_bots_for_that_game() -> None:
    there_are = "easy, medium, hard, expert, champion, careless, heir, novice, policy, random, search"
    with pytest.raises(bots.UnknownBot, match=rf"choose from {there_are}\."):
        bots.make("alphaheir", game="winchester")


@pytest.mark.usefixtures("own_register")
def test_a_budget_that_a_bot_cannot_read_is_refused() -> None:
    bots.register("thoughtful", Thoughtful, takes_budget=True, takes_model=True)
    with pytest.raises(bots.BadSpec, match=r"'many' is not a budget for the bot thoughtful\."):
        bots.make("thoughtful:many@small")


@pytest.mark.usefixtures("own_register")
@pytest.mark.parametrize("spec", ["thoughtful@{}", "thoughtful:20@{}", "thoughtful:many@{}"])
@pytest.mark.parametrize(
    ("model", "message"),
    [("missing", "ValueError: no such model"), ("unreadable", "RuntimeError: the model is damaged")],
)
def test_a_fault_of_a_bot_is_not_reported_as_a_bad_budget(spec: str, model: str, message: str) -> None:
    bots.register("thoughtful", Thoughtful, takes_budget=True, takes_model=True)
    with pytest.raises(bots.FaultyBot) as faulty:
        bots.make(spec.format(model))
    if "many" not in spec:
        assert str(faulty.value) == (
            f"The bot thoughtful can't be created, which is a fault of the bot: {message}"
        )
    assert faulty.value.render("de").startswith("Der Bot thoughtful lässt sich nicht erzeugen.")


# -------------------------------------------------------------------- being asked


def test_a_bot_gets_a_determinized_state_and_never_the_true_one() -> None:
    state, watcher = new_game(), Watcher()
    for _ in range(10):
        state.play(bots.decide(watcher, state, trailboss.seeded(1)))
    assert len(watcher.shown) == 10
    for determinized, seat in watcher.shown:
        assert determinized is not state
        assert determinized.config.seed is None
        assert not determinized.history
        assert determinized.to_move == seat


def test_asking_a_bot_does_not_change_the_state() -> None:
    state = new_game()
    before = state.dump()
    for spec in bots.specs("winchester"):
        bots.decide(bots.make(spec), state, trailboss.seeded(1))
    assert state.dump() == before


@pytest.mark.parametrize(("move", "message"), [(150, "'bid 150'"), (999, "'999'"), (-1, "'-1'")])
def test_an_illegal_choice_of_a_bot_raises(move: int, message: str) -> None:
    with pytest.raises(bots.BadChoice, match=f"The bot Cheat chose {message}, which isn't legal here."):
        bots.decide(Cheat(move), new_game(), trailboss.seeded(1))


def test_there_is_nothing_to_decide_when_the_game_is_over() -> None:
    state = new_game()
    while not state.over:
        state.play(state.legal()[0])
    with pytest.raises(trailboss.TrailbossError, match=r"The game is over\."):
        bots.decide(bots.make("random"), state, trailboss.seeded(1))


# -------------------------------------------------------------------- random


def test_random_plays_every_legal_move_equally_often() -> None:
    state = new_game()
    moves = state.legal()
    assert len(moves) == 9  # to pass, and to bid 1 to 8
    bot = bots.make("random", seed=5)
    counts = Counter(bot.choose(state, state.to_move) for _ in range(9000))
    assert sorted(counts) == moves
    assert all(850 <= count <= 1150 for count in counts.values())  # five standard deviations around 1000


def test_random_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    def choices(seed: int) -> list[int]:
        bot, state = bots.make("random", seed=seed), new_game()
        return [bot.choose(state, state.to_move) for _ in range(40)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_random_does_not_use_the_games_random_numbers() -> None:
    state = new_game()
    chance = state.rng.copy()
    bots.make("random").choose(state, state.to_move)
    assert state.rng == chance
