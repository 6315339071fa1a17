import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { TestSite } from "./site.ts";

/** The places where any of these texts is still stored: database tables, and the bytes of files in DATA_DIR. */
export async function placesOf(site: TestSite, texts: string[]): Promise<string[]> {
  const places: string[] = [];
  const look = (place: string, held: Buffer | string) => {
    for (const text of texts) if (held.includes(text)) places.push(`${place}: ${text}`);
  };
  // These include SQLite's file, with its deleted rows, and its write-ahead log.
  for (const entry of readdirSync(site.env.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    look(file, entry.name);
    look(file, readFileSync(file));
  }
  if (site.env.databaseUrl) for (const [table, rows] of await tablesOf(site.env.databaseUrl)) look(table, rows);
  return places;
}

/** Every table of a PostgreSQL database, as text. */
async function tablesOf(url: string): Promise<[string, string][]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const found: [string, string][] = [];
  for (const { name } of rows) {
    const all = await client.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    found.push([name, all.rows.map(({ text }) => text).join("\n")]);
  }
  await client.end();
  return found;
}
