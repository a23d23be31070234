// Daddy Winchester in the browser.
import type { GameFace } from "../face";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import { brief } from "./money";
import { meantBy, places, viewOf } from "./moves";
import Own from "./Own.svelte";
import Players from "./Players.svelte";
import { words } from "./words";

const face: GameFace = {
  Board,
  ratio: 1016 / 716,
  Own,
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
  purse: (update, seat) => {
    const cash = viewOf(update)?.players[seat]?.cash ?? null;
    return cash === null ? null : brief(cash);
  },
  places,
  meant: (place, table) => {
    const view = viewOf(table.update);
    return view ? meantBy(place, view) : [];
  },
};

export default face;
