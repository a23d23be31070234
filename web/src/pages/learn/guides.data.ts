// The games in short, in our own words: what you want, what you do, what matters. Here are the icons of the points, in
// their order; the texts are in the messages, under `guides`, by the same names.
export interface Guide {
  id: "gwt" | "winchester";
  turn: string[];
  matters: string[];
}

export const GUIDES: Guide[] = [
  {
    id: "gwt",
    turn: ["steps", "build", "draw", "kansas-city"],
    matters: ["cattle", "hire", "engine", "disc", "job-token"],
  },
  {
    id: "winchester",
    turn: ["bid", "duel", "people", "movement"],
    matters: ["dollar", "lock", "objective", "hat"],
  },
];
