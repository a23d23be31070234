"""All that the bots' register says, in English and German."""

from trailboss.core.words import learn

learn(
    {
        "bots.unknown": (
            "There is no bot {name!r}; there are {bots}.",
            "Einen Bot {name!r} gibt es nicht; es gibt {bots}.",
        ),
        "bots.bad_spec": (
            "{spec!r} does not name a bot; write NAME, NAME:BUDGET, NAME@MODEL or NAME:BUDGET@MODEL.",
            "{spec!r} benennt keinen Bot; schreibe NAME, NAME:BUDGET, NAME@MODELL oder NAME:BUDGET@MODELL.",
        ),
        "bots.no_budget": (
            "The bot {name} takes no budget; leave ':{budget}' out.",
            "Der Bot {name} nimmt kein Budget; lass ':{budget}' weg.",
        ),
        "bots.no_model": (
            "The bot {name} takes no model; leave '@{model}' out.",
            "Der Bot {name} nimmt kein Modell; lass '@{model}' weg.",
        ),
        "bots.forecast.unknown": (
            "There is no forecast {name!r}; there are {names}, and any in {folder} or in a file *.forecast.",
            "Eine Vorhersage {name!r} gibt es nicht; es gibt {names}, dazu alle in {folder} oder *.forecast.",
        ),
        "bots.forecast.unreadable": (
            "The forecast {name!r} cannot be read.",
            "Die Vorhersage {name!r} lässt sich nicht lesen.",
        ),
        "bots.forecast.other_file": (
            "{name!r} is no forecast: its first line would be {title!r}.",
            "{name!r} ist keine Vorhersage: Die erste Zeile wäre {title!r}.",
        ),
        "bots.forecast.damaged": (
            "The forecast {name!r} is damaged.",
            "Die Vorhersage {name!r} ist beschädigt.",
        ),
        "bots.forecast.other_game": (
            "The forecast {name!r} is for another game ({game}), or for other figures than this version has.",
            "Die Vorhersage {name!r} ist für ein anderes Spiel ({game}) oder für andere Werte als jetzt.",
        ),
        "bots.forecast.no_use": (
            "This game is not judged by forecasts; leave '@{name}' out.",
            "Dieses Spiel wird nicht mit Vorhersagen beurteilt; lass '@{name}' weg.",
        ),
        "bots.policy.unreadable": (
            "The policy {name!r} cannot be read.",
            "Die Policy {name!r} lässt sich nicht lesen.",
        ),
        "bots.policy.other_file": (
            "{name!r} is not a policy: its first line would be {title!r}.",
            "{name!r} ist keine Policy: Die erste Zeile wäre {title!r}.",
        ),
        "bots.policy.damaged": (
            "The policy {name!r} is damaged.",
            "Die Policy {name!r} ist beschädigt.",
        ),
        "bots.policy.other_game": (
            "The policy {name!r} is for another game, or for other features than this version has.",
            "Die Policy {name!r} ist für ein anderes Spiel oder für andere Merkmale als in dieser Version.",
        ),
        "bots.policy.no_use": (
            "No policy is learned for this game; leave '@{name}' out.",
            "Für dieses Spiel wird keine Policy gelernt; lass '@{name}' weg.",
        ),
        "bots.level_of_no_game": (
            "{name} is a level, which is another bot in every game; say which game.",
            "{name} ist eine Stufe, in jedem Spiel ein anderer Bot; sag, welches Spiel.",
        ),
        "bots.other_game": (
            "The bot {name} does not play {title}; the bots for it are {bots}.",
            "Der Bot {name} spielt {title} nicht; dafür gibt es {bots}.",
        ),
        "bots.illegal_choice": (
            "The bot {name} chose {move!r}, which is not legal here.",
            "Der Bot {name} hat {move!r} gewählt; das ist hier nicht erlaubt.",
        ),
    }
)
