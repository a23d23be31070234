// The page's side of the worker: requests, and lines to tables that look like WebSockets.
import type { Answer, FromWorker, ToWorker } from "./messages";

/** How far the worker is: `idle` until a page needs it, `waiting` while another tab of this browser has the tables. */
export const worker = $state<{ phase: "idle" | "loading" | "waiting" | "ready" | "failed" }>({ phase: "idle" });

/** A line to a table: as much of a WebSocket as the client uses. */
class Line {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(private readonly number: number) {}

  send(text: string): void {
    tell({ type: "send", line: this.number, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.number);
    tell({ type: "hang up", line: this.number });
  }
}

let thread: Worker | null = null;
const answers = new Map<number, (answer: Answer) => void>();
const lines = new Map<number, Line>();
let count = 0;

function start(): Worker {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.phase = "loading";
  started.onmessage = take;
  started.onerror = () => (worker.phase = "failed");
  started.postMessage({ type: "start", base: new URL(".", location.href).href, role: "tables" } satisfies ToWorker);
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("./offline.js");
  void navigator.storage?.persist?.();
  return started;
}

const tell = (message: ToWorker) => (thread ??= start()).postMessage(message);

function take({ data }: MessageEvent<FromWorker>): void {
  switch (data.type) {
    case "waiting":
    case "loading":
    case "ready":
      worker.phase = data.type;
      break;
    case "failed":
      worker.phase = "failed";
      console.error(data.reason);
      break;
    case "answer":
      answers.get(data.id)?.(data);
      answers.delete(data.id);
      break;
    case "opened": {
      const line = lines.get(data.line);
      if (line) line.readyState = WebSocket.OPEN;
      break;
    }
    case "text":
      lines.get(data.line)?.onmessage?.(new MessageEvent("message", { data: data.text }));
      break;
    case "closed": {
      const line = lines.get(data.line);
      if (!line) break;
      line.readyState = WebSocket.CLOSED;
      lines.delete(data.line);
      line.onclose?.(new CloseEvent("close", { code: data.code }));
    }
  }
}

export function request(method: string, path: string, body: string): Promise<Answer> {
  const id = ++count;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    tell({ type: "request", id, method, path, body });
  });
}

export function line(path: string): Line {
  const number = ++count;
  const made = new Line(number);
  lines.set(number, made);
  tell({ type: "open", line: number, path });
  return made;
}
