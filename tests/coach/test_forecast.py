"""The forecast by category: it adds up, knows the end, and is fair."""

import pytest

from tests.coach.games import TABLES, played, random_record
from trailboss import TrailbossError, seeded
from trailboss.bots.search.adapter import adapter_for
from trailboss.bots.search.categories import TITLE, CategoryForecast, Part
from trailboss.bots.search.models import shipped, usual, usual_categories
from trailboss.games.gwt.components.cities import KANSAS_CITY
from trailboss.games.gwt.state.table import Table


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_categories_add_up_to_the_total_and_chances_to_one(name: str, seats: int) -> None:
    adapter = adapter_for(name, 0)
    for moves in (0, 40, 90):
        forecasts = adapter.seat_forecasts(played(name, seats, moves))
        assert len(forecasts) == seats
        assert sum(seat.win for seat in forecasts) == pytest.approx(1)
        for seat in forecasts:
            assert sum(part.mean for part in seat.parts.values()) == pytest.approx(seat.total.mean, abs=1e-2)
            assert all(part.spread > 0 for part in seat.parts.values())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_forecast_of_a_finished_game_is_its_result(name: str, seats: int) -> None:
    state = random_record(name, seats, 3).replay()
    forecasts = adapter_for(name, 0).seat_forecasts(state)
    winners = state.winners()
    for seat, score in enumerate(state.scores()):
        assert forecasts[seat].total == Part(score.total, 0)
        assert forecasts[seat].win == (1 / len(winners) if seat in winners else 0)


@pytest.mark.parametrize("name", ["gwt1", "gwt2"])
def test_the_total_is_the_one_that_search_judges_by(name: str) -> None:
    state = played(name, 2, 60)
    adapter = adapter_for(name, 0)
    means = [seat.total.mean for seat in adapter.seat_forecasts(state)]
    ahead = means[0] - means[1]
    assert adapter.worth(state, 0) == pytest.approx(0.5 * means[0] + 0.5 * ahead)


@pytest.mark.parametrize("name", ["gwt1", "gwt2"])
def test_unusual_deliveries_to_kansas_city_cost_the_printed_price(name: str) -> None:
    """Bots deliver there once or twice. The forecast used to expect most of what more of them cost to be
    made good again."""
    adapter, state = adapter_for(name, 0), played(name, 2, 60)
    assert isinstance(state, Table)
    found = []
    for deliveries in (2, 3, 5):
        cities = list(state.cities)
        cities[KANSAS_CITY] = deliveries
        state.cities = cities
        found.append((adapter.worth(state, 0), adapter.seat_forecasts(state)[0]))
    (_, few), (worth, some), (much_worse, many) = found
    assert some.parts["cities"].mean - many.parts["cities"].mean == pytest.approx(12)
    assert some.total.mean - many.total.mean == pytest.approx(12)
    assert worth - much_worse == pytest.approx(12)
    assert few.total.mean > some.total.mean


def test_a_seats_own_forecast_depends_only_on_its_knowledge() -> None:
    state = played("gwt2", 2, 70)
    adapter = adapter_for("gwt2", 0)
    own = adapter.seat_forecasts(state)[0]
    for luck in range(3):
        again = adapter.seat_forecasts(state.determinize(0, seeded(luck)))[0]
        assert (again.parts, again.total) == (own.parts, own.total)


def test_sam_is_forecast_too() -> None:
    state = played("gwt2", 1, 40)
    forecasts = adapter_for("gwt2", 0).seat_forecasts(state)
    assert len(forecasts) == 2
    assert sum(seat.win for seat in forecasts) == pytest.approx(1)


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "winchester"])
def test_the_weights_fit_the_shipped_forecast_and_are_small(name: str) -> None:
    categories = usual_categories(name)
    assert categories.game == name
    assert categories.features == usual(name).features
    files = [path for folder in shipped() for path in folder.iterdir()]
    assert sum(path.stat().st_size for path in files) < 1_000_000


@pytest.mark.parametrize(
    "text",
    [
        "trailboss forecast 1\n\n1 2\n",
        f"{TITLE}\ngame: gwt2\nfigures: 1\ncategories: money\n\n1 2\n",
        f"{TITLE}\ngame: gwt2\nfigures: 2\ncategories: money\n\n1 2\n1 2\n1 2\n",
        f"{TITLE}\ngame: gwt2\nfigures: 1\ncategories: money\n\n1 2\n1 2\n1 x\n",
        f"{TITLE}\ngame: gwt2\nfigures: 1\ncategories: money\n\n1 2\n1 2\n1 2\n1 2 3\n",
    ],
)
def test_a_damaged_file_is_refused(text: str) -> None:
    with pytest.raises(TrailbossError):
        CategoryForecast(text, "mine")


def test_a_file_is_evaluated_as_it_says() -> None:
    head = f"{TITLE}\ngame: gwt2\nfigures: 1\ncategories: money\nshares: 1\nwin: 2\n\n"
    forecast = CategoryForecast(head + "1 2\n0.5 0\n3 0\n-1 1 10 0 0\n", "mine")
    assert forecast.evaluate([3.0]) == [1 + 6 + 20, 0.5, 3]
    forecasts = forecast.seat([3.0], [4.0])
    assert forecasts.parts["money"] == Part(31, 0.5)
    assert forecasts.total == Part(31, 3)
    assert forecast.seat([3.0], [4.0], total=30.0).parts["money"] == Part(30, 0.5)
