// Great Western Trail at the table, both editions.
import type { GameUI, Step } from "../game-ui";
import { changedPlaces } from "./board/input/changes";
import Board from "./board/Board.svelte";
import Final from "./Final.svelte";
import PlayerArea from "./PlayerArea.svelte";
import { viewOf } from "./view";
import Players from "./Players.svelte";
import { dollars } from "../../lib/money";
import { hideOf, isObjective } from "./ranch";
import { steps } from "./steps";
import words from "messages:games/gwt";

const ui: GameUI = {
  Board,
  ratio: 1600 / 1000,
  PlayerArea,
  parts: [
    {
      part: "hand",
      icon: "cards",
      get name() {
        return words.hand;
      },
      count: (update) => (update.seat === null ? null : (viewOf(update)?.ranchers[update.seat]?.hand_size ?? null)),
    },
    {
      part: "ranch",
      icon: "ranch",
      get name() {
        return words.ranch;
      },
    },
  ],
  strip: 185,
  Players,
  Final,
  keys: ["end", "exchange"],
  steps: (update): Step[] => steps(viewOf(update)),
  purse: (update, seat) => {
    const rancher = viewOf(update)?.ranchers[seat];
    return rancher ? dollars(rancher.money) : null;
  },
  swatch: (place) => {
    const [kind, face = ""] = place.split(":");
    const card = (kind === "hand" || kind === "cattle") && face !== "stack" && !isObjective(face);
    return card ? `var(--c-${hideOf(face)})` : null;
  },
  copies: (move, update) => {
    const hand = (update.seat === null ? null : viewOf(update)?.ranchers[update.seat]?.hand) ?? [];
    return hand.filter((face) => move === `discard ${face}`).length;
  },
  changed: (before, now) => changedPlaces(viewOf(before)!, viewOf(now)!),
};

export default ui;
