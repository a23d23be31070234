"""Great Western Trail: railroad, stations, cities, player board and markets as components."""

from typing import Final

from trailboss.core.messages import message
from trailboss.games.gwt.components import player_board, railroad
from trailboss.games.gwt.components.actions import ACTION_IDS, FIRST_AUXILIARY
from trailboss.games.gwt.components.cities import CITIES, EXCHANGE_TOKEN, KANSAS_CITY, OBJECTIVE_CARD
from trailboss.games.gwt.components.job_market import END_ROW, ROW_CATTLE_ARROW, ROW_COST, ROWS
from trailboss.games.gwt.components.station_masters import MASTER_IDS, STATION_MASTERS
from trailboss.games.gwt.components.tiles import FEE_BLACK, FEE_GREEN, FORESIGHT_COLUMNS
from trailboss.games.gwt.messages.names import city_message, disc_message, position_message, station_message
from trailboss.games.gwt.present.catalogue import EditionTexts, master_actions
from trailboss.presentation.components import Component, Figure, Text, component, joined, text_of

CORNERS: Final = ("white", "dark")
SIZES: Final = (2, 3, 4)
"""Numbers of ranchers; one alone plays as two, with Sam."""


# -------------------------------------------------------------------- the railroad


def positions(texts: EditionTexts) -> dict[str, Component]:
    """Every place for an engine."""
    return {
        railroad.POSITION_IDS[position]: _position(texts, position) for position in range(railroad.POSITIONS)
    }


def _position(texts: EditionTexts, position: int) -> Component:
    numbered = position <= railroad.LAST_SPACE
    figures: dict[str, Figure] = {"kind": "space" if numbered else "turnout"}
    key = "start" if position == 0 else "space" if numbered else "turnout"
    rulings = ["GWT-39"] if numbered else ["GWT-40", "GWT-44"]
    helps = [texts.help(f"position.{key}")]
    if numbered:
        figures |= {"number": position, "cross": int(position in railroad.CROSSES_AFTER)}
    if position in railroad.CROSSES_AFTER:
        helps.append(texts.help("cross"))
        rulings.append("GWT-74")
    if position == railroad.LAST_SPACE:
        helps = [texts.help("position.last", money=railroad.LAST_SPACE_DOLLARS)]
        rulings = ["GWT-48", "GWT-49"]
    if railroad.TURNOUT_STATION[position] != railroad.NO_STATION:
        figures["station"] = railroad.STATION_IDS[railroad.TURNOUT_STATION[position]]
    return component(texts.named(position_message(position)), *helps, figures=figures, rulings=tuple(rulings))


def stations(texts: EditionTexts) -> dict[str, Component]:
    """The ten stations."""
    found: dict[str, Component] = {}
    for number in range(railroad.STATIONS):
        station = railroad.STATION[number]
        one = ".1" if station.vp == 1 else ""
        helps = [
            texts.help(f"station{one}", cost=station.cost, points=station.vp),
            texts.help(f"corner.{CORNERS[station.dark]}"),
        ]
        if number < railroad.MASTER_SPACES:
            helps.append(texts.help("station.master"))
        found[station.id] = component(
            texts.named(station_message(number)),
            *helps,
            figures={
                "cost": station.cost,
                "points": station.vp,
                "corner": CORNERS[station.dark],
                "position": railroad.POSITION_IDS[station.position],
                "master": int(number < railroad.MASTER_SPACES),
            },
            rulings=("GWT-44", "GWT-46", "GWT-52")
            if number < railroad.MASTER_SPACES
            else ("GWT-44", "GWT-52"),
        )
    return found


def station_masters(texts: EditionTexts) -> dict[str, Component]:
    """The station masters of the edition, upper and lower half."""
    found: dict[str, Component] = {}
    for master in texts.edition.masters:
        printed = STATION_MASTERS[master]
        helps = [texts.own(f"master_text.{printed.id}")]
        if printed.now or printed.permanent:
            helps.append(texts.help("master.now"))
        if printed.vp:
            helps.append(texts.help("master.end"))
        now = master_actions(master)
        found[MASTER_IDS[master]] = component(
            texts.own(f"master.{printed.id}"),
            *helps,
            figures={"permanent": printed.permanent, "points": printed.vp, "per": printed.per},
            actions=[now] if now else [],
            rulings=("GWT-46", "GWT-63", "GWT-103"),
        )
    return found


# -------------------------------------------------------------------- cities


def cities(texts: EditionTexts) -> dict[str, Component]:
    """The cities along the track."""
    return {texts.edition.cities.ids[city]: _city(texts, city) for city in range(CITIES)}


