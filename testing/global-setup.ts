import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { copyOf, postgresTemplate, sqliteTemplate, stateOf } from "./template.ts";
import { temporaryFolder } from "./temporary-folder.ts";

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
    project.provide("postgres", "");
    return provideCopy(project, await sqliteTemplate());
  }
  const { cluster, dataDir } = await postgresTemplate();
  const server = await startPostgres(cluster);
  project.provide("postgres", server.url(""));
  const removeCopy = provideCopy(project, dataDir);
  return async () => {
    await server.stop();
    await removeCopy();
  };
}

/**
 * Provides a copy of the template beside the tests' data, whose copies share its files. Its removal fails if a test has
 * written to one of them.
 */
function provideCopy(project: TestProject, template: string): () => Promise<void> {
  const copy = copyOf(template, temporaryFolder("template"));
  project.provide("template", copy);
  const before = stateOf(copy);
  return async () => {
    const after = stateOf(copy);
    rmSync(copy, { recursive: true });
    if (after !== before)
      throw new Error(`A test has changed a file of the template (${template}): remove that folder.`);
  };
}
