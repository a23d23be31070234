"""Sam's things, his set-up, the levels, and a deck of one's own (SAM-1 to SAM-17)."""

from pathlib import Path

import pytest

from tests.gwt2.solo import before_sams_turn, sams_turn, visits
from tests.gwt2.story import new_game, seen
from tests.ledger import proves
from trailboss.core.errors import BadOption
from trailboss.core.record import Position, Record, digest
from trailboss.core.toml_file import BadFile
from trailboss.games.gwt.components.player_board import WORKER_IDS
from trailboss.games.gwt.components.tiles import COWBOY_TILE
from trailboss.games.gwt.rules.game import GWT2
from trailboss.games.gwt.solo.deck import LEVELS, parse, sam_deck

STANDARD = sam_deck("standard").text

# -------------------------------------------------------------------- what he has


@proves("SAM-1", "SAM-9")
@pytest.mark.parametrize("level", LEVELS)
def test_what_sam_has(level: str) -> None:
    """Fourteen discs and twelve buildings lie beside his board; his engine and his herder wait at the
    start."""
    state = new_game(1, sam=level)
    table = seen(state)
    sam = table["sam"]
    assert sam is not None
    assert sam["discs"] == 14
    rancher = table["ranchers"][1]
    assert len(rancher["stock"]) == 12
    assert (rancher["engine"], rancher["herder"]) == ("0", "start")
    assert sorted([*sam["cards"], *sam["pile"]]) == list(range(1, 13 if level == "easy" else 16))


@proves("SAM-2", "SAM-11")
def test_what_sam_does_not_have() -> None:
    """No money, no token, no certificates, no hand and no herd; but a starting objective card, as you have
    one."""
    state = new_game(1, sam="hard")
    you, sam = seen(state)["ranchers"]
    assert (sam["money"], sam["tokens"], sam["certificates"]) == (0, 0, 0)
    assert (sam["hand_size"], sam["stack_size"], sam["pile"]) == (0, 0, [])
    assert [len(rancher["objectives"]) for rancher in (you, sam)] == [1, 1]
    assert sam["objectives"][0].startswith("start_")
    assert you["objectives"] != sam["objectives"]


@proves("SAM-11")
def test_his_starting_card_is_drawn_by_chance() -> None:
    cards = {seen(new_game(1, seed=seed, sam="easy"))["ranchers"][1]["objectives"][0] for seed in range(20)}
    assert cards == {"start_1", "start_2", "start_3", "start_4"}


@proves("SAM-3")
def test_no_more_than_six_of_a_kind() -> None:
    """Sam has six cowboys and the cheapest row offers one: he leaves it and takes the builder of another
    row."""
    game = sams_turn(1, cowboys={"Sam": 6}, jobs={1: "cowboy", 2: "builder"}, token=3)
    assert (game.workers("cowboy", "Sam"), game.workers("builder", "Sam")) == (6, 2)


# -------------------------------------------------------------------- set-up


