// The table of a game that has no folder of its own: the view as a readable tree, and everything else that every
// table has. So each game that keeps the contract can be played in the browser.
import type { GameUI } from "../game-ui";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import PlayerArea from "./PlayerArea.svelte";
import Players from "./Players.svelte";

const ui: GameUI = {
  Board,
  ratio: 4 / 3,
  PlayerArea,
  strip: 0,
  Players,
  Final,
};

export default ui;
