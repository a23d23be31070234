// A study: a position and the steps tried since. Everything is in the address; the server keeps nothing.
import { untrack } from "svelte";
import { speech } from "../../lib/lang.svelte";
import { api, sentence } from "../../lib/net/api";
import type { Hinted, OpeningMove, OrderInfo, Study, Update, WhyReply } from "../../lib/net/protocol";
import { loadGameUI } from "../../lib/table/games";
import { TableModel, type TableActions, type WhySubject } from "../../lib/table/table.svelte";
import type { GameUI } from "../../games/game-ui";
import type { Source } from "../../lib/study-address";

export class StudyTable implements TableActions {
  readonly table = new TableModel(this);
  ui = $state.raw<GameUI | null>(null);
  /** The steps tried so far. */
  moves = $state.raw<readonly string[]>([]);
  wrong = $state.raw<string | null>(null);
  /** Is a bot choosing? */
  thinking = $state(false);
  /** What the opening book knows for the seat to move. */
  openings = $state.raw<readonly OpeningMove[]>([]);
  private sample = 0;

  constructor(
    readonly source: Source,
    /** May refuse a step before it is tried, e.g. a wrong answer to a puzzle. */
    private readonly allows: (step: string) => boolean = () => true,
  ) {}

  private study(moves: readonly string[] = this.moves): Study {
    const { table = "", record = "", puzzle = "", index = null, seat = null } = this.source;
    return { table, record, puzzle, index, seat, sample: this.sample, moves: [...moves] };
  }

  /** Opens the study with some steps; steps of a damaged link are left out. */
  async open(moves: readonly string[]): Promise<void> {
    this.wrong = null;
    try {
      const update = await api.study(this.study(moves)).catch((failure: unknown) => {
        if (moves.length === 0) throw failure;
        moves = [];
        return api.study(this.study([]));
      });
      const [ui, catalogue] = await Promise.all([loadGameUI(update.table.game), this.catalogue(update)]);
      Object.assign(this.table, { catalogue, copies: ui.copies, swatch: ui.swatch, changed: ui.changed });
      this.show(update, moves);
      this.ui = ui;
    } catch (failure) {
      this.wrong = sentence(failure);
    }
  }

  /** Asks for the position again when the reader's language changes, for a server speaks one. Called while a page is set up. */
  followLanguage(): void {
    let shown = speech.lang;
    $effect(() => {
      if (speech.lang === shown) return;
      shown = speech.lang;
      untrack(() => void this.open(this.moves));
    });
  }

  private catalogue(update: Update) {
    const { table, record } = this.source;
    if (record) return api.recordCatalogue(record);
    return table ? api.tableCatalogue({ ...update.table, id: table }) : api.catalogue(update.table.game);
  }

  private show(update: Update, moves: readonly string[]): void {
    this.moves = moves;
    this.table.show(update);
    void this.lookUp(moves);
  }

  /** Looks up the position in the opening book. A book that does not answer is as good as none: play goes on. */
  private async lookUp(moves: readonly string[]): Promise<void> {
    const { record, table, seat } = this.source;
    if (!record && (!table || (seat ?? null) !== null)) return;
    const found = await api.studyOpenings(this.study(moves)).catch(() => []);
    if (this.moves === moves) this.openings = found;
  }

  /** Goes to the position after some steps. */
  private async follow(moves: readonly string[]): Promise<void> {
    try {
      this.show(await api.study(this.study(moves)), moves);
      this.table.answered(true);
    } catch (failure) {
      this.table.problem = sentence(failure);
      this.table.answered(false);
    }
  }

  play(move: string): void {
    if (this.allows(move)) void this.follow([...this.moves, move]);
    else this.table.answered(false);
  }

  undo(): void {
    void this.follow(this.moves.slice(0, -1));
  }

  /** Back to where the study began, or to any of its steps. */
  go(count: number): void {
    if (!this.table.busy && count < this.moves.length) void this.follow(this.moves.slice(0, count));
  }

  /** Makes up what can't be known in another way. */
  reshuffle(): void {
    this.sample += 1;
    void this.follow([]);
  }

  /** Leaves the last own turn among the steps with the table, to be played when its time comes. */
  prepare(): Promise<OrderInfo> {
    return api.prepare(this.source.table!, this.source.seat!, { moves: [...this.moves], sample: this.sample });
  }

  why(subject: WhySubject): Promise<WhyReply> {
    const about = "place" in subject ? { moves: [], ...subject } : { moves: [subject.move], place: "" };
    return api.studyWhy({ study: this.study(), why: { type: "why", id: "study", ...about } });
  }

  hint(full: boolean): Promise<Hinted> {
    return api.studyHint({ study: this.study(), full });
  }

  /** Lets a bot decide: once, or until somebody else is to move. */
  async bot(level: string, wholeTurn: boolean): Promise<void> {
    if (this.thinking || this.table.busy) return;
    this.thinking = true;
    const seat = this.table.update.question?.seat;
    try {
      do {
        const { move } = await api.studyBot({ study: this.study(), bot: level });
        await this.follow([...this.moves, move]);
      } while (wholeTurn && seat !== undefined && this.table.update.question?.seat === seat && !this.table.problem);
    } catch (failure) {
      this.table.problem = sentence(failure);
    } finally {
      this.thinking = false;
    }
  }
}