@proves("SAM-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_several_players_and_sam_are_refused(seats: int, level: str) -> None:
    with pytest.raises(BadOption, match="Sam plays against one player only"):
        GWT2.start(seats, 1, sam=level)


@proves("SAM-4")
def test_alone_means_against_sam() -> None:
    """Who names no level plays on the medium one; nobody plays the first edition alone."""
    state = new_game(1)
    assert state.sam is not None
    assert (state.sam.level, state.seats, state.ranchers) == ("medium", 1, 2)
    assert state.config.options["sam"] == "medium"


@proves("SAM-5")
@pytest.mark.parametrize(("simmental", "cards"), [(False, 7), (True, 9)])
def test_set_up_as_for_two(simmental: bool, cards: int) -> None:
    """Three workers lie in the job market, two in the first row; 7 cards in the cattle market, 9 with
    Simmental; and the step limit is that of two players."""
    table = seen(new_game(1, sam="easy", simmental=simmental))
    assert [sum(row["workers"].values()) for row in table["jobs"]][:3] == [2, 1, 0]
    assert sum(table["cattle"].values()) == cards
    assert table["ranchers"][0]["step_limit"] == 3


@proves("SAM-5")
def test_hands_cost_two_dollars() -> None:
    """Mary passes a flood with a green hand and one with a black hand: 2 dollars each, as in a game for
    two."""
    tiles = {"flood_1": "flood_green_4", "flood_2": "flood_black_3"}
    game = before_sams_turn(4, on="", at="a", money=9, tiles=tiles)
    game.play("ride flood_2")
    assert game.money() == 5


@proves("SAM-6", "SAM-13")
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_one_worker_comes_from_the_tiles_with_a_2(level: str) -> None:
    """Of the 33 tiles with a 2 on their back one went to Sam, three to the job market and two to the
    foresight."""
    state = new_game(1, sam=level)
    table = seen(state)
    assert table["supply"][1] == 33 - 1 - 3 - 2
    assert sum(table["ranchers"][1]["workers"].values()) == 4


@proves("SAM-13", "SAM-16")
def test_the_hard_level_takes_three_more_of_them() -> None:
    """One of each kind, in addition to the drawn one, and none is replaced."""
    for seed in range(6):
        state = new_game(1, seed=seed, sam="hard")
        assert state.sam is not None
        assert len(state.supply[1]) == 33 - 1 - 3 - 3 - 2
        rows = [2, 2, 2]
        rows[state.sam.specialty] += 1
        assert state.workers[3:] == rows
        gone = [
            11 - state.supply[1].count(COWBOY_TILE + kind) - state.foresight[2:4].count(COWBOY_TILE + kind)
            for kind in range(3)
        ]
        jobs = [sum(state.jobs[kind::3]) for kind in range(3)]
        assert [gone[kind] - jobs[kind] for kind in range(3)] == [row - 1 for row in rows]


@proves("SAM-13")
def test_the_game_ends_all_the_same() -> None:
    """21 workers fill the job market after set-up, and many more are left on the hard level too."""
    state = new_game(1, sam="hard")
    left = sum(
        1
        for tile in [*state.supply[1], *state.supply[2], *state.foresight]
        if COWBOY_TILE <= tile < COWBOY_TILE + 3
    )
    assert 2 * 12 - 3 == 21 < left


@proves("SAM-7")
@pytest.mark.parametrize("sides", ["a", "random"])
def test_all_of_sams_buildings_show_side_b(sides: str) -> None:
    state = new_game(1, sam="medium", building_sides=sides)
    you, sam = seen(state)["ranchers"]
    assert sam["stock"] == [f"{number}b" for number in range(1, 13)]
    assert you["stock"] != sam["stock"]


@proves("SAM-8")
def test_the_drawn_worker_is_the_specialization() -> None:
    """By chance each of the three kinds comes up."""
    found = {new_game(1, seed=seed, sam="easy").sam.specialty for seed in range(20)}  # type: ignore[union-attr]
    assert found == {0, 1, 2}


@proves("SAM-8", "SAM-17")
def test_with_a_custom_deck_the_row_with_most_workers_counts() -> None:
    """A custom deck gives Sam three more engineers. Whatever is drawn, he has most of them."""
    deck = STANDARD.replace(
        'with = ["cowboy", "builder", "engineer"]', 'with = ["engineer", "engineer", "engineer"]'
    )
    assert deck != STANDARD
    for seed in range(6):
        state = new_game(1, seed=seed, sam="hard", sam_deck=deck)
        assert state.sam is not None
        assert WORKER_IDS[state.sam.specialty] == "engineer"


@proves("SAM-10")
def test_the_deck_is_shuffled() -> None:
    orders = {tuple(new_game(1, seed=seed, sam="medium").sam.deck) for seed in range(5)}  # type: ignore[union-attr]
    assert len(orders) == 5


@proves("SAM-12")
def test_you_begin() -> None:
    """Mary has 6 dollars, 4 cards and an exchange token, and her first turn is the usual one."""
    for seed in range(5):
        state = new_game(1, seed=seed, sam="medium")
        assert (state.to_move, state.money, state.tokens) == (0, [6, 0], [1, 0])
        assert len(state.hand[0]) == 4
        assert {GWT2.vocabulary.kind(move) for move in state.legal()} == {"place", "exchange"}


# -------------------------------------------------------------------- levels and a deck of one's own


@proves("SAM-14", "SAM-15")
@pytest.mark.parametrize(
    ("level", "cards", "city"),
    [("easy", 12, "st_louis"), ("medium", 15, "bloomington"), ("hard", 15, "chicago")],
)
def test_the_levels(level: str, cards: int, city: str) -> None:
    deck = sam_deck("standard")
    assert len(deck.numbers(level)) == cards
    assert visits(1, sam=level).discs(city, "Sam") == 1


@proves("SAM-17")
def test_a_custom_deck_changes_a_card() -> None:
    """Mary owns the booklet, and there card 4 reads otherwise: two steps, and he hires.
    She writes so, and so it happens."""
    own = STANDARD.replace('4 = { steps = 1, do = ["outlaw"] }', '4 = { steps = 2, do = ["hire_any"] }')
    assert own != STANDARD
    table = {"jobs": {1: "builder"}, "at": {"Sam": "start"}}
    usual = sams_turn(4, **table)
    assert (usual.herder("Sam"), usual.workers("builder", "Sam")) == ("a", 1)
    changed = sams_turn(4, **table, options={"sam_deck": own})
    assert (changed.herder("Sam"), changed.workers("builder", "Sam")) == ("b", 2)


@proves("SAM-15", "SAM-17")
def test_a_custom_deck_changes_the_first_city() -> None:
    """There Sam delivers to Toledo first on the medium level, and goes on from there."""
    own = STANDARD.replace('medium = { first = "bloomington" }', 'medium = { first = "toledo" }')
    game = visits(2, options={"sam_deck": own})
    assert seen(game.state)["ranchers"][1]["cities"] == {"toledo": 1, "pittsburgh": 1}


@proves("SAM-17")
def test_a_record_keeps_its_deck() -> None:
    """A game with another deck is read back with that deck; comments and blanks do not make another one."""
    own = STANDARD.replace('2 = { steps = 1, do = ["engine"] }', '2 = { steps = 3, do = ["engine"] }')
    state = new_game(1, seed=3, sam="medium", sam_deck=own)
    for move in ("place e", "aux dollars single", "end"):
        state.play(GWT2.move(move))
    record = Record.loads(Record.of(state).dumps())
    assert record.config.options["sam_deck"] == parse(own).text
    assert digest(record.replay()) == digest(state)
    kept = Position.loads(Position.of(state).dumps()).state()
    assert kept.config.options == state.config.options
    spaced = "# mine\n" + STANDARD.replace("2 = {", "2   =   {") + "\n# the end\n"
    assert new_game(1, sam_deck=spaced).config.options["sam_deck"] == "standard"


OLD_DECK = Path(__file__).with_name("old_sam.deck").read_text(encoding="utf-8")


@proves("SAM-17")
def test_decks_in_the_old_format_are_still_read() -> None:
    """The file that came with Trailboss before decks were TOML says the same as the present one."""
    assert parse(OLD_DECK).text == STANDARD
    assert new_game(1, sam_deck=OLD_DECK).config.options["sam_deck"] == "standard"
    own = OLD_DECK.replace("card 2  steps 1 do engine", "card 2  steps 3 do engine")
    assert parse(own).card(2).steps == 3
    assert new_game(1, sam_deck=own).config.options["sam_deck"] == own, "its record must not change"


@proves("SAM-17")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("card 9  steps 2 do build", "card 9  steps 2 do dance"),
        ("card 9  steps 2 do build", "card 9  steps 2"),
        ("card 9  steps 2 do build", "card 8  steps 2 do build"),
        ("level medium first bloomington", "level medium first bloomington twice"),
        ("level easy   first st_louis without 13 14 15", "level easy   first st_louis without 13 14 16"),
    ],
)
def test_a_wrong_deck_in_the_old_format_is_refused_with_its_own_line(old: str, new: str) -> None:
    lines = OLD_DECK.splitlines()
    at = lines.index(old)
    lines[at] = new
    with pytest.raises(BadFile) as caught:
        parse("\n".join(lines))
    assert str(caught.value).startswith(f"Sam's cards, line {at + 1}: ")


