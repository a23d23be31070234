// The client is always mounted into an empty page, never hydrated from HTML that a server has rendered. Svelte can't
// know that, so what it compiles is full of steps that only matter while hydrating. This drops them from the build.
// Every component also tells Svelte which events it handles; here that is said once, for all of them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { SRC } from "./parts.ts";

/** Where Svelte notes whether it is hydrating. As a constant, it takes all code for hydrating out of the build. */
const SWITCH = "/svelte/src/internal/client/dom/hydration.js";
/** Steps of a compiled component that do nothing unless hydrating. */
const STEP = /^\s*\$\.(?:reset|next|remove_input_defaults|remove_textarea_child)\(\w*\);$/gm;
/** The events a component handles in the document instead of its own elements. */
const DELEGATE = /^\s*\$\.delegate\((\[.*\])\);$/gm;
const HANDLER = /\bon(click|change|input|keydown|keyup|focusin|focusout|pointerdown|pointermove|pointerup)\b/g;

/** All events that components handle. */
function events(): string[] {
  const components = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  const found = components.flatMap((file) => [...readFileSync(join(SRC, file), "utf8").matchAll(HANDLER)]);
  return [...new Set(found.map(([, event]) => event!))].sort();
}

export function mountOnly(): Plugin {
  const all = events();
  return {
    name: "trailboss-mount-only",
    apply: "build",
    transform(code, id) {
      const constant = () => code.replace("let hydrating =", "const hydrating =").replace("hydrating = value;", "");
      if (id.endsWith(SWITCH)) return { code: constant(), map: null };
      if (id.endsWith("/main.ts")) {
        const once = `import { delegate } from "svelte/internal/client";\ndelegate(${JSON.stringify(all)});\n`;
        return { code: once + code, map: null };
      }
      if (!id.endsWith(".svelte")) return null;
      for (const [, list] of code.matchAll(DELEGATE)) {
        const missing = (JSON.parse(list!.replaceAll("'", '"')) as string[]).filter((event) => !all.includes(event));
        if (missing.length) throw new Error(`${id}: add ${missing.join(", ")} to HANDLER in mount-only.ts`);
      }
      return { code: code.replace(DELEGATE, "").replace(STEP, ""), map: null };
    },
  };
}
