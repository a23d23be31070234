"""What the components of Daddy Winchester do, in short sentences of both languages."""

from trailboss.core.words import learn

learn(
    {
        "help.win.plot": ("plot {plot}", "Parzelle {plot}"),
        "help.win.plot.is": ("{terrain}{more}", "{terrain}{more}"),
        "help.win.at_river": ("at the river", "am Fluss"),
        "help.win.at_rail": ("at the rail", "an den Gleisen"),
        "help.win.at_saloon": ("at the saloon", "am Saloon"),
        "help.win.ranch_land": ("ranch land", "Ranchland"),
        "help.win.with_mine": ("with a mine", "mit einer Mine"),
        "help.win.with_ranch": ("with the ranch", "mit der Ranch"),
        "help.win.plot.neighbours": ("Adjacent plots: {plots}", "Angrenzende Parzellen: {plots}"),
        "help.win.plot.alone": ("No plot is adjacent", "Keine Parzelle grenzt an"),
        "help.win.plot.squares": (
            "Earns $1000 when a vehicle is active on {squares}",
            "Bringt 1000 $, wenn ein Fahrzeug aktiv ist auf {squares}",
        ),
        "help.win.terrain": ("Plots of this kind: {count}", "Parzellen dieser Art: {count}"),
        # -- bonus tokens
        "help.win.token.movement": (
            "Move the locomotive or the boat; every owned plot beside it earns its owner $1000",
            "Bewege Lokomotive oder Schiff; jede vergebene Parzelle daneben bringt 1000 $ ein",
        ),
        "help.win.token.saloon": (
            "Take all tips from the saloon, but not those of this purchase",
            "Nimm alles Trinkgeld aus dem Saloon, aber nicht das dieses Kaufs",
        ),
        "help.win.token.rumor": (
            "Look at one face-down card: a secret objective, a mine or the ranch",
            "Sieh dir eine verdeckte Karte an: ein geheimes Ziel, eine Mine oder die Ranch",
        ),
        "help.win.token.count": ("Tokens of this kind: {count}", "Plättchen dieser Sorte: {count}"),
        # -- objectives
        "help.win.shared.first": (
            "Whoever buys a plot and then meets it first takes its pile",
            "Wer nach einem Kauf als Erster so weit ist, nimmt den Stapel",
        ),
        "help.win.shared.one_of_each_terrain": (
            "Own a desert, a prairie and a forest",
            "Besitze eine Wüste, eine Prärie und einen Wald",
        ),
        "help.win.shared.one_of_each_token": (
            "Own a movement, a saloon and a rumor token",
            "Besitze je ein Plättchen Bewegung, Saloon und Gerücht",
        ),
        "help.win.shared.five_plots": ("Own five plots or more", "Besitze fünf Parzellen oder mehr"),
        "help.win.shared.four_alike_tokens": (
            "Own four bonus tokens of one kind",
            "Besitze vier Bonusplättchen einer Sorte",
        ),
        "help.win.shared.three_connected": (
            "Three of your plots hang together by their sides; rail and river part plots",
            "Drei deiner Parzellen hängen mit Seiten zusammen; Gleise und Fluss trennen",
        ),
        "help.win.shared.four_scattered": (
            "Four of your plots have no other plot of yours beside them",
            "Vier deiner Parzellen haben keine andere von dir neben sich",
        ),
        "help.win.shared.three_off_river": (
            "Three of your plots are {plots}",
            "Drei deiner Parzellen sind aus {plots}",
        ),
        "help.win.shared.three_off_rail": (
            "Three of your plots are {plots}",
            "Drei deiner Parzellen sind aus {plots}",
        ),
        "help.win.shared.dry_saloon": (
            "Get a saloon token while there are no tips to take",
            "Erhalte ein Saloonplättchen, wenn es kein Trinkgeld zu nehmen gibt",
        ),
        "help.win.shared.last_auction": (
            "Buy the nineteenth plot",
            "Kaufe die neunzehnte Parzelle",
        ),
        "help.win.secret": (
            "Known to its owner alone; added to the cash at the end",
            "Nur dem Besitzer bekannt; am Ende zum Bargeld gezählt",
        ),
        "help.win.secret.plots": ("Counts the plots {plots}", "Zählt die Parzellen {plots}"),
        "help.win.pile": ("pile of {money}", "Stapel mit {money}"),
        "help.win.pile.help": (
            "Goes to the first player who earns the objective on it",
            "Geht an den Ersten, der das Ziel darauf verdient",
        ),
        # -- cards and places
        "help.win.mine": ("mine card on plot {plot}", "Minenkarte auf Parzelle {plot}"),
        "help.win.mine.help": (
            "Brings the buyer of the plot its amount and is gone then; the cards: {amounts}",
            "Bringt dem Käufer der Parzelle ihren Betrag und ist dann weg; die Karten: {amounts}",
        ),
        "help.win.ranch": ("ranch card", "Ranchkarte"),
        "help.win.ranch.help": (
            "Brings the buyer of plot {plot} its amount and is gone then; the cards: {amounts}",
            "Bringt dem Käufer von Parzelle {plot} ihren Betrag und ist dann weg; die Karten: {amounts}",
        ),
        "help.win.duel.token": ("duel token", "Duellplättchen"),
        "help.win.duel.token.help": (
            "Once a game, when two are left in the auction: challenge the other for the last bid",
            "Einmal im Spiel, wenn nur noch zwei bieten: Fordere den anderen um das letzte Gebot",
        ),
        "help.win.duel.bang": ("bang", "Peng"),
        "help.win.duel.bang.help": (
            "Wins the duel: pays the last bid and gets the plot",
            "Gewinnt das Duell: zahlt das letzte Gebot und erhält die Parzelle",
        ),
        "help.win.duel.click": ("click", "Klick"),
        "help.win.duel.click.help": (
            "Loses the duel and is paid a share like everybody else",
            "Verliert das Duell und bekommt seinen Anteil wie alle anderen",
        ),
        "help.win.saloon": ("saloon", "Saloon"),
        "help.win.saloon.help": (
            "What a price leaves when it is shared lies here as tips, for the next saloon token",
            "Was beim Teilen eines Preises übrig bleibt, ist Trinkgeld fürs nächste Saloonplättchen",
        ),
        "help.win.train": ("locomotive", "Lokomotive"),
        "help.win.boat": ("boat", "Schiff"),
        "help.win.vehicle.help": (
            "Active on a square, it earns every owner of a plot beside it $1000",
            "Aktiv auf einem Feld, bringt es allen Besitzern daneben 1000 $ je Parzelle",
        ),
        "help.win.square.rail": ("rail square {square}", "Gleisfeld {square}"),
        "help.win.square.river": ("river square {square}", "Flussfeld {square}"),
        "help.win.square.touches": ("Beside it: plots {plots}", "Daneben: Parzellen {plots}"),
        "help.win.square.nothing": ("No plot is beside it", "Keine Parzelle liegt daneben"),
        "help.win.look.first": ("first secret objective of {seat}", "erstes geheimes Ziel von {seat}"),
        "help.win.look.second": ("second secret objective of {seat}", "zweites geheimes Ziel von {seat}"),
        # -- questions
        "help.win.question.auction": ("Bid, pass or duel", "Biete, passe oder duelliere dich"),
        "help.win.question.auction.help": (
            "A bid beats the last one and is covered by your cash; the price is shared among the others",
            "Ein Gebot ist höher als das letzte und durch dein Geld gedeckt; der Preis wird geteilt",
        ),
        "help.win.question.movement": ("Send a vehicle", "Schicke ein Fahrzeug"),
        "help.win.question.rumor": ("Look at a card", "Sieh dir eine Karte an"),
        "help.win.question.claims": ("Claim objectives", "Fordere Ziele ein"),
        "help.win.question.claims.help": (
            "You may take every pile whose objective you have earned",
            "Du darfst jeden Stapel nehmen, dessen Ziel du verdient hast",
        ),
        "help.win.question.place": ("Place a vehicle", "Setze ein Fahrzeug"),
        "help.win.question.place.help": (
            "The starting player places the locomotive on any square, then the next player the boat",
            "Der Startspieler setzt die Lokomotive auf ein beliebiges Feld, der Nächste dann das Schiff",
        ),
        # -- verbs
        "help.win.verb.pass": ("pass", "passen"),
        "help.win.verb.pass.help": (
            "You are out of this auction; if nobody bids, the starting player has to take the plot",
            "Du bist aus dieser Auktion; bietet niemand, muss der Startspieler die Parzelle nehmen",
        ),
        "help.win.verb.bid": ("bid", "bieten"),
        "help.win.verb.duel": ("duel", "Duell"),
        "help.win.verb.send": ("send a vehicle", "Fahrzeug schicken"),
        "help.win.verb.look": ("look at a card", "Karte ansehen"),
        "help.win.verb.claim": ("claim a pile", "Stapel einfordern"),
        "help.win.verb.done": ("claim nothing more", "nichts weiter einfordern"),
        "help.win.verb.place": ("place a vehicle", "Fahrzeug setzen"),
        # -- the final count
        "help.win.score.cash": (
            "All notes in hand, in thousands",
            "Alle Scheine auf der Hand, in Tausend",
        ),
        "help.win.score.majority": (
            "$5000 for most plots; of equals, for the largest group of connected plots",
            "5000 $ für die meisten Parzellen; bei Gleichstand für die größte Gruppe verbundener",
        ),
        "help.win.score.secret": (
            "What the secret objective brings for plots or tokens",
            "Was das geheime Ziel für Parzellen oder Plättchen bringt",
        ),
        # -- signs
        "help.win.sign.hat": ("hat", "Hut"),
        "help.win.sign.hat.help": ("Marks a plot as yours", "Kennzeichnet eine Parzelle als deine"),
        "help.win.sign.star": ("starting player", "Startspieler"),
        "help.win.sign.star.help": (
            "Bids first; the buyer of a plot starts the next auction",
            "Bietet zuerst; wer eine Parzelle kauft, beginnt die nächste Auktion",
        ),
        "help.win.sign.cash": ("cash", "Bargeld"),
        "help.win.sign.cash.help": (
            "Secret; nobody may bid more than they hold",
            "Geheim; niemand darf mehr bieten, als er hat",
        ),
        "help.win.sign.share": ("share", "Anteil"),
        "help.win.sign.share.help": (
            "Every price is shared equally among all others, the rest goes to the saloon",
            "Jeder Preis wird unter allen anderen gleich geteilt, der Rest kommt in den Saloon",
        ),
        "help.win.sign.to_come": ("plots to come", "noch kommende Parzellen"),
        "help.win.sign.to_come.help": (
            "Which ones is known, their order is not",
            "Welche, ist bekannt, ihre Reihenfolge nicht",
        ),
        "help.win.sign.face_down": ("face-down token", "verdecktes Plättchen"),
        "help.win.sign.face_down.help": (
            "Turned up when its plot is bought",
            "Wird aufgedeckt, wenn seine Parzelle gekauft wird",
        ),
        "help.win.doubt": (
            "Reconstructed: the printed game may show something else",
            "Rekonstruiert: Im gedruckten Spiel kann es anders sein",
        ),
        "help.win.note.variant": ("two players", "zu zweit"),
        "help.win.note.reconstructed": ("reconstructed", "rekonstruiert"),
    }
)
