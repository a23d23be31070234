// What calls a reader back: the title of the tab, a soft sound, and one sentence per turn for those who listen.
import { turnsOf } from "../../lib/fold";
import { t } from "../../lib/lang.svelte";
import { title } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import { chime } from "../../lib/sound";
import type { TableModel } from "../../lib/table.svelte";
import { words } from "./words";

/** The sentences of the turns that others have finished since the entry `after`, and the entry to go on from. */
export function heardOf(table: TableModel, after: number): { text: string; upTo: number } {
  const turns = turnsOf(table.log);
  const open = table.mine ? turns.length : turns.length - 1;
  const said: string[] = [];
  let upTo = after;
  turns.slice(0, Math.max(0, open)).forEach((turn) => {
    if (turn.first <= after) return;
    upTo = turn.first;
    if (turn.seat === null || turn.seat === table.update.seat) return;
    const lines = turn.entries.flatMap((entry) => entry.lines.map((line) => t(line).replace(/\.$/, "")));
    if (lines.length > 0) said.push(`${lines.join("; ")}.`);
  });
  return { text: said.join(" "), upTo };
}

export class Notices {
  /** What was done by others, one sentence a turn. */
  heard = $state("");
  private upTo = 0;
  private asked: number | null | undefined = undefined;

  /** To be called after every update that was shown. */
  tell(table: TableModel): void {
    const { question, table: info } = table.update;
    title(table.mine ? `● ${t(words.yourTurn)}` : question ? t(words.waitingFor, { name: table.who(question.seat) }) : t(info.title));
    const turned = this.asked !== undefined && question?.seat !== this.asked;
    if (table.mine && turned && settings.all.sound) chime();
    if (this.asked === undefined) this.upTo = table.log.at(-1)?.seq ?? 0;
    this.asked = question?.seat ?? null;
    const { text, upTo } = heardOf(table, this.upTo);
    this.upTo = upTo;
    if (text) this.heard = text;
  }
}
