"""What the reader of map files says when it refuses one, in English and German."""

from trailboss.core.errors import TrailbossError
from trailboss.core.words import learn

learn(
    {
        # the file
        "winchester.map.no_file": (
            "There is no map file {path}.",
            "Eine Kartendatei {path} gibt es nicht.",
        ),
        "winchester.map.folder": (
            "{path} is a folder, not a map file.",
            "{path} ist ein Ordner, keine Kartendatei.",
        ),
        "winchester.map.no_plain_file": (
            "{path} is not a plain file, so it cannot be read as a map.",
            "{path} ist keine gewöhnliche Datei und lässt sich deshalb nicht als Karte lesen.",
        ),
        "winchester.map.unreadable": (
            "The map file {path} cannot be read; may you open it?",
            "Die Kartendatei {path} lässt sich nicht lesen; darfst du sie öffnen?",
        ),
        "winchester.map.too_large": (
            "{path} is too large for a map: more than {most} bytes.",
            "{path} ist zu groß für eine Karte: mehr als {most} Bytes.",
        ),
        "winchester.map.text_too_large": (
            "This text is too large for a map: more than {most} bytes.",
            "Dieser Text ist zu groß für eine Karte: mehr als {most} Bytes.",
        ),
        "winchester.map.not_utf8": (
            "{path} is not a text file in UTF-8.",
            "{path} ist keine Textdatei in UTF-8.",
        ),
        # a line; the phrases from here on say what is wrong with it
        "winchester.map.line": (
            "Map, line {line}: {what}",
            "Karte, Zeile {line}: {what}",
        ),
        # any line
        "winchester.map.header": (
            'a map begins with the line "winchester map 1".',
            'Eine Karte beginnt mit der Zeile "winchester map 1".',
        ),
        "winchester.map.format": (
            'this map has format "{given}"; this version of Trailboss reads format {ours}.',
            'Diese Karte hat das Format "{given}"; diese Fassung von Trailboss liest Format {ours}.',
        ),
        "winchester.map.unknown_word": (
            'no line begins with "{word}"; lines begin with {words}.',
            'Keine Zeile beginnt mit "{word}"; Zeilen beginnen mit {words}.',
        ),
        "winchester.map.misfit": (
            '"{word}" does not fit there; the line should read "{form}".',
            '"{word}" passt da nicht; die Zeile sollte lauten: "{form}".',
        ),
        "winchester.map.short": (
            'something is missing at the end; the line should read "{form}".',
            'Am Ende fehlt etwas; die Zeile sollte lauten: "{form}".',
        ),
        "winchester.map.mark": (
            'the line must end with "known" or "reconstructed", not with "{word}".',
            'Die Zeile muss mit "known" oder "reconstructed" enden, nicht mit "{word}".',
        ),
        "winchester.map.number": (
            '"{word}" is not a whole number.',
            '"{word}" ist keine ganze Zahl.',
        ),
        "winchester.map.twice": (
            '"{what}" was there already, in line {first}.',
            '"{what}" kam schon vor, in Zeile {first}.',
        ),
        # plots
        "winchester.map.plot_range": (
            "there is no plot {plot}; plots are numbered from 1 to {most}.",
            "Eine Parzelle {plot} gibt es nicht; Parzellen haben die Nummern 1 bis {most}.",
        ),
        "winchester.map.terrain": (
            '"{word}" is no terrain; terrains are {terrains}.',
            '"{word}" ist keine Landschaft; Landschaften sind {terrains}.',
        ),
        "winchester.map.terrain_count": (
            'that is one "{terrain}" too many; the board has {most} of them.',
            'Das ist einmal "{terrain}" zu viel; der Spielplan hat {most} davon.',
        ),
        "winchester.map.mine_place": (
            "there is no mine on plot {plot}; the mines are on {plots}.",
            "Auf Parzelle {plot} ist keine Mine; die Minen sind auf {plots}.",
        ),
        "winchester.map.mine_missing": (
            'plot {plot} has a mine, so the line needs the word "mine".',
            'Parzelle {plot} hat eine Mine; in die Zeile gehört also das Wort "mine".',
        ),
        "winchester.map.mine_terrain": (
            'mines lie in the desert, so plot {plot} cannot be "{terrain}".',
            'Minen liegen in der Wüste; Parzelle {plot} kann also nicht "{terrain}" sein.',
        ),
        "winchester.map.ranch_twice": (
            "there is one ranch only, and it is in line {first} already.",
            "Es gibt nur eine Ranch, und sie steht schon in Zeile {first}.",
        ),
        "winchester.map.ranch_terrain": (
            'the ranch lies on a prairie, so plot {plot} cannot be "{terrain}".',
            'Die Ranch liegt in der Prärie; Parzelle {plot} kann also nicht "{terrain}" sein.',
        ),
        "winchester.map.border_self": (
            "plot {plot} cannot border itself.",
            "Parzelle {plot} kann nicht an sich selbst grenzen.",
        ),
        # rail, river and saloon
        "winchester.map.square_name": (
            'the next square of this line is "{next}", not "{word}".',
            'Das nächste Feld dieser Strecke heißt "{next}", nicht "{word}".',
        ),
        "winchester.map.squares": (
            "rail and river have {most} squares each at most.",
            "Gleise und Fluss haben jeweils höchstens {most} Felder.",
        ),
        "winchester.map.off_rail": (
            "plot {plot} does not touch the rail; the plots that do are {plots}.",
            "Parzelle {plot} stößt nicht an die Gleise; das tun nur {plots}.",
        ),
        "winchester.map.off_river": (
            "plot {plot} does not touch the river; the plots that do are {plots}.",
            "Parzelle {plot} grenzt nicht an den Fluss; das tun nur {plots}.",
        ),
        "winchester.map.plot_twice_in_line": (
            "plot {plot} is there twice.",
            "Parzelle {plot} steht zweimal da.",
        ),
        "winchester.map.saloon": (
            "the plots around the saloon are {plots}.",
            "Rings um den Saloon sind die Parzellen {plots}.",
        ),
        # cards and tokens
        "winchester.map.amount": (
            "a card cannot be worth {amount} notes of $1000; write 0 to {most}.",
            "Eine Karte kann nicht {amount} Scheine zu 1000 $ wert sein; möglich ist 0 bis {most}.",
        ),
        "winchester.map.cards": (
            "there are {cards} of these cards, but {given} amounts.",
            "Es gibt {cards} dieser Karten, hier stehen aber {given} Beträge.",
        ),
        "winchester.map.tokens": (
            "there are {tokens} bonus tokens, not {given}.",
            "Es gibt {tokens} Bonusplättchen, nicht {given}.",
        ),
        "winchester.map.no_token": (
            'at least one bonus token is "{token}".',
            'Mindestens ein Bonusplättchen ist "{token}".',
        ),
        "winchester.map.money": (
            "with this, {notes} notes could come into play; Trailboss bids up to {most}.",
            "Damit könnten {notes} Scheine ins Spiel kommen; Trailboss bietet bis {most}.",
        ),
        # the drawing
        "winchester.map.area": (
            'the drawing is from 1 to {most} wide and high, not "{word}".',
            'Die Zeichnung ist 1 bis {most} breit und hoch, nicht "{word}".',
        ),
        "winchester.map.no_area": (
            'the line "area" must come before shapes, courses and spots.',
            'Die Zeile "area" muss vor Umrissen, Verläufen und Stellen kommen.',
        ),
        "winchester.map.point": (
            '"{word}" is not a point such as 120,45.',
            '"{word}" ist kein Punkt wie 120,45.',
        ),
        "winchester.map.outside": (
            'the point "{word}" lies outside the drawing, which is {width} wide and {height} high.',
            'Der Punkt "{word}" liegt außerhalb der Zeichnung, die {width} breit und {height} hoch ist.',
        ),
        "winchester.map.few_points": (
            '"{what}" needs at least {least} points.',
            '"{what}" braucht mindestens {least} Punkte.',
        ),
        "winchester.map.no_thing": (
            'up to this line the map has no "{what}".',
            'Bis zu dieser Zeile hat die Karte kein "{what}".',
        ),
        "winchester.map.no_spot": (
            '"{what}" has no spot "{word}"; it has {spots}.',
            '"{what}" hat keine Stelle "{word}", sondern {spots}.',
        ),
        # the end of the file
        "winchester.map.missing": (
            'the file ends, but a line "{what}" is missing.',
            'Die Datei endet, aber eine Zeile "{what}" fehlt.',
        ),
        "winchester.map.no_ranch": (
            'the file ends, but no plot has the word "ranch".',
            'Die Datei endet, aber keine Parzelle hat das Wort "ranch".',
        ),
        "winchester.map.rail_untouched": (
            "the file ends, but plot {plot} touches the rail and no square of the rail touches it.",
            "Die Datei endet, aber Parzelle {plot} stößt an die Gleise, und kein Gleisfeld berührt sie.",
        ),
        "winchester.map.river_untouched": (
            "the file ends, but plot {plot} borders the river and no square of the river touches it.",
            "Die Datei endet, aber Parzelle {plot} grenzt an den Fluss, und kein Flussfeld berührt sie.",
        ),
    }
)


class BadMap(TrailbossError):
    """A map that cannot be used: says which line is wrong and why, or which file cannot be read."""
