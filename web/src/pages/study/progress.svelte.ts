// Which puzzles were solved, and how: kept in this browser only.
const KEPT = "trailboss.puzzles";

/** Solved at the first try, later, or looked up. */
export type Outcome = "first" | "later" | "shown";

class Progress {
  private outcomes = $state.raw<Readonly<Record<string, Outcome>>>(read());

  of(id: string): Outcome | undefined {
    return this.outcomes[id];
  }

  /** A puzzle counts by its first outcome. */
  keep(id: string, outcome: Outcome): void {
    if (this.outcomes[id]) return;
    this.outcomes = { ...this.outcomes, [id]: outcome };
    globalThis.localStorage?.setItem(KEPT, JSON.stringify(this.outcomes));
  }

  /** How many of these were solved. */
  solved(ids: readonly string[]): number {
    return ids.filter((id) => this.outcomes[id] && this.outcomes[id] !== "shown").length;
  }

  forget(): void {
    this.outcomes = {};
    globalThis.localStorage?.removeItem(KEPT);
  }
}

function read(): Record<string, Outcome> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? "{}") as Record<string, Outcome>;
  } catch {
    return {}; // somebody else wrote there
  }
}

export const progress = new Progress();

/** The day as a number that goes up by one at midnight, for the puzzle of the day. */
export function dayNumber(now: Date = new Date()): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000) + 719_163;
}
