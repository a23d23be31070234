"""What the balance lab sees of a game, and what it makes of many."""

from __future__ import annotations

import random

import pytest

import trailboss
from tests.lab.own_games import OWN_GAMES
from trailboss.core.contract import registered
from trailboss.core.errors import TrailbossError
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import TILE_IDS
from trailboss.games.gwt.state.table import Table as Ranch
from trailboss.games.winchester.state.table import Table as Estate
from trailboss.lab.arena.match import Match, begun
from trailboss.lab.arena.match import play as play_match
from trailboss.lab.balance.pictures import pictures
from trailboss.lab.balance.probe import DID, IN, OUT, Factor, GameSummary
from trailboss.lab.balance.report import Figure, Row, Section, report
from trailboss.lab.balance.study import Study, Sums, games_with_probe, observe, probe


class Down:
    value = False


class Up:
    value = True


def study(game: str, seats: int, **options: object) -> Study:
    return Study(game, "random", seats, 11, {**probe(game).drawn, **options})  # type: ignore[dict-item]


def seen(what: Study, number: int) -> GameSummary:
    summary = observe(what, number, Down())
    assert summary is not None
    return summary


def test_every_game_has_a_balance_probe() -> None:
    assert set(games_with_probe()) == OWN_GAMES
    for name, looking in ((name, probe(name)) for name in OWN_GAMES):
        game = registered(name)
        assert looking.usual_seats in game.seats
        game.start(looking.usual_seats, 1, **looking.drawn)
    with pytest.raises(TrailbossError, match="for chess; choose from winchester, gwt1, gwt2"):
        probe("chess")


def test_an_aborted_game_is_not_counted() -> None:
    assert observe(study("winchester", 3), 0, Up()) is None


@pytest.mark.parametrize(("game", "seats"), [("gwt1", 3), ("gwt2", 2), ("winchester", 4)])
def test_the_observed_game_is_the_one_played(game: str, seats: int) -> None:
    """Watching changes nothing; seats are counted from the first player on."""
    what = study(game, seats)
    for number in range(3):
        summary = seen(what, number)
        first = begun(what.match(), number)
        assert isinstance(first, (Ranch, Estate))
        result = play_match(what.match(), number, Down())
        assert result is not None
        order = [(seat + first.first) % seats for seat in range(seats)]
        assert summary.points == [result.scores[seat].total for seat in order]
        assert [order[seat] for seat in summary.winners] == sorted(result.winners, key=order.index)
        assert {len(by_seat) for by_seat in summary.ways.values()} == {seats}
        assert {len(by_seat) for by_seat in summary.counts.values()} == {seats}


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_the_set_up_of_great_western_trail_is_seen(game: str) -> None:
    what = study(game, 2)
    summary = seen(what, 0)
    board = begun(what.match(), 0)
    assert isinstance(board, Ranch)
    for number in range(1, len(board.sides)):
        assert summary.drawn[Factor("sides", str(number))] == "ab"[board.sides[number]]
        assert Factor("built", f"{number}{'ab'[board.sides[number]]}") in summary.ways
        assert Factor("built", f"{number}{'ba'[board.sides[number]]}") not in summary.ways
    for space in board.trail.neutral:
        assert summary.drawn[Factor("neutral", TILE_IDS[board.tile[space]])] == board.trail.ids[space].upper()
    placed = {factor.item: at for factor, at in summary.drawn.items() if factor.topic == "masters_placed"}
    assert {MASTER_IDS[master]: str(at + 1) for at, master in enumerate(board.master_at)} == placed
    dealt = {factor.item: how for factor, how in summary.drawn.items() if factor.topic == "masters_dealt"}
    if game == "gwt1":  # all five are in every game
        assert dealt == {}
    else:
        assert list(dealt.values()).count(IN) == 5
        assert list(dealt.values()).count(OUT) == 4
        assert {item for item, how in dealt.items() if how == IN} == set(placed)


