// What the first ride of Great Western Trail says: its name, its stations in their order, its cards by their ids, its end.
import type { Both } from "../../../lib/net/protocol";
import type { LessonWords } from "../../first-ride/ride";

export const title: Both = { en: "First ride", de: "Erster Ritt" };

export const stations: Both[] = [
  { en: "How you win", de: "So gewinnst du" },
  { en: "Choose your first building", de: "Wähl dein erstes Gebäude" },
  { en: "Use the building", de: "Nutze das Gebäude" },
  { en: "See what the others do", de: "Sieh, was die anderen tun" },
  { en: "Where points come from", de: "Woher die Punkte kommen" },
  { en: "Ride to Kansas City and deliver", de: "Reite nach Kansas City und liefere" },
];

export const end: Both = {
  en: "That was one lap; about six of them make a game. Each one should end with a better herd in a farther city. Whoever has the most points after the last one wins.",
  de: "Das war eine Runde; etwa sechs davon sind eine Partie. Jede sollte mit einer besseren Herde in einer ferneren Stadt enden. Wer nach der letzten die meisten Punkte hat, gewinnt.",
};

export const lessons: Record<string, LessonWords> = {
  win: {
    title: { en: "How you win", de: "So gewinnst du" },
    text: {
      en: "The most points win. You score for cities you deliver cattle to (highlighted), for good cattle, buildings, stations, hazards you clear and objectives. Money counts too: 1 point for every $5.",
      de: "Die meisten Punkte gewinnen. Du bekommst sie für belieferte Städte (markiert), gute Rinder, Gebäude, Bahnhöfe, weggeräumte Gefahren und Aufträge. Auch Geld zählt: je 5 $ 1 Punkt.",
    },
  },
  lap: {
    title: { en: "What a lap is", de: "Was eine Runde ist" },
    text: {
      en: "Your herder rides from the start to Kansas City. Where you stop, you use the building. In Kansas City you sell the cattle in your hand and deliver them to a city. Then you begin again at the start.",
      de: "Dein Viehtreiber reitet vom Start nach Kansas City. Wo du hältst, nutzt du das Gebäude. In Kansas City verkaufst du die Rinder auf deiner Hand und lieferst sie in eine Stadt. Dann beginnst du wieder am Start.",
    },
  },
  finish: {
    title: { en: "What ends the game", de: "Was das Spiel beendet" },
    text: {
      en: "Every delivery brings new workers to the job market. When its last row is full, the game ends: whoever filled it gets 2 points, everybody else has one more turn. That takes about six laps each.",
      de: "Jede Lieferung bringt neue Arbeiter in den Arbeitsmarkt. Ist seine letzte Zeile voll, endet das Spiel: Wer sie gefüllt hat, bekommt 2 Punkte, alle anderen haben noch einen Zug. Das dauert etwa sechs Runden.",
    },
  },
  hand: {
    title: { en: "Your herd", de: "Deine Herde" },
    text: {
      en: "These are the cattle in your hand. In Kansas City each different colour counts once, so duplicates are worth nothing. This hand has {types} colours and would sell for ${value}. On the way you swap duplicates for better cards.",
      de: "Das sind die Rinder auf deiner Hand. In Kansas City zählt jede Farbe nur einmal, doppelte sind also nichts wert. Diese Hand hat {types} Farben und brächte {value} $. Unterwegs tauschst du doppelte gegen bessere Karten.",
    },
  },
  place: {
    title: { en: "Choose where to start", de: "Wähl, wo du anfängst" },
    text: {
      en: "In your first turn you may start on any neutral building, A to G. {letter} is a good one: it pays you for a {card}, and then offers more.",
      de: "Im ersten Zug darfst du auf jedem neutralen Gebäude von A bis G anfangen. {letter} ist gut: Es zahlt dir Geld für ein {card} und bietet dann noch mehr.",
    },
    take: { en: "Start on {letter}", de: "Auf {letter} anfangen" },
  },
  location: {
    title: { en: "Use the building", de: "Nutze das Gebäude" },
    text: {
      en: "Each symbol on the building is an action. Do them in any order, each once. Or do one small auxiliary action of your ranch instead.",
      de: "Jedes Symbol auf dem Gebäude ist eine Aktion. Nutze sie in beliebiger Reihenfolge, jede einmal. Oder mach stattdessen eine kleine Hilfsaktion deiner Ranch.",
    },
  },
  more: {
    title: { en: "There is more here", de: "Hier gibt es noch mehr" },
    text: {
      en: "You may still use what is left of the building. Spend money on what helps again and again: workers, better cattle, your own buildings.",
      de: "Was das Gebäude noch bietet, darfst du auch nutzen. Gib Geld für das aus, was immer wieder hilft: Arbeiter, bessere Rinder, eigene Gebäude.",
    },
  },
  hire: {
    title: { en: "Hire a worker", de: "Stell jemanden ein" },
    text: {
      en: "The row shows the price. Cowboys buy cattle cheaper, builders put up your buildings, engineers move your engine. Several of one kind are stronger than one of each.",
      de: "Die Zeile zeigt den Preis. Cowboys kaufen Rinder billiger, Handwerker bauen deine Gebäude, Ingenieure fahren deine Lok. Mehrere einer Art sind stärker als von jeder einer.",
    },
  },
  end: {
    title: { en: "End your turn", de: "Beende deinen Zug" },
    text: {
      en: "Now you draw back up to your hand limit. Cards you discard or buy come round again when your draw stack is shuffled.",
      de: "Jetzt ziehst du bis zu deinem Handkartenlimit nach. Abgeworfene und gekaufte Karten kommen wieder, wenn dein Stapel gemischt wird.",
    },
    take: { en: "End the turn", de: "Zug beenden" },
  },
  recap: {
    title: { en: "What {name} did", de: "Was {name} getan hat" },
    text: {
      en: "{what}\nWhat changed is marked on the board. After every round you find this summary above your answers.",
      de: "{what}\nWas sich geändert hat, ist auf dem Brett markiert. Diese Zusammenfassung steht nach jeder Runde über deinen Antworten.",
    },
  },
  objectives: {
    title: { en: "Objectives", de: "Aufträge" },
    text: {
      en: "Do what all symbols on an objective show by the end of the game, and it gives its points. The one in front of you has no risk. Those you gain later from the display cost points if you fail, but give an extra action when you play them.",
      de: "Hast du bis zum Spielende alles, was ein Auftrag zeigt, bringt er seine Punkte. Der vor dir ist ohne Risiko. Die, die du später aus der Auslage nimmst, kosten Punkte, wenn du scheiterst, geben beim Ausspielen aber eine Extraaktion.",
    },
  },
  far: {
    title: { en: "Why deliver far", de: "Warum du weit lieferst" },
    text: {
      en: "The money depends on your hand alone; the points depend on the city. Near cities cost points or bring none, the far ones bring 4 to 9. But your hand must be worth at least the city's number, and each city takes only one of your discs. So improve your herd before you arrive.",
      de: "Das Geld hängt nur von deiner Hand ab, die Punkte von der Stadt. Nahe Städte kosten Punkte oder bringen keine, ferne bringen 4 bis 9. Deine Hand muss aber mindestens so viel wert sein wie die Zahl der Stadt, und jede Stadt nimmt nur einen deiner Marker. Verbessere also deine Herde, bevor du ankommst.",
    },
  },
  stations: {
    title: { en: "What stations do", de: "Was Bahnhöfe bringen" },
    text: {
      en: "When your engine stops beside a station, you may pay its price and put one of your discs there. That gives points, frees the space under the disc on your ranch for the rest of the game, and lets you trade a worker for the station master's tile.",
      de: "Hält deine Lok neben einem Bahnhof, darfst du seinen Preis zahlen und einen deiner Marker hinlegen. Das bringt Punkte, macht das Feld unter dem Marker auf deiner Ranch für den Rest des Spiels frei, und du darfst einen Arbeiter gegen das Plättchen des Bahnhofsvorstehers tauschen.",
    },
  },
  ride: {
    title: { en: "Ride on", de: "Reite weiter" },
    text: {
      en: "Ride as far as your step limit allows. Only spaces with a tile count as a step; empty ones don't. Many short rides give you more actions, long ones bring you to Kansas City sooner.",
      de: "Reite, so weit dein Schrittlimit reicht. Nur Felder mit Plättchen zählen als Schritt, leere nicht. Viele kurze Ritte geben dir mehr Aktionen, lange bringen dich schneller nach Kansas City.",
    },
  },
  via: {
    title: { en: "Two ways lead there", de: "Zwei Wege führen dorthin" },
    text: {
      en: "Both end at the same place, but a tile with a hand on the way costs a fee.",
      de: "Beide enden am selben Ort, aber ein Plättchen mit einer Hand am Weg kostet Gebühr.",
    },
  },
  fees: {
    title: { en: "Hands cost a fee", de: "Hände kosten Gebühr" },
    text: {
      en: "Passing or stopping at a green or black hand costs money: to the bank for hazards, to the owner for buildings. If you have too little, you pay what you have. You never pay at your own buildings.",
      de: "An einer grünen oder schwarzen Hand vorbeizuziehen oder zu halten kostet Geld: bei Gefahren an die Bank, bei Gebäuden an den Besitzer. Hast du zu wenig, zahlst du, was du hast. An deinen eigenen Gebäuden zahlst du nie.",
    },
  },
  hazards: {
    title: { en: "Hazards", de: "Gefahren" },
    text: {
      en: "A hazard costs a step and a fee, and offers only an auxiliary action. Some buildings let you remove one: it is worth its points to you, and the way is free.",
      de: "Eine Gefahr kostet einen Schritt und Gebühr und bietet nur eine Hilfsaktion. Manche Gebäude lassen dich eine wegnehmen: Sie bringt dir ihre Punkte, und der Weg ist frei.",
    },
  },
  auxiliary: {
    title: { en: "Auxiliary actions", de: "Hilfsaktionen" },
    text: {
      en: "Small actions of your own ranch, possible at any stop. Each disc you take away beside one makes it better.",
      de: "Kleine Aktionen deiner eigenen Ranch, bei jedem Halt möglich. Jeder Marker, den du daneben wegnimmst, macht sie besser.",
    },
  },
  buy: {
    title: { en: "Buy cattle", de: "Kauf Rinder" },
    text: {
      en: "The price depends on how many cowboys you use. A colour you don't have yet makes your next delivery worth more, and many cards are worth points at the end. At the same price take the one with more points. It goes to your discard pile first.",
      de: "Der Preis hängt davon ab, wie viele Cowboys du einsetzt. Eine Farbe, die dir fehlt, macht die nächste Lieferung wertvoller, und viele Karten bringen am Ende Punkte. Nimm bei gleichem Preis die mit mehr Punkten. Sie kommt zuerst auf deine Ablage.",
    },
  },
  build: {
    title: { en: "Your own building", de: "Dein eigenes Gebäude" },
    text: {
      en: "Only you can use it, and it is worth points. It adds a step to everybody's way, and its hand makes the others pay you. Build where you will stop.",
      de: "Nur du kannst es nutzen, und es bringt Punkte. Es kostet alle einen Schritt mehr, und seine Hand lässt die anderen an dich zahlen. Bau dort, wo du halten wirst.",
    },
  },
  engine: {
    title: { en: "Your engine", de: "Deine Lok" },
    text: {
      en: "The farther it is, the cheaper your deliveries: every cross between it and the city costs $1. Beside a station it may stop and upgrade. Spaces with other engines are skipped for free.",
      de: "Je weiter sie ist, desto billiger lieferst du: Jedes Kreuz zwischen ihr und der Stadt kostet 1 $. Neben einem Bahnhof kann sie halten und ihn ausbauen. Felder mit anderen Loks werden kostenlos übersprungen.",
    },
  },
  station: {
    title: { en: "Upgrade a station", de: "Bau einen Bahnhof aus" },
    text: {
      en: "Pay and choose which disc of your ranch goes there. What it covered is yours from now on.",
      de: "Zahl und wähl, welcher Marker deiner Ranch dorthin kommt. Was er verdeckt hat, gehört ab jetzt dir.",
    },
  },
  master: {
    title: { en: "A station master", de: "Ein Bahnhofsvorsteher" },
    text: {
      en: "You may give a worker for this tile. It helps at once or with every delivery, and scores at the end for what it shows.",
      de: "Du darfst einen Arbeiter für dieses Plättchen abgeben. Es hilft sofort oder bei jeder Lieferung und zählt am Ende für das, was es zeigt.",
    },
  },
  objective: {
    title: { en: "Objective cards", de: "Auftragskarten" },
    text: {
      en: "An objective card passes through your hand like cattle. Play it for its action; from then on it counts at the end, for you or against you.",
      de: "Eine Auftragskarte wandert wie ein Rind durch deine Hand. Spiel sie für ihre Aktion aus; dann zählt sie am Ende für dich oder gegen dich.",
    },
  },
  foresight: {
    title: { en: "Kansas City: three tiles", de: "Kansas City: drei Plättchen" },
    text: {
      en: "First choose one tile of each column. Workers go to the job market and bring the end closer; hazards and others go onto the trail. Choose what helps you more than them.",
      de: "Zuerst wählst du aus jeder Spalte ein Plättchen. Arbeiter kommen in den Arbeitsmarkt und bringen das Ende näher, Gefahren und andere auf den Weg. Wähl, was dir mehr hilft als ihnen.",
    },
  },
  certificates: {
    title: { en: "Certificates", de: "Zertifikate" },
    text: {
      en: "Each certificate adds 1 to the value of your hand: $1 more, and perhaps a farther city.",
      de: "Jedes Zertifikat erhöht den Wert deiner Hand um 1: 1 $ mehr und vielleicht eine fernere Stadt.",
    },
  },
  deliver: {
    title: { en: "Deliver your herd", de: "Liefere deine Herde" },
    text: {
      en: "You get the same money everywhere, so usually take the farthest city your value reaches. Crosses between your engine and the city cost $1 each. Kansas City costs you 6 points.",
      de: "Das Geld ist überall gleich, also nimm meist die fernste Stadt, die dein Wert erreicht. Kreuze zwischen deiner Lok und der Stadt kosten je 1 $. Kansas City kostet dich 6 Punkte.",
    },
  },
  disc: {
    title: { en: "Which disc goes there?", de: "Welcher Marker kommt dorthin?" },
    text: {
      en: "The space it leaves is yours for the rest of the game: a better auxiliary action, more steps, more cards. Round discs go anywhere, square discs only on cities with dark corners.",
      de: "Das Feld, das er frei macht, gehört dir für den Rest des Spiels: eine bessere Hilfsaktion, mehr Schritte, mehr Karten. Runde Marker gehen überallhin, eckige nur in Städte mit dunklen Ecken.",
    },
  },
};
