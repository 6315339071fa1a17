import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { getPayload } from "payload";
import { buildContentConfig } from "../config.ts";
import { readEnvironment } from "../environment.ts";
import { generateStoredTypes, storedTypes } from "../model/generate.ts";

/**
 * `npm run migration NAME`: writes the step from the last migration to the present collections, for each database. It
 * compares schemas; no database is opened.
 */
const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error("Give the migration a name, such as add_projects.");

const dialects = {
  sqlite: { package: "@payloadcms/db-sqlite", url: "" },
  postgres: { package: "@payloadcms/db-postgres", url: "postgres://unused" },
};

for (const [dialect, { package: adapter, url }] of Object.entries(dialects)) {
  const folder = path.join(import.meta.dirname, dialect);
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), "setu-migration-"));
  const env = readEnvironment(
    { DATA_DIR: dataDir, DATABASE_URL: url, SETU_SECRET: "none is needed to compare schemas" },
    "/",
  );
  const payload = await getPayload({ config: buildContentConfig(env), key: dialect, disableDBConnect: true });
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true });

  const steps = (await readdir(folder)).filter((file) => /^\d.*\.ts$/.test(file)).sort();
  const file = path.join(folder, steps.at(-1) ?? "");
  const snapshotOf = async (step = "") =>
    JSON.parse(await readFile(path.join(folder, step.replace(/ts$/, "json")), "utf8")) as Snapshot;
  const snapshots = await Promise.all(steps.slice(-2).map(snapshotOf));
  const source = numberedOnce(await readFile(file, "utf8"));
  await writeFile(file, erasable(withDeletions(source, snapshots), adapter));
  await writeFile(path.join(folder, "index.ts"), indexOf(steps));
}
await writeFile(storedTypes, await generateStoredTypes());
process.exit(0);

/** Payload imports types as if they were values, which Node's type stripping does not allow. */
function erasable(source: string, adapter: string): string {
  return source.replace(
    /^import \{.*\} from '.*'$/m,
    `import { type MigrateDownArgs, type MigrateUpArgs, sql } from "${adapter}";`,
  );
}

interface Snapshot {
  tables: Record<string, { foreignKeys: Record<string, { columnsFrom: string[]; onDelete?: string }> }>;
}

/** Payload leaves `AUTOINCREMENT` out of the tables of texts: SQLite would then give a deleted row's number to another. */
function numberedOnce(source: string): string {
  return source.replaceAll(
    "\\`id\\` integer PRIMARY KEY NOT NULL",
    "\\`id\\` integer PRIMARY KEY AUTOINCREMENT NOT NULL",
  );
}

/**
 * drizzle-kit forgets `ON DELETE` where it adds a column to a table of SQLite: then nothing that is referred to could
 * be deleted. The snapshots know it: that of the step, or the one before for what the step removes and its way back adds.
 */
function withDeletions(source: string, snapshots: readonly Snapshot[]): string {
  const added = /(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` [^;]*REFERENCES \w+\(id\));/g;
  return source.replace(added, (_, statement: string, table: string, column: string) => {
    const keys = snapshots.flatMap(({ tables }) => Object.values(tables[table]?.foreignKeys ?? {}));
    const key = keys.find(({ columnsFrom }) => columnsFrom.join() === column);
    if (!key?.onDelete) throw new Error(`What happens to ${table}.${column} when its other end is deleted?`);
    return `${statement} ON DELETE ${key.onDelete};`;
  });
}

function indexOf(steps: string[]): string {
  const names = steps.map((file) => file.replace(/\.ts$/, ""));
  return [
    ...names.map((step) => `import * as migration_${step} from "./${step}.ts";`),
    "",
    "export const migrations = [",
    ...names.map((step) => `  { name: "${step}", up: migration_${step}.up, down: migration_${step}.down },`),
    "];",
    "",
  ].join("\n");
}
