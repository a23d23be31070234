// The phases of a turn: move, act, draw. In Kansas City the subphases take the place of acting.
import type { GwtView } from "../../lib/net/protocol";
import type { Step } from "../game-ui";
import words from "messages:games/gwt";

const IN_MOVE = new Set(["phase_a", "via"]);
const IN_DRAW = new Set(["end_turn"]);
const IN_CITY = new Set(["foresight", "certificates", "deliver", "simmental"]);

/** The three phases with the one that is asked now; none before the deal and after the end. */
export function steps(view: GwtView | null): Step[] {
  if (!view?.question) return [];
  const asked = view.question;
  const herder = view.ranchers[view.to_move]?.herder;
  // Before the herder stands anywhere, cards are discarded down to the hand's size: that comes before moving.
  const now = IN_MOVE.has(asked) || herder === null ? 0 : IN_DRAW.has(asked) ? 2 : 1;
  const inCity = IN_CITY.has(asked) || herder === "kansas_city";
  return [words.move, inCity && now > 0 ? words.city : words.act, words.draw].map((name, index) => ({
    name,
    state: index < now ? "done" : index === now ? "now" : "later",
  }));
}