def test_a_fixed_set_up_is_not_compared() -> None:
    summary = seen(study("gwt2", 2, building_sides="a", neutral_buildings="by_letter"), 0)
    topics = {factor.topic for factor in summary.drawn}
    assert topics == {"masters_dealt", "masters_placed"}
    assert Factor("built", "7a") in summary.ways


def test_actions_of_ranchers_are_counted() -> None:
    """Against the final position of the same game."""
    what = study("gwt2", 3)
    hired = deliveries = 0
    for number in range(4):
        state = begun(what.match(), number)
        assert isinstance(state, Ranch)
        summary = seen(what, number)
        final = _final(what, number)
        assert isinstance(final, Ranch)
        for seat in range(3):
            at = (seat + state.first) % 3
            count = {factor.item: by_seat[seat] for factor, by_seat in summary.counts.items()}
            did = {factor: by_seat[seat] for factor, by_seat in summary.ways.items()}
            workers = count["cowboy"] + count["builder"] + count["engineer"]
            assert workers - count["masters"] == sum(final.workers[3 * at : 3 * at + 3]) - 3
            assert count["hazards"] == final.hazards(at)
            assert count["deliveries"] >= count["kansas_city"]
            assert count["deliveries"] == sum(final.cities[10 * at : 10 * at + 10])
            built = [factor.item for factor, way in did.items() if factor.topic == "built" and way == DID]
            assert len(built) == count["buildings"]
            assert bool(built) == bool(did[Factor("opening", "first_building")])
            assert did[Factor("opening", "first_stop")] in "ABCDEFG"
            assert bool(workers) == bool(did[Factor("opening", "first_hire")])
            assert bool(count["deliveries"] > 1) == bool(did[Factor("opening", "second_delivery")])
            hired += workers
            deliveries += count["deliveries"]
        turns = summary.amounts[Factor("game", "rounds")]
        assert 3 * (turns - 1) < summary.turns <= 3 * turns
    assert hired > 0
    assert deliveries > 0


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_the_main_kind_of_worker_is_grouped_by_the_first_job_market(game: str) -> None:
    """It is the kind that a rancher hired most often; games count once for all and once for their market."""
    kinds, markets = ("cowboy", "builder", "engineer"), set()
    what = study(game, 3)
    for number in range(12):
        summary, board = seen(what, number), begun(what.match(), number)
        assert isinstance(board, Ranch)
        hired = [[summary.counts[Factor("strategy", kind)][seat] for kind in kinds] for seat in range(3)]
        mains = [
            kinds[counts.index(max(counts))] if counts.count(max(counts)) == 1 else "mixed"
            for counts in hired
        ]
        assert summary.ways[Factor("main_workers", "")] == mains
        jobs = [sum(board.jobs[kind::3]) for kind in range(3)]
        most = [kind for kind, count in zip(kinds, jobs, strict=True) if count == max(jobs)]
        markets |= set(most)
        for kind in kinds:
            assert summary.ways.get(Factor("main_workers", kind)) == (mains if most == [kind] else None)
    assert markets == set(kinds), "or these deals show too little"


def test_actions_of_heirs_are_counted() -> None:
    what = study("winchester", 4)
    for number in range(4):
        summary = seen(what, number)
        final = _final(what, number)
        assert isinstance(final, Estate)
        first = begun(what.match(), number)
        assert isinstance(first, Estate)
        plots = summary.counts[Factor("strategy", "plots")]
        assert sum(plots) == 19
        assert plots == [final.owner.count((seat + first.first) % 4) for seat in range(4)]
        prices = [amount for factor, amount in summary.amounts.items() if factor.topic == "plot_prices"]
        assert len(prices) == 19
        assert sum(prices) == sum(summary.counts[Factor("strategy", "spent")])
        auctions = [amount for factor, amount in summary.amounts.items() if factor.topic == "auction_prices"]
        assert sorted(auctions) == sorted(prices)
        held = [way for factor, way in summary.ways.items() if factor.topic == "secrets"]
        assert len(held) == 8
        assert [sum(way[seat] == DID for way in held) for seat in range(4)] == [2, 2, 2, 2]
        dealt = [how for factor, how in summary.drawn.items() if factor.topic == "objectives_dealt"]
        assert (dealt.count(IN), dealt.count(OUT)) == (5, 5)
        claimed = [way for factor, way in summary.ways.items() if factor.topic == "objectives_claimed"]
        assert sum(way.count(DID) for way in claimed) == sum(taker >= 0 for taker in final.taken)
        assert len(claimed) == 5


