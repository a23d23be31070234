"""When each kind of move has its place: what is said of one that is tried while something else is asked."""

from trailboss.core.words import learn

learn(
    {
        "gwt.when.place": (
            "Placing is for the first turn only.",
            "Aufgestellt wird nur im ersten Zug.",
        ),
        "gwt.when.ride": (
            "You move in phase A, at the beginning of your turn.",
            "Du ziehst in Phase A, am Anfang deines Zuges.",
        ),
        "gwt.when.build_at": (
            "A space is chosen when you build: that takes a build action.",
            "Ein Feld wählst du beim Bauen: Dafür brauchst du eine Bauaktion.",
        ),
        "gwt.when.copy": (
            "A building is copied by an action that says so.",
            "Ein Gebäude wird durch eine Aktion kopiert, die das sagt.",
        ),
        "gwt.when.hazard": (
            "Hazards are taken by an action that says so.",
            "Gefahren entfernst du durch eine Aktion, die das sagt.",
        ),
        "gwt.when.tribe": (
            "These tiles are taken by an action that says so.",
            "Diese Plättchen bekommst du durch eine Aktion, die das sagt.",
        ),
        "gwt.when.do": (
            "Actions are chosen in phase B, at the location you have reached.",
            "Aktionen wählst du in Phase B, an dem Ort, den du erreicht hast.",
        ),
        "gwt.when.play": (
            "Objective cards are played between actions, before you draw.",
            "Auftragskarten spielst du zwischen Aktionen, vor dem Nachziehen.",
        ),
        "gwt.when.gain": (
            "Objective cards are taken by an action that says so.",
            "Auftragskarten bekommst du durch eine Aktion, die das sagt.",
        ),
        "gwt.when.discard": (
            "Cards are discarded when an action asks for them, or when you hold too many.",
            "Karten wirfst du ab, wenn eine Aktion sie verlangt oder wenn du zu viele hast.",
        ),
        "gwt.when.remove": (
            "Cards leave the game by an action that says so.",
            "Karten verlassen das Spiel durch eine Aktion, die das sagt.",
        ),
        "gwt.when.hire": (
            "To hire, first choose an action that hires; not every location has one.",
            "Zum Einstellen wählst du erst eine Aktion, die das erlaubt; nicht jeder Ort hat eine.",
        ),
        "gwt.when.build": (
            "To build, first choose a build action; not every location has one.",
            "Zum Bauen wählst du erst eine Bauaktion; nicht jeder Ort hat eine.",
        ),
        "gwt.when.buy": (
            "To buy cattle, first choose an action that buys; not every location has one.",
            "Zum Rinderkauf wählst du erst eine Kaufaktion; nicht jeder Ort hat eine.",
        ),
        "gwt.when.engine": (
            "To move your engine, first choose an action that does; not every location has one.",
            "Zum Fahren der Lok wählst du erst eine Aktion dafür; nicht jeder Ort hat eine.",
        ),
        "gwt.when.disc": (
            "Discs leave your player board when you deliver or upgrade a station.",
            "Marker verlassen deine Ablage, wenn du lieferst oder einen Bahnhof ausbaust.",
        ),
        "gwt.when.give": (
            "A worker is given up for a station master, when you upgrade a station.",
            "Einen Arbeiter gibst du für einen Bahnhofsvorsteher ab, wenn du einen Bahnhof ausbaust.",
        ),
        "gwt.when.station": (
            "A station can be upgraded when your engine stops beside it.",
            "Einen Bahnhof kannst du ausbauen, wenn deine Lok neben ihm anhält.",
        ),
        "gwt.when.foresight": (
            "Foresight tiles are chosen when you have reached Kansas City.",
            "Vorschauplättchen wählst du, wenn du Kansas City erreicht hast.",
        ),
        "gwt.when.certificates": (
            "Certificates are used in Kansas City, when your hand is counted.",
            "Zertifikate nutzt du in Kansas City, wenn deine Hand gezählt wird.",
        ),
        "gwt.when.deliver": (
            "Deliveries are made when you have reached Kansas City.",
            "Geliefert wird, wenn du Kansas City erreicht hast.",
        ),
        "gwt.when.raise": (
            "Simmental are raised in Kansas City, after the income.",
            "Simmentaler ziehst du in Kansas City auf, nach den Einnahmen.",
        ),
        "gwt.when.none": ("'{move}' is no answer here.", "'{move}' ist hier keine Antwort."),
    }
)
