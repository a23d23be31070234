// A review that the server works on: asked for again until it is there.
import { api, sentence } from "../../../lib/net/api";
import type { ReviewReport, ReviewStatus } from "../../../lib/net/protocol";
import type { Kind } from "../player.svelte";

/** Milliseconds between two questions. */
const BEAT = 1500;

export class ReviewJob {
  status = $state.raw<ReviewStatus | null>(null);
  wrong = $state.raw<string | null>(null);
  /** Was it asked for? */
  asked = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly kind: Kind,
    readonly id: string,
  ) {}

  get report(): ReviewReport | null {
    return this.status?.report ?? null;
  }

  async ask(): Promise<void> {
    this.asked = true;
    this.wrong = null;
    try {
      this.status = await api.review(this.kind === "table" ? "tables" : "records", this.id);
    } catch (failure) {
      this.wrong = sentence(failure);
      return;
    }
    if (this.asked && !this.status.report && !this.status.failed) this.timer = setTimeout(() => void this.ask(), BEAT);
  }

  close(): void {
    this.asked = false;
    clearTimeout(this.timer);
  }
}
