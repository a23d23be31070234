import { expect, it } from "vitest";
import { branches } from "./tree";

const SPEECH = { nothing: "none", yes: "yes", no: "no" };

it("shows every value of a view under a readable name", () => {
  const view = { hand_size: 2, over: false, bid: null, dice: [1, 6], players: [{ dice_left: 5 }, {}] };
  expect(branches(view, SPEECH)).toEqual([
    { name: "Hand size", value: "2" },
    { name: "Over", value: "no" },
    { name: "Bid", value: "none" },
    { name: "Dice", value: "1, 6" },
    {
      name: "Players",
      branches: [
        { name: "1", branches: [{ name: "Dice left", value: "5" }] },
        { name: "2", value: "none" },
      ],
    },
  ]);
});
