// What is open on a table page: tabs, drawer, windows, and how the board is zoomed.
export type Tab = "board" | "others" | "log" | `own:${string}`;
export type Window = "menu" | "keys" | null;

/** What the box around the board can do. */
export interface ZoomControls {
  in(): void;
  out(): void;
  /** The whole board. */
  fit(): void;
  /** All legal targets, as large as they may be. */
  targets(): void;
}

export class PageState {
  /** On the phone. */
  tab = $state<Tab>("board");
  /** Is the right column shown where it is a drawer? */
  drawer = $state(false);
  window = $state<Window>(null);
  command = $state(false);
  /** Is a learner led through the first turns? */
  guide = $state(false);
  /** Is the guide explaining something, so that the board matters more than the answers? */
  explains = $state(false);
  zoom = $state.raw<ZoomControls | null>(null);
}
