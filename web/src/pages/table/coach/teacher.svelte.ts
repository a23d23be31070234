// Teaching mode: the coach looks at a move before it is sent, and adds up what a turn has cost.
import { api } from "../../../lib/net/api";
import type { LiveTable } from "../../../lib/net/live-table.svelte";
import type { TableInfo, Verdict } from "../../../lib/net/protocol";
import { settings } from "../../../lib/settings.svelte";

/** Labels worth a warning. */
const WARNED = ["mistake", "blunder"];

/** Is there one person against bots, at a table with hints? The server decides in the end. */
export function mayTeach({ hints, seats }: TableInfo): boolean {
  return hints && seats.filter((each) => each.kind !== "bot").length === 1;
}

export class Teacher {
  /** The move that was stopped, and what it costs. */
  warning = $state.raw<Verdict | null>(null);
  /** What the last finished turn has cost, in points; null: nothing to say. */
  lost = $state<number | null>(null);
  private turn = 0;
  private allowed: string | null = null;

  constructor(private readonly live: LiveTable) {
    live.before = (move) => this.look(move);
  }

  get on(): boolean {
    return settings.all.teach && mayTeach(this.live.table.update.table);
  }

  /** May this move be sent? Whatever keeps the coach from looking lets it pass. */
  private async look(step: string): Promise<boolean> {
    const { update } = this.live.table;
    const move = step.split("; ")[0]!;
    const asked = update.choices.filter((choice) => !choice.out_of_turn);
    this.warning = null;
    if (!this.on || update.question?.seat !== update.seat || asked.length < 2) return true;
    if (!asked.some((choice) => choice.move === move)) return true;
    const found = await api.judge(this.live.id, { seat: update.seat!, seq: update.seq, move }).catch(() => null);
    if (!found) return true;
    if (WARNED.includes(found.label) && this.allowed !== step) {
      this.warning = found;
      this.allowed = step; // asking for it again means it
      return false;
    }
    this.allowed = null;
    this.turn += found.points;
    return true;
  }

  /** Plays the move all the same. */
  insist(): void {
    const step = this.allowed;
    this.warning = null;
    if (step !== null) this.live.table.confirm(step);
  }

  lookAgain(): void {
    this.warning = null;
    this.allowed = null;
  }

  /** The turn is over: says what it has cost. */
  ended(): void {
    if (this.on && this.turn > 0) this.lost = this.turn;
    this.turn = 0;
  }

  /** The next turn begins. */
  began(): void {
    this.lost = null;
    this.allowed = null;
  }
}
