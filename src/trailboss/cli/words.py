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
        "cli.serve": (
            "Set up tables to play at in the browser.",
            "Tische zum Spielen im Browser bereitstellen.",
        ),
        "cli.play": (
            "Sit down at the text table.",
            "An den Texttisch setzen und spielen.",
        ),
        "cli.sim": (
            "Let bots play against each other and count who wins.",
            "Bots gegeneinander spielen lassen und zählen, wer gewinnt.",
        ),
        "cli.arena": (
            "Rate bots by games on shared deals, with error bars and charts.",
            "Bots in Partien mit gleichen Ausgangslagen werten, mit Fehlerbalken und Bildern.",
        ),
        "cli.review": (
            "Review a recorded game: what each decision cost, and what was luck.",
            "Eine aufgezeichnete Partie analysieren: was Entscheidungen kosteten und was Glück war.",
        ),
        "cli.hint": (
            "Show the best moves in a position, with reasons.",
            "Die besten Züge in einer Stellung zeigen, mit Begründung.",
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
            "Print a game's map file, or Sam's cards, or check a file of your own.",
            "Die Kartendatei eines Spiels oder Sams Karten ausgeben oder eine eigene Datei prüfen.",
        ),
        "cli.bench": (
            "Measure how fast the rules are on this machine, by CPU time.",
            "Messen, wie schnell die Regeln auf diesem Rechner sind, nach CPU-Zeit.",
        ),
        "cli.admin": (
            "Look after the tables of a server: check, archive, export, back up.",
            "Sich um die Tische eines Servers kümmern: prüfen, archivieren, ausgeben, sichern.",
        ),
        "cli.completion": (
            "Print the script that completes command lines in your shell",
            "Das Skript ausgeben, mit dem deine Shell Befehlszeilen ergänzt",
        ),
        "cli.completion.shell": ("Your shell.", "Deine Shell."),
        "cli.completion.unknown": (
            "There is no completion for {shell!r}; there is one for {shells}.",
            "Für {shell!r} gibt es keine Ergänzung; es gibt sie für {shells}.",
        ),
        "cli.mcp": ("Let language models play, over MCP", "Sprachmodelle mitspielen lassen, über MCP"),
        "cli.mcp.port": (
            "Serve HTTP on this port of 127.0.0.1 instead of standard input and output",
            "HTTP auf diesem Port von 127.0.0.1 statt Standardein- und -ausgabe",
        ),
        "cli.mcp.missing": (
            "This needs the extra 'mcp': pip install 'trailboss[mcp]'.",
            "Dazu gehört das Extra 'mcp': pip install 'trailboss[mcp]'.",
        ),
        "cli.lab": (
            "The laboratory: what decides the games, measured by bots.",
            "Das Labor: was die Spiele entscheidet, von Bots ausgemessen.",
        ),
        "cli.help.usage": ("Usage:", "Aufruf:"),
        "cli.help.some_options": ("[OPTIONS]", "[OPTIONEN]"),
        "cli.help.some_command": ("COMMAND ...", "BEFEHL ..."),
        "cli.help.commands": ("Commands", "Befehle"),
        "cli.help.arguments": ("Arguments", "Argumente"),
        "cli.help.options": ("Options", "Optionen"),
        "cli.help.default": ("{text} [default: {default}]", "{text} [sonst: {default}]"),
        "cli.help.required": ("{text} [required]", "{text} [nötig]"),
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
        # -- what several commands take
        "cli.arg.game": (
            "Which game: `trailboss games` shows them.",
            "Welches Spiel: `trailboss games` zeigt sie.",
        ),
        "cli.opt.json": ("Print JSON for programs.", "JSON für Programme ausgeben."),
        "cli.opt.option": (
            "An option of the game, such as claims=manual or 'building_sides=2b 5b'; can be repeated.",
            "Eine Einstellung des Spiels, etwa claims=manual oder 'building_sides=2b 5b'; auch mehrmals.",
        ),
        "cli.opt.sam_deck": (
            "Play against Sam with the cards in this file.",
            "Gegen Sam mit den Karten in dieser Datei spielen.",
        ),
        "cli.opt.map": ("Play on the map in this file.", "Auf der Karte in dieser Datei spielen."),
        "cli.bad_number": (
            "{option} takes a whole number from {low} to {high}, not {given!r}.",
            "{option} braucht eine ganze Zahl von {low} bis {high}, nicht {given!r}.",
        ),
        "cli.bad_seconds": (
            "{option} takes a number of seconds from {low} to {high}, not {given!r}.",
            "{option} braucht eine Zahl von Sekunden von {low} bis {high}, nicht {given!r}.",
        ),
        "cli.bad_pair": (
            "An option is written NAME=VALUE, not {given!r}.",
            "Eine Einstellung wird NAME=WERT geschrieben, nicht {given!r}.",
        ),
        "cli.twice": (
            "The option {name!r} is given twice.",
            "Die Einstellung {name!r} ist zweimal angegeben.",
        ),
        "cli.too_large": (
            "{file!r} has more than {most} bytes, which is too many.",
            "{file!r} hat mehr als {most} Bytes, und das sind zu viele.",
        ),
        "cli.no_text": (
            "{file!r} is no text in UTF-8: line {line} cannot be read.",
            "{file!r} ist kein Text in UTF-8: Zeile {line} ist nicht lesbar.",
        ),
        # -- games
        "cli.games.seats": ("Players: {seats}.", "Spieler: {seats}."),
        "cli.games.variant": ("As a variant: {seats}.", "Als Variante: {seats}."),
        "cli.games.bots": ("Bots: {bots}.", "Bots: {bots}."),
        "cli.games.map": (
            "`trailboss map {game}` prints the map, to copy and correct.",
            "`trailboss map {game}` gibt die Karte aus, zum Kopieren und Berichtigen.",
        ),
        "cli.games.sam_deck": (
            "`trailboss map {game}` prints Sam's cards, to copy and correct.",
            "`trailboss map {game}` gibt Sams Karten aus, zum Kopieren und Berichtigen.",
        ),
        "cli.games.option": ("Option", "Einstellung"),
        "cli.games.values": ("Values", "Werte"),
        "cli.games.about": ("What it does", "Was sie bewirkt"),
        "cli.games.ruling": ("Ruling", "Regel"),
        "cli.games.default": ("{value} (default)", "{value} (üblich)"),
        "cli.games.text": ("a text", "ein Text"),
        "cli.games.own": ("or your own, such as '{example}'", "oder eigene, etwa '{example}'"),
        # -- map
        "cli.map.more": (
            (
                "Correct a copy of the file where your printed game shows something else, check it "
                "with --check and play with it: `trailboss play GAME --map FILE` "
                "or `--sam-deck FILE`."
            ),
            (
                "Berichtige eine Kopie der Datei, wo das gedruckte Spiel etwas anderes zeigt, prüfe "
                "sie mit --check und spiele damit: `trailboss play SPIEL --map DATEI` "
                "oder `--sam-deck DATEI`."
            ),
        ),
        "cli.map.check": ("Check this file instead.", "Stattdessen diese Datei prüfen."),
        "cli.no_map": ("{title} has no map file.", "{title} hat keine Kartendatei."),
        "cli.no_sam_deck": (
            "{title} is not played against Sam and has no file of his cards.",
            "{title} wird nicht gegen Sam gespielt und hat keine Datei mit seinen Karten.",
        ),
        "cli.map.good": (
            "{file} can be used: {known} entries are known, {reconstructed} are reconstructed.",
            "{file} ist brauchbar: {known} Angaben sind bekannt (known), {reconstructed} rekonstruiert.",
        ),
        "cli.map.standard": (
            "It says the same as the standard map.",
            "Sie sagt dasselbe wie die übliche Karte.",
        ),
        "cli.map.own": (
            "It differs from the standard map. Play on it: trailboss play {game} --map {file}",
            "Sie weicht von der üblichen Karte ab. Darauf spielen: trailboss play {game} --map {file}",
        ),
        "cli.sam_deck.good": (
            "{file} can be used: it has {cards} cards.",
            "{file} ist brauchbar: Es sind {cards} Karten.",
        ),
        "cli.sam_deck.standard": (
            "It says the same as the standard cards.",
            "Die Datei sagt dasselbe wie die üblichen Karten.",
        ),
        "cli.sam_deck.own": (
            "It differs from the standard cards. Play with it: trailboss play {game} --sam-deck {file}",
            (
                "Die Datei weicht von den üblichen Karten ab. Damit spielen: "
                "trailboss play {game} --sam-deck {file}"
            ),
        ),
        # -- bench
        "cli.bench.what": ("Which game, see `trailboss games`.", "Welches Spiel, siehe `trailboss games`."),
        "cli.bench.seats": ("Number of players.", "Zahl der Spieler."),
        "cli.bench.seconds": (
            "How long to play, in seconds of CPU time; otherwise 2.",
            "Wie lange gespielt wird, in Sekunden CPU-Zeit; sonst 2.",
        ),
        "cli.bench.head": (
            "{title}, {seats} players, random play for {seconds} s on one core; per CPU second:",
            "{title}, {seats} Spieler, {seconds} s Zufallsspiel auf einem Kern; pro CPU-Sekunde:",
        ),
        "cli.bench.games": ("games", "Partien"),
        "cli.bench.decisions": ("decisions", "Entscheidungen"),
        "cli.bench.copies": ("copies of a state", "Kopien einer Stellung"),
        "cli.bench.guesses": ("guesses of what is hidden", "Vermutungen über Verborgenes"),
        # -- serve
        "cli.serve.more": (
            "The server goes on until Ctrl-C. Games are kept after every move and are there next time.",
            "Der Server läuft bis Strg-C. Partien werden nach jedem Zug gesichert und sind später wieder da.",
        ),
        "cli.serve.port": (
            "The port; otherwise 8700, or the next free one.",
            "Der Port; sonst 8700 oder der nächste freie.",
        ),
        "cli.serve.host": (
            "The address to listen on; 0.0.0.0 lets other machines in.",
            "Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere Rechner ein.",
        ),
        "cli.serve.open": (
            "Open the table in the browser; otherwise if there is a screen.",
            "Den Tisch im Browser öffnen; sonst, wenn es einen Bildschirm gibt.",
        ),
        "cli.serve.data": (
            "The file that keeps the tables (SQLite); otherwise one in your data folder.",
            "Die Datei für die Tische (SQLite); sonst eine in deinem Datenordner.",
        ),
        "cli.serve.database": (
            "Keep the tables in PostgreSQL instead: postgresql://USER:PASSWORD@HOST/NAME.",
            "Die Tische stattdessen in PostgreSQL ablegen: postgresql://NAME:PASSWORT@RECHNER/NAME.",
        ),
        "cli.serve.url": (
            "The address by which others reach this server, if it stands behind another one.",
            "Die Adresse, unter der andere diesen Server erreichen, falls er hinter einem anderen steht.",
        ),
        "cli.serve.bad_url": (
            "{given!r} is no address of a server; write something like https://games.example.org.",
            "{given!r} ist keine Adresse eines Servers; schreibe etwas wie https://spiele.example.org.",
        ),
        "cli.serve.webhook_host": (
            "A host that may be told whose turn it is; can be given several times.",
            "Ein Rechner, dem gemeldet werden darf, wer am Zug ist; mehrmals möglich.",
        ),
        "cli.serve.finished": (
            "Days until a table whose game is over is deleted",
            "Tage, nach denen ein Tisch gelöscht wird, dessen Partie zu Ende ist",
        ),
        "cli.serve.abandoned": (
            "Days until a game that nobody plays on is deleted",
            "Tage, nach denen eine Partie gelöscht wird, die niemand weiterspielt",
        ),
        "cli.serve.log": (
            "Log lines for people or as JSON",
            "Meldungen für Menschen oder als JSON",
        ),
        "cli.serve.bad_log": (
            "--log {given!r} does not exist; there are {formats}.",
            "--log {given!r} gibt es nicht; möglich ist {formats}.",
        ),
        "cli.serve.metrics_port": (
            "Serve metrics for Prometheus on this port of this machine",
            "Messwerte für Prometheus auf diesem Port dieses Rechners",
        ),
        "cli.serve.no_metrics": (
            "--metrics-port needs one more package; install it with: pip install 'trailboss[metrics]'",
            "Für --metrics-port fehlt noch ein Paket; installiere es mit: pip install 'trailboss[metrics]'",
        ),
        "cli.serve.here": (
            "Trailboss is at {address} (Ctrl-C ends it).",
            "Trailboss ist unter {address} (Strg-C beendet es).",
        ),
        "cli.serve.both": (
            "Give --data or --database, not both.",
            "Gib --data oder --database an, nicht beides.",
        ),
        "cli.serve.missing": (
            "The server needs the package {package}; install it with: pip install 'trailboss[server]'",
            "Dem Server fehlt das Paket {package}; installiere es mit: pip install 'trailboss[server]'",
        ),
        "cli.serve.no_client": (
            "This installation has no web client: install it with `pip install .`, or use `./run play`.",
            "Dieser Installation fehlt der Web-Client: `pip install .` oder `./run play` bringt ihn mit.",
        ),
        "cli.serve.port_taken": (
            "The port {port} is taken; choose another one with --port.",
            "Der Port {port} ist belegt; wähle mit --port einen anderen.",
        ),
        "cli.serve.port_forbidden": (
            "The port {port} may not be used here; choose one above 1023 with --port.",
            "Der Port {port} ist hier nicht erlaubt; wähle mit --port einen über 1023.",
        ),
        "cli.serve.no_host": (
            "This machine cannot listen on {host!r}.",
            "Auf {host!r} kann dieser Rechner nicht lauschen.",
        ),
        # -- sim
        "cli.sim.more": (
            (
                "The same seed gives the same games, whatever the number of processes. Ctrl-C stops "
                "and shows what was played so far."
            ),
            (
                "Derselbe Startwert gibt dieselben Partien, gleich mit wie vielen Prozessen. Strg-C "
                "hört auf und zeigt, was bis dahin gespielt wurde."
            ),
        ),
        "cli.sim.seats": (
            "The bots, one for each seat: heir,heir,random",
            "Die Bots, einer für jeden Platz: heir,heir,random",
        ),
        "cli.sim.games": ("How many games.", "Wie viele Partien."),
        "cli.sim.seed": (
            "The seed of the match; drawn if left out.",
            "Der Startwert; sonst wird er ausgelost.",
        ),
        "cli.sim.rotate": (
            "The bots move on by one seat from game to game.",
            "Die Bots rücken von Partie zu Partie einen Platz weiter.",
        ),
        "cli.sim.records": (
            "Write a record of each game into this folder.",
            "Jede Partie in diesem Ordner aufzeichnen.",
        ),
        "cli.sim.processes": (
            "How many processes; one for each core if left out.",
            "Wie viele Prozesse; sonst einer pro Kern.",
        ),
        "cli.sim.stopped": (
            "Stopped after {played} of {games} games.",
            "Nach {played} von {games} Partien abgebrochen.",
        ),
        "cli.sim.stopped_early": (
            "Stopped before the first game was over.",
            "Abgebrochen, bevor die erste Partie zu Ende war.",
        ),
        "cli.sim.head": (
            "{title}: {games} games with {seats} players, seed {seed}, {seconds} s, processes: {processes}",
            (
                "{title}: {games} Partien mit {seats} Spielern, Startwert {seed}, {seconds} s, "
                "Prozesse: {processes}"
            ),
        ),
        "cli.sim.head.1": (
            "{title}: {games} games of one player, seed {seed}, {seconds} s, processes: {processes}",
            "{title}: {games} Partien allein, Startwert {seed}, {seconds} s, Prozesse: {processes}",
        ),
        "cli.sim.by_bot": ("By bot", "Nach Bots"),
        "cli.sim.by_seat": ("By seat", "Nach Plätzen"),
        "cli.sim.by_part": ("Points by category", "Punkte nach Art"),
        "cli.sim.col.bot": ("Bot", "Bot"),
        "cli.sim.col.category": ("Points", "Punkte"),
        "cli.sim.col.seat": ("Seat", "Platz"),
        "cli.sim.col.held": ("Seats", "Plätze"),
        "cli.sim.col.fair": ("Fair", "Fair"),
        "cli.sim.col.won": ("Won", "Gewonnen"),
        "cli.sim.col.points": ("Points", "Punkte"),
        "cli.sim.col.place": ("Place", "Rang"),
        "cli.sim.col.decision": ("Decision", "Entscheidung"),
        "cli.sim.all_in_turn": ("each in turn", "reihum alle"),
        "cli.sim.legend": (
            (
                "Won: share of the games, of a shared victory a part; in brackets where the true "
                "share lies 95 times in 100. Fair: what bots of equal strength would win. Points, "
                "place and time for a decision: means."
            ),
            (
                "Gewonnen: Anteil der Partien, von geteilten Siegen ein Teil; in Klammern, wo der "
                "wahre Anteil in 95 von 100 Fällen liegt. Fair: was gleich starke Bots gewännen. "
                "Punkte, Rang und Zeit einer Entscheidung: Mittelwerte."
            ),
        ),
        # -- replay
        "cli.replay.more": (
            (
                "The record is proven first: each move must be legal, and the end must be the one it "
                "names. Without a terminal, or with --text, the whole game is printed."
            ),
            (
                "Zuerst wird die Aufzeichnung geprüft: Jeder Zug muss erlaubt sein, und das Ende "
                "muss stimmen. Ohne Terminal oder mit --text wird die ganze Partie ausgegeben."
            ),
        ),
        "cli.replay.file": (
            "The record; - reads what is piped in.",
            "Die Aufzeichnung; - liest die Eingabe.",
        ),
        "cli.replay.text": ("Print the game as text.", "Die Partie als Text ausgeben."),
        "cli.replay.move": (
            "Begin after this move; as text, print up to it.",
            "Nach diesem Zug beginnen; als Text bis dahin ausgeben.",
        ),
        "cli.replay.seat": (
            "Show what this seat may see, 0 for the first.",
            "Zeigen, was dieser Platz sehen darf, 0 für den ersten.",
        ),
        "cli.replay.all": (
            "Show everything, also of a game that is not over.",
            "Alles zeigen, auch wenn die Partie noch läuft.",
        ),
        "cli.replay.plain": (
            "Plain lines at a terminal, too, for screen readers.",
            "Auch am Terminal einfache Zeilen, für Vorleseprogramme.",
        ),
        "cli.replay.heading": (
            "{title}: move {number} of {moves} · {names}",
            "{title}: Zug {number} von {moves} · {names}",
        ),
        "cli.replay.seat_and_all": (
            "--seat and --all do not go together: one shows what a seat sees, the other everything.",
            "--seat und --all passen nicht zusammen: Das eine zeigt, was ein Platz sieht, das andere alles.",
        ),
        "cli.replay.no_move": (
            "There is no move {number}; the record has moves 0 (the start) to {moves}.",
            "Einen Zug {number} gibt es nicht; die Aufzeichnung hat die Züge 0 (der Anfang) bis {moves}.",
        ),
        "cli.replay.title": ("{title}, {seats} players", "{title}, {seats} Spieler"),
        "cli.replay.title.1": ("{title}, 1 player", "{title}, 1 Spieler"),
        "cli.replay.seats": ("Seats: {names}", "Plätze: {names}"),
        "cli.replay.options": ("Options: {options}", "Einstellungen: {options}"),
        "cli.replay.seed": ("Seed: {seed}", "Startwert: {seed}"),
        "cli.replay.sees_all": ("Everything is shown.", "Alles wird gezeigt."),
        "cli.replay.sees_public": (
            "Only what everybody may see is shown, for the game is not over.",
            "Nur was alle sehen dürfen, wird gezeigt, denn die Partie ist nicht zu Ende.",
        ),
        "cli.replay.sees_seat": (
            "Shown is what {seat} may see.",
            "Gezeigt wird, was {seat} sehen darf.",
        ),
        "cli.replay.private": ("(to {names}) {sentence}", "(an {names}) {sentence}"),
        "cli.replay.count": ("{place}. {seat}: {total} ({parts})", "{place}. {seat}: {total} ({parts})"),
        "cli.replay.winner": ("{names} wins.", "{names} gewinnt."),
        "cli.replay.winners": ("{names} share the victory.", "{names} teilen sich den Sieg."),
        "cli.replay.not_over": (
            "The game is not over: {seat} is to move.",
            "Die Partie ist nicht zu Ende: {seat} ist am Zug.",
        ),
        "cli.replay.proven": (
            "The record is whole: every move is legal, and it ends where it says.",
            "Die Aufzeichnung ist heil: Jeder Zug ist erlaubt, und sie endet, wo sie es sagt.",
        ),
        "cli.replay.no_end": (
            "Every move of the record is legal; it does not say where it ends, so it may have been cut.",
            (
                "Jeder Zug der Aufzeichnung ist erlaubt; wo sie endet, sagt sie nicht, sie kann also "
                "gekürzt sein."
            ),
        ),
        "cli.replay.start": ("The start of the game.", "Der Anfang der Partie."),
        "cli.replay.keys": (
            "Enter: next move, b: back, a number: go to that move, q: quit.",
            "Eingabetaste: nächster Zug, z: zurück, eine Zahl: zu diesem Zug, q: Ende.",
        ),
        "cli.replay.prompt": ("Move {number} of {moves} > ", "Zug {number} von {moves} > "),
    }
)


def version(lang: str) -> str:
    """Which version this is, and which build."""
    key = "cli.version.compiled" if trailboss.COMPILED else "cli.version.plain"
    return say(key, {"version": trailboss.__version__, "python": platform.python_version()}, lang)
