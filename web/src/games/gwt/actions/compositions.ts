// The small picture of a printed action: an icon or two above, and below what it costs or brings. The server
// puts it together from the action's effects, so that an action needs nothing here.
import { withDollars } from "../../../lib/money";
import type { Catalogue } from "../../../lib/net/protocol";
import { list, thing, word } from "../board/figures";

/** `text` stands below the icons, `small` is an icon behind it; both are kept short, tiles are narrow. */
export interface Composition {
  icons: string[];
  text?: string;
  small?: string;
}

/** The picture of an action; an unknown one shows a question mark rather than nothing. */
export function composition(catalogue: Catalogue | undefined, action: string): Composition {
  const printed = thing(catalogue, "action", action);
  const icons = list(printed, "icons").map(String);
  return {
    icons: icons.length > 0 ? icons : ["why"],
    text: withDollars(word(printed, "text")) || undefined,
    small: word(printed, "small") || undefined,
  };
}

/** The width that an action needs, in units where an icon is 24. */
export function breadth(catalogue: Catalogue | undefined, alternatives: string[]): number {
  const icons = alternatives.map((action) => composition(catalogue, action).icons.length);
  return icons.reduce((sum, count) => sum + 26 * count, 0) + 8 * (alternatives.length - 1);
}
