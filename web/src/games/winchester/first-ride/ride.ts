// The first auctions of Daddy Winchester: how the game is won, what to want, how to bid, and what a sale brings.
import { recapOf } from "../../../lib/table/recap";
import type { PlayerView, WinchesterView } from "../../../lib/net/protocol";
import type { Lesson, Ride, Scene } from "../../first-ride/ride";
import words from "messages:games/winchester/first-ride";

type View = WinchesterView;

/** The ride ends after this many auctions, even if the learner buys nothing. */
const AUCTIONS = 4;

const me = ({ view }: Scene<View>): PlayerView => view.players[view.seat ?? view.to_move]!;
const forSale = ({ view }: Scene<View>) => view.plots[view.plot - 1];
const sold = ({ view }: Scene<View>): number => view.plots.filter(({ owner }) => owner !== null).length;
const auction = ({ asked }: Scene<View>) => asked === "auction";
const everywhere = ({ table }: Scene<View>) => table.choices.flatMap(({ targets }) => targets);

/** A card about something that lies on the plot for sale. */
const onPlot = (id: string, lies: (plot: View["plots"][number]) => boolean): Lesson<View> => ({
  id,
  when: (scene) => auction(scene) && forSale(scene) !== undefined && lies(forSale(scene)!),
  values: ({ view }) => ({ tips: view.saloon }),
  at: ({ view }) => [`plot:${view.plot}`],
});

const LESSONS: Lesson<View>[] = [
  { id: "win", when: auction, values: (scene) => ({ cash: me(scene).cash ?? 0 }) },
  {
    id: "secrets",
    when: auction,
    values: (scene) => {
      const [first = "", second = ""] = me(scene).secrets.map((secret) => scene.table.name("secret", secret ?? ""));
      return { first, second };
    },
    at: () => ["part:secrets"],
    tab: "own:secrets",
  },
  { id: "shared", when: auction, at: () => ["part:objectives"], tab: "own:objectives" },
  {
    id: "recap",
    when: (scene) => auction(scene) && sold(scene) > 0 && recapOf(scene.table).length > 0,
    values: ({ table }) => ({ what: recapOf(table).map(({ text }) => text).join("\n") }),
    at: ({ view }) => view.plots.filter(({ owner }) => owner !== null).map(({ plot }) => `plot:${plot}`),
    recap: true,
  },
  { id: "auction", when: auction, at: ({ view }) => [`plot:${view.plot}`] },
  { id: "duel", when: ({ moves }) => moves.includes("duel"), at: () => ["part:duel"], answers: true },
  onPlot("card", ({ card }) => card !== null),
  ...["movement", "saloon", "rumor"].map((kind) => onPlot(`token-${kind}`, ({ token }) => token === kind)),
  { id: "bid", when: auction, at: () => ["bid"], suggest: "coach" },
  { id: "again", when: (scene) => auction(scene) && sold(scene) > 0, at: () => ["bid"], suggest: "coach" },
  { id: "movement", when: ({ asked }) => asked === "movement", at: everywhere, suggest: "coach" },
  { id: "rumor", when: ({ asked }) => asked === "rumor", at: everywhere, suggest: "coach" },
];

export const winchester: Ride<View> = {
  says: words,
  stations: [
    (_, seen) => seen.has("win"),
    (_, seen) => seen.has("shared"),
    ({ count }) => count(/^(bid|pass|duel)/) > 0,
    (_, seen) => seen.has("recap"),
    (scene) => me(scene).plots.length > 0 || sold(scene) >= AUCTIONS,
  ],
  lessons: LESSONS,
  guide: "winchester",
  bots: 2,
};
