"""Sam, the solo opponent of the second edition: his cards, what he does, what of him is reconstructed."""

from trailboss.core.words import learn
from trailboss.games.gwt.solo.deck import RULE_SET

learn(
    {
        "gwt2.sam": ("Sam", "Sam"),
        "gwt2.reconstructed": (
            f"Reconstructed: Sam's cards, his first cities and most of his rules (rule set {RULE_SET}).",
            f"Rekonstruiert: Sams Karten, seine ersten Städte und fast alle Regeln (Fassung {RULE_SET}).",
        ),
        "gwt2.sam.plays": ("Your opponent is Sam, level {level}.", "Dein Gegner ist Sam, Stufe {level}."),
        "gwt2.level.easy": ("easy", "leicht"),
        "gwt2.level.medium": ("medium", "mittel"),
        "gwt2.level.hard": ("hard", "schwer"),
        # -- what happens
        "gwt2.sam.hired": ("{seat} hires {worker}.", "{seat} stellt {worker} ein."),
        "gwt2.sam.area": ("for himself", "für sich"),
        # -- his cards
        "gwt2.sam.card": ("{steps}; {actions}", "{steps}; {actions}"),
        "gwt2.sam.if": (
            "if specialized in {workers}: {actions}",
            "wenn auf {workers} spezialisiert: {actions}",
        ),
        "gwt2.sam.steps.buildings": (
            "1 step per building of whoever has more on the trail",
            "1 Schritt je Gebäude dessen, der mehr auf dem Weg hat",
        ),
        "gwt2.sam.steps.cowboys": ("1 step per cowboy", "1 Schritt je Cowboy"),
        "gwt2.sam.steps.specialists": (
            "1 step per worker of the specialization",
            "1 Schritt je Arbeiter der Spezialisierung",
        ),
        "gwt2.sam.do.hire_any": ("hire the cheapest worker", "billigsten Arbeiter einstellen"),
        "gwt2.sam.do.hire_specialized": (
            "hire a worker of the specialization",
            "Arbeiter der Spezialisierung einstellen",
        ),
        "gwt2.sam.do.hire_engineer": ("hire the cheapest engineer", "billigsten Ingenieur einstellen"),
        "gwt2.sam.do.engine": ("move the engine", "Lok ziehen"),
        "gwt2.sam.do.objective": ("take an objective card", "Auftragskarte nehmen"),
        "gwt2.sam.do.outlaw": (
            "take the outlaw with the highest bounty",
            "Banditen mit dem höchsten Kopfgeld fangen",
        ),
        "gwt2.sam.do.hazard": ("take a hazard", "Gefahr entfernen"),
        "gwt2.sam.do.cattle": ("buy cattle", "Rinder kaufen"),
        "gwt2.sam.do.add_cattle": (
            "add 2 cards to the cattle market",
            "Rindermarkt um 2 Karten ergänzen",
        ),
        "gwt2.sam.do.cattle_with_one_less": (
            "buy cattle with one cowboy less",
            "mit einem Cowboy weniger Rinder kaufen",
        ),
        "gwt2.sam.do.build": ("place a building", "Gebäude bauen"),
    }
)
