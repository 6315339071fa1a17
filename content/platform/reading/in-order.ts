/** The place of a row in an ordered list. */
export function placeOf<Row>(rows: readonly Row[], row: Row, compare: (a: Row, b: Row) => number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = rows[middle];
    if (other !== undefined && compare(other, row) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The rows that were removed and added. A publish changes one row of thousands, so equal rows at both ends are skipped. */
export function difference<Row>(before: readonly Row[], after: readonly Row[]): { gone: Row[]; come: Row[] } {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const [wasThere, isThere] = [new Set(old), new Set(now)];
  return { gone: old.filter((row) => !isThere.has(row)), come: now.filter((row) => !wasThere.has(row)) };
}

/** The most changed rows that are inserted one by one: more of them are sorted with all others. */
const fewChanges = 100;

/**
 * The rows for which `isIn` holds, in another order. When the rows change, only those that have changed are moved: sorting twenty
 * thousand rows again would take longer than the rest of an answer.
 */
export function orderInStep<Row>(
  compare: (a: Row, b: Row) => number,
  isIn: (row: Row) => boolean = () => true,
): (rows: readonly Row[]) => readonly Row[] {
  let known: { rows: readonly Row[]; ordered: readonly Row[] } | undefined;
  return (rows) => {
    if (known?.rows === rows) return known.ordered;
    const { gone, come } = known ? difference(known.rows, rows) : { gone: [], come: rows };
    const isNew = !known || gone.length + come.length > fewChanges;
    const ordered = isNew ? rows.filter(isIn).sort(compare) : [...(known?.ordered ?? [])];
    if (!isNew) {
      for (const row of gone.filter(isIn)) ordered.splice(ordered.indexOf(row), 1);
      for (const row of come.filter(isIn)) ordered.splice(placeOf(ordered, row, compare), 0, row);
    }
    known = { rows, ordered };
    return ordered;
  };
}

/** Counts rows by a value of theirs. When the rows change, only those that have changed are counted. */
export function countInStep<Row, Value>(
  keyOf: (row: Row) => Value,
): (rows: readonly Row[]) => ReadonlyMap<Value, number> {
  let known: { rows: readonly Row[]; counts: ReadonlyMap<Value, number> } | undefined;
  return (rows) => {
    if (known?.rows === rows) return known.counts;
    const { gone, come } = known ? difference(known.rows, rows) : { gone: [], come: rows };
    const counts = new Map(known?.counts);
    for (const row of come) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
    for (const row of gone) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) - 1);
    known = { rows, counts: new Map([...counts].filter(([, count]) => count > 0)) };
    return known.counts;
  };
}
