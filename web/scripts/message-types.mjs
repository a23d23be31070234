// Writes src/messages.d.ts, the types of the message files, as every start of Vite does.
import { resolveConfig } from "vite";

await resolveConfig({}, "serve");
