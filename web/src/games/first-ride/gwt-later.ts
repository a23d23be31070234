// Cards of Great Western Trail that come when something first matters, and those of Kansas City.
import { number } from "../gwt/board/figures";
import { isObjective } from "../gwt/ranch";
import { places, rancherOf, type GwtLesson } from "./gwt-scene";
import { best, first } from "./thumb";

const HAZARD = /^ride (flood|drought|rockfall)_\d$/;

/** Which discs to clear first: what helps every turn. */
const DISCS = [
  /^disc aux_draw_2$/,
  /^disc aux_certificate_1$/,
  /^disc aux_engine_1$/,
  /^disc hand_1$/,
  /^disc step_dollars$/,
  /^disc cert_4$/,
  /^disc aux/,
  /^disc /,
];

export const LATER: GwtLesson[] = [
  {
    id: "fees",
    when: ({ asked, table }) =>
      asked === "phase_a" &&
      table.choices.some((choice) => /^(ride|via)/.test(choice.move) && choice.say.en.includes("$")),
    title: { en: "Hands ask for a fee", de: "Hände verlangen Gebühren" },
    text: {
      en: "A green or black hand on a tile costs money when you pass or stop: to the bank, or to the owner of the building. If you have too little, you pay what you have.",
      de: "Eine grüne oder schwarze Hand kostet Geld, wenn du vorbeiziehst oder hältst: an die Bank oder an den Besitzer des Gebäudes. Wer zu wenig hat, zahlt, was da ist.",
    },
    at: (scene) =>
      scene.table.choices
        .filter((choice) => choice.say.en.includes("$"))
        .flatMap((choice) => scene.table.places(choice.move, scene.table.update)),
  },
  {
    id: "hazards",
    when: ({ asked, moves }) => asked === "hazard" || (asked === "phase_a" && moves.some((move) => HAZARD.test(move))),
    title: { en: "Hazards", de: "Gefahren" },
    text: {
      en: "They cost a step and a fee, and on them you can only do an auxiliary action. Taken from the trail, they are points.",
      de: "Sie kosten einen Schritt und eine Gebühr, und auf ihnen geht nur eine Hilfsaktion. Vom Weg genommen sind sie Punkte.",
    },
    at: (scene) => {
      const move = scene.moves.find((each) => HAZARD.test(each) || each.startsWith("hazard "));
      return move ? [`space:${move.split(" ")[1]}`] : [];
    },
    suggest: (scene) => (scene.asked === "hazard" ? first(scene.moves, [/_4/, /^hazard/]) : null),
  },
  {
    id: "auxiliary",
    when: ({ asked }) => asked === "auxiliary",
    title: { en: "Auxiliary actions", de: "Hilfsaktionen" },
    text: {
      en: "Small actions of your ranch, possible anywhere. Each disc you clear beside one makes it better.",
      de: "Kleine Aktionen deiner Ranch, überall möglich. Jeder Marker, den du daneben wegnimmst, macht sie besser.",
    },
    at: (scene) => places(scene, "aux"),
    suggest: (scene) => first(scene.moves, [/^aux dollars/, /^aux draw/, /^aux/]),
  },
  {
    id: "buy",
    when: ({ asked }) => asked === "buy",
    title: { en: "Buy cattle", de: "Kaufe Rinder" },
    text: {
      en: "The price hangs on how many cowboys you use. New colours and high values make your next delivery worth more; bought cards go to your discard pile first.",
      de: "Der Preis hängt davon ab, wie viele Cowboys du einsetzt. Neue Farben und hohe Werte machen deine nächste Lieferung wertvoller; gekaufte Karten kommen zuerst auf die Ablage.",
    },
    at: (scene) => places(scene, "buy"),
    suggest: (scene) => first(scene.moves, [/^buy (blue|red|yellow) \S+ with/, /^buy (blue|red|yellow) with/, /^buy/]),
  },
  {
    id: "build",
    when: ({ asked }) => asked === "build" || asked === "build_at",
    title: { en: "Your own building", de: "Dein eigenes Gebäude" },
    text: {
      en: "It gives you actions, slows others down or makes them pay. A space early on the trail is passed on every lap.",
      de: "Es gibt dir Aktionen, bremst andere oder lässt sie zahlen. An einem frühen Feld kommst du in jeder Runde vorbei.",
    },
    at: (scene) => [...places(scene, "build"), ...places(scene, "at")],
    suggest: (scene) => first(scene.moves, [/^build 2$/, /^build/, /^at b1$/, /^at [a-e]\d/, /^at/]),
  },
  {
    id: "engine",
    when: ({ asked }) => asked === "engine",
    title: { en: "Your engine", de: "Deine Lok" },
    text: {
      en: "The further it is, the cheaper deliveries become. On a red turnout you may upgrade the station beside it. Spaces with other engines are skipped.",
      de: "Je weiter sie ist, desto billiger werden Lieferungen. Auf einem roten Ausfahrtsfeld darfst du den Bahnhof daneben ausbauen. Felder mit anderen Loks werden übersprungen.",
    },
    at: (scene) => places(scene, "engine"),
    suggest: (scene) => scene.moves.findLast((move) => /^engine \d/.test(move)) ?? null,
  },
  {
    id: "station",
    when: ({ asked }) => asked === "upgrade" || asked === "station_behind",
    title: { en: "Upgrade a station", de: "Bau einen Bahnhof aus" },
    text: {
      en: "Pay its price and put a disc of your ranch there: points at the end, and the space below the disc is free from now on.",
      de: "Zahl den Preis und leg einen Marker deiner Ranch hin: Punkte am Ende, und das Feld unter dem Marker ist ab jetzt frei.",
    },
    at: (scene) => [...places(scene, "disc"), ...places(scene, "station")],
    suggest: (scene) => first(scene.moves, DISCS),
  },
  {
    id: "master",
    when: ({ asked }) => asked === "master",
    title: { en: "A station master", de: "Ein Bahnhofsvorsteher" },
    text: {
      en: "You may give a worker for this tile. It helps at once or in every delivery, and counts at the end for what it shows.",
      de: "Du darfst einen Arbeiter für dieses Plättchen abgeben. Es hilft sofort oder bei jeder Lieferung und zählt am Ende, was es zeigt.",
    },
    at: (scene) => places(scene, "give"),
  },
  {
    id: "objective",
    when: ({ asked, moves }) => asked === "objective" || moves.some((move) => move.startsWith("play ")),
    title: { en: "Objective cards", de: "Auftragskarten" },
    text: {
      en: "A card goes through your hand like cattle. Played, it gives its action at once; at the end it wins its points, or loses some if a task is missing.",
      de: "Eine Karte wandert wie Rinder durch deine Hand. Ausgespielt gibt sie sofort ihre Aktion; am Ende bringt sie Punkte oder kostet welche, wenn etwas fehlt.",
    },
    at: (scene) => {
      const card = (rancherOf(scene).hand ?? []).find(isObjective);
      return [...places(scene, "gain"), ...(card ? [`hand:${card}`] : [])];
    },
  },
];

