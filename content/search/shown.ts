import type { Locale } from "@setu/contract/locale";
import type { SearchItem } from "@setu/contract/search/results";
import type { Lexicon } from "../platform/search/lexicon.ts";
import type { Title } from "./entries.ts";
import { type Quotable, quotable } from "./excerpts/quotable.ts";
import type { IndexFile } from "./index-file.ts";

/** The parts of an entry that a result shows. */
export interface Shown {
  path: string;
  /** The page of a document; null for an item itself. */
  page: number | null;
  date: number | null;
  titles: Record<Locale, Title>;
  details: Record<Locale, SearchItem["details"]>;
  /** The quotable titles and texts, each made when it is first looked at. */
  quotableTitle: (locale: Locale) => Quotable;
  quotableText: (locale: Locale) => Quotable;
}

const nothing = { en: [], ne: [] };

interface Index {
  lexicon: Lexicon;
  prepare: IndexFile["prepare"];
}

/** Reads what a result shows of an entry. */
export function readShown(file: Index, id: number): Shown {
  const rows = file.prepare(
    "SELECT path, page, date, details, titles, texts FROM entry JOIN contents USING (id) WHERE id = ?",
  );
  const row = rows.get(id) ?? {};
  const titles = JSON.parse(String(row["titles"])) as Record<Locale, Title>;
  const texts = String(row["texts"]);
  return {
    path: String(row["path"]),
    page: row["page"] as number | null,
    date: row["date"] as number | null,
    titles,
    details: row["details"] ? (JSON.parse(String(row["details"])) as Shown["details"]) : nothing,
    quotableTitle: eachOnce((locale) => quotable(titles[locale].name, file.lexicon)),
    quotableText: eachOnce((locale) => quotable((JSON.parse(texts) as Record<Locale, string>)[locale], file.lexicon)),
  };
}

function eachOnce(make: (locale: Locale) => Quotable): (locale: Locale) => Quotable {
  const made: Partial<Record<Locale, Quotable>> = {};
  return (locale) => {
    made[locale] ??= make(locale);
    return made[locale];
  };
}
