import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { postgresTemplate, sqliteTemplate, stateOf } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A seeded DATA_DIR to copy. */
    template: string;
    /** The server's address without a database; empty for SQLite. */
    postgres: string;
  }
}

/** Provides a seeded site for the project's kind of database; every test file starts with a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name !== "postgres") {
    const template = await sqliteTemplate();
    project.provide("template", template);
    project.provide("postgres", "");
    return untouched(template, async () => {});
  }
  const { cluster, dataDir } = await postgresTemplate();
  const server = await startPostgres(cluster);
  project.provide("template", dataDir);
  project.provide("postgres", server.url(""));
  return untouched(dataDir, () => server.stop());
}

/** Ends the tests, with a failure if one of them has written to the shared files. */
function untouched(template: string, end: () => Promise<void>): () => Promise<void> {
  const before = stateOf(template);
  return async () => {
    await end();
    if (stateOf(template) !== before) throw new Error(`A test has changed files of ${template}: remove it.`);
  };
}
