"""What happens, one sentence for each kind of event. The numbers are those of `events`."""

from trailboss.core.words import learn

learn(
    {
        "gwt.event.0": ("{seat} takes a turn.", "{seat} ist am Zug."),
        "gwt.event.1": ("{seat} begins on {place}.", "{seat} beginnt auf {place}."),
        "gwt.event.2": ("{seat} rides to {place}.", "{seat} zieht weiter: {place}."),
        "gwt.event.3": (
            "{seat} pays a fee of {money} to {payee}.",
            "{seat} zahlt {money} Gebühr an {payee}.",
        ),
        "gwt.event.4": ("{seat} pays {money}.", "{seat} zahlt {money}."),
        "gwt.event.5": ("{seat} gains {money}.", "{seat} nimmt {money}."),
        "gwt.event.6": (
            "{seat} moves the certificate marker to {count}.",
            "{seat} zieht den Zertifikatsmarker auf {count}.",
        ),
        "gwt.event.7": (
            "{seat} shuffles the discard pile to make a new draw stack.",
            "{seat} mischt den Ablagestapel zu einem neuen Zugstapel.",
        ),
        "gwt.event.8": ("{seat} draws {cards}.", "{seat} zieht {cards}."),
        "gwt.event.9": ("Only you see it: {card}.", "Nur du siehst es: {card}."),
        "gwt.event.10": ("{seat} discards: {card}.", "{seat} wirft ab: {card}."),
        "gwt.event.11": (
            "{seat} removes from the game: {card}.",
            "{seat} entfernt aus dem Spiel: {card}.",
        ),
        "gwt.event.12": ("{seat} hires {worker} for {money}.", "{seat} stellt {worker} ein für {money}."),
        "gwt.event.13": ("{seat} builds {building} on {space}.", "{seat} baut {building} auf {space}."),
        "gwt.event.14": (
            "{building} of {seat} on {space} is replaced and leaves the game.",
            "{building} von {seat} auf {space} wird ersetzt und verlässt das Spiel.",
        ),
        "gwt.event.15": ("{seat} buys {cards}.", "{seat} kauft {cards}."),
        "gwt.event.16": ("New in the cattle market: {card}.", "Neu im Rindermarkt: {card}."),
        "gwt.event.17": (
            "{seat} moves the engine to {position}.",
            "{seat} zieht die Lok auf {position}.",
        ),
        "gwt.event.18": ("{seat} upgrades {station}.", "{seat} baut {station} aus."),
        "gwt.event.19": ("{seat} takes the disc of {disc}.", "{seat} nimmt einen Marker: {disc}."),
        "gwt.event.20": ("{seat} takes the disc from {station}.", "{seat} nimmt den Marker von {station}."),
        "gwt.event.21": (
            "{seat} gives {worker} for the station master: {master}.",
            "{seat} gibt {worker} ab für den Bahnhofsvorsteher: {master}.",
        ),
        "gwt.event.22": ("{seat} takes a hazard: {tile}.", "{seat} entfernt eine Gefahr: {tile}."),
        "gwt.event.23": ("{seat} {takes}: {tile} from {space}.", "{seat} {takes}: {tile} von {space}."),
        "gwt.event.24": (
            "{seat} takes an objective card {where}: {card}.",
            "{seat} nimmt eine Auftragskarte {where}: {card}.",
        ),
        "gwt.where.0": ("to the discard pile", "auf den Ablagestapel"),
        "gwt.where.1": ("to the hand", "auf die Hand"),
        "gwt.event.25": (
            "{seat} takes an objective card unseen to the hand.",
            "{seat} nimmt verdeckt eine Auftragskarte auf die Hand.",
        ),
        "gwt.event.26": (
            "{seat} plays the objective card {card}.",
            "{seat} spielt eine Auftragskarte aus: {card}.",
        ),
        "gwt.event.27": (
            "New objective card on display: {card}.",
            "Neue Auftragskarte in der Auslage: {card}.",
        ),
        "gwt.event.28": (
            "{seat} chooses in foresight {column}: {tile}.",
            "{seat} wählt in Vorschau {column}: {tile}.",
        ),
        "gwt.event.29": ("On {space} there is now: {tile}.", "Auf {space} liegt jetzt: {tile}."),
        "gwt.event.30": (
            "New in row {row} of the job market: {tile}.",
            "Neu in Zeile {row} des Arbeitsmarkts: {tile}.",
        ),
        "gwt.event.31": (
            "There is no space for it, so it leaves the game: {tile}.",
            "Dafür ist kein Feld frei, also aus dem Spiel: {tile}.",
        ),
        "gwt.event.32": (
            "The job market token moves to row {row}.",
            "Der Arbeitsmarkt-Anzeiger zieht in Zeile {row}.",
        ),
        "gwt.event.33": (
            "The job market is full: {seat} takes the token, and everybody else has one more turn.",
            "Der Arbeitsmarkt ist voll: {seat} nimmt den Anzeiger, alle anderen haben noch einen Zug.",
        ),
        "gwt.event.34": (
            "{seat} shows a total value of {total}, with certificates used: {count}.",
            "{seat} zeigt einen Gesamtwert von {total}, eingesetzte Zertifikate: {count}.",
        ),
        "gwt.event.35": ("{seat} delivers to {city}.", "{seat} liefert nach {city}."),
        "gwt.event.36": (
            "{seat} has no disc to deliver with.",
            "{seat} hat keinen Marker für eine Lieferung.",
        ),
        "gwt.event.37": (
            "{seat} has paid {money} for transport.",
            "{seat} hat damit {money} Transportkosten gezahlt.",
        ),
        "gwt.event.38": ("New in foresight {column}: {tile}.", "Neu in Vorschau {column}: {tile}."),
        "gwt.event.39": ("{seat} chooses: {action}.", "{seat} wählt: {action}."),
        "gwt.event.40": ("{seat} chooses: {action}.", "{seat} wählt: {action}."),
        "gwt.event.41": ("{seat} uses the actions of {place}.", "{seat} nutzt die Aktionen von {place}."),
        "gwt.event.42": ("The game is over.", "Das Spiel ist zu Ende."),
        # -- of the second edition
        "gwt.event.43": ("{seat} gains {tokens}.", "{seat} bekommt {tokens}."),
        "gwt.event.44": ("{seat} uses an exchange token.", "{seat} löst eine Tauschmarke ein."),
        "gwt.event.45": (
            "{seat} raises cattle: {card} becomes {grown}.",
            "{seat} zieht Rinder auf: {card} wird zu {grown}.",
        ),
        "gwt.event.46": (
            "{seat} turns up card {number}: {card}.",
            "{seat} deckt Karte {number} auf: {card}.",
        ),
        "gwt.event.47": (
            "{seat} is specialized in {workers} now.",
            "{seat} ist jetzt auf {workers} spezialisiert.",
        ),
        "gwt.event.48": (
            "{seat} takes the station master out of play: {master}.",
            "{seat} nimmt den Bahnhofsvorsteher aus dem Spiel: {master}.",
        ),
    }
)
