"""Why a move is refused: one sentence for each reason. What is an interpretation says so."""

from typing import Final

from trailboss.core.words import learn

READING: Final = (" (our reading of the rules)", " (so lesen wir die Regeln)")
"""What a reason adds that rests on an interpretation."""

learn(
    {
        # -- the question
        "gwt.no.not_your_turn": (
            "It is {seat} who is asked now: '{question}'.",
            "Jetzt ist {seat} gefragt: '{question}'.",
        ),
        "gwt.no.other_question": (
            "{when} What is asked now: '{question}'.",
            "{when} Jetzt ist gefragt: '{question}'.",
        ),
        "gwt.no.not_optional": (
            "This cannot be left out: '{question}'.",
            "Das lässt sich nicht auslassen: '{question}'.",
        ),
        "gwt.no.do_something": (
            f"You have to do something at your location; a dollar is always to be had{READING[0]}.",
            f"An deinem Ort musst du etwas tun; einen Dollar gibt es immer{READING[1]}.",
        ),
        "gwt.no.stop_after_something": (
            f"First buy, add or draw something, then you can stop{READING[0]}.",
            f"Erst etwas kaufen, hinzufügen oder ziehen, dann kannst du aufhören{READING[1]}.",
        ),
        # -- the trail
        "gwt.no.place_first_turn": (
            "Placing is for your first turn; from then on you move.",
            "Aufgestellt wird nur im ersten Zug; danach wird gezogen.",
        ),
        "gwt.no.place_first": (
            "In your first turn you choose a neutral building to begin on.",
            "In deinem ersten Zug wählst du ein neutrales Gebäude, auf dem du beginnst.",
        ),
        "gwt.no.empty_space": (
            "There is no tile on {space}, and you can stop on locations only.",
            "Auf {space} liegt kein Plättchen, und anhalten kannst du nur auf Orten.",
        ),
        "gwt.no.not_ahead": ("From here no way leads to {space}.", "Von hier führt kein Weg zu {space}."),
        "gwt.no.too_far": (
            "That is {steps} steps away, and you can go {limit}.",
            "Das ist {steps} Schritte entfernt, und du kannst {limit} weit ziehen.",
        ),
        "gwt.no.free_ride_city": (
            "The movement of an objective card never leads to Kansas City.",
            "Die Bewegung einer Auftragskarte führt nie nach Kansas City.",
        ),
        "gwt.no.no_way": (
            "{space} isn't on a route to your destination.",
            "Über {space} führt kein Weg zu deinem Ziel.",
        ),
        "gwt.no.no_tile": ("There is no tile on {space}.", "Auf {space} liegt kein Plättchen."),
        # -- the location
        "gwt.no.auxiliary_instead": (
            "You have performed a single auxiliary action instead of the local actions.",
            "Du hast statt der Ortsaktionen eine einfache Hilfsaktion ausgeführt.",
        ),
        "gwt.no.local_instead": (
            "You have used a local action here; the auxiliary action would be instead of all of them.",
            "Du hast hier schon eine Ortsaktion genutzt; die Hilfsaktion gäbe es nur anstelle aller.",
        ),
        "gwt.no.foreign_location": (
            "Here you have no local actions, only one single auxiliary action.",
            "Hier hast du keine Ortsaktionen, nur eine einfache Hilfsaktion.",
        ),
        "gwt.no.not_offered": (
            "'{action}' is none of the local actions here.",
            "'{action}' gehört hier nicht zu den Ortsaktionen.",
        ),
        "gwt.no.done_before": (
            "This local action is used up: '{action}'.",
            "Diese Ortsaktion ist schon genutzt: '{action}'.",
        ),
        "gwt.no.other_action": (
            "Now only the immediate action on offer is possible, or none.",
            "Jetzt ist nur die angebotene Sofortaktion möglich oder keine.",
        ),
        "gwt.no.single_only": (
            "Instead of local actions an auxiliary action is never doubled.",
            "Anstelle von Ortsaktionen wird eine Hilfsaktion nie verdoppelt.",
        ),
        "gwt.no.auxiliary_locked": (
            "Discs still cover both spaces of this auxiliary action.",
            "Auf beiden Kreisfeldern dieser Hilfsaktion liegen noch Marker.",
        ),
        "gwt.no.not_doubled": (
            "To double an auxiliary action, both its spaces have to be clear.",
            "Um eine Hilfsaktion zu verdoppeln, müssen ihre beiden Kreisfelder frei sein.",
        ),
        # -- what an action needs
        "gwt.no.costs": (
            "That costs {price}, and you have {money} for it.",
            "Das kostet {price}, und dafür hast du {money}.",
        ),
        "gwt.no.no_card_of_type": (
            "You have no such card in hand: {card}.",
            "Du hast keine solche Karte auf der Hand: {card}.",
        ),
        "gwt.no.no_cattle_card": (
            "You have no cattle card in hand, and an objective card is none.",
            "Du hast keine Rinderkarte auf der Hand, und eine Auftragskarte ist keine.",
        ),
        "gwt.no.no_pair": (
            "You do not have two cattle cards of one type in hand.",
            "Du hast keine zwei Rinderkarten einer Art auf der Hand.",
        ),
        "gwt.no.no_value3_card": (
            "You have no cattle card of value 3 in hand.",
            "Du hast keine Rinderkarte mit Zuchtwert 3 auf der Hand.",
        ),
        "gwt.no.no_objective_card": (
            "You have no objective card in hand.",
            "Du hast keine Auftragskarte auf der Hand.",
        ),
        "gwt.no.no_way_back": (
            "Your engine cannot go back by exactly {spaces}.",
            "Deine Lok kann nicht um genau {spaces} zurückziehen.",
        ),
        "gwt.no.counts_nothing": (
            f"That would bring nothing, and an action has to change something{READING[0]}.",
            f"Das brächte nichts, und eine Aktion muss etwas ändern{READING[1]}.",
        ),
        "gwt.no.certificates_full": (
            f"Your certificate marker is at its limit, and an action has to change something{READING[0]}.",
            f"Dein Zertifikatsmarker ist am Limit, und eine Aktion muss etwas ändern{READING[1]}.",
        ),
        "gwt.no.no_cards": (
            f"You have no card left to draw, and an action has to change something{READING[0]}.",
            f"Du hast keine Karte mehr zum Ziehen, und eine Aktion muss etwas ändern{READING[1]}.",
        ),
        "gwt.no.no_cattle": (
            f"There is nothing to buy or add, and an action has to change something{READING[0]}.",
            f"Es gibt nichts zu kaufen oder hinzuzufügen, und eine Aktion muss etwas ändern{READING[1]}.",
        ),
        "gwt.no.nobody_to_hire": (
            "There is nobody you could hire: not on offer, too dear, or no room in your row.",
            "Du kannst niemanden einstellen: nicht im Angebot, zu teuer oder deine Reihe ist voll.",
        ),
        "gwt.no.nothing_to_build": (
            "There is no building for which your workers and your money are enough.",
            "Für kein Gebäude reichen deine Arbeiter und dein Geld.",
        ),
        "gwt.no.no_objective": (
            "There is no objective card left to gain.",
            "Es gibt keine Auftragskarte mehr zu nehmen.",
        ),
        "gwt.no.no_tribe_tile": ("There is no {tile} to take.", "Es liegt kein {tile} aus."),
        "gwt.no.no_trade": (
            "You cannot pay for any of the tiles there.",
            "Du kannst keines der Plättchen dort bezahlen.",
        ),
        "gwt.no.no_hazard": (
            "There is no hazard to take, or you cannot pay for it.",
            "Es gibt keine Gefahr zu entfernen, oder du kannst es nicht bezahlen.",
        ),
        "gwt.no.no_neighbour": (
            "There is no building on an adjacent space.",
            "Auf keinem benachbarten Feld liegt ein Gebäude.",
        ),
        "gwt.no.nothing_to_copy": (
            f"You can't do anything that an adjacent building offers{READING[0]}.",
            f"Von den benachbarten Gebäuden kannst du gerade nichts nutzen{READING[1]}.",
        ),
        "gwt.no.no_station_behind": (
            "There is no station behind your engine that you could upgrade.",
            "Hinter deiner Lok ist kein Bahnhof, den du ausbauen könntest.",
        ),
        "gwt.no.no_extraordinary": (
            "For an extraordinary delivery you need track behind your engine, and a disc.",
            "Für eine außerordentliche Lieferung brauchst du Strecke hinter deiner Lok und einen Marker.",
        ),
        # -- cards
        "gwt.no.cards_not_here": (
            "Objective cards are played before phase A or before or after an action, not here.",
            "Auftragskarten spielt man vor Phase A oder vor oder nach einer Aktion aus, nicht hier.",
        ),
        "gwt.no.not_in_hand": (
            "You do not have this card in hand: {card}.",
            "Diese Karte hast du nicht auf der Hand: {card}.",
        ),
        "gwt.no.wrong_card": (
            "This card is not the one asked for: {card}.",
            "Diese Karte ist nicht die verlangte: {card}.",
        ),
        "gwt.no.required_card": (
            f"The action that you have begun still requires this card: {{card}}{READING[0]}.",
            f"Die begonnene Aktion verlangt diese Karte noch: {{card}}{READING[1]}.",
        ),
        "gwt.no.not_on_display": (
            "This card is not on display: {card}.",
            "Diese Karte liegt nicht in der Auslage: {card}.",
        ),
        "gwt.no.no_token": ("You have no exchange token.", "Du hast keine Tauschmarke."),
        "gwt.no.nothing_to_exchange": (
            "You have no card left that an exchange token could draw.",
            "Du hast keine Karte mehr, die eine Tauschmarke ziehen könnte.",
        ),
        "gwt.no.display_only": (
            "At this table an arrow gives a card from the display, not from the stack.",
            "An diesem Tisch gibt ein Pfeil eine Karte aus der Auslage, nicht vom Stapel.",
        ),
        "gwt.no.objective_stack_empty": (
            "The stack of objective cards is empty.",
            "Der Auftragskartenstapel ist leer.",
        ),
        # -- workers and cattle
        "gwt.no.row_not_open": (
            "From row {row} nobody can be hired before the job market token has moved on.",
            "Aus Zeile {row} wird erst eingestellt, wenn der Arbeitsmarkt-Anzeiger weitergezogen ist.",
        ),
        "gwt.no.no_worker": (
            "There is no such worker in row {row}.",
            "In Zeile {row} gibt es keinen solchen Arbeiter.",
        ),
        "gwt.no.worker_row_full": (
            "Your row for this kind of worker is full.",
            "Deine Reihe für diese Arbeiter ist voll.",
        ),
        "gwt.no.cowboys": (
            "That takes more cowboys: {need}, not {cowboys}.",
            "Dafür braucht es mehr Cowboys: {need} statt {cowboys}.",
        ),
        "gwt.no.not_in_market": (
            "That is not in the cattle market now.",
            "Das liegt jetzt nicht im Rindermarkt.",
        ),
        "gwt.no.no_simmental": (
            "Simmental are not played at this table.",
            "An diesem Tisch wird ohne Simmental gespielt.",
        ),
        "gwt.no.cattle_stack_empty": ("The market stack is empty.", "Der Marktstapel ist leer."),
        "gwt.no.market_closed": (
            "The job market is closed, so no worker can be chosen any more.",
            "Der Arbeitsmarkt ist geschlossen; Arbeiter können nicht mehr gewählt werden.",
        ),
        "gwt.no.foresight_empty": (
            f"This foresight space stays empty, for the tiles have run out{READING[0]}.",
            f"Dieses Vorschaufeld bleibt leer, denn die Plättchen sind verbraucht{READING[1]}.",
        ),
        "gwt.no.certificates_few": (
            "You cannot use {count}: your certificate marker stands on {value}.",
            "Du kannst nicht {count} einsetzen: Dein Zertifikatsmarker steht auf {value}.",
        ),
        "gwt.no.certificates_track": (
            "The certificate track has no 5, so from 6 you cannot use just one.",
            "Auf der Zertifikatsleiste gibt es keine 5, also kannst du von 6 nicht nur eines einsetzen.",
        ),
        # -- buildings
        "gwt.no.no_such_building": (
            "Private buildings have the numbers 1 to {count}.",
            "Eigene Gebäude haben die Nummern 1 bis {count}.",
        ),
        "gwt.no.not_in_stock": (
            "You have built building {number} already.",
            "Gebäude {number} hast du schon gebaut.",
        ),
        "gwt.no.builders": (
            "That takes more {workers}: {need}, and you have {builders}.",
            "Dafür braucht es mehr {workers}: {need}, und du hast {builders}.",
        ),
        "gwt.no.no_building_space": (
            "Private buildings cannot go to {space}.",
            "Auf {space} können keine eigenen Gebäude liegen.",
        ),
        "gwt.no.foreign_building": (
            "Only a building of your own can be replaced.",
            "Nur eines deiner eigenen Gebäude kann ersetzt werden.",
        ),
        "gwt.no.not_higher": (
            f"A building is replaced by one that needs more workers{READING[0]}.",
            f"Ein Gebäude wird durch eines ersetzt, das mehr Arbeiter braucht{READING[1]}.",
        ),
        "gwt.no.copy_no_building": (
            "There is no building on {space} to copy.",
            "Auf {space} liegt kein Gebäude, dessen Aktionen du nutzen könntest.",
        ),
        "gwt.no.copy_loop": (
            f"A building that is in the chain of copies cannot be copied again{READING[0]}.",
            f"Ein Gebäude, das schon zur Kette gehört, zählt nicht noch einmal{READING[1]}.",
        ),
        "gwt.no.copy_in_vain": (
            f"You can't do anything that the building on {{space}} offers{READING[0]}.",
            f"Von dem Gebäude auf {{space}} kannst du gerade nichts nutzen{READING[1]}.",
        ),
        "gwt.no.copy_not_adjacent": (
            "The building on {space} is not adjacent.",
            "Das Gebäude auf {space} ist nicht benachbart.",
        ),
        # -- the railroad
        "gwt.no.engine_here": (
            "Your engine stands there and has to move: {position}.",
            "Deine Lok steht schon da und muss ziehen: {position}.",
        ),
        "gwt.no.engine_forward": (
            "Your engine has to move forward.",
            "Deine Lok muss vorwärts ziehen.",
        ),
        "gwt.no.engine_back": ("Your engine has to move back.", "Deine Lok muss rückwärts ziehen."),
        "gwt.no.engine_occupied": (
            "Another engine stands there: {position}.",
            "Dort steht eine andere Lok: {position}.",
        ),
        "gwt.no.engine_exact": (
            "Your engine has to go back by exactly {limit}.",
            "Deine Lok muss um genau {limit} zurückziehen.",
        ),
        "gwt.no.engine_too_far": (
            "Your engine can go {limit} at most, and that is farther: {position}.",
            "Deine Lok kann höchstens {limit} weit ziehen, und das ist weiter: {position}.",
        ),
        "gwt.no.station_not_behind": (
            "That is not behind your engine: {station}.",
            "Das liegt nicht hinter deiner Lok: {station}.",
        ),
        "gwt.no.station_beside": (
            f"The station where your engine stands is not behind it{READING[0]}: {{station}}.",
            f"Der Bahnhof, an dem deine Lok steht, liegt nicht hinter ihr{READING[1]}: {{station}}.",
        ),
        "gwt.no.station_vacated": (
            "You upgraded that before, and at this table only once counts: {station}.",
            "Das hast du schon einmal ausgebaut, und an diesem Tisch geht das nur einmal: {station}.",
        ),
        "gwt.no.station_upgraded": (
            "You have upgraded that already: {station}.",
            "Das hast du schon ausgebaut: {station}.",
        ),
        "gwt.no.printed_worker": (
            "Only a hired worker can be given, not the printed one.",
            "Nur ein eingestellter Arbeiter kann abgegeben werden, nicht der aufgedruckte.",
        ),
        # -- discs and cities
        "gwt.no.disc_used": (
            "There is no disc on this space any more: {disc}.",
            "Auf diesem Kreisfeld liegt kein Marker mehr: {disc}.",
        ),
        "gwt.no.disc_dark": (
            "A disc from dark corners goes to dark corners only.",
            "Ein Marker von dunklen Ecken kommt nur auf dunkle Ecken.",
        ),
        "gwt.no.disc_transport": (
            "With this disc you could not pay for the transport.",
            "Mit diesem Marker könntest du den Transport nicht bezahlen.",
        ),
        "gwt.no.disc_last_resort": (
            "A disc is taken from a station only if none on your player board can be placed.",
            "Von einem Bahnhof nimmt man einen Marker nur, wenn keiner der Spielerablage geht.",
        ),
        "gwt.no.no_disc_there": (
            "You have no disc to take there: {station}.",
            "Dort kannst du keinen Marker nehmen: {station}.",
        ),
        "gwt.no.no_disc_left": (
            "You have no disc that could go there.",
            "Du hast keinen Marker, der dorthin könnte.",
        ),
        "gwt.no.city_value": (
            "This city asks for {value}, and your delivery is worth {total}.",
            "Diese Stadt verlangt {value}, und deine Lieferung ist {total} wert.",
        ),
        "gwt.no.city_again": (
            "You have delivered to this city before.",
            "In diese Stadt hast du schon geliefert.",
        ),
        "gwt.no.city_disc": (
            "You have no disc for this city that you could pay together with the transport.",
            "Du hast für diese Stadt keinen Marker, den du samt Transport bezahlen kannst.",
        ),
    }
)
