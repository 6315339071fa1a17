import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Environment } from "../environment.ts";

/** Raised whenever what is stored, or how texts become words, changes: an index of another version is built anew. */
const version = 4;

/**
 * An entry's words are kept twice: in `ft`, by which entries are found, as their numbers in base 36, and in `terms`, by which they
 * are ranked, as in `SearchedText`. The rows of `ft` have the numbers of the entries.
 */
const schema = `
  CREATE TABLE facts(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE words(id INTEGER PRIMARY KEY, word TEXT NOT NULL);
  CREATE TABLE entry(
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, page INTEGER, kind TEXT NOT NULL, year INTEGER, languages INTEGER NOT NULL,
    date INTEGER, closes INTEGER, until INTEGER, path TEXT NOT NULL,
    titles TEXT NOT NULL, title_en BLOB NOT NULL, title_ne BLOB NOT NULL, terms BLOB NOT NULL, texts TEXT NOT NULL
  );
  CREATE INDEX entry_name ON entry(name);
  CREATE INDEX entry_path ON entry(path);
  CREATE INDEX entry_until ON entry(until) WHERE until IS NOT NULL;
  CREATE TABLE uses(used TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY(used, name)) WITHOUT ROWID;
  CREATE TABLE amount(dimension TEXT NOT NULL, value REAL NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY(dimension, value, entry))
    WITHOUT ROWID;
  CREATE INDEX amount_entry ON amount(entry);
  CREATE VIRTUAL TABLE ft USING fts5(title, body, content='', contentless_delete=1, tokenize='ascii', detail=column);
  INSERT INTO ft(ft, rank) VALUES ('rank', 'bm25(10.0, 1.0)');
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab(ft, 'row');
`;

export type IndexFile = DatabaseSync;

/** What an index was made from: of another database, analysis or boot it is built anew. */
export interface Origin {
  /** The database. */
  database: string;
  /** The machine's boot: without waiting for the disk, a power cut may leave a damaged file. */
  boot: string;
}

const bootFile = "/proc/sys/kernel/random/boot_id";

/** What an index is made from here and now. */
export const originOf = ({ databaseUrl, dataDir }: Pick<Environment, "databaseUrl" | "dataDir">): Origin => ({
  database: createHash("sha256")
    .update(databaseUrl ?? dataDir)
    .digest("hex"),
  boot: existsSync(bootFile) ? readFileSync(bootFile, "utf8").trim() : "",
});

/**
 * Opens the index at a path, or makes an empty one where it is missing, damaged, of another origin or was never whole. Rejects where
 * another process has it.
 */
export function openIndexFile(path: string, origin: Origin): DatabaseSync {
  const wanted = JSON.stringify({ version, ...origin });
  try {
    const file = connect(path);
    const [origin] = file.prepare("SELECT value FROM facts WHERE name = 'origin'").all();
    const whole = file.prepare("SELECT value FROM facts WHERE name = 'revision'").all().length > 0;
    if (origin?.["value"] === wanted && whole) return file;
    file.close();
  } catch (error) {
    if (faultOf(error) === "busy") throw error;
    // It is missing or damaged.
  }
  removeIndexFile(path);
  const file = connect(path);
  file.exec(`BEGIN; ${schema} COMMIT`);
  file.prepare("INSERT INTO facts VALUES ('origin', ?)").run(wanted);
  return file;
}

export function removeIndexFile(path: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
}

function connect(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0 });
  // One process alone uses it, and it can be made anew at any time.
  file.exec(
    "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -16000",
  );
  return file;
}

/** SQLite's primary result codes. */
const faults: Record<number, "busy" | "damaged" | "full"> = {
  5: "busy",
  10: "full",
  11: "damaged",
  13: "full",
  14: "full",
  26: "damaged",
};

const shortRead = 522;

/** Why the file could not be used; undefined where it is not the file's fault. */
export function faultOf(error: unknown): "busy" | "damaged" | "full" | undefined {
  const code = (error as { errcode?: unknown }).errcode;
  // A file that was cut off fails as an error of the disk: there is less to read than there was.
  if (code === shortRead) return "damaged";
  return typeof code === "number" ? faults[code & 0xff] : undefined;
}
