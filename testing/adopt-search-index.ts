import { existsSync, globSync, renameSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Environment } from "../content/environment.ts";
import { faultOf, originOf, recordedOrigin } from "../content/search/index-file.ts";

type Site = Pick<Environment, "dataDir" | "port"> & { databaseUrl?: string | undefined };

/**
 * Makes the search index in a copied DATA_DIR the copy's own, which is about to be opened at a port. A site would
 * rebuild it, since it comes from another folder: two seconds of processor time for each.
 */
export function adoptSearchIndex({ dataDir, port, databaseUrl }: Site): void {
  const own = path.join(dataDir, `derived/search-${port}.db`);
  const built = existsSync(own) ? own : globSync(path.join(dataDir, "derived/search-*.db"))[0];
  if (!built || !recordOrigin(built, recordedOrigin(originOf({ dataDir, databaseUrl: databaseUrl || undefined }))))
    return;
  if (built !== own) renameSync(built, own);
}

/** Returns whether there was an index, and it was free: another process may have it open. */
function recordOrigin(index: string, origin: string): boolean {
  try {
    // Closing it empties its journal, which has a name of its own.
    using file = new DatabaseSync(index, { timeout: 0 });
    // Its site may have been killed before it had any table.
    if (!file.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'facts'").get()) return false;
    file.prepare("UPDATE facts SET value = ? WHERE name = 'origin'").run(origin);
    return true;
  } catch (error) {
    if (faultOf(error)) return false;
    throw error;
  }
}
