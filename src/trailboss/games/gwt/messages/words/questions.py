"""What the rancher on turn is asked, by the ids of the view."""

from trailboss.core.words import learn

learn(
    {
        "gwt.question.phase_a": ("Move to another location", "Ziehe zu einem anderen Ort"),
        "gwt.question.location": ("Use your location", "Nutze deinen Ort"),
        "gwt.question.end_turn": ("End your turn", "Beende deinen Zug"),
        "gwt.question.via": ("Choose the way at the fork", "Wähle den Weg an der Gabelung"),
        "gwt.question.ride": ("Move on and use the place reached", "Ziehe weiter und nutze den neuen Ort"),
        "gwt.question.free_ride": ("Move on without fees", "Ziehe ohne Gebühren weiter"),
        "gwt.question.hire": ("Hire a worker", "Stelle einen Arbeiter ein"),
        "gwt.question.build": ("Choose a building", "Wähle ein Gebäude"),
        "gwt.question.build_at": ("Choose a space for the building", "Wähle ein Feld für das Gebäude"),
        "gwt.question.buy": ("Buy cattle", "Kaufe Rinder"),
        "gwt.question.engine": ("Move your engine forward", "Zieh deine Lok vorwärts"),
        "gwt.question.engine_back": ("Move your engine back", "Zieh deine Lok rückwärts"),
        "gwt.question.engine_home": (
            "Move your engine back from the last space",
            "Zieh deine Lok vom letzten Feld zurück",
        ),
        "gwt.question.engine_for_delivery": (
            "Move your engine back for a delivery",
            "Zieh deine Lok für eine Lieferung zurück",
        ),
        "gwt.question.upgrade": ("Upgrade the station?", "Den Bahnhof ausbauen?"),
        "gwt.question.station_behind": (
            "Choose a station behind your engine",
            "Wähle einen Bahnhof hinter deiner Lok",
        ),
        "gwt.question.master": (
            "Give a worker for the station master?",
            "Einen Arbeiter für den Bahnhofsvorsteher abgeben?",
        ),
        "gwt.question.hazard": ("Take a hazard", "Entferne eine Gefahr"),
        "gwt.question.objective": ("Gain an objective card", "Nimm eine Auftragskarte"),
        "gwt.question.auxiliary": ("Choose an auxiliary action", "Wähle eine Hilfsaktion"),
        "gwt.question.discard_any": ("Discard a cattle card", "Wirf eine Rinderkarte ab"),
        "gwt.question.discard_pair": (
            "Discard two cattle cards of one type: the first",
            "Wirf zwei Rinderkarten einer Art ab: die erste",
        ),
        "gwt.question.discard_second": (
            "Discard two cattle cards of one type: the second",
            "Wirf zwei Rinderkarten einer Art ab: die zweite",
        ),
        "gwt.question.discard_objective": ("Discard an objective card", "Wirf eine Auftragskarte ab"),
        "gwt.question.discard_value3": (
            "Discard a cattle card of value 3",
            "Wirf eine Rinderkarte mit Zuchtwert 3 ab",
        ),
        "gwt.question.discard": ("Discard a card", "Wirf eine Karte ab"),
        "gwt.question.draw": ("Draw a card", "Zieh eine Karte"),
        "gwt.question.remove": (
            "Remove a card from the game?",
            "Eine Karte aus dem Spiel entfernen?",
        ),
        "gwt.question.copy": ("Choose a building to copy", "Wähle ein benachbartes Gebäude"),
        "gwt.question.foresight": ("Choose a foresight tile", "Wähle ein Vorschauplättchen"),
        "gwt.question.certificates": ("Use how many certificates?", "Wie viele Zertifikate einsetzen?"),
        "gwt.question.simmental": ("Raise Simmental in your hand?", "Simmental auf der Hand aufziehen?"),
        "gwt.question.deliver": ("Choose a city for the delivery", "Wähle eine Stadt für die Lieferung"),
        "gwt.question.disc": ("Choose a disc for the city", "Wähle einen Marker für die Stadt"),
        "gwt.question.immediate": (
            "Perform the immediate action?",
            "Die Sofortaktion ausführen?",
        ),
    }
)
