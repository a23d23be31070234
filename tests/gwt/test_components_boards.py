"""The player board, the job market and the station masters."""

import pytest

from trailboss.games.gwt.components import job_market, player_board, station_masters

# ---------------------------------------------------------------- disc spaces


def test_fourteen_disc_spaces() -> None:
    """Name, dark corners, dollars to clear it, dollars for clearing it."""
    spaces = list(
        zip(
            player_board.DISC_IDS,
            player_board.DISC_DARK,
            player_board.DISC_COST,
            player_board.DISC_GAIN,
            strict=True,
        )
    )
    assert spaces == [
        ("aux_dollar_2", 0, 0, 0),
        ("aux_draw_2", 0, 0, 0),
        ("aux_certificate_1", 0, 0, 0),
        ("aux_certificate_2", 0, 0, 0),
        ("aux_engine_1", 0, 0, 0),
        ("aux_engine_2", 0, 0, 0),
        ("aux_remove_1", 0, 0, 0),
        ("aux_remove_2", 0, 0, 0),
        ("cert_4", 0, 0, 0),
        ("cert_6", 1, 0, 0),
        ("step_dollars", 1, 0, 3),
        ("step_vp", 1, 0, 0),
        ("hand_1", 1, 5, 0),
        ("hand_2", 1, 5, 0),
    ]
    assert player_board.DISCS == 14
    assert (player_board.DISC_DARK.count(0), player_board.DISC_DARK.count(1)) == (9, 5)
    assert player_board.STEP_VP_POINTS == 3


def test_disc_spaces_have_the_numbers_of_their_names() -> None:
    for number, name in enumerate(player_board.DISC_IDS):
        assert getattr(player_board, name.upper()) == number


def test_auxiliary_actions_have_two_spaces_each() -> None:
    discs = {
        action: [player_board.DISC_IDS[disc] for disc in player_board.AUX_DISCS[number]]
        for number, action in enumerate(player_board.AUX_IDS)
    }
    assert discs == {
        "dollars": ["aux_dollar_2"],
        "draw": ["aux_draw_2"],
        "certificate": ["aux_certificate_1", "aux_certificate_2"],
        "engine": ["aux_engine_1", "aux_engine_2"],
        "remove": ["aux_remove_1", "aux_remove_2"],
    }
    assert player_board.AUX_OPEN == [1, 1, 0, 0, 0]
    assert player_board.AUX_ACTIONS == 5
    for number in range(player_board.AUX_ACTIONS):
        assert len(player_board.AUX_DISCS[number]) + player_board.AUX_OPEN[number] == 2
    assert (
        player_board.AUX_DOLLARS,
        player_board.AUX_DRAW,
        player_board.AUX_CERTIFICATE,
        player_board.AUX_ENGINE,
        player_board.AUX_REMOVE,
    ) == (0, 1, 2, 3, 4)


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize(
    ("seats", "base", "dollars", "vp", "most"), [(2, 3, 1, 1, 5), (3, 3, 2, 1, 6), (4, 4, 2, 1, 7)]
)
def test_step_limits(seats: int, base: int, dollars: int, vp: int, most: int) -> None:
    limits = (
        player_board.STEP_BASE[seats],
        player_board.STEP_DOLLARS_BONUS[seats],
        player_board.STEP_VP_BONUS[seats],
    )
    assert limits == (base, dollars, vp)
    assert sum(limits) == most


def test_certificates_and_hand() -> None:
    assert list(player_board.CERTIFICATE_TRACK) == [0, 1, 2, 3, 4, 6]
    limits = (
        player_board.CERTIFICATE_BASE,
        player_board.CERTIFICATE_WITH_4,
        player_board.CERTIFICATE_WITH_6,
    )
    assert limits == (3, 4, 6)
    assert player_board.HAND_BASE == 4
    assert player_board.HAND_BASE + 2 == 6


# ---------------------------------------------------------------- workers


def test_worker_rows() -> None:
    assert player_board.WORKER_IDS == ["cowboy", "builder", "engineer"]
    assert (player_board.COWBOY, player_board.BUILDER, player_board.ENGINEER) == (0, 1, 2)
    assert player_board.WORKER_KINDS == 3
    assert (player_board.ROW_SPACES, player_board.PRINTED_WORKERS) == (6, 1)
    assert (player_board.WORKER_VP_SPACES, player_board.WORKER_VP) == ([5, 6], 4)


def test_immediate_actions_of_the_worker_rows() -> None:
    actions = {
        (worker, space): player_board.WORKER_IMMEDIATE[kind][space]
        for kind, worker in enumerate(player_board.WORKER_IDS)
        for space in range(player_board.ROW_SPACES + 1)
        if player_board.WORKER_IMMEDIATE[kind][space]
    }
    assert actions == {
        ("cowboy", 4): "hazard_0",
        ("cowboy", 6): "tribe",
        ("builder", 4): "build_1",
        ("builder", 6): "build_1",
        ("engineer", 2): "gray_for_certificate",
        ("engineer", 3): "gray_for_2",
        ("engineer", 4): "hire_minus_2",
        ("engineer", 5): "gray_for_2_certificates",
        ("engineer", 6): "gray_for_4",
    }
    assert [len(row) for row in player_board.WORKER_IMMEDIATE] == [7, 7, 7]


def test_start_and_end_of_the_game() -> None:
    assert player_board.START_DOLLARS == [6, 7, 8, 9]
    assert player_board.START_CARDS == 4
    assert (player_board.JOB_TOKEN_VP, player_board.DOLLARS_PER_VP) == (2, 5)


# ---------------------------------------------------------------- job market


def test_job_market_rows() -> None:
    """Cost of each row and the arrow behind it, as printed from top to bottom."""
    rows = list(zip(job_market.ROW_COST, job_market.ROW_CATTLE_ARROW, strict=True))
    assert rows == [
        (6, 0),
        (6, 0),
        (7, 0),
        (5, 0),
        (7, 0),
        (9, 1),
        (6, 0),
        (8, 0),
        (10, 1),
        (6, 0),
        (5, 0),
        (4, 0),
    ]
    assert job_market.ROWS == 12
    assert job_market.END_ROW == job_market.ROWS - 1
    assert job_market.TOKEN_START_ROW == 1


def test_job_market_by_players() -> None:
    assert {seats: job_market.COLUMNS[seats] for seats in (2, 3, 4)} == {2: 2, 3: 3, 4: 4}
    assert {seats: job_market.SETUP_WORKERS[seats] for seats in (2, 3, 4)} == {2: 3, 3: 5, 4: 7}


def test_no_hire_costs_less_than_two_dollars() -> None:
    assert min(job_market.ROW_COST) - 2 == 2


# ---------------------------------------------------------------- station masters


def test_five_station_masters() -> None:
    """Permanent certificates, what to do at once, points for every so many."""
    masters = [
        (
            station_masters.MASTER_IDS[master],
            station_masters.MASTER_PERMANENT[master],
            station_masters.MASTER_NOW[master],
            station_masters.MASTER_VP[master],
            station_masters.MASTER_PER[master],
        )
        for master in station_masters.FIRST_MASTERS
    ]
    assert masters == [
        ("workers", 0, "dollars_2", 1, 1),
        ("objectives", 0, "hazard_or_tribe", 3, 2),
        ("hazards", 1, "", 3, 2),
        ("tribe_pairs", 1, "", 3, 1),
        ("certificates", 1, "", 3, 2),
    ]
    assert station_masters.FIRST_MASTERS == [0, 1, 2, 3, 4]
    for number, name in enumerate(station_masters.MASTER_IDS):
        assert getattr(station_masters, name.upper()) == number
