// The worker of the static edition: Python with the rules, the tables and the bots. A second one of the same kind is
// started for bots that take their time, so that the tables never wait for them.
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { Database } from "./database";
import type { FromWorker, ToWorker } from "./messages";

interface Tables {
  request(method: string, path: string, body: string): Promise<PyProxy>;
  open(line: number, path: string, send: (text: string) => void, close: (code: number) => void): void;
  take(line: number, text: string | null): void;
}

interface PythonSide {
  open_tables(
    write: (pairs: string) => Promise<void>,
    read: (prefix: string) => Promise<string>,
    ask: (question: string, seconds: number) => Promise<string>,
  ): Promise<Tables>;
  answer_bots(question: string): string;
}

const send = (message: FromWorker) => postMessage(message);

async function python(base: string): Promise<PythonSide> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as typeof import("pyodide");
  const unpacked = fetch(`${base}python/trailboss.zip`).then((response) => response.arrayBuffer());
  const pyodide: PyodideAPI = await loadPyodide({
    indexURL: `${base}pyodide/`,
    stdLibURL: `${base}python/stdlib.zip`,
    convertNullToNone: true,
  });
  pyodide.unpackArchive(await unpacked, "zip", { extractDir: "/lib/trailboss" });
  pyodide.runPython("import sys; sys.path.insert(0, '/lib/trailboss')");
  return pyodide.pyimport("trailboss.server.worker.browser") as PythonSide;
}

/** Waits until no other tab has the tables: two would write over each other's games. */
async function alone(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return; // a page that did not come over https
  await new Promise<void>((resolve) => {
    const hold = (lock: Lock | null) => {
      if (!lock) {
        send({ type: "waiting" });
        void locks.request("trailboss", hold);
        return undefined;
      }
      send({ type: "loading" });
      resolve();
      return new Promise(() => undefined); // for as long as this worker lives
    };
    void locks.request("trailboss", { ifAvailable: true }, hold);
  });
}

/** The other worker, asked one question at a time; one that does not answer is replaced. */
class Bots {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly base: string) {}

  ask(question: string, seconds: number): Promise<string> {
    const answer = this.last.then(() => this.answer(question, seconds));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private answer(question: string, seconds: number): Promise<string> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve, reject) => {
      const give = (up: string) => {
        worker.terminate();
        this.worker = null;
        reject(new Error(up));
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      worker.onerror = () => give("crashed");
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "ready") {
          clearTimeout(timer);
          timer = setTimeout(() => give("slow"), seconds * 1000);
        }
        if (data.type === "failed") give(data.reason);
        if (data.type !== "bots") return;
        clearTimeout(timer);
        resolve(data.answer);
      };
      worker.postMessage({ type: "bots", question } satisfies ToWorker);
    });
  }

  private start(): Worker {
    const worker = new Worker(self.location.href, { type: "module" });
    worker.postMessage({ type: "start", base: this.base, role: "bots" } satisfies ToWorker);
    return worker;
  }
}

async function startTables(base: string): Promise<(message: ToWorker) => void> {
  await alone();
  const [{ open_tables }, database] = await Promise.all([python(base), Database.open()]);
  const bots = new Bots(base);
  const tables = await open_tables(
    (pairs) => database.write(JSON.parse(pairs) as [string, string][]),
    async (prefix) => JSON.stringify(await database.read(prefix)),
    (question, seconds) => bots.ask(question, seconds),
  );
  const answer = async (id: number, method: string, path: string, body: string) => {
    const found = await tables.request(method, path, body);
    const [status, kind, content] = found.toJs() as [number, string, string];
    found.destroy();
    send({ type: "answer", id, status, kind, content });
  };
  return (message) => {
    switch (message.type) {
      case "request":
        void answer(message.id, message.method, message.path, message.body);
        break;
      case "open": {
        const { line } = message;
        send({ type: "opened", line });
        tables.open(
          line,
          message.path,
          (text) => send({ type: "text", line, text }),
          (code) => send({ type: "closed", line, code }),
        );
        break;
      }
      case "send":
        tables.take(message.line, message.text);
        break;
      case "hang up":
        tables.take(message.line, null);
    }
  };
}

async function startBots(base: string): Promise<(message: ToWorker) => void> {
  const { answer_bots } = await python(base);
  return (message) => {
    if (message.type === "bots") {
      send({ type: "ready" });
      send({ type: "bots", answer: answer_bots(message.question) });
    }
  };
}

let started: Promise<(message: ToWorker) => void> | null = null;

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type !== "start") {
    void started?.then((take) => take(data));
    return;
  }
  started = data.role === "tables" ? startTables(data.base) : startBots(data.base);
  started.then(
    () => send({ type: "ready" }),
    (error: unknown) => send({ type: "failed", reason: String(error) }),
  );
};
