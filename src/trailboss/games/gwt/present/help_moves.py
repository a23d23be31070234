"""What the questions and the moves of Great Western Trail mean, and the signs on its components."""

from trailboss.core.words import learn

learn(
    {
        # -- questions
        "help.gwt.question.phase_a": (
            "At least one step, at most your limit; only spaces with a tile cost a step",
            "Mindestens ein Schritt, höchstens dein Limit; nur Felder mit Plättchen kosten einen Schritt",
        ),
        "help.gwt.question.location": (
            "Each local action once, in any order, or one single auxiliary action instead",
            "Jede Ortsaktion einmal, in beliebiger Folge, oder stattdessen eine einfache Hilfsaktion",
        ),
        "help.gwt.question.end_turn": (
            "Ending your turn draws cards up to your hand limit",
            "Am Ende deines Zugs ziehst du bis zu deinem Handkartenlimit nach",
        ),
        "help.gwt.question.via": (
            "The way decides which fees you pay and to whom",
            "Der Weg entscheidet, welche Gebühren du wem zahlst",
        ),
        "help.gwt.question.ride": (
            "You move on, pay fees and use the place that you reach",
            "Du ziehst weiter, zahlst Gebühren und nutzt den Ort, den du erreichst",
        ),
        "help.gwt.question.free_ride": (
            "No fees and no use of the place; never into Kansas City",
            "Keine Gebühren, keine Nutzung des Orts; nie nach Kansas City",
        ),
        "help.gwt.question.hire": (
            "One worker from any row but the token's, for the price of the row",
            "Ein Arbeiter aus einer Zeile ohne Anzeiger, zum Preis der Zeile",
        ),
        "help.gwt.question.build": (
            "Which of your buildings; it needs its number of {builders} and money for each",
            "Welches deiner Gebäude; es braucht seine Zahl {builders} und Geld für jeden",
        ),
        "help.gwt.question.build_at": (
            "Any empty space for buildings, or an own building that needs fewer {builders}",
            "Jeder freie Bauplatz oder ein eigenes Gebäude, das weniger {builders} braucht",
        ),
        "help.gwt.question.buy": (
            "Buy as often as your cowboys allow; each is used once in this action",
            "Kaufe, so oft deine Cowboys reichen; jeder zählt in dieser Aktion einmal",
        ),
        "help.gwt.question.engine": (
            "One space up to the number allowed; spaces with other engines do not count",
            "Ein Feld bis zur erlaubten Zahl; Felder mit anderen Loks zählen nicht",
        ),
        "help.gwt.question.engine_back": (
            "Exactly the number asked for; through a turnout counts as a space more",
            "Genau die verlangte Zahl; durch ein Ausfahrtsfeld zählt es ein Feld mehr",
        ),
        "help.gwt.question.engine_home": (
            "Nobody stays on the last space: move back as far as you like",
            "Niemand bleibt auf dem letzten Feld: Zieh beliebig weit zurück",
        ),
        "help.gwt.question.engine_for_delivery": (
            "The numbered spaces that you go back are the value of the delivery",
            "Die nummerierten Felder, die du zurückfährst, sind der Wert der Lieferung",
        ),
        "help.gwt.question.upgrade": (
            "Pay the station and put a disc of your board on it, or leave it",
            "Bezahle den Bahnhof und lege einen Marker deiner Tafel darauf, oder lass es",
        ),
        "help.gwt.question.station_behind": (
            "Any station behind your engine without your disc, at its price",
            "Ein Bahnhof hinter deiner Lok ohne deinen Marker, zu seinem Preis",
        ),
        "help.gwt.question.master": (
            "For one hired worker you take the station master for the rest of the game",
            "Für einen eingestellten Arbeiter nimmst du den Bahnhofsvorsteher für den Rest des Spiels",
        ),
        "help.gwt.question.hazard": (
            "Any hazard tile of the trail, at the price of the action",
            "Ein beliebiges Gefahrenplättchen des Pfads, zum Preis der Aktion",
        ),
        "help.gwt.question.tribe": (
            "One of these tiles; its space shows what you gain or pay",
            "Eines dieser Plättchen; sein Feld zeigt, was du bekommst oder zahlst",
        ),
        "help.gwt.question.objective": (
            "One of the open cards, which is replaced at once, or the top of the stack",
            "Eine der offenen Karten, die sofort ersetzt wird, oder die oberste des Stapels",
        ),
        "help.gwt.question.auxiliary": (
            "One action that is free on your board; double if both its discs are gone",
            "Eine freie Aktion deiner Tafel; doppelt, wenn beide Marker weg sind",
        ),
        "help.gwt.question.discard_any": (
            "Any cattle card of your hand, no objective card",
            "Eine beliebige Rinderkarte deiner Hand, keine Auftragskarte",
        ),
        "help.gwt.question.discard_pair": (
            "Two cattle cards of the same type",
            "Zwei Rinderkarten derselben Art",
        ),
        "help.gwt.question.discard_second": (
            "The second card has the type of the first",
            "Die zweite Karte hat dieselbe Art wie die erste",
        ),
        "help.gwt.question.discard_objective": (
            "An objective card of your hand",
            "Eine Auftragskarte deiner Hand",
        ),
        "help.gwt.question.discard_value3": (
            "A yellow, red or blue card of your hand",
            "Eine gelbe, rote oder blaue Karte deiner Hand",
        ),
        "help.gwt.question.discard": (
            "Any card of your hand, as many as you drew",
            "Eine beliebige Karte deiner Hand, so viele, wie du gezogen hast",
        ),
        "help.gwt.question.draw": (
            "Draw one more, or stop; then discard as many as you drew",
            "Zieh noch eine oder hör auf; dann wirfst du ebenso viele ab",
        ),
        "help.gwt.question.remove": (
            "A removed card never comes back; you may leave it out",
            "Eine entfernte Karte kommt nie zurück; du darfst darauf verzichten",
        ),
        "help.gwt.question.copy": (
            "A building on the next space, forward or back; its actions are added to yours",
            "Ein Gebäude auf dem nächsten Feld, davor oder dahinter; seine Aktionen kommen dazu",
        ),
        "help.gwt.question.foresight": (
            "The tile you choose is placed at once; the other one stays",
            "Das gewählte Plättchen wird sofort gelegt; das andere bleibt liegen",
        ),
        "help.gwt.question.certificates": (
            "Each one used adds 1 to your income and to the value of the delivery",
            "Jedes eingesetzte erhöht dein Einkommen und den Wert der Lieferung um 1",
        ),
        "help.gwt.question.simmental": (
            "A Simmental of your hand is exchanged for the next stage, on your discard pile",
            "Ein Simmental deiner Hand wird gegen die nächste Stufe getauscht, auf deinen Ablagestapel",
        ),
        "help.gwt.question.deliver": (
            "A city up to the value of your delivery where you have no disc; crosses ahead cost $1",
            "Eine Stadt bis zum Wert deiner Lieferung ohne deinen Marker; Kreuze voraus kosten je $1",
        ),
        "help.gwt.question.disc": (
            "Which space of your board you clear; what lies below is yours from now on",
            "Welchen Platz deiner Tafel du freiräumst; was darunter liegt, gehört dir ab jetzt",
        ),
        "help.gwt.question.immediate": ("Now or never", "Jetzt oder nie"),
        # -- verbs of the notation
        "help.gwt.verb.end": ("end the turn", "Zug beenden"),
        "help.gwt.verb.skip": ("leave it out", "verzichten"),
        "help.gwt.verb.stop": ("enough of it", "genug davon"),
        "help.gwt.verb.skip.help": (
            "What is offered now is not done",
            "Was gerade angeboten ist, geschieht nicht",
        ),
        "help.gwt.verb.stop.help": (
            "What was done so far stays, the rest is left out",
            "Was bisher getan ist, bleibt, der Rest entfällt",
        ),
        "help.gwt.verb.disc from.help": (
            "Only if no disc of your board can be placed; that station then counts no more",
            "Nur wenn kein Marker deiner Tafel geht; der Bahnhof zählt dann nicht mehr",
        ),
        "help.gwt.verb.draw": ("draw a card", "Karte ziehen"),
        "help.gwt.verb.add": ("add 2 cards to the cattle market", "2 Karten in den Rindermarkt legen"),
        "help.gwt.verb.place": ("begin on a neutral building", "auf neutralem Gebäude beginnen"),
        "help.gwt.verb.ride": ("move the {herder}", "{herder} bewegen"),
        "help.gwt.verb.via": ("choose the way", "Weg wählen"),
        "help.gwt.verb.at": ("place the building", "Gebäude legen"),
        "help.gwt.verb.copy": ("use a neighbour's actions", "Aktionen des Nachbarn nutzen"),
        "help.gwt.verb.hazard": ("take a hazard", "Gefahr entfernen"),
        "help.gwt.verb.do": ("do an action", "Aktion ausführen"),
        "help.gwt.verb.aux": ("do an auxiliary action", "Hilfsaktion ausführen"),
        "help.gwt.verb.play": ("play an objective card", "Auftragskarte ausspielen"),
        "help.gwt.verb.gain": ("gain an objective card", "Auftragskarte nehmen"),
        "help.gwt.verb.discard": ("discard a card", "Karte abwerfen"),
        "help.gwt.verb.remove": ("remove a card from the game", "Karte aus dem Spiel entfernen"),
        "help.gwt.verb.hire": ("hire a worker", "Arbeiter einstellen"),
        "help.gwt.verb.build": ("choose a building", "Gebäude wählen"),
        "help.gwt.verb.buy": ("buy cattle", "Rinder kaufen"),
        "help.gwt.verb.engine": ("move the engine", "Lok ziehen"),
        "help.gwt.verb.disc": ("use a disc of the player board", "Marker der Spielertafel nutzen"),
        "help.gwt.verb.disc from": ("use a disc of a station", "Marker eines Bahnhofs nutzen"),
        "help.gwt.verb.give": ("give a worker", "Arbeiter abgeben"),
        "help.gwt.verb.station": ("choose a station", "Bahnhof wählen"),
        "help.gwt.verb.foresight": ("choose a foresight tile", "Vorschauplättchen wählen"),
        "help.gwt.verb.certificates": ("use certificates", "Zertifikate einsetzen"),
        "help.gwt.verb.deliver": ("deliver", "liefern"),
        "help.gwt.verb.exchange": ("use an exchange token", "Tauschmarke einlösen"),
        "help.gwt.verb.buy orange1 with": ("buy a Simmental calf", "Simmental-Kalb kaufen"),
        "help.gwt.verb.raise": ("raise Simmental", "Simmental aufziehen"),
        # -- signs
        "help.gwt.sign.dollar": ("dollars", "Dollar"),
        "help.gwt.sign.dollar.help": (
            "All money lies open; 5 dollars are a point at the end",
            "Alles Geld liegt offen; 5 Dollar sind am Ende ein Punkt",
        ),
        "help.gwt.sign.certificate": ("certificate", "Zertifikat"),
        "help.gwt.sign.certificate.help": (
            "Used in Kansas City, it adds 1 to the value of your hand",
            "In Kansas City eingesetzt, erhöht es den Wert deiner Hand um 1",
        ),
        "help.gwt.sign.permanent_certificate": ("permanent certificate", "dauerhaftes Zertifikat"),
        "help.gwt.sign.permanent_certificate.help": (
            "Adds 1 to every delivery and is never used up",
            "Erhöht jede Lieferung um 1 und wird nie verbraucht",
        ),
        "help.gwt.sign.green_hand": ("green hand", "grüne Hand"),
        "help.gwt.sign.black_hand": ("black hand", "schwarze Hand"),
        "help.gwt.sign.hand.help": (
            "Who enters the space pays a fee; how much depends on the number of players",
            "Wer das Feld betritt, zahlt eine Gebühr; wie viel, hängt von der Spielerzahl ab",
        ),
        "help.gwt.sign.woods": ("woods", "Wald"),
        "help.gwt.sign.woods.help": (
            "Some buildings count your buildings beside the woods",
            "Manche Gebäude zählen deine Gebäude am Wald",
        ),
        "help.gwt.sign.white_corner": ("white corner", "weiße Ecke"),
        "help.gwt.sign.white_corner.help": (
            "White discs go anywhere; white places take white discs only",
            "Weiße Marker gehen überallhin; weiße Plätze nehmen nur weiße",
        ),
        "help.gwt.sign.dark_corner": ("dark corner", "dunkle Ecke"),
        "help.gwt.sign.dark_corner.help": (
            "Dark discs go to dark places only; dark places take any disc",
            "Dunkle Marker gehen nur auf dunkle Plätze; die nehmen jeden Marker",
        ),
        "help.gwt.sign.points": ("points", "Punkte"),
        "help.gwt.sign.points.help": ("Counted at the end of the game", "Gezählt am Ende des Spiels"),
        "help.gwt.sign.herder": ("{herder}", "{herder}"),
        "help.gwt.sign.herder.help": (
            "Your figure on the trail; it never blocks others",
            "Deine Figur auf dem Pfad; sie versperrt niemandem den Platz",
        ),
        "help.gwt.sign.engine": ("engine", "Lok"),
        "help.gwt.sign.engine.help": (
            "Your figure on the railroad; the further, the cheaper the transport",
            "Deine Figur auf den Gleisen; je weiter, desto billiger der Transport",
        ),
        "help.gwt.sign.disc": ("disc", "Marker"),
        "help.gwt.sign.disc.help": (
            "Goes from your board to stations and cities and frees what it covered",
            "Geht von deiner Tafel auf Bahnhöfe und Städte und gibt frei, was er verdeckt",
        ),
        "help.gwt.sign.objective_card": ("objective card", "Auftragskarte"),
        "help.gwt.sign.objective_card.help": (
            "Played from your hand it brings an action at once and points at the end",
            "Aus der Hand ausgespielt bringt sie sofort eine Aktion und am Ende Punkte",
        ),
        "help.gwt.sign.cattle_card": ("cattle card", "Rinderkarte"),
        "help.gwt.sign.cattle_card.help": (
            "Different types in hand are your income in Kansas City",
            "Verschiedene Arten auf der Hand sind dein Einkommen in Kansas City",
        ),
        "help.gwt.sign.auxiliary": ("auxiliary action", "Hilfsaktion"),
        "help.gwt.sign.hazard": ("hazard", "Gefahr"),
        "help.gwt.sign.hazard.help": (
            "Costs a fee on the trail, brings points once it is taken",
            "Kostet auf dem Pfad eine Gebühr, bringt genommen Punkte",
        ),
        "help.gwt.sign.tribe.help": (
            "Costs a fee on the trail; two colours make a pair",
            "Kostet auf dem Pfad eine Gebühr; zwei Farben sind ein Paar",
        ),
        "help.gwt.sign.cross": ("cross", "Kreuz"),
        "help.gwt.sign.cross.help": (
            "$1 of transport for each cross between your engine and the city",
            "$1 Transport für jedes Kreuz zwischen deiner Lok und der Stadt",
        ),
        "help.gwt.sign.turnout": ("turnout", "Ausfahrtsfeld"),
        "help.gwt.sign.job_token": ("job market token", "Arbeitsmarkt-Anzeiger"),
        "help.gwt.sign.job_token.help": (
            "Nobody is hired from its row; when the last row is full, the last turns begin",
            "Aus seiner Zeile wird niemand eingestellt; ist die letzte voll, beginnen die letzten Züge",
        ),
        "help.gwt.sign.cattle_arrow": ("yellow arrow", "gelber Pfeil"),
        "help.gwt.sign.cattle_arrow.help": (
            "When the token passes it, the cattle market is refilled",
            "Kommt der Anzeiger vorbei, wird der Rindermarkt aufgefüllt",
        ),
        "help.gwt.sign.risk": ("risk action", "Sonderaktion"),
        "help.gwt.sign.risk.help": (
            "Belongs to whatever building stands on that space",
            "Gehört zu dem Gebäude, das auf diesem Feld steht",
        ),
        "help.gwt.sign.slash": ("white slash", "weißer Schrägstrich"),
        "help.gwt.sign.slash.help": ("One of the two, not both", "Eines von beiden, nicht beides"),
        "help.gwt.sign.exchange_token": ("exchange token", "Tauschmarke"),
        "help.gwt.sign.steps": ("step limit", "Schrittlimit"),
        "help.gwt.sign.steps.help": (
            "How many steps you may move in a turn",
            "Wie viele Schritte du in einem Zug gehen darfst",
        ),
        "help.gwt.sign.hand_limit": ("hand limit", "Handkartenlimit"),
        "help.gwt.sign.hand_limit.help": (
            "Up to so many cards are drawn at the end of your turn",
            "Bis zu so vielen Karten ziehst du am Ende deines Zugs",
        ),
        "help.gwt.sign.stack": ("draw stack", "Zugstapel"),
        "help.gwt.sign.stack.help": (
            "When it is empty, the discard pile is shuffled",
            "Ist er leer, wird der Ablagestapel gemischt",
        ),
        "help.gwt.sign.pile": ("discard pile", "Ablagestapel"),
        "help.gwt.sign.pile.help": (
            "Open to all; what you buy goes here first",
            "Für alle offen; was du kaufst, kommt zuerst hierher",
        ),
        "help.gwt.sign.stand_in": ("delivery without a disc", "Lieferung ohne Marker"),
        "help.gwt.sign.stand_in.help": (
            "Counts like a disc in Kansas City",
            "Zählt wie ein Marker in Kansas City",
        ),
    }
)
