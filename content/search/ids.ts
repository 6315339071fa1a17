/** Lists of entries' ids, each id once, in order: numbers below 2^32. */
export type Ids = Uint32Array;

/** Entries with an amount, and how well the amount of each matches. */
export interface Sized {
  ids: Ids;
  scores: Float64Array;
}

export const noIds: Ids = new Uint32Array();

/** The ids in all of these lists. */
export function inAll(lists: readonly Ids[]): Ids {
  const [shortest = noIds, ...others] = lists.toSorted((a, b) => a.length - b.length);
  return others.reduce(inBoth, shortest);
}

/** The ids in any of these lists. */
export function inAny(lists: readonly Ids[]): Ids {
  const [shortest = noIds, ...others] = lists.toSorted((a, b) => a.length - b.length);
  return others.reduce(inEither, shortest);
}

function inBoth(few: Ids, many: Ids): Ids {
  const both = new Uint32Array(few.length);
  let length = 0;
  let at = 0;
  for (const id of few) {
    at = placeOf(many, id, at);
    if (many[at] === id) both[length++] = id;
  }
  return both.subarray(0, length);
}

function inEither(a: Ids, b: Ids): Ids {
  const either = new Uint32Array(a.length + b.length);
  let length = 0;
  let at = 0;
  for (const id of a) {
    for (; (b[at] ?? id) < id; at += 1) either[length++] = b[at] ?? 0;
    if (b[at] !== id) either[length++] = id;
  }
  either.set(b.subarray(at), length);
  return either.subarray(0, length + b.length - at);
}

/** First these ids, then those. */
export function joined(first: Ids, last: Ids): Ids {
  const all = new Uint32Array(first.length + last.length);
  all.set(first);
  all.set(last, first.length);
  return all;
}

/** Those of the ids that are not among others. */
export function without(ids: Ids, others: Ids): Ids {
  const kept = new Uint32Array(ids.length);
  let length = 0;
  let at = 0;
  for (const id of ids) {
    at = placeOf(others, id, at);
    if (others[at] !== id) kept[length++] = id;
  }
  return kept.subarray(0, length);
}

/** The place of the first id that is not less than this one, looked for from a place on, in steps that double. */
export function placeOf(ids: Ids, id: number, from = 0): number {
  let step = 1;
  let low = from;
  while ((ids[low + step] ?? id) < id) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, ids.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? id) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
