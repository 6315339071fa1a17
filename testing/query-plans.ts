import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { TestSite } from "./site.ts";

/** One statement as it was sent to the database. */
export interface Statement {
  sql: string;
  values: unknown[];
}
interface SqliteClient {
  execute(statement: string | { sql: string; args?: unknown[] }, args?: unknown[]): Promise<unknown>;
}
interface PostgresPool {
  query(statement: string | { text: string }, values?: unknown[]): unknown;
}

/** Whether a statement belongs to background work, which runs meanwhile. */
const isBackground = (sql: string) =>
  /\b(payload_jobs|contact_messages|contact_answers|retention|background|search_counts|payload_locked_documents)\b/.test(
    sql,
  );

/** Calls `see` with each statement before it is sent to the database, and waits for it: a test can count statements, or hold them. */
export function watchStatements({ content }: TestSite, see: (sql: string, values?: unknown[]) => unknown): void {
  const { client, pool } = content.payload.db as unknown as { client?: SqliteClient; pool?: PostgresPool };
  if (pool) {
    const query = pool.query.bind(pool);
    pool.query = async (statement, values) => {
      await see(typeof statement === "string" ? statement : statement.text, values);
      return query(statement, values);
    };
  } else if (client) {
    const { execute } = client;
    client.execute = async (statement, args) => {
      if (typeof statement === "string") await see(statement, args);
      else await see(statement.sql, statement.args);
      return execute(statement, args);
    };
  }
}

/** Records every statement that a site sends from now on, each once. */
export function noteStatements(site: TestSite): { statements(): Statement[] } {
  const noted = new Map<string, Statement>();
  watchStatements(site, (sql, values = []) => {
    if (/^\s*(select|with)\b/i.test(sql) && !isBackground(sql)) noted.set(sql, { sql, values });
  });
  return { statements: () => [...noted.values()] };
}

/**
 * Tables that stay small: each is shown as a whole, in a menu, as the choices of a filter or as one page. Of the system's states there is
 * one for each notice and vacancy, a few dozen bytes long.
 */
const small = [
  "system_state",
  "home_page|about_page|careers_page|about_units|about_sections|about_departments|header_banner|footer|enquiry_settings|retention_settings|community_settings|complaint_settings",
  "faqs|project_groups|services|who_we_are|offices|disciplines|album_categories|search_synonyms|suggested_results|forum_categories",
].join("|");
const isSmall = (table: string) => new RegExp(`^(${small})(_|$)`).test(table);

/** Finds the steps of a statement's plan that read all rows of a table that grows. */
export interface Planner {
  visitsOf(statement: Statement): Promise<string[]>;
  close(): Promise<void>;
}

export const plannerOf = async ({ env }: TestSite): Promise<Planner> =>
  env.databaseUrl ? postgresPlanner(env.databaseUrl) : sqlitePlanner(`${env.dataDir}/setu.db`);

function sqlitePlanner(file: string): Planner {
  const database = new DatabaseSync(file, { readOnly: true });
  return {
    async visitsOf({ sql }) {
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
      const lines = plan.map(({ detail }) => String(detail));
      // A list within a row is read by a subquery, whose lines are in the plan too.
      const within = new Set(lines.flatMap((line) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(line)?.[1] ?? []));
      return lines.filter((line) => {
        const [, way, table = "", condition] = /^(SCAN|SEARCH) (\S+)(?: .*?)??(?: \((.*)\))?$/.exec(line) ?? [];
        if (!way || within.has(table) || isSmall(table)) return false;
        // A search by a value that nearly all rows share reads nearly all of them.
        return way === "SCAN" || /^(_status|path|_locale)=\?$/.test(condition ?? "");
      });
    },
    close: async () => database.close(),
  };
}

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Node[];
}

/**
 * A seeded table is so small that PostgreSQL scans it whatever indexes exist. With `enable_seqscan` off, it
 * does so only where no index serves the query. (Which index it chooses means nothing at this size: reading
 * thirty rows in order costs as much as by their keys.)
 */
async function postgresPlanner(url: string): Promise<Planner> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("SET enable_seqscan = off");
  const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  return {
    async visitsOf({ sql, values }) {
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, values);
      return nodes(rows[0]["QUERY PLAN"][0].Plan as Node)
        .filter((node) => node["Node Type"] === "Seq Scan" && !isSmall(node["Relation Name"] ?? ""))
        .map((node) => `${node["Node Type"]} ${node["Relation Name"]}`);
    },
    close: () => client.end(),
  };
}
