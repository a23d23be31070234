"""Great Western Trail on demand, in sentences: the ranchers and the markets."""

from trailboss.cli.table.face import Seen
from trailboss.core.messages import LANGUAGES
from trailboss.games.gwt.components.cattle import FACE_IDS, FACE_VALUE, SIMMENTAL
from trailboss.games.gwt.components.job_market import ROW_CATTLE_ARROW
from trailboss.games.gwt.components.objectives import OBJECTIVE_VP
from trailboss.games.gwt.components.player_board import DISC_IDS, WORKER_IDS
from trailboss.games.gwt.present.view import RancherView
from trailboss.games.gwt.terminal.names import (
    building_named,
    capital,
    card_named,
    cards_named,
    place_named,
    position_named,
    space_named,
)
from trailboss.games.gwt.terminal.terms import (
    building_key,
    counted,
    edition_of,
    face_of_id,
    game_text,
    herder_name,
    is_sam,
    own_name,
    own_text,
    phrase,
    price_list,
    progress,
    rancher,
    score,
    space_of,
    unknown_cards,
    view_of,
    watched,
)

# -------------------------------------------------------------------- markets


def jobs(seen: Seen) -> list[str]:
    """Every row of the job market that matters, and where the token is."""
    view = view_of(seen)
    result: list[str] = []
    for row, job in enumerate(view["jobs"]):
        workers = workers_named(seen, job["workers"])
        text = phrase(
            seen, "job_row", row=row + 1, cost=job["cost"], workers=workers or phrase(seen, "nobody")
        )
        if ROW_CATTLE_ARROW[row]:
            text += " " + phrase(seen, "job_arrow")
        if row == view["job_row"]:
            text += " " + phrase(seen, "job_token")
        result.append(text)
    return [*result, *foresight(seen)]


def workers_named(seen: Seen, workers: dict[str, int]) -> str:
    parts: list[str] = []
    for kind in WORKER_IDS:
        if workers[kind]:
            number = "worker" if workers[kind] == 1 else "workers"
            parts.append(f"{workers[kind]} {own_text(seen, f'{number}.{kind}')}")
    return ", ".join(parts)


def foresight(seen: Seen) -> list[str]:
    view = view_of(seen)
    result: list[str] = []
    for column, tiles in enumerate(view["foresight"]):
        text = ", ".join(
            phrase(seen, "nothing") if tile is None else own_text(seen, f"tile.{tile}") for tile in tiles
        )
        result.append(
            phrase(seen, "foresight_is", column=column + 1, tiles=text, left=view["supply"][column])
        )
    return result


def cattle(seen: Seen) -> list[str]:
    """The cards on offer, and what cards of each value cost."""
    view = view_of(seen)
    cards = [card for card, count in view["cattle"].items() for _ in range(count)]
    result = [phrase(seen, "cattle_are", cards=cards_named(seen, cards), left=view["cattle_stack"])]
    for value in sorted({FACE_VALUE[option.first_face] for option in price_list(seen)}):
        costs = [
            phrase(
                seen,
                "price_two" if option.cards > 1 else "price",
                dollars=option.dollars,
                cowboys=option.cowboys,
            )
            for option in price_list(seen)
            if FACE_VALUE[option.first_face] == value
        ]
        result.append(phrase(seen, "prices", value=value, prices=", ".join(costs)))
    for stage, left in enumerate(view["simmental"]):
        grown = card_named(seen, FACE_IDS[SIMMENTAL + stage + 1])
        result.append(
            phrase(seen, "raised", card=card_named(seen, FACE_IDS[SIMMENTAL + stage]), grown=grown, left=left)
        )
    return result


# -------------------------------------------------------------------- ranchers


def title_name(seen: Seen, seat: int) -> str:
    """A seat at the beginning of a sentence."""
    return capital(own_name(seen, seat))


def seat_named(seen: Seen, text: str) -> int | None:
    """The seat meant by the name of its colour or the first letters of it; without a text, the viewer's."""
    if not text:
        return watched(seen)
    for lang in LANGUAGES:
        for seat in range(view_of(seen)["seats"]):
            if seen.seat_name(seat, lang).casefold().startswith(text):
                return seat
    return None


