import { sql } from "@payloadcms/db-postgres";
import type { Migration, Payload } from "payload";
import type { GuardedPool } from "../platform/store/postgres-pool.ts";
import { keepingCopy } from "./copy-before.ts";
import { migrations } from "./index.ts";
import { keepingNumbers } from "./numbers.ts";

/** Applies the migrations that this database has not had, however long that takes. Exits the process when one fails. */
export async function migrate(payload: Payload): Promise<void> {
  // Payload's type of a migration does not know the database that it is for.
  if (payload.db.name !== "postgres") {
    const steps = migrations.sqlite as Migration[];
    const names = steps.map(({ name }) => name);
    return keepingCopy(payload, names, () =>
      keepingNumbers(payload, names, () => payload.db.migrate({ migrations: steps })),
    );
  }
  const { pool } = payload.db as typeof payload.db & { pool: GuardedPool };
  const steps = migrations.postgres.map(({ up, ...step }) => ({
    ...step,
    async up(given: Parameters<typeof up>[0]) {
      await given.db.execute(sql`SET LOCAL statement_timeout = 0`);
      await given.db.execute(sql`SET LOCAL lock_timeout = 0`);
      await up(given);
    },
  }));
  await pool.unhurried(() => payload.db.migrate({ migrations: steps as Migration[] }));
}
