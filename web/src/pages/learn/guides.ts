// The games in short, in our own words: what you want, what you do, what matters. The words lie in guides.json, which
// is fetched by the page that shows them.
import type { Both } from "../../lib/net/protocol";
import { fetched } from "../rulings/documents";
import address from "./guides.json?url";

export interface Point {
  icon: string;
  name: Both;
  text: Both;
}

export interface Guide {
  id: string;
  title: Both;
  /** Players and time. */
  size: Both;
  goal: Both;
  turn: Point[];
  matters: Point[];
}

/** A topic in which the editions of Great Western Trail differ. */
export interface Difference {
  topic: Both;
  first: Both;
  second: Both;
}

export interface Guides {
  guides: Guide[];
  editions: Difference[];
}

export const guides = (): Promise<Guides> => fetched<Guides>(address);
