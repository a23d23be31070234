// What the first ride of Great Western Trail says: its name, its stations in their order, and its cards by their ids.
import type { Both } from "../../../lib/net/protocol";
import type { LessonWords, StationWords } from "../../first-ride/ride";

export const title: Both = { en: "First ride", de: "Erster Ritt" };

export const stations: StationWords[] = [
  {
    title: { en: "Look at your hand", de: "Sieh deine Hand an" },
    note: { en: "Different colours are your income.", de: "Verschiedene Farben sind dein Einkommen." },
  },
  {
    title: { en: "Put your herder on a building", de: "Setz deinen Viehtreiber auf ein Gebäude" },
    note: { en: "Any of the seven, no fee on the first turn.", de: "Eines der sieben, im ersten Zug ohne Gebühr." },
  },
  {
    title: { en: "Use what the building offers", de: "Nutze, was das Gebäude bietet" },
    note: { en: "In any order, each action once.", de: "In beliebiger Reihenfolge, jede Aktion einmal." },
  },
  {
    title: { en: "Draw back up", de: "Zieh Karten nach" },
    note: { en: "It happens when you end your turn.", de: "Das geschieht, wenn du deinen Zug beendest." },
  },
  {
    title: { en: "Ride to Kansas City and deliver", de: "Reite nach Kansas City und liefere" },
    note: { en: "A few turns of riding and using.", de: "Ein paar Züge reiten und nutzen." },
  },
];

