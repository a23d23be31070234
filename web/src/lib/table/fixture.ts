// Small updates for tests: a table with three seats at a question with a few answers.
import type { Choice, LogEntry, SeatInfo, TableInfo, Update } from "../net/protocol";


export function choice(move: string, extra: Partial<Choice> = {}): Choice {
  return { move, text: move, final: false, out_of_turn: false, targets: [], ...extra };
}

export function entry(seq: number, extra: Partial<LogEntry> = {}): LogEntry {
  return {
    seq,
    kind: "move",
    seat: 0,
    move: `move ${seq}`,
    lines: [`line ${seq}`],
    turn: false,
    undone: [],
    at: 0,
    request: null,
    part: null,
    targets: [],
    ...extra,
  };
}

export function seat(number: number, extra: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: number, kind: "person", name: ["Mara", "Otis", "June"][number] ?? "", bot: null, here: true, mine: false, chosen: false, ...extra };
}

export function tableInfo(extra: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "quiet-mesa-k7w2pz3q",
    game: "gwt2",
    title: "Great Western Trail",
    options: {},
    status: "running",
    seats: [seat(0, { mine: true }), seat(1), seat(2)],
    colours: [0, 1, 2, 3, 4],
    host: true,
    listed: false,
    pace: "none",
    takebacks: true,
    hints: true,
    chat: false,
    created: 0,
    changed: 0,
    heading: "row 1",
    to_move: 0,
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
    ...extra,
  };
}

export function update(seq: number, extra: Partial<Update> = {}): Update {
  return {
    type: "update",
    seq,
    table: tableInfo(),
    seat: 0,
    view: {},
    question: { seat: 0, phase: "phase_a", text: "Move your herder." },
    choices: [choice("ride a"), choice("ride b")],
    shortcuts: [],
    at_once: null,
    undo: 0,
    may_ask: false,
    locked: null,
    standing: [],
    log: [entry(seq)],
    thinking: null,
    order: null,
    ...extra,
  };
}
