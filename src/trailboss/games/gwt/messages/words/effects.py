"""How printed effects are said, labelled, drawn and explained, by the name of the effect.

An action is put together from its effects (`composing.py`), so an action made of these needs no words of its
own. A template has the number as `{n}`, the type of cattle as `{type}` or `{colour}`, what is counted as
`{count}` (one of them worth `{each}`), and the edition's own nouns.
"""

from typing import Final, NamedTuple

Both = tuple[str, str]
"""English, German."""
Texts = dict[str, Both]
"""By form: `n` for any number, and where they differ `1`, `0`, `+` and `-`, `per` for a count."""


class Printed(NamedTuple):
    """One effect."""

    glyph: str
    """The name of the step for clients: `dollars` in `dollars:2`."""
    icon: str
    """The picture; `-TYPE` follows for a type of cattle."""
    says: Texts
    """What to do, as part of a sentence; of a `noun` what is gained."""
    label: Texts
    """The same for a button."""
    short: Texts
    """The same for a narrow place."""
    help: str = ""
    """The sentence of the help that explains it."""
    rulings: tuple[str, ...] = ()
    noun: bool = False


def _same(en: str, de: str) -> Texts:
    return {"n": (en, de)}


DISCARD: Final = ("GWT-24", "GWT-26")

PRINTED: Final[dict[str, Printed]] = {
    # -- what is required
    "pay": Printed(
        "pay", "", _same("pay ${n}", "${n} zahlen"), _same("pay ${n}", "${n} zahlen"), _same("${n}", "${n}")
    ),
    "discard_type": Printed(
        "discard",
        "cattle",
        _same("discard a {type}", "{type} abwerfen"),
        _same("{colour} card", "{inflected} Karte"),
        _same("{colour}", "{colour}"),
        "throw",
        DISCARD,
    ),
    "discard_any": Printed(
        "discard",
        "cattle",
        _same("discard any cattle card", "beliebige Rinderkarte abwerfen"),
        _same("cattle card", "Rinderkarte"),
        _same("any", "jede"),
        "throw",
        ("GWT-24", "GWT-27"),
    ),
    "discard_pair": Printed(
        "discard",
        "pair",
        _same("discard two cattle cards of one type", "zwei Rinderkarten einer Art abwerfen"),
        _same("two of one type", "zwei einer Art"),
        _same("pair", "Paar"),
        "throw",
        DISCARD,
    ),
    "discard_objective": Printed(
        "discard",
        "objective",
        _same("discard an objective card", "Auftragskarte abwerfen"),
        _same("objective card", "Auftragskarte"),
        _same("obj.", "Auftr."),
        "throw",
        DISCARD,
    ),
    "discard_value3": Printed(
        "discard",
        "cattle-yellow",
        _same("discard a cattle card of value 3", "Rinderkarte mit Zuchtwert 3 abwerfen"),
        _same("card of value 3", "Karte mit Zuchtwert 3"),
        _same("value 3", "Wert 3"),
        "throw",
        ("GWT-24", "GWT-101"),
    ),
    "engine_back": Printed(
        "engine_back",
        "engine-back",
        {
            "1": ("move the engine 1 space back", "Lok 1 Feld zurückziehen"),
            "n": ("move the engine {n} spaces back", "Lok {n} Felder zurückziehen"),
        },
        _same("engine {n} back", "Lok {n} zurück"),
        _same("engine-{n}", "Lok-{n}"),
        "engine_back",
        ("GWT-43",),
    ),
    # -- what is gained
    "gain": Printed(
        "dollars",
        "dollar",
        {"n": ("${n}", "${n}"), "per": ("${each} for {count}", "${each} für {count}")},
        {"n": ("${n}", "${n}"), "per": ("${each} per {unit}", "${each} je {unit}")},
        {"n": ("${n}", "${n}"), "per": ("${each}/{sign}", "${each}/{sign}")},
        noun=True,
    ),
    "certify": Printed(
        "certificates",
        "certificate",
        {"1": ("1 certificate", "1 Zertifikat"), "n": ("{n} certificates", "{n} Zertifikate")},
        {"1": ("1 certificate", "1 Zertifikat"), "n": ("{n} certificates", "{n} Zertifikate")},
        {"1": ("cert.", "Zert."), "n": ("{n} cert.", "{n} Zert.")},
        "certify",
        ("GWT-61",),
        noun=True,
    ),
    "certify_to_limit": Printed(
        "certificates",
        "certificate",
        _same("certificates up to your limit", "Zertifikate bis zum Limit"),
        _same("certificates to the limit", "Zertifikate bis zum Limit"),
        _same("cert. to limit", "Zert. bis Limit"),
        "certify",
        ("GWT-61", "GWT-64"),
        noun=True,
    ),
    "pairs": Printed(
        "pairs",
        "tribe",
        _same("2 certificates and $2 for each {pair}", "2 Zertifikate und $2 für jedes {pair}"),
        _same("2 certificates, $2 per pair", "2 Zertifikate, $2 je Paar"),
        _same("pair: 2 cert.+$2", "Paar: 2 Zert.+$2"),
        "pairs",
        noun=True,
    ),
    "objective": Printed(
        "objective",
        "objective",
        {
            "0": ("an objective card", "Auftragskarte"),
            "1": ("an objective card to the hand", "Auftragskarte auf die Hand"),
        },
        {
            "0": ("objective card", "Auftragskarte"),
            "1": ("objective card to hand", "Auftragskarte auf die Hand"),
        },
        {"0": ("obj. card", "Auftrag"), "1": ("obj.", "Auftr.")},
        "objective",
        ("GWT-88",),
        noun=True,
    ),
    "gain_tokens": Printed(
        "exchange_token",
        "exchange",
        {"1": ("an exchange token", "Tauschmarke"), "n": ("{n} exchange tokens", "{n} Tauschmarken")},
        {"1": ("1 exchange token", "1 Tauschmarke"), "n": ("{n} exchange tokens", "{n} Tauschmarken")},
        {"1": ("token ⇄", "Marke ⇄"), "n": ("{n} tokens ⇄", "{n} Marken ⇄")},
        "token",
        ("GWT-115",),
        noun=True,
    ),
    # -- what is done
    "hire": Printed(
        "hire",
        "hire",
        {
            "0": ("hire a worker", "Arbeiter einstellen"),
            "+": ("hire a worker for ${n} extra", "Arbeiter für ${n} mehr einstellen"),
            "-": ("hire a worker for ${n} less", "Arbeiter für ${n} weniger einstellen"),
        },
        {
            "0": ("hire", "einstellen"),
            "+": ("hire +${n}", "einstellen +${n}"),
            "-": ("hire -${n}", "einstellen -${n}"),
        },
        {"0": ("hire", "Arbeiter"), "+": ("hire+${n}", "Arb.+${n}"), "-": ("hire-${n}", "Arb.-${n}")},
        "hire",
        ("GWT-77",),
    ),
    "build": Printed(
        "build",
        "build",
        _same("build, for ${n} per {builder}", "Gebäude bauen, ${n} je {builder}"),
        _same("build, ${n} each", "bauen, je ${n}"),
        _same("build ${n}", "bauen ${n}"),
        "build",
        ("GWT-79", "GWT-80"),
    ),
    "buy": Printed(
        "buy",
        "buy-cattle",
        {"per": ("buy cattle", "Rinder kaufen")},
        {"per": ("buy cattle", "Rinder kaufen")},
        {"per": ("buy cattle", "Rinder")},
        "buy",
        ("GWT-82", "GWT-85"),
    ),
    "hazard": Printed(
        "hazard",
        "hazard",
        {
            "0": ("take a hazard for nothing", "Gefahr kostenlos entfernen"),
            "n": ("take a hazard for ${n}", "Gefahr für ${n} entfernen"),
        },
        {"0": ("take a hazard", "Gefahr entfernen"), "n": ("hazard for ${n}", "Gefahr für ${n}")},
        {"0": ("hazard", "Gefahr"), "n": ("hazard ${n}", "Gefahr ${n}")},
        "hazard",
        ("GWT-87",),
    ),
    "tribe": Printed(
        "tribe",
        "tribe",
        _same("{trade}", "{trade}"),
        _same("take a tile", "Plättchen nehmen"),
        _same("trade", "Handel"),
        "tribe",
        ("GWT-86",),
    ),
    "draw": Printed(
        "draw",
        "draw-discard",
        {
            "n": (
                "draw up to {n} cards, then discard as many",
                "bis zu {n} Karten ziehen, dann ebenso viele abwerfen",
            ),
            "per": (
                "draw up to 1 card for {count}, then discard as many",
                "für {count} bis zu 1 Karte ziehen, dann ebenso viele abwerfen",
            ),
        },
        {
            "n": ("draw up to {n}, discard", "bis zu {n} ziehen, abwerfen"),
            "per": ("draw per {unit}, discard", "je {unit} ziehen, abwerfen"),
        },
        {"n": ("draw {n}", "{n} ziehen"), "per": ("draw/{sign}", "ziehen/{sign}")},
        "draw",
        ("GWT-28", "GWT-32d"),
    ),
    "draw_then_discard": Printed(
        "draw",
        "draw-discard",
        {
            "1": ("draw 1 card, then discard 1", "1 Karte ziehen, dann 1 abwerfen"),
            "n": ("draw {n} cards, then discard {n}", "{n} Karten ziehen, dann {n} abwerfen"),
        },
        _same("draw {n}, discard {n}", "{n} ziehen, {n} abwerfen"),
        _same("draw {n}", "{n} ziehen"),
        "draw",
        ("GWT-28",),
    ),
    "remove": Printed(
        "remove",
        "remove-card",
        {
            "1": ("remove 1 hand card from the game", "1 Handkarte aus dem Spiel entfernen"),
            "n": ("remove {n} hand cards from the game", "{n} Handkarten aus dem Spiel entfernen"),
        },
        {
            "1": ("remove 1 card", "1 Karte entfernen"),
            "n": ("remove {n} cards", "{n} Karten entfernen"),
        },
        _same("remove {n}", "{n} entf."),
        "remove",
        ("GWT-38",),
    ),
    "engine": Printed(
        "engine",
        "engine-forward",
        {
            "1": ("move the engine 1 space forward", "Lok 1 Feld vorwärts ziehen"),
            "n": ("move the engine up to {n} spaces forward", "Lok bis zu {n} Felder vorwärts ziehen"),
            "per": (
                "move the engine up to 1 space forward for {count}",
                "Lok für {count} bis zu 1 Feld vorwärts ziehen",
            ),
        },
        {
            "1": ("engine 1", "Lok 1"),
            "n": ("engine up to {n}", "Lok bis zu {n}"),
            "per": ("engine per {unit}", "Lok je {unit}"),
        },
        {"n": ("engine {n}", "Lok {n}"), "per": ("engine/{sign}", "Lok/{sign}")},
        "engine",
        ("GWT-39", "GWT-42", "GWT-44"),
    ),
    "engine_for_delivery": Printed(
        "delivery",
        "deliver",
        _same("make an extraordinary delivery", "außerordentliche Lieferung durchführen"),
        _same("extraordinary delivery", "außerordentliche Lieferung"),
        _same("delivery", "Lieferung"),
        "delivery",
        ("GWT-111", "GWT-114b"),
    ),
    "station_behind": Printed(
        "station_behind",
        "station",
        _same("upgrade a station behind the engine", "Bahnhof hinter der Lok ausbauen"),
        _same("upgrade a station behind", "Bahnhof dahinter ausbauen"),
        _same("station behind", "Bahnhof hinten"),
        "behind",
        ("GWT-51",),
    ),
    "ride": Printed(
        "herder",
        "steps",
        {
            "1": ("move the {herder} 1 step on", "{herder} 1 Schritt weiterbewegen"),
            "n": ("move the {herder} up to {n} steps on", "{herder} bis zu {n} Schritte weiterbewegen"),
        },
        {
            "1": ("move 1 step", "1 Schritt weiter"),
            "n": ("move up to {n} steps", "bis zu {n} Schritte weiter"),
        },
        _same("ride {n}", "{n} weiter"),
        "ride",
        ("GWT-12", "GWT-13"),
    ),
    "free_ride": Printed(
        "herder_free",
        "steps",
        _same(
            "move the {herder} up to {n} steps without fees",
            "{herder} bis zu {n} Schritte ohne Gebühren bewegen",
        ),
        _same("up to {n} steps without fees", "bis zu {n} Schritte ohne Gebühren"),
        _same("ride {n} free", "{n} frei"),
        "free_ride",
        ("GWT-93",),
    ),
    "copy": Printed(
        "copy",
        "copy",
        _same("use the actions of an adjacent building", "Aktionen eines benachbarten Gebäudes nutzen"),
        _same("actions of a neighbour", "Aktionen eines Nachbarn"),
        _same("copy", "kopieren"),
        "copy",
        ("GWT-105", "GWT-106"),
    ),
    "auxiliary": Printed(
        "auxiliary",
        "aux-double",
        _same(
            "perform an auxiliary action, single or double", "einfache oder doppelte Hilfsaktion ausführen"
        ),
        _same("auxiliary action", "Hilfsaktion"),
        _same("aux.", "Hilfsakt."),
        "auxiliary",
        ("GWT-33", "GWT-34"),
    ),
}


