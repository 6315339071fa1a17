import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { seedPostgres, sqliteTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A seeded DATA_DIR, to be copied. */
    template: string;
    /** The server's address, without a database, or empty for SQLite. */
    postgres: string;
  }
}

const templateDatabase = "setu_template";

/** Seeds one site for each kind of database; every test file begins with a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name !== "postgres") {
    project.provide("template", await sqliteTemplate());
    project.provide("postgres", "");
    return async () => {};
  }
  const server = await startPostgres();
  const dataDir = mkdtempSync(path.join(tmpdir(), "setu-template-"));
  await server.createDatabase(templateDatabase);
  await seedPostgres(server.url(templateDatabase), dataDir);
  project.provide("template", dataDir);
  project.provide("postgres", server.url(""));
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
