import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { jsonColumn } from "../store/columns.ts";
import { runSql, sql } from "../store/sql.ts";
import { withPauses } from "../store/with-pauses.ts";

/** How long a file may lack its row, which is stored after it. */
export const orphanAfterMs = 30 * 60_000;
/** How many rows are read at once, in less than 5 ms: SQLite answers in the visitors' process. */
const slice = 200;

/** Deletes the files in a folder that no row names, once they are old enough to have one. */
export async function sweepOrphans(
  folder: string,
  readNamed: () => Promise<ReadonlySet<string>>,
  now: number,
): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0) return;
  const named = await readNamed();
  for (const name of names) {
    if (named.has(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.ctimeMs < now - orphanAfterMs) await rm(file, { force: true });
  }
}

/** Deletes the files in a folder that no row of the table names in its column `files`, which a crash can leave. */
export const sweepUnnamed = (payload: Payload, folder: string, table: string, now = Date.now()): Promise<void> =>
  sweepOrphans(folder, () => filesNamedIn(payload, table), now);

const filesNamedIn = (payload: Payload, table: string): Promise<Set<string>> =>
  withPauses(async () => {
    const names = new Set<string>();
    for (let last = 0; ; ) {
      const rows = await runSql(
        payload,
        sql`SELECT id, files FROM ${sql.identifier(table)} WHERE id > ${last} ORDER BY id LIMIT ${slice}`,
      );
      for (const { files } of rows) for (const { id } of jsonColumn<{ id: string }[]>(files) ?? []) names.add(id);
      if (rows.length < slice) return names;
      last = Number(rows.at(-1)?.["id"]);
    }
  });
