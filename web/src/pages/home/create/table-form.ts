// The form "Create a table" as plain data, and what it asks of the server.
import type { GameInfo, NewTable, OptionInfo, Problem, NewSeat } from "../../../lib/net/protocol";

export type Value = string | number | boolean;
export type SeatKind = "me" | "friend" | "bot" | "open";
export type Pace = "none" | "live" | "days";

export interface SeatPlan {
  kind: SeatKind;
  name: string;
  bot: string;
  /** null: whichever is left. */
  colour: number | null;
}

/** What the form holds. `seats` are those of a game for several; a game against Sam has the first one alone. */
export interface Plan {
  game: string;
  seats: SeatPlan[];
  /** Only what differs from the defaults. */
  options: Record<string, Value>;
  seed: string;
  listed: boolean;
  pace: Pace;
  takebacks: boolean;
  hints: boolean;
  /** null: as usual, on unless strangers may sit down. */
  chat: boolean | null;
  /** At live tables: `turn:180`, `game:1800`, or empty. */
  clock: string;
}

/** The parts of the form that an error can belong to. */
export type Field = "game" | "options" | "seats" | "seed" | "form";

export const USUAL_BOT = "medium";
const NO_SAM = "none";
const USUAL_SEATS = 4;
const SEAT_NAME_LENGTH = 24;

/** Great Western Trail has its editions as games of their own; the form shows them as one. */
export function family(game: string): string {
  return game.replace(/\d+$/, "");
}

/** The seat counts of a game for several people, the variants among them. */
export function counts(info: GameInfo): number[] {
  return [...info.variant_seats, ...info.seats].filter((count) => count > 1).sort((a, b) => a - b);
}

export function fresh(info: GameInfo, me: string): Plan {
  const seats = Math.min(USUAL_SEATS, Math.max(...counts(info)));
  return {
    game: info.name,
    seats: [seat("me", me), ...Array.from({ length: seats - 1 }, () => seat("bot"))],
    options: {},
    seed: "",
    listed: false,
    pace: "none",
    takebacks: true,
    hints: true,
    chat: null,
    clock: "",
  };
}

const LAST = "trailboss.form";

/** The form as it was used last, as far as the server still offers it; without the seed, which is for one game. */
export function lastUsed(games: GameInfo[], me: string, text = localStorage.getItem(LAST)): Plan | null {
  let found: Partial<Plan> | null;
  try {
    found = JSON.parse(text ?? "null") as Partial<Plan> | null;
  } catch {
    return null; // somebody else's text under our name: as if nothing was kept
  }
  const info = games.find((each) => each.name === found?.game);
  if (!found || !info || !Array.isArray(found.seats) || found.seats[0]?.kind !== "me") return null;
  const plan = moved({ ...fresh(info, me), ...found, seed: "" }, info);
  const bots = [...info.levels.map((level) => level.name), ...info.bots];
  const seats = plan.seats.map((each, index) => ({
    ...each,
    name: index === 0 ? me : each.name,
    bot: bots.includes(each.bot) ? each.bot : USUAL_BOT,
    colour: each.colour ?? null,
  }));
  return { ...plan, seats };
}

export function keepForm(plan: Plan): void {
  localStorage.setItem(LAST, JSON.stringify({ ...plan, seed: "" }));
}

export function seat(kind: SeatKind, name = "", bot = USUAL_BOT): SeatPlan {
  return { kind, name, bot, colour: null };
}

/** The options that make a difference at this table, each with the values it can have there. */
export function offered(plan: Plan, info: GameInfo): OptionInfo[] {
  const seats = seatsOf(plan).length;
  return info.options
    .filter((option) => !option.needs || info.options.some((other) => other.name === option.needs && valueOf(plan.options, other) !== other.default))
    .map((option) => ({ ...option, choices: option.choices.filter(({ value }) => typeof value !== "number" || (seats > 1 && value < seats)) }))
    .filter((option) => option.choices.length !== 1 || option.places.length > 0);
}

/** The same table with another game: seats as far as they fit, options as far as the game has them and they matter. */
export function moved(plan: Plan, info: GameInfo): Plan {
  const allowed = counts(info);
  const least = allowed[0]!;
  const seats = plan.seats.slice(0, allowed.at(-1));
  while (seats.length < least) seats.push(seat("bot"));
  const known = new Map(offered({ ...plan, seats }, info).map((option) => [option.name, option]));
  const fits = ([name, value]: [string, Value]): boolean => {
    const option = known.get(name);
    if (!option) return false;
    if (!isOwnSetUp(plan.options, option)) return !option.choices.length || option.choices.some((choice) => choice.value === value);
    const words = String(value).split(" "); // another edition has other buildings and station masters
    return (
      words.length === option.places.length &&
      words.every((word, index) => option.places[index]!.choices.some((choice) => choice.value === word))
    );
  };
  const options = Object.fromEntries(Object.entries(plan.options).filter(fits));
  return { ...plan, game: info.name, seats, options };
}

