import { locales } from "@setu/contract/locale";
import { adYearOf } from "../calendar/years.ts";
import { Lexicon } from "../platform/search/lexicon.ts";
import { searchedText } from "../platform/search/searched-text.ts";
import type { Vocabulary } from "../platform/search/variants.ts";
import { AllCandidates } from "./all-candidates.ts";
import { type Candidate, candidatesIn } from "./candidate.ts";
import type { Columns } from "./columns.ts";
import { type Guide, unguided } from "./editors/guide.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { type Ids, noIds, type Sized } from "./ids.ts";
import type { IndexFile } from "./index-file.ts";
import { Kept } from "./kept.ts";
import { readShown, type Shown } from "./shown.ts";
import type { SearchDocument } from "./source.ts";

/** The words of an entry, by which it is ranked. */
export interface WeighedEntry {
  /** Its words' numbers, with the weight of each in the lowest four bits. */
  terms: Uint32Array;
  titles: Uint32Array[];
}

/** The index's tables of words: of whole entries, and of their titles. */
export type Table = "ft" | "ft_titles";

/** The most entries that are kept as searches weigh them, of about 1 kB each, and as results show them, of about 10 kB. */
const mostKept = { weighed: 16_000, shown: 2000 };
/** The most ids in all lists that are kept: 64 MB, of which the usual words need a third with 100,000 entries. */
const mostIds = 16_000_000;
/** The most entries in all lists of those that have an amount: 12 MB. */
const mostSized = 1_000_000;

/** How soon items that have expired are read again, or nearly so. */
const rereadMs = 1000;

/** The index: entries in a file; in memory, their words and what a search needs of each entry that it finds, which may be thousands. */
export class SearchFile implements Vocabulary {
  readonly file: IndexFile;
  readonly lexicon = new Lexicon();
  /** The editors' settings, which are not in the file. */
  guide: Guide = unguided;
  readonly #counts: number[] = [];
  /** The number of the first word that is not in the file yet. */
  #kept = 0;
  /** The words that have lost an entry in the present change. */
  readonly #lost = new Set<number>();
  readonly #candidates: AllCandidates;
  readonly #weighed = new Kept<number, WeighedEntry>(mostKept.weighed);
  readonly #shown = new Kept<number, Shown>(mostKept.shown);
  /** The lists of the words that were searched for last, until the index changes: most searches are for the same few words. */
  readonly #ids = new Kept<string, Ids>(mostIds, ({ length }) => length + 1);
  /** The lists of the amounts that were searched for last, until the index changes. */
  readonly sized = new Kept<string, Sized>(mostSized, ({ ids }) => ids.length + 1);
  /** A cache of compiled statements. */
  readonly #statements = new Map<string, ReturnType<IndexFile["prepare"]>>();

  constructor(file: IndexFile) {
    this.file = file;
    for (const { id, word } of this.prepare("SELECT id, word FROM words ORDER BY id").iterate()) {
      this.lexicon.add(String(word), Number(id));
    }
    this.#kept = this.lexicon.next;
    for (const { term, doc } of this.prepare("SELECT term, doc FROM vocabulary").iterate()) {
      this.#counts[Number.parseInt(String(term), 36)] = Number(doc);
    }
    const entries = "SELECT id, name, kind, year, languages, date, closes, until, title_words FROM entry ORDER BY id";
    this.#candidates = new AllCandidates(candidatesIn(this.prepare(entries).iterate()));
  }

  /** The number of entries that have a word. */
  countOf(word: number): number {
    return this.#counts[word] ?? 0;
  }
  get entries(): number {
    return this.#candidates.size;
  }
  /** An entry by its id, though it may have expired. */
  known(id: number): Candidate | undefined {
    return this.#candidates.get(id);
  }
  get columns(): Columns {
    return this.#candidates.columns;
  }
  /** Those of the entries that have not expired. */
  present(ids: Ids, now: number): Ids {
    return this.#candidates.present(ids, now);
  }
  isPresent(id: number, now: number): boolean {
    const known = this.#candidates.get(id);
    return known !== undefined && (known.until === null || known.until > now);
  }

  prepare(statement: string) {
    const known = this.#statements.get(statement) ?? this.file.prepare(statement);
    this.#statements.set(statement, known);
    return known;
  }

