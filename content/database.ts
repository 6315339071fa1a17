import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";
import type { Environment } from "./environment.ts";
import { withGoneTogether } from "./system/gone-together.ts";
import { withLocaleIndexes } from "./system/locale-indexes.ts";
import { sqliteClient } from "./system/sqlite-client.ts";

/** SQLite under DATA_DIR, or PostgreSQL where DATABASE_URL says so. The schema comes from migrations only. */
export function database(env: Environment) {
  if (env.databaseUrl) {
    return postgresAdapter({
      pool: { connectionString: env.databaseUrl, connectionTimeoutMillis: 2000, max: 10 },
      migrationDir: path.join(import.meta.dirname, "migrations/postgres"),
      beforeSchemaInit: [withLocaleIndexes, withGoneTogether],
      push: false,
    });
  }
  const file = path.join(env.dataDir, "setu.db");
  const sqlite = sqliteAdapter({
    client: { url: `file:${file}` },
    migrationDir: path.join(import.meta.dirname, "migrations/sqlite"),
    // Without it SQLite gives the number of the newest row that was deleted to the next one: it is in addresses.
    autoIncrement: true,
    beforeSchemaInit: [withLocaleIndexes, withGoneTogether],
    push: false,
  });
  // Payload keeps a client that is there already, and opens none of its own.
  return {
    ...sqlite,
    init: (given: Parameters<typeof sqlite.init>[0]) =>
      Object.assign(sqlite.init(given), { client: sqliteClient(file) }),
  };
}

/** Lets go of the database's connections and files, which Payload's own `destroy` does not. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { pool, client } = payload.db as unknown as { pool?: { end(): Promise<void> }; client?: { close(): void } };
  await payload.destroy();
  // Not awaited: Payload keeps one connection checked out for good. The others close.
  void pool?.end();
  client?.close();
}
