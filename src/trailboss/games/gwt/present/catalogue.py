"""The components of Great Western Trail, one edition at a time, from the tables that the rules play with."""

from trailboss.core.messages import Message, message
from trailboss.games.gwt.components import tiles as tile_kinds
from trailboss.games.gwt.components.actions import ACTION_IDS, FIRST_AUXILIARY
from trailboss.games.gwt.components.buildings import SIDE_IDS
from trailboss.games.gwt.components.objectives import OBJECTIVE_IMMEDIATE
from trailboss.games.gwt.components.player_board import ROW_SPACES, WORKER_IMMEDIATE
from trailboss.games.gwt.components.station_masters import MASTER_NOW
from trailboss.games.gwt.components.tiles import is_hazard, is_tribe
from trailboss.games.gwt.components.trail import KINDS as SPACE_KINDS
from trailboss.games.gwt.components.trail import NO_RISK, NO_SECTION, RISK_ANY, SECTION_IDS, SPACES
from trailboss.games.gwt.messages.actions import picture, step
from trailboss.games.gwt.messages.effects import PRINTED
from trailboss.games.gwt.messages.names import space_word
from trailboss.games.gwt.rules.edition import Edition, private_key
from trailboss.games.gwt.rules.effects import EFFECTS
from trailboss.games.gwt.state.table import Table
from trailboss.presentation.components import Component, Figure, Said, joined, plain, said, thing


class Words:
    """How one edition speaks: its own nouns come into every help sentence."""

    def __init__(self, table: Table) -> None:
        self.table = table
        """Any table of the edition, for those who name things of a table."""
        self.game = table.setting.game.name
        self.edition = table.edition
        self.nouns: dict[str, object] = {
            "herder": self.word("herder"),
            "builder": self.word("worker.builder"),
            "builders": self.word("workers.builder"),
            "tribe": self.word("section.tribe"),
        }

    def word(self, key: str) -> Message:
        """A word of the edition."""
        return message(f"{self.game}.{key}")

    def own(self, key: str) -> Said:
        """A phrase of the edition."""
        return said(f"{self.game}.{key}")

    def help(self, key: str, **args: object) -> Said:
        """A sentence of the help, with the edition's nouns."""
        return said(f"help.gwt.{key}", **(self.nouns | args))

    def named(self, called: object) -> Said:
        """What `naming` calls a thing."""
        return said(called.key, **called.args) if isinstance(called, Message) else plain(str(called))

    def action(self, number: int) -> Said:
        """A printed action as a sentence."""
        return self.own(f"action.{ACTION_IDS[number]}")


# -------------------------------------------------------------------- actions


def actions(words: Words) -> dict[str, Component]:
    """Every printed action that this edition has, by the id that `do` and `aux` use."""
    return {
        ACTION_IDS[number]: _action(words, number)
        for number in range(len(ACTION_IDS))
        if ACTION_IDS[number] in _printed(words.edition)
    }


def _printed(edition: Edition) -> set[str]:
    """Actions that lie on some component of the edition."""
    found = {ACTION_IDS[one] for local in edition.local for either in local for one in either}
    found |= {ACTION_IDS[risk] for risk in edition.risk}
    found |= {name for row in WORKER_IMMEDIATE for name in row} | set(OBJECTIVE_IMMEDIATE)
    for master in edition.masters:
        found |= set(master_actions(master))
    return found | set(ACTION_IDS[FIRST_AUXILIARY:])


def master_actions(master: int) -> list[str]:
    """What a station master allows at once: alternatives, none for some."""
    now = MASTER_NOW[master]
    return ["hazard_0", "tribe"] if now == "hazard_or_tribe" else [now] if now else []


def _action(words: Words, number: int) -> Component:
    """How an action is called, explained and drawn follows from its effects."""
    program = words.edition.programs[number]
    parts = [(EFFECTS[kind].name, amount) for kind, amount in zip(program[::2], program[1::2], strict=True)]
    helps: list[Said] = []
    rulings: list[str] = []
    for name, amount in parts:
        key, found = PRINTED[name].help, PRINTED[name].rulings
        if name == "objective" and amount:
            key = "objective_to_hand"
        if name == "gain" and amount < 0:
            key, found = "gain_counted", ("GWT-32c",)
        helps += [words.help(f"do.{key}")] if key else []
        rulings += [ruling for ruling in found if ruling not in rulings]
    drawn = picture(parts)
    tribe = "outlaw" if words.edition.has_tokens else "teepee"
    icons: list[int | str] = [tribe if icon == "tribe" else icon for icon in drawn.icons]
    figures: dict[str, Figure] = {"steps": [step(part) for part in parts], "icons": icons}
    figures |= {"text": drawn.text, "small": drawn.small}
    label = said(f"gwt.action.{ACTION_IDS[number]}")
    return thing(label, words.action(number), *helps, figures=figures, rulings=tuple(rulings))


# -------------------------------------------------------------------- buildings and tiles


def buildings(words: Words) -> dict[str, Component]:
    """Neutral buildings A to G and every side of the private ones, `1a` to `12b`."""
    found: dict[str, Component] = {}
    for tile in range(tile_kinds.FIRST_NEUTRAL, tile_kinds.FIRST_HAZARD):
        helps = [words.help("neutral"), _offers(words, tile)]
        figures: dict[str, Figure] = {"owner": "neutral", "builders": 0, "points": 0}
        found[tile_kinds.TILE_IDS[tile]] = thing(
            words.help("building", id=tile_kinds.TILE_IDS[tile]),
            *helps,
            figures=figures | {"green_hand": 0, "black_hand": 0},
            actions=_local(words, tile),
            rulings=("GWT-19",),
        )
    for number in range(1, words.edition.buildings + 1):
        for side, letter in enumerate(SIDE_IDS):
            found[f"{number}{letter}"] = _private(words, number, side)
    return found


