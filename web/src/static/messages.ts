// What the page and its worker say to each other.

export type ToWorker =
  | { type: "start"; base: string; role: "tables" | "bots" }
  | { type: "request"; id: number; method: string; path: string; body: string }
  | { type: "open"; line: number; path: string }
  | { type: "send"; line: number; text: string }
  | { type: "hang up"; line: number }
  | { type: "bots"; question: string };

export interface Answer {
  status: number;
  kind: string;
  content: string;
}

export type FromWorker =
  | { type: "waiting" | "loading" | "ready" }
  | { type: "failed"; reason: string }
  | ({ type: "answer"; id: number } & Answer)
  | { type: "opened"; line: number }
  | { type: "text"; line: number; text: string }
  | { type: "closed"; line: number; code: number }
  | { type: "bots"; answer: string };
