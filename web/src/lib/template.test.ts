// The build writes templates in its own way; what a component shows must stay the same.
import { compile } from "svelte/compiler";
import * as svelte from "svelte/internal/client";
import { flushSync, mount, type Component } from "svelte";
import { expect, it } from "vitest";
import { rewritten } from "../../scripts/templates";
import { fragment, template } from "./template";

const compiled = (source: string): string =>
  compile(source, { runes: true, fragments: "tree", filename: "Shown.svelte", cssHash: () => "s1" }).js.code;

/** What a component shows, first and after clicks on all its buttons; comments are only places of blocks. */
function shown(code: string): string[] {
  const body = code.replace(/^import .*$/gm, "").replace("export default ", "");
  const make = new Function("$", "$$fragment", "$$template", `${body}; return Shown;`);
  const target = document.createElement("main");
  document.body.append(target);
  flushSync(() => mount(make(svelte, fragment, template) as Component, { target }));
  const html = (): string => target.innerHTML.replaceAll("<!---->", "");
  const first = html();
  for (const button of target.querySelectorAll("button")) flushSync(() => button.click());
  const after = html();
  target.remove();
  return [first, after];
}

const COMPONENTS = {
  "several elements and texts": `<script>let n = $state(1);</script>
    <h1 class="a b" id="top" data-empty>{n} of <b>{n + 1}</b>, (said)</h1> <button onclick={() => (n += 1)}>{n}</button>`,
  "blocks, first, last and in each other": `<script>let n = $state(1);</script>
    {#if n > 1}<p class="more">{n}{#if n > 2}<i>!</i>{:else}<b>?</b>{/if}</p>{:else if n}<p>one</p>{:else}none{/if}
    <button onclick={() => (n += 1)}>+</button>
    <ul>{#each [1, n] as each, at (at)}<li lang="en">{each}: <em>{each + n}</em></li>{:else}<li></li>{/each}</ul>
    {#key n}<hr />{/key}`,
  "snippets with values": `<script>let n = $state(1);</script>
    {#snippet cell(text, other = 0)}<td>{text}</td>{#if other}<td>{other}</td>{/if}{/snippet}
    <table><tbody><tr>{@render cell(n)}{@render cell("x", n)}</tr></tbody></table><button onclick={() => (n += 1)}></button>`,
  "pictures": `<script>let n = $state(1);</script>
    <svg viewBox="0 0 9 9"><g transform="translate(1 2)">{#if n > 1}<path d="M0 0h9" /><text x="1">{n}</text>{/if}</g></svg>
    <button onclick={() => (n += 1)}><svg><use href="#{n}" /></svg></button>`,
  "forms": `<script>let n = $state("b");</script>
    <select bind:value={n}><option value="a">A</option>{#each ["b", "c"] as each (each)}<option value={each}>{each}</option>{/each}</select>
    <input type="text" required bind:value={n} /><textarea bind:value={n}></textarea><button onclick={() => (n = "c")}>{n}</button>`,
  "styles": `<p class="x">{1 + 1}<span style:color="red">s</span></p><button></button><style>.x span { margin: 0; }</style>`,
  "nothing but another block": `<script>let n = $state(1);</script>{#if n}{#each [n] as each (each)}{each}<button onclick={() => (n += 1)}></button>{/each}{/if}`,
};

it.each(Object.entries(COMPONENTS))("%s", (_, source) => {
  const code = compiled(source);
  const short = rewritten(code);
  expect(short).not.toMatch(/\$\.(from_tree|sibling|first_child)/);
  expect(shown(short)).toEqual(shown(code));
});

it.each([`<p title="a|b"></p>`, `<p class="a.b"></p>`, `<p>"a"</p>`])("%s has signs that can't be written", (source) => {
  expect(() => rewritten(compiled(source))).toThrow("A template can't be written");
});
