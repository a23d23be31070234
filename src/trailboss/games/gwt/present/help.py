"""What the components of Great Western Trail do, in short sentences of both languages.

Words that the editions have in different ways come in by name: `{herder}`, `{builders}`, `{tribe}`.
"""

from trailboss.core.words import learn

learn(
    {
        # -- printed actions, by what their parts do
        "help.gwt.do.throw": (
            "The card goes from your hand to your discard pile, before anything else",
            "Die Karte kommt zuerst aus deiner Hand auf deinen Ablagestapel",
        ),
        "help.gwt.do.gain_counted": (
            "Counted at the moment when you do it",
            "Gezählt wird in dem Moment, in dem du es tust",
        ),
        "help.gwt.do.certify": (
            "Your marker moves on the certificate track, up to your limit",
            "Dein Anzeiger rückt auf der Zertifikatsleiste vor, bis zu deinem Limit",
        ),
        "help.gwt.do.pairs": (
            "A green and a black hand tile together are a pair",
            "Ein Plättchen mit grüner und eines mit schwarzer Hand sind ein Paar",
        ),
        "help.gwt.do.hire": (
            "One worker from any row but the token's; the row shows the price",
            "Ein Arbeiter aus einer Zeile ohne Anzeiger; die Zeile zeigt den Preis",
        ),
        "help.gwt.do.build": (
            "You need as many {builders} as printed; a building of yours can be replaced for the difference",
            "Du brauchst so viele {builders} wie gedruckt; Eigenes ersetzt du für den Unterschied",
        ),
        "help.gwt.do.buy": (
            "Each cowboy is used once; one who buys nothing can add two cards to the market",
            "Jeder Cowboy zählt einmal; einer, der nichts kauft, kann zwei Karten in den Markt legen",
        ),
        "help.gwt.do.hazard": (
            "Any hazard tile of the trail; it counts its points at the end",
            "Ein beliebiges Gefahrenplättchen des Pfads; es zählt am Ende seine Punkte",
        ),
        "help.gwt.do.tribe": (
            "Take one of these tiles from the trail, with the money that its space shows",
            "Nimm eines dieser Plättchen vom Pfad, mit dem Geld, das sein Feld zeigt",
        ),
        "help.gwt.do.objective": (
            "One of the open cards or the top of the stack; it goes to your discard pile",
            "Eine der offenen Karten oder die oberste des Stapels; sie kommt auf deinen Ablagestapel",
        ),
        "help.gwt.do.objective_to_hand": (
            "One of the open cards or the top of the stack; it goes to your hand",
            "Eine der offenen Karten oder die oberste des Stapels; sie kommt auf deine Hand",
        ),
        "help.gwt.do.draw": (
            "All draws come first, then you discard as many cards as you drew",
            "Erst ziehst du alle Karten, dann wirfst du ebenso viele ab",
        ),
        "help.gwt.do.engine": (
            "At least one space; spaces with other engines do not count; on a turnout you may upgrade",
            "Mindestens ein Feld; Felder mit anderen Loks zählen nicht; am Ausfahrtsfeld darfst du ausbauen",
        ),
        "help.gwt.do.engine_back": (
            "Exactly so many spaces back; spaces with other engines do not count",
            "Genau so viele Felder zurück; Felder mit anderen Loks zählen nicht",
        ),
        "help.gwt.do.delivery": (
            "The spaces that your engine goes back are the value of a delivery, without certificates",
            "Die Felder, die deine Lok zurückfährt, sind der Wert der Lieferung, ohne Zertifikate",
        ),
        "help.gwt.do.behind": (
            "Any station behind your engine, at its price; the engine stays where it is",
            "Ein Bahnhof hinter deiner Lok zu seinem Preis; die Lok bleibt stehen",
        ),
        "help.gwt.do.ride": (
            "Fees are due, and you then use the place that you reach",
            "Gebühren fallen an, und danach nutzt du den Ort, den du erreichst",
        ),
        "help.gwt.do.free_ride": (
            "No fees, no use of the place reached, and never into Kansas City",
            "Keine Gebühren, keine Nutzung des Orts, und nie nach Kansas City",
        ),
        "help.gwt.do.copy": (
            "Choose a building on the next space, forward or back; you stay where you are",
            "Wähle ein Gebäude auf dem nächsten Feld, davor oder dahinter; du bleibst stehen",
        ),
        "help.gwt.do.auxiliary": (
            "Double is possible once both discs of that action are gone",
            "Doppelt geht, sobald beide Marker dieser Aktion weg sind",
        ),
        "help.gwt.do.remove": (
            "The card leaves the game for good; you may leave that out",
            "Die Karte ist für immer aus dem Spiel; du darfst darauf verzichten",
        ),
        "help.gwt.do.token": (
            "Use it at any time to draw up to two cards and discard as many",
            "Löse sie jederzeit ein: bis zu zwei Karten ziehen, ebenso viele abwerfen",
        ),
        # -- buildings
        "help.gwt.building": ("building {id}", "Gebäude {id}"),
        "help.gwt.neutral": (
            "Neutral: everybody may use it, and nobody pays for passing",
            "Neutral: Alle dürfen es nutzen, und niemand zahlt fürs Vorbeiziehen",
        ),
        "help.gwt.private": (
            "Needs {builders}: {count}; {points} points; only its owner may use it",
            "Braucht {builders}: {count}; {points} Punkte; nur wem es gehört, der darf es nutzen",
        ),
        "help.gwt.private.1": (
            "Needs 1 {builder}; 1 point; only its owner may use it",
            "Braucht 1 {builder}; 1 Punkt; nur wem es gehört, der darf es nutzen",
        ),
        "help.gwt.only_replacing": (
            "It can only enter by replacing another building of yours",
            "Es kommt nur ins Spiel, indem es ein eigenes Gebäude ersetzt",
        ),
        "help.gwt.offers": ("It offers: {actions}", "Es bietet: {actions}"),
        "help.gwt.or": (" or ", " oder "),
        "help.gwt.pays_owner": ("Others pay its owner: {hands}", "Andere zahlen an den Besitzer: {hands}"),
        "help.gwt.hands.10": ("green hand", "grüne Hand"),
        "help.gwt.hands.01": ("black hand", "schwarze Hand"),
        "help.gwt.hands.11": ("green and black hand", "grüne und schwarze Hand"),
        # -- tiles
        "help.gwt.hazard": (
            "Passing or stopping costs the fee of the {hands}; taken, it is worth {points} points",
            "Vorbeiziehen oder Halten kostet die Gebühr ({hands}); genommen zählt es {points} Punkte",
        ),
        "help.gwt.tribe": (
            "On the trail it costs the fee of the {hands}; taken, it serves objectives and pairs",
            "Auf dem Pfad kostet es die Gebühr ({hands}); genommen dient es Aufträgen und Paaren",
        ),
        "help.gwt.worker_tile": (
            "In the foresight: it goes to the job market, where it can be hired",
            "In der Vorschau: kommt in den Arbeitsmarkt und kann dort eingestellt werden",
        ),
        # -- the trail
        "help.gwt.space.start": (
            "From here every lap begins; after Kansas City you come back here",
            "Hier beginnt jede Runde; nach Kansas City kehrst du hierher zurück",
        ),
        "help.gwt.space.neutral": (
            "A neutral building stands here; you may begin on it",
            "Hier steht ein neutrales Gebäude; du darfst darauf beginnen",
        ),
        "help.gwt.space.building": (
            "Space for a private building; empty it costs no step",
            "Bauplatz für ein eigenes Gebäude; leer kostet er keinen Schritt",
        ),
        "help.gwt.space.hazard": (
            "A hazard tile may lie here; empty it costs no step",
            "Hier kann eine Gefahr liegen; leer kostet das Feld keinen Schritt",
        ),
        "help.gwt.space.tribe": (
            "A tile may lie here; empty it costs no step",
            "Hier kann ein Plättchen liegen; leer kostet das Feld keinen Schritt",
        ),
        "help.gwt.space.kansas_city": (
            "Every lap ends here: three foresight tiles, income, delivery",
            "Hier endet jede Runde: drei Vorschauplättchen, Einkommen, Lieferung",
        ),
        "help.gwt.space.woods": ("A building here counts as in the woods", "Ein Gebäude hier liegt am Wald"),
        "help.gwt.space.risk": (
            "A building here also offers: {action}",
            "Ein Gebäude hier bietet auch: {action}",
        ),
        "help.gwt.space.reward": (
            "Its tile brings ${money}",
            "Sein Plättchen bringt ${money}",
        ),
        "help.gwt.space.price": (
            "Its tile costs ${money}",
            "Sein Plättchen kostet ${money}",
        ),
        "help.gwt.space.token": (
            "Its tile brings an exchange token",
            "Sein Plättchen bringt eine Tauschmarke",
        ),
        "help.gwt.space.beside": ("Nobody walks over this space", "Über dieses Feld geht niemand"),
        # -- railroad, stations, cities
        "help.gwt.position.start": ("All engines begin here", "Hier beginnen alle Loks"),
        "help.gwt.position.space": (
            "One engine can stand here; others skip it",
            "Hier kann eine Lok stehen; andere überspringen sie",
        ),
        "help.gwt.position.turnout": (
            "Stop here to upgrade the station beside it",
            "Halte hier, um den Bahnhof daneben auszubauen",
        ),
        "help.gwt.position.last": (
            "The end of the track: gain ${money} and move back as far as you like",
            "Das Ende der Strecke: Nimm ${money} und zieh beliebig weit zurück",
        ),
        "help.gwt.cross": (
            "Behind this space lies a cross: $1 of transport for deliveries beyond the engine",
            "Hinter diesem Feld liegt ein Kreuz: $1 Transport für Lieferungen jenseits der Lok",
        ),
        "help.gwt.station": (
            "Upgrade for ${cost}: a disc from your board, {points} points at the end",
            "Ausbau für ${cost}: ein Marker von deiner Tafel, am Ende {points} Punkte",
        ),
        "help.gwt.station.1": (
            "Upgrade for ${cost}: a disc from your board, 1 point at the end",
            "Ausbau für ${cost}: ein Marker von deiner Tafel, am Ende 1 Punkt",
        ),
        "help.gwt.station.master": (
            "If a station master is there, you may give a worker for it",
            "Liegt ein Bahnhofsvorsteher da, darfst du einen Arbeiter für ihn abgeben",
        ),
        "help.gwt.corner.white": (
            "White corner: takes discs from white corners only",
            "Weiße Ecke: nimmt nur Marker von weißen Ecken",
        ),
        "help.gwt.corner.dark": ("Dark corner: takes any disc", "Dunkle Ecke: nimmt jeden Marker"),
        "help.gwt.city": (
            "A delivery of value {value} or more reaches it",
            "Eine Lieferung mit Wert {value} oder mehr erreicht sie",
        ),
        "help.gwt.city.kansas_city": (
            "Any delivery can go here: ${money} at once, {points} points for each disc",
            "Jede Lieferung kann hierher gehen: sofort ${money}, je Marker {points} Punkte",
        ),
        "help.gwt.city.once": ("{points} points for your disc", "{points} Punkte für deinen Marker"),
        "help.gwt.city.each": (
            "{points} points for each of your discs; you may deliver here again and again",
            "{points} Punkte für jeden deiner Marker; du darfst immer wieder hierher liefern",
        ),
        "help.gwt.arrow": (
            "When both cities carry your disc: {gains}",
            "Sobald beide Städte deinen Marker tragen: {gains}",
        ),
        "help.gwt.arrow.points": ("{points:+} points", "{points:+} Punkte"),
        "help.gwt.arrow.objective": ("an objective card", "eine Auftragskarte"),
        "help.gwt.arrow.token": ("an exchange token", "eine Tauschmarke"),
        "help.gwt.arrow.nothing": ("nothing", "nichts"),
        "help.gwt.master.now": (
            "The upper half works at once or never, permanent certificates always",
            "Die obere Hälfte wirkt sofort oder nie, dauerhafte Zertifikate immer",
        ),
        "help.gwt.master.end": (
            "The lower half counts at the end, apart from objective cards",
            "Die untere Hälfte zählt am Ende, unabhängig von Auftragskarten",
        ),
        # -- cards
        "help.gwt.cattle": (
            "Breeding value {value}, {points} points at the end",
            "Zuchtwert {value}, am Ende {points} Punkte",
        ),
        "help.gwt.cattle.1": (
            "Breeding value {value}, 1 point at the end",
            "Zuchtwert {value}, am Ende 1 Punkt",
        ),
        "help.gwt.cattle.0": ("Breeding value {value}, no points", "Zuchtwert {value}, keine Punkte"),
        "help.gwt.cattle.income": (
            "In Kansas City every type in your hand counts once",
            "In Kansas City zählt jede Art in deiner Hand einmal",
        ),
        "help.gwt.cattle.grows": (
            "In Kansas City it can grow into the next stage",
            "In Kansas City kann es in die nächste Stufe heranwachsen",
        ),
        "help.gwt.buy": (
            "{cards} for {cowboys} and ${dollars}",
            "{cards} für {cowboys} und ${dollars}",
        ),
        "help.gwt.buy.one": ("One card of value {value}", "Eine Karte mit Zuchtwert {value}"),
        "help.gwt.buy.two": (
            "Exactly two cards of value {value}",
            "Genau zwei Karten mit Zuchtwert {value}",
        ),
        "help.gwt.cowboys.1": ("one cowboy", "einen Cowboy"),
        "help.gwt.cowboys": ("{count} cowboys", "{count} Cowboys"),
        "help.gwt.buy.pile": (
            "Bought cards go to your discard pile",
            "Gekaufte Karten kommen auf deinen Ablagestapel",
        ),
        "help.gwt.objective": ("objective card", "Auftragskarte"),
        "help.gwt.start_objective": ("starting objective card", "Startauftrag"),
        "help.gwt.objective.tasks": ("Asks for {tasks}", "Verlangt: {tasks}"),
        "help.gwt.objective.points": (
            "{points} points at the end, minus {penalty} if a task is missing",
            "Am Ende {points} Punkte, minus {penalty}, wenn etwas fehlt",
        ),
        "help.gwt.objective.free": (
            "{points} points at the end, no loss if a task is missing",
            "Am Ende {points} Punkte, kein Abzug, wenn etwas fehlt",
        ),
        "help.gwt.task": (
            "A task of objective cards; what you show for one card serves no other",
            "Eine Aufgabe von Auftragskarten; was du für eine Karte vorweist, dient keiner anderen",
        ),
        "help.gwt.objective.now": (
            "Played from your hand, it offers at once: {action}",
            "Aus der Hand ausgespielt, bietet sie sofort: {action}",
        ),
    }
)
