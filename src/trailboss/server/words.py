"""What the server says to people, in English and German."""

from trailboss.core.words import learn

learn(
    {
        # -- why a request is not carried out; the key is `server.` and the code of the problem
        "server.unknown_table": (
            "There is no such table.",
            "Diesen Tisch gibt es nicht.",
        ),
        "server.unknown_record": (
            "There is no such record here.",
            "Diese Aufzeichnung gibt es hier nicht.",
        ),
        "server.unknown_path": (
            "There is nothing at this address.",
            "Unter dieser Adresse gibt es nichts.",
        ),
        "server.unknown_game": (
            "There is no such game.",
            "Dieses Spiel gibt es nicht.",
        ),
        "server.unknown_bot": (
            "There is no such bot for this game.",
            "Diesen Bot gibt es für dieses Spiel nicht.",
        ),
        "server.wrong_method": (
            "This address cannot be used that way.",
            "So lässt sich diese Adresse nicht benutzen.",
        ),
        "server.wrong_type": (
            "This has to be sent as {wanted}.",
            "Das muss als {wanted} geschickt werden.",
        ),
        "server.too_large": (
            "This is too large: {most} bytes are the most.",
            "Das ist zu groß: Höchstens {most} Bytes sind erlaubt.",
        ),
        "server.bad_request": (
            "The request cannot be understood.",
            "Die Anfrage ist nicht zu verstehen.",
        ),
        "server.too_many": (
            "That is too much at once; wait a moment.",
            "Das ist zu viel auf einmal; warte einen Augenblick.",
        ),
        "server.too_many_tables": (
            "You have {most} tables that are not over yet; finish some first.",
            "Du hast schon {most} Tische, die noch nicht zu Ende sind; spiel erst ein paar zu Ende.",
        ),
        "server.wrong_origin": (
            "The request comes from another site.",
            "Die Anfrage kommt von einer fremden Seite.",
        ),
        "server.wrong_host": (
            "This server has another name; check the address.",
            "Dieser Server heißt anders; prüfe die Adresse.",
        ),
        "server.server_error": (
            "Something went wrong here; it is noted as {number}.",
            "Hier ist etwas schiefgegangen; es ist als {number} vermerkt.",
        ),
        "server.unavailable": (
            "The server is busy with itself; try again in a moment.",
            "Der Server ist mit sich selbst beschäftigt; versuch es gleich noch einmal.",
        ),
        "server.full": (
            "No seat is open at this table.",
            "An diesem Tisch ist kein Platz frei.",
        ),
        "server.taken": (
            "This seat is taken.",
            "Dieser Platz ist besetzt.",
        ),
        "server.not_your_seat": (
            "This is not your seat.",
            "Das ist nicht dein Platz.",
        ),
        "server.not_your_turn": (
            "It is not your turn.",
            "Du bist nicht am Zug.",
        ),
        "server.stale": (
            "Meanwhile the game has gone on; look again.",
            "Inzwischen ging das Spiel weiter; sieh noch einmal hin.",
        ),
        "server.not_over": (
            "The record is there when the game is over.",
            "Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.",
        ),
        "server.not_waiting": (
            "The game has begun already.",
            "Das Spiel hat schon begonnen.",
        ),
        "server.not_running": (
            "The game is not running.",
            "Das Spiel läuft nicht.",
        ),
        "server.seats_open": (
            "Somebody is still missing: fill the open seats first.",
            "Es fehlt noch jemand: Besetze zuerst die freien Plätze.",
        ),
        "server.not_host": (
            "Only the one who set the table can do that.",
            "Das kann nur, wer den Tisch eingerichtet hat.",
        ),
        "server.not_allowed": (
            "You cannot do that here.",
            "Das kannst du hier nicht.",
        ),
        "server.bot_decides": (
            "A bot plays this seat; take it back first.",
            "Ein Bot spielt diesen Platz; übernimm ihn zuerst wieder.",
        ),
        "server.not_away": (
            "This seat has not been away long enough.",
            "Dieser Platz war noch nicht lange genug abwesend.",
        ),
        "server.older_device": (
            "Only a device that has held this seat longer can remove this one.",
            "Nur ein Gerät, das diesen Platz schon länger hat, kann dieses entfernen.",
        ),
        "server.unknown_device": (
            "This device no longer holds the seat.",
            "Dieses Gerät hat den Platz nicht mehr.",
        ),
        "server.bad_link": (
            "This link opens no seat here.",
            "Dieser Link öffnet hier keinen Platz.",
        ),
        "server.bad_name": (
            "A name has 1 to {most} signs and none that cannot be seen.",
            "Ein Name hat 1 bis {most} Zeichen und keine unsichtbaren.",
        ),
        "server.bad_seats": (
            "There is no such seat at this table.",
            "Diesen Platz gibt es an diesem Tisch nicht.",
        ),
        "server.bad_option": (
            "The options of this table cannot be used.",
            "Die Einstellungen dieses Tischs sind nicht brauchbar.",
        ),
        "server.bad_seed": (
            "A seed is a whole number from 0 to {highest}.",
            "Ein Startwert ist eine ganze Zahl von 0 bis {highest}.",
        ),
        "server.bad_record": (
            "This is no record that can be watched.",
            "Das ist keine Aufzeichnung, die sich ansehen lässt.",
        ),
        "server.bad_webhook": (
            "This server does not send anything to that address.",
            "Dieser Server schickt nichts an diese Adresse.",
        ),
        "server.cannot_undo": (
            "Nothing can be taken back.",
            "Es lässt sich nichts zurücknehmen.",
        ),
        "server.no_takebacks": (
            "At this table nothing is taken back.",
            "An diesem Tisch wird nichts zurückgenommen.",
        ),
        "server.log_full": (
            "The log of this table is full: nothing more is taken back, and seats stay as they are.",
            "Das Protokoll dieses Tischs ist voll: Zurücknehmen und Platzwechsel gehen nicht mehr.",
        ),
        "server.damaged": (
            "This table is damaged: you can look at what could be read, but not play on.",
            "Dieser Tisch ist beschädigt: Du kannst ansehen, was noch lesbar ist, aber nicht weiterspielen.",
        ),
        "server.archived": (
            "This game is archived: you can look at it, but not play on.",
            "Diese Partie ist archiviert: Du kannst sie ansehen, aber nicht weiterspielen.",
        ),
        "server.archived_rules": (
            "The rules have changed since this game began: you can look at it, but not play on.",
            "Seit Beginn dieser Partie haben sich die Regeln geändert: ansehen ja, weiterspielen nein.",
        ),
        "server.no_hints": (
            "At this table there are no hints.",
            "An diesem Tisch gibt es keine Tipps.",
        ),
        "server.hint_failed": (
            "No hint came to mind this time.",
            "Diesmal ist niemandem ein Tipp eingefallen.",
        ),
        # -- the log: who decides where
        "server.log.start": ("The game begins.", "Das Spiel beginnt."),
        "server.log.seed": (
            "The seed of this game was chosen by the one who set the table.",
            "Der Startwert dieser Partie wurde von der Person gewählt, die den Tisch eingerichtet hat.",
        ),
        "server.log.join": ("{name} takes the seat {colour}.", "{name} nimmt den Platz {colour}."),
        "server.log.leave": ("{name} leaves the seat {colour}.", "{name} verlässt den Platz {colour}."),
        "server.log.open": ("The seat {colour} is open.", "Der Platz {colour} ist frei."),
        "server.log.bot": (
            "{name}, a bot ({bot}), takes the seat {colour}.",
            "{name}, ein Bot ({bot}), nimmt den Platz {colour}.",
        ),
        "server.log.resign": (
            "{name} gives up the seat; a bot ({bot}) plays on.",
            "{name} gibt den Platz ab; ein Bot ({bot}) spielt weiter.",
        ),
        "server.log.away": (
            "{name} was away for too long; a bot ({bot}) plays on.",
            "{name} war zu lange abwesend; ein Bot ({bot}) spielt weiter.",
        ),
        "server.log.failed": (
            "The bot of {name} keeps failing; another one ({bot}) takes over.",
            "Der Bot von {name} fällt immer wieder aus; ein anderer ({bot}) übernimmt.",
        ),
        "server.log.covered": (
            "The bot of {name} failed; another one ({bot}) makes this decision.",
            "Der Bot von {name} ist ausgefallen; diese Entscheidung trifft ein anderer ({bot}).",
        ),
        "server.log.back": (
            "{name} is back and plays on.",
            "{name} ist wieder da und spielt weiter.",
        ),
        "server.log.undo": (
            "{name} takes the last move back.",
            "{name} nimmt den letzten Zug zurück.",
        ),
        "server.log.unread": ("{name}: {move}", "{name}: {move}"),
        "server.log.over": ("The game is over.", "Das Spiel ist zu Ende."),
        "server.log.winner": ("{names} wins.", "{names} gewinnt."),
        "server.log.winners": ("{names} win together.", "{names} gewinnen gemeinsam."),
        "server.log.no_winner": ("Nobody at the table wins.", "Niemand am Tisch gewinnt."),
        "server.guest": ("Guest", "Gast"),
        # -- the page that is shown while the client is not built
        "server.metrics_port": (
            "Port {port} for the metrics is taken; choose another one with --metrics-port.",
            "Port {port} für die Messwerte ist belegt; wähle mit --metrics-port einen anderen.",
        ),
        "server.no_client": (
            "The table's pages are not built yet: `./run play` builds them.",
            "Die Seiten des Tischs sind noch nicht gebaut: `./run play` baut sie.",
        ),
    }
)
