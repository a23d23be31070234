// One set of listeners for all places of a panel: a place with a legal move is picked, another one is asked about.
// Places are marked with `data-place`; those that can be picked are buttons for the keyboard as well.
import type { Numbered, TableModel } from "../../lib/table.svelte";
import { meantBy, viewOf } from "./moves";

/** The choice that a place stands for: the first that lies there, so the lowest bid for the plot for sale. */
export function choiceAt(table: TableModel, place: string): Numbered | null {
  return table.targets.get(place)?.[0] ?? null;
}

/** What makes a drawn place a button for keys and ears while a move lies there, and a picture otherwise. */
export function reach(choice: Numbered | null): Record<string, string | number> {
  return choice ? { role: "button", tabindex: 0, "data-move": choice.move } : { role: "img" };
}

/** Is a move that lies at this place pointed at or chosen, or is a line of the log about it? */
export function stateOf(table: TableModel, place: string): { pointed: boolean; chosen: boolean; lit: boolean } {
  const moves = (table.targets.get(place) ?? []).map(({ move }) => move);
  return {
    pointed: table.pointed !== null && moves.includes(table.pointed),
    chosen: table.selected !== null && moves.includes(table.selected),
    lit: table.lit.includes(place),
  };
}

/** A bid waits for the button that names its sum; everything else is played or chosen as its kind asks. */
export async function take(table: TableModel, choice: Numbered): Promise<void> {
  if (choice.move.startsWith("bid ") && table.selected !== choice.move) table.selected = choice.move;
  else await table.pick(choice.move);
}

function placeOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest("[data-place]") : null;
}

/** Listens on a panel for clicks, keys and the pointer on its places. */
export function places(table: TableModel): (node: Element) => () => void {
  return (node) => {
    const act = (element: Element): void => {
      const place = element.getAttribute("data-place") ?? "";
      const choice = choiceAt(table, place);
      const view = viewOf(table.update);
      if (choice) void take(table, choice);
      else if (view && table.update.choices.length)
        void table.ask(meantBy(place, view), element.getBoundingClientRect());
    };
    const point = (event: Event): void => {
      const element = placeOf(event);
      table.point(element ? (choiceAt(table, element.getAttribute("data-place") ?? "")?.move ?? null) : null);
    };
    const listeners: [string, (event: Event) => void][] = [
      [
        "click",
        (event) => {
          const element = placeOf(event);
          if (element) act(element);
        },
      ],
      [
        "keydown",
        (event) => {
          const { key } = event as KeyboardEvent;
          const element = placeOf(event);
          if (element?.getAttribute("role") !== "button" || (key !== "Enter" && key !== " ")) return;
          event.preventDefault();
          event.stopPropagation(); // Enter would confirm what is chosen elsewhere on the page
          act(element);
        },
      ],
      ["pointerover", point],
      ["pointerleave", () => table.point(null)],
      ["focusin", point],
      ["focusout", () => table.point(null)],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    };
  };
}
