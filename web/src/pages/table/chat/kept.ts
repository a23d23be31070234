// What this browser remembers of the chats of its tables: how far they were read, and who is muted.

interface ChatKept {
  read: number;
  muted: number[];
}

const KEPT = "trailboss.chat";
/** At most this many tables are kept: those used last. */
const MOST = 30;

function all(): [string, ChatKept][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as [string, ChatKept][]) : [];
  } catch {
    return []; // somebody else's text under our name: as if nothing was kept
  }
}

export function chatKept(table: string): ChatKept {
  return all().find(([id]) => id === table)?.[1] ?? { read: 0, muted: [] };
}

export function keepChat(table: string, kept: ChatKept): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEPT, JSON.stringify([...others, [table, kept]].slice(-MOST)));
}
