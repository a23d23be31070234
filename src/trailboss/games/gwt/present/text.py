"""Great Western Trail as text: the table as a seat sees it, and what is on it."""

from typing import cast

from trailboss.core.contract import State
from trailboss.core.messages import format_message
from trailboss.games.gwt.components.railroad import LAST_SPACE, STATION, TURNOUT_AFTER
from trailboss.games.gwt.present.view import GwtView, RancherView
from trailboss.presentation.components import sentence, text_of
from trailboss.presentation.shown import Standing
from trailboss.presentation.text_observation import Section, Terms


def sections(state: State, seat: int, terms: Terms, standing: list[Standing]) -> list[Section]:
    """The seat's own things, the others', the trail and the markets."""
    view = cast(GwtView, state.view(seat))
    names = [state.seat_name(rancher, terms.lang) for rancher in range(len(view["ranchers"]))]
    order = [(seat + place) % len(names) for place in range(len(names))]
    found = [
        Section(
            terms.text("gwt.you", name=names[rancher]) if rancher == seat else names[rancher],
            _rancher(view, view["ranchers"][rancher], rancher == seat, standing[rancher], terms),
        )
        for rancher in order
    ]
    return [
        *found,
        Section(terms.text("gwt.trail"), _trail(view, names, terms)),
        Section(terms.text("gwt.markets"), _markets(view, terms)),
    ]


def rules_in_play(state: State, seat: int, terms: Terms) -> list[str]:
    """What every building on the trail does, and every one the seat can still place; the station masters at
    the railroad, cattle, face-up objective cards and those of the seat; what the hands cost."""
    view = cast(GwtView, state.view(seat))
    own = view["ranchers"][seat]
    buildings = {tile["tile"] for tile in view["trail"] if terms.has("building", tile["tile"])}
    cards = sorted({*(own["hand"] or [])} - {*view["display"]})
    offering = [card for card in cards if terms.has("objective", card) and terms.actions("objective", card)]
    return [
        terms.text("gwt.buildings", builders=_workers_word(view, "builder", 2, terms)),
        *(_building(id_, terms) for id_ in sorted(buildings | set(own["stock"]), key=_number)),
        *(
            f"{terms.name('station_master', id_)}: {terms.help('station_master', id_)[0]}"
            for id_ in view["station_masters"]
            if id_
        ),
        terms.text("gwt.cattle_values", cards=_cattle_values(view, terms)),
        terms.text("gwt.objective_points"),
        *([terms.text("gwt.played")] if offering else []),
        *(_offered(card, terms) for card in offering),
        *terms.help("fee", str(max(2, view["seats"]))),
    ]


def _number(building: str) -> tuple[int, str]:
    """Neutral buildings first, then by number."""
    digits = "".join(filter(str.isdigit, building))
    return int(digits or 0), building


def _building(id_: str, terms: Terms) -> str:
    """What a building needs, counts and offers, and what passing it costs."""
    text = id_
    needed, points = (terms.figure("building", id_, name) for name in ("builders", "points"))
    if needed:
        text += " " + terms.text("gwt.needs", count=needed, points=points)
    text += f": {terms.actions('building', id_)}"
    hands = "".join(str(terms.figure("building", id_, name)) for name in ("green_hand", "black_hand"))
    if hands != "00":
        text += f"; {format_message(f'help.gwt.hands.{hands}', {}, terms.lang)}"
    if sentence(text_of("help.gwt.only_replacing")).render(terms.lang) in terms.help("building", id_):
        text += f"; {terms.text('gwt.replaces')}"
    return text