class Count(NamedTuple):
    """What is counted for a number: one of them in a sentence, on a button and in a narrow place."""

    each: int
    counted: Both
    unit: Both
    sign: Both
    icon: str


COUNTED: Final[dict[str, Count]] = {
    "per_engineer": Count(
        1,
        ("each {engineer}", "jeden {engineer}"),
        ("engineer", "Ingenieur"),
        ("En", "In"),
        "engineer",
    ),
    "per_cowboy": Count(
        1,
        ("each {cowboy}", "jeden {cowboy}"),
        ("cowboy", "Cowboy"),
        ("Co", "Co"),
        "cowboy",
    ),
    "per_builder": Count(
        1,
        ("each {builder}", "jeden {builder}"),
        ("worker who builds", "Arbeiter, der baut"),
        ("Bd", "Ha"),
        "builder",
    ),
    "per_woods": Count(
        1,
        ("each of your buildings in the woods", "jedes eigene Gebäude im Wald"),
        ("building in the woods", "Gebäude im Wald"),
        ("woods", "Wald"),
        "woods",
    ),
    "per_woods_twice": Count(
        2,
        ("each of your buildings in the woods", "jedes eigene Gebäude im Wald"),
        ("building in the woods", "Gebäude im Wald"),
        ("woods", "Wald"),
        "woods",
    ),
    "per_hazard": Count(
        1,
        ("each of your hazards", "jede eigene Gefahr"),
        ("hazard", "Gefahr"),
        ("hazard", "Gefahr"),
        "hazard",
    ),
    "per_station_twice": Count(
        2,
        ("each of your stations", "jeden eigenen Bahnhof"),
        ("station", "Bahnhof"),
        ("station", "Bahnhof"),
        "station",
    ),
}

COLOURS: Final[dict[str, Both]] = {
    "gray": ("gray", "grau"),
    "green": ("green", "grün"),
    "black": ("black", "schwarz"),
    "white": ("white", "weiß"),
    "yellow": ("yellow", "gelb"),
    "red": ("red", "rot"),
    "blue": ("blue", "blau"),
    "brown": ("brown", "braun"),
    "purple": ("purple", "lila"),
    "orange": ("orange", "orange"),
}
