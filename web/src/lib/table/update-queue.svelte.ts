// Updates one after the other: what others do is shown at a pace that eyes can follow, and a click skips it.
import type { Update } from "../net/protocol";

/** What an opponent's whole turn may take; a single move of it at most and at least. */
const TURN = 600;
const LONGEST = 400;
const SHORTEST = 40;
/** How long the end of a game stays in view before the count. */
const END = 1600;
/** More updates than this are not shown one by one: the player was away. */
const TOO_MANY = 60;

/** Did somebody else move in this update? */
export function byOpponent(update: Update): boolean {
  return update.log.some((entry) => entry.kind === "move" && entry.seat !== update.seat);
}

export class UpdateQueue {
  /** How many updates wait to be shown. */
  waiting = $state(0);
  /** Does the end of the game have its moment? */
  resting = $state(false);
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private free = true;
  /** Is the pointer or a key down? Nothing changes until it is up: a click must meet what it was aimed at. */
  private held = false;
  private urgent = false;
  /** Did the last update show a game that goes on? */
  private running = false;
  /** What is left of the time for the turn that is shown. */
  private left = TURN;

  constructor(
    private readonly show: (update: Update, pace: number) => void,
    /** 0: at once, 1, 2: twice as fast. */
    private readonly speed: () => number,
    /** How long an update should stay at least, e.g. when something was sold. */
    private readonly pause: (update: Update) => number = () => 0,
  ) {}

  /** `urgent`: to be shown at once, with all that waits. */
  add(update: Update, urgent = false): void {
    this.queue.push(update);
    this.urgent ||= urgent;
    if (!this.held) this.proceed();
  }

  /** Holds updates back until `release`. */
  hold(): void {
    this.held = true;
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    if (this.queue.length > 0) this.proceed();
  }

  private proceed(): void {
    if (this.urgent || this.speed() === 0 || this.queue.length > TOO_MANY) this.skip();
    else if (this.free) {
      this.left = TURN;
      this.next();
    }
    this.waiting = this.queue.length;
  }

  /** Shows all that waits, now. */
  skip(): void {
    clearTimeout(this.timer);
    this.free = true;
    this.urgent = false;
    const all = this.queue.splice(0);
    this.waiting = 0;
    for (const update of all) this.take(update, 0);
  }

  private take(update: Update, pace: number): void {
    this.show(update, pace);
    const first = !this.running;
    this.running = update.table.status === "running";
    if (first || this.running || this.speed() === 0) return;
    this.resting = true;
    setTimeout(() => (this.resting = false), END / this.speed());
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.waiting = 0;
  }

  private next(): void {
    if (this.held) {
      this.free = true;
      return;
    }
    const update = this.queue.shift();
    this.waiting = this.queue.length;
    if (!update) {
      this.free = true;
      return;
    }
    const pace = this.paceOf(update);
    this.free = pace === 0;
    this.take(update, pace);
    if (pace > 0) this.timer = setTimeout(() => this.next(), pace);
    else if (this.queue.length > 0) this.next();
  }

  /** How long this update stays alone: a share of its turn's time, by how many moves of that turn wait. */
  private paceOf(update: Update): number {
    const least = this.pause(update);
    if (!byOpponent(update)) return least / this.speed();
    if (update.log.some((entry) => entry.turn)) this.left = TURN;
    let steps = 1;
    for (const later of this.queue) {
      if (later.log.some((entry) => entry.turn)) break;
      if (byOpponent(later)) steps += 1;
    }
    const pace = Math.min(LONGEST, Math.max(SHORTEST, this.left / steps));
    this.left -= pace;
    return Math.max(pace, least) / this.speed();
  }
}
