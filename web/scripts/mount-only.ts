// The client is always mounted into an empty page, never hydrated from HTML that a server has rendered. Svelte can't
// know that, so what it compiles is full of steps that only matter while hydrating. This drops them from the build.
import type { Plugin } from "vite";

/** Where Svelte notes whether it is hydrating. As a constant, it takes all code for hydrating out of the build. */
const SWITCH = "/svelte/src/internal/client/dom/hydration.js";
/** Steps of a compiled component that do nothing unless hydrating. */
const STEP = /^\s*\$\.(?:reset|next|remove_input_defaults|remove_textarea_child)\(\w*\);$/gm;
/** Looking up a node: being a text, or the only child, makes a difference only while hydrating. */
const LOOKUP = /\$\.(?:only_)?(child|first_child|sibling)\((\w+(?:\(\))?)(?:, 1\b)?(, \d+)?(?:, true)?\)/g;

export function mountOnly(): Plugin {
  return {
    name: "trailboss-mount-only",
    apply: "build",
    transform(code, id) {
      const constant = () => code.replace("let hydrating =", "const hydrating =").replace("hydrating = value;", "");
      if (id.endsWith(SWITCH)) return { code: constant(), map: null };
      if (id.endsWith(".svelte")) return { code: code.replace(STEP, "").replace(LOOKUP, "$.$1($2$3)"), map: null };
      return null;
    },
  };
}
