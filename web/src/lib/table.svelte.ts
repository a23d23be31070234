// What every part of a table page shares: the update it draws, what is pointed at and chosen, and what can be
// done. A live page, a replay and a test give it different `Hands`; boards and panels know this class alone.
import { t } from "./lang.svelte";
import type { Because, Both, Catalogue, Choice, LogEntry, Update } from "./protocol";

/** A choice with the number it carries in the list and on the board. */
export interface Numbered extends Choice {
  number: number;
}

/** What a table can do; nothing in a replay. */
export interface Hands {
  play(move: string): Promise<void>;
  undo(): Promise<void>;
  why(moves: string[]): Promise<Because>;
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

  point(move: string | null): void {
    this.pointed = move;
  }

  /** A choice was clicked: what can be taken back is played at once, the rest waits for a second click. */
  async pick(move: string): Promise<void> {
    const choice = this.choices.find((each) => each.move === move);
    if (!choice || !this.hands) return;
    if (choice.final && this.selected !== move) this.selected = move;
    else await this.confirm(move);
  }

  async confirm(move: string | null = this.selected): Promise<void> {
    if (move === null || !this.hands) return;
    this.selected = null;
    await this.hands.play(move);
  }

  /** Something was clicked that cannot be done: ask why, for the moves that a click there could mean. */
  async ask(moves: string[], at: DOMRect): Promise<void> {
    if (!this.hands || moves.length === 0) return;
    this.because = { answer: await this.hands.why(moves), at };
  }
}
