// Vite's minifier keeps functions and values in variables that are used once; Terser puts them where they are used. It also
// declares the variables of a function together, which makes components smaller, but not Svelte's own functions, which are
// in the first part. Then Vite's minifier names everything anew. All this saves another 3 % of what is sent.
import { minify } from "terser";
import { minify as minifyByVite, type Plugin } from "vite";

export function minifyAgain(): Plugin {
  return {
    name: "trailboss-minify-again",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk") continue;
        // Functions that don't use `this` become arrow functions: nothing here is called with `new` but classes.
        const compress = { passes: 3, hoist_vars: !part.isEntry, unsafe_arrows: true };
        const inlined = await minify(part.code, { module: true, ecma: 2020, mangle: false, compress });
        const { code, errors } = await minifyByVite(part.fileName, inlined.code!, { module: true, mangle: { toplevel: true } });
        if (errors.length) throw new Error(`${part.fileName}: ${errors[0]!.message}`);
        part.code = code;
      }
    },
  };
}
