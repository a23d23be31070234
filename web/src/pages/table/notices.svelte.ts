// What calls a reader back: the title of the tab, a soft sound, and one sentence per turn for those who listen.
import { t } from "../../lib/lang.svelte";
import { title } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import { chime } from "./sound";
import type { TableModel } from "../../lib/table/table.svelte";
import words from "messages:pages/table";

/** What others did in the turns that ended since the entry `after`, a sentence a turn, and the entry to go on from. */
export function heardOf(table: TableModel, after: number): { text: string; upTo: number } {
  const ended = table.mine ? table.turns : table.turns.slice(0, -1);
  const said: string[] = [];
  let upTo = after;
  for (const turn of ended) {
    const news = turn.lines.filter((line) => line.seq > after && line.seat !== table.update.seat);
    upTo = Math.max(upTo, turn.lines.at(-1)!.seq);
    if (news.length > 0) said.push(`${news.map((line) => line.text.replace(/[.]$/, "")).join("; ")}.`);
  }
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
    title(table.mine ? `● ${words.yourTurn}` : question ? t(words.waitingFor, { name: table.who(question.seat) }) : info.title);
    const turned = this.asked !== undefined && question?.seat !== this.asked;
    if (table.mine && turned && settings.all.sound) chime();
    if (this.asked === undefined) this.upTo = table.log.at(-1)?.seq ?? 0;
    this.asked = question?.seat ?? null;
    const { text, upTo } = heardOf(table, this.upTo);
    this.upTo = upTo;
    if (text) this.heard = text;
  }
}