def _figures_at(seen: Seen, here: RancherView) -> dict[str, str]:
    """Where somebody's figure and engine are."""
    herder = here["herder"]
    place = phrase(seen, "not_placed") if herder is None else place_named(seen, space_of(seen, herder))
    return {"herder": herder_name(seen), "place": place, "engine": position_named(seen, here["engine"])}


def board(seen: Seen, seat: int | None) -> list[str]:
    """A whole player board."""
    if seat is None:
        return [phrase(seen, "which_seat")]
    here = rancher(seen, seat)
    result = [
        phrase(seen, "board_first", here, seat=title_name(seen, seat), **_figures_at(seen, here)),
        phrase(seen, "board_workers", workers=workers_named(seen, here["workers"])),
        phrase(seen, "board_limits", here),
    ]
    discs = [game_text(seen, f"disc.{disc}") for disc in DISC_IDS if disc in here["discs"]]
    result.append(
        phrase(seen, "board_discs", count=len(discs), discs="; ".join(discs) or phrase(seen, "nothing"))
    )
    result += possessions(seen, seat)
    result += [*hand(seen, seat), *_stock(seen, seat)]
    return [*result, *objectives_of(seen, seat)]


def possessions(seen: Seen, seat: int) -> list[str]:
    """What a rancher has on the board and took from it."""
    here = rancher(seen, seat)
    owned = [
        phrase(seen, "built_on", tile, space=space_named(seen, space_of(seen, tile["space"])))
        for tile in view_of(seen)["trail"]
        if tile["owner"] == seat
    ]
    cities = [
        own_text(seen, f"city.{city}") + (f" ({count})" if count > 1 else "")
        for city, count in here["cities"].items()
    ]
    stations = [game_text(seen, "station", number=station[1:]) for station in here["stations"]]
    tiles = [
        own_text(seen, f"tile.{tile}") + (f" ({count})" if count > 1 else "")
        for tile, count in here["tiles"].items()
    ]
    masters = [own_text(seen, f"master_text.{master}") for master in here["station_masters"]]
    lists = {
        "board_built": owned,
        "board_cities": cities,
        "board_stations": stations,
        "board_tiles": tiles,
        "board_masters": masters,
    }
    return [phrase(seen, key, things="; ".join(entries)) for key, entries in lists.items() if entries]


def hand(seen: Seen, seat: int | None = None) -> list[str]:
    """The viewer's cards; of others only what everybody knows."""
    who = watched(seen) if seat is None else seat
    here = rancher(seen, who)
    result: list[str] = []
    if here["hand"] is not None:
        result.append(
            phrase(seen, "hand_is", seat=title_name(seen, who), cards=cards_named(seen, here["hand"]))
        )
    else:
        result.append(phrase(seen, "hand_hidden", seat=title_name(seen, who), cards=here["hand_size"]))
    known = [card for card, count in here["unshown"].items() for _ in range(count)]
    deck = cards_named(seen, known)
    if here["unknown"]:
        deck += "; " + phrase(seen, "unknown", cards=here["unknown"])
    result.append(phrase(seen, "deck_is", stack=here["stack_size"], cards=deck))
    result.append(phrase(seen, "pile_is", count=len(here["pile"]), cards=cards_named(seen, here["pile"])))
    return result


def _stock(seen: Seen, seat: int) -> list[str]:
    """What is left to build: of the viewer's buildings, all that they offer."""
    stock = rancher(seen, seat)["stock"]
    if not stock:
        return [phrase(seen, "stock_empty")]
    if seat != watched(seen):
        return [phrase(seen, "stock_brief", buildings=", ".join(stock))]
    return [phrase(seen, "stock_are"), *(building(seen, each)[0] for each in stock)]


