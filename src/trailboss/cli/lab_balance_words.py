"""What `trailboss lab balance` says, in English and German. (Tables speak by `lab/balance_words.py`.)"""

from trailboss.core.words import learn

learn(
    {
        "cli.lab.balance.more": (
            (
                "One bot holds all seats, and chance sets up as much as the options allow: sides of the "
                "private buildings, neutral buildings, station masters, cards. The same seed gives the "
                "same figures, whatever the number of processes. Ctrl-C stops and shows what was played "
                "so far."
            ),
            (
                "Ein Bot hält alle Plätze, und der Zufall baut auf, so viel die Einstellungen erlauben: "
                "Seiten der eigenen Gebäude, neutrale Gebäude, Bahnhofsvorsteher, Karten. Derselbe "
                "Startwert gibt dieselben Zahlen, gleich mit wie vielen Prozessen. Strg-C bricht ab und "
                "zeigt, was bis dahin gespielt ist."
            ),
        ),
        "cli.lab.balance.seats": (
            "How many players, at least 2; if left out, the usual number for the game.",
            "Wie viele Spieler, mindestens 2; sonst so viele wie bei diesem Spiel üblich.",
        ),
        "cli.lab.balance.bots": (
            "The bot in all seats; if left out, the game's standard bot.",
            "Der Bot auf allen Plätzen; sonst der Standardbot des Spiels.",
        ),
        "cli.lab.balance.out": (
            "Write the figures and pictures into this folder.",
            "Zahlen und Bilder in diesen Ordner schreiben.",
        ),
        "cli.lab.balance.one_bot": (
            "--bots takes one bot, which holds all seats, not {given!r}.",
            "--bots nimmt einen Bot, der alle Plätze hält, nicht {given!r}.",
        ),
        "cli.lab.balance.head": (
            (
                "{title}: {games} games, {bot} in all {seats} seats, seed {seed}, {seconds} s, "
                "processes: {processes}"
            ),
            (
                "{title}: {games} Partien, {bot} auf allen {seats} Plätzen, Startwert {seed}, {seconds} s, "
                "Prozesse: {processes}"
            ),
        ),
        "cli.lab.balance.stopped": (
            "Stopped after {played} of {games} games; the figures are those of the games played.",
            "Nach {played} von {games} Partien abgebrochen; die Zahlen sind die der gespielten Partien.",
        ),
        "cli.lab.balance.written": ("Written: {files}", "Geschrieben: {files}"),
        "cli.lab.balance.more_rows": (
            "and {rows} rarer ones, which JSON shows",
            "und {rows} seltenere, die JSON zeigt",
        ),
        "cli.lab.balance.legend": (
            (
                "± and brackets: where the truth lies 95 times in 100; games are the samples, not seats. "
                "Won: of a shared victory a part; fair is {fair}. Ahead: points before the other seats of "
                "the same game who did not do it. * clear: survives Holm's correction over all the "
                "comparisons of its table. Fewer than {enough} samples are not compared."
            ),
            (
                "± und Klammern: wo die Wahrheit 95-mal in 100 liegt; Stichproben sind die Partien, nicht "
                "die Plätze. Gewonnen: von einem geteilten Sieg ein Teil; fair ist {fair}. Voraus: Punkte "
                "vor den anderen Plätzen derselben Partie, die es nicht taten. * deutlich: besteht Holms "
                "Korrektur über alle Vergleiche der Tabelle. Unter {enough} Stichproben wird nicht "
                "verglichen."
            ),
        ),
    }
)
