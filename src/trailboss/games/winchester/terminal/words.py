"""What the text table says about Daddy Winchester, in English and German."""

from trailboss.core.words import learn

learn(
    {
        # -- the question
        # -- the answers
        "table.win.pass_maybe": (
            "Pass (if nobody bids, you must take the plot for {money})",
            "Passen (bietet niemand, musst du die Parzelle für {money} nehmen)",
        ),
        "table.win.pass_brief": ("Pass", "Passen"),
        "table.win.bids": ("Bid {low} to {high}", "{low} bis {high} bieten"),
        "table.win.bid": ("Bid {money}", "{money} bieten"),
        "table.win.duel_brief": ("Duel for {money}", "Duell um {money}"),
        "table.win.send_train": ("Locomotive to {square}: {pays}", "Lokomotive nach {square}: {pays}"),
        "table.win.send_boat": ("Boat to {square}: {pays}", "Schiff nach {square}: {pays}"),
        "table.win.place_on": ("Place it on {squares}", "Setzen auf {squares}"),
        "table.win.send_nobody": ("{squares}: nobody is paid", "{squares}: niemand bekommt etwas"),
        "table.win.look_seat": ("{seat}'s {place} secret objective", "{place} geheimes Ziel von {seat}"),
        "table.win.look_seat_brief": ("{seat} {place}", "{seat} {place}"),
        "table.win.look_mine": ("The mine card on plot {plot}", "Die Minenkarte auf Parzelle {plot}"),
        "table.win.look_mine_brief": ("Mine {plot}", "Mine {plot}"),
        "table.win.look_ranch": ("The ranch card", "Die Ranchkarte"),
        "table.win.look_ranch_brief": ("Ranch", "Ranch"),
        "table.win.look_known": ("{text} (you know it: {what})", "{text} (kennst du: {what})"),
        "table.win.first": ("first", "erstes"),
        "table.win.second": ("second", "zweites"),
        # -- the plot
        "table.win.at_river": ("river", "Fluss"),
        "table.win.at_rail": ("rail", "Gleise"),
        "table.win.at_saloon": ("saloon corner", "am Saloon"),
        "table.win.with_mine": ("mine", "Mine"),
        "table.win.with_ranch": ("ranch", "Ranch"),
        "table.win.ranch_land": ("ranch land", "Ranchland"),
        "table.win.token": ("{sign} {token}", "{sign} {token}"),
        "table.win.token_hidden": ("token face down", "Plättchen verdeckt"),
        "table.win.plot_token": ("{token} token", "Bonusplättchen {token}"),
        "table.win.plot_token_hidden": ("its bonus token lies face down", "Bonusplättchen verdeckt"),
        "table.win.plot_bought_token": ("its {token} token is taken", "Bonusplättchen {token} ist genommen"),
        "table.win.plot": ("Plot {plot}: {what}", "Parzelle {plot}: {what}"),
        "table.win.plot_for_sale": ("for sale now", "jetzt zu verkaufen"),
        "table.win.plot_to_come": ("still to come", "kommt noch"),
        "table.win.plot_of": ("owned by {seat}", "gehört {seat}"),
        "table.win.plot_neighbours": ("Borders on {plots}.", "Grenzt an {plots}."),
        "table.win.plot_alone": ("Borders on no other plot.", "Grenzt an keine andere Parzelle."),
        "table.win.plot_squares": (
            "Earns when a vehicle is active on {squares}.",
            "Bringt Geld, wenn ein Fahrzeug auf {squares} aktiv wird.",
        ),
        "table.win.plot_no_squares": ("Earns nothing from vehicles.", "Bringt durch Fahrzeuge nichts ein."),
        "table.win.plot_card_closed": ("Its {card} card lies face down.", "Karte ({card}) liegt verdeckt."),
        "table.win.plot_card_known": (
            "Its {card} card lies face down; you know that it is worth {money}.",
            "Karte ({card}) liegt verdeckt; du weißt, dass sie {money} wert ist.",
        ),
        "table.win.plot_card_open": (
            "Its {card} card was worth {money}.",
            "Karte ({card}) war {money} wert.",
        ),
        "table.win.plot_which": (
            "Say which plot, from 1 to 19: plot 17.",
            "Sag, welche Parzelle, von 1 bis 19: parzelle 17.",
        ),
        "table.win.vehicles": (
            "The locomotive stands on {train} of t1 to t{rails}, the boat on {boat} of r1 to r{rivers}.",
            (
                "Die Lokomotive steht auf {train} von t1 bis t{rails}, das Schiff auf {boat} von r1 bis "
                "r{rivers}."
            ),
        ),
        "table.win.not_placed": ("no square yet", "noch keinem Feld"),
        # -- the auction
        "table.win.no_plot_yet": ("No plot has come up yet.", "Noch ist keine Parzelle aufgedeckt."),
        "table.win.no_bid": ("No bid yet; {seat} began.", "Noch kein Gebot; {seat} hat begonnen."),
        "table.win.leads": ("{seat} leads with {money}.", "{seat} führt mit {money}."),
        "table.win.still_in": ("Still in: {seats}.", "Noch dabei: {seats}."),
        "table.win.bought": ("{seat} has bought it for {money}.", "{seat} hat sie für {money} gekauft."),
        "table.win.you_hold": ("You hold {money}.", "Du hast {money}."),
        "table.win.payout": (
            "A bid of {money} would pay {share} to each other player and {tips} to the saloon.",
            "Ein Gebot von {money} brächte jedem anderen {share} und dem Saloon {tips}.",
        ),
        "table.win.payout_brief": (
            "{money} pays {share} each, {tips} tips",
            "{money} zahlt je {share}, {tips} Trinkgeld",
        ),
        "table.win.no_duel": ("No duel: {why}", "Kein Duell: {why}"),
        "table.win.status_in": ("in", "dabei"),
        "table.win.status_out": ("passed", "passt"),
        "table.win.status_now": ("to bid", "am Zug"),
        # -- the players
        "table.win.players": ("Players", "Spieler"),
        "table.win.col_bid": ("bid", "Gebot"),
        "table.win.col_cash": ("cash", "Geld"),
        "table.win.secret": ("secret", "geheim"),
        "table.win.you": ("{seat} (you)", "{seat} (du)"),
        "table.win.you_brief": ("you", "du"),
        "table.win.player": (
            "{seat}: {plots}; tokens: {tokens}; {duel}; cash: {cash}.",
            "{seat}: {plots}; Bonusplättchen: {tokens}; {duel}; Geld: {cash}.",
        ),
        "table.win.plots_none": ("no plots", "keine Parzellen"),
        "table.win.plots_one": ("plot {plots}", "Parzelle {plots}"),
        "table.win.plots_many": ("plots {plots}", "Parzellen {plots}"),
        "table.win.tokens_none": ("none", "keine"),
        "table.win.duel_ready": ("duel token unused", "Duellplättchen noch da"),
        "table.win.duel_gone": ("duel token used", "Duellplättchen verbraucht"),
        "table.win.secrets": ("Secret objectives", "Geheime Ziele"),
        "table.win.secret_is": (
            "{place} secret objective: {what}, now worth {money}.",
            "{place} geheimes Ziel: {what}, jetzt {money} wert.",
        ),
        "table.win.now": ("now {money}", "jetzt {money}"),
        "table.win.may_claim": ("May claim: {cards}.", "Darf einfordern: {cards}."),
        # -- the objectives
        "table.win.piles": ("Shared objectives", "Offene Ziele"),
        "table.win.pile": ("{money} for {card}: {state}.", "{money} für {card}: {state}."),
        "table.win.pile_taken": ("taken by {seat}", "geholt von {seat}"),
        "table.win.pile_open": ("still open", "noch offen"),
        "table.win.pile_progress": ("you have {have} of {need}", "du hast {have} von {need}"),
        "table.win.saloon": ("Saloon", "Saloon"),
        "table.win.saloon_is": ("The saloon holds {money} of tips.", "Im Saloon liegen {money} Trinkgeld."),
        "table.win.to_come": ("Still to come: {plots}.", "Kommen noch: {plots}."),
        "table.win.to_come_brief": ("To come: {plots}", "Kommen noch: {plots}"),
        "table.win.none_to_come": ("This is the last plot.", "Das ist die letzte Parzelle."),
        "table.win.board": ("Plots", "Parzellen"),
        "table.win.signs": ("Signs", "Zeichen"),
        "table.win.legend": (
            (
                "# plots; D duel token; tokens » movement, $ saloon, ? rumor, • face down; ∩ mine, ⌂ ranch; "
                "► locomotive, ▲ boat; [n] for sale; · desert, comma prairie, ♠ forest"
            ),
            (
                "# Parzellen; D Duellplättchen; Plättchen » Bewegung, $ Saloon, ? Gerücht, • verdeckt; "
                "∩ Mine, ⌂ Ranch; ► Lokomotive, ▲ Schiff; [n] zu verkaufen; · Wüste, Komma Prärie, ♠ Wald"
            ),
        ),
        # -- short names, for narrow columns
        "table.win.shared.one_of_each_terrain": ("each terrain", "jede Landschaft"),
        "table.win.shared.one_of_each_token": ("each kind of token", "jede Plättchensorte"),
        "table.win.shared.five_plots": ("five plots", "fünf Parzellen"),
        "table.win.shared.four_alike_tokens": ("four tokens alike", "vier gleiche Plättchen"),
        "table.win.shared.three_connected": ("three connected", "drei verbundene"),
        "table.win.shared.four_scattered": ("four scattered", "vier verstreute"),
        "table.win.shared.three_off_river": ("three off the river", "drei fern vom Fluss"),
        "table.win.shared.three_off_rail": ("three off the rail", "drei fern der Gleise"),
        "table.win.shared.dry_saloon": ("a dry saloon", "trockener Saloon"),
        "table.win.shared.last_auction": ("the last auction", "letzte Auktion"),
        "table.win.secret.forests": ("$3k a forest", "$3k je Wald"),
        "table.win.secret.deserts": ("$3k a desert", "$3k je Wüste"),
        "table.win.secret.prairies": ("$3k a prairie", "$3k je Prärie"),
        "table.win.secret.riverside": ("$3k a river plot", "$3k je Flussparzelle"),
        "table.win.secret.trackside": ("$3k a rail plot", "$3k je Gleisparzelle"),
        "table.win.secret.saloon_corner": ("$5k a saloon corner", "$5k je Saloonecke"),
        "table.win.secret.mines": ("$5k a mine", "$5k je Mine"),
        "table.win.secret.ranch_land": ("$3k a ranch-land plot", "$3k je Ranchland"),
        "table.win.secret.rumors": ("$3k a rumor token", "$3k je Gerücht"),
        "table.win.secret.movements": ("$3k a movement token", "$3k je Bewegung"),
        # -- the end
        "table.win.tie_cash": (
            "{first} and {second} both reach {total}; {first} is ahead with more cash: {more} to {less}.",
            (
                "{first} und {second} kommen beide auf {total}; {first} liegt mit mehr Bargeld vorn: "
                "{more} zu {less}."
            ),
        ),
        "table.win.tie_duel": (
            "{first} and {second} have the same total and cash; {first} is ahead with an unused duel token.",
            (
                "{first} und {second} haben gleich viel, auch an Bargeld; {first} liegt vorn, weil das "
                "Duellplättchen noch da ist."
            ),
        ),
        "table.win.tie_shared": (
            "{first} and {second} are equal in everything and share the place.",
            "{first} und {second} sind in allem gleich und teilen sich den Platz.",
        ),
        # -- looking
        "table.win.help_plots": ("every plot in words", "alle Parzellen in Worten"),
        "table.win.help_plot": ("one plot: plot 17", "eine Parzelle: parzelle 17"),
        "table.win.help_players": ("what everybody has", "was alle haben"),
        "table.win.help_piles": (
            "the shared objectives and their piles",
            "die offenen Ziele und ihre Stapel",
        ),
        "table.win.help_auction": ("the plot for sale and the bids", "die Parzelle und die Gebote"),
        "table.win.help_signs": ("what the signs mean", "was die Zeichen bedeuten"),
    }
)