def building(seen: Seen, text: str) -> list[str]:
    """One building as text: what it needs, brings and offers."""
    edition = edition_of(seen)
    wanted = text.strip()
    if len(wanted) == 1 and wanted in "abcdefg":
        letter = wanted.upper()
        return [phrase(seen, "neutral_is", building=letter, actions=building_named(seen, letter))]
    number, side = wanted.rstrip("ab"), wanted[-1:]
    if not (number.isascii() and number.isdigit() and 1 <= int(number) <= edition.buildings):
        return [phrase(seen, "which_building")]
    shown = view_of(seen)["sides"][int(number) - 1]
    known = f"{int(number)}{side if side in ('a', 'b') else shown}"
    key = building_key(seen, known)
    signs = edition.green_hand[key], edition.black_hand[key]
    fee = phrase(seen, f"hands.{signs[0]}{signs[1]}")
    return [
        phrase(
            seen,
            "building_is",
            building=known,
            workers=edition.workers[key],
            builders=own_text(seen, "workers.builder"),
            points=edition.vp[key],
            hands=fee,
            actions=building_named(seen, known),
        )
    ]


# -------------------------------------------------------------------- objectives and points


def objectives(seen: Seen) -> list[str]:
    """The cards on display, those played with their progress, and those in the viewer's hand."""
    view = view_of(seen)
    result = [
        phrase(seen, "display_is", card=card_named(seen, card), count=count) if count > 1
        else phrase(seen, "display_one", card=card_named(seen, card))
        for card, count in counted(view["display"])
    ]  # fmt: skip
    result.append(phrase(seen, "display_left", left=view["objective_stack"]))
    for seat in range(view["seats"]):
        result += objectives_of(seen, seat)
    return result


def objectives_of(seen: Seen, seat: int) -> list[str]:
    """The objective cards that a rancher has played, with how far each of them is."""
    result: list[str] = []
    for card in rancher(seen, seat)["objectives"]:
        tasks = ", ".join(
            phrase(seen, "task_is", task=own_text(seen, f"task.{task}"), have=min(have, need), need=need)
            for task, have, need in progress(seen, card, seat)
        )
        result.append(
            phrase(
                seen,
                "objective_is",
                seat=title_name(seen, seat),
                tasks=tasks,
                points=OBJECTIVE_VP[face_of_id(card)],
            )
        )
    return result


def scores(seen: Seen) -> list[str]:
    """The points of everybody as if the game ended now; of others, what is public."""
    result: list[str] = []
    for seat in range(view_of(seen)["seats"]):
        count = score(seen, seat)
        parts = ", ".join(
            f"{seen.state.game.category(part, seen.lang)} {value}" for part, value in count.items() if value
        )
        text = phrase(
            seen,
            "score_is",
            seat=title_name(seen, seat),
            total=sum(count.values()),
            parts=parts or phrase(seen, "nothing"),
        )
        if unknown_cards(seen, seat):
            text += " " + phrase(seen, "score_unknown", cards=unknown_cards(seen, seat))
        result.append(text)
    return result


def sam_named(seen: Seen) -> str:
    """The solo opponent in one sentence."""
    sam = view_of(seen)["sam"]
    assert sam is not None
    here = rancher(seen, sam["rancher"])
    return phrase(
        seen,
        "sam_is",
        here,
        workers=workers_named(seen, here["workers"]),
        specialty=own_text(seen, f"workers.{sam['specialization']}"),
        discs=sam["discs"],
        points=sum(score(seen, sam["rancher"]).values()),
        **_figures_at(seen, here),
    )


def ranchers(seen: Seen) -> list[str]:
    """Everybody in one sentence."""
    view = view_of(seen)
    result: list[str] = []
    for seat in range(view["seats"]):
        here = rancher(seen, seat)
        if is_sam(seen, seat):
            result.append(sam_named(seen))
            continue
        text = phrase(
            seen,
            "rancher_is",
            here,
            seat=title_name(seen, seat),
            workers=workers_named(seen, here["workers"]),
            points=sum(score(seen, seat).values()),
            **_figures_at(seen, here),
        )
        result.append(text)
    first = phrase(seen, "order", seats=" → ".join(
        own_name(seen, (view["first"] + step) % view["seats"]) for step in range(view["seats"])
    ))  # fmt: skip
    return [*result, capital(first)]
