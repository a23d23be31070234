// What every part of a table page shares: the update it draws, what is pointed at and chosen, and what can be
// done. A live page, a replay and a test give it different `TableActions`; boards and panels only know this class.
import { Fields } from "./fields.svelte";
import { kept } from "../kept";
import { foldLog, turnsOf, type Turn } from "./log";
import { t } from "../lang.svelte";
import type { Catalogue, Choice, Hinted, LogEntry, Shortcut, Update, WhyReply } from "../net/protocol";
import { settings } from "../settings.svelte";
import { useColours } from "../ui/colours.svelte";
import words from "messages:lib";

/** A sentence about a choice. */
const about = (sentence: string, { text }: Choice): string => t(sentence, { text });

/** What the player wants done: a choice as it was offered, or an undo (null). */
interface Input {
  choice: Choice | null;
  /** The update that offered it. */
  seen: Update;
}

/** A choice with the number it carries in the list and on the board; 0: it is not in the list. */
export interface Numbered extends Choice {
  number: number;
}

/** One of several questions that are answered in one panel. */
export interface PanelQuestion {
  title: string;
  choices: Numbered[];
  chosen: Numbered | undefined;
}

/** What is asked about: why a move isn't legal, or why nothing can be done at a place. */
export type WhySubject = { move: string } | { place: string };
/** How much of a hint is shown. */
export type HintLevel = "nudge" | "move" | "comparison";

/** Stands between the moves of one step. */
const BETWEEN = "; ";

/** Places without a choice share one list, so that they are not redrawn. */
const NONE: Numbered[] = [];

/** The last move of a step. */
const lastOf = (step: string): string => step.split(BETWEEN).at(-1)!;

/** What is asked, and all that can be answered in turn: while it stays the same, so does what was chosen. */
const asked = ({ question, choices, shortcuts, at_once }: Update): string =>
  JSON.stringify([question, at_once, choices.filter((each) => !each.out_of_turn), shortcuts.filter((each) => !each.listed)]);

const asChoice = ({ listed: _, ...step }: Shortcut, number: number, out_of_turn = false): Numbered => ({ ...step, out_of_turn, number });

/** What a table can do; nothing in a replay. `play` and `undo` send; the answer is `TableModel.answered`. */
export interface TableActions {
  play(move: string): void;
  undo(): void;
  why(subject: WhySubject): Promise<WhyReply>;
  hint?(full: boolean): Promise<Hinted>;
  /** Asks the others to undo the last own step. */
  askUndo?(): void;
}

export class TableModel {
  /** How many copies of a choice can be chosen together, e.g. equal cards in the hand. */
  copies: ((move: string, update: Update) => number) | undefined = undefined;
  /** The places that differ between two updates. */
  changed: ((before: Update, now: Update) => string[]) | undefined = undefined;
  /** The time of the server less that of this machine, in seconds. */
  skew = $state(0);
  /** How long an update should stay in view at least, in milliseconds. */
  pause: ((before: Update, now: Update) => number) | undefined = undefined;
  private shown = $state.raw<Update>(undefined!);
  private readonly fields = new Fields();
  catalogue = $state.raw<Catalogue>(undefined!);
  /** The whole log as far as it was heard, without what was taken back. */
  log = $state.raw<LogEntry[]>([]);
  private told: Turn[] = [];
  /** The log by turns. Those that are as they were are the same objects, so that they aren't redrawn. */
  turns: Turn[] = $derived.by(() => {
    const names = this.update.table.seats.map((seat) => seat.name);
    return (this.told = kept(this.told, turnsOf(this.log, names)));
  });
  /** The choice that waits to be confirmed. */
  selected = $state<string | null>(null);
  /** The move under the pointer or the focus, in the list or on the board. */
  pointed = $state<string | null>(null);
  /** Places to light up besides, for a line of the log. */
  lit = $state.raw<readonly string[]>([]);
  /** The answer to the last "why not?", with the place on the page where it was asked. */
  whyNot = $state.raw<{ answer: WhyReply; at: DOMRect } | null>(null);
  /** The last hint, until something happens. */
  hinted = $state.raw<Hinted | null>(null);
  /** How much of it is shown: asking again shows more. */
  hintLevel = $state<HintLevel>("nudge");
  /** Is the coach thinking? */
  hinting = $state(false);
  /** What went wrong with the last input, until something happens. */
  problem = $state.raw<string | null>(null);
  /** The input on its way to the server. */
  private sent = $state.raw<Input | null>(null);
  /** An input made before the answer to `sent` was here: carried out then, if it still means the same. */
  private early = $state.raw<Input | null>(null);
  /** The move that the undo on its way takes back. */
  private undoing: string | null = null;
  /** The choice that the player marked, other than one that was marked because it is the only one. */
  private chosen: string | null = null;
  /** Why the last input was not carried out, until another one is made. */
  ignored = $state.raw<string | null>(null);
  /** Milliseconds until the next update is shown: what moves on the board may take that long. */
  pace = $state(0);
  /** Own moves that were taken back and not replaced, last one first. */
  takenBack = $state.raw<string[]>([]);

