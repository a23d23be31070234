// What finished games add up to: points by category against the bot levels, results by level and by seat.
import type { FinishedGame, FinishedSeat } from "../../lib/net/protocol";

/** Games, victories and the mean of the points. */
export interface Tally {
  games: number;
  won: number;
  points: number;
}

const own = (game: FinishedGame): FinishedSeat => game.seats[game.seat]!;

function tally(seats: readonly FinishedSeat[]): Tally {
  const points = seats.reduce((sum, seat) => sum + seat.points, 0);
  return { games: seats.length, won: seats.filter((seat) => seat.place === 1).length, points: seats.length ? points / seats.length : 0 };
}

function grouped<T>(items: readonly T[], key: (item: T) => string | null): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    if (name !== null) found.set(name, [...(found.get(name) ?? []), item]);
  }
  return found;
}

/** Your results by the strongest bot at the table, in the order of the levels. */
export function byLevel(games: readonly FinishedGame[], levels: readonly string[]): [string, Tally][] {
  const strongest = (game: FinishedGame) =>
    levels.findLast((level) => game.seats.some((seat) => seat.level === level)) ?? null;
  const found = grouped(games, strongest);
  return levels.filter((level) => found.has(level)).map((level) => [level, tally(found.get(level)!.map(own))]);
}

/** Your results by the place in the order of the seats, from 1. */
export function bySeat(games: readonly FinishedGame[]): [number, Tally][] {
  const found = grouped(games, (game) => String(game.seat + 1));
  return [...found].map(([seat, at]): [number, Tally] => [Number(seat), tally(at.map(own))]).sort(([a], [b]) => a - b);
}

/** Mean points by category: yours first, then those of the bots of each level at your tables. */
export function byCategory(games: readonly FinishedGame[], levels: readonly string[]): { who: string; parts: Record<string, number> }[] {
  const bots = grouped(
    games.flatMap((game) => game.seats),
    (seat) => seat.level,
  );
  const rows = [{ who: "", seats: games.map(own) }, ...levels.map((who) => ({ who, seats: bots.get(who) ?? [] }))];
  return rows
    .filter(({ seats }) => seats.length > 0)
    .map(({ who, seats }) => {
      const parts: Record<string, number> = {};
      for (const seat of seats)
        for (const [name, value] of Object.entries(seat.parts)) parts[name] = (parts[name] ?? 0) + value / seats.length;
      return { who, parts };
    });
}
