"""What `trailboss admin` says, in English and German."""

from trailboss.core.words import learn

learn(
    {
        "cli.admin.check": (
            "Replay every stored game: which are damaged, and which would be archived by this version?",
            "Jede gespeicherte Partie nachspielen: Welche sind beschädigt, welche würden archiviert?",
        ),
        "cli.admin.check.more": (
            "Run it with the new version before an upgrade; it changes nothing. Status 1: it found some.",
            "Vor einem Update mit der neuen Version aufrufen; ändert nichts. Status 1: Es gibt welche.",
        ),
        "cli.admin.archive": (
            "Close tables for good: players can look at them, not play on.",
            "Tische endgültig schließen: Man kann sie ansehen, aber nicht weiterspielen.",
        ),
        "cli.admin.export": (
            "Print the record of a table, its seed included.",
            "Die Aufzeichnung eines Tischs ausgeben, mit ihrem Startwert.",
        ),
        "cli.admin.backup": (
            "Copy the database to a new file, also while the server runs.",
            "Die Datenbank in eine neue Datei kopieren, auch bei laufendem Server.",
        ),
        "cli.admin.status": (
            "Count the tables, name the damaged ones, and say whether a server runs.",
            "Die Tische zählen, beschädigte nennen und sagen, ob ein Server läuft.",
        ),
        "cli.admin.tables": (
            "List the tables, the last changed first.",
            "Die Tische auflisten, die zuletzt geänderten zuerst.",
        ),
        "cli.admin.seats": (
            "Show who sits at a table, or take seats away from all devices.",
            "Zeigen, wer an einem Tisch sitzt, oder allen Geräten ihre Plätze entziehen.",
        ),
        "cli.admin.only_damaged": ("Only damaged tables", "Nur beschädigte Tische"),
        "cli.admin.revoke": (
            "Take the seats away from every device, and print a new link for each",
            "Die Plätze allen Geräten entziehen und für jeden einen neuen Link ausgeben",
        ),
        "cli.admin.seat": (
            "Only this seat, counted from 0; may be given several times",
            "Nur dieser Platz, ab 0 gezählt; mehrfach möglich",
        ),
        "cli.admin.counts": (
            "Waiting {waiting}, running {running}, over {over}; archived {archived}, damaged {damaged}.",
            "Offen {waiting}, laufend {running}, beendet {over}; archiviert {archived}, defekt {damaged}.",
        ),
        "cli.admin.file_size": ("File: {file}, {megabytes} MB.", "Datei: {file}, {megabytes} MB."),
        "cli.admin.server": ("Server: running (process {process}).", "Server: läuft (Prozess {process})."),
        "cli.admin.no_server": ("Server: not running.", "Server: läuft nicht."),
        "cli.admin.is_damaged": ("Damaged: {id}", "Beschädigt: {id}"),
        "cli.admin.table": ("{id}  {game}  {changed}  {states}", "{id}  {game}  {changed}  {states}"),
        "cli.admin.seated": (
            "Seat {seat}: {kind}, {name}, {devices} devices",
            "Platz {seat}: {kind}, {name}, {devices} Geräte",
        ),
        "cli.admin.new_link": ("Seat {seat}: {path}", "Platz {seat}: {path}"),
        "cli.admin.kind.person": ("person", "Mensch"),
        "cli.admin.kind.bot": ("bot", "Bot"),
        "cli.admin.kind.open": ("open", "frei"),
        "cli.admin.status.damaged": ("damaged", "beschädigt"),
        "cli.admin.status.archived": ("archived", "archiviert"),
        "cli.admin.data": (
            "The SQLite file with the tables",
            "Die SQLite-Datei mit den Tischen",
        ),
        "cli.admin.database": (
            "PostgreSQL instead of a file",
            "PostgreSQL statt einer Datei",
        ),
        "cli.admin.ids": ("The ids of the tables", "Die Kennungen der Tische"),
        "cli.admin.id": ("The id of the table", "Die Kennung des Tischs"),
        "cli.admin.file": ("The new file", "Die neue Datei"),
        "cli.admin.checking": ("Replaying", "Nachspielen"),
        "cli.admin.copying": ("Copying", "Kopieren"),
        "cli.admin.damaged": (
            "{id}  {game}, {status}: damaged at entry {seq} ({kind})",
            "{id}  {game}, {status}: beschädigt ab Eintrag {seq} ({kind})",
        ),
        "cli.admin.archived": (
            "{id}  {game}, {status}: would be archived, replays differently at entry {seq} ({kind})",
            "{id}  {game}, {status}: würde archiviert, verläuft ab Eintrag {seq} anders ({kind})",
        ),
        "cli.admin.checked": (
            "{tables} tables: {well} fine, {archived} archived, {would} to be archived, {damaged} damaged.",
            "{tables} Tische: {well} gut, {archived} archiviert, {would} zu archivieren, {damaged} defekt.",
        ),
        "cli.admin.archived_now": ("{id} is archived.", "{id} ist archiviert."),
        "cli.admin.backed_up": ("The copy is {file}.", "Die Kopie ist {file}."),
        "cli.admin.pg_dump": (
            "This copies SQLite files. For PostgreSQL, run: pg_dump --format=custom --file={file} {name}",
            "Das kopiert SQLite-Dateien. Für PostgreSQL nimm: pg_dump --format=custom --file={file} {name}",
        ),
        "cli.admin.status.waiting": ("waiting", "noch nicht begonnen"),
        "cli.admin.status.running": ("running", "läuft"),
        "cli.admin.status.over": ("over", "zu Ende"),
    }
)
