"""All that the storage says, in English and German."""

from trailboss.core.words import learn

learn(
    {
        "storage.bad_url": (
            "{url!r} is no database; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
            "{url!r} ist keine Datenbank; schreibe sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/NAME.",
        ),
        "storage.no_driver": (
            "PostgreSQL needs one more package; install it with: pip install 'trailboss[postgres]'",
            "Für PostgreSQL fehlt noch ein Paket; installiere es mit: pip install 'trailboss[postgres]'",
        ),
        "storage.no_folder": (
            "The tables cannot be kept in {place}: there is no folder {folder}.",
            "Die Tische lassen sich nicht in {place} ablegen: Den Ordner {folder} gibt es nicht.",
        ),
        "storage.is_folder": (
            "The tables cannot be kept in {place}: it is a folder, and should be a file.",
            "Die Tische lassen sich nicht in {place} ablegen: Das ist ein Ordner und sollte eine Datei sein.",
        ),
        "storage.not_writable": (
            "The tables cannot be kept in {place}: the file or its folder may not be written to.",
            "Die Tische lassen sich nicht in {place} ablegen: Datei oder Ordner ist schreibgeschützt.",
        ),
        "storage.no_database": (
            "{place} is no database of Trailboss; choose another file and leave this one as it is.",
            "{place} ist keine Datenbank von Trailboss; wähle eine andere Datei und lass diese, wie sie ist.",
        ),
        "storage.foreign": (
            "The database {place} belongs to another program; choose an empty one.",
            "Die Datenbank {place} gehört einem anderen Programm; wähle eine leere.",
        ),
        "storage.newer": (
            "The database {place} is of a newer Trailboss (version {given}, not {ours}): update Trailboss.",
            "Die Datenbank {place} ist von einem neueren Trailboss ({given} statt {ours}): Erneuere es.",
        ),
        "storage.older": (
            "The database {place} is of an older Trailboss ({given}, not {ours}): start the server first.",
            "Die Datenbank {place} ist noch von Fassung {given}, nicht {ours}: Starte erst den Server.",
        ),
        "storage.in_use": (
            "Another server (process {process}) uses {place} already: a file is for one server.",
            "Ein anderer Server (Prozess {process}) benutzt {place} schon: Eine Datei ist für einen Server.",
        ),
        "storage.no_file": (
            "There is no file {place}.",
            "Die Datei {place} gibt es nicht.",
        ),
        "storage.locked": (
            "The database {place} is held by another program; end that one and try again.",
            "Die Datenbank {place} hält ein anderes Programm fest; beende es und versuch es noch einmal.",
        ),
        "storage.unreachable": (
            "The database {place} cannot be reached; is its server running?",
            "Die Datenbank {place} ist nicht erreichbar; läuft ihr Server?",
        ),
        "storage.refused": (
            "The database {place} lets nobody in: {what}.",
            "Die Datenbank {place} lässt niemanden ein: {what}.",
        ),
        "storage.failed": (
            "The database does not answer right now; nothing was changed. Try again in a moment.",
            "Die Datenbank antwortet gerade nicht; es wurde nichts geändert. Versuch es gleich noch einmal.",
        ),
        "storage.unknown_table": (
            "There is no table {table!r}.",
            "Einen Tisch {table!r} gibt es nicht.",
        ),
        "storage.unknown_seat": (
            "There is no seat {seat} at the table {table!r}.",
            "Am Tisch {table!r} gibt es keinen Platz {seat}.",
        ),
        "storage.table_taken": (
            "There is a table {table!r} already.",
            "Einen Tisch {table!r} gibt es schon.",
        ),
        "storage.entry_taken": (
            "Entry {seq} of the table {table!r} is written already; the last one is {last}.",
            "Eintrag {seq} des Tisches {table!r} steht schon da; der letzte ist {last}.",
        ),
        "storage.bad_text": (
            "{text!r} holds signs that cannot be kept.",
            "{text!r} enthält Zeichen, die sich nicht ablegen lassen.",
        ),
    }
)
