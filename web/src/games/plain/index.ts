// The table of a game that has no folder of its own: the view as a readable tree, and everything else that every
// table has. So each game that keeps the contract can be played in the browser.
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import Own from "./Own.svelte";
import Players from "./Players.svelte";

const face: GameFace = {
  Board,
  ratio: 4 / 3,
  Own,
  strip: 0,
  Players,
  Final,
  places: () => [],
  meant: () => [],
};

export default face;