export const lessons: Record<string, LessonWords> = {
  hand: {
    title: { en: "This is your herd", de: "Das ist deine Herde" },
    text: {
      en: "In Kansas City every different colour in your hand counts once. This hand would be worth ${value} there.",
      de: "In Kansas City zählt jede andere Farbe auf deiner Hand einmal. Diese Hand wäre dort ${value} wert.",
    },
  },
  place: {
    title: { en: "Where do you want to begin?", de: "Wo willst du anfangen?" },
    text: {
      en: "Building {letter} is a good first stop: it pays $2 for your {card}, and then offers more.",
      de: "Gebäude {letter} ist ein guter Anfang: Es zahlt $2 für dein {card} und bietet dann noch mehr.",
    },
    take: { en: "Take {letter}", de: "Nimm {letter}" },
  },
  location: {
    title: { en: "Use what the building offers", de: "Nutze, was das Gebäude bietet" },
    text: {
      en: "Each picture is an action. Do them in any order, each once; or do one auxiliary action of your ranch instead.",
      de: "Jedes Bild ist eine Aktion. Mach sie in beliebiger Reihenfolge, jede einmal; oder stattdessen eine Hilfsaktion deiner Ranch.",
    },
  },
  more: {
    title: { en: "There is more here", de: "Hier gibt es noch mehr" },
    text: {
      en: "What is left of the building is still yours to use in this turn. Money is best spent on what works again and again, like workers.",
      de: "Was das Gebäude noch bietet, kannst du in diesem Zug auch nutzen. Geld steckst du am besten in etwas, das immer wieder hilft, wie Arbeiter.",
    },
  },
  hire: {
    title: { en: "Whom do you hire?", de: "Wen stellst du ein?" },
    text: {
      en: "The row shows the price. Cowboys buy cattle cheaply, builders put your buildings on the trail, engineers drive your engine. More of one kind is stronger than one of each.",
      de: "Die Zeile zeigt den Preis. Cowboys kaufen billig Rinder, Handwerker bauen deine Gebäude, Ingenieure fahren deine Lok. Mehrere einer Art sind stärker als einer von jeder.",
    },
  },
  end: {
    title: { en: "End of your turn", de: "Ende deines Zugs" },
    text: {
      en: "When you end your turn you draw back up to your hand limit. Cards you discarded come back later.",
      de: "Am Ende deines Zugs ziehst du bis zu deinem Handkartenlimit nach. Abgeworfene Karten kommen später wieder.",
    },
    take: { en: "End the turn", de: "Zug beenden" },
  },
  via: {
    title: { en: "Two ways lead there", de: "Zwei Wege führen dorthin" },
    text: {
      en: "They take you to the same place, but not for the same money. Tiles with a hand ask for a fee.",
      de: "Beide führen zum selben Ort, kosten aber nicht dasselbe. Plättchen mit einer Hand verlangen eine Gebühr.",
    },
  },
  ride: {
    title: { en: "Ride on", de: "Reite weiter" },
    text: {
      en: "You move 1 to {steps} steps; only tiles count as steps, empty spaces do not. Short rides give you more actions, long ones reach Kansas City sooner.",
      de: "Du ziehst 1 bis {steps} Schritte; nur Plättchen zählen als Schritt, leere Felder nicht. Kurze Wege bringen mehr Aktionen, lange führen schneller nach Kansas City.",
    },
  },
  fees: {
    title: { en: "Hands ask for a fee", de: "Hände verlangen Gebühren" },
    text: {
      en: "A green or black hand on a tile costs money when you pass or stop: to the bank, or to the owner of the building. If you have too little, you pay what you have.",
      de: "Eine grüne oder schwarze Hand kostet Geld, wenn du vorbeiziehst oder hältst: an die Bank oder an den Besitzer des Gebäudes. Wer zu wenig hat, zahlt, was da ist.",
    },
  },
  hazards: {
    title: { en: "Hazards", de: "Gefahren" },
    text: {
      en: "They cost a step and a fee, and on them you can only do an auxiliary action. Taken from the trail, they are points.",
      de: "Sie kosten einen Schritt und eine Gebühr, und auf ihnen geht nur eine Hilfsaktion. Vom Weg genommen sind sie Punkte.",
    },
  },
  auxiliary: {
    title: { en: "Auxiliary actions", de: "Hilfsaktionen" },
    text: {
      en: "Small actions of your ranch, possible anywhere. Each disc you clear beside one makes it better.",
      de: "Kleine Aktionen deiner Ranch, überall möglich. Jeder Marker, den du daneben wegnimmst, macht sie besser.",
    },
  },
  buy: {
    title: { en: "Buy cattle", de: "Kaufe Rinder" },
    text: {
      en: "The price depends on how many cowboys you use. New colours and high values make your next delivery worth more; bought cards go to your discard pile first.",
      de: "Der Preis hängt davon ab, wie viele Cowboys du einsetzt. Neue Farben und hohe Werte machen deine nächste Lieferung wertvoller; gekaufte Karten kommen zuerst auf die Ablage.",
    },
  },
  build: {
    title: { en: "Your own building", de: "Dein eigenes Gebäude" },
    text: {
      en: "It gives you actions, slows others down or makes them pay. A space early on the trail is passed on every lap.",
      de: "Es gibt dir Aktionen, bremst andere oder lässt sie zahlen. An einem frühen Feld kommst du in jeder Runde vorbei.",
    },
  },
  engine: {
    title: { en: "Your engine", de: "Deine Lok" },
    text: {
      en: "The further it is, the cheaper deliveries become. On a red turnout you may upgrade the station beside it. Spaces with other engines are skipped.",
      de: "Je weiter sie ist, desto billiger werden Lieferungen. Auf einem roten Ausfahrtsfeld darfst du den Bahnhof daneben ausbauen. Felder mit anderen Loks werden übersprungen.",
    },
  },
  station: {
    title: { en: "Upgrade a station", de: "Bau einen Bahnhof aus" },
    text: {
      en: "Pay its price and put a disc of your ranch there: points at the end, and the space below the disc is free from now on.",
      de: "Zahl den Preis und leg einen Marker deiner Ranch hin: Punkte am Ende, und das Feld unter dem Marker ist ab jetzt frei.",
    },
  },
  master: {
    title: { en: "A station master", de: "Ein Bahnhofsvorsteher" },
    text: {
      en: "You may give a worker for this tile. It helps at once or in every delivery, and counts at the end for what it shows.",
      de: "Du darfst einen Arbeiter für dieses Plättchen abgeben. Es hilft sofort oder bei jeder Lieferung und zählt am Ende, was es zeigt.",
    },
  },
  objective: {
    title: { en: "Objective cards", de: "Auftragskarten" },
    text: {
      en: "A card goes through your hand like cattle. Played, it gives its action at once; at the end it wins its points, or loses some if a task is missing.",
      de: "Eine Karte wandert wie Rinder durch deine Hand. Ausgespielt gibt sie sofort ihre Aktion; am Ende bringt sie Punkte oder kostet welche, wenn etwas fehlt.",
    },
  },
  foresight: {
    title: { en: "Kansas City: three tiles", de: "Kansas City: drei Plättchen" },
    text: {
      en: "Take one tile of each column. Workers go to the job market, hazards and others onto the trail: choose what suits your way and not theirs.",
      de: "Nimm aus jeder Spalte ein Plättchen. Arbeiter kommen in den Arbeitsmarkt, Gefahren und anderes auf den Weg: Wähle, was zu deinem Weg passt und nicht zu ihrem.",
    },
  },
  certificates: {
    title: { en: "Certificates", de: "Zertifikate" },
    text: {
      en: "Your hand is worth one card of each colour. Each certificate you use adds 1, for the money and for the city.",
      de: "Deine Hand ist je Farbe eine Karte wert. Jedes eingesetzte Zertifikat zählt 1 dazu, für das Geld und für die Stadt.",
    },
  },
  deliver: {
    title: { en: "Deliver your herd", de: "Liefere deine Herde" },
    text: {
      en: "You may deliver to any city your value reaches. Crosses between your engine and the city cost $1 each. Kansas City costs you 6 points.",
      de: "Du kannst in jede Stadt liefern, die dein Wert erreicht. Kreuze zwischen deiner Lok und der Stadt kosten je $1. Kansas City kostet dich 6 Punkte.",
    },
  },
  disc: {
    title: { en: "Which disc goes there?", de: "Welcher Marker geht dorthin?" },
    text: {
      en: "The space it leaves is yours for the rest of the game: a better auxiliary action, more steps, more cards. Round discs go anywhere, square discs only on cities with dark corners.",
      de: "Das Feld, das er frei macht, gehört dir für den Rest des Spiels: eine bessere Hilfsaktion, mehr Schritte, mehr Karten. Runde Marker gehen überallhin, eckige nur in Städte mit dunklen Ecken.",
    },
  },
};
