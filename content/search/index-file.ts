import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Environment } from "../environment.ts";

/** Raised whenever the stored data or the analysis of texts changes: an index of another version is rebuilt. */
const version = 13;

/**
 * An entry's words are stored twice: in `ft`, for finding entries, as their numbers in base 36, and in `contents`, for ranking them, as
 * in `SearchedText`. The words of titles are stored once more: suggestions look for the beginnings of words, of which many entries have
 * one in their texts, and of many results those come first that have a word in their title. The rowids of `ft`, `ft_titles` and `contents` are
 * the entries' ids. `entry` has only what is kept in memory or looked up, so that all of it is read quickly.
 */
const schema = `
  CREATE TABLE facts(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE words(id INTEGER PRIMARY KEY, word TEXT NOT NULL);
  CREATE TABLE entry(
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, page INTEGER, kind TEXT NOT NULL, year INTEGER, languages INTEGER NOT NULL,
    date INTEGER, closes INTEGER, until INTEGER, title_words INTEGER NOT NULL, path TEXT NOT NULL, version TEXT
  );
  CREATE TABLE contents(
    id INTEGER PRIMARY KEY, title_en BLOB NOT NULL, title_ne BLOB NOT NULL, terms BLOB NOT NULL,
    details TEXT, titles TEXT NOT NULL, texts TEXT NOT NULL
  );
  CREATE INDEX entry_name ON entry(name);
  CREATE INDEX entry_path ON entry(path);
  CREATE INDEX entry_until ON entry(until) WHERE until IS NOT NULL;
  CREATE TABLE uses(used TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY(used, name)) WITHOUT ROWID;
  CREATE TABLE amount(dimension TEXT NOT NULL, value REAL NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY(dimension, value, entry))
    WITHOUT ROWID;
  CREATE INDEX amount_entry ON amount(entry);
  CREATE VIRTUAL TABLE ft USING fts5(body, content='', contentless_delete=1, tokenize='ascii', detail=none);
  CREATE VIRTUAL TABLE ft_titles USING fts5(title, content='', contentless_delete=1, tokenize='ascii', detail=none);
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab(ft, 'row');
`;

export type IndexFile = DatabaseSync;

/** The origin of an index: one from another database or boot, or of another version, is rebuilt. */
export interface Origin {
  /** A digest that identifies the database. */
  database: string;
  /** The machine's boot id: since writes do not wait for the disk, a power cut may leave a damaged file. */
  boot: string;
}

const bootFile = "/proc/sys/kernel/random/boot_id";

/** The origin of an index that this process makes. */
export const originOf = ({ databaseUrl, dataDir }: Pick<Environment, "databaseUrl" | "dataDir">): Origin => ({
  database: createHash("sha256")
    .update(databaseUrl ?? dataDir)
    .digest("hex"),
  boot: existsSync(bootFile) ? readFileSync(bootFile, "utf8").trim() : "",
});

/** The origin of an index, as it is recorded in it. */
export const recordedOrigin = (origin: Origin): string => JSON.stringify({ version, ...origin });

/**
 * Opens the index at a path, or creates an empty one if it is missing, damaged, of another origin or was never complete. Throws if
 * another process has it open.
 */
export function openIndexFile(path: string, origin: Origin): DatabaseSync {
  const wanted = recordedOrigin(origin);
  try {
    const file = connect(path);
    const [origin] = file.prepare("SELECT value FROM facts WHERE name = 'origin'").all();
    const whole = file.prepare("SELECT value FROM facts WHERE name = 'revision'").all().length > 0;
    if (origin?.["value"] === wanted && whole) return file;
    file.close();
  } catch (error) {
    if (faultOf(error) === "busy") throw error;
    // The file is missing or damaged.
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
  // Only one process uses the file, and it can be rebuilt at any time.
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

/** The reason why the file could not be used; undefined if the file is not at fault. */
export function faultOf(error: unknown): "busy" | "damaged" | "full" | undefined {
  const code = (error as { errcode?: unknown }).errcode;
  // A truncated file fails with a disk error: a short read.
  if (code === shortRead) return "damaged";
  return typeof code === "number" ? faults[code & 0xff] : undefined;
}
