"""The moves as sentences, with what they cost and bring."""

from trailboss.core.words import learn

learn(
    {
        # -- without arguments
        "gwt.move.end": ("End the turn", "Zug beenden"),
        "gwt.move.skip": ("Skip it", "Auslassen"),
        "gwt.move.skip.upgrade": ("Do not upgrade {station}", "{station} nicht ausbauen"),
        "gwt.move.skip.master": (
            "Leave the station master where he is",
            "Auf den Bahnhofsvorsteher verzichten",
        ),
        "gwt.move.skip.immediate": ("Skip: {action}", "Verzichten: {action}"),
        "gwt.move.skip.either": ("Skip: {action}; {other}", "Verzichten: {action}; {other}"),
        "gwt.move.skip.remove": ("Remove no card", "Keine Karte entfernen"),
        "gwt.move.skip.engine": ("Leave the engine where it is", "Lok stehen lassen"),
        "gwt.move.skip.objective": ("Take no objective card", "Keine Auftragskarte nehmen"),
        "gwt.move.skip.free_ride": ("Stay where you are", "Stehen bleiben"),
        "gwt.move.skip.deliver": ("Make no delivery", "Nicht liefern"),
        "gwt.move.stop": ("Do no more of it", "Aufhören"),
        "gwt.move.stop.buy": ("Buy no more", "Nichts mehr kaufen"),
        "gwt.move.stop.draw": ("Draw no more", "Nicht mehr ziehen"),
        "gwt.move.stop.simmental": ("Raise no more cattle", "Kein Rind mehr aufziehen"),
        "gwt.move.draw": ("Draw a card", "Eine Karte ziehen"),
        "gwt.move.draw.left": ("Draw a card (of {left} at most)", "Eine Karte ziehen (von höchstens {left})"),
        "gwt.move.add": (
            "Add 2 cards to the cattle market (cowboys: 1)",
            "Rindermarkt um 2 Karten ergänzen (Cowboys: 1)",
        ),
        # -- the trail
        "gwt.move.place": ("Place the {herder} on {place}", "{herder} aufstellen: {place}"),
        "gwt.move.ride": ("Ride to {place}", "Bewegen: {place}"),
        "gwt.move.ride.steps": ("Ride to {place} ({steps})", "Bewegen: {place} ({steps})"),
        "gwt.move.ride.pays": ("Ride to {place} ({steps}, {fees})", "Bewegen: {place} ({steps}, {fees})"),
        "gwt.move.via": ("Go through {place}", "Weg über {place}"),
        "gwt.move.via.pays": ("Go through {place} ({fees})", "Weg über {place} ({fees})"),
        "gwt.move.via.direct": ("Take the direct path", "Direkten Weg nehmen"),
        "gwt.move.via.direct.pays": ("Take the direct path ({fees})", "Direkten Weg nehmen ({fees})"),
        "gwt.fee": ("pays {money} to {payee}", "{money} an {payee}"),
        "gwt.fee.some": ("fees depend on the way", "Gebühren je nach Weg"),
        "gwt.move.at": ("Put the building on {space}", "Gebäude legen auf {space}"),
        "gwt.move.at.price": (
            "Put {building} on {space} for {money}",
            "{building} legen auf {space} für {money}",
        ),
        "gwt.move.at.replace": (
            "Put {building} on {space} in place of {old} for {money}",
            "{building} legen auf {space} anstelle von {old} für {money}",
        ),
        "gwt.move.copy": ("Use the actions of {place}", "Aktionen nutzen von: {place}"),
        "gwt.move.hazard": ("Take the hazard on {space}", "Gefahr entfernen: {space}"),
        "gwt.move.hazard.price": (
            "Take a hazard for {money}: {tile} on {space}",
            "Gefahr entfernen für {money}: {tile} auf {space}",
        ),
        "gwt.move.trade": ("{trade} on {space}", "{trade} auf {space}"),
        "gwt.move.trade.gain": (
            "{trade} on {space}: {tile}, gain {money}",
            "{trade} auf {space}: {tile}, {money} nehmen",
        ),
        "gwt.move.trade.pay": (
            "{trade} on {space}: {tile}, pay {money}",
            "{trade} auf {space}: {tile}, {money} zahlen",
        ),
        "gwt.move.trade.token": (
            "{trade} on {space}: {tile}, gain {tokens}",
            "{trade} auf {space}: {tile}, {tokens} nehmen",
        ),
        # -- actions
        "gwt.move.do": ("{action}", "{action}"),
        "gwt.move.do.now": ("{action} (now {count})", "{action} (zurzeit {count})"),
        "gwt.move.do.cowboys": ("{action} (cowboys: {count})", "{action} (Cowboys: {count})"),
        # -- cards
        "gwt.move.play": (
            "Play the objective card {card}: {action}",
            "Auftragskarte ausspielen: {card}: {action}",
        ),
        "gwt.move.gain": ("Take the objective card {card}", "Auftragskarte nehmen: {card}"),
        "gwt.move.gain.top": (
            "Take the top objective card of the stack",
            "Oberste Auftragskarte vom Stapel nehmen",
        ),
        "gwt.move.discard": ("Discard: {card}", "Abwerfen: {card}"),
        "gwt.move.remove": ("Remove from the game: {card}", "Aus dem Spiel entfernen: {card}"),
        "gwt.move.exchange": (
            "Use an exchange token: draw up to {count} cards, then discard as many",
            "Tauschmarke einlösen: bis zu {count} Karten ziehen, dann ebenso viele abwerfen",
        ),
        "gwt.move.raise": ("Raise cattle: {card} becomes {grown}", "Aufziehen: {card} wird zu {grown}"),
        # -- workers, buildings, cattle
        "gwt.move.hire": (
            "Hire {worker} from row {row} for {money}",
            "Aus Zeile {row} {worker} einstellen für {money}",
        ),
        "gwt.move.hire.then": (
            "Hire {worker} from row {row} for {money}; then: {action}",
            "Aus Zeile {row} {worker} einstellen für {money}; dann: {action}",
        ),
        "gwt.move.build": ("Build {building}", "{building} bauen"),
        "gwt.move.build.needs": (
            "Build {building} ({workers}: {need}, {money} each; points: {points})",
            "{building} bauen ({workers}: {need}, je {money}; Punkte: {points})",
        ),
        "gwt.move.buy": (
            "Buy {cards} for {money} (cowboys: {cowboys})",
            "{cards} kaufen für {money} (Cowboys: {cowboys})",
        ),
        # -- the railroad
        "gwt.move.engine": ("Move the engine to {position}", "Lok ziehen auf {position}"),
        "gwt.move.engine.station": (
            "Move the engine to {position} ({station} can be upgraded for {money})",
            "Lok ziehen auf {position} ({station} kann für {money} ausgebaut werden)",
        ),
        "gwt.move.engine.value": (
            "Move the engine to {position} for a delivery of value {value}",
            "Lok ziehen auf {position} für eine Lieferung mit Wert {value}",
        ),
        "gwt.move.engine.home": (
            "Move the engine back to {position} and gain {money}",
            "Lok zurückziehen auf {position} und {money} nehmen",
        ),
        "gwt.move.disc": ("Use the disc of {disc}", "Marker nehmen: {disc}"),
        "gwt.move.disc.upgrade": (
            "Upgrade {station} for {money} with the disc of {disc}",
            "{station} ausbauen für {money}; Marker: {disc}",
        ),
        "gwt.move.disc.city": (
            "Deliver to {city} with the disc of {disc}",
            "Nach {city} liefern; Marker: {disc}",
        ),
        "gwt.move.give": (
            "Give {worker} for the station master",
            "Für den Bahnhofsvorsteher {worker} abgeben",
        ),
        "gwt.move.give.master": (
            "Give {worker} for the station master: {master}",
            "Für den Bahnhofsvorsteher {worker} abgeben: {master}",
        ),
        "gwt.move.station": ("Upgrade {station} for {money}", "{station} ausbauen für {money}"),
        # -- Kansas City
        "gwt.move.foresight": ("Choose the {which} foresight tile", "Vorschau: {which} Plättchen wählen"),
        "gwt.move.foresight.tile": (
            "Choose the {which} foresight tile: {tile}, goes {goal}",
            "Vorschau: {which} Plättchen wählen: {tile}, kommt {goal}",
        ),
        "gwt.move.foresight.gone": (
            "Choose the {which} foresight tile: {tile}, leaves the game",
            "Vorschau: {which} Plättchen wählen: {tile}, verlässt das Spiel",
        ),
        "gwt.which.0": ("upper", "oberes"),
        "gwt.which.1": ("lower", "unteres"),
        "gwt.goal.row": ("to row {row}", "in Zeile {row}"),
        "gwt.goal.space": ("to {space}", "auf {space}"),
        "gwt.move.certificates": (
            "Use certificates: {count}; total {total}, gain {money}",
            "Zertifikate einsetzen: {count}; Gesamtwert {total}, {money} nehmen",
        ),
        "gwt.move.deliver": ("Deliver to {city}", "Nach {city} liefern"),
        "gwt.move.deliver.effects": ("Deliver to {city}: {effects}", "Nach {city} liefern: {effects}"),
        "gwt.effect.transport": ("transport {money}", "Transport {money}"),
        "gwt.effect.gain": ("gain {money}", "{money} nehmen"),
        "gwt.effect.points": ("points at the end: {points}", "Punkte am Ende: {points}"),
        "gwt.effect.objective": ("an objective card", "eine Auftragskarte"),
    }
)