  /** The colour of the component at a place, if it has one. */
  swatch: ((place: string) => string | null) | undefined;
  /** The update that the viewer's last move led to: what changed since then is news. */
  since = $state.raw<Update | null>(null);
  /** The answers chosen so far where several are played together; in a panel, the answer to each question. */
  private collected = $state.raw<(string | undefined)[]>([]);

  /** Questions that are answered in one panel. What can be answered to one may depend on the answers before it: as
   * long as there are none, those to the first choice are shown. A single answer is chosen already. */
  panel: PanelQuestion[] = $derived.by(() => {
    const found: PanelQuestion[] = [];
    const { choices = [], shortcuts = [], at_once } = this.update ?? {};
    const titles = at_once?.titles ?? [];
    let offered: Choice[] = titles.length > 0 ? choices.filter((each) => !each.out_of_turn) : [];
    let number = 0;
    while (offered.length > 0) {
      const numbered = offered.map((each) => ({ ...each, number: ++number }));
      const answer = this.collected[found.length];
      const chosen = numbered.length === 1 ? numbered[0] : numbered.find(({ move }) => lastOf(move) === answer);
      found.push({ title: titles[found.length]!, choices: numbered, chosen });
      const before = (chosen ?? numbered[0]!).move;
      offered = shortcuts.filter(({ move }) => move === before + BETWEEN + lastOf(move)).map((each) => asChoice(each, 0));
    }
    return found;
  });
  /** What was chosen of several answers that are played at once. */
  set: string[] = $derived(
    this.panel.length > 0
      ? this.panel.flatMap(({ chosen }) => chosen?.move ?? [])
      : this.collected.filter((move) => move !== undefined),
  );

  /** The answers in the list: single moves, then steps of several. */
  choices: Numbered[] = $derived.by(() => {
    const { choices = [], shortcuts = [] } = this.update ?? {};
    const inPanel = this.panel.flatMap((question) => question.choices);
    const single = inPanel.length > 0 ? [...inPanel, ...choices.filter((each) => each.out_of_turn)] : choices;
    const outOfTurn = (move: string) => choices.some((each) => each.out_of_turn && move.startsWith(each.move + BETWEEN));
    const steps = shortcuts.filter((each) => each.listed).map((each) => asChoice(each, 0, outOfTurn(each.move)));
    return [...single, ...steps].map((each, index) => ({ ...each, number: index + 1 }));
  });
  /** Place on the board -> steps whose last move lies there, where no choice does: one click answers two questions. */
  quick: Map<string, Numbered[]> = $derived.by(() => {
    const found = new Map<string, Numbered[]>();
    for (const step of this.panel.length > 0 ? [] : (this.update?.shortcuts ?? []))
      if (!step.listed)
        for (const place of step.targets)
          if (!this.targets.has(place)) found.set(place, [...(found.get(place) ?? []), asChoice(step, 0)]);
    return found;
  });
  /** Place on the board -> the choices that lie there; instead of a move, the step that begins with it. */
  targets: Map<string, Numbered[]> = $derived.by(() => {
    const found = new Map<string, Numbered[]>();
    for (const choice of this.choices)
      for (const place of choice.targets) {
        const others = (found.get(place) ?? []).filter(({ move }) => !choice.move.startsWith(move + BETWEEN));
        found.set(place, [...others, choice]);
      }
    return found;
  });
  /** Is the viewer asked? */
  mine: boolean = $derived.by(() => {
    const asked = this.update?.question;
    return asked !== null && asked !== undefined && asked.seat === this.update.seat;
  });

