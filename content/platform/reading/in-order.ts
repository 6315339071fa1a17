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

/** An order of rows, and which of them it has: all of them by default. */
export interface Order<Row> {
  compare(a: Row, b: Row): number;
  has?(row: Row): boolean;
}

interface Difference<Row> {
  gone: readonly Row[];
  come: readonly Row[];
}

/**
 * The change that made a list out of an earlier one. The later list is the key, and does not keep the earlier one in
 * memory.
 */
const noted = new WeakMap<readonly unknown[], { before: WeakRef<readonly unknown[]> } & Difference<unknown>>();

/** Notes the difference between two lists for those who will ask for it. */
export function noteDifference<Row>(before: readonly Row[], after: readonly Row[], known: Difference<Row>): void {
  noted.set(after, { before: new WeakRef(before), ...known });
}

/** The rows that were removed and added. If that was not noted, the lists are compared: equal rows at both ends are skipped. */
export function difference<Row>(before: readonly Row[], after: readonly Row[]): Difference<Row> {
  const known = noted.get(after);
  if (known?.before.deref() === before) return known as Difference<Row>;
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const [wasThere, isThere] = [new Set(old), new Set(now)];
  return { gone: old.filter((row) => !isThere.has(row)), come: now.filter((row) => !wasThere.has(row)) };
}

/** The most changed rows that are moved one by one: more of them are sorted with all others. */
const fewChanges = 100;

type Groups<Row> = ReadonlyMap<string, readonly Row[]>;

/**
 * Groups of rows, all in one order; a row is in one group for each of its keys. When the rows change, only those that have changed are
 * moved: sorting twenty thousand rows again would take longer than the rest of an answer.
 */
export function groupsInStep<Row>(
  { compare, has = () => true }: Order<Row>,
  keysOf: (row: Row) => readonly string[],
): (rows: readonly Row[]) => Groups<Row> {
  let known: { rows: readonly Row[]; groups: Groups<Row> } | undefined;
  return (rows) => {
    if (known?.rows === rows) return known.groups;
    const changed = known && difference(known.rows, rows);
    const groups =
      known && changed && changed.gone.length + changed.come.length <= fewChanges
        ? moved(known.groups, { gone: changed.gone.filter(has), come: changed.come.filter(has) }, compare, keysOf)
        : moved(new Map(), { gone: [], come: rows.filter(has).sort(compare) }, undefined, keysOf);
    known = { rows, groups };
    return groups;
  };
}

/**
 * The groups after a change. Groups that were returned before stay as they were. Without `compare`, the rows that come
 * are added at the end.
 */
function moved<Row>(
  before: Groups<Row>,
  { gone, come }: Difference<Row>,
  compare: Order<Row>["compare"] | undefined,
  keysOf: (row: Row) => readonly string[],
): Groups<Row> {
  const anew = new Map<string, Row[]>();
  const groupOf = (key: string): Row[] => {
    const group = anew.get(key) ?? [...(before.get(key) ?? [])];
    anew.set(key, group);
    return group;
  };
  for (const row of gone) {
    for (const group of keysOf(row).map(groupOf)) group.splice(group.indexOf(row), 1);
  }
  for (const row of come) {
    for (const group of keysOf(row).map(groupOf)) {
      group.splice(compare ? placeOf(group, row, compare) : group.length, 0, row);
    }
  }
  return new Map([...before, ...anew]);
}
