"""The policy that is learned for Great Western Trail: one for both editions and all player counts."""

from typing import Final

from trailboss.bots.policy.task import PolicyTask, Table
from trailboss.games.gwt.bots.policy import describe
from trailboss.games.gwt.bots.policy.features import MOVE_FEATURES, POSITION_FEATURES

_MIXED: Final = {"neutral_buildings": "shuffled", "building_sides": "random"}

TASK: Final = PolicyTask(
    "gwt",
    (
        Table("gwt2", 2, {}),
        Table("gwt1", 2, {}),
        Table("gwt2", 2, dict(_MIXED)),
        Table("gwt1", 3, dict(_MIXED)),
        Table("gwt2", 3, {}),
        Table("gwt1", 2, dict(_MIXED)),
        Table("gwt2", 2, {"simmental": True}),
        Table("gwt1", 4, {}),
        Table("gwt2", 4, {"simmental": True, **_MIXED}),
    ),
    POSITION_FEATURES,
    MOVE_FEATURES,
    describe,
)
