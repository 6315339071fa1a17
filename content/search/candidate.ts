import { type SearchKind, searchKinds } from "@setu/contract/search/results";

/** An entry that may answer a query. */
export interface Candidate {
  readonly id: number;
  /** The id of one of its item's entries, the same for all of them: the item itself, and the pages of its documents. */
  readonly item: number;
  readonly kind: SearchKind;
  readonly year: number | null;
  /** A bit for each language, in the order of `locales`. */
  readonly languages: number;
  readonly date: number | null;
  readonly closes: number | null;
  /** The moment from which it must not be shown; null if there is none. */
  readonly until: number | null;
  /** How many words the shortest of its titles has; 0 if it has no title of its own. */
  readonly titleWords: number;
}

/** Discussions have greater ids than all other entries, so that either can be found without the other. */
export const firstDiscussion = 2 ** 31;

type Row = Record<string, unknown>;
/** Makes candidates of rows of `entry`. */
export function* candidatesIn(rows: Iterable<Row>): Generator<Candidate> {
  const items = new Map<string, number>();
  for (const row of rows) {
    const [id, name] = [Number(row["id"]), String(row["name"])];
    const item = items.get(name) ?? id;
    items.set(name, item);
    yield candidateOf(id, item, row);
  }
}
const candidateOf = (id: number, item: number, row: Row): Candidate => ({
  id,
  item,
  // Not the file's own copy of the word for each entry.
  kind: searchKinds.find((known) => known === row["kind"]) ?? "page",
  year: row["year"] as number | null,
  languages: Number(row["languages"]),
  date: row["date"] as number | null,
  closes: row["closes"] as number | null,
  until: row["until"] as number | null,
  titleWords: Number(row["title_words"]),
});
