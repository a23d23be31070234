// The games in short, in our own words: what you want, what you do, what matters.
import type { Both } from "../../lib/protocol";

export interface Point {
  icon: string;
  name: Both;
  text: Both;
}

export interface Guide {
  id: string;
  title: Both;
  /** Players and time. */
  size: Both;
  goal: Both;
  turn: Point[];
  matters: Point[];
}

export const GUIDES: Guide[] = [
  {
    id: "gwt",
    title: { en: "Great Western Trail", de: "Great Western Trail" },
    size: { en: "2 to 4 players, alone against Sam in the second edition", de: "2 bis 4 Spieler, in der zweiten Ausgabe auch allein gegen Sam" },
    goal: {
      en: "You drive a herd along the trail to Kansas City, again and again, and send it by train as far as you can. Whoever has most points from cities, cattle, buildings, stations and the rest wins.",
      de: "Du treibst eine Herde über den Pfad nach Kansas City, immer wieder, und schickst sie mit der Bahn so weit wie möglich. Wer am Ende die meisten Punkte aus Städten, Rindern, Gebäuden, Bahnhöfen und dem Rest hat, gewinnt.",
    },
    turn: [
      {
        icon: "steps",
        name: { en: "A · Move your herder", de: "A · Bewege deinen Viehtreiber" },
        text: {
          en: "At least one step, at most your step limit. Only spaces with a tile count as a step, and every green or black hand on the way costs a fee: to the bank for hazards, to the owner for buildings.",
          de: "Mindestens einen Schritt, höchstens dein Schrittlimit. Nur Felder mit einem Plättchen zählen als Schritt, und jede grüne oder schwarze Hand auf dem Weg kostet eine Gebühr: bei Gefahren an die Bank, bei Gebäuden an den Besitzer.",
        },
      },
      {
        icon: "build",
        name: { en: "B · Use the place", de: "B · Nutze den Ort" },
        text: {
          en: "On a neutral building or your own: its actions, each once, in any order. Anywhere else, or if you prefer: one single auxiliary action.",
          de: "Auf einem neutralen oder eigenen Gebäude: seine Aktionen, jede einmal, in beliebiger Reihenfolge. Überall sonst, oder wenn du lieber willst: eine einfache Hilfsaktion.",
        },
      },
      {
        icon: "draw",
        name: { en: "C · Draw", de: "C · Ziehe nach" },
        text: {
          en: "Up to your hand limit. What you bought comes round again with the next shuffle.",
          de: "Bis zu deinem Handkartenlimit. Was du gekauft hast, kommt mit dem nächsten Mischen.",
        },
      },
      {
        icon: "kansas-city",
        name: { en: "In Kansas City", de: "In Kansas City" },
        text: {
          en: "Choose three foresight tiles, then show your hand: each different type of cattle counts its value once, certificates add to it. You get that much money and deliver to a city of at most that value. Then it starts over at the beginning of the trail.",
          de: "Wähle drei Vorschauplättchen, dann zeige deine Hand: Jede Rinderart zählt ihren Wert einmal, Zertifikate kommen dazu. So viel Geld bekommst du, und in eine Stadt bis zu diesem Wert lieferst du. Danach geht es am Anfang des Pfads von vorn los.",
        },
      },
    ],
    matters: [
      {
        icon: "cattle",
        name: { en: "Different cattle", de: "Verschiedene Rinder" },
        text: {
          en: "Two of a kind count once. On the way, throw what you have twice: buildings pay for it.",
          de: "Zwei gleiche zählen nur einmal. Wirf unterwegs ab, was du doppelt hast: Gebäude bezahlen dafür.",
        },
      },
      {
        icon: "hire",
        name: { en: "Workers", de: "Arbeiter" },
        text: {
          en: "Cowboys buy cattle, builders build, engineers move the engine. Two or three of one kind early make every lap stronger.",
          de: "Cowboys kaufen Rinder, Handwerker bauen, Ingenieure bewegen die Lok. Zwei oder drei von einer Sorte machen früh jede Runde stärker.",
        },
      },
      {
        icon: "engine",
        name: { en: "The engine", de: "Die Lok" },
        text: {
          en: "Every cross between your engine and the city costs a dollar. An engine far ahead delivers for nothing and reaches stations.",
          de: "Jedes Kreuz zwischen Lok und Stadt kostet einen Dollar. Eine Lok weit vorn liefert umsonst und erreicht Bahnhöfe.",
        },
      },
      {
        icon: "disc",
        name: { en: "Discs", de: "Marker" },
        text: {
          en: "Each delivery and each station takes a disc off your board, and what it covered is yours: more steps, more cards, better auxiliary actions.",
          de: "Jede Lieferung und jeder Bahnhof nimmt einen Marker von deiner Tafel, und was darunter lag, gehört dir: mehr Schritte, mehr Karten, bessere Hilfsaktionen.",
        },
      },
      {
        icon: "job-token",
        name: { en: "The end", de: "Das Ende" },
        text: {
          en: "Workers from the foresight fill the job market. When its last space is filled, everybody else has one more turn. Deliveries to Kansas City itself bring quick money and cost 6 points each.",
          de: "Arbeiter aus der Vorschau füllen den Arbeitsmarkt. Ist sein letztes Feld besetzt, haben alle anderen noch einen Zug. Lieferungen nach Kansas City selbst bringen schnelles Geld und kosten je 6 Punkte.",
        },
      },
    ],
  },
  {
    id: "winchester",
    title: { en: "Daddy Winchester", de: "Daddy Winchester" },
    size: { en: "3 to 5 players; 2 as a variant", de: "3 bis 5 Spieler; zu zweit als Variante" },
    goal: {
      en: "Nineteen plots of the old man's land are sold, one after the other. What you pay goes to the other heirs. Whoever is richest in the end, secret objectives included, heads the family.",
      de: "Neunzehn Parzellen vom Land des Alten werden verkauft, eine nach der anderen. Was du zahlst, bekommen die anderen Erben. Wer am Ende am reichsten ist, geheime Ziele eingerechnet, ist das neue Oberhaupt.",
    },
    turn: [
      {
        icon: "bid",
        name: { en: "The auction", de: "Die Auktion" },
        text: {
          en: "Bid more than the last one, or pass and be out. You can never bid more than the cash in your hand, which nobody else sees. If nobody wants the plot, the starting player takes it for 1000.",
          de: "Biete mehr als der Letzte, oder passe: Dann bist du raus. Du kannst nie mehr bieten, als du auf der Hand hast, und das sieht niemand sonst. Will keiner die Parzelle, nimmt sie der Startspieler für 1000.",
        },
      },
      {
        icon: "duel",
        name: { en: "The duel", de: "Das Duell" },
        text: {
          en: "Once in the game, when only two are left: challenge the other for the last bid. Even odds; the winner buys, the loser gets a share like everybody else.",
          de: "Einmal im Spiel, wenn nur noch zwei übrig sind: Fordere den anderen um das letzte Gebot. Die Chance ist gleich; wer gewinnt, kauft, wer verliert, bekommt einen Anteil wie alle anderen.",
        },
      },
      {
        icon: "people",
        name: { en: "Paying", de: "Bezahlen" },
        text: {
          en: "The price is split evenly among all others. What cannot be split stays in the saloon as tips.",
          de: "Der Preis wird gleichmäßig auf alle anderen verteilt. Was sich nicht teilen lässt, bleibt als Trinkgeld im Saloon.",
        },
      },
      {
        icon: "movement",
        name: { en: "Token and card", de: "Plättchen und Karte" },
        text: {
          en: "The plot's bonus token works at once: move the locomotive or the boat and pay all plots beside it, take the tips, or look at a hidden card. Mines and the ranch pay what their card says.",
          de: "Das Bonusplättchen der Parzelle wirkt sofort: Bewege Lokomotive oder Schiff und bezahle alle Parzellen daneben, nimm das Trinkgeld, oder sieh eine verdeckte Karte an. Minen und Ranch zahlen, was ihre Karte sagt.",
        },
      },
    ],
    matters: [
      {
        icon: "dollar",
        name: { en: "Money goes round", de: "Geld geht im Kreis" },
        text: {
          en: "Every dollar you overpay arms the others for the next auction. Drive prices up, and stop in time.",
          de: "Jeder Dollar zu viel rüstet die anderen für die nächste Auktion. Treibe die Preise, und hör rechtzeitig auf.",
        },
      },
      {
        icon: "lock",
        name: { en: "Your secrets", de: "Deine Geheimnisse" },
        text: {
          en: "Two secret objectives pay for every matching plot or token at the end. Buy them cheaply before anybody notices which ones they are.",
          de: "Zwei geheime Ziele zahlen am Ende für jede passende Parzelle oder jedes Plättchen. Kaufe sie billig, bevor jemand merkt, welche es sind.",
        },
      },
      {
        icon: "objective",
        name: { en: "Shared objectives", de: "Offene Ziele" },
        text: {
          en: "Five piles wait for the first who fulfils what lies on them. Look at them before each auction.",
          de: "Fünf Stapel warten auf den Ersten, der das Ziel darauf erfüllt. Sieh vor jeder Auktion nach.",
        },
      },
      {
        icon: "hat",
        name: { en: "Most plots", de: "Meiste Parzellen" },
        text: {
          en: "They bring 5000 in the end; in a tie the largest connected group decides.",
          de: "Sie bringen am Ende 5000; bei Gleichstand entscheidet die größte zusammenhängende Gruppe.",
        },
      },
    ],
  },
];

