// What every part of a table page shares: the update it draws, what is pointed at and chosen, and what can be
// done. A live page, a replay and a test give it different `Hands`; boards and panels know this class alone.
import { foldLog } from "./fold";
import { t } from "./lang.svelte";
import type { Because, Both, Catalogue, Choice, Hinted, LogEntry, Update } from "./protocol";
import { settings } from "./settings.svelte";

/** A choice with the number it carries in the list and on the board. */
export interface Numbered extends Choice {
  number: number;
}

/** What a table can do; nothing in a replay. A promise ends when the server has answered; it never fails. */
export interface Hands {
  play(move: string): Promise<void>;
  undo(): Promise<void>;
  why(moves: string[]): Promise<Because>;
  hint?(): Promise<Hinted>;
}

/** How a game finds the places of its moves on its board, e.g. `["space:b"]` for `ride b`. */
export type Places = (move: string, update: Update) => string[];

export class TableModel {
  update = $state.raw<Update>(undefined!);
  catalogue = $state.raw<Catalogue>(undefined!);
  /** The whole log as far as it was heard, without what was taken back. */
  log = $state.raw<LogEntry[]>([]);
  /** The choice that waits to be confirmed. */
  selected = $state<string | null>(null);
  /** The move under the pointer or the focus, in the list or on the board. */
  pointed = $state<string | null>(null);
  /** Places to light up besides, for a line of the log. */
  lit = $state.raw<string[]>([]);
  /** The answer to the last "why not?", with the place on the page where it was asked. */
  because = $state.raw<{ answer: Because; at: DOMRect } | null>(null);
  /** The last hint, until something happens. */
  hinted = $state.raw<Hinted | null>(null);
  /** What went wrong with the last thing that was tried, until something happens. */
  problem = $state.raw<Both | null>(null);
  /** Is a move on its way to the server? */
  busy = $state(false);
  /** Milliseconds until the next update is shown: what moves on the board may take that long. */
  pace = $state(0);
  /** Own moves that were taken back and not replaced, last one first. */
  takenBack = $state.raw<string[]>([]);

  choices: Numbered[] = $derived(
    (this.update?.choices ?? []).map((choice, index) => ({ ...choice, number: index + 1 })),
  );
  /** Place on the board -> the choices that lie there. */
  targets: Map<string, Numbered[]> = $derived.by(() => {
    const found = new Map<string, Numbered[]>();
    for (const choice of this.choices)
      for (const place of this.places(choice.move, this.update))
        found.set(place, [...(found.get(place) ?? []), choice]);
    return found;
  });
  /** Is the viewer asked? */
  mine: boolean = $derived.by(() => {
    const asked = this.update?.question;
    return asked !== null && asked !== undefined && asked.seat === this.update.seat;
  });

  constructor(
    readonly places: Places,
    readonly hands: Hands | null,
  ) {}

  /** The word in the reader's language. */
  t(both: Both | null | undefined): string {
    return t(both);
  }

  /** The name of a component. */
  name(kind: string, id: string): string {
    const thing = this.catalogue.things[kind]?.[id];
    return thing ? this.t(thing.name) : id;
  }

  /** The name of the one who sits there. */
  who(seat: number): string {
    return this.update.table.seats[seat]?.name ?? "";
  }

  /** Shows what the server said. A single choice is chosen already; what was chosen stays if it is still possible. */
  show(update: Update): void {
    const before = this.update as Update | undefined;
    this.log = foldLog(before, this.log, update);
    this.update = update;
    const happened = !before || before.seq !== update.seq || before.seat !== update.seat;
    if (!happened) return;
    this.because = null;
    this.hinted = null;
    this.problem = null;
    const legal = (move: string | null) => update.choices.some((choice) => choice.move === move);
    if (!legal(this.selected)) this.selected = null;
    if (!legal(this.pointed)) this.pointed = null;
    const [only, ...others] = update.choices.filter((choice) => !choice.aside);
    if (only && others.length === 0) this.selected = only.move;
  }

  point(move: string | null): void {
    // An element that is taken off the page loses the focus while the page is being drawn: then a moment later.
    if ($effect.tracking()) queueMicrotask(() => (this.pointed = move));
    else this.pointed = move;
  }

  /** Does this choice wait for a second click? */
  waits(choice: Choice): boolean {
    return choice.final || settings.all.confirm;
  }

  /** A choice was clicked: what can be taken back is played at once, the rest waits for a second click. */
  async pick(move: string): Promise<void> {
    const choice = this.choices.find((each) => each.move === move);
    if (!choice || !this.hands || this.busy) return;
    if (this.waits(choice) && this.selected !== move) this.selected = move;
    else await this.confirm(move);
  }

  async confirm(move: string | null = this.selected): Promise<void> {
    if (move === null || !this.hands || this.busy) return;
    if (!this.choices.some((each) => each.move === move)) return;
    this.selected = null;
    if (this.takenBack[0] === move) this.takenBack = this.takenBack.slice(1);
    else this.takenBack = [];
    await this.hands.play(move);
  }

  /** Takes back the last move, if the server lets one. */
  async undo(): Promise<void> {
    if (!this.hands || this.busy || !this.update.undo) return;
    const last = this.log.findLast((entry) => entry.kind === "move" && entry.seat === this.update.seat);
    await this.hands.undo();
    if (last?.move && this.problem === null) this.takenBack = [last.move, ...this.takenBack];
  }

  /** Plays again what was taken back, if it is still possible. */
  async again(): Promise<void> {
    const [move] = this.takenBack;
    if (move !== undefined) await this.confirm(move);
  }

  /** Something was clicked that cannot be done: ask why, for the moves that a click there could mean. */
  async ask(moves: string[], at: DOMRect): Promise<void> {
    if (!this.hands || moves.length === 0) return;
    this.because = await this.hands.why(moves).then(
      (answer) => ({ answer, at }),
      (failure: unknown) => this.failed(failure),
    );
  }

  /** Asks what a bot would do, and points at it. */
  async hint(): Promise<void> {
    if (!this.hands?.hint || !this.mine) return;
    const hinted = await this.hands.hint().catch((failure: unknown) => this.failed(failure));
    this.hinted = hinted;
    if (hinted) this.pointed = hinted.move;
  }

  private failed(failure: unknown): null {
    const say = (failure as { say?: Both }).say;
    if (!say) throw failure;
    this.problem = say;
    return null;
  }
}
