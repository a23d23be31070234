"""What lies on the player board and in the markets, what is asked, and what the final count counts."""

from trailboss.core.words import learn

learn(
    {
        # -- workers
        "help.gwt.worker.cowboy": (
            "Cowboys buy cattle: the more, the cheaper",
            "Cowboys kaufen Rinder: je mehr, desto billiger",
        ),
        "help.gwt.worker.builder": (
            "{builders} place your buildings on the trail",
            "{builders} bauen deine Gebäude auf den Pfad",
        ),
        "help.gwt.worker.engineer": (
            "Engineers move your engine along the track",
            "Ingenieure bringen deine Lok voran",
        ),
        "help.gwt.worker.points": (
            "A worker on the fifth or sixth space is worth {points} points",
            "Ein Arbeiter auf dem fünften oder sechsten Platz zählt {points} Punkte",
        ),
        "help.gwt.worker_space": ("{worker}, space {number}", "{worker}, Platz {number}"),
        "help.gwt.worker_space.printed": (
            "This worker is printed: you always have him",
            "Dieser Arbeiter ist aufgedruckt: Du hast ihn immer",
        ),
        "help.gwt.worker_space.action": (
            "Whoever is placed here allows at once: {action}",
            "Wer hier eingesetzt wird, erlaubt sofort: {action}",
        ),
        "help.gwt.worker_space.plain": ("Without an action of its own", "Ohne eigene Aktion"),
        # -- the player board
        "help.gwt.disc": (
            "Its disc goes to a station or a city when you upgrade or deliver",
            "Sein Marker geht auf einen Bahnhof oder eine Stadt, wenn du ausbaust oder lieferst",
        ),
        "help.gwt.disc.white": (
            "White corner: its disc fits anywhere",
            "Weiße Ecke: Der Marker passt überall",
        ),
        "help.gwt.disc.dark": (
            "Dark corner: its disc fits dark corners only",
            "Dunkle Ecke: Der Marker passt nur auf dunkle Ecken",
        ),
        "help.gwt.disc.cost": ("Clearing it costs ${money}", "Freiräumen kostet ${money}"),
        "help.gwt.disc.gain": ("Clearing it brings ${money}", "Freiräumen bringt ${money}"),
        "help.gwt.disc.frees.aux": (
            "Frees the {action}",
            "Gibt frei: {action}",
        ),
        "help.gwt.disc.frees.cert_4": (
            "Raises your certificate limit to 4",
            "Hebt dein Zertifikatslimit auf 4",
        ),
        "help.gwt.disc.frees.cert_6": (
            "With the 4 cleared too, raises your certificate limit to 6",
            "Hebt dein Zertifikatslimit auf 6, wenn auch die 4 frei ist",
        ),
        "help.gwt.disc.frees.step_dollars": ("Raises your step limit", "Hebt dein Schrittlimit"),
        "help.gwt.disc.frees.step_vp": (
            "Raises your step limit and is worth 3 points at the end",
            "Hebt dein Schrittlimit und zählt am Ende 3 Punkte",
        ),
        "help.gwt.disc.frees.hand": (
            "Raises your hand limit by one card",
            "Hebt dein Handkartenlimit um eine Karte",
        ),
        "help.gwt.aux.dollars": ("auxiliary action for dollars", "Hilfsaktion Dollar"),
        "help.gwt.aux.draw": ("auxiliary action for cards", "Hilfsaktion Karten"),
        "help.gwt.aux.certificate": ("auxiliary action for certificates", "Hilfsaktion Zertifikate"),
        "help.gwt.aux.engine": ("auxiliary action for the engine", "Hilfsaktion Lok"),
        "help.gwt.aux.remove": ("auxiliary action to remove cards", "Hilfsaktion Karten entfernen"),
        "help.gwt.aux.instead": (
            "Everywhere you may do one single auxiliary action instead of local actions",
            "Überall darfst du statt der Ortsaktionen eine einfache Hilfsaktion ausführen",
        ),
        "help.gwt.certificates": ("certificates: {count}", "Zertifikate: {count}"),
        "help.gwt.certificates.use": (
            "In Kansas City each one used adds 1 to the value of your hand",
            "In Kansas City erhöht jedes eingesetzte den Wert deiner Hand um 1",
        ),
        "help.gwt.certificates.limit": (
            "Your limit is 3, then 4 and 6 once their discs are gone; there is no 5",
            "Dein Limit ist 3, dann 4 und 6, wenn deren Marker weg sind; eine 5 gibt es nicht",
        ),
        # -- markets
        "help.gwt.job_row": ("job market row {row}", "Arbeitsmarkt Zeile {row}"),
        "help.gwt.job_row.cost": (
            "Hiring from this row costs ${cost}",
            "Einstellen kostet in dieser Zeile ${cost}",
        ),
        "help.gwt.job_row.arrow": (
            "When this row is full, the cattle market is refilled",
            "Ist diese Zeile voll, wird der Rindermarkt aufgefüllt",
        ),
        "help.gwt.job_row.end": (
            "When this row is full, the last turns begin",
            "Ist diese Zeile voll, beginnen die letzten Züge",
        ),
        "help.gwt.foresight.upper": ("upper foresight tile", "oberes Vorschauplättchen"),
        "help.gwt.foresight.lower": ("lower foresight tile", "unteres Vorschauplättchen"),
        "help.gwt.foresight": (
            "In Kansas City you take one tile of each column and place it at once",
            "In Kansas City nimmst du aus jeder Spalte ein Plättchen und legst es sofort",
        ),
        "help.gwt.foresight_column": ("foresight column {column}", "Vorschau Spalte {column}"),
        "help.gwt.foresight_column.1": (
            "Fed by tiles with a 1: hazards and tiles of the trail",
            "Gespeist von Plättchen mit 1: Gefahren und Plättchen des Pfads",
        ),
        "help.gwt.foresight_column.2": (
            "Fed by tiles with a 2: workers",
            "Gespeist von Plättchen mit 2: Arbeiter",
        ),
        "help.gwt.foresight_column.3": (
            "Fed by tiles with a 3: workers and tiles of the trail",
            "Gespeist von Plättchen mit 3: Arbeiter und Plättchen des Pfads",
        ),
        "help.gwt.display.top": ("top of the objective stack", "oberste Karte des Auftragsstapels"),
        "help.gwt.display.top_help": (
            "Taken unseen, instead of one of the open cards",
            "Verdeckt genommen, statt einer der offenen Karten",
        ),
        "help.gwt.fee.2": ("fees with two players", "Gebühren zu zweit"),
        "help.gwt.fee.3": ("fees with three players", "Gebühren zu dritt"),
        "help.gwt.fee.4": ("fees with four players", "Gebühren zu viert"),
        "help.gwt.fee.of": (
            "A green hand costs ${green}, a black hand ${black}",
            "Eine grüne Hand kostet ${green}, eine schwarze ${black}",
        ),
        "help.gwt.fee.whom": (
            "Tiles pay the bank, a building pays its owner; who has too little pays what is there",
            "Plättchen zahlen an die Bank, Gebäude an den Besitzer; wer zu wenig hat, zahlt, was da ist",
        ),
        # -- what the final count counts
        "help.gwt.score.money": ("1 point for every $5", "1 Punkt je $5"),
        "help.gwt.score.buildings": (
            "The points on your buildings on the trail",
            "Die Punkte auf deinen Gebäuden auf dem Pfad",
        ),
        "help.gwt.score.cities": (
            "The points of cities with your discs and of the arrows between them",
            "Die Punkte der Städte mit deinen Markern und der Pfeile dazwischen",
        ),
        "help.gwt.score.stations": (
            "The points of stations with your discs",
            "Die Punkte der Bahnhöfe mit deinen Markern",
        ),
        "help.gwt.score.hazards": ("The points on hazards you took", "Die Punkte auf deinen Gefahren"),
        "help.gwt.score.cattle": (
            "The points on all cattle cards of your deck",
            "Die Punkte auf allen Rinderkarten deines Decks",
        ),
        "help.gwt.score.objectives": (
            "Points of fulfilled objective cards, minus the penalty of played ones that are not",
            "Punkte erfüllter Auftragskarten, abzüglich der ausgespielten, die es nicht sind",
        ),
        "help.gwt.score.station_masters": (
            "What your station masters count",
            "Was deine Bahnhofsvorsteher zählen",
        ),
        "help.gwt.score.workers": (
            "4 points for each worker on a fifth or sixth space",
            "4 Punkte je Arbeiter auf einem fünften oder sechsten Platz",
        ),
        "help.gwt.score.steps": (
            "3 points if the second disc of the step limit is gone",
            "3 Punkte, wenn der zweite Marker des Schrittlimits weg ist",
        ),
        "help.gwt.score.token": (
            "2 points for whoever filled the job market",
            "2 Punkte für den, der den Arbeitsmarkt gefüllt hat",
        ),
        # -- Sam
        "help.gwt.sam": ("Sam's card {number}", "Sams Karte {number}"),
        "help.gwt.sam.turn": (
            "Sam turns one up each turn, moves and acts; everything is free for him",
            "Sam deckt in jedem Zug eine auf, zieht und handelt; alles ist für ihn umsonst",
        ),
        "help.gwt.sam.reconstructed": (
            "What the card shows is reconstructed (rule set {rules})",
            "Was die Karte zeigt, ist rekonstruiert (Fassung {rules})",
        ),
        "help.gwt.sam_level": (
            "Sam's first delivery goes to {city}; cards in his deck: {cards}",
            "Sams erste Lieferung geht nach {city}; Karten in seinem Deck: {cards}",
        ),
    }
)
