import { createHash } from "node:crypto";
import path from "node:path";
import { postgresStore, type Row, type Store, sqliteStore } from "./store.ts";
import { asTeam, drawn, varied } from "./vary.ts";

/** The final number of items of each kind; kinds that others refer to come first. */
export const totals = { people: 300, projects: 2000, news: 10_000, reports: 300, notices: 500, albums: 300 };

/**
 * Fills the database of a seeded site: each published item is copied many times with all its rows in other
 * tables (texts in both languages, lists, relationships, versions) as the API stored them, under another name and
 * date. Copies refer to copies, so requests for the originals get the same answers as before. Deterministic. The site
 * must be stopped.
 */
export async function bulkSeed(store: Store): Promise<void> {
  const references = await store.references();
  const ids = new Map<string, unknown[]>();
  for (const [table, total] of Object.entries(totals)) {
    ids.set(table, await fill({ store, references, ids, table, total }));
  }
  await store.close();
}

interface Filling {
  store: Store;
  references: Map<string, Map<string, string>>;
  /** The ids of the copies in the tables filled so far. */
  ids: Map<string, unknown[]>;
  table: string;
  total: number;
}

/** One of an item's tables, with its rows by the parent's id. */
interface Part {
  table: string;
  parentColumn: string;
  references: [column: string, table: string][];
  byParent: Map<unknown, Row[]>;
  parts: Part[];
  lastId: number;
}

const batch = 500;

async function fill({ store, references, ids, table, total }: Filling): Promise<unknown[]> {
  const part = async (name: string, parentColumn: string): Promise<Part> => {
    const rows = await store.rows(name);
    const children = [...references].flatMap(([child, columns]) =>
      ["_parent_id", "parent_id"].filter((column) => columns.get(column) === name).map((column) => [child, column]),
    );
    const parts: Part[] = [];
    for (const [child = "", column = ""] of children) parts.push(await part(child, column));
    return {
      table: name,
      parentColumn,
      references: [...(references.get(name) ?? [])].filter(([column]) => column !== parentColumn),
      byParent: Map.groupBy(rows, (row) => row[parentColumn]),
      parts,
      lastId: Math.max(0, ...rows.map(({ id }) => (typeof id === "number" ? id : 0))),
    };
  };
  const root = await part(table, "id");
  const originals = [...root.byParent.values()].flat().filter((row) => row["_status"] === "published");
  const existing = root.byParent.size;
  const made: unknown[] = [];

  let waiting = new Map<Part, Row[]>();
  const copy = (own: Part, row: Row, parent: unknown, round: number): void => {
    const id = typeof row["id"] === "number" ? ++own.lastId : digest(`${row["id"]} ${round}`);
    // Texts of lists inside an item stay the same: only the columns that identify the item itself are changed.
    const ofItem = own === root || own.table.startsWith(`_${table}_v`) || own.table === `${table}_locales`;
    const place = existing + made.length;
    const kept = /^(people|_people_v_version)_roles$/.test(own.table) ? asTeam(row) : row;
    const changed = { ...(ofItem ? varied(row, round, place) : kept), [own.parentColumn]: parent, id };
    for (const [column, target] of own.references) {
      const choice = ids.get(target);
      const value = changed[column];
      if (choice && value !== null) changed[column] = choice[drawn(`${table} ${place} ${value}`, choice.length)];
    }
    const queue = waiting.get(own);
    if (queue) queue.push(changed);
    else waiting.set(own, [changed]);
    for (const child of own.parts) {
      for (const one of child.byParent.get(row["id"]) ?? []) copy(child, one, id, round);
    }
    if (own === root) made.push(id);
  };
  const flush = async (own: Part): Promise<void> => {
    const rows = waiting.get(own) ?? [];
    if (rows.length > 0) await store.insert(own.table, rows);
    for (const child of own.parts) await flush(child);
  };
  for (let number = 0; existing + made.length < total; number += 1) {
    const original = originals[number % originals.length];
    if (!original) throw new Error(`There is nothing published in ${table}: seed the site first.`);
    copy(root, original, root.lastId + 1, 1 + Math.floor(number / originals.length));
    if (made.length % batch === 0 || existing + made.length === total) {
      await flush(root);
      waiting = new Map();
    }
  }
  return made;
}

/** The ids of list rows are 24 hexadecimal digits. */
const digest = (text: string): string => createHash("md5").update(text).digest("hex").slice(0, 24);

/** `node bench/bulk/seed.ts DATA_DIR`, or with the address of a PostgreSQL database. */
if (process.argv[1] === import.meta.filename) {
  const [where = ""] = process.argv.slice(2);
  if (!where) throw new Error("Give the DATA_DIR of a stopped site, or its DATABASE_URL.");
  await bulkSeed(/^postgres/.test(where) ? await postgresStore(where) : sqliteStore(path.join(where, "setu.db")));
}
