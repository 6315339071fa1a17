import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getPayload, type Migration, type Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildContentConfig } from "../config.ts";
import { closeDatabase } from "../database.ts";
import { readEnvironment } from "../environment.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { migrations } from "./index.ts";
import { migrate } from "./migrate.ts";
import { keepingNumbers } from "./numbers.ts";

const folder = mkdtempSync(path.join(tmpdir(), "setu-numbers-"));
let payload: Payload;
const run = (statement: string) => runSql(payload, sql.raw(statement));
const count = async (what: string) => Number((await run(`SELECT count(*) AS n FROM ${what}`))[0]?.["n"]);
const indexes = () => count("sqlite_master WHERE type = 'index' AND name NOT LIKE 'sqlite_%'");

// Loading the whole content took longer than a hook's ten seconds on a busy machine.
const patience = 60_000;

beforeAll(async () => {
  const env = readEnvironment({ DATA_DIR: folder, DATABASE_URL: "" }, "/");
  payload = await getPayload({ config: buildContentConfig(env), key: folder });
}, patience);
afterAll(async () => {
  await closeDatabase(payload);
  rmSync(folder, { recursive: true });
});

// Every step of the schema is done here, on the disk; a second try would begin with what the first one left.
test("an installation from before keeps all it has, and gives no number a second time", {
  timeout: patience,
  retry: 0,
}, async () => {
  const before = migrations.sqlite.findIndex(({ name }) => name.endsWith("_numbers"));
  await payload.db.migrate({ migrations: migrations.sqlite.slice(0, before) as Migration[] });
  await run("INSERT INTO project_groups (id, slug, _status) VALUES (1, 'roads', 'published'), (2, 'dams', 'draft')");
  await run("INSERT INTO projects (id, slug, group_id) VALUES (7, 'tatopani', 1)");
  await run("INSERT INTO projects_locales (name, _locale, _parent_id) VALUES ('Tatopani', 'en', 7)");
  // Project 9 was the newest, and has been deleted.
  await run("INSERT INTO system_changes (name, revision) VALUES ('projects/7', 1), ('projects/9', 2)");
  const indexesBefore = await indexes();

  await migrate(payload);

  expect(await count("sqlite_master WHERE type = 'table' AND sql LIKE '%id` integer PRIMARY KEY NOT NULL%'")).toBe(0);
  expect(await indexes()).toBeGreaterThanOrEqual(indexesBefore);
  expect(await run("PRAGMA foreign_key_check")).toEqual([]);
  expect(await run("SELECT name FROM projects_locales WHERE _parent_id = 7")).toMatchObject([{ name: "Tatopani" }]);
  expect(await run("SELECT name, item FROM system_names")).toEqual([expect.objectContaining({ item: 1 })]);
  const made = await run("INSERT INTO projects (slug) VALUES ('next') RETURNING id");
  expect(made[0]?.["id"]).toBe(10);
  // Children still go with their parents.
  await run("DELETE FROM projects WHERE id = 7");
  expect(await count("projects_locales")).toBe(0);
});

test("a step that recreates a table does not forget the numbers of deleted rows", async () => {
  await run("INSERT INTO offices (id) VALUES (5)");
  await run("DELETE FROM offices");
  const [table] = await run("SELECT sql FROM sqlite_master WHERE name = 'offices'");
  await keepingNumbers(payload, ["a step that makes it anew"], async () => {
    await run("PRAGMA foreign_keys=OFF");
    await run("DROP TABLE offices");
    await run(String(table?.["sql"]));
    await run("PRAGMA foreign_keys=ON");
  });
  expect(await run("INSERT INTO offices DEFAULT VALUES RETURNING id")).toMatchObject([{ id: 6 }]);
});
