// One set of listeners for all places of a panel: a place with a legal move is picked, another one is asked about.
// Places are marked with `data-place`; those that can be picked are buttons for the keyboard as well.
import { on } from "svelte/events";
import type { Numbered, TableModel } from "../../../lib/table/table.svelte";

/** The choice that a place stands for: the first that lies there, so the lowest bid for the plot for sale. */
export function choiceAt(table: TableModel, place: string): Numbered | null {
  return table.targets.get(place)?.[0] ?? null;
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
export function take(table: TableModel, choice: Numbered): void {
  if (choice.move.startsWith("bid ") && table.selected !== choice.move) table.select(choice.move);
  else table.pick(choice.move);
}

function closest(event: Event, attribute: string): Element | null {
  return event.target instanceof Element ? event.target.closest(`[${attribute}]`) : null;
}

type Listeners = Record<string, (event: Event) => void>;

/** Svelte's `on` keeps a handler out of the drawing that may have caused its event: focus leaves what is removed. */
function listening(listeners: Listeners): (node: Element) => () => void {
  return (node) => {
    const ends = Object.entries(listeners).map(([name, listener]) => on(node, name, listener));
    return () => {
      for (const end of ends) end();
    };
  };
}

/** What the pointer or the focus is on, as the move that a panel's element stands for. */
function pointers(table: TableModel, moveOf: (event: Event) => string | null): Listeners {
  const point = (event: Event): void => table.point(moveOf(event));
  const leave = (): void => table.point(null);
  return { pointerover: point, pointerleave: leave, focusin: point, focusout: leave };
}

/** Listens on a list of answers: what is pointed at there is lit on the board. */
export function pointing(table: TableModel): (node: Element) => () => void {
  return listening(pointers(table, (event) => closest(event, "data-move")?.getAttribute("data-move") ?? null));
}

/** Listens on a panel for clicks, keys and the pointer on its places. */
export function places(table: TableModel): (node: Element) => () => void {
  const choiceOf = (element: Element | null): Numbered | null =>
    element ? choiceAt(table, element.getAttribute("data-place") ?? "") : null;
  const act = (element: Element): void => {
    const choice = choiceOf(element);
    if (choice) take(table, choice);
    else void table.ask({ place: element.getAttribute("data-place") ?? "" }, element.getBoundingClientRect());
  };
  return listening({
    ...pointers(table, (event) => choiceOf(closest(event, "data-place"))?.move ?? null),
    click: (event) => {
      const element = closest(event, "data-place");
      if (element) act(element);
    },
    keydown: (event) => {
      const { key } = event as KeyboardEvent;
      const element = closest(event, "data-place");
      if (element?.getAttribute("role") !== "button" || (key !== "Enter" && key !== " ")) return;
      event.preventDefault();
      event.stopPropagation(); // Enter would confirm what is chosen elsewhere on the page
      act(element);
    },
  });
}