  /** The places that changed since the viewer's last move, while the viewer is asked. */
  news: string[] = $derived(
    this.mine && this.since?.view && this.update.view ? (this.changed?.(this.since, this.update) ?? []) : [],
  );
  /** How many answers are chosen together. */
  wanted: number = $derived(this.update?.at_once?.count ?? 1);
  /** The choice that ends the turn, for one click, while nothing else is chosen. */
  finish: Numbered | undefined = $derived(
    this.selected === null && this.set.length === 0 && !this.sent && !settings.all.confirm
      ? this.choices.find((choice) => choice.move === "end")
      : undefined,
  );

  /** Are moves compared? That takes room. */
  get compares(): boolean {
    return this.hinted !== null && this.problem === null && this.hintLevel === "comparison";
  }

  /** Is a move on its way to the server? */
  get busy(): boolean {
    return this.sent !== null;
  }

  /** The choice that will be played as soon as the last one is. */
  get next(): Choice | null {
    return this.early?.choice ?? null;
  }

  constructor(readonly actions: TableActions | null) {}

  /** The name of a component. */
  name(kind: string, id: string): string {
    const thing = this.catalogue.things[kind]?.[id];
    return thing?.name ?? id;
  }

  /** The name of the player in that seat. */
  who(seat: number): string {
    return this.update.table.seats[seat]?.name ?? "";
  }

  get update(): Update {
    return this.shown;
  }

  set update(update: Update) {
    this.shown = update;
    this.fields.show(update.view);
  }

  /** The view of the update, for what is drawn: who reads a field of it follows that field only. */
  get view(): object | null {
    return this.fields.all;
  }

