import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { compiledOnce } from "./compiled-once.ts";
import { whileBusy } from "./retry.ts";
import { pauseIfDue } from "./with-pauses.ts";

/** SQLite blocks the whole process while it waits for a lock: each wait is short, and is repeated outside. */
const busyTimeoutMs = 20;
/** How long a statement of any process waits for another's lock (safety, F5 and F6). */
const patienceMs = 5000;

/** SQLite's extended result codes, with the names that Payload expects. */
const codes: Record<number, string> = {
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  517: "SQLITE_BUSY_SNAPSHOT",
  1555: "SQLITE_CONSTRAINT_PRIMARYKEY",
  2067: "SQLITE_CONSTRAINT_UNIQUE",
};

type Statement = string | { sql: string; args?: unknown[] };

/**
 * The part of libsql's client that Payload uses, on Node's own SQLite. libsql does not reset a statement that met a
 * lock (tursodatabase/libsql-client-ts#352): later writes are not committed until the garbage collector runs, although
 * they report success. `npm run drill -- faults` shows it.
 */
export function sqliteClient(file: string) {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  // FULL: acknowledged data survives a power cut (safety, F2).
  database.exec("PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864; PRAGMA synchronous = FULL");
  // Erased data is overwritten, not only unlinked (safety, 6.4).
  database.exec("PRAGMA secure_delete = ON");

  const prepared = compiledOnce((text) => database.prepare(text));

  const run = (given: Statement) => {
    const { sql, args = [] } = typeof given === "string" ? { sql: given } : given;
    try {
      const statement = prepared(sql);
      const columns = statement.columns().map(({ name }) => name);
      const values = args.map(toSql);
      if (columns.length === 0) {
        const { changes, lastInsertRowid } = statement.run(...values);
        return { columns, rows: [], rowsAffected: Number(changes), lastInsertRowid: BigInt(lastInsertRowid) };
      }
      statement.setReturnArrays(true);
      const rows = (statement.all(...values) as unknown[] as unknown[][]).map((row) => readable(columns, row));
      return { columns, rows, rowsAffected: 0, lastInsertRowid: undefined };
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string };
      const code = errcode === undefined ? undefined : codes[errcode];
      if (code === undefined) throw error;
      throw Object.assign(new Error(`${code}: ${message}`, { cause: error }), { code });
    }
  };

  return {
    execute: async (statement: Statement, args?: unknown[]) => {
      await pauseIfDue();
      return whileBusy(patienceMs, async () =>
        run(typeof statement === "string" && args ? { sql: statement, args } : statement),
      );
    },
    executeMultiple: async (sql: string) => database.exec(sql),
    close: () => database.close(),
  };
}

function toSql(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return value as SQLInputValue;
}

/** A row whose values can be read by name and also, hidden from `Object.keys`, by number. */
function readable(columns: string[], values: unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, value] of values.entries()) {
    Object.defineProperty(row, index, { value });
    row[columns[index] ?? ""] ??= value;
  }
  return Object.defineProperty(row, "length", { value: values.length });
}
