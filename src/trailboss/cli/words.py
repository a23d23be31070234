"""What the commands say, in English and German. (The text table has its own words in `table/words.py`.)"""

import platform

import trailboss
from trailboss.core.words import learn, say

learn(
    {
        # -- help
        "cli.trailboss": (
            "Western board games, complete by their rulebooks: play, simulate, replay, measure.",
            "Western-Brettspiele, vollständig nach ihren Regeln: spielen, simulieren, nachspielen, messen.",
        ),
        "cli.play": (
            "Sit down at the text table.",
            "An den Texttisch setzen und spielen.",
        ),
        "cli.sim": (
            "Let bots play against each other and count who wins.",
            "Bots gegeneinander spielen lassen und zählen, wer gewinnt.",
        ),
        "cli.replay": (
            "Go through a recorded game move by move.",
            "Eine aufgezeichnete Partie Zug für Zug ansehen.",
        ),
        "cli.games": (
            "Show the games, their seats and their options.",
            "Die Spiele, ihre Spielerzahlen und Einstellungen zeigen.",
        ),
        "cli.map": (
            "Print a game's map file, or check one of your own.",
            "Die Kartendatei eines Spiels ausgeben oder eine eigene prüfen.",
        ),
        "cli.bench": (
            "Measure how fast the rules are on this machine.",
            "Messen, wie schnell die Regeln auf diesem Rechner sind.",
        ),
        "cli.help.usage": ("Usage:", "Aufruf:"),
        "cli.help.options_metavar": ("[OPTIONS]", "[OPTIONEN]"),
        "cli.help.commands": ("Commands", "Befehle"),
        "cli.help.arguments": ("Arguments", "Argumente"),
        "cli.help.options": ("Options", "Optionen"),
        "cli.help.default": ("{text} [default: {default}]", "{text} [sonst: {default}]"),
        "cli.help.help": ("Show this help.", "Diese Hilfe zeigen."),
        "cli.help.lang": (
            "Speak English or German. Otherwise TRAILBOSS_LANG and the machine's language decide.",
            "Englisch oder Deutsch sprechen. Sonst entscheiden TRAILBOSS_LANG und die Sprache des Rechners.",
        ),
        "cli.help.version": ("Show the version and which build it is.", "Fassung und Bauart zeigen."),
        # -- the version
        "cli.version.compiled": (
            "trailboss {version} (compiled, Python {python})",
            "trailboss {version} (kompiliert, Python {python})",
        ),
        "cli.version.plain": (
            "trailboss {version} (plain Python: no compiled build here, so it is slower; Python {python})",
            "trailboss {version} (reines Python: hier nicht kompiliert, also langsamer; Python {python})",
        ),
        # -- a command line that cannot be understood
        "cli.no_command": (
            "There is no command {name!r}; there are {commands}.",
            "Einen Befehl {name!r} gibt es nicht; es gibt {commands}.",
        ),
        "cli.extra_arguments": (
            "{args!r} is too much here; `{command} --help` shows what is possible.",
            "{args!r} ist hier zu viel; `{command} --help` zeigt, was möglich ist.",
        ),
        "cli.usage.no_option": ("There is no option {option!r}.", "Eine Option {option!r} gibt es nicht."),
        "cli.usage.no_option_near": (
            "There is no option {option!r}; did you mean {near}?",
            "Eine Option {option!r} gibt es nicht; war {near} gemeint?",
        ),
        "cli.usage.takes_no_value": (
            "The option {option} takes no value.",
            "Die Option {option} hat keinen Wert.",
        ),
        "cli.usage.needs_value": (
            "The option {option} needs a value.",
            "Die Option {option} braucht einen Wert.",
        ),
        "cli.usage.missing": ("{param} is missing.", "{param} fehlt."),
        "cli.usage.bad_value": (
            "The value of {param} cannot be used: {message}.",
            "Der Wert von {param} ist nicht brauchbar: {message}.",
        ),
        "cli.usage.other": (
            "The command line cannot be understood: {message}",
            "Der Aufruf ist nicht zu verstehen: {message}",
        ),
        "cli.usage.hint": (
            "`{command} --help` shows what is possible.",
            "`{command} --help` zeigt, was möglich ist.",
        ),
        # -- endings
        "cli.stopped": ("Stopped.", "Abgebrochen."),
        "cli.input_ended": ("The input ended too early.", "Die Eingabe endete zu früh."),
        "cli.reader_gone": (
            "Nobody reads the output any more, so the rest was left out.",
            "Die Ausgabe liest niemand mehr, deshalb fehlt der Rest.",
        ),
        # -- files
        "cli.file_trouble": ("{file!r} cannot be used: {what}.", "{file!r} ist nicht verwendbar: {what}."),
        "cli.machine_trouble": ("That did not work: {what}.", "Das hat nicht geklappt: {what}."),
        "cli.errno.ENOENT": (
            "there is no such file or folder",
            "eine solche Datei oder einen solchen Ordner gibt es nicht",
        ),
        "cli.errno.EACCES": ("access is not permitted", "der Zugriff ist nicht erlaubt"),
        "cli.errno.EPERM": ("that is not permitted", "das ist nicht erlaubt"),
        "cli.errno.EISDIR": ("it is a folder", "es ist ein Ordner"),
        "cli.errno.ENOTDIR": ("it is no folder", "es ist kein Ordner"),
        "cli.errno.EEXIST": ("it is there already", "es ist schon da"),
        "cli.errno.EROFS": ("nothing can be written there", "dort lässt sich nichts schreiben"),
        "cli.errno.ENAMETOOLONG": ("the name is too long", "der Name ist zu lang"),
        "cli.errno.ELOOP": ("its links go round in a circle", "seine Verweise gehen im Kreis"),
        "cli.errno.EINVAL": ("such a name cannot be", "einen solchen Namen kann es nicht geben"),
        "cli.errno.ENOSPC": ("the disk is full", "der Datenträger ist voll"),
        "cli.errno.EDQUOT": ("your share of the disk is full", "der eigene Anteil am Datenträger ist voll"),
        "cli.errno.EFBIG": ("it would become too large", "sie würde zu groß"),
        "cli.errno.EIO": ("the device failed", "das Gerät hat versagt"),
        "cli.errno.EMFILE": ("too many files are open", "zu viele Dateien sind geöffnet"),
    }
)


def version(lang: str) -> str:
    """Which version this is, and which build."""
    key = "cli.version.compiled" if trailboss.COMPILED else "cli.version.plain"
    return say(key, {"version": trailboss.__version__, "python": platform.python_version()}, lang)
