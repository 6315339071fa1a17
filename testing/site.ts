import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { type Environment, readEnvironment } from "../content/environment.ts";
import { type Content, openContent } from "../content/open.ts";
import { buildSite } from "../site/server/app.ts";
import { adoptSearchIndex } from "./adopt-search-index.ts";
import { owner, secret } from "./people/owner.ts";
import { copyOf, templateDatabase } from "./template.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A test's own seeded site, on the database that the test run uses. */
export interface TestSite {
  env: Environment;
  content: Content;
  app: FastifyInstance;
  close(): Promise<void>;
}

type Variables = Record<string, string>;

/** Opens a copy of the seeded site; `variables` are settings as environment variables. */
export const openTestSite = async (variables: Variables = {}): Promise<TestSite> =>
  openAt(
    copyOf(inject("template"), temporaryFolder("test")),
    await database(inject("postgres"), templateDatabase),
    variables,
  );

/** Opens a site as its first start creates it without the sample firm: with no content at all. */
export const openEmptySite = async (variables: Variables = {}): Promise<TestSite> =>
  openAt(temporaryFolder("test"), await database(inject("postgres"), "template1"), { SETU_SEED: "off", ...variables });

async function openAt(dataDir: string, databaseUrl: string, variables: Variables): Promise<TestSite> {
  const env = readEnvironment(
    {
      NODE_ENV: "test",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...(databaseUrl && { SETU_SECRET: secret }),
      SETU_OWNER_EMAIL: owner.email,
      SETU_OWNER_PASSWORD: owner.password,
      ...variables,
    },
    "/",
  );
  adoptSearchIndex(env);
  const content = await openContent(env);
  const app = await buildSite(env, content);
  return {
    env,
    content,
    app,
    async close() {
      await app.close();
      await content.close();
      await dropped(databaseUrl);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of a new PostgreSQL database, for sites that a test starts itself. */
export const newDatabase = (content: "seeded" | "empty"): Promise<string> =>
  database(inject("postgres"), content === "seeded" ? templateDatabase : "template1");

/** The address of a copy of one of the server's databases; empty for SQLite, which is a file in DATA_DIR. */
async function database(server: string, template: string): Promise<string> {
  if (!server) return "";
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute(server, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`);
  return server + name;
}

/** Drops a database as soon as its test ends, since databases are in memory. */
async function dropped(databaseUrl: string): Promise<void> {
  const server = inject("postgres");
  if (server) await execute(server, `DROP DATABASE "${databaseUrl.slice(server.length)}" WITH (FORCE)`);
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client(`${server}postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A valid message with exactly the specification's six fields. */
export const sixFields = (changes: Record<string, unknown> = {}) => ({
  name: "Asha Lama",
  email: "asha@example.org",
  phone: "+977 1 555 0100",
  message: "We plan a 12 km access road and need a survey before the monsoon.",
  company: "Upper Valley Cooperative",
  country: "Nepal",
  ...changes,
});

/** Posts a message as the page's script does. */
export const postContact = (
  app: FastifyInstance,
  payload: unknown,
  headers: Record<string, string> = {},
  query = "",
  from = "127.0.0.1",
) =>
  app.inject({
    remoteAddress: from,
    method: "POST",
    url: `/frontapi/contact${query}`,
    headers: { "x-requested-with": "XMLHttpRequest", "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
