import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { postgresTemplate, sqliteTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A seeded DATA_DIR, to be copied. */
    template: string;
    /** The server's address, without a database, or empty for SQLite. */
    postgres: string;
  }
}

/** Gives a seeded site for each kind of database; every test file begins with a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name !== "postgres") {
    project.provide("template", await sqliteTemplate());
    project.provide("postgres", "");
    return async () => {};
  }
  const { cluster, dataDir } = await postgresTemplate();
  const server = await startPostgres(cluster);
  project.provide("template", dataDir);
  project.provide("postgres", server.url(""));
  return () => server.stop();
}
