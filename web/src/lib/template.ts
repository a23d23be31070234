// Makes the nodes of a component's markup from the text that the build writes for it (see scripts/templates.ts). An
// element is `p.plain|lang=de{`, what is inside, and `}`, which may be missing at the end; `"` is around texts, `_` is
// a space, `?` the place of a block. Marked nodes are handed out: `*` is before an element or text, `~` and `!` stand for
// a space and a place. `^` begins SVG.
import { append, from_tree } from "svelte/internal/client";

type Markup = (string | undefined | Markup | Record<string, string>)[];

interface Template {
  make: () => Node;
  /** How many nodes further each marked node is, in the order of the document. */
  steps: number[];
}

const SEVERAL = 1;
const SVG = 4;
const PART = /(\*?)(?:"([^"]*)"|([a-zA-Z][\w-]*)([^{}]*)([{}]|$)|([~_!?}]))/g;
const known = new Map<string, Template>();

function read(text: string): Template {
  const top: Markup = [];
  const open = [top];
  const steps: number[] = [];
  let step = 0;
  for (const [, mark, words, name, attributes, end, sign] of text.matchAll(PART)) {
    if (sign === "}") {
      open.pop();
      continue;
    }
    if (mark || sign === "~" || sign === "!") {
      steps.push(step);
      step = 0;
    }
    step += 1;
    const element: Markup = [];
    open.at(-1)!.push(name ? element : (words ?? (sign === "~" || sign === "_" ? " " : undefined)));
    if (!name) continue;
    const [classes, ...others] = attributes!.split("|");
    const pairs = others.map((each) => /^([^=]*)=?(.*)$/s.exec(each)!.slice(1));
    if (classes) pairs.unshift(["class", classes.slice(1).replaceAll(".", " ")]);
    element.push(name, Object.fromEntries(pairs) as Record<string, string>);
    if (end === "{") open.push(element);
  }
  const several = top.length > 1 || !Array.isArray(top[0]) ? SEVERAL : 0;
  if (several && steps.length) steps[0]! += 1;
  return { make: from_tree(top, several + (text.startsWith("^") ? SVG : 0)), steps };
}

/** The next node in the order of the document. */
function after(node: Node): Node {
  if (node.firstChild) return node.firstChild;
  while (!node.nextSibling) node = node.parentNode!;
  return node.nextSibling;
}

/** New nodes of this text: what is around all of them, and the marked ones. */
export function template(text: string): Node[] {
  let found = known.get(text);
  if (!found) known.set(text, (found = read(text)));
  let node = found.make();
  const nodes = [node];
  for (let step of found.steps) {
    while (step--) node = after(node);
    nodes.push(node);
  }
  return nodes;
}

/** A function that puts new nodes of this text before an anchor, after `fill` has been called with them. */
export function fragment(text: string, fill: (nodes: Node[], ...given: unknown[]) => void) {
  return (anchor: Node, ...given: unknown[]): void => {
    const nodes = template(text);
    fill(nodes, ...given);
    append(anchor, nodes[0]!);
  };
}