export const KANSAS_CITY: GwtLesson[] = [
  {
    id: "foresight",
    when: ({ asked }) => asked === "foresight",
    title: { en: "Kansas City: three tiles", de: "Kansas City: drei Plättchen" },
    text: {
      en: "Take one tile of each column. Workers go to the job market, hazards and others onto the trail: choose what suits your way and not theirs.",
      de: "Nimm aus jeder Spalte ein Plättchen. Arbeiter kommen in den Arbeitsmarkt, Gefahren und anderes auf den Weg: Wähle, was zu deinem Weg passt und nicht zu ihrem.",
    },
    at: (scene) => places(scene, "foresight"),
    suggest: (scene) => first(scene.moves, [/^foresight upper$/, /^foresight/]),
  },
  {
    id: "certificates",
    when: ({ asked }) => asked === "certificates",
    title: { en: "Certificates", de: "Zertifikate" },
    text: {
      en: "Your hand is worth one card of each colour. Each certificate you use adds 1, for the money and for the city.",
      de: "Deine Hand ist je Farbe eine Karte wert. Jedes eingesetzte Zertifikat zählt 1 dazu, für das Geld und für die Stadt.",
    },
    at: (scene) => [...places(scene, "certificates"), "part:hand"],
    suggest: (scene) =>
      best(
        scene.moves.filter((move) => /^certificates /.test(move)),
        (move) => Number(move.split(" ")[1]),
      ),
  },
  {
    id: "deliver",
    when: ({ asked }) => asked === "deliver",
    title: { en: "Deliver your herd", de: "Liefere deine Herde" },
    text: {
      en: "You may deliver to any city your value reaches. Crosses between your engine and the city cost $1 each. Kansas City itself loses 6 points.",
      de: "Du kannst in jede Stadt liefern, die dein Wert erreicht. Kreuze zwischen deiner Lok und der Stadt kosten je $1. Kansas City selbst kostet 6 Punkte.",
    },
    at: (scene) => places(scene, "deliver").reverse(),
    suggest: (scene) =>
      best(
        scene.moves.filter((move) => /^deliver /.test(move)),
        (move) => {
          const city = scene.table.catalogue.things.city?.[move.split(" ")[1] ?? ""];
          return number(city, "value");
        },
      ),
  },
  {
    id: "disc",
    when: ({ asked }) => asked === "disc",
    title: { en: "Which disc goes there?", de: "Welcher Marker geht dorthin?" },
    text: {
      en: "The space it leaves is yours for the rest of the game: a better auxiliary action, more steps, more cards. Round ones go anywhere, square ones to dark corners only.",
      de: "Das Feld, das er frei macht, gehört dir für den Rest des Spiels: eine bessere Hilfsaktion, mehr Schritte, mehr Karten. Runde gehen überallhin, eckige nur auf dunkle Ecken.",
    },
    at: (scene) => places(scene, "disc"),
    suggest: (scene) => first(scene.moves, DISCS),
  },
];