def _rancher(view: GwtView, rancher: RancherView, own: bool, standing: Standing, terms: Terms) -> list[str]:
    sam = view["sam"]
    if sam is not None and rancher["seat"] == sam["rancher"]:
        return [_sam(view, rancher, terms), *_pieces(rancher, own, terms)]
    herder = rancher["herder"]
    parts = [
        terms.text(
            "gwt.has",
            money=rancher["money"],
            certificates=rancher["certificates"],
            limit=rancher["certificate_limit"],
            place=terms.text("gwt.not_placed") if herder is None else terms.text("gwt.at", space=herder),
            engine=terms.name("position", rancher["engine"]),
            steps=rancher["step_limit"],
        ),
        _workers(view, rancher["workers"], terms),
    ]
    if rancher["tokens"]:
        parts.append(terms.text("gwt.tokens", count=rancher["tokens"]))
    if standing.total is not None:
        parts.append(terms.text("gwt.points", points=standing.total))
    hand, limit = rancher["hand"], rancher["hand_limit"]
    if hand is None:
        held = terms.text("gwt.hand_size", count=rancher["hand_size"], limit=limit)
    else:
        held = terms.text("gwt.hand", limit=limit, cards=_cards(hand, terms))
    known = [card for card, count in rancher["unshown"].items() for _ in range(count)]
    for card in hand or []:
        known.remove(card)
    which = "gwt.stack" if hand is None else "gwt.own_stack"
    deck = terms.text(which, count=rancher["stack_size"], cards=_cards(known, terms))
    if rancher["unknown"]:
        deck += ", " + terms.text("gwt.unknown", count=rancher["unknown"])
    return ["; ".join(parts), held, deck, *_pieces(rancher, own, terms)]


def _pieces(rancher: RancherView, own: bool, terms: Terms) -> list[str]:
    """What a rancher has besides money and a hand, without empty items."""
    cities = terms.counted("city", rancher["cities"])
    buildings = ", ".join(rancher["stock"])
    discs = ", ".join(rancher["discs"]) if own else len(rancher["discs"])
    masters = terms.names("station_master", rancher["station_masters"])
    found = [
        ("pile", "cards", rancher["pile"] and _cards(rancher["pile"], terms)),
        ("tiles", "tiles", rancher["tiles"] and terms.counted("tile", rancher["tiles"])),
        ("stations", "stations", ", ".join(rancher["stations"])),
        ("cities", "cities", rancher["cities"] and cities),
        ("masters", "masters", rancher["station_masters"] and masters),
        ("objectives", "cards", rancher["objectives"] and _cards(rancher["objectives"], terms)),
        ("own_discs" if own else "discs", "discs", rancher["discs"] and discs),
        ("stock", "buildings", buildings),
    ]  # fmt: skip
    return [terms.text(f"gwt.{key}", **{name: value}) for key, name, value in found if value]


def _cards(cards: list[str], terms: Terms) -> str:
    """Cattle and objective cards, equal ones counted."""
    counts: dict[str, int] = {}
    for card in sorted(cards):
        counts[card] = counts.get(card, 0) + 1
    parts = []
    for card, count in counts.items():
        name = terms.name("cattle" if terms.has("cattle", card) else "objective", card)
        parts.append(terms.times(name, count))
    return "; ".join(parts) or terms.text("empty")


def _workers(view: GwtView, counts: dict[str, int], terms: Terms) -> str:
    """ "4 cowboys, 1 builder" """
    words = [
        f"{count} {_workers_word(view, worker, count, terms)}" for worker, count in counts.items() if count
    ]
    return ", ".join(words)


def _workers_word(view: GwtView, worker: str, count: int, terms: Terms) -> str:
    """What this many workers of a kind are called in this edition."""
    number = "worker" if count == 1 else "workers"
    return format_message(f"{view['game']}.{number}.{worker}", {}, terms.lang)


