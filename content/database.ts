import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";
import type { Environment } from "./environment.ts";

/**
 * How long a statement may wait for SQLite's write lock. The client blocks the whole process while it
 * waits, so it waits briefly and `system/retry.ts` tries again from JavaScript.
 */
const busyTimeoutMs = 100;

/** SQLite under DATA_DIR, or PostgreSQL where DATABASE_URL says so. The schema comes from migrations only. */
export function database(env: Environment) {
  if (env.databaseUrl) {
    return postgresAdapter({
      pool: { connectionString: env.databaseUrl, connectionTimeoutMillis: 2000, max: 10 },
      migrationDir: path.join(import.meta.dirname, "migrations/postgres"),
      push: false,
    });
  }
  return sqliteAdapter({
    client: { url: `file:${path.join(env.dataDir, "setu.db")}` },
    busyTimeout: busyTimeoutMs,
    // FULL: what we have acknowledged survives a power cut (safety, F2).
    wal: { journalSizeLimit: 67_108_864, synchronous: "FULL" },
    migrationDir: path.join(import.meta.dirname, "migrations/sqlite"),
    push: false,
  });
}

/** Lets go of the database's connections and files, which Payload's own `destroy` does not. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { pool, client } = payload.db as unknown as { pool?: { end(): Promise<void> }; client?: { close(): void } };
  await payload.destroy();
  // Not awaited: Payload keeps one connection checked out for good. The others close.
  void pool?.end();
  client?.close();
}
