"""Bots: they receive what a seat knows and choose a move.

>>> import trailboss
>>> from trailboss import bots
>>> from trailboss.core.manifest import modules
>>> name = next(iter(modules()))
>>> "search" in bots.specs(name)
True
>>> state = trailboss.game(name).start(seats=3, seed=7)
>>> seats = [bots.make(spec, seed=1, game=name) for spec in ("medium", "random", "random")]
>>> chance = trailboss.seeded("the bots' own chance")
>>> while not state.over:
...     state.play(bots.decide(seats[state.to_move], state, chance))
>>> state.winners()
[0]

A bot is named by a spec, `NAME[:BUDGET][@MODEL]`, or by a level (`easy`, `medium`, `hard`, `expert`,
`champion`), everywhere in Trailboss. To add one, derive it from `Bot` and `register` it, or write it in any
language as a program; `load` accepts either. A distribution registers its bots through the entry-point group
`trailboss.bots`.
"""

from trailboss.bots.bot import BadChoice, Bot, FaultyBot, OtherGame
from trailboss.bots.careless import Careless
from trailboss.bots.levels import levels
from trailboss.bots.loading import BadSource, load
from trailboss.bots.policies import Novice, Policy
from trailboss.bots.random_bot import RandomBot
from trailboss.bots.registry import decide, installed, make, register, specs
from trailboss.bots.search import Search
from trailboss.bots.spec import BadSpec, Spec, UnknownBot
from trailboss.core.messages import register_messages

register_messages("trailboss.bots", "bots", "lab")

register("careless", Careless, takes_budget=True)
register("novice", Novice)
register("policy", Policy, takes_model=True)
register("random", RandomBot)
register("search", Search, takes_budget=True, takes_model=True)

__all__ = [
    "BadChoice",
    "BadSource",
    "BadSpec",
    "Bot",
    "FaultyBot",
    "OtherGame",
    "Spec",
    "UnknownBot",
    "decide",
    "installed",
    "levels",
    "load",
    "make",
    "register",
    "specs",
]
