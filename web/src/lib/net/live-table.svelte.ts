// The line to a table: a WebSocket that comes back by itself. What was missed is asked for by number; a move
// that was on its way when the line broke is sent again under the same id, so it is never played twice.
import { openSocket } from "../edition";
import { ApiError } from "./api";
import { applied } from "./merge-update";
import { UpdateQueue } from "../table/update-queue.svelte";
import type { Catalogue, Changes, ChatLine, Done, Hint, Hinted, Play, Problem, Protocol, SendChat, TakeBack, Update, Why, WhyReply } from "./protocol";
import { speech } from "../lang.svelte";
import { settings } from "../settings.svelte";
import { TableModel, type TableActions, type WhySubject } from "../table/table.svelte";
import words from "messages:lib";

export type LinkState = "connecting" | "live" | "reconnecting" | "offline";
type Answer = WhyReply | Hinted | Done;
type Reply = Update | Changes | Answer | Protocol["Refused"] | Protocol["Chat"] | Protocol["Pong"];
type Asked = Why | Hint | SendChat | Protocol["AskUndo"] | Protocol["AnswerUndo"];

const PING_EVERY = 20_000;
const SILENCE = 10_000;
const BACK_OFF = [300, 700, 1500, 3000, 6000, 12_000];
const OFFLINE_AFTER = 30_000;
const ANSWER_WITHIN = 20_000;

/** Why a line is closed for good. */
const CLOSED: Record<number, "unknown_table" | "not_allowed"> = { 4404: "unknown_table", 4408: "not_allowed" };
const FOREIGN_SEAT = 4403;
const FLOOD = 4429;

const trouble = (code: string, text: string) => new ApiError({ code, text, ruling: null, seq: null });

