// How the small picture of a printed action is composed; the pictures are in compositions.data.ts.
import { COMPOSITIONS } from "./compositions.data";

/** `text` stands below the icons, `small` is an icon behind it; both are kept short, tiles are narrow. */
export interface Composition {
  icons: string[];
  text?: string;
  small?: string;
}

/** The picture of an action in an edition; an unknown one shows a question mark rather than nothing. */
export function composition(action: string, second: boolean): Composition {
  const known = COMPOSITIONS[action] ?? { icons: ["why"] };
  const tribe = second ? "outlaw" : "teepee";
  return { ...known, icons: known.icons.map((icon) => (icon === "tribe" ? tribe : icon)) };
}

/** The width that an action needs, in units where an icon is 24. */
export function breadth(alternatives: string[], second: boolean): number {
  const icons = alternatives.map((action) => composition(action, second).icons.length);
  return icons.reduce((sum, count) => sum + 26 * count, 0) + 8 * (alternatives.length - 1);
}
