// The first ride of Great Western Trail: five steps to the first delivery, and cards for what comes later.
import { whole } from "../../../lib/net/data-files";
import type { GwtView } from "../../../lib/net/protocol";
import { composition } from "../actions/compositions";
import { worth } from "../ranch";
import { lessons, stations, title } from "./ride.data";
import { KANSAS_CITY, LATER } from "./later";
import { places, rancherOf, type GwtLesson, type GwtScene } from "./scene";
import type { Ride } from "../../first-ride/ride";
import { first } from "../../first-ride/thumb";

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

/** Something that the place itself offers. */
const local = (move: string) => move.startsWith("do ");

const here = (scene: GwtScene): string[] => {
  const { herder } = rancherOf(scene);
  return herder ? [`space:${herder}`] : [];
};

const LESSONS: GwtLesson[] = [
  {
    id: "hand",
    when: ({ asked, moves }) => asked === "phase_a" && moves.some((move) => move.startsWith("place")),
    values: (scene) => ({ value: worth(scene.table, rancherOf(scene).hand ?? []).value }),
    at: () => ["part:hand"],
  },
  {
    id: "place",
    when: ({ asked, moves }) => asked === "phase_a" && moves.some((move) => move.startsWith("place")),
    values: (scene) => {
      const { letter, face } = beginning(scene);
      return { letter: letter.toUpperCase(), card: scene.table.name("cattle", face) };
    },
    at: (scene) => [`space:${beginning(scene).letter}`],
    suggest: (scene) => `place ${beginning(scene).letter}`,
  },
  {
    id: "location",
    when: ({ asked }) => asked === "location",
    at: here,
    suggest: (scene) => first(scene.moves, USEFUL),
  },
  {
    id: "more",
    when: ({ asked, moves, did }) => asked === "location" && did(/^do /) && moves.some(local),
    at: here,
    suggest: (scene) => first(scene.moves, USEFUL),
  },
  {
    id: "hire",
    when: ({ asked }) => asked === "hire",
    at: (scene) => places(scene, "hire"),
    suggest: (scene) => first(scene.moves, [/^hire cowboy/, /^hire/]),
  },
  {
    id: "end",
    when: ({ asked, moves }) => asked === "end_turn" || (asked === "location" && moves.includes("end") && !moves.some(local)),
    at: () => ["stack", "part:hand"],
    suggest: (scene) => first(scene.moves, [/^end$/]),
  },
  {
    id: "via",
    when: ({ asked }) => asked === "via",
    at: (scene) => places(scene, "via"),
    suggest: ({ table }) => table.choices.find(({ move, say }) => move.startsWith("via ") && !say.en.includes("$"))?.move ?? null,
  },
  {
    id: "ride",
    when: ({ asked, moves }) => asked === "phase_a" && moves.some((move) => move.startsWith("ride")),
    values: (scene) => ({ steps: rancherOf(scene).step_limit }),
    at: (scene) => places(scene, "ride"),
    suggest: (scene) => first(scene.moves, [/^ride kansas_city$/, /^ride [a-g]$/, /^ride/]),
  },
];

export const gwt: Ride<GwtView> = {
  says: { title, stations, lessons },
  stations: [
    {
      done: (scene, seen) => seen.has("hand") || rancherOf(scene).herder !== null,
      needs: ["hand"],
    },
    {
      done: (scene) => rancherOf(scene).herder !== null,
      needs: ["board", "hand", "question"],
    },
    {
      done: ({ did }) => did(/^(do|aux) /),
      needs: ["board", "hand", "ranch", "question"],
    },
    {
      done: ({ did }) => did(/^(end|ride .*)$/),
      needs: ["board", "hand", "ranch", "question"],
    },
    {
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
  icon: (action, scene) => composition(scene.table.catalogue, action).icons[0] ?? "why",
  sheet: () => whole(import("../score/Points.svelte")),
};