/** A name for one request; `randomUUID` is missing where the page came over plain http. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type OpenSocket = (path: string) => WebSocket;

export class LiveTable implements TableActions {
  readonly table: TableModel;
  readonly queue: UpdateQueue;
  link = $state<LinkState>("connecting");
  /** When the line was lost, in milliseconds since 1970. */
  lostAt = $state<number | null>(null);
  /** Why this table cannot be reached at all. */
  closed = $state.raw<Problem | null>(null);
  /** The move or taking back that the server has not answered yet. */
  pending = $state.raw<Play | TakeBack | null>(null);
  /** What the people at this table wrote to each other. */
  chat = $state.raw<ChatLine[]>([]);
  /** Is the chat open, and what was typed but not sent? Kept when the waiting room becomes the table. */
  chatBox = $state({ open: false, draft: "" });
  seat: number | null;
  /** Asked before a move is sent; false: the player looks again. */
  before: ((move: string) => Promise<boolean>) | null = null;

  private socket: WebSocket | null = null;
  private heard = 0;
  /** The last update of this line, to which changes are applied. */
  private told: Update | null = null;
  private failures = 0;
  private over = false;
  /** Has nothing arrived on this connection yet? */
  private fresh = true;
  /** What was shown since the viewer's last move, from the update that move led to. */
  private shown: Update[] = [];
  private asked = new Map<string, { resolve: (reply: Answer) => void; reject: (failure: ApiError) => void }>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private gone: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    seat: number | null,
    catalogue: Catalogue,
    private readonly open: OpenSocket = openSocket,
  ) {
    this.seat = seat;
    this.table = new TableModel(this);
    this.table.catalogue = catalogue;
    this.queue = new UpdateQueue(
      (update, pace) => {
        this.table.pace = pace;
        this.table.show(update);
        if (this.table.since === update) this.shown = [];
        this.shown.push(update);
        if (this.answers(update)) this.answered(true);
      },
      () => settings.pace,
      (update) => (this.table.update && this.table.pause?.(this.table.update, update)) || 0,
    );
    globalThis.addEventListener?.("online", this.now);
    this.connect();
  }

  /** Reconnects at once. */
  readonly now = (): void => {
    if (this.link === "live" || this.over) return;
    this.failures = 0;
    this.connect();
  };

  close(): void {
    this.over = true;
    globalThis.removeEventListener?.("online", this.now);
    this.hangUp();
    clearTimeout(this.gone);
    this.queue.close();
  }

  // ------------------------------------------------------------------ actions

  play(move: string): void {
    if (!this.before) this.sendMove(move);
    else
      void this.before(move).then((goesOn) => {
        if (goesOn) this.sendMove(move);
        else this.table.answered(false);
      });
  }

  private sendMove(move: string): void {
    this.submit({ type: "move", id: freshId(), seq: this.table.update.seq, move });
  }

  undo(): void {
    this.submit({ type: "undo", id: freshId(), seq: this.table.update.seq });
  }

  askUndo(): void {
    this.ask({ type: "ask_undo", id: freshId() }).catch((failure: ApiError) => (this.table.problem = failure.text));
  }

  answerUndo(agree: boolean): Promise<Done> {
    return this.ask({ type: "answer_undo", id: freshId(), agree }) as Promise<Done>;
  }

  why(subject: WhySubject): Promise<WhyReply> {
    const about = "place" in subject ? { moves: [], ...subject } : { moves: [subject.move], place: "" };
    return this.ask({ type: "why", id: freshId(), ...about }) as Promise<WhyReply>;
  }

  hint(full: boolean): Promise<Hinted> {
    return this.ask({ type: "hint", id: freshId(), full }) as Promise<Hinted>;
  }

  /** Writes to the others at the table. */
  say(what: Partial<Pick<SendChat, "text" | "reaction">>): Promise<Done> {
    return this.ask({ type: "say", id: freshId(), text: "", reaction: null, ...what }) as Promise<Done>;
  }

  /** Shows again what happened since the viewer's last move. */
  replay(): void {
    if (this.queue.waiting > 0 || this.table.busy || this.shown[0] !== this.table.since) return;
    for (const update of this.shown.splice(0)) this.queue.add(update);
  }

  /** Switches to another of your seats, or to a spectator's view (null), and reloads the log. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.queue.skip();
    if (!this.send({ type: "sit", seat })) this.anew(seat);
  }

  /** Switches to the reader's language: names of components, and the whole log again. */
  speak(catalogue: Catalogue): void {
    this.table.catalogue = catalogue;
    this.table.hinted = null;
    this.shown = [];
    this.queue.skip();
    if (!this.send({ type: "language", lang: speech.lang })) this.anew(this.seat);
  }

  /** Takes a new line for a seat that was just won or given up: the old one was opened by somebody without it. */
  anew(seat: number | null): void {
    this.seat = seat;
    this.heard = 0;
    this.failures = 0;
    this.connect();
  }

  private submit(request: Play | TakeBack): void {
    this.pending = request;
    this.table.problem = null;
    this.queue.skip();
    this.send(request);
  }

  private ask(request: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.send(request)) {
        reject(trouble("unreachable", words.cut));
        return;
      }
      this.asked.set(request.id, { resolve, reject });
      setTimeout(() => {
        if (this.asked.delete(request.id)) reject(trouble("timeout", words.slow));
      }, ANSWER_WITHIN);
    });
  }

  // ------------------------------------------------------------------ the line

  private send(request: Play | TakeBack | Asked | Protocol["Sit"] | Protocol["Language"] | Protocol["Ping"]): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  private connect(): void {
    this.hangUp();
    this.fresh = true;
    this.told = null;
    const query = new URLSearchParams({ after: String(this.heard), changes: "1", lang: speech.lang });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const socket = this.open(`/api/tables/${encodeURIComponent(this.id)}/live?${query}`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.take(JSON.parse(event.data as string) as Reply);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.socket === socket) this.lost(event.code);
    };
    this.pinging = setInterval(() => {
      if (this.send({ type: "ping", id: freshId() }))
        this.silence ??= setTimeout(() => this.lost(0), SILENCE);
    }, PING_EVERY);
  }

  /** Closes the connection and ignores everything that still arrives on it. */
  private hangUp(): void {
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    clearTimeout(this.silence);
    this.silence = undefined;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { reject } of this.asked.values()) reject(trouble("unreachable", words.cut));
    this.asked.clear();
  }

  private lost(code: number): void {
    this.hangUp();
    if (this.over) return;
    const final = CLOSED[code];
    if (final) {
      this.closed = trouble(final, words[final]).problem;
      this.link = "offline";
      return;
    }
    if (code === FOREIGN_SEAT) {
      this.seat = null;
      this.heard = 0;
    }
    if (this.lostAt === null) {
      this.lostAt = Date.now();
      this.gone = setTimeout(() => (this.link = "offline"), OFFLINE_AFTER);
    }
    if (globalThis.navigator?.onLine === false) this.link = "offline";
    else if (this.link === "live") this.link = "reconnecting";
    const step = code === FLOOD ? BACK_OFF.length - 1 : Math.min(this.failures, BACK_OFF.length - 1);
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), BACK_OFF[step]! * (0.8 + 0.4 * Math.random()));
  }

  // ------------------------------------------------------------------ what comes in

  private take(reply: Reply): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    switch (reply.type) {
      case "update":
        this.hear(reply);
        break;
      case "changes":
        if (this.told) this.hear(applied(this.told, reply));
        break;
      case "done":
        // Other eyes than those of the seat that moved are not told whose request an entry was.
        if (reply.id === this.pending?.id && this.table.update.seq >= reply.seq) this.answered(true);
        this.resolve(reply);
        break;
      case "refused":
        this.refused(reply.id, reply.problem);
        break;
      case "why":
      case "hint":
        this.resolve(reply);
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.number < reply.lines[0]!.number), ...reply.lines];
        break;
      case "pong":
        this.table.skew = reply.at - Date.now() / 1000;
        break;
    }
  }

  private resolve(reply: Answer): void {
    this.asked.get(reply.id)?.resolve(reply);
    this.asked.delete(reply.id);
  }

  private hear(update: Update): void {
    this.told = update;
    if (this.fresh) {
      this.fresh = false;
      clearTimeout(this.gone);
      this.link = "live";
      this.lostAt = null;
      this.failures = 0;
      this.heard = 0; // a first update is the truth, also of a server that knows less than we did
      if (this.pending && !this.answers(update)) this.send(this.pending);
      if (update.table.clock) this.send({ type: "ping", id: freshId() }); // whose answer tells the time
    }
    if (update.seq < this.heard) return;
    this.heard = update.seq;
    this.queue.add(update, this.answers(update));
  }

  /** Does this update tell what became of the pending request? */
  private answers({ log }: Update): boolean {
    const { pending } = this;
    return pending !== null && log.some((entry) => entry.request === pending.id);
  }

  private answered(played: boolean): void {
    this.pending = null;
    this.table.answered(played);
  }

  private refused(id: string, problem: Problem): void {
    const asked = this.asked.get(id);
    if (asked) {
      this.asked.delete(id);
      asked.reject(new ApiError(problem));
    } else {
      this.table.problem = problem.text;
      if (id === this.pending?.id) this.answered(false);
    }
  }
}
