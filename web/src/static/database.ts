// The browser's database: texts by their keys.

const STORE = "texts";

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });
}

export class Database {
  private constructor(private readonly opened: IDBDatabase) {}

  static async open(): Promise<Database> {
    const request = indexedDB.open("trailboss", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new Database(await finished(request));
  }

  /** Keeps all pairs of a key and a text, or none. */
  write(pairs: [string, string][]): Promise<void> {
    // "relaxed": a crash of the browser loses nothing, and no move waits for the disk.
    const transaction = this.opened.transaction(STORE, "readwrite", { durability: "relaxed" });
    for (const [key, text] of pairs) transaction.objectStore(STORE).put(text, key);
    transaction.commit?.();
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB failed"));
    });
  }

  /** The texts whose keys begin with that, in the order of their keys. */
  read(prefix: string): Promise<string[]> {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    return finished<string[]>(this.opened.transaction(STORE).objectStore(STORE).getAll(range));
  }
}
