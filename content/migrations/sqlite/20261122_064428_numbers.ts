import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

type Db = MigrateUpArgs["db"];

const given = "`id` integer PRIMARY KEY NOT NULL";
const neverAgain = "`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL";

/**
 * Numbers are given once: SQLite gives the highest one again when its row has been deleted, unless the table is
 * declared AUTOINCREMENT. That is possible only when a table is created, so each is created again, all in one
 * transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await remake(db, given, neverAgain);
  // Numbers whose rows are already gone are known from the changes of items, each of which was noted with its number.
  const noted = await rowsOf(
    db,
    sql`SELECT replace(substr(name, 1, instr(name, '/') - 1), '-', '_') AS name, max(CAST(substr(name, instr(name, '/') + 1) AS integer)) AS seq
        FROM system_changes WHERE name LIKE '%/%' GROUP BY 1`,
  );
  for (const { name, seq } of noted) {
    await db.run(
      sql`INSERT INTO sqlite_sequence (name, seq) SELECT ${name}, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ${name})`,
    );
    await db.run(sql`UPDATE sqlite_sequence SET seq = max(seq, ${seq}) WHERE name = ${name}`);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await remake(db, neverAgain, given);
}

/** Rows by the names of their columns. */
async function rowsOf(db: Db, statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  const { rows } = await db.run(statement);
  return rows;
}

/** Recreates every table whose id is declared one way with the other declaration, with all of its rows and indexes. */
async function remake(db: Db, from: string, to: string): Promise<void> {
  const run = (statement: string) => db.run(sql.raw(statement));
  const tables = await rowsOf(
    db,
    sql`SELECT name, sql FROM sqlite_master WHERE type = 'table' AND instr(sql, ${from}) > 0`,
  );
  await run("PRAGMA foreign_keys=OFF");
  await run("BEGIN IMMEDIATE");
  try {
    for (const table of tables) {
      const name = String(table["name"]);
      const made = String(table["sql"]).replace(from, to).replace(/^CREATE TABLE\s+\S+/, `CREATE TABLE \`__new_${name}\``);
      const columns = await rowsOf(db, sql`SELECT name FROM pragma_table_info(${name})`);
      const listed = columns.map((column) => `"${column["name"]}"`).join(", ");
      const indexes = await rowsOf(db, sql`SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ${name} AND sql IS NOT NULL`);
      await run(made);
      await run(`INSERT INTO \`__new_${name}\` (${listed}) SELECT ${listed} FROM \`${name}\``);
      await run(`DROP TABLE \`${name}\``);
      await run(`ALTER TABLE \`__new_${name}\` RENAME TO \`${name}\``);
      for (const index of indexes) await run(String(index["sql"]));
    }
    await run("COMMIT");
  } catch (error) {
    await run("ROLLBACK");
    throw error;
  }
  await run("PRAGMA foreign_keys=ON");
}
