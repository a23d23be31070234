"""What `trailboss lab train` and `trailboss lab tune` say, in English and German."""

from trailboss.core.words import learn

learn(
    {
        # -- train
        "cli.lab.train.more": (
            (
                "The game's own bot plays games with itself, badly up to a random turn and properly from "
                "there on; a small network learns what positions lead to; games kept apart show what it "
                "is worth. Ctrl-C stops; the same command goes on where it was. The same seed gives the "
                "same forecast."
            ),
            (
                "Der eigene Bot des Spiels spielt Partien mit sich selbst, bis zu einem zufälligen Zug "
                "schlecht und von da an richtig; ein kleines Netz lernt, wozu Stellungen führen; "
                "zurückgehaltene Partien zeigen, was es taugt. Strg-C hält an; derselbe Befehl macht dort "
                "weiter. Derselbe Startwert gibt dieselbe Vorhersage."
            ),
        ),
        "cli.lab.train.games": ("How many games to learn from.", "Aus wie vielen Partien gelernt wird."),
        "cli.lab.train.out": (
            "The folder for the forecast; if left out, the one where search looks for NAME.",
            "Der Ordner für die Vorhersage; sonst der, in dem search nach NAME sucht.",
        ),
        "cli.lab.train.name": (
            "What the forecast is called, as in search:1s@NAME; if left out, my-GAME.",
            "Wie die Vorhersage heißt, wie in search:1s@NAME; sonst my-SPIEL.",
        ),
        "cli.lab.train.hidden": ("Hidden units of the network.", "Verborgene Einheiten des Netzes."),
        "cli.lab.train.epochs": (
            "How often every position is learned from.",
            "Wie oft aus jeder Stellung gelernt wird.",
        ),
        "cli.lab.train.seed": (
            "Games and network follow from it.",
            "Aus ihm folgen die Partien und das Netz.",
        ),
        "cli.lab.train.after": (
            "An earlier forecast: in half of the games all go after what it promises for some turns.",
            "Eine frühere Vorhersage: In jeder zweiten Partie folgen alle einige Züge ihren Versprechen.",
        ),
        "cli.lab.train.also": (
            "Another run in the same folder whose games are learned from, too.",
            "Ein anderer Lauf im selben Ordner, aus dessen Partien auch gelernt wird.",
        ),
        "cli.lab.train.bad_name": (
            "{name!r} cannot be the name of a forecast; use letters, digits, '-', '_' and '.'.",
            "{name!r} kann keine Vorhersage heißen; nimm Buchstaben, Ziffern, '-', '_' und '.'.",
        ),
        "cli.lab.train.needs": (
            "Training needs the extra 'learn': pip install 'trailboss[learn]'.",
            "Zum Lernen fehlt der Zusatz 'learn': pip install 'trailboss[learn]'.",
        ),
        "cli.lab.train.playing": ("playing", "spielen"),
        "cli.lab.train.learning": ("learning", "lernen"),
        "cli.lab.train.epoch": (
            "Epoch {number} of {epochs}: off by {learned} where it learned, by {apart} on games kept apart.",
            "Runde {number} von {epochs}: Abweichung {learned} im Gelernten, {apart} im Zurückgehaltenen.",
        ),
        "cli.lab.train.stopped": (
            "Stopped; the same command goes on from here.",
            "Angehalten; derselbe Befehl macht hier weiter.",
        ),
        "cli.lab.train.head": (
            "{title}: {positions} positions of {games} games, of which {apart} games were kept apart.",
            "{title}: {positions} Stellungen aus {games} Partien, davon {apart} Partien zurückgehalten.",
        ),
        "cli.lab.train.worth": (
            "{name}: off by {off} points ({seats}); names the one who will be ahead {leader} of the time.",
            "{name}: Abweichung {off} Punkte ({seats}); nennt in {leader} der Fälle, wer vorn liegen wird.",
        ),
        "cli.lab.train.with_seats": ("{off} with {seats} seats", "{off} zu {seats}t"),
        "cli.lab.train.written": (
            "Written: {files}. To play with it: {spec}",
            "Geschrieben: {files}. So spielt es mit: {spec}",
        ),
        # -- tune
        "cli.lab.tune.more": (
            (
                "In every duel each weight is raised for one side and lowered for the other, and the "
                "weights follow the better side. At the end the new weights meet the old ones on fresh "
                "deals until it is clear which are better. Ctrl-C stops; the same command goes on where "
                "it was. The same seed gives the same weights."
            ),
            (
                "In jedem Duell wird jedes Gewicht für eine Seite erhöht und für die andere gesenkt, und "
                "die Gewichte folgen der besseren. Am Ende treffen die neuen auf die alten, in neuen "
                "Partien, bis klar ist, welche besser sind. Strg-C hält an; derselbe Befehl macht dort "
                "weiter. Derselbe Startwert gibt dieselben Gewichte."
            ),
        ),
        "cli.lab.tune.bot": ("The bot to tune.", "Der Bot, der verbessert wird."),
        "cli.lab.tune.game": (
            "The game to tune it on; if left out, its main one.",
            "Das Spiel, an dem eingestellt wird; sonst sein wichtigstes.",
        ),
        "cli.lab.tune.seats": (
            "How many sit at the table; if left out, the usual number for the bot.",
            "Wie viele am Tisch sitzen; sonst so viele wie bei diesem Bot üblich.",
        ),
        "cli.lab.tune.games": ("Games in one step.", "Partien in einem Schritt."),
        "cli.lab.tune.steps": ("How many steps.", "Wie viele Schritte."),
        "cli.lab.tune.proof": (
            "Games at most for the comparison of new and old weights; 0 for none.",
            "Höchstens so viele Partien, um neue und alte Gewichte zu vergleichen; 0 für keine.",
        ),
        "cli.lab.tune.seed": (
            "Deals and directions follow from it.",
            "Aus ihm folgen die Partien und die Richtungen.",
        ),
        "cli.lab.tune.out": (
            "The folder in which the run is kept.",
            "Der Ordner, in dem der Lauf aufgehoben wird.",
        ),
        "cli.lab.tune.climbing": ("climbing", "steigen"),
        "cli.lab.tune.proving": ("comparing", "vergleichen"),
        "cli.lab.tune.step": (
            "Step {number} of {steps}: moved by {moved}; surest: {surest}; {points} points a seat.",
            "Schritt {number} von {steps}: bewegt um {moved}; sicher: {surest}; {points} Punkte je Platz.",
        ),
        "cli.lab.tune.verdict": (
            "New against old: {games} games, won {won} ± {error}, {lead} points ahead: {verdict}.",
            "Neu gegen alt: {games} Partien, gewonnen {won} ± {error}, {lead} Punkte vorn: {verdict}.",
        ),
        "cli.lab.tune.verdict.yes": ("better", "besser"),
        "cli.lab.tune.verdict.no": ("not better", "nicht besser"),
        "cli.lab.tune.verdict.open": ("not clear", "nicht klar"),
    }
)
