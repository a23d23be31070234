// The frames of a replay, fetched in stretches: the one that is looked at first, the next one ahead of time, the
// rest in the background for the charts.
import type { Frame, Frames } from "../../lib/net/protocol";

export const STRETCH = 60;
/** So near to the end of a stretch the next one is fetched. */
const AHEAD = 24;

export type Load = (from: number, count: number) => Promise<Frames>;

export class FrameCache {
  /** How many frames there are, the start among them; 0 until the first stretch is here. */
  total = $state(0);
  /** By index; what is not here yet is missing. Replaced as a whole whenever a stretch arrives. */
  frames = $state.raw<(Frame | undefined)[]>([]);
  private readonly asked = new Map<number, Promise<Frames>>();
  private closed = false;

  constructor(private readonly load: Load) {}

  /** The frame at an index that exists, fetched if need be, and what follows it soon. */
  async at(index: number): Promise<Frame> {
    await this.stretch(Math.floor(index / STRETCH));
    this.ahead(index);
    const frame = this.frames[index];
    if (!frame) throw new RangeError(`no frame ${index} of ${this.total}`);
    return frame;
  }

  /** Fetches everything that is missing, starting with what is in view. */
  async rest(): Promise<void> {
    for (let number = 0; number * STRETCH < this.total && !this.closed; number += 1) await this.stretch(number);
  }

  /** Stops fetching: the page is closed. */
  close(): void {
    this.closed = true;
  }

  private ahead(index: number): void {
    const next = Math.floor((index + AHEAD) / STRETCH);
    // A failure here is no loss: whoever gets to that stretch asks again and hears why.
    if (next * STRETCH < this.total) this.stretch(next).catch(() => undefined);
  }

  /** A stretch is asked for once; one that failed is asked for again the next time. */
  private stretch(number: number): Promise<Frames> {
    let found = this.asked.get(number);
    if (!found) {
      found = this.load(number * STRETCH, STRETCH).then((arrived) => this.keep(arrived));
      this.asked.set(number, found);
      found.catch(() => this.asked.delete(number));
    }
    return found;
  }

  private keep(arrived: Frames): Frames {
    const frames = this.frames.slice();
    for (const frame of arrived.frames) frames[frame.index] = frame;
    this.frames = frames;
    this.total = Math.max(this.total, arrived.total);
    return arrived;
  }
}
