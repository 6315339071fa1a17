/** An unsaved change to an item, stored in this browser. */
export interface StoredCopy {
  key: string;
  user: number;
  collection: string;
  item: string;
  locale: string;
  /** The form it was typed into. */
  page: string;
  baseUpdatedAt: number;
  /** When it was typed, in ms since 1970. */
  at: number;
  /** When the server stored the same copy, in ms since 1970; 0 if it has not. */
  sentAt: number;
  /** When the server stored the earlier state of this text, which this one replaces, in ms since 1970; 0 if it did not. */
  replaces: number;
  fields: Record<string, unknown>;
}
/** An unsent text of one of our own screens. */
export interface StoredText {
  key: string;
  user: number;
  at: number;
  value: unknown;
}

const keptMs = 30 * 86_400_000;
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("setu-unsaved", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("copies", { keyPath: "key" });
      request.result.createObjectStore("texts", { keyPath: "key" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

type Store = "copies" | "texts";

/** Runs a request; undefined if the browser stores nothing, as in some private windows. The server's copy is then the only one. */
async function ask<Result>(
  store: Store,
  mode: IDBTransactionMode,
  act: (objects: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const transaction = (await open()).transaction(store, mode, { durability: "strict" });
    const request = act(transaction.objectStore(store));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    return undefined;
  }
}

const startingWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export const putCopy = (copy: StoredCopy) => ask("copies", "readwrite", (objects) => objects.put(copy));
export const dropCopy = (key: string) => ask("copies", "readwrite", (objects) => objects.delete(key));

/** A user's copies of an item. The item `new` means all items that were never saved. */
export async function copiesOf(user: number, collection: string, item: string): Promise<StoredCopy[]> {
  const prefix = `${user}|${collection}|${item === "new" ? "new-" : `${item}|`}`;
  const found = await ask<StoredCopy[]>("copies", "readonly", (objects) => objects.getAll(startingWith(prefix)));
  return (found ?? []).filter(({ at }) => at > Date.now() - keptMs);
}

export async function allCopies(user: number): Promise<StoredCopy[]> {
  const found = await ask<StoredCopy[]>("copies", "readonly", (objects) => objects.getAll(startingWith(`${user}|`)));
  return found ?? [];
}

export const putText = (text: StoredText) => ask("texts", "readwrite", (objects) => objects.put(text));
export const dropText = (key: string) => ask("texts", "readwrite", (objects) => objects.delete(key));
export const readText = async (key: string): Promise<unknown> =>
  (await ask<StoredText | undefined>("texts", "readonly", (objects) => objects.get(key)))?.value;

/** Deletes everything of a user, at sign-out, and every user's entries older than 30 days. */
export async function clear(user: number): Promise<void> {
  for (const store of ["copies", "texts"] as const) {
    const all = await ask<(StoredCopy | StoredText)[]>(store, "readonly", (objects) => objects.getAll());
    for (const { key, at, user: owner } of all ?? []) {
      if (owner === user || at < Date.now() - keptMs) await ask(store, "readwrite", (objects) => objects.delete(key));
    }
  }
}