CARD_1 = '1 = { steps = 1, do = ["hire_any"] }'
CARD_10 = '10 = { steps = "buildings", if = "builder", do = ["build"] }'
HARD = 'hard = { first = "chicago", with = ["cowboy", "builder", "engineer"] }\n'


@proves("SAM-17")
@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("sam deck 2", "sam deck 3", 1, "this version of Trailboss reads 'sam deck 2'"),
        (CARD_1, '1 = { steps = 1, do = ["dance"] }', 3, "'dance'"),
        (CARD_1, '1 = { steps = 0, do = ["hire_any"] }', 3, "not 0"),
        (CARD_1, '1 = { steps = "two", do = ["hire_any"] }', 3, "'two'"),
        (CARD_1, "1 = { steps = 1 }", 3, "'do'"),
        (CARD_1, "1 = { steps = 1, do = [] }", 3, "at least one action"),
        (CARD_1, '61 = { steps = 1, do = ["hire_any"] }', 3, "from 1 to 60, not '61'"),
        ("\n2 = {", "\n1 = {", 4, "valid TOML"),
        (CARD_10, CARD_10.replace("builder", "cook"), 12, "'cook'"),
        ("st_louis", "paris", 19, "'paris'"),
        ("st_louis", "kansas_city", 19, "'kansas_city'"),
        ("[13, 14, 15]", "[13, 14, 16]", 19, "no card 16"),
        ("[13, 14, 15]", f"{list(range(1, 16))}", 19, "at least one card"),
        ("medium = {", "gentle = {", 20, "'gentle'"),
        (HARD, "", 18, "'hard' is missing"),
        ('"cowboy", "builder"', ", ".join(['"cowboy"'] * 5), 21, "at most 4 workers"),
        ("[levels]", "[grades]", 18, "'grades'"),
    ],
)
def test_a_wrong_deck_is_refused_with_its_line(old: str, new: str, line: int, says: str) -> None:
    """What is wrong is said, and where, in both languages."""
    assert old in STANDARD
    with pytest.raises(BadFile) as caught:
        GWT2.start(1, 1, sam="easy", sam_deck=STANDARD.replace(old, new))
    assert str(caught.value).startswith(f"Sam's cards, line {line}: ")
    assert says in str(caught.value)
    assert caught.value.render("de").startswith(f"Sams Karten, Zeile {line}: ")
