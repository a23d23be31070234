"""What the second edition of Great Western Trail adds to the text table, or calls otherwise.

A phrase `table.gwt2.KEY` goes before `table.gwt.KEY` at a table of the second edition.
"""

from trailboss.core.words import learn

learn(
    {
        "table.gwt2.act.tribe": ("bounty", "Kopfgeld"),
        # -- cities
        "table.gwt.city.fulton": ("Fulton", "Fulton"),
        "table.gwt.city.st_louis": ("St.Lou.", "St.Lou."),
        "table.gwt.city.bloomington": ("Bloom.", "Bloom."),
        "table.gwt.city.peoria": ("Peoria", "Peoria"),
        "table.gwt.city.chicago": ("Chicago", "Chicago"),
        "table.gwt.city.toledo": ("Toledo", "Toledo"),
        "table.gwt.city.pittsburgh": ("Pittsb.", "Pittsb."),
        "table.gwt.city.philadelphia": ("Philad.", "Philad."),
        "table.gwt.city.new_york": ("N.York", "N.York"),
        # -- station masters: now, and points at the end
        "table.gwt.master.stations": ("c+1 3/2sta", "Z+1 3/2Bhf"),
        "table.gwt.master.buildings": ("2c 2/bldg", "2Z 2/Geb"),
        "table.gwt.master.two_certificates": ("c+2", "Z+2"),
        "table.gwt.master.twelve_dollars": ("$12", "$12"),
        # -- other names for the same things
        "table.gwt2.worker.builder": ("Bd", "Ha"),
        "table.gwt2.task.terminal_city": ("New York", "New York"),
        "table.gwt2.section.tribe": ("outlaws", "Banditen"),
        # -- exchange tokens
        "table.gwt2.ranch": (
            (
                "{seat}: ${money}, cert. {certificates}/{limit}, ⇄ {tokens}, steps {steps},"
                " hand {hand}, draw {stack}, discard {pile}"
            ),
            (
                "{seat}: ${money}, Zert. {certificates}/{limit}, ⇄ {tokens}, Schritte {steps},"
                " Hand {hand}, Stapel {stack}, Ablage {pile}"
            ),
        ),
        "table.gwt2.ranchers_head": (
            "$    points  cert step ⇄    cards*  eng  taken",
            "$    Punkte  Zert Schr ⇄   Karten*  Lok  genommen",
        ),
        "table.gwt2.purse": (
            "{seat}: ${money}, certificates {certificates}/{limit}, ⇄ {tokens}, hand",
            "{seat}: ${money}, Zertifikate {certificates}/{limit}, ⇄ {tokens}, Hand",
        ),
        "table.gwt2.you_have": (
            (
                "You have ${money}, {certificates} of at most {limit} certificates; exchange tokens: {tokens}"
                " (type exchange at any question)."
            ),
            (
                "Du hast ${money}, {certificates} von höchstens {limit} Zertifikaten; Tauschmarken: {tokens}"
                " (tippe tauschen bei jeder Frage)."
            ),
        ),
        "table.gwt2.board_limits": (
            (
                "Certificates {certificates} of at most {limit}; exchange tokens {tokens}; step limit"
                " {steps}; hand limit {hand}."
            ),
            (
                "Zertifikate {certificates} von höchstens {limit}; Tauschmarken {tokens}; Schrittlimit"
                " {steps}; Handkartenlimit {hand}."
            ),
        ),
        "table.gwt2.rancher_is": (
            (
                "{seat}: ${money}; {workers}; {herder}: {place}; engine: {engine}; certificates"
                " {certificates}; exchange tokens {tokens}; cards in hand {cards}; points now {points}."
            ),
            (
                "{seat}: ${money}; {workers}; {herder}: {place}; Lok: {engine}; Zertifikate"
                " {certificates}; Tauschmarken {tokens}; Handkarten {cards}; Punkte zurzeit {points}."
            ),
        ),
        "table.gwt.reward_token": ("gives an exchange token", "bringt eine Tauschmarke"),
        "table.gwt.arrow_token": ("an exchange token", "eine Tauschmarke"),
        "table.gwt.legend_tokens": (
            "⇄ exchange token: at any question, type exchange to draw up to 2 cards and discard as many",
            "⇄ Tauschmarke: bei jeder Frage tauschen tippen, bis zu 2 Karten ziehen, ebenso viele abwerfen",
        ),
        "table.gwt.help_exchange": (
            "use an exchange token, at any question; of another person here: exchange blue",
            "eine Tauschmarke einlösen, bei jeder Frage; die eines anderen hier: tauschen blau",
        ),
        # -- Simmental
        "table.gwt.raised": (
            "{card} can grow into {grown}; cards of that left: {left}.",
            "{card} kann heranwachsen zu {grown}; davon übrig: {left}.",
        ),
        # -- Sam
        "table.gwt.help_sam": ("Sam's board and his cards", "Sams Tafel und seine Karten"),
        "table.gwt.sam": (
            "Sam ({level}): specialized: {workers}, discs {discs}, cards left {cards}",
            "Sam ({level}): spezialisiert: {workers}, Marker {discs}, Karten übrig {cards}",
        ),
        "table.gwt.sam_brief": (
            "Sam: {workers}, discs {discs}, cards {cards}",
            "Sam: {workers}, Marker {discs}, Karten {cards}",
        ),
        "table.gwt.sam_card": ("card {number}: {card}", "Karte {number}: {card}"),
        "table.gwt.sam_no_card": ("no card yet", "noch keine Karte"),
        "table.gwt.sam_pile": ("turned up", "aufgedeckt"),
        "table.gwt.sam_left": ("left", "übrig"),
        "table.gwt.sam_cattle": ("his cattle", "seine Rinder"),
        "table.gwt.sam_is": (
            (
                "Sam: {workers}, specialization {specialty}; {herder}: {place}; engine: {engine};"
                " discs left {discs}; points now {points}."
            ),
            (
                "Sam: {workers}, Spezialisierung {specialty}; {herder}: {place}; Lok: {engine};"
                " Marker übrig {discs}; Punkte zurzeit {points}."
            ),
        ),
        "table.gwt.sam_cattle_are": ("His cattle: {cards}.", "Seine Rinder: {cards}."),
        "table.gwt.sam_last": (
            "His last card, {number}: {card}. {deeds}",
            "Seine letzte Karte, {number}: {card}. {deeds}",
        ),
        "table.gwt.sam_none": ("He has turned up no card yet.", "Er hat noch keine Karte aufgedeckt."),
        "table.gwt.sam_cards": (
            "Turned up since the last shuffle: {pile}. Left in the deck, in unknown order: {cards}.",
            "Seit dem letzten Mischen aufgedeckt: {pile}. Noch im Stapel, in unbekannter Folge: {cards}.",
        ),
        # -- Kansas City
        "table.gwt.city_dollars": (
            "A delivery here brings ${money}.",
            "Eine Lieferung bringt hier ${money}.",
        ),
    }
)
