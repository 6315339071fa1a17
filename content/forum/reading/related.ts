import type { Payload } from "payload";
import { similarTo } from "./forum.ts";
import { type QuestionRow, questionRows } from "./rows.ts";

const mostRelated = 4;
/** One word in common, such as "layer", does not make two questions similar. */
const fewestShared = 2;
/** How long the questions beside a discussion stay the same ones: to find them takes as long as a search with each word of the title. */
const sameForMs = 10 * 60_000;
/** The discussions for which they are kept. */
const mostKept = 2000;

interface Kept {
  title: string;
  at: number;
  ids: readonly number[];
}
const keptBy = new WeakMap<Payload, Map<number, Kept>>();

/** The questions most similar to a question, as they are now: one that was hidden or withdrawn meanwhile is left out. */
export async function relatedTo(
  payload: Payload,
  { id, title }: { id: number; title: string },
  now = performance.now(),
): Promise<QuestionRow[]> {
  const kept = keptBy.get(payload) ?? new Map<number, Kept>();
  keptBy.set(payload, kept);
  const known = kept.get(id);
  if (known?.title === title && now - known.at < sameForMs) {
    const rows = (await questionRows(payload)).filter((row) => known.ids.includes(row.id));
    return rows.sort((a, b) => known.ids.indexOf(a.id) - known.ids.indexOf(b.id));
  }
  const found = (await similarTo(payload, title, fewestShared)).filter((row) => row.id !== id).slice(0, mostRelated);
  kept.delete(id);
  kept.set(id, { title, at: now, ids: found.map((row) => row.id) });
  // The one that was kept first goes.
  const [first] = kept.keys();
  if (kept.size > mostKept && first !== undefined) kept.delete(first);
  return found;
}
