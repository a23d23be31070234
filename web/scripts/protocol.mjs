// Write src/lib/net/protocol.ts from the server's structs. With --check, only say whether it is up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.TRAILBOSS_PYTHON ?? here("../../.venv/bin/python");
const target = here("../src/lib/net/protocol.ts");

const { definitions } = JSON.parse(execFileSync(python, [here("schema.py")], { encoding: "utf-8" }));
// What a client sends may leave out fields that have a default; so do changes. Of all else the server sends every field.
const PARTIAL = ["Changes", "NewTable", "NewSeat", "Join", "SeatBot", "RemoveDevice", "Webhook", "SendChat"];
for (const [name, definition] of Object.entries(definitions)) {
  definition.additionalProperties ??= false;
  if (!PARTIAL.includes(name)) definition.required = Object.keys(definition.properties ?? {});
}
const names = Object.keys(definitions).sort();
const schema = {
  title: "Protocol",
  type: "object",
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
  definitions,
};
const text = await compile(schema, "Protocol", {
  bannerComment: "// Written by `npm run protocol` from trailboss.server.protocol; do not edit.",
  style: { printWidth: 110 },
});
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf-8") !== text) {
    console.error("src/lib/net/protocol.ts is not up to date: run `npm run protocol` in web/");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
