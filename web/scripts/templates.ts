// Svelte compiles the markup of a component into nested lists, and into a line of code for each step from one node to
// the next. The build writes a piece of markup as one short text instead, in which the nodes that the component uses are
// marked (see src/lib/template.ts), and puts the branches of `{#if}` where they are chosen:
//
//   var root = $.from_tree([["p", { class: "s1" }, ["b", null, " "], " "]]);
//   var consequent = ($$anchor) => { var p = root(); var b = $.child(p); var text = $.child(b); …; $.append($$anchor, p); };
//   $.if(node, ($$render) => { if (open) $$render(consequent); });
//
// becomes
//
//   $.if(node, ($$render) => { if (open) $$render($$fragment("p.s1{b{~}_", ([, text]) => { … })); });
import { parseAst, type Plugin } from "vite";

const RUNTIME = "/src/lib/template.ts";

/** A node of the syntax tree. */
type Syntax = { type: string; start: number; end: number } & Record<string, any>;

/** A node of markup as Svelte writes it: an element, a text, or nothing for the place of a block or a component. */
type Markup = string | undefined | [string, Record<string, string> | null, ...Markup[]];

/** A node of markup and what is around and in it. */
interface Place {
  markup: Markup;
  siblings: Place[];
  children: Place[];
}

/** What stands instead of a part of the code. */
interface Edit {
  start: number;
  end: number;
  by: string | (() => string);
}

/** Svelte's flags of a template: it is not a single element; it is SVG. */
const SEVERAL = 1;
const SVG = 4;
/** What `$.comment()` makes: the beginning of a block and its place. */
const COMMENT = { top: placesOf([undefined, undefined]), flags: SEVERAL };

/** The value of a literal. */
function valueOf(node: Syntax | null): unknown {
  if (node?.type === "ArrayExpression") return node["elements"].map(valueOf);
  if (node?.type !== "ObjectExpression") return node?.["value"];
  return Object.fromEntries(node["properties"].map(({ key, value }: Syntax) => [key.name ?? key.value, valueOf(value)]));
}

/** Visits a node of the syntax tree and, unless `visit` returns false, those in it. */
function walk(node: Syntax, visit: (node: Syntax) => boolean | void): void {
  if (visit(node) === false) return;
  for (const inner of Object.values(node).flat()) if (inner?.type) walk(inner, visit);
}

/** Which function of Svelte is called: `child` for `$.child(div)`. */
const called = (node?: Syntax | null): string =>
  node?.type === "CallExpression" && node["callee"].object?.name === "$" ? node["callee"].property.name : "";

/** The first variable of a declaration. */
function variable(statement: Syntax): { name?: string; init?: Syntax | null } {
  const [first] = statement.type === "VariableDeclaration" ? statement["declarations"] : [];
  return { name: first?.id.name, init: first?.init };
}

function placesOf(markup: Markup[]): Place[] {
  const siblings: Place[] = [];
  for (const each of markup)
    siblings.push({ markup: each, siblings, children: typeof each === "object" ? placesOf(each.slice(2) as Markup[]) : [] });
  return siblings;
}

const inOrder = (places: Place[]): Place[] => places.flatMap((each) => [each, ...inOrder(each.children)]);

/** Where a step leads to, if it is one and begins at a known node. */
function reached(step: Syntax | null | undefined, known: Map<string, Place>): Place | undefined {
  if (step?.type === "Identifier") return known.get(step["name"]);
  const name = called(step);
  const from = /^(child|only_child|first_child|sibling)$/.test(name) ? reached(step!["arguments"][0], known) : undefined;
  if (!from || name.endsWith("child")) {
    // A block that comes first has another place before its own, for its beginning.
    return from?.children[name === "first_child" && from.children[0]!.markup === undefined ? 1 : 0];
  }
  return from.siblings[from.siblings.indexOf(from) + (step!["arguments"][1]?.value ?? 1)];
}

/** A text in which these signs mean nothing. */
function without(signs: RegExp, text: string): string {
  if (signs.test(text)) throw new Error(`A template can't be written: there is one of ${signs} in "${text}".`);
  return text;
}

