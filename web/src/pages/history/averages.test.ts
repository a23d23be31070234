import { expect, it } from "vitest";
import type { FinishedGame, FinishedSeat } from "../../lib/net/protocol";
import { byCategory, byLevel, bySeat } from "./averages";

const seat = (name: string, level: string | null, points: number, place: number): FinishedSeat => ({
  name,
  level,
  points,
  place,
  parts: { cities: points - 10, cattle: 10 },
});
const game = (id: string, own: number, seats: FinishedSeat[]): FinishedGame => ({
  id,
  game: "gwt2",
  title: "Great Western Trail",
  ended: 0,
  seat: own,
  seats,
  score: `${own}`,
  rating: null,
});
const GAMES = [
  game("a", 0, [seat("Mara", null, 80, 1), seat("Gus", "easy", 40, 2)]),
  game("b", 1, [seat("Ike", "hard", 90, 1), seat("Mara", null, 60, 2), seat("Nell", "easy", 50, 3)]),
];
const LEVELS = ["easy", "medium", "hard"];

it("counts results by the strongest bot at the table", () => {
  expect(byLevel(GAMES, LEVELS)).toEqual([
    ["easy", { games: 1, won: 1, points: 80 }],
    ["hard", { games: 1, won: 0, points: 60 }],
  ]);
});

it("counts results by seat", () => {
  expect(bySeat(GAMES)).toEqual([
    [1, { games: 1, won: 1, points: 80 }],
    [2, { games: 1, won: 0, points: 60 }],
  ]);
});

it("compares the categories with the bots that sat there", () => {
  expect(byCategory(GAMES, LEVELS)).toEqual([
    { who: "", parts: { cities: 60, cattle: 10 } },
    { who: "easy", parts: { cities: 35, cattle: 10 } },
    { who: "hard", parts: { cities: 80, cattle: 10 } },
  ]);
});
