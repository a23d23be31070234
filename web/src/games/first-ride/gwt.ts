// The first ride of Great Western Trail: five steps to the first delivery, and cards for what comes later.
import { whole } from "../../lib/fetched";
import type { GwtView } from "../../lib/protocol";
import { composition } from "../gwt/actions/compositions";
import { isSecond, worth } from "../gwt/ranch";
import { KANSAS_CITY, LATER } from "./gwt-later";
import { places, rancherOf, type GwtLesson, type GwtScene } from "./gwt-scene";
import type { Ride } from "./ride";
import { first } from "./thumb";

/** Where to begin, by what is in hand: the building that pays for a card there. */
const BEGINNINGS: { letter: string; face: string }[] = [
  { letter: "a", face: "white" },
  { letter: "b", face: "green" },
  { letter: "e", face: "black" },
];

function beginning(scene: GwtScene): { letter: string; face: string } {
  const hand = rancherOf(scene).hand ?? [];
  const fits = BEGINNINGS.find(({ letter, face }) => hand.includes(face) && scene.moves.includes(`place ${letter}`));
  return fits ?? { letter: "a", face: "white" };
}

/** What to do first at a place: earn, then spend, then the rest. */
const USEFUL = [
  /^do (white|green|black|pair|yellow|value3)_for/,
  /^do (dollars|certificate)/,
  /^do hire/,
  /^do buy_cattle/,
  /^do build/,
  /^do (engine|pay_2)/,
  /^do (objective|tribe|hazard)/,
  /^do /,
  /^aux (engine|dollars|draw|certificate)/,
];

const here = (scene: GwtScene): string[] => {
  const { herder } = rancherOf(scene);
  return herder ? [`space:${herder}`] : [];
};

const LESSONS: GwtLesson[] = [
  {
    id: "hand",
    when: ({ asked, moves }) => asked === "phase_a" && moves.some((move) => move.startsWith("place")),
    title: { en: "This is your herd", de: "Das ist deine Herde" },
    text: {
      en: "In Kansas City every different colour in your hand counts once. This hand would be worth ${value} there.",
      de: "In Kansas City zählt jede andere Farbe auf deiner Hand einmal. Diese Hand wäre dort ${value} wert.",
    },
    values: (scene) => ({ value: worth(scene.table, rancherOf(scene).hand ?? []).value }),
    at: () => ["part:hand"],
  },
  {
    id: "place",
    when: ({ asked, moves }) => asked === "phase_a" && moves.some((move) => move.startsWith("place")),
    title: { en: "Where do you want to begin?", de: "Wo willst du anfangen?" },
    text: {
      en: "Building {letter} is a good first stop: it pays $2 for your {card}, and then offers more.",
      de: "Gebäude {letter} ist ein guter Anfang: Es zahlt $2 für dein {card} und bietet dann noch mehr.",
    },
    values: (scene) => {
      const { letter, face } = beginning(scene);
      return { letter: letter.toUpperCase(), card: scene.table.name("cattle", face) };
    },
    at: (scene) => [`space:${beginning(scene).letter}`],
    suggest: (scene) => `place ${beginning(scene).letter}`,
    take: { en: "Take {letter}", de: "Nimm {letter}" },
  },
  {
    id: "location",
    when: ({ asked }) => asked === "location",
    title: { en: "Use what the building offers", de: "Nutze, was das Gebäude bietet" },
    text: {
      en: "Each picture is an action. Do them in any order, each once; or do one auxiliary action of your ranch instead.",
      de: "Jedes Bild ist eine Aktion. Mach sie in beliebiger Reihenfolge, jede einmal; oder stattdessen eine Hilfsaktion deiner Ranch.",
    },
    at: here,
    suggest: (scene) => first(scene.moves, USEFUL),
  },
  {
    id: "hire",
    when: ({ asked }) => asked === "hire",
    title: { en: "Whom do you hire?", de: "Wen stellst du ein?" },
    text: {
      en: "The row shows the price. Cowboys buy cattle cheaply, builders put your buildings on the trail, engineers drive your engine. More of one kind is stronger than one of each.",
      de: "Die Zeile zeigt den Preis. Cowboys kaufen billig Rinder, Handwerker bauen deine Gebäude, Ingenieure fahren deine Lok. Mehrere einer Art sind stärker als einer von jeder.",
    },
    at: (scene) => places(scene, "hire"),
    suggest: (scene) => first(scene.moves, [/^hire cowboy/, /^hire/]),
  },
  {
    id: "end",
    when: ({ asked, moves }) => asked === "end_turn" || (asked === "location" && moves.includes("end")),
    title: { en: "End of your turn", de: "Ende deines Zugs" },
    text: {
      en: "When you end your turn you draw back up to your hand limit. Cards you discarded come back later.",
      de: "Am Ende deines Zugs ziehst du bis zu deinem Handkartenlimit nach. Abgeworfene Karten kommen später wieder.",
    },
    at: () => ["stack", "part:hand"],
    suggest: (scene) => first(scene.moves, [/^end$/]),
    take: { en: "End the turn", de: "Zug beenden" },
  },
  {
    id: "ride",
    when: ({ asked, moves }) => asked === "phase_a" && moves.some((move) => move.startsWith("ride")),
    title: { en: "Ride on", de: "Reite weiter" },
    text: {
      en: "You move 1 to {steps} steps; only tiles count as steps, empty spaces do not. Short rides give you more actions, long ones reach Kansas City sooner.",
      de: "Du ziehst 1 bis {steps} Schritte; nur Plättchen zählen als Schritt, leere Felder nicht. Kurze Wege bringen mehr Aktionen, lange führen schneller nach Kansas City.",
    },
    values: (scene) => ({ steps: rancherOf(scene).step_limit }),
    at: (scene) => places(scene, "ride"),
    suggest: (scene) => first(scene.moves, [/^ride kansas_city$/, /^ride [a-g]$/, /^ride/]),
  },
];

