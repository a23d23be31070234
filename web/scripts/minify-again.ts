// Vite's minifier keeps functions and values in variables that are used once; Terser puts them where they are used.
// After the first pass, that saves another per cent of what is sent.
import { minify } from "terser";
import type { Plugin } from "vite";

export function minifyAgain(): Plugin {
  return {
    name: "trailboss-minify-again",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk") continue;
        const { code } = await minify(part.code, { module: true, ecma: 2020, compress: { passes: 2 } });
        part.code = code!;
      }
    },
  };
}
