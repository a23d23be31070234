"""The ranchers of Great Western Trail: one line for each, and the player board of one of them."""

from rich.text import Text

from trailboss.cli.table.face import Block, Colours, Seen
from trailboss.cli.table.lines import cut, line, wrapped
from trailboss.games.gwt.components.cattle import FACE_TYPE, FACE_VALUE
from trailboss.games.gwt.components.player_board import DISC_DARK, DISC_IDS, WORKER_IDS
from trailboss.games.gwt.components.tiles import BOARD_TILES, TILE_IDS
from trailboss.games.gwt.present.view import RancherView
from trailboss.games.gwt.rules.moves import BUILD_NUMBER, USE_DISC
from trailboss.games.gwt.terminal import terms
from trailboss.games.gwt.terminal.markets import objective
from trailboss.games.gwt.terminal.names import breed
from trailboss.games.gwt.terminal.terms import (
    building_key,
    choices,
    counted,
    cow,
    edition_of,
    face_of_id,
    hands,
    has_tokens,
    is_cattle,
    is_sam,
    letter,
    own_name,
    palette,
    phrase,
    progress,
    rancher,
    score,
    seat_style,
    unknown_cards,
    view_of,
    watched,
)
from trailboss.games.gwt.terminal.trail import actions_label

NAME = 8


