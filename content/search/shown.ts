import type { Locale } from "@setu/contract/locale";
import type { SearchItem } from "@setu/contract/search/results";
import type { Quotable, Title } from "./entries.ts";
import type { IndexFile } from "./index-file.ts";

/** The parts of an entry that a result shows. */
export interface Shown {
  path: string;
  /** The page of a document; null for an item itself. */
  page: number | null;
  date: number | null;
  titles: Record<Locale, Title>;
  details: Record<Locale, SearchItem["details"]>;
  texts: Record<Locale, Quotable>;
}

const nothing = { en: [], ne: [] };

/** Reads what a result shows of an entry. */
export function readShown(file: Pick<IndexFile, "prepare">, id: number): Shown {
  const rows = file.prepare(
    "SELECT path, page, date, details, titles, texts FROM entry JOIN contents USING (id) WHERE id = ?",
  );
  const row = rows.get(id) ?? {};
  const titles = JSON.parse(String(row["titles"])) as Record<Locale, Title>;
  return {
    path: String(row["path"]),
    page: row["page"] as number | null,
    date: row["date"] as number | null,
    titles,
    details: row["details"] ? (JSON.parse(String(row["details"])) as Shown["details"]) : nothing,
    texts: evened(JSON.parse(String(row["texts"])) as Shown["texts"]),
  };
}

const evened = ({ en, ne }: Shown["texts"]): Shown["texts"] => ({
  en: { ...en, text: en.text.replace(/\s+/g, " ") },
  ne: { ...ne, text: ne.text.replace(/\s+/g, " ") },
});
