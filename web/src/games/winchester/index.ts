// Daddy Winchester in the browser.
import type { GameUI } from "../game-ui";
import Answers from "./auction/Answers.svelte";
import Board from "./board/Board.svelte";
import Final from "./score/Final.svelte";
import { digit } from "./auction/digits";
import { short } from "./auction/money";
import { sold } from "./events";
import { viewOf } from "./moves";
import PlayerArea from "./player-area/PlayerArea.svelte";
import Players from "./Players.svelte";
import words from "messages:games/winchester";

const ui: GameUI = {
  Board,
  ratio: 1016 / 716,
  PlayerArea,
  parts: [
    {
      part: "objectives",
      icon: "objective",
      get name() {
        return words.tab_objectives;
      },
    },
    {
      part: "secrets",
      icon: "lock",
      get name() {
        return words.tab_secrets;
      },
    },
  ],
  strip: 148,
  Players,
  Answers,
  watched: true,
  Final,
  keys: ["pass", "duel"],
  digit,
  // "Sold!" is the moment that everybody has waited for.
  pause: (before, now) => {
    const [was, is] = [viewOf(before), viewOf(now)];
    return was && is && sold(was, is).length === 1 ? 1000 : 0;
  },
  purse: (update, seat) => {
    const cash = viewOf(update)?.players[seat]?.cash ?? null;
    return cash === null ? null : short(cash);
  },
  score: short,
};

export default ui;
