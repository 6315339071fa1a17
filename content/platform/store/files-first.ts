import path from "node:path";
import type { Payload } from "payload";
import { synced } from "./durable.ts";

interface Write {
  collection: string;
  data: Record<string, unknown>;
}
interface Adapter {
  create: (write: never) => unknown;
  updateOne: (write: never) => unknown;
}
interface FileNames {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null>;
}

/**
 * Makes sure that no row names a file that a power cut could still empty: Payload writes pictures and documents without
 * waiting for the disk, and its hooks run too early (a create has written nothing yet) or too late (the row exists).
 */
export function filesFirst<Opened extends Adapter>(adapter: Opened, payload: Payload): Opened {
  const { create, updateOne } = adapter as { [method in keyof Adapter]: (write: Write) => unknown };
  const after = (write: typeof create) =>
    async function (this: Opened, given: Write) {
      const upload = payload.collections[given.collection]?.config.upload;
      if (upload) await filesSynced(upload.staticDir ?? given.collection, given.data as FileNames);
      return write.call(this, given);
    };
  return Object.assign(adapter, { create: after(create), updateOne: after(updateOne) });
}

async function filesSynced(folder: string, { filename, sizes = {} }: FileNames): Promise<void> {
  const names = [filename, ...Object.values(sizes).map((size) => size?.filename)].filter((name) => name != null);
  if (names.length === 0) return;
  try {
    await Promise.all(names.map((name) => synced(path.join(folder, name))));
    await synced(folder);
  } catch (error) {
    // A lost file is no reason to refuse a new caption.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