  /** The ids of the entries that match an expression in FTS5's syntax. They arrive as one text, which is read faster than as many rows. */
  idsMatching(table: Table, match: string): Ids {
    if (match === "") return noIds;
    return this.#ids.get(`${table} ${match}`, () => {
      const statement = `SELECT json_group_array(rowid) AS ids FROM (SELECT rowid FROM ${table} WHERE ${table} MATCH ?)`;
      return Uint32Array.from(JSON.parse(String(this.prepare(statement).get(match)?.["ids"])) as number[]);
    });
  }
  /** The words by which an entry is ranked. */
  weighed(id: number): WeighedEntry {
    return this.#weighed.get(id, () => {
      const row = this.prepare("SELECT terms, title_en, title_ne FROM contents WHERE id = ?").get(id) ?? {};
      return { terms: numbersOf(row["terms"]), titles: [numbersOf(row["title_en"]), numbersOf(row["title_ne"])] };
    });
  }
  /** The parts of an entry that a result shows. */
  shown(id: number): Shown {
    return this.#shown.get(id, () => readShown(this, id));
  }

  /** The content revision of everything in the index; undefined until it is complete for the first time. */
  get revision(): number | undefined {
    const fact = this.prepare("SELECT value FROM facts WHERE name = 'revision'").get();
    return fact ? Number(fact["value"]) : undefined;
  }

  /** Replaces the items with these names by the documents, all or nothing. With `revision`, the whole index is of that revision. */
  change(names: readonly string[], documents: readonly SearchDocument[], revision?: number): void {
    this.#ids.clear();
    this.sized.clear();
    this.#lost.clear();
    const isWholeNow = revision !== undefined && this.revision === undefined;
    this.file.exec("BEGIN IMMEDIATE");
    try {
      for (const name of names) this.#remove(name);
      for (const document of documents) this.#add(document);
      this.#dropUnusedWords();
      if (isWholeNow) this.#merge();
      if (revision !== undefined) {
        this.prepare("INSERT OR REPLACE INTO facts VALUES ('revision', ?)").run(String(revision));
      }
      this.file.exec("COMMIT");
    } catch (error) {
      if (this.file.isTransaction) this.file.exec("ROLLBACK");
      throw error;
    }
  }

  /** The names of the items that are among the changed ones, or name one of them. */
  namesTouchedBy(changed: readonly string[]): string[] {
    const names = new Set<string>();
    for (const name of changed) {
      const rows = this.prepare("SELECT name FROM entry WHERE name = ?1 UNION SELECT name FROM uses WHERE used = ?1");
      for (const row of rows.all(name)) names.add(String(row["name"]));
    }
    return [...names];
  }

  namesBeginningWith(start: string): string[] {
    const rows = this.prepare("SELECT DISTINCT name FROM entry WHERE name >= ?1 AND name < ?1 || char(1114111)");
    return rows.all(start).map(({ name }) => String(name));
  }

  /** The versions of a source's items, by their names. */
  versionsOf(collection: string): Map<string, string> {
    const rows = this.prepare("SELECT name, version FROM entry WHERE name >= ?1 AND name < ?1 || char(1114111)");
    return new Map(rows.all(`${collection}/`).map(({ name, version }) => [String(name), String(version)]));
  }

  /** When the current answer expires if nothing is published; null if never. Expired entries are read again within a second. */
  freshUntil(now: number): number | null {
    const first = this.prepare("SELECT min(until) AS next FROM entry WHERE until IS NOT NULL AND until > ?");
    const next = first.get(now)?.["next"] as number | null;
    const expired = this.prepare("SELECT 1 FROM entry WHERE until IS NOT NULL AND until <= ? LIMIT 1").get(now);
    return expired ? Math.min(now + rereadMs, next ?? Number.POSITIVE_INFINITY) : next;
  }

  namesExpired(now: number): string[] {
    const rows = this.prepare("SELECT DISTINCT name FROM entry WHERE until IS NOT NULL AND until <= ?");
    return rows.all(now).map(({ name }) => String(name));
  }

  /** Merges the parts that changes have written, in each of which a word is looked up: 0.8 s for 100,000 entries, for suggestions 40 % faster. */
  #merge(): void {
    this.file.exec("INSERT INTO ft(ft) VALUES ('optimize'); INSERT INTO ft_titles(ft_titles) VALUES ('optimize')");
  }

  #remove(name: string): void {
    const rows = this.prepare("SELECT id, terms FROM entry JOIN contents USING (id) WHERE name = ?").all(name);
    for (const { id, terms } of rows) {
      for (const word of numbersOf(terms)) {
        this.#counts[word >>> 4] = this.countOf(word >>> 4) - 1;
        this.#lost.add(word >>> 4);
      }
      this.prepare("DELETE FROM ft WHERE rowid = ?").run(Number(id));
      this.prepare("DELETE FROM ft_titles WHERE rowid = ?").run(Number(id));
      this.prepare("DELETE FROM contents WHERE id = ?").run(Number(id));
      this.prepare("DELETE FROM amount WHERE entry = ?").run(Number(id));
      this.#candidates.delete(Number(id));
      this.#weighed.delete(Number(id));
      this.#shown.delete(Number(id));
    }
    // The rows of `uses` stay: when an item that this one names is published again, this one is read again.
    this.prepare("DELETE FROM entry WHERE name = ?").run(name);
  }

  #add(document: SearchDocument): void {
    let item: number | undefined;
    for (const entry of entriesOf(document)) {
      const id = this.#addEntry(document, entry, item);
      item ??= id;
    }
    for (const used of document.uses ?? []) {
      this.prepare("INSERT OR IGNORE INTO uses VALUES (?, ?)").run(used, document.name);
    }
  }

  /** Adds an entry of an item, whose first entry has the id `item` if it is another one. Returns its id. */
  #addEntry(
    { name, kind, date, closes, until, version, details }: SearchDocument,
    shown: Entry,
    item: number | undefined,
  ): number {
    const { words, amounts } = searchedText(shown.parts, this.lexicon);
    this.#keepNewWords();
    for (const word of words) this.#counts[word >>> 4] = this.countOf(word >>> 4) + 1;
    // Only the item itself matches by its title: its documents' pages rank below it.
    const isItem = shown.page === null;
    const inTitles = {
      en: this.#numbersIn(isItem ? shown.titles.en.name : ""),
      ne: this.#numbersIn(isItem ? shown.titles.ne.name : ""),
    };
    const languages = new Set(locales.map((locale) => shown.titles[locale].served));
    const facts = {
      kind,
      year: date ? adYearOf(new Date(date)) : null,
      languages: locales.reduce((bits, locale, index) => bits | (languages.has(locale) ? 1 << index : 0), 0),
      date: momentOf(date),
      closes: momentOf(closes),
      until: momentOf(until),
      titleWords: Math.min(inTitles.en.length || inTitles.ne.length, inTitles.ne.length || inTitles.en.length),
    };
    const id = this.#candidates.newId(kind);
    this.prepare(
      `INSERT INTO entry(id, name, page, kind, year, languages, date, closes, until, title_words, path, version)
       VALUES (:id, :name, :page, :kind, :year, :languages, :date, :closes, :until, :titleWords, :path, :version)`,
    ).run({ id, name, ...facts, page: shown.page, path: shown.path, version: version ?? null });
    this.#candidates.set({ id, item: item ?? id, ...facts });
    this.prepare(
      "INSERT INTO contents(id, title_en, title_ne, terms, details, titles, texts) VALUES (?, ?, ?, ?, ?, ?, ?)",
    ).run(
      id,
      bytesOf(inTitles.en),
      bytesOf(inTitles.ne),
      bytesOf(words),
      details ? JSON.stringify(details) : null,
      JSON.stringify(shown.titles),
      JSON.stringify(shown.texts),
    );
    const title = tokensOf([...inTitles.en, ...inTitles.ne]);
    const body = tokensOf([...words].map((word) => word >>> 4));
    this.prepare("INSERT INTO ft(rowid, body) VALUES (?, ?)").run(id, body);
    if (title) this.prepare("INSERT INTO ft_titles(rowid, title) VALUES (?, ?)").run(id, title);
    for (const { dimension, value } of amounts) {
      this.prepare("INSERT OR IGNORE INTO amount VALUES (?, ?, ?)").run(dimension, value, id);
    }
    return id;
  }

  #numbersIn(text: string): Uint32Array {
    return Uint32Array.from(searchedText([[text, "title"]], this.lexicon).words, (word) => word >>> 4);
  }

  #keepNewWords(): void {
    for (; this.#kept < this.lexicon.next; this.#kept += 1) {
      this.prepare("INSERT INTO words VALUES (?, ?)").run(this.#kept, this.lexicon.wordOf(this.#kept));
    }
  }

  /** A word that is public no more is neither kept nor meant. */
  #dropUnusedWords(): void {
    for (const word of this.#lost) {
      if (this.countOf(word) > 0) continue;
      this.prepare("DELETE FROM words WHERE id = ?").run(word);
      this.lexicon.remove(word);
    }
  }
}

const momentOf = (instant: string | null | undefined): number | null => (instant ? Date.parse(instant) : null);

/** A word's token in `ft`. */
export const tokenOf = (word: number): string => word.toString(36);
const tokensOf = (words: readonly number[]): string => [...new Set(words)].map(tokenOf).join(" ");

const bytesOf = ({ buffer }: Uint32Array): Uint8Array => new Uint8Array(buffer as ArrayBuffer);
/** Reads the numbers of words from a BLOB of the file. */
const numbersOf = (bytes: unknown): Uint32Array => new Uint32Array(new Uint8Array(bytes as Uint8Array).buffer);
