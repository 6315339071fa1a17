import type { Migration, Payload } from "payload";
import { migrations } from "./index.ts";
import { keepingNumbers } from "./numbers.ts";

interface PostgresPool {
  connect(): Promise<{ query(text: string): Promise<unknown>; release(): void }>;
}

/** Any number, the same in every process: replicas that start together take turns. */
const lock = 7_388_001;

/** Applies the migrations that this database has not seen. Exits the process when one fails. */
export async function migrate(payload: Payload): Promise<void> {
  // Payload's type of a migration knows nothing of the database that it is for.
  if (payload.db.name !== "postgres") {
    return keepingNumbers(payload, () => payload.db.migrate({ migrations: migrations.sqlite as Migration[] }));
  }
  const client = await (payload.db as unknown as { pool: PostgresPool }).pool.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${lock})`);
    await payload.db.migrate({ migrations: migrations.postgres as Migration[] });
    await client.query(`SELECT pg_advisory_unlock(${lock})`);
  } finally {
    client.release();
  }
}