def _trail(view: GwtView, names: list[str], terms: Terms) -> list[str]:
    """What is on the trail, space by space, with who stands there."""
    tiles = {tile["space"]: tile for tile in view["trail"]}
    stand: dict[str, list[str]] = {}
    for rancher, name in zip(view["ranchers"], names, strict=True):
        if rancher["herder"] is not None:
            stand.setdefault(rancher["herder"], []).append(name)
    lines = []
    for space in [*tiles, *(space for space in stand if space not in tiles)]:  # Kansas City comes last
        text = terms.text("gwt.here", space=space, names=", ".join(stand[space])) if space in stand else space
        if space in tiles:
            tile, owner = tiles[space]["tile"], tiles[space]["owner"]
            text += ": " + (tile if terms.has("building", tile) else terms.name("tile", tile))
            if owner is not None:
                text = terms.text("gwt.of", building=text, owner=names[owner])
        lines.append(text)
    return ["; ".join(lines)]


def _markets(view: GwtView, terms: Terms) -> list[str]:
    jobs = [
        terms.text("gwt.job", row=row, cost=job["cost"], workers=_workers(view, job["workers"], terms))
        for row, job in enumerate(view["jobs"], 1)
        if any(job["workers"].values())
    ]
    columns = " | ".join(
        ", ".join(terms.name("tile", tile) for tile in column if tile) or terms.text("empty")
        for column in view["foresight"]
    )
    cities = ", ".join(
        f"{terms.name('city', city)} {terms.figure('city', city, 'value')}" for city in terms.ids("city")
    )
    return [
        terms.text("gwt.jobs", rows="; ".join(jobs) or terms.text("empty")),
        terms.text("gwt.cattle", cards=terms.counted("cattle", view["cattle"]), stack=view["cattle_stack"]),
        terms.text("gwt.foresight", columns=columns),
        terms.text("gwt.display", cards=_offers(view["display"], terms)),
        terms.text("gwt.railroad", stations=_stations(view, terms)),
        terms.text("gwt.reach", cities=cities),
    ]


def _offers(cards: list[str], terms: Terms) -> str:
    return "; ".join(terms.times(_offered(card, terms), cards.count(card)) for card in sorted({*cards}))


def _offered(card: str, terms: Terms) -> str:
    """An objective card with what it gives when it is played."""
    actions = terms.actions("objective", card)
    return terms.name("objective", card) + (f" [{actions}]" if actions else "")


def _stations(view: GwtView, terms: Terms) -> str:
    """Where each station lies, what an upgrade costs and counts, and who works there."""
    found = []
    for number, station in enumerate(STATION):
        after = TURNOUT_AFTER[number] if number < len(TURNOUT_AFTER) else LAST_SPACE
        text = terms.text(
            "gwt.station", station=station.id, space=after, cost=station.cost, points=station.vp
        )
        master = view["station_masters"][number] if number < len(view["station_masters"]) else None
        found.append(f"{text}: {terms.name('station_master', master)}" if master else text)
    return "; ".join(found)


def _cattle_values(view: GwtView, terms: Terms) -> str:
    """All cattle there is, by breeding value."""
    points: dict[tuple[int, str], list[str]] = {}
    for card in terms.ids("cattle"):
        value, kind, worth = (terms.figure("cattle", card, name) for name in ("value", "type", "points"))
        if kind != "orange" or view["simmental"]:
            points.setdefault((cast(int, value), str(kind)), []).append(str(worth))
    lists: dict[int, list[str]] = {}
    for (value, kind), worths in points.items():
        name = terms.name("cattle_type", kind)
        lists.setdefault(value, []).append(name if worths == ["0"] else f"{name} ({'/'.join(worths)})")
    return "; ".join(f"{value}: {', '.join(names)}" for value, names in sorted(lists.items()))


def _sam(view: GwtView, rancher: RancherView, terms: Terms) -> str:
    sam = view["sam"]
    assert sam is not None
    return terms.text(
        "gwt.sam",
        level=terms.name("sam_level", sam["level"]),
        worker=terms.name("worker", sam["specialization"]),
        cards=", ".join(map(str, sam["cards"])) or terms.text("empty"),
        pile=", ".join(map(str, sam["pile"])) or terms.text("empty"),
        discs=sam["discs"],
    )
