// The first ride of Great Western Trail: how the game is won, one lap to the first delivery, and what to do next.
import { recapOf } from "../../../lib/table/recap";
import type { GwtView, RancherView } from "../../../lib/net/protocol";
import { stations } from "../board/layout";
import { isObjective, worth } from "../ranch";
import { places, type Lesson, type Ride, type Scene } from "../../first-ride/ride";
import words from "messages:games/gwt/first-ride";

type GwtScene = Scene<GwtView>;
type GwtLesson = Lesson<GwtView>;

/** The learner. */
const rancherOf = (scene: GwtScene): RancherView => scene.view.ranchers[scene.view.seat ?? scene.view.to_move]!;

/** Where to begin, by what is in hand: the building that pays for a card there. */
const BEGINNINGS = [
  { letter: "a", face: "white" },
  { letter: "b", face: "green" },
  { letter: "e", face: "black" },
];

function beginning(scene: GwtScene): { letter: string; face: string } {
  const hand = rancherOf(scene).hand ?? [];
  const fits = BEGINNINGS.find(({ letter, face }) => hand.includes(face) && scene.moves.includes(`place ${letter}`));
  return fits ?? BEGINNINGS[0]!;
}

const here = (scene: GwtScene): string[] => {
  const { herder } = rancherOf(scene);
  return herder ? [`space:${herder}`] : [];
};

const dear = ({ table }: GwtScene) => table.choices.filter(({ move, text }) => /^(ride|via)/.test(move) && text.includes("$"));
const starts = ({ moves }: GwtScene) => moves.some((move) => move.startsWith("place "));
/** Is the learner about to move, after that many turns? */
const rides = ({ asked, moves, count }: GwtScene, turns: number) =>
  asked === "phase_a" && moves.some((move) => move.startsWith("ride ")) && count(/^(place|ride) /) >= turns;

/** The last answer: the most certificates, the farthest city. */
const last = ({ table }: GwtScene) => table.choices.findLast(({ out_of_turn }) => !out_of_turn)?.move ?? "";

/** A card that comes when something is asked, and lets the coach advise. */
const when = (id: string, asked: string[], begin: string): GwtLesson => ({
  id,
  when: (scene) => asked.includes(scene.asked),
  at: (scene) => places(scene, begin),
  suggest: "coach",
});

const LESSONS: GwtLesson[] = [
  { id: "win", when: starts, at: () => ["area:cities"] },
  { id: "lap", when: starts, at: () => ["space:start", "space:kansas_city"] },
  { id: "finish", when: starts, at: () => ["area:job-market"] },
  {
    id: "hand",
    when: starts,
    values: (scene) => {
      const { value, types } = worth(scene.table, rancherOf(scene).hand ?? []);
      return { value, types };
    },
    at: () => ["part:hand"],
    tab: "own:hand",
  },
  {
    id: "place",
    when: starts,
    values: (scene) => {
      const { letter, face } = beginning(scene);
      return { letter: letter.toUpperCase(), card: scene.table.name("cattle", face) };
    },
    suggest: (scene) => `place ${beginning(scene).letter}`,
  },
  // What matters rarely comes first: it would be missed otherwise.
  {
    id: "recap",
    when: (scene) => scene.asked === "phase_a" && recapOf(scene.table).length > 0,
    values: ({ table }) => ({ what: recapOf(table).map(({ text }) => text).join("\n"), name: table.who(recapOf(table)[0]?.seat ?? 0) }),
    at: ({ table }) => table.news,
    recap: true,
  },
  {
    id: "objectives",
    when: (scene) => rides(scene, 1),
    at: () => ["part:front", "area:objectives"],
    tab: "own:hand",
  },
  { id: "far", when: (scene) => rides(scene, 2), at: () => ["area:cities"] },
  { id: "stations", when: (scene) => rides(scene, 3) || scene.count(/^deliver /) > 0, at: () => Object.keys(stations).map((id) => `station:${id}`) },
  {
    id: "objective",
    when: ({ asked, moves }) => asked === "objective" || moves.some((move) => move.startsWith("play ")),
    at: (scene) => [...places(scene, "gain "), ...(rancherOf(scene).hand ?? []).filter(isObjective).map((card) => `hand:${card}`)],
    tab: "own:hand",
  },
  {
    id: "hazards",
    when: ({ asked }) => asked === "hazard",
    at: (scene) => places(scene, ""),
  },
  {
    id: "fees",
    when: (scene) => scene.asked === "phase_a" && dear(scene).length > 0,
    at: (scene) => dear(scene).flatMap(({ targets }) => targets),
  },
  { ...when("ride", [], "ride "), when: (scene) => rides(scene, 1) },
  when("via", ["via"], "via "),
  when("hire", ["hire"], "hire "),
  when("buy", ["buy"], "buy "),
  when("build", ["build"], "build "),
  when("site", ["build_at"], "at "),
  when("engine", ["engine"], "engine "),
  when("station", ["upgrade", "station_behind"], "disc "),
  when("master", ["master"], "give "),
  when("auxiliary", ["auxiliary"], "aux "),
  when("foresight", ["foresight"], "foresight "),
  { ...when("certificates", ["certificates"], "certificates "), at: () => ["part:hand"], suggest: last },
  // As the card says: the farthest city.
  { ...when("deliver", ["deliver"], "deliver "), suggest: last },
  when("disc", ["disc"], "disc "),
  { ...when("location", ["location"], "do "), at: here },
  {
    id: "more",
    when: ({ asked, moves, count }) => asked === "location" && count(/^do /) > 0 && moves.some((move) => move.startsWith("do ")),
    at: here,
    suggest: "coach",
  },
  {
    id: "end",
    when: ({ asked, moves }) => asked === "end_turn" || (asked === "location" && moves.includes("end")),
    at: () => ["part:hand"],
    suggest: () => "end",
  },
];

export const gwt: Ride<GwtView> = {
  says: words,
  stations: [
    (scene, seen) => seen.has("finish") || rancherOf(scene).herder !== null,
    (scene) => rancherOf(scene).herder !== null,
    ({ count }) => count(/^(end$|ride )/) > 0,
    (_, seen) => seen.has("recap"),
    (_, seen) => ["objectives", "far", "stations"].every((id) => seen.has(id)),
    ({ count }) => count(/^deliver /) > 0,
  ],
  lessons: LESSONS,
  guide: "gwt",
  bots: 1,
};
