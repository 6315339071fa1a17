/** Stores files whose upload is incomplete on this device, so that it can continue after a reload. */

import { dropStored } from "../../../storage.ts";

const store = "files";

function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open("setu", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(store);
  return settled(asked);
}

const settled = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** A file as it is stored: private windows of Safari store bytes, but no files. */
interface StoredFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
  lastModified: number;
}

/** The last act. Each waits for the one before it: a file that was dropped while its bytes were read must not be stored afterwards. */
let last: Promise<unknown> = Promise.resolve();

/** Returns undefined if the browser stores nothing: then the applicant has to choose the file again. */
function within<Result>(
  mode: IDBTransactionMode,
  act: (begin: () => IDBObjectStore) => IDBRequest<Result> | Promise<IDBRequest<Result>>,
): Promise<Result | undefined> {
  const done = last.then(async () => {
    try {
      const database = await opened();
      try {
        return await settled(await act(() => database.transaction(store, mode).objectStore(store)));
      } finally {
        database.close();
      }
    } catch {
      return undefined;
    }
  });
  last = done;
  return done;
}

export const keepFile = (name: string, file: File) =>
  within("readwrite", async (begin) => {
    const stored: StoredFile = {
      bytes: await file.arrayBuffer(),
      name: file.name,
      type: file.type,
      lastModified: file.lastModified,
    };
    return begin().put(stored, name);
  });

export async function keptFile(name: string): Promise<File | undefined> {
  const kept = await within<StoredFile | File | undefined>("readonly", (begin) => begin().get(name));
  // An earlier release stored the file itself.
  return !kept || kept instanceof File ? kept : new File([kept.bytes], kept.name, kept);
}

export const dropFile = (name: string) => within("readwrite", (begin) => begin().delete(name));

/** Deletes files whose draft no longer exists. */
export async function dropStrayFiles(isKnown: (name: string) => boolean): Promise<void> {
  for (const name of (await within("readonly", (begin) => begin().getAllKeys())) ?? []) {
    if (!isKnown(String(name))) await dropFile(String(name));
  }
}

/** Deletes a draft from this device, with its files that have not arrived. */
export function dropDraft(key: string): void {
  dropStored(key);
  void dropStrayFiles((name) => !name.startsWith(`${key}/`));
}
