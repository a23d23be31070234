// A frame of a replay as an update, so that boards and panels draw it as they draw a live table.
import type { Frame, Frames, SeatInfo, TableInfo, Update } from "../../lib/net/protocol";

/** The parts of a stretch of frames that are the same in all of them. */
export type About = Omit<Frames, "frames" | "total">;

/** Who sits where; a record without names has the colours of the seats instead. */
export function namesOf(about: About, frame: Frame): string[] {
  return about.names.map((name, seat) => name || frame.standing[seat]!.name);
}

/** The table of a record: its names, and nobody at it. */
export function tableOf(id: string, about: About, frame: Frame): TableInfo {
  const seats = namesOf(about, frame).map(
    (name, seat): SeatInfo => ({ seat, kind: "person", name, bot: null, here: false, mine: false, chosen: false }),
  );
  return {
    id,
    game: about.game,
    title: about.title,
    options: {},
    status: "over",
    seats,
    colours: about.colours,
    host: false,
    listed: false,
    pace: "none",
    takebacks: false,
    hints: false,
    chat: false,
    created: 0,
    changed: 0,
    heading: null,
    to_move: null,
    winners: [],
    clock: null,
    undo_ask: null,
    totals: [],
    commitment: null,
    seed: null,
    salt: null,
    rematch: null,
    damaged: false,
    archived: false,
    notice: null,
  };
}

/** What that seat saw at a frame. `told`: with the move that led to it, for animation. */
export function updateOf(frame: Frame, about: About, table: TableInfo, told: boolean): Update {
  const entry = {
    seq: frame.index,
    kind: "move" as const,
    seat: frame.seat,
    move: frame.move,
    lines: frame.lines,
    turn: frame.turn,
    undone: [],
    at: 0,
    request: null,
    part: null,
    targets: frame.targets,
  };
  return {
    type: "update",
    seq: frame.index,
    // Who is away now was there then.
    table: { ...table, seats: table.seats.map((each) => ({ ...each, here: true })), heading: frame.heading },
    seat: about.seat,
    view: frame.view,
    question: null,
    choices: [],
    shortcuts: [],
    at_once: null,
    undo: 0,
    may_ask: false,
    locked: null,
    standing: frame.standing,
    log: told && frame.move !== null ? [entry] : [],
    thinking: null,
    order: null,
  };
}

/** `#move=141` and `#move=141&seat=2`: where a link leads. */
export function stepOf(hash: string): { move: number | null; seat: number | null } {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const whole = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);
  return { move: whole(found.get("move")), seat: whole(found.get("seat")) };
}

export function hashOf(move: number, seat: number | null): string {
  return seat === null ? `#move=${move}` : `#move=${move}&seat=${seat}`;
}