def _final(what: Study, number: int) -> object:
    """The last position of a game, from its record."""
    match = Match(what.game, (what.spec,) * what.seats, what.seed, what.options, rotate=False, records=True)
    result = play_match(match, number, Down())
    assert result is not None
    return trailboss.Record.loads(result.record).replay()


# -------------------------------------------------------------------- many games


def made_up(count: int, seed: int = 5) -> list[GameSummary]:
    """Games of two in which the first player is six points ahead, side b of building 3 brings everybody four
    points, building C on A makes games two rounds longer, whoever takes `workers` is eight ahead and every
    engineer is worth two. Nothing else matters."""
    chance = random.Random(seed)
    summaries = []
    for number in range(count):
        sides = {Factor("sides", str(each)): chance.choice("ab") for each in range(1, 6)}
        places = dict(zip("ABC", chance.sample("ABC", 3), strict=True))
        taker = chance.choice((0, 1, 2))
        other = chance.choice((0, 1, 2))
        engineers = [chance.randrange(5), chance.randrange(5)]
        builders = [chance.randrange(5), chance.randrange(5)]
        luck = chance.gauss(60, 10)
        points = [round(chance.gauss(luck, 8)) + 2 * engineers[seat] for seat in (0, 1)]
        points[0] += 6
        if sides[Factor("sides", "3")] == "b":
            points = [each + 4 for each in points]
        if taker < 2:
            points[taker] += 8
        summaries.append(
            GameSummary(
                number=number,
                points=points,
                winners=[seat for seat in (0, 1) if points[seat] == max(points)],
                turns=round(chance.gauss(60, 4)) + (4 if places["C"] == "A" else 0),
                drawn={**sides, **{Factor("neutral", letter): at for letter, at in places.items()}},
                ways={
                    Factor("seats", ""): ["1", "2"],
                    Factor("masters_taken", "workers"): [DID if seat == taker else "" for seat in (0, 1)],
                    Factor("masters_taken", "hazards"): [DID if seat == other else "" for seat in (0, 1)],
                },
                counts={Factor("strategy", "engineer"): engineers, Factor("strategy", "builder"): builders},
                amounts={Factor("game", "winner"): max(points)},
            )
        )
    return summaries


def sums_of(summaries: list[GameSummary]) -> Sums:
    sums = Sums(Study("gwt2", "drover", 2, 1, {}))
    for summary in summaries:
        sums.add(summary)
    return sums


def section(sections: list[Section], topic: str) -> Section:
    return next(each for each in sections if each.topic.name == topic)


def row(sections: list[Section], topic: str, item: str = "", level: str = "") -> Row:
    return next(each for each in section(sections, topic).rows if (each.item, each.level) == (item, level))


def holds(figure: Figure, truth: float) -> bool:
    return figure.low < truth < figure.high


