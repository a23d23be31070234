"""What lies on the table, as all editions call it: money, places, stations, discs, and the options."""

from trailboss.core.words import learn

learn(
    {
        "gwt.money": ("${dollars}", "${dollars}"),
        "gwt.bank": ("the bank", "die Bank"),
        "gwt.card.1": ("1 card", "1 Karte"),
        "gwt.cards": ("{count} cards", "{count} Karten"),
        "gwt.step.1": ("1 step", "1 Schritt"),
        "gwt.track_space.1": ("1 space", "1 Feld"),
        "gwt.track_spaces": ("{count} spaces", "{count} Felder"),
        "gwt.steps": ("{count} steps", "{count} Schritte"),
        "gwt.token.1": ("an exchange token", "eine Tauschmarke"),
        "gwt.tokens": ("{count} exchange tokens", "{count} Tauschmarken"),
        "gwt.both": ("{first} and {second}", "{first} und {second}"),
        # -- the trail
        "gwt.space.start": ("the start", "Start"),
        "gwt.space.kansas_city": ("Kansas City", "Kansas City"),
        "gwt.space.section": ("{section} {number}", "{section} {number}"),
        "gwt.space.risk": ("{section} risk {number}", "Sonderfeld {section} {number}"),
        "gwt.section.flood": ("flood", "Überschwemmung"),
        "gwt.section.drought": ("drought", "Dürre"),
        "gwt.section.rockfall": ("rockfall", "Steinschlag"),
        "gwt.place.neutral": ("building {letter}", "Gebäude {letter}"),
        "gwt.place.neutral_on": ("building {letter} (space {space})", "Gebäude {letter} (Feld {space})"),
        "gwt.place.own": ("your {building} on {space}", "dein {building} auf {space}"),
        "gwt.place.foreign": ("{building} of {seat} on {space}", "{building} von {seat} auf {space}"),
        # -- the railroad
        "gwt.position.start": ("the start", "das Startfeld"),
        "gwt.position.space": ("space {number}", "Feld {number}"),
        "gwt.position.turnout": ("turnout {number}", "Ausfahrtsfeld {number}"),
        "gwt.station": ("station {number}", "Bahnhof {number}"),
        # -- disc spaces of the player board
        "gwt.disc.aux_dollar_2": ("auxiliary action dollars 2", "Hilfsaktion Dollar 2"),
        "gwt.disc.aux_draw_2": ("auxiliary action draw 2", "Hilfsaktion Ziehen 2"),
        "gwt.disc.aux_certificate_1": ("auxiliary action certificate 1", "Hilfsaktion Zertifikat 1"),
        "gwt.disc.aux_certificate_2": ("auxiliary action certificate 2", "Hilfsaktion Zertifikat 2"),
        "gwt.disc.aux_engine_1": ("auxiliary action engine 1", "Hilfsaktion Lok 1"),
        "gwt.disc.aux_engine_2": ("auxiliary action engine 2", "Hilfsaktion Lok 2"),
        "gwt.disc.aux_remove_1": ("auxiliary action remove 1", "Hilfsaktion Entfernen 1"),
        "gwt.disc.aux_remove_2": ("auxiliary action remove 2", "Hilfsaktion Entfernen 2"),
        "gwt.disc.cert_4": ("certificate limit 4", "Zertifikatslimit 4"),
        "gwt.disc.cert_6": ("certificate limit 6", "Zertifikatslimit 6"),
        "gwt.disc.step_dollars": ("step limit, with $3", "Schrittlimit, mit $3"),
        "gwt.disc.step_vp": ("step limit, with 3 points", "Schrittlimit, mit 3 Punkten"),
        "gwt.disc.hand_1": ("hand limit 1, for $5", "Handkartenlimit 1, für $5"),
        "gwt.disc.hand_2": ("hand limit 2, for $5", "Handkartenlimit 2, für $5"),
        # -- options
        "gwt.option.neutral_buildings": (
            "where the neutral buildings lie: on their letters, shuffled, or as you say",
            "wo die neutralen Gebäude liegen: auf ihren Buchstaben, gemischt oder wie ihr es festlegt",
        ),
        "gwt.option.neutral_buildings.place": ("Space {letter}", "Feld {letter}"),
        "gwt.option.building_sides": (
            "which side of the private buildings everybody plays: side a, drawn sides, or as you say",
            "welche Seite der eigenen Gebäude für alle gilt: Seite a, ausgelost oder wie ihr es festlegt",
        ),
        "gwt.option.building_sides.place": ("Building {number}", "Gebäude {number}"),
        "gwt.option.station_masters": (
            "which station masters lie at the first five stations: drawn, or as you say",
            "welche Bahnhofsvorsteher an den ersten fünf Bahnhöfen liegen: ausgelost oder festgelegt",
        ),
        "gwt.option.station_masters.place": ("Station {number}", "Bahnhof {number}"),
        "gwt.option.first": (
            "who starts: drawn, or a seat by number",
            "wer beginnt: ausgelost, oder ein Platz mit Nummer",
        ),
        "gwt.option.old_actions": (
            "if the building you stand on is replaced, keep its unused actions?",
            "was von einem ersetzten Gebäude noch nicht genutzt ist, bleibt oder verfällt",
        ),
        "gwt.option.draw_up_to": (
            "'up to' so many cards are drawn one by one, or their number is named first",
            "'bis zu' so viele Karten zieht man einzeln oder nennt zuerst die Anzahl",
        ),
        "gwt.option.kansas_city_money_first": (
            "the money of Kansas City can pay for the disc that goes there",
            "das Geld von Kansas City kann den Marker bezahlen, der dorthin geht",
        ),
        "gwt.option.cards_in_kansas_city": (
            "objective cards can be played in Kansas City before the subphases 1 to 4",
            "Auftragskarten kann man in Kansas City vor den Unterphasen 1 bis 4 ausspielen",
        ),
        "gwt.option.card_ride_before_use": (
            "the movement of an objective card is possible before the location is used",
            "die Bewegung einer Auftragskarte geht auch, bevor der Ort genutzt ist",
        ),
        "gwt.option.extraordinary_delivery": (
            "after the engine went back, the extraordinary delivery is obligatory or optional",
            "nach dem Zurückziehen der Lok ist die außerordentliche Lieferung Pflicht oder freiwillig",
        ),
        "gwt.option.unpayable_transport": (
            "you can't choose a city you can't afford, or a disc from a station helps",
            "unbezahlbare Städte sind nicht wählbar, oder ein Bahnhofsmarker hilft",
        ),
        "gwt.option.delivery_without_disc": (
            "without any disc the delivery is skipped or goes to Kansas City",
            "ganz ohne Marker entfällt die Lieferung oder geht nach Kansas City",
        ),
        "gwt.option.actions_left_behind": (
            "unused actions of a building you leave by its own movement are lost, or kept for afterwards",
            "was man beim Weiterziehen durch ein Gebäude dort nicht genutzt hat, verfällt oder bleibt",
        ),
        "gwt.option.end_without_action": (
            "you can end your turn without doing anything at your location",
            "man darf seinen Zug beenden, ohne am Ort etwas zu tun",
        ),
        "gwt.option.station_again": (
            "you can upgrade a station again after your disc was moved away from it",
            "man darf einen Bahnhof erneut ausbauen, wenn der eigene Marker von dort weg ist",
        ),
        "gwt.option.arrow_objectives": (
            "where the objective card of a delivery arrow comes from",
            "woher die Auftragskarte eines Lieferpfeils kommt",
        ),
        "gwt.option.immediate_gains": (
            "immediate actions that only give money or certificates are always taken, or can be declined",
            "Sofortaktionen, die nur Geld oder Zertifikate bringen, gelten immer oder sind freiwillig",
        ),
        "gwt.option.foreign_risk_actions": (
            "copying an opponent's building also copies the risk action of its space",
            "wer ein fremdes Gebäude kopiert, kopiert auch die Risikoaktion seines Feldes",
        ),
    }
)
