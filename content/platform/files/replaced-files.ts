import { randomUUID } from "node:crypto";
import { access, link, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  Payload,
} from "payload";
import { afterCommit } from "./after-commit.ts";

type UploadSlug = "documents" | "media";

/** The folder, inside that of the files, with a folder for each replacement that is under way. */
const keptIn = (folder: string) => path.join(folder, ".replaced");
/** How often a replacement that is under way says so, by the time of its folder. */
export const renewEveryMs = 15_000;
/** After this time without a word a replacement is no longer under way: its process was killed. */
const abandonedAfterMs = 60_000;

/**
 * Keeps the files of an item until others have replaced them: Payload deletes them before it checks the new texts, so that a
 * refused title would leave a published item without its file. The files get a second name (a hard link), and the first one
 * back if the request is refused. `putBackReplaced` does the same for a killed process.
 */
export function replacedFiles(slug: UploadSlug, folder: string) {
  const beforeOperation: CollectionBeforeOperationHook = async ({ args, req, operation }) => {
    const { id } = args as { id?: number | string };
    if (operation !== "update" || !req.file || id === undefined) return;
    req.context["replaced"] = await keepFiles(req.payload, slug, folder, id);
  };
  const afterChange: CollectionAfterChangeHook = async ({ req }) => {
    const kept = req.context["replaced"];
    if (typeof kept === "string") await afterCommit(req, () => rm(kept, { recursive: true, force: true }));
  };
  const afterError: CollectionAfterErrorHook = async ({ req: { payload, context } }) => {
    if (typeof context["replaced"] === "string") await putBack(payload, slug, folder, context["replaced"]);
  };
  return { beforeOperation, afterChange, afterError };
}

/**
 * Deletes an item, and its files only once its row is gone for good: Payload deletes them first, and a row that the database keeps
 * would name missing files. For a call without a transaction of its own.
 */
export async function deleteWithFiles<Result>(
  payload: Payload,
  slug: CollectionSlug,
  id: number,
  remove: () => Promise<Result>,
): Promise<Result> {
  if (slug !== "documents" && slug !== "media") return remove();
  const folder = payload.collections[slug]?.config.upload.staticDir;
  if (!folder) throw new Error(`The collection ${slug} has no folder.`);
  const kept = await keepFiles(payload, slug, folder, id);
  try {
    return await remove();
  } finally {
    await putBack(payload, slug, folder, kept);
  }
}

/** Gives an item's files a second name in a folder of their own, whose path it resolves to. */
async function keepFiles(payload: Payload, slug: UploadSlug, folder: string, id: number | string): Promise<string> {
  const kept = path.join(keptIn(folder), randomUUID());
  await mkdir(kept, { recursive: true });
  const renewing = setInterval(() => {
    const now = new Date();
    // Once the files have been put back or deleted, the folder is gone.
    utimes(kept, now, now).catch(() => clearInterval(renewing));
  }, renewEveryMs).unref();
  for (const name of await namesOf(payload, slug, id)) {
    await link(path.join(folder, name), path.join(kept, name)).catch(unlessMissing);
  }
  return kept;
}

/** Puts back the files of replacements that a killed process left behind. */
export async function putBackReplaced(payload: Payload, dataDir: string, now = Date.now()): Promise<void> {
  for (const slug of ["documents", "media"] as const) {
    const folder = path.join(dataDir, slug);
    const begun = await readdir(keptIn(folder)).catch((): string[] => []);
    for (const name of begun) {
      const kept = path.join(keptIn(folder), name);
      const { ctimeMs } = await stat(kept);
      if (ctimeMs < now - abandonedAfterMs) await putBack(payload, slug, folder, kept);
    }
  }
}

/** Gives the files their names back where a row still has them and they are gone, and deletes what was kept. */
async function putBack(payload: Payload, collection: UploadSlug, folder: string, kept: string): Promise<void> {
  const names = await readdir(kept).catch((): string[] => []);
  const where = { filename: { in: names } };
  const { totalDocs } = await payload.count({ collection, where, trash: true, overrideAccess: true });
  for (const name of totalDocs > 0 ? names : []) {
    const file = path.join(folder, name);
    const exists = await access(file).then(
      () => true,
      () => false,
    );
    if (!exists) await rename(path.join(kept, name), file);
  }
  await rm(kept, { recursive: true, force: true });
}

/** The names of an item's files: its own, and of its renditions. */
async function namesOf(payload: Payload, collection: UploadSlug, id: number | string): Promise<string[]> {
  const row = await payload.findByID({
    collection,
    id,
    depth: 0,
    trash: true,
    overrideAccess: true,
    disableErrors: true,
  });
  if (!row) return [];
  const sizes: Record<string, { filename?: string | null }> = row["sizes"] ?? {};
  return [row.filename, ...Object.values(sizes).map(({ filename }) => filename)].filter(
    (name) => typeof name === "string",
  );
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
