import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getPayload, type Migration, type Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildContentConfig } from "../config.ts";
import { closeDatabase } from "../database.ts";
import { readEnvironment } from "../environment.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { keepingCopy } from "./copy-before.ts";
import { migrations } from "./index.ts";
import { migrate } from "./migrate.ts";
import { keepingNumbers } from "./numbers.ts";

const folder = mkdtempSync(path.join(tmpdir(), "setu-copy-"));
const copy = path.join(folder, "setu.db.before-upgrade");
let payload: Payload;
beforeAll(async () => {
  const env = readEnvironment({ DATA_DIR: folder, DATABASE_URL: "" }, "/");
  payload = await getPayload({ config: buildContentConfig(env), key: folder });
});
afterAll(async () => {
  await closeDatabase(payload);
  rmSync(folder, { recursive: true });
});

const slugsInCopy = () => {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    return database.prepare("SELECT slug FROM project_groups ORDER BY id").all();
  } finally {
    database.close();
  }
};

// Every step of the schema is done here, on the disk.
test("an upgrade that is cut off leaves the database as it was before beside it, and one that ends leaves none", {
  timeout: 60_000,
}, async () => {
  await payload.db.migrate({ migrations: migrations.sqlite.slice(0, -1) as Migration[] });
  expect(existsSync(copy)).toBe(false);
  await runSql(payload, sql`INSERT INTO project_groups (id, slug) VALUES (1, 'roads')`);
  const names = migrations.sqlite.map(({ name }) => name);
  const cutOff = (statement: string) =>
    keepingCopy(payload, names, () =>
      keepingNumbers(payload, names, async () => {
        await runSql(payload, sql.raw(statement));
        throw new Error("The power is cut.");
      }),
    );

  await expect(cutOff("DELETE FROM project_groups")).rejects.toThrow();
  expect(slugsInCopy()).toMatchObject([{ slug: "roads" }]);
  expect(statSync(copy).mode & 0o077).toBe(0);

  // The half done database does not replace the copy when the site starts again.
  await expect(cutOff("SELECT 1")).rejects.toThrow();
  expect(slugsInCopy()).toMatchObject([{ slug: "roads" }]);

  await migrate(payload);
  expect(existsSync(copy)).toBe(false);
});