/** What differs between the editions of Great Western Trail, topic by topic: first, second. */
export const EDITIONS: { topic: Both; first: Both; second: Both }[] = [
  {
    topic: { en: "Words", de: "Wörter" },
    first: { en: "cattleman, craftsman, teepees", de: "Viehtreiber, Handwerker, Tipis" },
    second: { en: "herder, builder, outlaws with bounties", de: "Viehtreiber, Handwerker, Banditen mit Kopfgeld" },
  },
  {
    topic: { en: "Players", de: "Spieler" },
    first: { en: "2 to 4", de: "2 bis 4" },
    second: { en: "2 to 4, or alone against Sam", de: "2 bis 4, oder allein gegen Sam" },
  },
  {
    topic: { en: "First hand", de: "Erste Hand" },
    first: { en: "four cards for everybody", de: "vier Karten für alle" },
    second: {
      en: "4, 5, 6 and 7 cards in turn order, cut to four in the first turn",
      de: "4, 5, 6 und 7 Karten in Zugreihenfolge, im ersten Zug auf vier gekürzt",
    },
  },
  {
    topic: { en: "Exchange tokens", de: "Tauschmarken" },
    first: { en: "none", de: "keine" },
    second: {
      en: "one at the start: at any time draw up to two cards and discard as many",
      de: "eine zu Beginn: jederzeit bis zu zwei Karten ziehen und so viele abwerfen",
    },
  },
  {
    topic: { en: "Private buildings", de: "Eigene Gebäude" },
    first: { en: "10 each", de: "je 10" },
    second: { en: "12 each, some with other numbers", de: "je 12, manche mit anderer Nummer" },
  },
  {
    topic: { en: "Station masters", de: "Bahnhofsvorsteher" },
    first: { en: "the same five", de: "immer dieselben fünf" },
    second: { en: "five of nine", de: "fünf von neun" },
  },
  {
    topic: { en: "Railroad", de: "Bahnlinie" },
    first: { en: "west to San Francisco", de: "nach Westen bis San Francisco" },
    second: { en: "east to New York", de: "nach Osten bis New York" },
  },
  {
    topic: { en: "Delivery to Kansas City", de: "Lieferung nach Kansas City" },
    first: { en: "$6, minus 6 points", de: "$6, minus 6 Punkte" },
    second: { en: "$4, minus 6 points", de: "$4, minus 6 Punkte" },
  },
  {
    topic: { en: "Simmental", de: "Simmental" },
    first: { en: "none", de: "keine" },
    second: {
      en: "a variant: cattle that grow from calf to heifer to cow",
      de: "eine Variante: Rinder, die vom Kalb zur Färse und zur Kuh heranwachsen",
    },
  },
];
