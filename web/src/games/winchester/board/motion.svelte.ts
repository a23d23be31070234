// What moves on the table after an update: hats, notes, the cards of a duel. Follows one table from update to update.
import { settings } from "../../../lib/settings.svelte";
import type { Update } from "../../../lib/net/protocol";
import { duelOf, payments, sold, type Duel, type Payment } from "../events";
import type { Chart } from "../map/chart";
import { viewOf } from "../moves";

/** How long a change stays marked, with or without animation. */
const MARKED = 1500;
const NOTE_STEP = 90;
const NOTE_WAY = 700;
const DUEL_SHOWN = 2600;

/** Notes on their way, in pixels of the window. */
export interface Flight {
  key: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  notes: number;
  delay: number;
}

function middle(place: string): { x: number; y: number } | null {
  const box = document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

export class Motion {
  /** Plots that have just been sold. */
  fresh = $state.raw<number[]>([]);
  flights = $state.raw<Flight[]>([]);
  duel = $state.raw<Duel | null>(null);

  private last: Update | null = null;
  private counter = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();

  /** Compares an update with the last one and animates what happened; steps back and jumps animate nothing. */
  follow(update: Update, chart: Chart): void {
    const { last } = this;
    this.last = update;
    const before = viewOf(last ?? undefined);
    const after = viewOf(update);
    if (!last || !before || !after || last.table.id !== update.table.id || update.seq <= last.seq) return;
    const entries = update.log.filter(({ seq }) => seq > last.seq);
    const plots = sold(before, after);
    if (plots.length > 1) return;
    this.mark(plots);
    const duel = duelOf(before, after, entries);
    if (duel) this.show(duel);
    if (settings.pace > 0) this.fly(payments(before, after, entries, chart));
  }

  /** All animations are finished. */
  skip(): void {
    this.flights = [];
    this.duel = null;
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private later(wait: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, wait);
    this.timers.add(timer);
  }

  private mark(plots: number[]): void {
    if (plots.length === 0) return;
    this.fresh = plots;
    this.later(MARKED, () => (this.fresh = this.fresh === plots ? [] : this.fresh));
  }

  private show(duel: Duel): void {
    this.duel = duel;
    this.later(settings.pace === 0 ? MARKED : DUEL_SHOWN / settings.pace, () => (this.duel = this.duel === duel ? null : this.duel));
  }

  private fly(paid: Payment[]): void {
    const flights = paid.flatMap(({ from, to, notes }, index) => {
      const start = middle(from);
      const end = middle(to);
      if (!start || !end) return []; // what is on another tab of a phone
      const way = { x: start.x, y: start.y, dx: end.x - start.x, dy: end.y - start.y };
      return [{ key: ++this.counter, ...way, notes, delay: (index * NOTE_STEP) / settings.pace }];
    });
    if (flights.length === 0) return;
    this.flights = [...this.flights, ...flights];
    const keys = new Set(flights.map(({ key }) => key));
    this.later((NOTE_WAY + paid.length * NOTE_STEP) / settings.pace, () => {
      this.flights = this.flights.filter(({ key }) => !keys.has(key));
    });
  }
}
