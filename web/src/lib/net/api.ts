// The server's HTTP API. Whatever goes wrong comes back as an `ApiError` with one sentence for people.
import * as edition from "../edition";
import type {
  Catalogue,
  Device,
  FinishedGame,
  Frames,
  GameInfo,
  Hinted,
  Judge,
  NewTable,
  OpenedRecord,
  OpeningMove,
  OrderInfo,
  Problem,
  Protocol,
  PuzzleInfo,
  PuzzleSolution,
  ReviewStatus,
  SeatLink,
  ServerInfo,
  StandingOrder,
  Study,
  StudyBot,
  StudyHint,
  StudyMove,
  StudyWhy,
  TableInfo,
  Tables,
  Update,
  Verdict,
  WhyReply,
} from "./protocol";
import { speech } from "../lang.svelte";
import words from "messages:lib";


/** A request that was not carried out. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    /** 0: the server was not reached. */
    readonly status = 0,
  ) {
    super(problem.text);
    this.name = "ApiError";
  }

  get code(): string {
    return this.problem.code;
  }

  get text(): string {
    return this.problem.text;
  }
}

function isProblem(found: unknown): found is Problem {
  if (typeof found !== "object" || found === null) return false;
  const { code, text } = found as Partial<Problem>;
  return typeof code === "string" && typeof text === "string";
}

const trouble = (code: string, text: string, status = 0) =>
  new ApiError({ code, text, ruling: null, seq: null }, status);

/** The address with the language that the answer is wanted in. */
const inLanguage = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lang=${speech.lang}`;

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await edition.ask(inLanguage(path), init);
  } catch {
    throw trouble("unreachable", words.unreachable);
  }
  if (response.ok) return response;
  const found: unknown = await response.json().catch(() => null);
  if (isProblem(found)) throw new ApiError(found, response.status);
  throw response.status >= 502
    ? trouble("unreachable", words.unreachable, response.status)
    : trouble("server_error", words.strange, response.status);
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await ask(path, init);
  try {
    return (await response.json()) as T;
  } catch {
    throw trouble("server_error", words.strange, response.status);
  }
}

const get = <T>(path: string) => json<T>(path);

function post<T>(path: string, body?: unknown): Promise<T> {
  return json<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
}

/** `?seat=1&after=7`, without what is null. */
function query(values: Record<string, string | number | null | undefined>): string {
  const found = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return found.length === 0
    ? ""
    : `?${new URLSearchParams(found.map(([name, value]) => [name, String(value)]))}`;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is fetched once in each language. */
function once<T>(path: string): Promise<T> {
  const address = inLanguage(path);
  let found = kept.get(address) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    kept.set(address, found);
    found.catch(() => kept.delete(address));
  }
  return found;
}

export const api = {
  server: () => once<ServerInfo>("/api/server"),
  subscribe: (request: Protocol["PushSubscription"]) => post<ServerInfo>("/api/push", request),
  unsubscribe: (endpoint: string) => post<ServerInfo>("/api/push/end", { endpoint }),
  games: () => once<GameInfo[]>("/api/games"),
  catalogue: (game: string) => once<Catalogue>(`/api/games/${encodeURIComponent(game)}/catalogue`),
  /** The components of a table. Only one with options may differ from its game, and is worth a request of its own. */
  tableCatalogue: ({ id, game, options }: TableInfo) =>
    Object.keys(options).length > 0 ? once<Catalogue>(`${at(id)}/catalogue`) : api.catalogue(game),
  recordCatalogue: (id: string) => once<Catalogue>(`/api/records/${encodeURIComponent(id)}/catalogue`),
  tables: () => get<Tables>("/api/tables"),
  create: (request: Partial<NewTable> & Pick<NewTable, "game" | "seats">) => post<TableInfo>("/api/tables", request),
  table: (id: string) => get<TableInfo>(at(id)),
  join: (id: string, name: string, seat: number | null = null) =>
    post<TableInfo>(`${at(id)}/join`, { name, seat }),
  start: (id: string) => post<TableInfo>(`${at(id)}/start`),
  seatBot: (id: string, seat: number, bot: string) => post<TableInfo>(`${at(id)}/seats/${seat}/bot`, { bot }),
  chooseColour: (id: string, seat: number, colour: number) => post<TableInfo>(`${at(id)}/seats/${seat}/colour`, { colour }),
  openSeat: (id: string, seat: number) => post<TableInfo>(`${at(id)}/seats/${seat}/open`),
  seatLink: (id: string, seat: number) => post<SeatLink>(`${at(id)}/seats/${seat}/link`),
  devices: (id: string, seat: number) => get<Device[]>(`${at(id)}/seats/${seat}/devices`),
  removeDevice: (id: string, seat: number, device: string) =>
    post<Device[]>(`${at(id)}/seats/${seat}/devices/remove`, { id: device }),
  claim: (id: string, secret: string) => post<TableInfo>(`${at(id)}/claim`, { secret }),
  resign: (id: string) => post<TableInfo>(`${at(id)}/resign`),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  setChat: (id: string, on: boolean) => post<TableInfo>(`${at(id)}/chat`, { on }),
  webhook: (id: string, seat: number, url: string) =>
    post<unknown>(`${at(id)}/seats/${seat}/webhook`, { url }),
  /** Prepares the last own turn among the steps of a sandbox. */
  prepare: (id: string, seat: number, order: StandingOrder) => post<OrderInfo>(`${at(id)}/seats/${seat}/order`, order),
  cancelOrder: (id: string, seat: number) => post<unknown>(`${at(id)}/seats/${seat}/order/cancel`),
  state: (id: string, seat: number | null = null, after = 0) =>
    get<Update>(`${at(id)}/state${query({ seat, after })}`),
  frames: (id: string, seat: number | null, from: number, count: number) =>
    get<Frames>(`${at(id)}/frames${query({ seat, from, count })}`),
  record: async (id: string) => (await ask(`${at(id)}/record`)).text(),
  review: (kind: "tables" | "records", id: string) =>
    get<ReviewStatus>(`/api/${kind}/${encodeURIComponent(id)}/review`),
  openRecord: (text: string) =>
    json<OpenedRecord>("/api/records", {
      method: "POST",
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: text,
    }),
  openedRecord: async (id: string) => (await ask(`/api/records/${encodeURIComponent(id)}`)).text(),
  judge: (id: string, asked: Judge) => post<Verdict>(`${at(id)}/judge`, asked),
  finished: () => get<FinishedGame[]>("/api/finished"),
  forgetFinished: (id: string) => post<FinishedGame[]>(`${at(id)}/forget`),
  /** A position after steps that are tried; nothing is kept. */
  study: (study: Study) => post<Update>("/api/study", study),
  studyWhy: (asked: StudyWhy) => post<WhyReply>("/api/study/why", asked),
  studyHint: (asked: StudyHint) => post<Hinted>("/api/study/hint", asked),
  /** What the opening book knows there. */
  studyOpenings: (study: Study) => post<OpeningMove[]>("/api/study/openings", study),
  studyBot: (asked: StudyBot) => post<StudyMove>("/api/study/bot", asked),
  puzzles: (game: string) => once<PuzzleInfo[]>(`/api/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (game: string, id: string) =>
    get<PuzzleSolution>(`/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`),
  recordFrames: (id: string, seat: number | null, from: number, count: number) =>
    get<Frames>(`/api/records/${encodeURIComponent(id)}/frames${query({ seat, from, count })}`),
};

/** The sentence of any failure, for people. */
export function sentence(failure: unknown): string {
  return failure instanceof ApiError ? failure.text : words.strange;
}
