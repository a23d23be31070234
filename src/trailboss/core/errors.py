"""What can go wrong, as one family: every error says in one sentence what is wrong with what was given."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from trailboss.core.words import TrailbossError, learn, say

__all__ = [
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "CannotUndo",
    "Failure",
    "IllegalMove",
    "OldRules",
    "Reason",
    "TrailbossError",
    "UnknownGame",
]

learn(
    {
        "core.unknown_language": (
            "There is no language {lang!r}; there are {languages}.",
            "Die Sprache {lang!r} gibt es nicht; es gibt {languages}.",
        ),
        "core.unknown_game": (
            "There is no game {name!r}; there are {games}.",
            "Ein Spiel {name!r} gibt es nicht; es gibt {games}.",
        ),
        "core.bad_seats": (
            "{title} is for {seats} players, not for {given}.",
            "{title} ist für {seats} Spieler, nicht für {given}.",
        ),
        "core.no_such_seat": (
            "There is no seat {seat} at this table; the seats are {seats}.",
            "Einen Platz {seat} gibt es an diesem Tisch nicht; die Plätze sind {seats}.",
        ),
        "core.bad_seed": (
            "A seed is a whole number from 0 to {highest}, not {given}.",
            "Ein Startwert ist eine ganze Zahl von 0 bis {highest}, nicht {given}.",
        ),
        "core.unknown_option": (
            "{title} has no option {name!r}; it has {options}.",
            "{title} hat keine Einstellung {name!r}; es gibt {options}.",
        ),
        "core.bad_option": (
            "The option {name} cannot be {given!r}; it can be {choices}.",
            "Die Einstellung {name} kann nicht {given!r} sein; möglich ist {choices}.",
        ),
        "core.words_such_as": ("words such as {example!r}", "Wörter wie {example!r}"),
        "core.words_of_option": (
            "The option {name} needs {count} words such as {example!r}, not {given}.",
            "Die Einstellung {name} braucht {count} Wörter wie {example!r}, nicht {given}.",
        ),
        "core.no_word_of_option": (
            "The option {name} knows no {given!r}; it knows {choices}.",
            "Die Einstellung {name} kennt {given!r} nicht, nur {choices}.",
        ),
        "core.twice_in_option": (
            "The option {name} settles {given!r} twice.",
            "Die Einstellung {name} legt {given!r} zweimal fest.",
        ),
        "core.any_text": ("any text", "jeder Text"),
        "core.bad_move_number": (
            "There is no move number {number}; moves are numbered from 0 to {highest}.",
            "Einen Zug mit der Nummer {number} gibt es nicht; Züge haben die Nummern 0 bis {highest}.",
        ),
        "core.bad_move_text": (
            "{text!r} is no move of {title}.",
            "{text!r} ist kein Zug von {title}.",
        ),
        "core.seat.0": ("Red", "Rot"),
        "core.seat.1": ("Blue", "Blau"),
        "core.seat.2": ("Yellow", "Gelb"),
        "core.seat.3": ("Purple", "Lila"),
        "core.seat.4": ("Mint", "Mint"),
        "core.over": ("The game is over.", "Das Spiel ist zu Ende."),
        "core.not_your_turn": (
            "It is not this seat's turn to decide.",
            "Dieser Platz ist gerade nicht am Zug.",
        ),
        "core.nothing_to_undo": (
            "There is no move to take back.",
            "Es gibt keinen Zug, der zurückgenommen werden könnte.",
        ),
        "core.undo_learned": (
            "That cannot be taken back: since then somebody has learned something.",
            "Das lässt sich nicht zurücknehmen: Seither hat jemand etwas erfahren.",
        ),
        "core.undo_passed": (
            "That cannot be taken back: since then the decision has gone to another seat.",
            "Das lässt sich nicht zurücknehmen: Seither ist ein anderer Platz am Zug.",
        ),
        "core.no_record": (
            "A guessed position has no record: its hidden things were made up.",
            "Eine geratene Stellung hat keine Aufzeichnung: Ihr Verborgenes ist erfunden.",
        ),
        "core.record_line": (
            "The record is damaged at line {line}: {what}",
            "Die Aufzeichnung ist in Zeile {line} beschädigt: {what}",
        ),
        "core.position_line": (
            "The position is damaged at line {line}: {what}",
            "Die Stellung ist in Zeile {line} beschädigt: {what}",
        ),
        "core.missing_header": (
            "The header {name} is missing.",
            "Die Kopfzeile {name} fehlt.",
        ),
        "core.bad_header": (
            "The header {name} says {value!r}, which cannot be used.",
            "In der Kopfzeile {name} steht {value!r}; damit lässt sich nichts anfangen.",
        ),
        "core.twice_header": (
            "The header {name} is there twice.",
            "Die Kopfzeile {name} steht zweimal da.",
        ),
        "core.other_format": (
            "This file has format {given}; this version of Trailboss reads format {ours}.",
            "Diese Datei hat das Format {given}; diese Fassung von Trailboss liest Format {ours}.",
        ),
        "core.other_rules": (
            "This file was made with rules version {given} of {game}; here are rules version {ours}.",
            "Diese Datei stammt aus der Regelfassung {given} von {game}; hier gilt die Regelfassung {ours}.",
        ),
        "core.not_a_move_line": (
            "it is neither a header nor 'SEAT: MOVE; MOVE'.",
            "Das ist weder eine Kopfzeile noch 'PLATZ: ZUG; ZUG'.",
        ),
        "core.other_end": (
            "The record does not end where it says: it was changed or cut.",
            "Die Aufzeichnung endet nicht da, wo sie es sagt: Sie wurde verändert oder abgeschnitten.",
        ),
        "core.not_json": (
            "what stands here is no JSON: {what}.",
            "Was hier steht, ist kein JSON: {what}.",
        ),
        "core.bad_field": (
            "The position cannot be used: {name} should be {want}.",
            "Die Stellung ist nicht brauchbar: {name} sollte {want} sein.",
        ),
        "core.want_int": (
            "a whole number from {low} to {high}",
            "eine ganze Zahl von {low} bis {high}",
        ),
        "core.want_ints": (
            "{length} whole numbers from {low} to {high}",
            "{length} ganze Zahlen von {low} bis {high}",
        ),
        "core.want_list": (
            "a list of whole numbers from {low} to {high}",
            "eine Liste ganzer Zahlen von {low} bis {high}",
        ),
        "core.no_object": (
            "here should stand an object of named fields.",
            "Hier sollte ein Objekt mit benannten Feldern stehen.",
        ),
        "core.want_no_more": ("left out: it is no field", "weggelassen werden: Das Feld gibt es nicht"),
        "core.want_lists": (
            "{count} lists of whole numbers from {low} to {high}",
            "{count} Listen ganzer Zahlen von {low} bis {high}",
        ),
        "core.want_shuffle": (
            "each of {low} to {high} once",
            "jede Zahl von {low} bis {high} genau einmal",
        ),
        "core.want_sense": (
            "something that can come up in play",
            "etwas, das im Spiel vorkommen kann",
        ),
    }
)


class Failure(TrailbossError):
    """The machine failed, not the one who asked."""


class UnknownGame(TrailbossError):
    """No game of that name is registered."""


class BadSeats(TrailbossError):
    """The game is not for that many players, or there is no such seat."""


class BadOption(TrailbossError):
    """The game has no such option, or the option cannot have that value."""


class OldRules(BadOption):
    """A game of a rules version that is not played any more, or not yet."""


class BadMove(TrailbossError):
    """Not a move of this game at all, legal or not: the number or the notation is unknown."""


class BadRecord(TrailbossError):
    """A record that cannot be read or replayed; names the line."""


class BadPosition(TrailbossError):
    """A position that cannot be read; names the line or the field."""


class CannotUndo(TrailbossError):
    """Moves that cannot be taken back, for somebody would keep what they have learned."""


class Reason(NamedTuple):
    """Why a move is refused: the phrase, the ruling that settles it, and the values of the phrase."""

    key: str
    ruling: str
    args: dict[str, object]

    def say(self, lang: str) -> str:
        return say(self.key, self.args, lang)

    def __str__(self) -> str:
        return f"{self.say('en')} [{self.ruling}]"


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalMove(TrailbossError):
    """A move of this game that the rules do not allow here and now. The state is as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, **reason.args)
        self.reason = reason
        self.ruling = reason.ruling

    def __str__(self) -> str:
        return str(self.reason)

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.reason,)
