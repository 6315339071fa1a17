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

/** Returns undefined if the browser stores nothing: then the applicant has to choose the file again. */
async function within<Result>(
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await opened();
    try {
      return await settled(act(database.transaction(store, mode).objectStore(store)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

export const keepFile = (name: string, file: File) => within("readwrite", (files) => files.put(file, name));
export const keptFile = (name: string): Promise<File | undefined> => within("readonly", (files) => files.get(name));
export const dropFile = (name: string) => within("readwrite", (files) => files.delete(name));

/** Deletes files whose draft no longer exists. */
export async function dropStrayFiles(isKnown: (name: string) => boolean): Promise<void> {
  for (const name of (await within("readonly", (files) => files.getAllKeys())) ?? []) {
    if (!isKnown(String(name))) await dropFile(String(name));
  }
}

/** Deletes a draft from this device, with its files that have not arrived. */
export function dropDraft(key: string): void {
  dropStored(key);
  void dropStrayFiles((name) => !name.startsWith(`${key}/`));
}
