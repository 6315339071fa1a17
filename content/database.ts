import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { BaseDatabaseAdapter, Payload } from "payload";
import pg from "pg";
import type { Environment } from "./environment.ts";
import { keepPublished } from "./platform/editorial/undo/keep-published.ts";
import { filesFirst } from "./platform/store/files-first.ts";
import { withGoneTogether } from "./platform/store/gone-together.ts";
import { withLocaleIndexes } from "./platform/store/locale-indexes.ts";
import { onlyRightfulLocks } from "./platform/store/locks/lock-rules.ts";
import { connectionTo, GuardedPool } from "./platform/store/postgres-pool.ts";
import { honestTransactions } from "./platform/store/postgres-transactions.ts";
import { sqliteClient } from "./platform/store/sqlite-client.ts";

/** SQLite in DATA_DIR, or PostgreSQL if DATABASE_URL is set. The schema comes from migrations only. */
export function database(env: Environment) {
  return env.databaseUrl ? postgres(env.databaseUrl, env.databasePool) : sqlite(env.dataDir);
}

function postgres(url: string, connections: number) {
  const adapter = postgresAdapter({
    // The adapter's types are those of another version of pg.
    pg: { ...pg, Pool: GuardedPool } as object as NonNullable<Parameters<typeof postgresAdapter>[0]["pg"]>,
    pool: { ...connectionTo(url), max: connections, idleTimeoutMillis: 30_000, maxLifetimeSeconds: 1800 },
    migrationDir: path.join(import.meta.dirname, "migrations/postgres"),
    beforeSchemaInit: [withLocaleIndexes, withGoneTogether],
    push: false,
  });
  return {
    ...adapter,
    init: (given: Parameters<typeof adapter.init>[0]) => {
      const opened = adapter.init(given);
      const onLost = ({ message }: Error) =>
        given.payload.logger.warn(`A connection to the database was lost: ${message}`);
      // Payload rejects it when it cannot reach the database, and nobody may be awaiting it then.
      opened.initializing.catch(() => {});
      Object.assign(opened, honestTransactions, { poolOptions: { ...opened.poolOptions, onLost } });
      return guarded(opened, given.payload);
    },
  };
}

function sqlite(dataDir: string) {
  const file = path.join(dataDir, "setu.db");
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    migrationDir: path.join(import.meta.dirname, "migrations/sqlite"),
    // Without it SQLite would give the id of the newest row, once deleted, to the next row: ids are in addresses.
    autoIncrement: true,
    beforeSchemaInit: [withLocaleIndexes, withGoneTogether],
    push: false,
  });
  // Payload keeps an existing client, and opens no other.
  return {
    ...adapter,
    init: (given: Parameters<typeof adapter.init>[0]) =>
      guarded(Object.assign(adapter.init(given), { client: sqliteClient(file) }), given.payload),
  };
}

/** The adapter with what Payload's own leaves out. */
const guarded = <Opened extends BaseDatabaseAdapter>(opened: Opened, payload: Payload): Opened =>
  onlyRightfulLocks(keepPublished(filesFirst(opened, payload), payload), payload);

/** Closes the database's connections and files, which Payload's own `destroy` does not. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { pool, client } = payload.db as object as { pool?: { end(): Promise<void> }; client?: { close(): void } };
  await payload.destroy();
  // Not awaited: Payload never returns one of the connections. The others close.
  void pool?.end();
  client?.close();
}
