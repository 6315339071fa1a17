import { existsSync } from "node:fs";
import { chmod, rename, rm } from "node:fs/promises";
import type { Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";
import { areDone } from "./all-done.ts";

/** SQLite's own number for applications: 1 while an upgrade runs, so that a database says itself that one has not ended. */
const upgrading = { no: "PRAGMA user_version = 0", yes: "PRAGMA user_version = 1" };

/**
 * Runs an upgrade of an SQLite database with a copy beside it, as it was before: SQLite's steps have no transaction, so one that a power
 * cut or an impatient operator ends halfway can neither go on nor go back. The copy goes when all steps are done, since it would keep what
 * is erased later. After an interruption it stays, and the log says how it is put back.
 */
export async function keepingCopy(payload: Payload, steps: readonly string[], migrate: () => Promise<void>) {
  const run = (statement: string) => runSql(payload, sql.raw(statement));
  const [known] = await run("SELECT count(*) AS tables FROM sqlite_master WHERE name = 'payload_migrations'");
  if (Number(known?.["tables"]) === 0) return migrate();
  if (await areDone(payload, steps)) return migrate();
  const file = String((await run("PRAGMA database_list"))[0]?.["file"]);
  const copy = `${file}.before-upgrade`;
  const wasInterrupted = Number((await run("PRAGMA user_version"))[0]?.["user_version"]) === 1;
  if (wasInterrupted && existsSync(copy)) {
    payload.logger.warn(
      `The upgrade was interrupted, perhaps halfway through a step. If it fails now: stop the site, delete ${file}-wal and ${file}-shm, move ${copy} to ${file}, and start again.`,
    );
  } else {
    const part = `${copy}.part`;
    await rm(part, { force: true });
    await runSql(payload, sql`VACUUM INTO ${part}`);
    await chmod(part, 0o600);
    await rename(part, copy);
    payload.logger.info(`The database as it is before the upgrade: ${copy}. It goes when the upgrade is done.`);
  }
  await run(upgrading.yes);
  await migrate();
  await run(upgrading.no);
  await rm(copy, { force: true });
}
