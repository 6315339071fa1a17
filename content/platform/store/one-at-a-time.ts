import { closeSync, openSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Environment } from "../../environment.ts";
import { connectionTo } from "./postgres-pool.ts";
import { isBusy } from "./retry.ts";

const tryAgainMs = 2000;
/** The number of the lock, the same in every process. */
const lock = 7_388_001;

type Unlock = () => Promise<void>;
type Settings = Pick<Environment, "databaseUrl" | "dataDir">;

/**
 * Does `work` while no other process of the site does: a start migrates the schema, makes the first owner and fills an
 * empty site, and two at once would do that twice. Waits as long as necessary, for its turn and for a database that cannot
 * be reached yet; `onWait` receives the reason.
 */
export async function oneAtATime<Result>(
  settings: Settings,
  onWait: (reason: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const unlock = await patiently(onWait, () =>
    settings.databaseUrl ? lockPostgres(settings.databaseUrl) : lockFolder(settings.dataDir),
  );
  try {
    return await work();
  } finally {
    await unlock();
  }
}

async function patiently(onWait: (reason: string) => void, take: () => Promise<Unlock>): Promise<Unlock> {
  for (let told = ""; ; ) {
    try {
      return await take();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== told) onWait(reason);
      told = reason;
      await wait(tryAgainMs);
    }
  }
}

function reasonOf(error: unknown): string {
  if (isBusy(error)) return "another process is starting on the same DATA_DIR";
  const { message, code } = error as { message?: string; code?: string };
  // For a host with several addresses, the combined error has no message.
  return message || code || String(error);
}

/**
 * Takes the lock in a transaction over a separate connection: it ends with the connection, no matter how this process ends. PgBouncer may
 * keep the server's connection for others, so that a lock of the session would stay.
 */
async function lockPostgres(url: string): Promise<Unlock> {
  const client = new pg.Client(connectionTo(url));
  // A fault of the connection is reported by the query that waits for it, or by those of the work itself.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("BEGIN");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    const { rows } = await client.query(`SELECT pg_try_advisory_xact_lock(${lock}) AS taken`);
    if (!rows[0]?.taken) throw new Error("another process is starting on the same database");
  } catch (error) {
    void client.end();
    throw error;
  }
  return () => client.end();
}

/** Locks a separate file beside the database, so that visitors of the other process do not wait. */
async function lockFolder(dataDir: string): Promise<Unlock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = openLock(path.join(dataDir, "starting.lock"));
  try {
    // Without a journal on the disk, which may be full: visitors can read the site nevertheless.
    file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    throw error;
  }
  return async () => file.close();
}

/** SQLite's own message names neither the file nor the reason. */
function openLock(name: string): DatabaseSync {
  try {
    closeSync(openSync(name, "a", 0o600));
    return new DatabaseSync(name, { timeout: 0 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      `${name} cannot be opened for writing (${code ?? message}): the account that runs Setu must own DATA_DIR, on a disk that can be written and is not full`,
      { cause: error },
    );
  }
}
