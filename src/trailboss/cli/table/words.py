"""What the text table says in every game, in English and German."""

from trailboss.core.words import learn

learn(
    {
        # -- sitting down
        "table.seats_and_players": (
            (
                "--seats names {seats} seats, and --players says {players}: give one of them, or the "
                "same number."
            ),
            "--seats nennt {seats} Plätze, --players aber {players}: Gib nur eines an oder dieselbe Zahl.",
        ),
        "table.nobody_sits": (
            (
                "Nobody would sit at this table: name at least one seat 'me'. `trailboss sim` lets bots "
                "play alone."
            ),
            (
                "An diesem Tisch säße niemand: Nenne mindestens einen Platz 'me'. `trailboss sim` lässt "
                "Bots allein spielen."
            ),
        ),
        "table.how_many": (
            "How many players ({seats}; {variants} as a variant)? Enter takes {usual}.",
            "Wie viele Spieler ({seats}; {variants} als Variante)? Enter nimmt {usual}.",
        ),
        "table.how_many_plain": (
            "How many players ({seats})? Enter takes {usual}.",
            "Wie viele Spieler ({seats})? Enter nimmt {usual}.",
        ),
        "table.which_game": (
            "Which game ({games})? Enter takes {usual}.",
            "Welches Spiel ({games})? Enter nimmt {usual}.",
        ),
        "table.go_on_offer": (
            "There is an unfinished game. Type r to go on with it.",
            "Es gibt eine angefangene Partie. Mit r geht sie weiter.",
        ),
        "table.choose_again": (
            "Please answer with one of these: {choices}.",
            "Bitte mit einem davon antworten: {choices}.",
        ),
        "table.no_input": (
            (
                "There is no terminal and no input, so nobody can play; `trailboss play --plain` reads "
                "answers from a pipe."
            ),
            (
                "Es gibt weder ein Terminal noch eine Eingabe, also kann niemand spielen; `trailboss "
                "play --plain` liest Antworten aus einer Pipe."
            ),
        ),
        "table.file_without_resume": (
            "{given!r} is too much here; to go on with a saved game, write --resume {given}.",
            (
                "{given!r} ist hier zu viel; um eine gespeicherte Partie fortzusetzen, schreibe --resume "
                "{given}."
            ),
        ),
        "table.resume_alone": (
            "A resumed game brings its players and options along: leave {options} out.",
            "Eine fortgesetzte Partie bringt Spieler und Einstellungen mit: Lass {options} weg.",
        ),
        "table.welcome": (
            (
                "Welcome. You are {seats}. Answer with a number or in words; 'help' shows what else can "
                "be typed."
            ),
            (
                "Willkommen. Du bist {seats}. Antworte mit einer Zahl oder in Worten; 'hilfe' zeigt, was "
                "sonst noch geht."
            ),
        ),
        "table.welcome_back": (
            "Welcome back. You are {seats}. 'log' tells what has happened so far, 'help' what can be typed.",
            (
                "Willkommen zurück. Du bist {seats}. 'log' erzählt, was bisher geschah, 'hilfe', was man "
                "tippen kann."
            ),
        ),
        "table.and": ("{first} and {last}", "{first} und {last}"),
        "table.you_are": ("you are {seat}", "du bist {seat}"),
        # -- files
        "table.save_is_there": (
            "{file!r} is there already; go on with it by --resume {file}, or choose another name.",
            (
                "{file!r} gibt es schon; setze die Partie mit --resume {file} fort oder wähle einen "
                "anderen Namen."
            ),
        ),
        "table.no_folder": (
            (
                "Games cannot be kept in {folder!r}: nothing can be written there; choose a file with "
                "--save FILE."
            ),
            (
                "In {folder!r} lassen sich keine Partien aufheben: Dort ist Schreiben nicht möglich; "
                "wähle eine Datei mit --save DATEI."
            ),
        ),
        "table.no_players": (
            "The header {header} is missing, so nobody knows who plays.",
            "Die Kopfzeile {header} fehlt, also weiß niemand, wer spielt.",
        ),
        "table.other_seats": (
            "The header {header} does not name {seats} seats.",
            "Die Kopfzeile {header} nennt nicht {seats} Plätze.",
        ),
        "table.bad_save": (
            "{file!r} holds no game to go on with: {what}",
            "{file!r} enthält keine Partie zum Fortsetzen: {what}",
        ),
        "table.nothing_to_resume": (
            "There is no unfinished game to go on with.",
            "Es gibt keine angefangene Partie zum Fortsetzen.",
        ),
        "table.kept": ("The game is kept. Go on with:", "Die Partie ist gespeichert. Weiter geht es mit:"),
        "table.not_kept": (
            "The last moves could not be saved: {what}",
            "Die letzten Züge ließen sich nicht speichern: {what}",
        ),
        "table.saved": (
            "The game is saved after every move. To leave and go on later:",
            "Die Partie wird nach jedem Zug gespeichert. Um aufzuhören und später weiterzuspielen:",
        ),
        "table.copied": ("A copy of the game is in {file!r}.", "Eine Kopie der Partie liegt in {file!r}."),
        # -- the prompt
        "table.prompt": ("{seat}> ", "{seat}> "),
        "table.end_prompt": ("> ", "> "),
        "table.answers": ("Answers: {answers}.", "Antworten: {answers}."),
        "table.answer": ("{typed} = {text}", "{typed} = {text}"),
        "table.not_understood": (
            "{text!r} is no answer here; 'help' shows what can be typed.",
            "{text!r} ist hier keine Antwort; 'hilfe' zeigt, was man tippen kann.",
        ),
        "table.refused": ("{why} [{ruling}]", "{why} [{ruling}]"),
        "table.why_usage": (
            "Say which move: why {example}.",
            "Sag, welchen Zug: warum {example}.",
        ),
        "table.why_legal": ("That is allowed: {text}.", "Das ist erlaubt: {text}."),
        "table.taken_back": ("Taken back.", "Zurückgenommen."),
        "table.hint": (
            "Hint: {text} (type {typed})",
            "Tipp: {text} (tippe {typed})",
        ),
        "table.lang_usage": (
            "Say which language: lang en or lang de.",
            "Sag, welche Sprache: lang en oder lang de.",
        ),
        "table.lang_done": ("The table speaks English now.", "Der Tisch spricht jetzt Deutsch."),
        "table.log_empty": ("Nothing has happened yet.", "Noch ist nichts geschehen."),
        "table.as_usage": (
            "Say which person and which move: as blue {example}.",
            "Sag, wer und welchen Zug: als blau {example}.",
        ),
        "table.as_bot": ("{seat} is played by a bot.", "{seat} wird von einem Bot gespielt."),
        "table.deed_usage": (
            "Who? Type {deed} for yourself, or {deed} and the colour of another person here.",
            "Wer? Tippe {deed} für dich selbst oder {deed} und die Farbe eines anderen Menschen hier.",
        ),
        # -- hot seat
        "table.curtain": (
            "Pass the keyboard to {seat}. {seat}, press Enter when nobody else looks.",
            "Gib die Tastatur an {seat}. {seat}, drücke Enter, wenn sonst niemand hinsieht.",
        ),
        "table.only_you": ("Only for {seat}:", "Nur für {seat}:"),
        "table.seen": ("Press Enter when you have seen it.", "Drücke Enter, wenn du es gesehen hast."),
        # -- help
        "table.help_answer": (
            "answer by a number or in words, as listed",
            "antworten, mit Zahl oder Worten, wie aufgezählt",
        ),
        "table.help_enter": ("show the table again", "den Tisch neu zeigen"),
        "table.help_why": (
            "why a move is not allowed: why {example}",
            "warum ein Zug nicht erlaubt ist: warum {example}",
        ),
        "table.help_undo": (
            "take the last move back, if that is fair",
            "den letzten Zug zurücknehmen, wenn das fair ist",
        ),
        "table.help_hint": (
            "the best move; hint nudge: only a pointer; hint all: with reasons",
            "der beste Zug; tipp wink: nur ein Wink; tipp alles: mit Gründen",
        ),
        "table.hint_level": ("LEVEL", "WIEVIEL"),
        "table.help_log": (
            "what has happened; log 2: the last two turns",
            "was geschehen ist; log 2: die letzten zwei Runden",
        ),
        "table.help_observe": (
            "all you see, what happened, and the rules of what is on the board, in words",
            "alles, was du siehst, was geschah und was gilt, in Worten",
        ),
        "table.help_map": ("the board, as large as the window", "das Spielbrett, so groß wie das Fenster"),
        "table.help_as": (
            "play for another person who may act now",
            "für jemand anderen ziehen, der jetzt handeln darf",
        ),
        "table.help_lang": ("speak English or German", "Englisch oder Deutsch sprechen"),
        "table.help_save": (
            "where the game is kept; save FILE: a copy",
            "wo die Partie liegt; speichern DATEI: eine Kopie",
        ),
        "table.help_help": ("this list", "diese Liste"),
        "table.help_quit": ("leave; the game is kept", "aufhören; die Partie bleibt gespeichert"),
        "table.help_practice": (
            "Practice table: everything is open, and every move can be taken back.",
            "Übungstisch: Alles liegt offen, und jeder Zug lässt sich zurücknehmen.",
        ),
        "table.file": ("FILE", "DATEI"),
        "table.lang": ("en|de", "en|de"),
        "table.move": ("MOVE", "ZUG"),
        # -- the end
        "table.final": ("Final count", "Schlussabrechnung"),
        "table.total": ("Total", "Summe"),
        "table.place": ("Place", "Platz"),
        "table.place_is": ("{place}.", "{place}."),
        "table.score": ("{place}. {seat}: {total} ({parts}).", "{place}. {seat}: {total} ({parts})."),
        "table.score_part": ("{category}: {points}", "{category}: {points}"),
        "table.wins": ("{seats} wins.", "{seats} gewinnt."),
        "table.win_together": ("{seats} win together.", "{seats} gewinnen gemeinsam."),
        "table.you_win": ("You win, {seats}!", "Du gewinnst, {seats}!"),
        "table.replay": ("To go through the game again:", "Die Partie noch einmal ansehen:"),
        "table.another": (
            "Another game at this table? Type yes, or Enter to leave.",
            "Noch eine Partie an diesem Tisch? Tippe ja, oder Enter zum Aufhören.",
        ),
        # -- options of the command
        "table.opt.game": ("The game; without it, you choose.", "Das Spiel; ohne Angabe wählst du."),
        "table.opt.file": (
            "With --resume: the saved game (otherwise the last one).",
            "Mit --resume: die gespeicherte Partie (sonst die letzte).",
        ),
        "table.opt.seats": (
            "Who sits where: me for a person, or a bot; several persons take turns at the keyboard.",
            (
                "Wer wo sitzt: me für einen Menschen, sonst ein Bot; mehrere Menschen wechseln sich an "
                "der Tastatur ab."
            ),
        ),
        "table.opt.players": ("How many players: you against bots.", "Wie viele Spieler: du gegen Bots."),
        "table.opt.seed": ("Deal the same game again.", "Dieselbe Partie noch einmal austeilen."),
        "table.opt.option": (
            "An option of the game; `trailboss games` lists them.",
            "Eine Einstellung des Spiels; `trailboss games` zählt sie auf.",
        ),
        "table.opt.map": ("Play on your own map.", "Auf einer eigenen Karte spielen."),
        "table.opt.plain": (
            "Plain lines, for screen readers and pipes.",
            "Schlichte Zeilen, für Screenreader und Pipes.",
        ),
        "table.opt.show_all": (
            "Practice: show everything to everybody, take back any move.",
            "Übung: allen alles zeigen, jeden Zug zurücknehmen.",
        ),
        "table.opt.save": ("Keep the game in this file.", "Die Partie in dieser Datei aufheben."),
        "table.opt.resume": ("Go on with a saved game.", "Eine gespeicherte Partie fortsetzen."),
        "table.opt.no_color": ("Draw without colours.", "Ohne Farben zeichnen."),
    }
)
