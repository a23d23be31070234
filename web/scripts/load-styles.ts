// A page that is loaded later waits for its style sheet. Vite's own function for that also preloads scripts, which are
// loaded at once here anyway, and reports errors to listeners that this client does not have. This one only does the first.
import type { Plugin } from "vite";

const HELPER = "vite/preload-helper.js";

/** Runs in the browser. Vite calls it as `__vitePreload`, with the style sheets that `load` needs. */
const LOAD_STYLES = `
const loading = {};
const loadStyle = (href) => (loading[href] ??= new Promise((done, fail) => {
  if ([...document.querySelectorAll("link")].some((link) => link.href === href)) return done();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done });
  link.onerror = () => {
    link.remove();
    delete loading[href];
    fail(new Error(href));
  };
  document.head.append(link);
}));
export const __vitePreload = (load, styles = [], from = location.origin) =>
  Promise.all(styles.map((style) => loadStyle(new URL(style, from).href))).then(load);
`;

export function loadStyles(): Plugin {
  let found = false;
  return {
    name: "trailboss-load-styles",
    apply: "build",
    enforce: "post",
    transform(_, id) {
      if (!id.endsWith(HELPER)) return null;
      found = true;
      return { code: LOAD_STYLES, map: null };
    },
    buildEnd(error) {
      if (!error && !found) throw new Error(`Vite has no ${HELPER} any more: look at load-styles.ts`);
    },
  };
}