/** The text for these nodes, with marks at those that are used. */
function written(places: Place[], used: Map<Place, string>): string {
  const texts = places.map((place) => {
    const { markup, children } = place;
    const marked = used.has(place);
    if (markup === undefined) return marked ? "!" : "?";
    if (markup === " ") return marked ? "~" : "_";
    const mark = marked ? "*" : "";
    if (typeof markup === "string") return `${mark}"${without(/"/, markup)}"`;
    const { class: classes, ...others } = markup[1] ?? {};
    const named = classes ? `.${without(/[.|{}]/, classes).replaceAll(" ", ".")}` : "";
    const rest = Object.entries(others).map(([name, value]) => `|${name}${value && `=${without(/[|{}]/, value)}`}`);
    return `${mark}${markup[0]}${named}${rest.join("")}${children.length ? `{${written(children, used)}` : ""}}`;
  });
  return texts.join("");
}

/** Is there this name in a block, other than in one statement? Functions inside have their own. */
function isUsed(name: string, block: Syntax, statement: Syntax): boolean {
  let found = false;
  walk(block, (node) => {
    if (node === statement || node["params"]?.[0]?.name === name) return false;
    found ||= node.type === "Identifier" && node["name"] === name;
    return true;
  });
  return found;
}

/** The code of a component with its markup as short texts. */
export function rewritten(code: string): string {
  const program = parseAst(code) as unknown as Syntax;
  const edits: Edit[] = [];
  const replace = ({ start, end }: { start: number; end: number }, by: Edit["by"]): number => edits.push({ start, end, by });
  const templates = new Map<string, { top: Place[]; flags: number }>();
  const branches = new Map<string, Syntax>();
  const made = new Set<string>();

  function template({ init }: { init?: Syntax | null }): { top: Place[]; flags: number } | undefined {
    return called(init) === "comment" ? COMMENT : templates.get(init?.["callee"]?.name);
  }

  /** Rewrites a function that makes markup; `fragment` if it is one that only puts it before its anchor. */
  function rewrite(block: Syntax, fragment: Syntax | null): void {
    const beginning = block["body"].find((each: Syntax) => template(variable(each)));
    if (!beginning) return;
    const { name: root, init } = variable(beginning);
    const { top, flags } = template(variable(beginning))!;
    made.add(init!["callee"].name);
    const known = new Map([[root!, flags & SEVERAL ? { markup: undefined, siblings: [], children: top } : top[0]!]]);
    const dropped = new Set<Syntax>([beginning]);
    for (const statement of block["body"]) {
      const { name, init } = variable(statement);
      const place = init?.type === "CallExpression" && reached(init, known);
      if (!place) continue;
      known.set(name!, place);
      dropped.add(statement);
    }
    const last = block["body"].at(-1);
    const whole = fragment && called(last.expression) === "append" && !isUsed("$$anchor", block, last) ? fragment : null;
    if (whole) dropped.add(last);
    const names = new Set<string>();
    walk(block, (node) => {
      if (node.type === "Identifier") names.add(node["name"]);
      return !dropped.has(node);
    });
    const used = new Map([...known].flatMap(([name, place]) => (names.has(name) && name !== root ? [[place, name]] : [])));
    const text = JSON.stringify((flags & SVG ? "^" : "") + written(top, used).replace(/\}+$/, ""));
    const nodes = [whole && !names.has(root!) ? "" : root, ...inOrder(top).flatMap((place) => used.get(place) ?? [])];
    for (const statement of dropped) replace(statement, "");
    if (whole) {
      replace({ start: whole.start, end: whole.start }, `$$fragment(${text}, `);
      replace(whole["params"][0], `[${nodes.join(", ")}]`);
      replace({ start: whole.end, end: whole.end }, ")");
    } else replace({ start: beginning.start, end: beginning.start }, `var [${nodes.join(", ")}] = $$template(${text});`);
  }

  for (const statement of program["body"]) {
    const { name, init } = variable(statement);
    if (called(init) !== "from_tree") continue;
    const top = placesOf(valueOf(init!["arguments"][0]) as Markup[]);
    const flags: number = init!["arguments"][1]?.value ?? 0;
    const several = top.length > 1 || typeof top[0]!.markup !== "object" ? SEVERAL : 0;
    if ((flags | SVG) !== (several | SVG)) throw new Error(`A template can't be written: its flags are ${flags}.`);
    templates.set(name!, { top, flags });
    replace(statement, "");
  }
  walk(program, (node) => {
    const { name, init } = variable(node);
    if (/^(consequent|alternate)(_\d+)?$/.test(name ?? "")) {
      branches.set(name!, init!);
      replace(node, "");
    }
    if (/Function/.test(node.type) && node["body"].type === "BlockStatement")
      rewrite(node["body"], node.type === "ArrowFunctionExpression" && node["params"][0]?.name === "$$anchor" ? node : null);
    if (node.type === "CallExpression" && node["callee"].name === "$$render") {
      const [branch] = node["arguments"];
      const { start, end } = branches.get(branch.name)!;
      replace(branch, () => edited(start, end));
    }
  });
  const missed = [...templates.keys()].find((name) => !made.has(name));
  if (missed) throw new Error(`A template can't be written: how ${missed} is used is unknown.`);

  /** A part of the code with the edits in it. */
  function edited(from: number, to: number): string {
    let text = "";
    let at = from;
    for (const { start, end, by } of edits) {
      if (start < at || end > to) continue;
      text += code.slice(at, start) + (typeof by === "string" ? by : by());
      at = end;
    }
    return text + code.slice(at, to);
  }

  edits.sort((one, other) => one.start - other.start || one.end - other.end);
  const imports = `import { fragment as $$fragment, template as $$template } from "${RUNTIME}";\n`;
  return (edits.length ? imports : "") + edited(0, code.length);
}

export function templates(): Plugin {
  return {
    name: "trailboss-templates",
    apply: "build",
    transform: (code, id) => (id.endsWith(".svelte") ? { code: rewritten(code), map: null } : null),
  };
}
