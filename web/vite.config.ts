/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { installable } from "./scripts/installable.ts";
import { loadStyles } from "./scripts/load-styles.ts";
import { messages } from "./scripts/messages.ts";
import { minifyAgain } from "./scripts/minify-again.ts";
import { mountOnly } from "./scripts/mount-only.ts";
import { partData } from "./scripts/part-data.ts";
import { groups } from "./scripts/parts.ts";
import { rulings } from "./scripts/rulings.ts";
import { templates } from "./scripts/templates.ts";

// The server that `npm run dev` talks to: start it with `trailboss serve --no-open --port 8700`.
const server = "http://127.0.0.1:8700";

// The static edition (`./run static`) is the same client with another src/lib/edition.ts, for a folder of any name.
const edition = { find: /^.*\/edition$/, replacement: fileURLToPath(new URL("src/static/edition.ts", import.meta.url)) };

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), mountOnly(), loadStyles(), templates(), rulings(), partData(), messages(), minifyAgain(), ...(mode === "static" ? [installable()] : [])],
  base: mode === "static" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: mode === "static" ? "../.build/static-client" : "../src/trailboss/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false, // its polyfill would be an inline script, which the server's CSP refuses
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: {
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
    alias: mode === "static" ? [edition] : [],
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
}));
