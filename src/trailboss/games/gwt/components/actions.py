"""The printed actions: a name for the notation, and the effects in the order they are carried out.

What an action requires comes first and is paid in full before the rest (GWT-24). This table is the only place
that defines an action: what it does, and its name, help and picture follow from its effects. An effect has
the name of its class in `questions/` and one number: as printed, a type of cattle, or a count that is taken
when the effect is carried out (GWT-32c).
"""

from typing import Final, NamedTuple

from trailboss.games.gwt.components.cattle import TYPE_IDS

# -------------------------------------------------------------------- counts, instead of a fixed number

ENGINEERS: Final = 0
WOODS: Final = 1
COWBOYS: Final = 2
BUILDERS: Final = 3
HAZARDS: Final = 4
STATIONS: Final = 5
COUNTED_IDS: Final = ("engineer", "woods", "cowboy", "builder", "hazard", "station")
"""What `Table.amount` can count: its icon, and its name in messages (`gwt.count.engineer`)."""


class Count(NamedTuple):
    """A number that is counted when the effect is carried out: so much for each of something."""

    name: str
    counted: int
    each: int = 1


COUNTS: Final = (
    Count("per_engineer", ENGINEERS),
    Count("per_woods", WOODS),
    Count("per_woods_twice", WOODS, 2),
    Count("per_cowboy", COWBOYS),
    Count("per_builder", BUILDERS),
    Count("per_hazard", HAZARDS),
    Count("per_station_twice", STATIONS, 2),
)
"""Effects refer to them by negative numbers: -1 is the first. Saved positions contain these numbers, so add
new counts at the end."""
COUNTED: Final[list[int]] = [count.counted for count in COUNTS]
COUNTED_EACH: Final[list[int]] = [count.each for count in COUNTS]
LOWEST_COUNT: Final = -len(COUNTS)
NUMBERS: Final[dict[str, int]] = {
    **{count.name: -1 - place for place, count in enumerate(COUNTS)},
    **{name: kind for kind, name in enumerate(TYPE_IDS)},
    "to_hand": 1,
}
"""Names for numbers in the table below."""


class Action(NamedTuple):
    """One printed action: its name, and its effects as a line of text."""

    name: str
    effects: str

    @property
    def parts(self) -> list[tuple[str, int]]:
        """The effects by name, each with its number."""
        found: list[tuple[str, int]] = []
        for part in self.effects.split(", "):
            name, _, number = part.partition(" ")
            found.append((name, NUMBERS[number] if number in NUMBERS else self._number(number)))
        return found

    def _number(self, text: str) -> int:
        try:
            return int(text or 0)
        except ValueError:
            names = ", ".join(NUMBERS)
            raise ValueError(f"the action {self.name} needs a number or one of {names}, not {text}") from None


