import { expect, it } from "vitest";
import { branches } from "./tree";

const called = (key: string) => (key === "tricks_won" ? "Stiche" : key);
const WRITING = { nothing: "–", yes: "yes", no: "no", player: "Player", names: ["Mara", "Gus"], called };

it("shows every value of a view under a readable name", () => {
  const view = { hand_size: 2, over: false, bid: null, dice: [1, 6], piles: [{ cards_left: 5 }, {}, {}] };
  expect(branches(view, WRITING)).toEqual([
    { name: "Hand size", value: "2" },
    { name: "Over", value: "no" },
    { name: "Bid", value: "–" },
    { name: "Dice", value: "1, 6" },
    {
      name: "Piles",
      branches: [
        { name: "1", branches: [{ name: "Cards left", value: "5" }] },
        { name: "2", value: "–" },
        { name: "3", value: "–" },
      ],
    },
  ]);
});

it("uses the names that the game has for its entries", () => {
  expect(branches({ tricks_won: 3, hand: { tricks_won: 1 } }, WRITING)).toEqual([
    { name: "Stiche", value: "3" },
    { name: "Hand", branches: [{ name: "Stiche", value: "1" }] },
  ]);
});

it("names the players: by seat, and in a list with an entry for each of them", () => {
  const view = { bid: { seat: 1, face: 6 }, first_seat: 0, players: [{ dice: 5 }, { dice: 4 }], faces: [2, 3] };
  expect(branches(view, WRITING)).toEqual([
    { name: "Bid", branches: [{ name: "Player", value: "Gus" }, { name: "Face", value: "6" }] },
    { name: "First", value: "Mara" },
    {
      name: "Players",
      branches: [
        { name: "Mara", branches: [{ name: "Dice", value: "5" }] },
        { name: "Gus", branches: [{ name: "Dice", value: "4" }] },
      ],
    },
    { name: "Faces", value: "2, 3" },
  ]);
});
