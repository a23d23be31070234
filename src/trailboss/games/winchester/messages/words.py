"""All that Daddy Winchester says, in English and German. German uses the words of the German rulebook."""

from trailboss.core.words import learn

learn(
    {
        "winchester.title": ("Daddy Winchester", "Daddy Winchester"),
        "winchester.money": ("${dollars}", "{dollars} $"),
        # -- things
        "winchester.terrain.desert": ("desert", "Wüste"),
        "winchester.terrain.prairie": ("prairie", "Prärie"),
        "winchester.terrain.forest": ("forest", "Wald"),
        "winchester.token.movement": ("movement", "Bewegung"),
        "winchester.token.saloon": ("saloon", "Saloon"),
        "winchester.token.rumor": ("rumor", "Gerücht"),
        "winchester.rail": ("rail", "Gleise"),
        "winchester.river": ("river", "Fluss"),
        "winchester.shared.one_of_each_terrain": (
            "a plot of each terrain",
            "je eine Parzelle jeder Landschaft",
        ),
        "winchester.shared.one_of_each_token": (
            "a bonus token of each kind",
            "je ein Bonusplättchen jeder Sorte",
        ),
        "winchester.shared.five_plots": ("five plots", "fünf Parzellen"),
        "winchester.shared.four_alike_tokens": ("four bonus tokens alike", "vier gleiche Bonusplättchen"),
        "winchester.shared.three_connected": ("three connected plots", "drei verbundene Parzellen"),
        "winchester.shared.four_scattered": ("four scattered plots", "vier verstreute Parzellen"),
        "winchester.shared.three_off_river": ("three plots off the river", "drei Parzellen fern vom Fluss"),
        "winchester.shared.three_off_rail": ("three plots off the rail", "drei Parzellen fern der Gleise"),
        "winchester.shared.dry_saloon": ("a dry saloon", "trockener Saloon"),
        "winchester.shared.last_auction": ("the last auction", "die letzte Auktion"),
        "winchester.secret.forests": ("$3000 per forest", "3000 $ pro Wald"),
        "winchester.secret.deserts": ("$3000 per desert", "3000 $ pro Wüste"),
        "winchester.secret.prairies": ("$3000 per prairie", "3000 $ pro Prärie"),
        "winchester.secret.riverside": ("$3000 per plot at the river", "3000 $ pro Parzelle am Fluss"),
        "winchester.secret.trackside": ("$3000 per plot at the rail", "3000 $ pro Parzelle an den Gleisen"),
        "winchester.secret.saloon_corner": ("$5000 per plot at the saloon", "5000 $ pro Parzelle am Saloon"),
        "winchester.secret.mines": ("$5000 per mine", "5000 $ pro Mine"),
        "winchester.secret.ranch_land": ("$3000 per plot of ranch land", "3000 $ pro Parzelle Ranchland"),
        "winchester.secret.rumors": ("$3000 per rumor token", "3000 $ pro Gerüchteplättchen"),
        "winchester.secret.movements": ("$3000 per movement token", "3000 $ pro Bewegungsplättchen"),
        "winchester.place.first": (
            "the first secret objective of {seat}",
            "das erste geheime Ziel von {seat}",
        ),
        "winchester.place.second": (
            "the second secret objective of {seat}",
            "das zweite geheime Ziel von {seat}",
        ),
        "winchester.place.mine": ("the mine card on plot {plot}", "die Minenkarte auf Parzelle {plot}"),
        "winchester.place.ranch": ("the ranch card", "die Ranchkarte"),
        "winchester.seat": ("seat {number}", "Platz {number}"),
        # -- moves
        "winchester.move.pass": ("Pass", "Passen"),
        "winchester.move.bid": ("Bid {money}", "{money} bieten"),
        "winchester.move.duel": (
            "Challenge {seat} to a duel for {money}",
            "{seat} zum Duell um {money} fordern",
        ),
        "winchester.move.duel_other": (
            "Challenge the other bidder to a duel for {money}",
            "Den anderen Bieter zum Duell um {money} fordern",
        ),
        "winchester.move.train": (
            "Send the locomotive to {square}: {pays}",
            "Lokomotive nach {square}: {pays}",
        ),
        "winchester.move.train_stays": (
            "Leave the locomotive on {square} and activate it: {pays}",
            "Lokomotive auf {square} stehen lassen und aktivieren: {pays}",
        ),
        "winchester.move.boat": ("Send the boat to {square}: {pays}", "Schiff nach {square}: {pays}"),
        "winchester.move.boat_stays": (
            "Leave the boat on {square} and activate it: {pays}",
            "Schiff auf {square} liegen lassen und aktivieren: {pays}",
        ),
        "winchester.move.pays": ("{money} for {seat}", "{money} für {seat}"),
        "winchester.move.pays_nobody": ("nobody is paid", "niemand bekommt etwas"),
        "winchester.move.look": ("Look at {place}", "Ansehen: {place}"),
        "winchester.move.claim": ("Claim {money} for {card}", "{money} einfordern: {card}"),
        "winchester.move.done": ("Claim nothing more now", "Jetzt nichts weiter einfordern"),
        "winchester.move.place_train": ("Place the locomotive on {square}", "Lokomotive auf {square} setzen"),
        "winchester.move.place_boat": ("Place the boat on {square}", "Schiff auf {square} setzen"),
        # -- questions
        "winchester.asked.auction": ("bid, pass or duel for the plot", "bieten, passen oder duellieren"),
        "winchester.asked.movement": ("carry out the movement token", "das Bewegungsplättchen ausführen"),
        "winchester.asked.rumor": ("carry out the rumor token", "das Gerüchteplättchen ausführen"),
        "winchester.asked.claims": ("claim objectives or be done", "Ziele einfordern oder fertig sein"),
        "winchester.asked.place": ("choose where the vehicle starts", "das Startfeld des Fahrzeugs wählen"),
        # -- reasons
        "winchester.not_your_turn": (
            "It is {seat}'s turn: {question}.",
            "{seat} ist am Zug: {question}.",
        ),
        "winchester.other_question": (
            "'{move}' does not answer the question, which is: {question}.",
            "'{move}' beantwortet die Frage nicht, und die ist: {question}.",
        ),
        "winchester.bid_too_low": (
            "{bid} is not enough: a bid has to be {least} or more.",
            "{bid} reichen nicht: Ein Gebot muss mindestens {least} betragen.",
        ),
        "winchester.no_cash": (
            "You have no cash left, so you can only pass.",
            "Du hast kein Geld mehr und kannst nur passen.",
        ),
        "winchester.bid_too_high": (
            "You cannot bid {bid}: you hold {cash}, and nobody may bid more than they can pay.",
            "Du kannst nicht {bid} bieten: Du hast {cash}, und niemand darf mehr bieten, als er zahlen kann.",
        ),
        "winchester.duel_used": (
            "Your duel token is used up: there is one for the whole game.",
            "Dein Duellplättchen ist verbraucht: Es gibt nur eines für die ganze Partie.",
        ),
        "winchester.duel_not_two": (
            "A duel is possible when exactly two are still in the auction; now there are {count}.",
            "Ein Duell ist möglich, wenn genau zwei noch in der Auktion sind; jetzt sind es {count}.",
        ),
        "winchester.duel_no_bid": (
            "There is no bid yet, so there is no price to duel for.",
            "Es gibt noch kein Gebot, also keinen Preis für ein Duell.",
        ),
        "winchester.duel_no_cash": (
            "The winner of a duel pays the last bid of {bid}, and you hold {cash}.",
            "Wer ein Duell gewinnt, zahlt das letzte Gebot von {bid}, und du hast {cash}.",
        ),
        "winchester.no_square": (
            "On this map the {line} ends at {last}.",
            "Auf dieser Karte endet die Strecke ({line}) bei {last}.",
        ),
        "winchester.look_gone": (
            "That card has been turned up and has left the game.",
            "Diese Karte wurde aufgedeckt und ist aus dem Spiel.",
        ),
        "winchester.look_own": (
            "A rumor is about others: you know your own objectives.",
            "Ein Gerücht betrifft andere: Deine eigenen Ziele kennst du.",
        ),
        "winchester.look_nobody": (
            "Nobody sits on seat {seat} in this game.",
            "Auf Platz {seat} sitzt in dieser Partie niemand.",
        ),
        "winchester.claims_automatic": (
            "At this table piles are paid out by themselves as soon as they are earned.",
            "An diesem Tisch werden Stapel von selbst ausgezahlt, sobald sie verdient sind.",
        ),
        "winchester.claim_not_in_play": (
            "The objective '{card}' is not in this game.",
            "Das Ziel '{card}' ist nicht in dieser Partie.",
        ),
        "winchester.claim_taken": (
            "{seat} has claimed '{card}' already.",
            "{seat} hat '{card}' schon eingefordert.",
        ),
        "winchester.claim_not_earned": (
            "You did not fulfil '{card}' at the end of any of your purchases.",
            "Du hast '{card}' am Ende keines deiner Käufe erfüllt.",
        ),
        "winchester.claim_wait": (
            "{seat} is asked first; wait until that is settled.",
            "{seat} wird zuerst gefragt; warte, bis das geklärt ist.",
        ),
        "winchester.claim_denied": (
            "You claimed '{card}' by mistake; you can claim it again once the next plot comes up.",
            "Du hast '{card}' irrtümlich eingefordert; das geht erst wieder nach der nächsten Parzelle.",
        ),
        "winchester.claim_too_early": (
            "No plot has been sold yet, so there is nothing to claim.",
            "Noch ist keine Parzelle verkauft, also gibt es nichts einzufordern.",
        ),
        "winchester.place_train": (
            "You place the locomotive, so choose a square of the rail.",
            "Du setzt die Lokomotive, wähle also ein Gleisfeld.",
        ),
        "winchester.place_boat": (
            "You place the boat, so choose a square of the river.",
            "Du setzt das Schiff, wähle also ein Flussfeld.",
        ),
        "winchester.no_hint": (
            "There are no hints about claims: at this table you notice for yourself what you have earned.",
            "Zum Einfordern gibt es keine Tipps: An diesem Tisch merkt jeder selbst, was er verdient hat.",
        ),
        # -- what happens
        "winchester.event.0": (
            "Plot {plot} comes up for sale ({terrain}, {token}); {seat} starts.",
            "Parzelle {plot} kommt unter den Hammer ({terrain}, {token}); {seat} beginnt.",
        ),
        "winchester.event.1": ("{seat} bids {money}.", "{seat} bietet {money}."),
        "winchester.event.2": ("{seat} passes.", "{seat} passt."),
        "winchester.event.3": (
            "{seat} throws in the duel token and challenges {other}.",
            "{seat} wirft das Duellplättchen ab und fordert {other} zum Duell.",
        ),
        "winchester.event.4": (
            "Bang! {seat} wins the duel. Click: {other} loses.",
            "Peng! {seat} gewinnt. Klick: {other} verliert.",
        ),
        "winchester.event.5": (
            "Nobody bids, so {seat} has to take plot {plot} for {money}.",
            "Niemand bietet, also muss {seat} Parzelle {plot} für {money} nehmen.",
        ),
        "winchester.event.6": (
            "{seat} buys plot {plot} for {money}.",
            "{seat} kauft Parzelle {plot} für {money}.",
        ),
        "winchester.event.7": ("Everybody else gets {money}.", "Alle anderen bekommen je {money}."),
        "winchester.event.8": (
            "{money} goes to the saloon as tips.",
            "{money} bleiben als Trinkgeld im Saloon.",
        ),
        "winchester.event.9": ("{seat} gets a {token} token.", "{seat} erhält das Bonusplättchen: {token}."),
        "winchester.event.10": ("{seat} takes {money} of tips.", "{seat} nimmt {money} Trinkgeld."),
        "winchester.event.11": (
            "{seat} activates the locomotive on {square}.",
            "{seat} aktiviert die Lokomotive auf {square}.",
        ),
        "winchester.event.12": (
            "{seat} activates the boat on {square}.",
            "{seat} aktiviert das Schiff auf {square}.",
        ),
        "winchester.event.13": ("{seat} gets {money} from the bank.", "{seat} bekommt {money} aus der Bank."),
        "winchester.event.14": ("{seat} looks at {place}.", "{seat} sieht sich {place} an."),
        "winchester.event.15": ("Only you see it: {card}.", "Nur du siehst es: {card}."),
        "winchester.event.16": (
            "Only you see it: it is worth {money}.",
            "Nur du siehst es: Sie ist {money} wert.",
        ),
        "winchester.event.17": (
            "The mine on plot {plot} is opened: {money} for {seat}.",
            "Die Mine auf Parzelle {plot} wird geöffnet: {money} für {seat}.",
        ),
        "winchester.event.18": (
            "The ranch on plot {plot} is searched: {money} for {seat}.",
            "Die Ranch auf Parzelle {plot} wird durchsucht: {money} für {seat}.",
        ),
        "winchester.event.19": (
            "{seat} earns {money} for the objective '{card}'.",
            "{seat} verdient {money} mit dem Ziel '{card}'.",
        ),
        "winchester.event.20": (
            "{seat} gets {money} for most plots.",
            "{seat} bekommt {money} für die meisten Parzellen.",
        ),
        "winchester.event.21": (
            "All 19 plots are sold. The game is over.",
            "Alle 19 Parzellen sind verkauft. Das Spiel ist zu Ende.",
        ),
        "winchester.event.22": (
            "{seat} claims '{card}', but has not earned it.",
            "{seat} fordert '{card}' ein, hat das Ziel aber nicht verdient.",
        ),
        "winchester.event.23": (
            "{seat} places the locomotive on {square}.",
            "{seat} setzt die Lokomotive auf {square}.",
        ),
        "winchester.event.24": (
            "{seat} places the boat on {square}.",
            "{seat} setzt das Schiff auf {square}.",
        ),
        "winchester.event.25": (
            "{seat} cannot pay {money}, so {other} buys the plot.",
            "{seat} kann {money} nicht zahlen, also kauft {other} die Parzelle.",
        ),
        "winchester.face_down": ("a face-down token", "ein verdecktes Plättchen"),
        # -- the final count
        "winchester.score.cash": ("Cash", "Bargeld"),
        "winchester.score.majority": ("Most plots", "Meiste Parzellen"),
        "winchester.score.shared": ("Shared objectives", "Gemeinsame Ziele"),
        "winchester.score.secret": ("Secret objectives", "Geheime Ziele"),
        "winchester.score.first_secret": ("First secret objective", "Erstes geheimes Ziel"),
        "winchester.score.second_secret": ("Second secret objective", "Zweites geheimes Ziel"),
        # -- options
        "winchester.option.bonus_tokens": (
            "bonus tokens lie face up or face down",
            "Bonusplättchen liegen offen oder verdeckt",
        ),
        "winchester.option.claims": (
            "who claims shared objectives: paid automatically, claimed by hand, or by hand with a reminder",
            "wer offene Ziele einfordert: automatisch, jeder selbst, oder jeder selbst mit Erinnerung",
        ),
        "winchester.option.vehicles": (
            "where locomotive and boat start: drawn, or placed by the first two players",
            "wo Lokomotive und Schiff starten: ausgelost, oder von den ersten beiden Spielern gesetzt",
        ),
        "winchester.option.duels": (
            "who can challenge to a duel: whoever's turn it is, or also the high bidder",
            "wer zum Duell fordern darf: wer am Zug ist, oder auch wer gerade am meisten bietet",
        ),
        "winchester.option.majority_tie": (
            "what breaks a tie for most plots: the largest group, or all plots that touch another of yours",
            "was bei gleich vielen Parzellen zählt: die größte Gruppe, oder alle aneinandergrenzenden",
        ),
        "winchester.option.bank": (
            "the bank is no limit, or pays only what it has",
            "die Bank ist unbegrenzt oder zahlt nur, was sie hat",
        ),
        "winchester.option.first": (
            "who starts: drawn, or a seat by number",
            "wer beginnt: ausgelost, oder ein Platz mit Nummer",
        ),
        "winchester.option.map": (
            "the map: the standard one or an own text",
            "die Karte: die übliche oder ein eigener Text",
        ),
        "winchester.variant": (
            "Two players are a variant of this project, not an official size.",
            "Zwei Spieler sind eine Variante dieses Projekts, keine offizielle Spielerzahl.",
        ),
        "winchester.reconstructed.own": (
            "Reconstructed on this map: {what}.",
            "Rekonstruiert auf dieser Karte: {what}.",
        ),
        "winchester.reconstructed.plot": ("plots ({count})", "Parzellen ({count})"),
        "winchester.reconstructed.border": ("borders ({count})", "Grenzen ({count})"),
        "winchester.reconstructed.square": ("squares of rail and river ({count})", "Felder ({count})"),
        "winchester.reconstructed.saloon": ("the saloon", "der Saloon"),
        "winchester.reconstructed.mine_cards": ("mine cards", "Minenkarten"),
        "winchester.reconstructed.ranch_cards": ("ranch cards", "Ranchkarten"),
        "winchester.reconstructed.tokens": ("the mix of bonus tokens", "Mischung der Bonusplättchen"),
        "winchester.reconstructed.drawing": ("the drawing", "die Zeichnung"),
        "winchester.reconstructed": (
            "Reconstructed: most of the map, amounts on mine and ranch cards, mix of bonus tokens.",
            "Rekonstruiert: das meiste der Karte, Beträge von Minen und Ranch, Mischung der Bonusplättchen.",
        ),
    }
)
