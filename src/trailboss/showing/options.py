"""The choices that a table makes before a game, in words."""

from trailboss.core.contract import Game, Option, Value
from trailboss.core.words import learn
from trailboss.showing.things import Said, known, plain, said

learn(
    {
        "option.by_letter": ("on their letters", "auf ihren Buchstaben"),
        "option.shuffled": ("shuffled", "gemischt"),
        "option.a": ("side a", "Seite a"),
        "option.random": ("drawn sides", "ausgeloste Seiten"),
        "option.drawn": ("drawn", "ausgelost"),
        "option.stay": ("stays", "bleibt"),
        "option.lost": ("is lost", "verfällt"),
        "option.card_by_card": ("card by card", "Karte für Karte"),
        "option.number_first": ("the number first", "zuerst die Anzahl"),
        "option.no": ("no", "nein"),
        "option.yes": ("yes", "ja"),
        "option.False": ("no", "nein"),
        "option.True": ("yes", "ja"),
        "option.obligatory": ("obligatory", "Pflicht"),
        "option.optional": ("optional", "freiwillig"),
        "option.refused": ("refused", "entfällt"),
        "option.station_disc": ("a disc of a station", "Bahnhofsmarker"),
        "option.skipped": ("skipped", "entfällt"),
        "option.kansas_city": ("to Kansas City", "nach Kansas City"),
        "option.kept": ("kept", "bleiben"),
        "option.display_or_stack": ("display or stack", "Auslage oder Stapel"),
        "option.display": ("display only", "nur Auslage"),
        "option.taken": ("always taken", "gelten immer"),
        "option.copied": ("yes", "ja"),
        "option.not_copied": ("no", "nein"),
        "option.none": ("as usual", "wie üblich"),
        "option.easy": ("easy", "leicht"),
        "option.medium": ("medium", "mittel"),
        "option.hard": ("hard", "schwer"),
        "option.face_up": ("face up", "offen"),
        "option.face_down": ("face down", "verdeckt"),
        "option.automatic": ("automatically", "automatisch"),
        "option.manual": ("by hand", "von Hand"),
        "option.prompted": ("by hand, with a reminder", "von Hand, mit Erinnerung"),
        "option.chosen": ("placed by the players", "von den Spielern gesetzt"),
        "option.on_turn": ("whoever's turn it is", "wer am Zug ist"),
        "option.any_time": ("also the high bidder, at any time", "auch der Höchstbietende, jederzeit"),
        "option.largest_group": ("the largest group", "die größte Gruppe"),
        "option.touching_plots": ("all plots that touch", "alle aneinandergrenzenden"),
        "option.unlimited": ("no limit", "unbegrenzt"),
        "option.limited": ("limited", "begrenzt"),
    }
)


def about(game: Game, option: Option) -> Said:
    """What an option does. Editions of one game (`gwt1`, `gwt2`) share such sentences (`gwt`).

    A game that somebody else brings may have no sentence for it; then its name must do.
    """
    own = f"{game.name}.option.{option.name}"
    shared = f"{game.name.rstrip('0123456789')}.option.{option.name}"
    if known(own):
        return said(own)
    return said(shared) if known(shared) else plain(option.name)


def choice(value: Value) -> Said:
    """What a value of an option is called; a number is a seat, by its colour."""
    if type(value) is int and known(f"core.seat.{value}"):
        return said(f"core.seat.{value}")
    return said(f"option.{value}") if known(f"option.{value}") else plain(str(value))