/** The options after one choice; a default needs no mention. */
export function chosen(options: Plan["options"], option: OptionInfo, value: Value): Plan["options"] {
  const { [option.name]: _, ...rest } = options;
  return value === option.default ? rest : { ...rest, [option.name]: value };
}

export function valueOf(options: Plan["options"], option: OptionInfo): Value {
  return options[option.name] ?? option.default;
}

/** The initial value of an option whose places are chosen one by one. */
export function ownSetUp(option: OptionInfo): string {
  return option.places.map((place, index) => place.choices[option.distinct ? index : 0]!.value).join(" ");
}

/** Does the table settle the places of this option itself? */
export function isOwnSetUp(options: Plan["options"], option: OptionInfo): boolean {
  const value = valueOf(options, option);
  return option.places.length > 0 && !option.choices.some((choice) => choice.value === value);
}

/** The same with another word at a place. Where no word can stand twice, the two places change. */
export function placed(option: OptionInfo, value: string, place: number, word: string): string {
  const words = value.split(" ");
  const other = words.indexOf(word);
  if (option.distinct && other >= 0) words[other] = words[place]!;
  words[place] = word;
  return words.join(" ");
}

export function againstSam(plan: Plan): boolean {
  return (plan.options.sam ?? NO_SAM) !== NO_SAM;
}

/** The colour that somebody chose; bots and people who join later get what is left. */
export function colourChosen(each: SeatPlan): number | null {
  return each.kind === "me" || each.kind === "friend" ? each.colour : null;
}

/** The seats that will be set. */
export function seatsOf(plan: Plan): SeatPlan[] {
  return againstSam(plan) ? plan.seats.slice(0, 1) : plan.seats;
}

/** Does the table wait for somebody before the game begins? */
export function waits(plan: Plan): boolean {
  return seatsOf(plan).some((each) => each.kind === "open");
}

/** The limits to choose from: seconds for each turn, or for the whole game. */
export const CLOCKS = { turn: [60, 180, 300], game: [900, 1800, 3600] } as const;

function clockOf(plan: Plan): NewTable["clock"] {
  const [per, seconds] = plan.clock.split(":");
  if (plan.pace !== "live" || !seconds) return null;
  return { per: per === "turn" ? "turn" : "game", seconds: Number(seconds) };
}

/** Will the people at the table be able to write to each other? */
export function chats(plan: Plan): boolean {
  return plan.chat ?? !plan.listed;
}

/** Why the seed cannot be used: JSON numbers in a browser are exact up to 2^53. */
export function badSeed(text: string): boolean {
  const trimmed = text.trim();
  return trimmed !== "" && !(/^\d+$/.test(trimmed) && Number.isSafeInteger(Number(trimmed)));
}

/** What is asked of the server. Names that were left empty are `unnamed`, numbered for friends. */
export function newTable(plan: Plan, unnamed: { me: string; friend: string }): NewTable {
  let friends = 0;
  const newSeat = (each: SeatPlan): NewSeat => {
    if (each.kind === "open") return { kind: "open" };
    if (each.kind === "bot") return { kind: "bot", bot: each.bot };
    const usual = each.kind === "me" ? unnamed.me : `${unnamed.friend} ${++friends}`;
    return { kind: "me", name: (each.name.trim() || usual).slice(0, SEAT_NAME_LENGTH), ...(each.colour === null ? {} : { colour: each.colour }) };
  };
  const seed = plan.seed.trim();
  return {
    game: plan.game,
    seats: seatsOf(plan).map(newSeat),
    options: { ...plan.options },
    seed: seed === "" ? null : Number(seed),
    listed: plan.listed,
    pace: plan.pace,
    takebacks: plan.takebacks,
    hints: plan.hints,
    chat: plan.chat,
    clock: clockOf(plan),
    start: !waits(plan),
  };
}

/** One click: you and bots, all options at their defaults. */
export function atOnce(game: string, me: string, bots: number): NewTable {
  const seats: NewSeat[] = [{ kind: "me", name: me }];
  for (let each = 0; each < bots; each += 1) seats.push({ kind: "bot", bot: USUAL_BOT });
  return { game, seats, start: true };
}

/** How many bots take part in the guided first rides. */
const RIDE_BOTS: Record<string, number> = { gwt2: 1, winchester: 2 };

/** The table of a game's first ride, if there is one: its deal is good to learn with, and the learner begins. */
export function firstRide(me: string, game: string): NewTable | undefined {
  const bots = RIDE_BOTS[game];
  return bots ? { ...atOnce(game, me, bots), seed: 7, options: { first: 0 } } : undefined;
}

const FIELDS: Record<string, Field> = {
  unknown_game: "game",
  bad_option: "options",
  bad_seats: "seats",
  unknown_bot: "seats",
  bad_colour: "seats",
  bad_seed: "seed",
};

/** Where on the form a problem is shown. */
export function fieldOf(problem: Problem): Field {
  return FIELDS[problem.code] ?? "form";
}