def _city(texts: EditionTexts, city: int) -> Component:
    strip = texts.edition.cities
    helps = [texts.help("city", value=strip.value[city])]
    rulings = ["GWT-70", "GWT-52", "GWT-74"]
    if city == KANSAS_CITY:
        dollars = strip.kansas_city_dollars
        helps = [texts.help("city.kansas_city", money=dollars, points=strip.vp_per_disc[city])]
        rulings = ["GWT-71"]
    else:
        helps.append(texts.help(f"corner.{CORNERS[strip.dark[city]]}"))
        if strip.vp_per_disc[city]:
            helps.append(texts.help("city.each", points=strip.vp_per_disc[city]))
        if strip.vp[city]:
            helps.append(texts.help("city.once", points=strip.vp[city]))
    return component(
        texts.named(city_message(texts.table, city)),
        *helps,
        figures={
            "value": strip.value[city],
            "corner": CORNERS[strip.dark[city]],
            "points": strip.vp[city],
            "points_each": strip.vp_per_disc[city],
            "again": strip.repeatable[city],
            "dollars": strip.kansas_city_dollars if city == KANSAS_CITY else 0,
        },
        rulings=tuple(rulings),
    )


def arrows(texts: EditionTexts) -> dict[str, Component]:
    """The green arrows between two cities, by the two: `toledo-pittsburgh`."""
    found: dict[str, Component] = {}
    strip = texts.edition.cities
    for low, high, points, gives in strip.arrows:
        gains: list[Text] = []
        if points:
            gains.append(texts.help("arrow.points", points=points))
        if gives == OBJECTIVE_CARD:
            gains.append(texts.help("arrow.objective"))
        if gives == EXCHANGE_TOKEN:
            gains.append(texts.help("arrow.token"))
        ends = [texts.named(city_message(texts.table, city)) for city in (low, high)]
        found[f"{strip.ids[low]}-{strip.ids[high]}"] = component(
            joined(ends, " – "),
            texts.help("arrow", gains=joined(gains)),
            figures={
                "low": strip.ids[low],
                "high": strip.ids[high],
                "points": points,
                "gives": {OBJECTIVE_CARD: "objective", EXCHANGE_TOKEN: "exchange_token"}.get(gives, ""),
            },
            rulings=("GWT-72", "GWT-73"),
        )
    return found


# -------------------------------------------------------------------- the player board


def workers(texts: EditionTexts) -> dict[str, Component]:
    """The three kinds of workers, with the actions of their spaces 1 to 6 in the figures."""
    found: dict[str, Component] = {}
    for kind in range(player_board.WORKER_KINDS):
        row: list[int | str] = list(player_board.WORKER_IMMEDIATE[kind][1:])
        found[player_board.WORKER_IDS[kind]] = component(
            texts.own(f"worker.{player_board.WORKER_IDS[kind]}"),
            texts.help(f"worker.{player_board.WORKER_IDS[kind]}"),
            texts.help("worker.points", points=player_board.WORKER_VP),
            figures={
                "spaces": row,
                "points": player_board.WORKER_VP,
                "points_from": min(player_board.WORKER_VP_SPACES),
            },
            rulings=("GWT-77",),
        )
    return found


def worker_spaces(texts: EditionTexts) -> dict[str, Component]:
    """Each space of the worker rows, `engineer_3`."""
    found: dict[str, Component] = {}
    for kind in range(player_board.WORKER_KINDS):
        for space in range(1, player_board.ROW_SPACES + 1):
            now = player_board.WORKER_IMMEDIATE[kind][space]
            helps = [texts.help("worker_space.plain")]
            if space <= player_board.PRINTED_WORKERS:
                helps = [texts.help("worker_space.printed")]
            elif now:
                helps = [texts.help("worker_space.action", action=texts.message(f"action.{now}"))]
            if space in player_board.WORKER_VP_SPACES:
                helps.append(texts.help("worker.points", points=player_board.WORKER_VP))
            worker = texts.message(f"worker.{player_board.WORKER_IDS[kind]}")
            found[f"{player_board.WORKER_IDS[kind]}_{space}"] = component(
                texts.help("worker_space", worker=worker, number=space),
                *helps,
                figures={
                    "worker": player_board.WORKER_IDS[kind],
                    "number": space,
                    "points": player_board.WORKER_VP if space in player_board.WORKER_VP_SPACES else 0,
                },
                actions=[[now]] if now else [],
                rulings=("GWT-77", "GWT-78"),
            )
    return found


def discs(texts: EditionTexts) -> dict[str, Component]:
    """The disc spaces of the player board."""
    found: dict[str, Component] = {}
    for disc in range(player_board.DISCS):
        space = player_board.DISC_SPACES[disc]
        helps = [_frees(texts, disc), texts.help(f"disc.{CORNERS[space.dark]}")]
        if space.cost:
            helps.append(texts.help("disc.cost", money=space.cost))
        if space.gain:
            helps.append(texts.help("disc.gain", money=space.gain))
        found[space.id] = component(
            texts.named(disc_message(disc)),
            *helps,
            texts.help("disc"),
            figures={"corner": CORNERS[space.dark], "cost": space.cost, "gain": space.gain},
            rulings=("GWT-52", "GWT-54", "GWT-60c"),
        )
    return found


