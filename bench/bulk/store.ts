import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import pg from "pg";

export type Row = Record<string, unknown>;

/** A site's database as plain tables, SQLite or PostgreSQL. */
export interface Store {
  /** For each table, the columns that refer to rows of another table, with that table's name. */
  references(): Promise<Map<string, Map<string, string>>>;
  rows(table: string): Promise<Row[]>;
  insert(table: string, rows: Row[]): Promise<void>;
  /** Commits the inserted rows. */
  close(): Promise<void>;
}

const grouped = (found: { from: string; column: string; to: string }[]) =>
  new Map(
    [...Map.groupBy(found, ({ from }) => from)].map(([table, own]) => [
      table,
      new Map(own.map(({ column, to }) => [column, to])),
    ]),
  );

export function sqliteStore(file: string): Store {
  const database = new DatabaseSync(file);
  // One transaction, not durable: this data can be created again.
  database.exec("PRAGMA synchronous = OFF; BEGIN");
  return {
    async references() {
      const found = database
        .prepare(
          `SELECT t.name AS "from", f."from" AS "column", f."table" AS "to"
           FROM sqlite_master t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table'`,
        )
        .all();
      return grouped(found as { from: string; column: string; to: string }[]);
    },
    rows: async (table) => database.prepare(`SELECT * FROM "${table}" ORDER BY id`).all(),
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const names = columns.map((name) => `"${name}"`).join(", ");
      const statement = database.prepare(
        `INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => "?").join(", ")})`,
      );
      for (const row of rows) statement.run(...columns.map((name) => row[name] as SQLInputValue));
    },
    async close() {
      database.exec("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)");
      database.close();
    },
  };
}

export async function postgresStore(url: string): Promise<Store> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("BEGIN");
  const filled = new Set<string>();
  return {
    async references() {
      const { rows } = await client.query(
        `SELECT c.conrelid::regclass::text AS "from", a.attname AS "column", c.confrelid::regclass::text AS "to"
         FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
         WHERE c.contype = 'f'`,
      );
      return grouped(rows);
    },
    async rows(table) {
      const { rows } = await client.query(`SELECT to_jsonb(t) AS row FROM "${table}" t ORDER BY id`);
      return rows.map(({ row }) => row as Row);
    },
    async insert(table, rows) {
      filled.add(table);
      const statement = `INSERT INTO "${table}" SELECT * FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`;
      await client.query(statement, [JSON.stringify(rows)]);
    },
    async close() {
      for (const table of filled) {
        await client.query(
          `SELECT setval(s, (SELECT max(id)::text::bigint FROM "${table}")) FROM pg_get_serial_sequence('"${table}"', 'id') s
           WHERE s IS NOT NULL`,
        );
      }
      await client.query("COMMIT");
      await client.end();
    },
  };
}
