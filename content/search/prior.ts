import type { SearchKind } from "@setu/contract/search/results";

/** The prior weight of a kind: how likely visitors want it. */
const priors: Partial<Record<SearchKind, number>> = {
  project: 1.1,
  group: 1.1,
  service: 1.1,
  page: 1.1,
  // It is long, and has most words somewhere.
  legal: 0.8,
  faq: 0.95,
  // The firm's own content comes first.
  discussion: 0.75,
  album: 0.85,
};
const open = 1.1;
const closed = 0.75;
/** A page of a document: somebody who looks for an item usually wants the item itself. */
const ofPage = 0.8;
/** The time in which news loses half of its advantage. */
const newsHalfLifeMs = 2 * 365 * 24 * 3600_000;

interface Entry {
  kind: SearchKind;
  date: number | null;
  closes: number | null;
  titleWords: number;
}

/** How likely visitors want an entry, whatever they search for. */
export const priorOf = (entry: Entry, now: number): number =>
  // A page of a document has no title of its own in the index.
  ofKind(entry, now) * (entry.titleWords === 0 ? ofPage : 1);

function ofKind({ kind, date, closes }: Entry, now: number): number {
  if (closes !== null) return closes > now ? open : closed;
  if (kind === "news") return 0.95 + 0.15 * 0.5 ** (Math.max(0, now - (date ?? 0)) / newsHalfLifeMs);
  return priors[kind] ?? 1;
}