  /** Shows what the server said. A single choice is chosen already; what was chosen stays if it is still possible. */
  show(update: Update): void {
    const before = this.update as Update | undefined;
    const { picked } = this;
    const unsent = this.collected.length > 0 ? this.textOf(this.set) : "";
    this.log = foldLog(before, this.log, update);
    if (before?.seat !== update.seat) this.since = null;
    if (update.seat !== null && update.log.some((entry) => entry.kind === "move" && entry.seat === update.seat)) this.since = update;
    this.update = update;
    useColours(update.table.colours);
    const happened = !before || before.seq !== update.seq || before.seat !== update.seat;
    if (!happened) return;
    if (!before || asked(before) !== asked(update)) {
      this.collected = [];
      if (unsent && before?.seat === update.seat) this.ignored = t(words.changed, { text: unsent });
    }
    this.whyNot = null;
    this.hinted = null;
    this.problem = null;
    if (!this.picked) {
      if (picked && before?.seat === update.seat && this.chosen === this.selected) this.ignored = about(words.changed, picked);
      this.selected = null;
    }
    if (!this.offered(this.pointed)) this.pointed = null;
    const [only, ...others] = update.choices.filter((choice) => !choice.out_of_turn);
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

  /** Marks a choice, which then waits to be confirmed. */
  select(move: string): void {
    this.ignored = null;
    this.selected = move;
    this.chosen = move;
  }

  /** A choice was clicked: what can be taken back is played at once, the rest waits for a second click. */
  pick(move: string): void {
    const choice = this.offered(move);
    if (!choice || !this.actions) return;
    if (this.wanted > 1 && !choice.out_of_turn && choice.number > 0) this.collect(choice);
    else if (this.waits(choice) && this.selected !== move) this.select(move);
    else this.confirm(move);
  }

  /** One of several answers was clicked: it is added, or taken out again if no more of it can be; in a panel it is
   * the answer to its question now. The last one plays them all as one step; if that is final, another click does. */
  private collect({ move }: Numbered): void {
    this.ignored = null;
    const at = this.panel.findIndex(({ choices }) => choices.some((each) => each.move === move));
    if (at >= 0) {
      if (this.step && this.set.includes(move)) return this.confirm(null);
      this.collected = this.panel.map((_, index) => (index === at ? lastOf(move) : this.collected[index]));
    } else {
      const copies = Math.max(1, this.copies?.(move, this.update) ?? 1);
      const same = this.set.filter((each) => each === move).length;
      const full = same >= copies || this.set.length >= this.wanted;
      this.collected = full ? this.set.filter((each) => each !== move) : [...this.set, move];
    }
    if (this.step && !this.waits(this.step)) this.confirm(null);
  }

  /** The choice that waits to be confirmed. */
  get picked(): Numbered | undefined {
    return this.offered(this.selected);
  }

  /** The answers chosen so far as one step; null until there are enough. */
  get step(): Choice | null {
    const { set, panel } = this;
    if (set.length === 0 || set.length < (panel.length || this.wanted)) return null;
    const text = this.textOf(set);
    const last = panel.at(-1)?.chosen;
    const { move, final } = last ?? { move: set.join(BETWEEN), final: this.update.at_once!.final };
    return { move, text, final, out_of_turn: false, targets: [] };
  }

  private textOf(moves: string[]): string {
    return moves.map((move) => this.offered(move)!.text).join(", ");
  }

  confirm(move: string | null = this.step ? null : this.selected): void {
    if (!this.actions) return;
    const choice = move === null ? this.step : this.offered(move);
    if (choice) this.take({ choice, seen: this.update });
    else if (this.busy) this.tooEarly();
  }

  /** Undoes a move, or asks the others for it when the turn has passed, or says why neither is possible. */
  undoOrAsk(): void {
    const { undo, may_ask, locked } = this.update;
    if (this.busy || undo > 0) this.undo();
    else if (may_ask) this.actions?.askUndo?.();
    else this.problem = locked ?? words.nothingYet;
  }

  /** Takes back the last move, if the server lets one; while a move is on its way, that one. */
  undo(): void {
    if (this.actions && (this.busy || this.update.undo > 0)) this.take({ choice: null, seen: this.update });
  }

  /** Plays again what was taken back, if it is still possible. */
  again(): void {
    const [move] = this.takenBack;
    if (this.busy) this.tooEarly();
    else if (move !== undefined) this.replay(move);
  }

  private replay(step: string): void {
    const choice = this.offered(step.split(BETWEEN)[0]!);
    if (choice) this.take({ choice: { ...choice, move: step }, seen: this.update });
  }

  /** Reports that the last move is still on its way. */
  tooEarly(): void {
    this.ignored = words.tooEarly;
  }

  /** Sends an input, or keeps one for later while another is on its way. */
  private take(input: Input): void {
    this.ignored = null;
    if (!this.sent) this.send(input);
    else if (this.sent.choice?.move === input.choice?.move) this.ignored = words.sent;
    else if (!this.early) this.early = input;
    else this.ignored = input.choice ? about(words.full, input.choice) : words.tooEarly;
  }

  private send(input: Input): void {
    this.undoing = input.choice ? null : this.lastStep();
    this.sent = input;
    this.selected = null;
    this.collected = [];
    if (input.choice) this.actions!.play(input.choice.move);
    else this.actions!.undo();
  }

  /** The answer to what was sent is here: played and shown, or refused. What was chosen early is carried out now,
   * but only if it still means the same; it was meant to follow, so not after a refusal. */
  answered(played: boolean): void {
    const { sent, early } = this;
    this.sent = null;
    this.early = null;
    if (played && this.undoing !== null) this.takenBack = [this.undoing, ...this.takenBack];
    else if (played && sent?.choice)
      this.takenBack = this.takenBack[0] === sent.choice.move ? this.takenBack.slice(1) : [];
    if (!early) return;
    const { choice } = early;
    if (!played || !this.stillOffers(early))
      this.ignored = choice ? about(words.changed, choice) : (this.update.locked ?? words.notUndone);
    else if (choice && !this.waits(choice) && this.waits(this.offered(choice.move)!)) this.select(choice.move);
    else this.send({ choice, seen: this.update });
  }

  /** Does the question of now offer what an input was about: to the same seat, in the same words, at the same
   * place, and nobody else moved in between? For an undo: can the move that was on its way be taken back? */
  private stillOffers({ choice, seen }: Input): boolean {
    const now = this.update;
    const others = this.log.some((entry) => entry.seq > seen.seq && entry.kind === "move" && entry.seat !== seen.seat);
    if (others || now.seat !== seen.seat) return false;
    if (!choice) return now.undo > 0 && (this.lastMove()?.seq ?? 0) > seen.seq;
    const offered = this.offered(choice.move);
    const same = offered?.text === choice.text && offered.targets.join() === choice.targets.join();
    return same && now.question?.seat === seen.question?.seat;
  }

  /** The colours of the components at these places, each once. */
  swatches(places: readonly string[]): string[] {
    return [...new Set(places.flatMap((place) => this.swatch?.(place) ?? []))];
  }

  /** The places of a choice; none for a move that isn't offered. */
  placesOf(move: string | null): readonly string[] {
    return this.offered(move)?.targets ?? [];
  }

  private offered(move: string | null): Numbered | undefined {
    return this.choices.find((each) => each.move === move) ?? [...this.quick.values()].flat().find((each) => each.move === move);
  }

  /** What can be done with a click on a place. */
  at(place: string): Numbered[] {
    return this.targets.get(place) ?? this.quick.get(place) ?? NONE;
  }

  /** The viewer's last move that stands. */
  private lastMove(): LogEntry | undefined {
    return this.log.findLast((entry) => entry.kind === "move" && entry.seat === this.update.seat);
  }

  /** The moves of the viewer's last step, without those that the table played. */
  private lastStep(): string | null {
    const mine = this.log.filter((entry) => entry.kind === "move" && entry.seat === this.update.seat);
    const from = mine.findLastIndex((entry) => entry.part === null);
    const moves = mine.slice(Math.max(from, 0)).filter((entry) => entry.part !== "auto");
    return moves.length > 0 ? moves.map((entry) => entry.move).join(BETWEEN) : null;
  }

  /** Asks why something can't be done now. Shows nothing for a place where nothing can ever be done. */
  async ask(subject: WhySubject, at: DOMRect): Promise<void> {
    if (!this.actions || ("place" in subject && !this.mine)) return;
    this.whyNot = await this.actions.why(subject).then(
      (answer) => (answer.move ? { answer, at } : null),
      (failure: unknown) => this.failed(failure),
    );
  }

  /** Asks the coach for a quick hint, then a better one. Asking again shows more of it. */
  async hint(): Promise<void> {
    if (this.hinted) {
      this.hintLevel = this.hintLevel === "nudge" ? "move" : "comparison";
      this.pointed = this.hinted.move;
      return;
    }
    if (!this.actions?.hint || !this.mine || this.hinting) return;
    this.hinting = true;
    this.hintLevel = "nudge";
    const seq = this.update.seq;
    for (const full of [false, true]) {
      const hinted = await this.actions.hint(full).catch((failure: unknown) => this.failed(failure));
      if (!hinted || this.update.seq !== seq) break;
      this.hinted = hinted;
    }
    this.hinting = false;
  }

  private failed(failure: unknown): null {
    const text = (failure as { text?: string }).text;
    if (!text) throw failure;
    this.problem = text;
    return null;
  }
}
