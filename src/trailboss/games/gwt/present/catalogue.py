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
from trailboss.games.gwt.messages.names import space_message
from trailboss.games.gwt.rules.edition import Edition, private_key
from trailboss.games.gwt.rules.effects import EFFECTS
from trailboss.games.gwt.state.table import Table
from trailboss.presentation.components import Component, Figure, Text, component, joined, plain, text_of


class EditionTexts:
    """The texts of one edition: its own nouns are put into every sentence of the help."""

    def __init__(self, table: Table) -> None:
        self.table = table
        """Any table of the edition: some names depend on it."""
        self.game = table.config.game.name
        self.edition = table.edition
        self.nouns: dict[str, object] = {
            "herder": self.message("herder"),
            "builder": self.message("worker.builder"),
            "builders": self.message("workers.builder"),
            "tribe": self.message("section.tribe"),
        }

    def message(self, key: str) -> Message:
        """A text of the edition, to be put into another."""
        return message(f"{self.game}.{key}")

    def own(self, key: str) -> Text:
        """A text of the edition."""
        return text_of(f"{self.game}.{key}")

    def help(self, key: str, **args: object) -> Text:
        """A sentence of the help, with the edition's nouns."""
        return text_of(f"help.gwt.{key}", **(self.nouns | args))

    def named(self, called: object) -> Text:
        """A name from `messages.names`."""
        return text_of(called.key, **called.args) if isinstance(called, Message) else plain(str(called))

    def action(self, number: int) -> Text:
        """A printed action as a sentence."""
        return self.own(f"action.{ACTION_IDS[number]}")


# -------------------------------------------------------------------- actions


def actions(texts: EditionTexts) -> dict[str, Component]:
    """Every printed action that this edition has, by the id that `do` and `aux` use."""
    return {
        ACTION_IDS[number]: _action(texts, number)
        for number in range(len(ACTION_IDS))
        if ACTION_IDS[number] in _printed(texts.edition)
    }


def _printed(edition: Edition) -> set[str]:
    """Actions printed on some component of the edition."""
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


def _action(texts: EditionTexts, number: int) -> Component:
    """How an action is called, explained and drawn follows from its effects."""
    program = texts.edition.programs[number]
    parts = [(EFFECTS[kind].name, amount) for kind, amount in zip(program[::2], program[1::2], strict=True)]
    helps: list[Text] = []
    rulings: list[str] = []
    for name, amount in parts:
        key, found = PRINTED[name].help, PRINTED[name].rulings
        if name == "objective" and amount:
            key = "objective_to_hand"
        if name == "gain" and amount < 0:
            key, found = "gain_counted", ("GWT-32c",)
        helps += [texts.help(f"do.{key}")] if key else []
        rulings += [ruling for ruling in found if ruling not in rulings]
    drawn = picture(parts)
    tribe = "outlaw" if texts.edition.has_tokens else "teepee"
    icons: list[int | str] = [tribe if icon == "tribe" else icon for icon in drawn.icons]
    figures: dict[str, Figure] = {"steps": [step(part) for part in parts], "icons": icons}
    figures |= {"text": drawn.text, "small": drawn.small}
    label = text_of(f"gwt.action.{ACTION_IDS[number]}")
    return component(label, texts.action(number), *helps, figures=figures, rulings=tuple(rulings))


# -------------------------------------------------------------------- buildings and tiles


def buildings(texts: EditionTexts) -> dict[str, Component]:
    """Neutral buildings A to G and every side of the private ones, `1a` to `12b`."""
    found: dict[str, Component] = {}
    for tile in range(tile_kinds.FIRST_NEUTRAL, tile_kinds.FIRST_HAZARD):
        helps = [texts.help("neutral"), _offers(texts, tile)]
        figures: dict[str, Figure] = {"owner": "neutral", "builders": 0, "points": 0}
        found[tile_kinds.TILE_IDS[tile]] = component(
            texts.help("building", id=tile_kinds.TILE_IDS[tile]),
            *helps,
            figures=figures | {"green_hand": 0, "black_hand": 0},
            actions=_local(texts, tile),
            rulings=("GWT-19",),
        )
    for number in range(1, texts.edition.buildings + 1):
        for side, letter in enumerate(SIDE_IDS):
            found[f"{number}{letter}"] = _private(texts, number, side)
    return found