def test_known_effects_are_found_and_no_others() -> None:
    found = report(sums_of(made_up(3000)))
    assert [each.topic.name for each in found] == [
        "game", "seats", "sides", "neutral", "masters_taken", "strategy",
    ]  # fmt: skip
    assert holds(row(found, "seats", "", "1").figures["ahead"], 6)
    assert holds(row(found, "seats", "", "2").figures["ahead"], -6)
    assert row(found, "seats", "", "1").figures["won"].clear
    assert holds(row(found, "sides", "3", "b").figures["points"], 4)
    assert holds(row(found, "neutral", "C", "A").figures["turns"], 2)
    assert holds(row(found, "masters_taken", "workers").figures["ahead"], 8)
    assert row(found, "masters_taken", "workers").figures["won"].clear
    assert row(found, "masters_taken", "workers").figures["share"].value == pytest.approx(1 / 3, abs=0.02)
    assert holds(row(found, "strategy", "engineer").figures["one_more"], 2)
    clear = {
        (each.topic.name, line.item, line.level, name)
        for each in found
        for line in each.rows
        for name, figure in line.figures.items()
        if figure.clear and each.topic.name not in ("seats", "neutral")
    }
    assert clear == {
        ("sides", "3", "b", "points"),
        ("masters_taken", "workers", "", "won"),
        ("masters_taken", "workers", "", "ahead"),
        ("strategy", "engineer", "", "one_more"),
    }
    longer = {(line.item, line.level): line.figures for line in section(found, "neutral").rows}
    assert longer["C", "A"]["turns"].clear
    assert not any(figures["points"].clear for figures in longer.values())
    assert section(found, "neutral").tests == 18
    assert section(found, "sides").tests == 15


def test_a_count_is_shown_step_by_step() -> None:
    steps = row(report(sums_of(made_up(3000))), "strategy", "engineer").by_count
    assert [step.item for step in steps] == ["0", "1", "2", "3", "4"]
    assert sum(step.seats for step in steps) == 6000
    leads = [step.figures["ahead"].value for step in steps]
    assert leads == sorted(leads)
    assert steps[0].figures["won"].high < 0.5 < steps[4].figures["won"].low


def test_too_few_games_are_not_compared() -> None:
    found = report(sums_of(made_up(12)))
    assert all(each.tests == 0 for each in found)
    assert not any(figure.clear for each in found for line in each.rows for figure in line.figures.values())


def test_the_order_of_games_changes_nothing() -> None:
    summaries = made_up(200)
    shuffled = summaries[:]
    random.Random(3).shuffle(shuffled)
    one, other = (
        [each.described() for each in report(sums_of(summaries))],
        [each.described() for each in report(sums_of(shuffled))],
    )
    assert one == other


def test_a_shared_victory_is_shared() -> None:
    summary = made_up(1)[0]._replace(points=[50, 50], winners=[0, 1])
    first = sums_of([summary]).groups[Factor("seats", "")]["1"]
    assert first.won().rate == 0.5


@pytest.mark.parametrize("lang", ["en", "de"])
def test_pictures_show_every_table(lang: str) -> None:
    sums = sums_of(made_up(400))
    found = pictures(sums.study, report(sums), lang)
    assert set(found) == {
        "seats", "sides", "sides-turns", "neutral", "neutral-turns", "masters-taken", "strategy",
        "strategy-counts",
    }  # fmt: skip
    assert all(picture.startswith("<svg") for picture in found.values())
    assert found["neutral"].count('class="cell"') == 9
    assert found["sides"].count('class="whisker"') == 5
    assert ("ingenieure" if lang == "de" else "engineers") in found["strategy"].lower()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("game", "seats"), [("gwt1", 2), ("gwt2", 2), ("winchester", 3)])
def test_everything_seen_has_a_name(game: str, seats: int, lang: str) -> None:
    what = study(game, seats)
    summaries = [seen(what, number) for number in range(6)]
    for summary in summaries:
        for factor, ways in summary.ways.items():
            for way in set(ways) - {"", DID}:
                assert probe(game).level_name(game, factor, way, lang)
        for factor in (*summary.ways, *summary.drawn, *summary.counts, *summary.amounts):
            assert probe(game).factor_name(game, factor, lang) or not factor.item