def _private(words: Words, number: int, side: int) -> Component:
    edition = words.edition
    key = private_key(number, side)
    builders, points = edition.workers[key], edition.vp[key]
    green, black = edition.green_hand[key], edition.black_hand[key]
    name = f"{number}{SIDE_IDS[side]}"
    one = ".1" if builders == points == 1 else ""
    helps = [_offers(words, key), words.help(f"private{one}", count=builders, points=points)]
    rulings = ["GWT-19", "GWT-79"]
    if green or black:
        helps.append(words.help("pays_owner", hands=message(f"help.gwt.hands.{green}{black}")))
        rulings.append("GWT-9")
    if builders > ROW_SPACES:
        helps.append(words.help("only_replacing"))
        rulings.append("GWT-81")
    return thing(
        words.help("building", id=name),
        *helps,
        figures={
            "owner": "private",
            "number": number,
            "side": SIDE_IDS[side],
            "builders": builders,
            "points": points,
            "green_hand": green,
            "black_hand": black,
        },
        actions=_local(words, key),
        rulings=tuple(rulings),
    )


def _local(words: Words, key: int) -> list[list[str]]:
    return [[ACTION_IDS[action] for action in either] for either in words.edition.local[key]]


def _offers(words: Words, key: int) -> Said:
    """What a building offers."""
    either = said("help.gwt.or")
    actions = [joined([words.action(one) for one in each], either) for each in words.edition.local[key]]
    return said("help.gwt.offers", actions=joined(actions, "; "))


def tiles(words: Words) -> dict[str, Component]:
    """Hazards, tiles of the tribes, and workers as they lie in the foresight spaces."""
    found: dict[str, Component] = {}
    for tile in [
        *range(tile_kinds.FIRST_HAZARD, tile_kinds.SECOND_TRIBE + 1),
        *range(tile_kinds.COWBOY_TILE, tile_kinds.ENGINEER_TILE + 1),
    ]:
        printed = tile_kinds.BOARD_TILES[tile]
        hands = message(f"help.gwt.hands.{printed.green_hand}{printed.black_hand}")
        copies: list[int | str] = list(printed.backs)
        figures: dict[str, Figure] = {"copies": copies, "points": printed.vp}
        figures |= {"green_hand": printed.green_hand, "black_hand": printed.black_hand}
        if is_hazard(tile):
            figures |= {"kind": "hazard", "section": SECTION_IDS[tile_kinds.HAZARD_SECTION[tile]]}
            helped = words.help("hazard", hands=hands, points=printed.vp)
            rulings: tuple[str, ...] = ("GWT-9", "GWT-66", "GWT-87")
        elif is_tribe(tile):
            figures |= {
                "kind": "tribe",
                "colour": "green" if tile == tile_kinds.GREEN_TRIBE else _second_colour(words),
            }
            helped, rulings = words.help("tribe", hands=hands), ("GWT-9", "GWT-66", "GWT-86")
        else:
            figures |= {"kind": "worker"}
            helped, rulings = words.help("worker_tile"), ("GWT-67",)
        found[printed.id] = thing(words.own(f"tile.{printed.id}"), helped, figures=figures, rulings=rulings)
    return found


def _second_colour(words: Words) -> str:
    """Blue teepees, orange outlaws."""
    return "orange" if words.edition.has_tokens else "blue"


# -------------------------------------------------------------------- the trail


def spaces(words: Words) -> dict[str, Component]:
    """Every space of the trail, by its id."""
    return {words.edition.trail.ids[space]: _space(words, space) for space in range(SPACES)}


def _space(words: Words, space: int) -> Component:
    trail = words.edition.trail
    kind = SPACE_KINDS[trail.kind[space]]
    next_: list[int | str] = [trail.ids[after] for after in trail.next[space]]
    figures: dict[str, Figure] = {"kind": kind, "next": next_, "woods": trail.woods[space]}
    helps = [words.help(f"space.{kind}")]
    rulings = {"neutral": ["GWT-2"], "building": ["GWT-7"], "kansas_city": ["GWT-65"]}.get(kind, ["GWT-66"])
    actions: list[list[str]] = []
    if trail.woods[space]:
        helps.append(words.help("space.woods"))
    if trail.risk[space] != NO_RISK:
        risk = words.edition.risk[trail.risk[space]]
        figures["risk"] = "any" if trail.risk[space] == RISK_ANY else "gray"
        helps.append(words.help("space.risk", action=words.word(f"action.{ACTION_IDS[risk]}")))
        actions, rulings = [[ACTION_IDS[risk]]], [*rulings, "GWT-23"]
    if trail.section_of[space] != NO_SECTION:
        figures["section"] = SECTION_IDS[trail.section_of[space]]
        figures["place"] = 1 + trail.sections[trail.section_of[space]].index(space)
    if kind == "tribe":
        helps += _reward(words, space)
        figures |= {"reward": trail.reward[space], "token": trail.token[space]}
        rulings.append("GWT-86")
        if not trail.next[space]:
            helps.append(words.help("space.beside"))
    if kind == "start":
        rulings = ["GWT-75"]
    return thing(
        words.named(space_word(words.table, space)),
        *helps,
        figures=figures,
        actions=actions,
        rulings=tuple(rulings),
    )


def _reward(words: Words, space: int) -> list[Said]:
    trail = words.edition.trail
    reward = trail.reward[space]
    found = [words.help("space.token")] if trail.token[space] else []
    if reward:
        found.append(words.help("space.reward" if reward > 0 else "space.price", money=abs(reward)))
    return found
