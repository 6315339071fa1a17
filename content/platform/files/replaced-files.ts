import { randomUUID } from "node:crypto";
import { access, link, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionBeforeOperationHook,
  Payload,
} from "payload";
import { afterCommit } from "./after-commit.ts";

type UploadSlug = "documents" | "media";

/** The folder, inside that of the files, with a folder for each replacement that is under way. */
const keptIn = (folder: string) => path.join(folder, ".replaced");
/** After this time a replacement is no longer under way: its process was killed. */
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
    const kept = path.join(keptIn(folder), randomUUID());
    await mkdir(kept, { recursive: true });
    for (const name of await namesOf(req.payload, slug, id)) {
      await link(path.join(folder, name), path.join(kept, name)).catch(unlessMissing);
    }
    req.context["replaced"] = kept;
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
