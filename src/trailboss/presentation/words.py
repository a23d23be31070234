"""What is said of every game, and the questions and headings of each."""

from trailboss.core.words import learn

learn(
    {
        "showing.choose": ("Choose a move.", "Wähle einen Zug."),
        "showing.over": ("The game is over.", "Das Spiel ist zu Ende."),
        # -- Great Western Trail
        "showing.gwt.heading": ("job market row {row} of {rows}", "Arbeitsmarkt Zeile {row} von {rows}"),
        "showing.gwt.heading_last": ("last turns", "letzte Züge"),
        "showing.gwt.heading_over": ("the game is over", "das Spiel ist zu Ende"),
        "showing.gwt.heading_sam": ("Sam: {rules}", "Sam: {rules}"),
        "showing.gwt.over": ("The game is over.", "Das Spiel ist zu Ende."),
        "showing.gwt.ask_place": (
            "Choose a neutral building to begin on",
            "Wähle ein neutrales Gebäude als Anfang",
        ),
        "showing.gwt.ask_ride": (
            "{question} (at most {steps} steps)",
            "{question} (höchstens {steps} Schritte)",
        ),
        "showing.gwt.ask_discards": ("Discard {count} cards", "Wirf {count} Karten ab"),
        "showing.gwt.ask_money": ("{question} (you have ${money})", "{question} (du hast ${money})"),
        "showing.gwt.draw_all": ("Draw {count} cards", "{count} Karten ziehen"),
        "showing.gwt.exchange_all": (
            "Use an exchange token: draw {count} cards",
            "Tauschmarke einlösen: {count} Karten ziehen",
        ),
        # -- Daddy Winchester
        "showing.win.heading": (
            "Auction {turn} of 19: plot {plot}",
            "Auktion {turn} von 19: Parzelle {plot}",
        ),
        "showing.win.heading_over": ("All 19 plots are sold", "Alle 19 Parzellen sind verkauft"),
        "showing.win.heading_setup": ("Set-up", "Spielaufbau"),
        "showing.win.ask_place_train": (
            "Choose the square where the locomotive starts.",
            "Wähle das Gleisfeld, auf dem die Lokomotive startet.",
        ),
        "showing.win.ask_place_boat": (
            "Choose the square where the boat starts.",
            "Wähle das Flussfeld, auf dem das Schiff startet.",
        ),
        "showing.win.ask_claims_manual": (
            "Do you claim a shared objective?",
            "Forderst du ein offenes Ziel ein?",
        ),
        "showing.win.ask_open": (
            "Plot {plot} is for sale, and nobody has bid yet. Do you bid?",
            "Parzelle {plot} steht zum Verkauf, noch ohne Gebot. Bietest du?",
        ),
        "showing.win.ask_bid": (
            "{seat} leads with {money} for plot {plot}. Do you go higher?",
            "{seat} führt mit {money} für Parzelle {plot}. Gehst du höher?",
        ),
        "showing.win.ask_alone": (
            "Everybody else has passed, and nobody has bid for plot {plot}. Do you?",
            "Alle anderen haben gepasst, und niemand hat für Parzelle {plot} geboten. Bietest du?",
        ),
        "showing.win.ask_movement": (
            "Send the locomotive or the boat: each plot beside it earns its owner $1000.",
            "Schicke Lokomotive oder Schiff: Jede Parzelle daneben bringt 1000 $ ein.",
        ),
        "showing.win.ask_rumor": (
            "A rumor: which face-down card do you look at?",
            "Ein Gerücht: Welche verdeckte Karte siehst du dir an?",
        ),
        "showing.win.ask_claims": (
            "You have earned an objective. Do you claim it?",
            "Du hast ein Ziel verdient. Forderst du es ein?",
        ),
    }
)