export const gwt: Ride<GwtView> = {
  title: { en: "First ride", de: "Erster Ritt" },
  stations: [
    {
      title: { en: "Look at your hand", de: "Sieh deine Hand an" },
      note: { en: "Different colours are your income.", de: "Verschiedene Farben sind dein Einkommen." },
      done: (scene, seen) => seen.has("hand") || rancherOf(scene).herder !== null,
      needs: ["hand"],
    },
    {
      title: { en: "Put your herder on a building", de: "Setz deinen Viehtreiber auf ein Gebäude" },
      note: { en: "Any of the seven, no fee on the first turn.", de: "Eines der sieben, im ersten Zug ohne Gebühr." },
      done: (scene) => rancherOf(scene).herder !== null,
      needs: ["board", "hand", "question"],
    },
    {
      title: { en: "Use what the building offers", de: "Nutze, was das Gebäude bietet" },
      note: { en: "In any order, each action once.", de: "In beliebiger Reihenfolge, jede Aktion einmal." },
      done: ({ did }) => did(/^(do|aux) /),
      needs: ["board", "hand", "ranch", "question"],
    },
    {
      title: { en: "Draw back up", de: "Zieh Karten nach" },
      note: { en: "It happens when you end your turn.", de: "Das geschieht, wenn du deinen Zug beendest." },
      done: ({ did }) => did(/^(end|ride .*)$/),
      needs: ["board", "hand", "ranch", "question"],
    },
    {
      title: { en: "Ride to Kansas City and deliver", de: "Reite nach Kansas City und liefere" },
      note: { en: "A few turns of riding and using.", de: "Ein paar Züge reiten und nutzen." },
      done: ({ did }) => did(/^deliver /),
      needs: ["board", "hand", "ranch", "buildings", "question", "players"],
    },
  ],
  // What matters rarely comes first: it would be missed otherwise.
  lessons: [...LATER, ...LESSONS.slice(0, -1), ...KANSAS_CITY, ...LESSONS.slice(-1)],
  explains: (scene) => {
    const { herder } = rancherOf(scene);
    const space = herder ?? (scene.asked === "phase_a" ? beginning(scene).letter : null);
    const tile = scene.view.trail.find((each) => each.space === space)?.tile;
    return tile && scene.table.catalogue.things.building?.[tile] ? ["building", tile] : null;
  },
  icon: (action, scene) => composition(action, isSecond(scene.table)).icons[0] ?? "why",
  sheet: () => whole(import("../gwt/score/Points.svelte")),
};
