// What a learner has seen already, by game, kept in the browser. The page asks `guideOf(game)` whether to offer
// the first ride, and calls `start` when it is wanted (again).
const KEPT = "trailboss.first-ride.";

export class Guide {
  seen = $state.raw<ReadonlySet<string>>(new Set());
  running = $state(false);
  /** Was the ride ended once, by its last station or by the learner? */
  finished = $state(false);

  constructor(private readonly game: string) {
    const kept = globalThis.localStorage?.getItem(KEPT + game);
    if (kept === null || kept === undefined) return;
    const [state, ...seen] = kept.split(" ").filter(Boolean);
    this.finished = state === "finished";
    this.seen = new Set(seen);
  }

  /** Begin, or begin again with every card unseen. */
  start(): void {
    if (this.finished) this.seen = new Set();
    this.finished = false;
    this.running = true;
    this.keep();
  }

  end(): void {
    this.running = false;
    this.finished = true;
    this.keep();
  }

  see(lesson: string): void {
    this.seen = new Set([...this.seen, lesson]);
    this.keep();
  }

  private keep(): void {
    globalThis.localStorage?.setItem(KEPT + this.game, [this.finished ? "finished" : "open", ...this.seen].join(" "));
  }
}

const guides = new Map<string, Guide>();

/** The guide of a game; both editions of Great Western Trail share one. */
export function guideOf(game: string): Guide {
  const key = game.startsWith("gwt") ? "gwt" : game;
  if (!guides.has(key)) guides.set(key, new Guide(key));
  return guides.get(key)!;
}
