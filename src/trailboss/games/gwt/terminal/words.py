"""What the text table says about Great Western Trail, in English and German."""

from trailboss.core.words import learn

learn(
    {
        # -- the screen
        "table.gwt.you": ("you ({seat})", "du ({seat})"),
        "table.gwt.you_short": ("you", "du"),
        "table.gwt.start": ("start", "Start"),
        "table.gwt.or": (", or: ", ", oder: "),
        "table.gwt.nothing": ("nothing", "nichts"),
        "table.gwt.nobody": ("nobody", "niemand"),
        "table.gwt.jobs": ("Job market", "Arbeitsmarkt"),
        "table.gwt.foresight": ("Foresight", "Vorschau"),
        "table.gwt.section_sign.flood": ("≈", "≈"),
        "table.gwt.section_sign.drought": ("☼", "☼"),
        "table.gwt.section_sign.rockfall": ("∆", "∆"),
        "table.gwt.cattle": ("Cattle market, {cards} in the stack", "Rindermarkt, {cards} im Stapel"),
        "table.gwt.no_cattle": ("none of {value}", "keine {value}er"),
        "table.gwt.display": ("Objective cards, {cards} in the stack", "Auftragskarten, {cards} im Stapel"),
        "table.gwt.top_card": ("the top card, unseen", "oberste Karte, verdeckt"),
        "table.gwt.ranch": (
            (
                "{seat}: ${money}, certificates {certificates}/{limit}, steps {steps}, hand {hand},"
                " draw {stack}, discard {pile}"
            ),
            (
                "{seat}: ${money}, Zertifikate {certificates}/{limit}, Schritte {steps}, Hand {hand},"
                " Stapel {stack}, Ablage {pile}"
            ),
        ),
        "table.gwt.ranchers_head": (
            "$    points  cert step  cards*    eng  taken",
            "$    Punkte  Zert Schr  Karten*   Lok  genommen",
        ),
        "table.gwt.purse": (
            "{seat}: ${money}, certificates {certificates}/{limit}, hand",
            "{seat}: ${money}, Zertifikate {certificates}/{limit}, Hand",
        ),
        "table.gwt.hand": ("hand", "Hand"),
        "table.gwt.worth": ("worth {value}", "Wert {value}"),
        "table.gwt.hidden_hand": ("{cards} cards in hand", "{cards} Karten auf der Hand"),
        "table.gwt.unshown": ("in hand and draw stack: ", "auf Hand und Zugstapel: "),
        "table.gwt.discs": ("discs on", "Marker auf"),
        "table.gwt.stock": ("to build", "zu bauen"),
        "table.gwt.my_objectives": ("objectives", "Aufträge"),
        "table.gwt.points_now": ("points now", "Punkte jetzt"),
        "table.gwt.took_hazards": ("haz. {count}★{points}", "Gef. {count}★{points}"),
        "table.gwt.played": ("objectives {cards}", "Aufträge {cards}"),
        "table.gwt.legend": (
            (
                "@ {herder}  ● green hand ${green}  ■ black hand ${black}  ♣ woods  ! {gray}  ? {any}"
                "  ▲● {first}  ▲■ {second}"
            ),
            (
                "@ {herder}  ● grüne Hand ${green}  ■ schwarze Hand ${black}  ♣ Wald  ! {gray}  ? {any}"
                "  ▲● {first}  ▲■ {second}"
            ),
        ),
        "table.gwt.legend_more": (
            (
                "≈ flood, ☼ drought, ∆ rockfall with points and hand; ◇ white corner, ◆ dark corner;"
                " ★ points; » arrow to the next city; ▤ objective card; × $1 transport; a letter on the"
                " track is an engine; cattle are two letters of their colour and their value; in the job"
                " market ◄ is the token, » an arrow that refills the cattle market; cards* are hand/draw"
                " stack/discard pile; +? means that objective cards nobody else has seen are not counted"
            ),
            (
                "≈ Überschwemmung, ☼ Dürre, ∆ Steinschlag mit Punkten und Hand; ◇ weiße Ecke, ◆ dunkle"
                " Ecke; ★ Punkte; » Pfeil zur nächsten Stadt; ▤ Auftragskarte; × $1 Transport; ein"
                " Buchstabe auf dem Gleis ist eine Lok; Rinder sind zwei Buchstaben ihrer Farbe und ihr"
                " Wert; im Arbeitsmarkt ist ◄ der Anzeiger, » ein Pfeil, der den Rindermarkt auffüllt;"
                " Karten* sind Hand/Zugstapel/Ablage; +? heißt: Auftragskarten, die sonst niemand kennt,"
                " sind nicht mitgezählt"
            ),
        ),
        # -- the question
        "table.gwt.you_stand": ("You are on {place}.", "Du stehst auf {place}."),
        "table.gwt.you_have": (
            "You have ${money}, and {certificates} of at most {limit} certificates.",
            "Du hast ${money} und {certificates} von höchstens {limit} Zertifikaten.",
        ),
        "table.gwt.you_hold": ("Your hand: {cards}.", "Deine Hand: {cards}."),
        "table.gwt.you_engine": ("Your engine: {position}.", "Deine Lok: {position}."),
        "table.gwt.tie": (
            "{seats} have the same points and share place {place}.",
            "{seats} haben gleich viele Punkte und teilen sich Platz {place}.",
        ),
        # -- cards
        "table.gwt.cattle_card": (
            "{breed} ({colour}, value {value}, points {points})",
            "{breed} ({colour}, Wert {value}, Punkte {points})",
        ),
        "table.gwt.cattle_card_plain": (
            "{breed} ({colour}, value {value})",
            "{breed} ({colour}, Wert {value})",
        ),
        "table.gwt.objective_card": (
            "objective card {tasks}, points {points} or minus {penalty}, now: {action}",
            "Auftragskarte {tasks}, Punkte {points} oder minus {penalty}, sofort: {action}",
        ),
        "table.gwt.start_card": (
            "starting objective {tasks}, points {points}",
            "Startauftrag {tasks}, Punkte {points}",
        ),
        # -- the trail
        "table.gwt.free": ("free", "frei"),
        "table.gwt.in_woods": ("in the woods", "am Wald"),
        "table.gwt.stands": ("here: {seats}", "hier: {seats}"),
        "table.gwt.reward_gain": ("gives ${money}", "bringt ${money}"),
        "table.gwt.reward_pay": ("costs ${money}", "kostet ${money}"),
        "table.gwt.hands.00": ("no hand", "keine Hand"),
        "table.gwt.hands.10": ("green hand", "grüne Hand"),
        "table.gwt.hands.01": ("black hand", "schwarze Hand"),
        "table.gwt.hands.11": ("green and black hand", "grüne und schwarze Hand"),
        "table.gwt.free_spaces": ("Free spaces for buildings: {spaces}.", "Freie Bauplätze: {spaces}."),
        "table.gwt.fees": (
            "A green hand costs ${green}, a black hand ${black}.",
            "Eine grüne Hand kostet ${green}, eine schwarze ${black}.",
        ),
        "table.gwt.offers": ("It offers: {actions}.", "Es bietet: {actions}."),
        "table.gwt.risk": (
            "A building here also offers: {action}.",
            "Ein Gebäude hier bietet auch: {action}.",
        ),
        "table.gwt.leads_to": ("From here on to: {spaces}.", "Von hier weiter nach: {spaces}."),
        "table.gwt.leads_home": (
            "From here one returns to the start.",
            "Von hier geht es zurück zum Start.",
        ),
        "table.gwt.beside": (
            "It lies beside the way; nobody walks over it.",
            "Es liegt neben dem Weg; niemand geht darüber.",
        ),
        "table.gwt.which_space": (
            "Which space? For example: space a1, space flood 2, space kansas city.",
            "Welches Feld? Zum Beispiel: feld a1, feld dürre 2, feld kansas city.",
        ),
        "table.gwt.which_building": (
            "Which building? For example: building A, building 3a.",
            "Welches Gebäude? Zum Beispiel: gebäude A, gebäude 3a.",
        ),
        "table.gwt.which_seat": (
            "Whose board? For example: board blue.",
            "Wessen Tafel? Zum Beispiel: tafel blau.",
        ),
        # -- the railroad
        "table.gwt.engine_is": ("{seat}: engine, {position}.", "{seat}: Lok, {position}."),
        "table.gwt.station_is": (
            "{station}: ${cost}, points {points}, {corner}, discs: {discs}.",
            "{station}: ${cost}, Punkte {points}, {corner}, Marker: {discs}.",
        ),
        "table.gwt.corner.0": ("white corner", "weiße Ecke"),
        "table.gwt.corner.1": ("dark corner", "dunkle Ecke"),
        "table.gwt.master_is": ("Station master: {master}.", "Bahnhofsvorsteher: {master}."),
        "table.gwt.master_gone": ("Its station master is taken.", "Sein Bahnhofsvorsteher ist vergeben."),
        "table.gwt.city_is": (
            "{city}: value {value}, {corner}, discs: {discs}.",
            "{city}: Wert {value}, {corner}, Marker: {discs}.",
        ),
        "table.gwt.city_each": ("Points for each disc: {points}.", "Punkte je Marker: {points}."),
        "table.gwt.city_once": ("Points for a disc: {points}.", "Punkte für einen Marker: {points}."),
        "table.gwt.arrow_is": ("Together with {city}: {gains}.", "Zusammen mit {city}: {gains}."),
        "table.gwt.arrow_points": ("points {points:+}", "Punkte {points:+}"),
        "table.gwt.arrow_card": ("an objective card", "eine Auftragskarte"),
        # -- markets
        "table.gwt.job_row": ("Row {row}, ${cost}: {workers}.", "Zeile {row}, ${cost}: {workers}."),
        "table.gwt.job_arrow": (
            "After it the cattle market is refilled.",
            "Danach wird der Rindermarkt aufgefüllt.",
        ),
        "table.gwt.job_token": (
            "The token is here, so nobody can be hired from this row.",
            "Hier liegt der Anzeiger, aus dieser Zeile kann niemand eingestellt werden.",
        ),
        "table.gwt.foresight_is": (
            "Foresight {column}: {tiles}; tiles left: {left}.",
            "Vorschau {column}: {tiles}; Plättchen im Stapel: {left}.",
        ),
        "table.gwt.cattle_are": (
            "In the cattle market: {cards}. Cards left in the stack: {left}.",
            "Im Rindermarkt: {cards}. Karten im Stapel: {left}.",
        ),
        "table.gwt.prices": ("Cattle of value {value}: {prices}.", "Rinder mit Wert {value}: {prices}."),
        "table.gwt.price": (
            "one for ${dollars} with cowboys: {cowboys}",
            "eines für ${dollars} mit Cowboys: {cowboys}",
        ),
        "table.gwt.price_two": (
            "two for ${dollars} with cowboys: {cowboys}",
            "zwei für ${dollars} mit Cowboys: {cowboys}",
        ),
        "table.gwt.display_one": ("On display: {card}.", "In der Auslage: {card}."),
        "table.gwt.display_is": (
            "On display, {count} times: {card}.",
            "In der Auslage, {count}-mal: {card}.",
        ),
        "table.gwt.display_left": (
            "Objective cards left in the stack: {left}.",
            "Auftragskarten im Stapel: {left}.",
        ),
        # -- ranchers
        "table.gwt.not_placed": ("not on the trail yet", "noch nicht auf dem Pfad"),
        "table.gwt.board_first": (
            "{seat}: ${money}; {herder}: {place}; engine: {engine}.",
            "{seat}: ${money}; {herder}: {place}; Lok: {engine}.",
        ),
        "table.gwt.board_workers": ("Workers: {workers}.", "Arbeiter: {workers}."),
        "table.gwt.board_limits": (
            "Certificates {certificates} of at most {limit}; step limit {steps}; hand limit {hand}.",
            "Zertifikate {certificates} von höchstens {limit}; Schrittlimit {steps}; Handkartenlimit {hand}.",
        ),
        "table.gwt.board_discs": (
            "Discs still on the player board, {count}: {discs}.",
            "Marker noch auf der Spielertafel, {count}: {discs}.",
        ),
        "table.gwt.board_built": ("Buildings on the trail: {things}.", "Gebäude auf dem Pfad: {things}."),
        "table.gwt.built_on": ("{building} on {space}", "{building} auf {space}"),
        "table.gwt.board_cities": ("Discs on cities: {things}.", "Marker auf Städten: {things}."),
        "table.gwt.board_stations": ("Discs on stations: {things}.", "Marker auf Bahnhöfen: {things}."),
        "table.gwt.board_tiles": ("Tiles taken: {things}.", "Genommene Plättchen: {things}."),
        "table.gwt.board_masters": ("Station masters: {things}.", "Bahnhofsvorsteher: {things}."),
        "table.gwt.hand_is": ("{seat}: in hand {cards}.", "{seat}: auf der Hand {cards}."),
        "table.gwt.hand_hidden": (
            "{seat}: cards in hand, face down: {cards}.",
            "{seat}: verdeckte Handkarten: {cards}.",
        ),
        "table.gwt.deck_is": (
            "Draw stack, cards: {stack}. Hand and draw stack together: {cards}.",
            "Zugstapel, Karten: {stack}. Hand und Zugstapel zusammen: {cards}.",
        ),
        "table.gwt.unknown": ("unknown objective cards: {cards}", "unbekannte Auftragskarten: {cards}"),
        "table.gwt.pile_is": (
            "Discard pile, cards: {count}: {cards}.",
            "Ablagestapel, Karten: {count}: {cards}.",
        ),
        "table.gwt.stock_are": ("Buildings not yet built:", "Noch nicht gebaute Gebäude:"),
        "table.gwt.stock_brief": (
            "Buildings not yet built: {buildings}.",
            "Noch nicht gebaute Gebäude: {buildings}.",
        ),
        "table.gwt.stock_empty": ("No building left to build.", "Kein Gebäude mehr zu bauen."),
        "table.gwt.building_is": (
            "{building}: {builders} {workers}, points {points}, {hands}. {actions}.",
            "{building}: {builders} {workers}, Punkte {points}, {hands}. {actions}.",
        ),
        "table.gwt.neutral_is": (
            "Neutral building {building}: {actions}.",
            "Neutrales Gebäude {building}: {actions}.",
        ),
        "table.gwt.objective_is": (
            "{seat}: objective card, points {points}: {tasks}.",
            "{seat}: Auftrag, Punkte {points}: {tasks}.",
        ),
        "table.gwt.task_is": ("{task}: {have} of {need}", "{task}: {have} von {need}"),
        "table.gwt.score_is": (
            "{seat}: points if the game ended now: {total} ({parts}).",
            "{seat}: Punkte, wenn das Spiel jetzt endete: {total} ({parts}).",
        ),
        "table.gwt.score_unknown": (
            "Unknown objective cards are not counted: {cards}.",
            "Nicht mitgezählt sind unbekannte Auftragskarten: {cards}.",
        ),
        "table.gwt.rancher_is": (
            (
                "{seat}: ${money}; {workers}; {herder}: {place}; engine: {engine};"
                " certificates {certificates}; cards in hand {cards}; points now {points}."
            ),
            (
                "{seat}: ${money}; {workers}; {herder}: {place}; Lok: {engine};"
                " Zertifikate {certificates}; Handkarten {cards}; Punkte zurzeit {points}."
            ),
        ),
        "table.gwt.order": ("order of play: {seats}.", "Reihenfolge: {seats}."),
        # -- help
        "table.gwt.help_trail": (
            "what lies on the trail, and who is where",
            "was auf dem Pfad liegt, und wer wo ist",
        ),
        "table.gwt.help_space": ("all about a space: space b2", "alles über ein Feld: feld b2"),
        "table.gwt.help_railroad": ("engines, stations and cities", "Loks, Bahnhöfe und Städte"),
        "table.gwt.help_jobs": (
            "the job market and the foresight tiles",
            "der Arbeitsmarkt und die Vorschau",
        ),
        "table.gwt.help_cattle": ("the cattle market and its prices", "der Rindermarkt und seine Preise"),
        "table.gwt.help_objectives": (
            "objective cards on display and played, with progress",
            "Auftragskarten in der Auslage und ausgespielte, mit Fortschritt",
        ),
        "table.gwt.help_ranchers": ("everybody in one line", "alle in einer Zeile"),
        "table.gwt.help_board": ("a whole player board: board blue", "eine ganze Spielertafel: tafel blau"),
        "table.gwt.help_hand": ("your hand, draw stack and discard pile", "Hand, Zugstapel und Ablagestapel"),
        "table.gwt.help_building": ("what a building does: building 3a", "was ein Gebäude kann: gebäude 3a"),
        "table.gwt.help_scores": ("points if the game ended now", "Punkte, wenn das Spiel jetzt endete"),
        "table.gwt.help_signs": ("what the signs mean", "was die Zeichen bedeuten"),
    }
)
