// What a game brings to the table page. Each game has a folder with one of these as its `index.ts`.
import type { Component } from "svelte";
import type { Places, TableModel } from "../lib/table.svelte";

export interface PartProps {
  table: TableModel;
}

export interface GameFace {
  /** The board, as large as its box; an SVG with real buttons in it. */
  Board: Component<PartProps>;
  /** Width : height of the board. */
  ratio: number;
  /** The strip below the board: what is one's own. */
  Own: Component<PartProps>;
  /** The others, or all: the middle of the right column. */
  Players: Component<PartProps>;
  /** Instead of the plain list of choices, where the game has something better (an auction); optional. */
  Answers?: Component<PartProps>;
  /** The final count. */
  Final: Component<PartProps>;
  places: Places;
  /** The moves that a click on a place could mean at this question, legal or not: asked for reasons. */
  meant(place: string, table: TableModel): string[];
}
