// What a game brings to the table page. Each game has a folder with one of these as its `index.ts`.
import type { Component } from "svelte";
import type { Update } from "../lib/net/protocol";
import type { TableModel } from "../lib/table/table.svelte";

export interface PartProps {
  table: TableModel;
}

export interface PlayerAreaProps extends PartProps {
  /** Only this part of the player area (a tab on the phone); everything by default. */
  part?: string;
}

/** A tab on the phone that shows a part of the player area. */
export interface PlayerAreaTab {
  part: string;
  icon: string;
  readonly name: string;
  /** A figure on the tab. */
  count?: (update: Update) => number | null;
}

/** A step of the turn, for the bar above the question. */
export interface Step {
  name: string;
  state: "done" | "now" | "later";
}

export interface GameUI {
  /** The board, as large as its box; an SVG with real buttons in it. */
  Board: Component<PartProps>;
  /** Width : height of the board. */
  ratio: number;
  /** The strip below the board: your own area. */
  PlayerArea: Component<PlayerAreaProps>;
  /** Its tabs on the phone; one tab for all if it has none. */
  parts?: PlayerAreaTab[];
  /** Height of that strip at a desk, in pixels; 185 if not said. */
  strip?: number;
  /** The others, or all: the middle of the right column. The page draws the panel round it. */
  Players: Component<PartProps>;
  /** Instead of the plain list of choices, where the game has something better (an auction); optional. */
  Answers?: Component<PartProps>;
  /** Are the answers shown during other players' turns too, like the bids of an auction? */
  watched?: boolean;
  /** The final count. */
  Final: Component<PartProps>;
  /** The steps of a turn, with the one that is asked now. */
  steps?: (update: Update) => Step[];
  /** How a score is written that isn't counted in points, e.g. `$7k`; the strip of seats leaves it to the purse. */
  score?: (score: number) => string;
  /** One figure besides the points for the strip of seats on the phone, e.g. `$7`; null: secret. */
  purse?: (update: Update, seat: number) => string | null;
  /** Of the keys for single moves those that it has (`end`, `exchange`, `pass`, `duel`); all, if not said. */
  keys?: readonly string[];
  /** Takes a digit that was typed, e.g. as part of a bid; false: digits choose answers by their number. */
  digit?: (digit: number, table: TableModel) => boolean;
  /** The colour of the component at a place, shown beside answers and log lines about it; null: none. */
  swatch?: (place: string) => string | null;
  /** How many copies of a choice can be chosen together, e.g. equal cards in the hand; 1 by default. */
  copies?: (move: string, update: Update) => number;
  /** The places that differ between two updates: marked until the viewer moves. */
  changed?: (before: Update, now: Update) => string[];
  /** How long an update should stay in view at least, in milliseconds at normal speed. */
  pause?: (before: Update, now: Update) => number;
}
