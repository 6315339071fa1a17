/** Files whose upload has not come to its end, kept on this device so that it can go on after a reload. */

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

/** Undefined where the browser keeps nothing: then the file is asked for again. */
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

/** Takes away files whose draft is no longer there. */
export async function dropStrayFiles(isKnown: (name: string) => boolean): Promise<void> {
  for (const name of (await within("readonly", (files) => files.getAllKeys())) ?? []) {
    if (!isKnown(String(name))) await dropFile(String(name));
  }
}