def _private(texts: EditionTexts, number: int, side: int) -> Component:
    edition = texts.edition
    key = private_key(number, side)
    builders, points = edition.workers[key], edition.vp[key]
    green, black = edition.green_hand[key], edition.black_hand[key]
    name = f"{number}{SIDE_IDS[side]}"
    one = ".1" if builders == points == 1 else ""
    helps = [_offers(texts, key), texts.help(f"private{one}", count=builders, points=points)]
    rulings = ["GWT-19", "GWT-79"]
    if green or black:
        helps.append(texts.help("pays_owner", hands=message(f"help.gwt.hands.{green}{black}")))
        rulings.append("GWT-9")
    if builders > ROW_SPACES:
        helps.append(texts.help("only_replacing"))
        rulings.append("GWT-81")
    return component(
        texts.help("building", id=name),
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
        actions=_local(texts, key),
        rulings=tuple(rulings),
    )


def _local(texts: EditionTexts, key: int) -> list[list[str]]:
    return [[ACTION_IDS[action] for action in either] for either in texts.edition.local[key]]


def _offers(texts: EditionTexts, key: int) -> Text:
    """What a building offers."""
    either = text_of("help.gwt.or")
    actions = [joined([texts.action(one) for one in each], either) for each in texts.edition.local[key]]
    return text_of("help.gwt.offers", actions=joined(actions, "; "))


def tiles(texts: EditionTexts) -> dict[str, Component]:
    """Hazards, tribe tiles and workers in the foresight spaces."""
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
            helped = texts.help("hazard", hands=hands, points=printed.vp)
            rulings: tuple[str, ...] = ("GWT-9", "GWT-66", "GWT-87")
        elif is_tribe(tile):
            figures |= {
                "kind": "tribe",
                "colour": "green" if tile == tile_kinds.GREEN_TRIBE else _second_colour(texts),
            }
            helped, rulings = texts.help("tribe", hands=hands), ("GWT-9", "GWT-66", "GWT-86")
        else:
            figures |= {"kind": "worker"}
            helped, rulings = texts.help("worker_tile"), ("GWT-67",)
        found[printed.id] = component(
            texts.own(f"tile.{printed.id}"), helped, figures=figures, rulings=rulings
        )
    return found


def _second_colour(texts: EditionTexts) -> str:
    """Blue teepees, orange outlaws."""
    return "orange" if texts.edition.has_tokens else "blue"


# -------------------------------------------------------------------- the trail


def spaces(texts: EditionTexts) -> dict[str, Component]:
    """Every space of the trail, by its id."""
    return {texts.edition.trail.ids[space]: _space(texts, space) for space in range(SPACES)}


def _space(texts: EditionTexts, space: int) -> Component:
    trail = texts.edition.trail
    kind = SPACE_KINDS[trail.kind[space]]
    next_: list[int | str] = [trail.ids[after] for after in trail.next[space]]
    figures: dict[str, Figure] = {"kind": kind, "next": next_, "woods": trail.woods[space]}
    helps = [texts.help(f"space.{kind}")]
    rulings = {"neutral": ["GWT-2"], "building": ["GWT-7"], "kansas_city": ["GWT-65"]}.get(kind, ["GWT-66"])
    actions: list[list[str]] = []
    if trail.woods[space]:
        helps.append(texts.help("space.woods"))
    if trail.risk[space] != NO_RISK:
        risk = texts.edition.risk[trail.risk[space]]
        figures["risk"] = "any" if trail.risk[space] == RISK_ANY else "gray"
        helps.append(texts.help("space.risk", action=texts.message(f"action.{ACTION_IDS[risk]}")))
        actions, rulings = [[ACTION_IDS[risk]]], [*rulings, "GWT-23"]
    if trail.section_of[space] != NO_SECTION:
        figures["section"] = SECTION_IDS[trail.section_of[space]]
        figures["place"] = 1 + trail.sections[trail.section_of[space]].index(space)
    if kind == "tribe":
        helps += _reward(texts, space)
        figures |= {"reward": trail.reward[space], "token": trail.token[space]}
        rulings.append("GWT-86")
        if not trail.next[space]:
            helps.append(texts.help("space.beside"))
    if kind == "start":
        rulings = ["GWT-75"]
    return component(
        texts.named(space_message(texts.table, space)),
        *helps,
        figures=figures,
        actions=actions,
        rulings=tuple(rulings),
    )


def _reward(texts: EditionTexts, space: int) -> list[Text]:
    trail = texts.edition.trail
    reward = trail.reward[space]
    found = [texts.help("space.token")] if trail.token[space] else []
    if reward:
        found.append(texts.help("space.reward" if reward > 0 else "space.price", money=abs(reward)))
    return found