ACTIONS: Final = (
    # -- cards for money and certificates
    Action("white_for_2", "discard_type white, gain 2"),
    Action("green_for_2", "discard_type green, gain 2"),
    Action("black_for_2", "discard_type black, gain 2"),
    Action("pair_for_4", "discard_pair, gain 4"),
    Action("white_for_4", "discard_type white, gain 4"),
    Action("green_for_3", "discard_type green, gain 3"),
    Action("pair_for_3", "discard_pair, gain 3"),
    Action("yellow_for_10", "discard_type yellow, gain 10"),
    Action("black_for_2_certificates", "discard_type black, certify 2"),
    Action("gray_for_engine_1", "discard_type gray, engine 1"),
    Action("objective_card_for_2_certificates", "discard_objective, certify 2"),
    Action("any_for_3_and_objective_to_hand", "discard_any, gain 3, objective to_hand"),
    # -- risk actions
    Action("any_for_certificate", "discard_any, certify 1"),
    Action("gray_for_certificate_and_2", "discard_type gray, certify 1, gain 2"),
    # -- worker spaces
    Action("gray_for_certificate", "discard_type gray, certify 1"),
    Action("gray_for_2", "discard_type gray, gain 2"),
    Action("gray_for_2_certificates", "discard_type gray, certify 2"),
    Action("gray_for_4", "discard_type gray, gain 4"),
    # -- money and certificates
    Action("dollars_2", "gain 2"),
    Action("dollars_4", "gain 4"),
    Action("dollars_per_woods_2", "gain per_woods_twice"),
    Action("dollars_per_engineer", "gain per_engineer"),
    Action("certificate", "certify 1"),
    Action("certificates_max", "certify_to_limit"),
    Action("tribe_pairs", "pairs"),
    # -- workers, buildings, cattle, tiles
    Action("hire_0", "hire 0"),
    Action("hire_2", "hire 2"),
    Action("hire_minus_1", "hire -1"),
    Action("hire_minus_2", "hire -2"),
    Action("build_2", "build 2"),
    Action("build_1", "build 1"),
    Action("buy_cattle", "buy per_cowboy"),
    Action("hazard_0", "hazard 0"),
    Action("hazard_5", "hazard 5"),
    Action("hazard_7", "hazard 7"),
    Action("tribe", "tribe"),
    Action("objective", "objective"),
    Action("draw_3", "draw 3"),
    Action("draw_per_cowboy", "draw per_cowboy"),
    # -- engine, herder
    Action("engine_2", "engine 2"),
    Action("engine_3", "engine 3"),
    Action("engine_4", "engine 4"),
    Action("engine_per_engineer", "engine per_engineer"),
    Action("engine_per_woods", "engine per_woods"),
    Action("engine_back_for_3", "engine_back 1, gain 3"),
    Action("pay_2_for_engine_2", "pay 2, engine 2"),
    Action("extraordinary_delivery", "engine_for_delivery"),
    Action("upgrade_behind", "station_behind"),
    Action("herder_1", "ride 1"),
    Action("herder_2", "ride 2"),
    Action("herder_3", "ride 3"),
    Action("herder_4", "ride 4"),
    Action("herder_5", "ride 5"),
    Action("herder_free_3", "free_ride 3"),
    Action("copy", "copy"),
    Action("auxiliary", "auxiliary"),
    # -- new in the second edition; add actions here: saved positions contain the numbers of those above
    Action("green_for_engine_2", "discard_type green, engine 2"),
    Action("value3_for_7", "discard_value3, gain 7"),
    Action("any_for_6_and_objective_to_hand", "discard_any, gain 6, objective to_hand"),
    Action("hazard_2", "hazard 2"),
    Action("engine_per_hazard", "engine per_hazard"),
    Action("dollars_per_builder", "gain per_builder"),
    Action("dollars_per_station_2", "gain per_station_twice"),
    Action("exchange_token", "gain_tokens 1"),
    Action("certificates_2", "certify 2"),
    Action("dollars_12", "gain 12"),
    # -- auxiliary actions, single and double (GWT-35); doubled they are one move of two spaces (GWT-38a),
    #    forward up to two (GWT-36)
    Action("aux_dollars_single", "gain 1"),
    Action("aux_dollars_double", "gain 2"),
    Action("aux_draw_single", "draw_then_discard 1"),
    Action("aux_draw_double", "draw_then_discard 2"),
    Action("aux_certificate_single", "pay 1, engine_back 1, certify 1"),
    Action("aux_certificate_double", "pay 2, engine_back 2, certify 2"),
    Action("aux_engine_single", "pay 1, engine 1"),
    Action("aux_engine_double", "pay 2, engine 2"),
    Action("aux_remove_single", "engine_back 1, remove 1"),
    Action("aux_remove_double", "engine_back 2, remove 2"),
)

ACTION_IDS: Final = tuple(action.name for action in ACTIONS)


def action_number(name: str) -> int:
    """The number of an action by its name."""
    try:
        return ACTION_IDS.index(name)
    except ValueError:
        raise ValueError(f"there is no action {name}; add it to ACTIONS") from None


SECOND_ACTIONS: Final = {
    "aux_remove_single": Action("aux_remove_single", "engine_back 1, gain 1, remove 1"),
    "aux_remove_double": Action("aux_remove_double", "engine_back 2, gain 2, remove 2"),
}
"""Actions with the same name but other effects in the second edition."""


def programs(changes: dict[str, Action], kinds: dict[str, int]) -> list[list[int]]:
    """All actions as flat lists of numbers for the hot path: [kind, number, kind, number, ...]."""
    found: list[list[int]] = []
    for action in ACTIONS:
        program: list[int] = []
        for name, number in changes.get(action.name, action).parts:
            if name not in kinds:
                raise ValueError(f"the action {action.name} has the effect {name}, which no class registers")
            program += [kinds[name], number]
        found.append(program)
    return found


COPY_ACTION: Final = ACTION_IDS.index("copy")
FIRST_AUXILIARY: Final = ACTION_IDS.index("aux_dollars_single")
"""From here on: every auxiliary action single, then double, in the order of the player board."""
