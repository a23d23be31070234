"""Liar's Dice for Trailboss. This manifest is all that Trailboss imports until somebody plays."""

from trailboss.core.manifest import GameModule
from trailboss.core.messages import register_messages

register_messages("liars_dice", "liars_dice")

MODULE = GameModule(
    games=("liars_dice",),
    rules="liars_dice.rules:GAMES",
    observation="liars_dice.observation:OBSERVING",
)
