"""What `trailboss arena` says, in English and German."""

from trailboss.core.words import learn

learn(
    {
        "cli.arena.more": (
            (
                "Every line-up plays each of its deals once for each seat its bots can have, so luck and "
                "seats are shared out evenly. Ctrl-C stops, and the same command goes on; with more "
                "--games it goes on further. The same seed gives the same games."
            ),
            (
                "Jede Aufstellung spielt jede ihrer Ausgangslagen einmal für jeden Platz, den ihre Bots "
                "haben können; so sind Glück und Plätze gleich verteilt. Strg-C hält an, derselbe Befehl "
                "macht weiter; mit mehr --games geht es weiter als zuvor. Derselbe Startwert gibt "
                "dieselben Partien."
            ),
        ),
        "cli.arena.bots": (
            "The pool, each bot once: easy,medium,search:200ms. Every choice of them meets.",
            "Das Feld, jeder Bot einmal: easy,medium,search:200ms. Jede Auswahl daraus trifft sich.",
        ),
        "cli.arena.line_up": (
            (
                "Instead of a pool, one table as it is seated: search:200ms,heir,heir,heir; it moves "
                "round the seats. May be given several times."
            ),
            (
                "Statt eines Feldes ein Tisch, wie er sitzt: search:200ms,heir,heir,heir; er rückt "
                "reihum weiter. Auch mehrmals."
            ),
        ),
        "cli.arena.seats": (
            "How many players; if left out, the fewest the game is for, but two at least.",
            "Wie viele Spieler; sonst so wenige, wie das Spiel braucht, aber mindestens zwei.",
        ),
        "cli.arena.games": (
            "How many games in all, with those already played.",
            "Wie viele Partien insgesamt, die schon gespielten mitgezählt.",
        ),
        "cli.arena.seed": ("The seed of the deals.", "Der Startwert, aus dem die Ausgangslagen folgen."),
        "cli.arena.out": (
            "The folder for games and charts; if left out, one that is named after the arena.",
            "Der Ordner für Partien und Bilder; sonst einer, der nach der Arena heißt.",
        ),
        "cli.arena.on": (
            "Where to play: 'cores' of this machine, or 'ray', a Ray cluster (extra 'cluster').",
            "Wo gespielt wird: 'cores' dieses Rechners oder 'ray', ein Ray-Cluster (Extra 'cluster').",
        ),
        "cli.arena.bots_or_line_up": (
            "Name the bots with --bots, or tables with --line-up, one of the two.",
            "Nenne die Bots mit --bots oder Tische mit --line-up, eines von beiden.",
        ),
        "cli.arena.seats_of_line_up": (
            "The line-up {line_up} has {count} seats, and --seats says {seats}.",
            "Die Aufstellung {line_up} hat {count} Plätze, --seats sagt aber {seats}.",
        ),
        "cli.arena.where": (
            "--on takes 'cores' or 'ray', not {given!r}.",
            "--on braucht 'cores' oder 'ray', nicht {given!r}.",
        ),
        "cli.arena.begins": (
            "{done} of {games} games are in {folder!r}; playing the other {left}.",
            "{done} von {games} Partien liegen in {folder!r}; die anderen {left} werden gespielt.",
        ),
        "cli.arena.going": (
            "{done} of {games} games, about {time} left.",
            "{done} von {games} Partien, noch etwa {time}.",
        ),
        "cli.arena.time_left": ("about {time} left", "noch etwa {time}"),
        "cli.arena.stopped": (
            (
                "Stopped after {done} of {games} games; they are kept in {folder!r}, and the same command "
                "goes on."
            ),
            (
                "Nach {done} von {games} Partien angehalten; sie liegen in {folder!r}, und derselbe Befehl "
                "macht weiter."
            ),
        ),
        # -- the tables
        "cli.arena.head": (
            "{title}: {games} games on {deals} deals, {seats} players, seed {seed}",
            "{title}: {games} Partien aus {deals} Ausgangslagen, {seats} Spieler, Startwert {seed}",
        ),
        "cli.arena.ratings": ("Ratings", "Wertung"),
        "cli.arena.thinking": ("Thinking", "Bedenkzeit"),
        "cli.arena.head_to_head": (
            "Head to head: how often the row ended ahead of the column",
            "Direkter Vergleich: wie oft die Zeile vor der Spalte lag",
        ),
        "cli.arena.by_turn": ("Won by turn and by seat", "Gewonnen nach Reihenfolge und Platz"),
        "cli.arena.by_part": ("Points by category", "Punkte nach Art"),
        "cli.arena.col.bot": ("Bot", "Bot"),
        "cli.arena.col.elo": ("Elo", "Elo"),
        "cli.arena.col.elo_range": ("95 %", "95 %"),
        "cli.arena.col.surer": ("> next", "> nächster"),
        "cli.arena.col.won": ("Won", "Gewonnen"),
        "cli.arena.col.points": ("Points", "Punkte"),
        "cli.arena.col.place": ("Place", "Rang"),
        "cli.arena.col.decisions": ("Decisions", "Entscheidungen"),
        "cli.arena.col.move": ("Time", "Zeit"),
        "cli.arena.col.longest": ("Longest", "Längste"),
        "cli.arena.col.all": ("All", "Alle"),
        "cli.arena.col.turn": ("Turn, seat", "Reihe, Platz"),
        "cli.arena.turn": ("{number}. to move", "als {number}. dran"),
        "cli.arena.begins_turn": ("begins", "beginnt"),
        "cli.arena.seat": ("seat {number} {name}", "Platz {number} {name}"),
        "cli.arena.first": (
            "Who begins wins {share} of the games; fair is {fair}.",
            "Wer beginnt, gewinnt {share} der Partien; fair sind {fair}.",
        ),
        "cli.arena.legend": (
            (
                "Elo: {anchor} is 0; error bars are counted from the mean of all. > next: how sure it is "
                "that the bot is stronger than the next. Won: by seat held, of a shared victory a part; "
                "fair is {fair}. Decisions by game; time for a decision. Brackets and ±: where the truth "
                "lies 95 times in 100."
            ),
            (
                "Elo: {anchor} ist 0; Fehlerbalken zählen vom Mittel aller. > nächster: wie sicher der Bot "
                "stärker als der nächste ist. Gewonnen: je gehaltenem Platz, von geteilten Siegen ein Teil; "
                "fair sind {fair}. Entscheidungen je Partie; Zeit für eine Entscheidung. Klammern und ±: wo "
                "die Wahrheit in 95 von 100 Fällen liegt."
            ),
        ),
        "cli.arena.uneven": (
            "{games} games are no whole round: with {more} every bot had every seat equally often.",
            "{games} Partien sind keine ganze Runde: Mit {more} hätte jeder Bot jeden Platz gleich oft.",
        ),
        "cli.arena.written": ("Written to {folder!r}: {files}", "Geschrieben nach {folder!r}: {files}"),
        # -- the charts
        "cli.arena.chart.ratings": (
            "{title}, {seats} players: ratings after {games} games",
            "{title}, {seats} Spieler: Wertung nach {games} Partien",
        ),
        "cli.arena.chart.elo": (
            "Elo points ({anchor} = 0) with 95 % error bars",
            "Elo-Punkte ({anchor} = 0) mit Fehlerbalken von 95 %",
        ),
        "cli.arena.chart.turns": (
            "{title}, {seats} players: games won by turn and by seat",
            "{title}, {seats} Spieler: gewonnene Partien nach Reihenfolge und Platz",
        ),
        "cli.arena.chart.won": (
            "share of games won with 95 % error bars; dashed: fair",
            "Anteil gewonnener Partien mit Fehlerbalken von 95 %; gestrichelt: fair",
        ),
        "cli.arena.chart.parts": (
            "{title}, {seats} players: points by category",
            "{title}, {seats} Spieler: Punkte nach Art",
        ),
        "cli.arena.chart.points": (
            "mean points by seat and game with 95 % error bars",
            "Punkte je Platz und Partie im Mittel, mit Fehlerbalken von 95 %",
        ),
        "cli.arena.chart.total": ("Total", "Summe"),
    }
)
