// Carrying out what a key asks for, on the table and on the page.
import type { GameUI } from "../../../games/game-ui";
import type { TableModel } from "../../../lib/table/table.svelte";
import type { KeyAction } from "./keys";
import type { PageState } from "../page-state.svelte";
import words from "messages:pages/table";

interface Scene {
  table: TableModel;
  page: PageState;
  ui: GameUI;
  /** Shows what still waits to be shown. */
  skip: () => void;
  /** Shows the others' turns again. */
  replay: () => void;
}

/** Elements of legal moves in the order of their numbers: those of the board if the focus is there, else the list. */
export function stops(table: TableModel, root: ParentNode, focused: Element | null): HTMLElement[] {
  const board = focused?.closest("[data-board]");
  const within = board ?? root.querySelector("[data-answers]") ?? root;
  const order = new Map(table.choices.map((choice) => [choice.move, choice.number]));
  const seen = new Set<string>();
  return [...within.querySelectorAll<HTMLElement>("[data-move]")]
    .filter(({ dataset: { move } }) => order.has(move!) && !seen.has(move!) && seen.add(move!))
    .sort((a, b) => order.get(a.dataset.move!)! - order.get(b.dataset.move!)!);
}

/** Goes to the next legal target, or to the next place of the board, about which help and "why not?" can be asked. */
function walk(table: TableModel, by: 1 | -1, everywhere: boolean): void {
  const focused = document.activeElement;
  const all = everywhere ? [...document.querySelectorAll<HTMLElement>("[data-board] [data-place]")] : stops(table, document, focused);
  if (all.length === 0) return;
  const move = focused?.closest<HTMLElement>("[data-move]")?.dataset.move;
  const at = all.findIndex((element) => element === focused || (move && element.dataset.move === move));
  const next = all.at(at < 0 ? (by - 1) / 2 : (at + by) % all.length)!; // before the first is the last
  if (next.tabIndex < 0) next.tabIndex = -1; // now it takes the focus
  next.focus();
  table.point(next.dataset.move ?? null);
}

/** Is Enter left to the button or link under the focus? On an answer of a complete set it confirms the set. */
export function keepsEnter(table: TableModel, focused: Element): boolean {
  const answer = focused.closest<HTMLElement>("[data-move]");
  if (answer && table.step && table.set.includes(answer.dataset.move!)) return false;
  return focused.closest("button, a[href], [role=button], summary") !== null;
}

/** The move that a key stands for, if it is legal now. */
function named(table: TableModel, names: string[]): string | null {
  for (const name of names) {
    const found = table.choices.find((choice) => choice.move === name || choice.move.startsWith(`${name} `));
    if (found) return found.move;
  }
  return null;
}

function go(page: PageState, tab: PageState["tab"], selector: string): void {
  page.tab = tab;
  if (selector !== "[data-board]") page.drawer = true;
  requestAnimationFrame(() => {
    const part = document.querySelector<HTMLElement>(selector);
    const target = part?.querySelector<HTMLElement>("button:not([disabled]), [tabindex='0'], a[href]") ?? part;
    target?.focus();
  });
}

function why({ table }: Scene): void {
  const focused = document.activeElement;
  const place = focused?.closest<HTMLElement>("[data-place]");
  if (place) void table.ask({ place: place.dataset.place! }, place.getBoundingClientRect());
}

/** Does it; says whether the key is used up. */
export function carryOut(action: KeyAction, scene: Scene): boolean {
  const { table, page } = scene;
  const pick = (move: string | null | undefined) => {
    if (move != null) table.pick(move);
    else if (table.busy) table.tooEarly();
    else return false;
    return true;
  };
  switch (action.do) {
    case "choose":
      if (scene.ui.digit?.(action.number, table)) return true;
      if (action.number > 0) return pick(table.choices[action.number - 1]?.move);
      page.zoom?.fit();
      return true;
    case "walk":
      walk(table, action.by, action.everywhere);
      return action.everywhere || table.choices.length > 0;
    case "confirm":
      if (table.selected === null && !table.step) {
        if (table.pointed !== null) return pick(table.pointed);
        if (!table.busy) return false;
      }
      table.confirm();
      return true;
    case "undo":
      table.undoOrAsk();
      return true;
    case "again":
      table.again();
      return true;
    case "end":
      return pick(named(table, ["end"]));
    case "pass":
      return pick(named(table, ["pass"]));
    case "duel":
      return pick(named(table, ["duel"]));
    case "exchange":
      return pick(table.at("exchange")[0]?.move);
    case "replay":
      scene.replay();
      return true;
    case "hint":
      void table.hint();
      return true;
    case "why":
      why(scene);
      return true;
    case "board":
      go(page, "board", "[data-board]");
      return true;
    case "own":
      go(page, `own:${scene.ui.parts?.at(-1)?.part ?? ""}`, "[data-own]");
      return true;
    case "others":
      go(page, "others", "[data-players]");
      return true;
    case "log":
      go(page, "log", "[data-log]");
      return true;
    case "command":
      page.command = true;
      return true;
    case "keys":
      page.window = "keys";
      return true;
    case "larger":
      page.zoom?.in();
      return true;
    case "smaller":
      page.zoom?.out();
      return true;
    case "close":
      scene.skip();
      page.command = false;
      page.drawer = false;
      table.whyNot = null;
      if ((table.update?.choices.filter((choice) => !choice.out_of_turn).length ?? 0) > 1) table.selected = null;
      return true;
  }
}