def _frees(texts: EditionTexts, disc: int) -> Text:
    name = player_board.DISC_SPACES[disc].id
    for aux in range(player_board.AUX_ACTIONS):
        if disc in player_board.AUX_DISCS[aux]:
            return texts.help("disc.frees.aux", action=message(f"help.gwt.aux.{player_board.AUX_IDS[aux]}"))
    return texts.help(f"disc.frees.{'hand' if name.startswith('hand') else name}")


def auxiliary_actions(texts: EditionTexts) -> dict[str, Component]:
    """The auxiliary actions; their one action is single or double."""
    found: dict[str, Component] = {}
    for aux in range(player_board.AUX_ACTIONS):
        single = FIRST_AUXILIARY + 2 * aux
        covered: list[int | str] = [player_board.DISC_SPACES[disc].id for disc in player_board.AUX_DISCS[aux]]
        found[player_board.AUX_IDS[aux]] = component(
            texts.help(f"aux.{player_board.AUX_IDS[aux]}"),
            texts.action(single),
            texts.action(single + 1),
            texts.help("do.auxiliary"),
            texts.help("aux.instead"),
            figures={"discs": covered, "open": player_board.AUX_OPEN[aux]},
            actions=[[ACTION_IDS[single], ACTION_IDS[single + 1]]],
            rulings=("GWT-33", "GWT-35", "GWT-19", "GWT-20"),
        )
    return found


def certificates(texts: EditionTexts) -> dict[str, Component]:
    """How many certificates can be used, `0` to `6`; figures mark those that the track has."""
    return {
        str(count): component(
            texts.help("certificates", count=count),
            texts.help("certificates.use"),
            texts.help("certificates.limit"),
            figures={"count": count, "track": int(count in player_board.CERTIFICATE_TRACK)},
            rulings=("GWT-61", "GWT-62", "GWT-64b"),
        )
        for count in range(max(player_board.CERTIFICATE_TRACK) + 1)
    }


# -------------------------------------------------------------------- markets


def job_rows(texts: EditionTexts) -> dict[str, Component]:
    """The rows of the job market, `row1` to `row12`."""
    found: dict[str, Component] = {}
    for row in range(ROWS):
        helps = [texts.help("job_row.cost", cost=ROW_COST[row])]
        if ROW_CATTLE_ARROW[row]:
            helps.append(texts.help("job_row.arrow"))
        if row == END_ROW:
            helps.append(texts.help("job_row.end"))
        found[f"row{row + 1}"] = component(
            texts.help("job_row", row=row + 1),
            *helps,
            figures={
                "number": row + 1,
                "cost": ROW_COST[row],
                "cattle_arrow": ROW_CATTLE_ARROW[row],
                "end": int(row == END_ROW),
            },
            rulings=("GWT-67", "GWT-68", "GWT-77", "GWT-121"),
        )
    return found


def foresight(texts: EditionTexts) -> dict[str, Component]:
    """Upper and lower tile, as the notation has them."""
    return {
        place: component(texts.help(f"foresight.{place}"), texts.help("foresight"), rulings=("GWT-65",))
        for place in ("upper", "lower")
    }


def foresight_columns(texts: EditionTexts) -> dict[str, Component]:
    return {
        str(column): component(
            texts.help("foresight_column", column=column),
            texts.help(f"foresight_column.{column}"),
            texts.help("foresight"),
            rulings=("GWT-65", "GWT-76"),
        )
        for column in range(1, FORESIGHT_COLUMNS + 1)
    }


def display(texts: EditionTexts) -> dict[str, Component]:
    """What can be gained besides the open cards."""
    return {"top": component(texts.help("display.top"), texts.help("display.top_help"), rulings=("GWT-88",))}


def fees(texts: EditionTexts) -> dict[str, Component]:
    """What the hands cost, by the number of ranchers."""
    return {
        str(size): component(
            texts.help(f"fee.{size}"),
            texts.help("fee.of", green=FEE_GREEN[size], black=FEE_BLACK[size]),
            texts.help("fee.whom"),
            figures={"green": FEE_GREEN[size], "black": FEE_BLACK[size]},
            rulings=("GWT-9", "GWT-10"),
        )
        for size in SIZES
    }


def notes(texts: EditionTexts) -> dict[str, Component]:
    """What is reconstructed, if anything is."""
    if not texts.edition.has_tokens:
        return {}
    label = text_of("gwt2.reconstructed")
    return {"reconstructed": component(text_of("gwt2.sam"), label, rulings=("SAM-17",))}
