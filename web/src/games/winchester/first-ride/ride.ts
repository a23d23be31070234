// The first ride of Daddy Winchester: one auction from the first bid to what it earns.
import type { PlayerView, WinchesterView } from "../../../lib/net/protocol";
import type { Lesson, Ride, Scene } from "../../first-ride/ride";
import { lessons, stations, title } from "./ride.data";

type View = WinchesterView;

const me = ({ view }: Scene<View>): PlayerView => view.players[view.seat ?? view.to_move]!;
const token = ({ view }: Scene<View>): string | null => view.plots[view.plot - 1]?.token ?? null;
const plot = ({ view }: Scene<View>): string => `plot:${view.plot}`;

/** A bid that is not too dear: a little more for a plot that a secret objective likes. */
function fair(scene: Scene<View>): string | null {
  const { bid } = scene.view;
  const most = Math.min(3, (me(scene).cash ?? 0) - 1);
  const next = `bid ${bid + 1}`;
  return bid + 1 <= most && scene.moves.includes(next) ? next : scene.moves.includes("pass") ? "pass" : null;
}

const bonus = (kind: string): Lesson<View> => ({
  id: `token-${kind}`,
  when: (scene) => scene.asked === "auction" && token(scene) === kind,
  values: (scene) => ({ tips: scene.view.saloon }),
  at: (scene) => [plot(scene)],
});

const LESSONS: Lesson<View>[] = [
  {
    id: "secrets",
    when: ({ asked }) => asked !== "",
    values: (scene) => {
      const [first, second] = me(scene).secrets.map((secret) => scene.table.name("secret", secret ?? ""));
      return { first: first ?? "", second: second ?? "" };
    },
    at: (scene) => [`card:seat${scene.view.seat}:first`, "part:own"],
  },
  {
    id: "auction",
    when: ({ asked }) => asked === "auction",
    at: (scene) => ["bid", plot(scene)],
    suggest: fair,
  },
  bonus("movement"),
  bonus("saloon"),
  bonus("rumor"),
  {
    id: "duel",
    when: ({ moves }) => moves.includes("duel"),
    at: (scene) => (scene.view.bidder === null ? ["bid"] : [`seat:${scene.view.bidder}`]),
  },
  {
    id: "movement",
    when: ({ asked }) => asked === "movement",
    at: (scene) => scene.table.choices.flatMap(({ targets }) => targets),
    suggest: (scene) => generous(scene),
  },
  {
    id: "rumor",
    when: ({ asked }) => asked === "rumor",
    at: (scene) => scene.table.choices.flatMap(({ targets }) => targets),
    suggest: (scene) => scene.moves.find((move) => move.startsWith("look")) ?? null,
  },
  {
    id: "objectives",
    when: (scene) => scene.asked !== "" && me(scene).plots.length > 0,
    at: (scene) => scene.view.piles.filter((pile) => pile.taken_by === null).map((pile) => `pile:${pile.objective}`),
  },
];

/** The square that pays the learner most, measured against the others, by the words of the choice. */
function generous(scene: Scene<View>): string | null {
  const mine = new Set(me(scene).plots);
  const squares = scene.table.catalogue.things.square ?? {};
  let found: string | null = null;
  let most = -Infinity;
  for (const move of scene.moves) {
    const touches = squares[move.split(" ")[1] ?? ""]?.figures.plots;
    if (!Array.isArray(touches)) continue;
    const owned = touches.filter((each) => scene.view.plots[Number(each) - 1]?.owner !== null);
    const own = owned.filter((each) => mine.has(Number(each))).length;
    const gain = 2 * own - owned.length;
    if (gain > most) [found, most] = [move, gain];
  }
  return found;
}

export const winchester: Ride<View> = {
  says: { title, stations, lessons },
  stations: [
    {
      done: (scene, seen) => seen.has("secrets") || scene.did(/./),
      needs: ["own"],
    },
    {
      done: ({ did }) => did(/^(bid|pass|duel)/),
      needs: ["board", "question", "own"],
    },
    {
      done: (scene) => me(scene).plots.length > 0,
      needs: ["board", "question", "own", "players"],
    },
    {
      done: (scene, seen) => seen.has("objectives"),
      needs: ["board", "question", "own", "players"],
    },
  ],
  lessons: LESSONS,
};
