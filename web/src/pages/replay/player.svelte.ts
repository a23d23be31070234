// A replay as it runs: which step is looked at, with whose eyes, and whether it moves on by itself.
import { api, sentence } from "../../lib/net/api";
import { loadGameUI } from "../../lib/table/games";
import type { GameUI } from "../../games/game-ui";
import type { Frame, TableInfo } from "../../lib/net/protocol";
import { TableModel } from "../../lib/table/table.svelte";
import { FrameCache, type Load } from "./frames.svelte";
import { tableOf, updateOf, type About } from "./frame-update";
import { turnBeside } from "./charts/series";

export type Kind = "table" | "record";

/** Milliseconds between two steps at single speed. */
const BEAT = 1100;
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class ReplayPlayer {
  ui = $state.raw<GameUI | null>(null);
  model = $state.raw<TableModel | null>(null);
  about = $state.raw<About | null>(null);
  /** The table as it is now; none for a record. */
  table = $state.raw<TableInfo | null>(null);
  cache = $state.raw<FrameCache>(undefined!);
  /** The step that is wanted; what is drawn follows as soon as it is here. */
  index = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state<Speed>(1);
  wrong = $state.raw<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly kind: Kind,
    readonly id: string,
  ) {}

  /** A record, or a table whose game is over: nothing is secret any more. */
  get over(): boolean {
    return this.table === null || this.table.status === "over";
  }

  get total(): number {
    return this.cache?.total ?? 0;
  }

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** Opens the replay at a step (none: the start of a finished game, the end of a running one). */
  async open(step: number | null, seat: number | null): Promise<void> {
    this.wrong = null;
    try {
      if (this.kind === "table") this.table = await api.table(this.id);
      const usual = this.table?.seats.find((each) => each.mine)?.seat ?? null;
      // A link may name eyes that only its sender has; the step is worth seeing all the same.
      const may = seat !== null && (this.over || (this.table?.seats[seat]?.mine ?? false));
      await this.look(may ? seat : usual, step);
    } catch (failure) {
      this.wrong = sentence(failure);
    }
  }

  /** Looks with other eyes at the same step. */
  async changeEyes(seat: number | null): Promise<void> {
    const before = this.seat;
    try {
      await this.look(seat, this.index);
      this.wrong = null;
    } catch (failure) {
      this.seat = before;
      this.wrong = sentence(failure);
    }
  }

  private async look(seat: number | null, step: number | null): Promise<void> {
    const load: Load = async (from, count) => {
      const found =
        this.kind === "table"
          ? await api.frames(this.id, seat, from, count)
          : await api.recordFrames(this.id, seat, from, count);
      about ??= { game: found.game, title: found.title, names: found.names, colours: found.colours, seat: found.seat };
      return found;
    };
    let about: About | undefined;
    const cache = new FrameCache(load);
    await cache.at(0);
    const [ui, catalogue] = await Promise.all([loadGameUI(about!.game), this.table ? api.tableCatalogue(this.table) : api.recordCatalogue(this.id)]);
    const model = new TableModel(null);
    model.catalogue = catalogue;
    model.swatch = ui.swatch;
    const usual = this.table?.status === "running" ? cache.total - 1 : 0;
    const index = Math.min(step ?? usual, cache.total - 1);
    this.cache?.close();
    Object.assign(this, { cache, ui, about, index, seat });
    this.draw(model, await cache.at(index), false);
    this.model = model;
    // The charts draw what is here; a stretch that could not be had is asked for again by whoever steps there.
    cache.rest().catch(() => undefined);
  }

  /** Goes to a step; one beyond the ends is the end. */
  async go(step: number): Promise<void> {
    const { cache, model } = this;
    if (!model) return;
    const index = Math.max(0, Math.min(step, this.last));
    this.index = index;
    try {
      const frame = await cache.at(index);
      if (this.index !== index || this.cache !== cache) return; // somebody went on meanwhile
      const next = model.update.seq === index - 1;
      this.draw(model, frame, next);
      this.wrong = null;
    } catch (failure) {
      this.pause();
      this.wrong = sentence(failure);
    }
  }

  private draw(model: TableModel, frame: Frame, told: boolean): void {
    const about = this.about!;
    model.show(updateOf(frame, about, this.table ?? tableOf(this.id, about, frame), told));
  }

  turn(step: 1 | -1): Promise<void> {
    return this.go(turnBeside(this.cache.frames, this.index, step, this.total));
  }

  play(): void {
    if (this.index >= this.last) void this.go(0);
    this.playing = true;
    this.beat();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.pause();
    this.cache?.close();
  }

  private beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      if (this.index >= this.last) return this.pause();
      await this.go(this.index + 1);
      if (this.playing) this.beat();
    }, BEAT / this.speed);
  }
}