def ranchers(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """A table of all ranchers, the viewer included: only what is public."""
    view = view_of(seen)
    kinds = " ".join(phrase(seen, f"worker.{kind}") for kind in WORKER_IDS)
    head = f"  {'':{NAME}}  {kinds} {phrase(seen, 'ranchers_head')}"
    lines = [cut(line((head, terms.DIM)), width)]
    order = [(view["first"] + step) % view["seats"] for step in range(view["seats"])]
    lines += [cut(_rancher(seen, seat, colours), width) for seat in order]
    return Block("", lines, rank)


def _rancher(seen: Seen, seat: int, colours: Colours) -> Text:
    here = rancher(seen, seat)
    mark = "►" if seat == view_of(seen)["to_move"] and not view_of(seen)["over"] else " "
    shown = phrase(seen, "you_short") if seat == seen.seat else own_name(seen, seat)
    row = line(
        (mark, terms.LOUD),
        (letter(seen, seat), seat_style(seen.colours[seat], colours)),
        f" {shown[: NAME - 1]:{NAME - 1}} ",
    )
    workers = "".join(f"{here['workers'][kind]:>2} " for kind in WORKER_IDS)
    total = sum(score(seen, seat).values())
    points = f"{terms.POINTS}{total}" + ("+?" if unknown_cards(seen, seat) else "")
    cards = f"{here['hand_size']}/{here['stack_size']}/{len(here['pile'])}"
    money, certificates = f"${here['money']}", f"{here['certificates']}/{here['certificate_limit']}"
    steps, tokens = str(here["step_limit"]), str(here["tokens"])
    if is_sam(seen, seat):
        money, certificates, steps, tokens, cards = "–", " –", "–", "–", f"0/0/{len(here['pile'])}"
    row.append(f" {workers}{money:<4} {points:>6}  {certificates:3}  {steps:>2}  ")
    row.append(f"{tokens:>2}  " if has_tokens(seen) else "")
    row.append(f"{cards:>8}  {here['engine']:>3}  ")
    row.append_text(tiles(seen, here))
    return row


def tiles(seen: Seen, here: RancherView) -> Text:
    """Hazards and tribe tiles, station masters, buildings on the trail and objective cards played."""
    parts: list[str] = []
    hazards = [
        BOARD_TILES[TILE_IDS.index(tile)].vp
        for tile, count in here["tiles"].items()
        if BOARD_TILES[TILE_IDS.index(tile)].hazard >= 0
        for _ in range(count)
    ]
    if hazards:
        parts.append(phrase(seen, "took_hazards", count=len(hazards), points=sum(hazards)))
    for tile, count in here["tiles"].items():
        if BOARD_TILES[TILE_IDS.index(tile)].hazard < 0:
            parts.append(f"{terms.TRIBE}{hands(seen, tile)}×{count}")
    played = [card for card in here["objectives"] if not card.startswith("start")]
    if played:
        parts.append(phrase(seen, "played", cards=len(played)))
    parts += [f"[{phrase(seen, f'master.{master}')}]" for master in here["station_masters"]]
    return line("  ".join(parts))


# -------------------------------------------------------------------- one player board


def hand(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """The cards in hand, the cattle with their names; of a hidden hand how many cards."""
    seat = watched(seen)
    here = rancher(seen, seat)
    title = phrase(seen, "ranch", here, seat=own_name(seen, seat), pile=len(here["pile"]))
    if here["hand"] is None:
        cards = [line(phrase(seen, "hidden_hand", cards=here["hand_size"]))]
        known = _cards(seen, _listed(here["unshown"]), colours)
        return Block(
            title, cards + wrapped(Text.assemble(phrase(seen, "unshown"), known, end=""), width), rank
        )
    best: dict[int, int] = {}
    for card in filter(is_cattle, here["hand"]):  # one card of a type counts, of Simmental the best
        face = face_of_id(card)
        best[FACE_TYPE[face]] = max(FACE_VALUE[face], best.get(FACE_TYPE[face], 0))
    value = sum(best.values())
    text = line((phrase(seen, "hand") + " ", terms.DIM))
    text.append_text(_cards(seen, here["hand"], colours))
    text.append("  " + phrase(seen, "worth", value=value), terms.LOUD)
    return Block(title, wrapped(text, width, indent=2), rank)


def purse(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """Money, certificates and the hand in one line, for small windows."""
    seat = watched(seen)
    here = rancher(seen, seat)
    text = line(phrase(seen, "purse", here, seat=own_name(seen, seat)))
    if here["hand"] is None:
        text.append(f" {here['hand_size']}")
    for card, count in counted(here["hand"] or []):
        text.append(" ")
        text.append_text(cow(seen, card, colours) if is_cattle(card) else line(terms.CARD))
        text.append(f"×{count}" if count > 1 else "")
    return Block("", [cut(text, width)], rank)


def _listed(counts: dict[str, int]) -> list[str]:
    return [card for card, count in counts.items() for _ in range(count)]


def _cards(seen: Seen, cards: list[str], colours: Colours) -> Text:
    """Cattle by code and breed, objective cards by what they say."""
    parts: list[Text] = []
    for card, count in counted(cards):
        many = f"×{count}" if count > 1 else ""
        if is_cattle(card):
            here = cow(seen, card, colours)
            here.append(f"{many} {breed(seen, card)}")
        else:
            here = line(f"[{objective(seen, card)}]{many}")
        parts.append(here)
    return Text(", ", end="").join(parts) if parts else line(("–", terms.DIM))


def board(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """Discs still on the player board, by the corner of their space."""
    keys = choices(seen)
    covered = rancher(seen, watched(seen))["discs"]
    text = line((phrase(seen, "discs") + " ", terms.DIM))
    for dark in (0, 1):
        text.append(f"{terms.DARK if dark else terms.WHITE} ", terms.LOUD)
        for disc, disc_id in enumerate(DISC_IDS):
            if disc_id in covered and DISC_DARK[disc] == dark:
                key = keys.get(USE_DISC + disc)
                if key:
                    text.append(f"{key}›", palette(colours).legal)
                text.append(phrase(seen, f"disc.{disc_id}") + ", ")
        if text.plain.endswith(", "):
            text.right_crop(2)
        text.append("  ")
    text.rstrip()
    return Block("", wrapped(text, width, indent=2), rank)


def stock(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """Buildings not yet built: builders needed, and points."""
    return Block("", _stock(seen, width, colours, False), rank)


def stock_more(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """The same with what they offer."""
    return Block("", _stock(seen, width, colours, True), rank)


def _stock(seen: Seen, width: int, colours: Colours, more: bool) -> list[Text]:
    keys = choices(seen)
    edition = edition_of(seen)
    text = line((phrase(seen, "stock") + " ", terms.DIM))
    here = rancher(seen, watched(seen))
    for building in here["stock"]:
        key = keys.get(BUILD_NUMBER + int(building[:-1]) - 1)
        if key:
            text.append(f"{key}›", palette(colours).legal)
        number = building_key(seen, building)
        text.append(building, terms.LOUD)
        text.append(f"{hands(seen, building)}({edition.workers[number]},{terms.POINTS}{edition.vp[number]})")
        text.append(f" {'·'.join(actions_label(seen, building))}; " if more else ", ")
    if here["stock"]:
        text.right_crop(2)
    else:
        text.append("–")
    return wrapped(text, width, indent=2)


def objectives(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """Objective cards in the area, with how far each of their tasks is."""
    seat = watched(seen)
    text = line((phrase(seen, "my_objectives") + " ", terms.DIM))
    for card in rancher(seen, seat)["objectives"]:
        done = "".join(
            f" {phrase(seen, f'task.{task}')} {min(have, need)}/{need}" + ("✓" if have >= need else "")
            for task, have, need in progress(seen, card, seat)
        )
        points = objective(seen, card).rsplit(terms.POINTS, 1)[1]
        text.append(f"{terms.POINTS}{points}", terms.LOUD)
        text.append(f"{done}; ")
    text.right_crop(2)
    return Block("", wrapped(text, width, indent=2), rank)


def points(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """The points by category as if the game ended now."""
    count = score(seen, watched(seen))
    text = line(
        (phrase(seen, "points_now") + " ", terms.DIM),
        (f"{terms.POINTS}{sum(count.values())}", terms.LOUD),
        "  ",
    )
    text.append(
        "  ".join(f"{phrase(seen, f'score.{part}')} {value}" for part, value in count.items() if value)
    )
    return Block("", wrapped(text, width, indent=2), rank)
