import type { Payload } from "payload";
import { type Change, changesSince } from "./changes.ts";
import { runSql, sql } from "./sql.ts";
import { readRevision } from "./state.ts";

interface Options<Row> {
  collection: string;
  table: string;
  /** The published ones among these items. */
  read(payload: Payload, ids: readonly number[]): Promise<Row[]>;
  /** The order in which they are kept. */
  compare(a: Row, b: Row): number;
  /** The items of other collections that a row is made of as well, by their collection. */
  uses?: Record<string, (row: Row) => readonly number[]>;
}

type Rows<Row> = readonly Row[];
interface State<Row> {
  known?: { revision: number; rows: Rows<Row> };
  making?: { revision: number; rows: Promise<Rows<Row>> };
}

/** So many are read at a time: between two such reads other requests are answered. */
const slice = 500;

/**
 * All published items of a collection, reduced to what lists need, in order. They are read whole once, in
 * slices by their key; after a publish only what has changed is read anew, so the first visitor after it
 * waits for that alone. Until a row changes, the array is the same one: what is worked out of it can be kept by it.
 */
export function keptRows<Row extends { id: number }>(options: Options<Row>): (payload: Payload) => Promise<Rows<Row>> {
  const states = new WeakMap<Payload, State<Row>>();
  return async (payload) => {
    let revision = await readRevision(payload);
    const state: State<Row> = states.get(payload) ?? {};
    states.set(payload, state);
    // An answer may have been overtaken by a later one; a database that was put back to an earlier day stays behind.
    if (state.known && revision < state.known.revision) revision = await readRevision(payload);
    if (state.known?.revision === revision) return state.known.rows;
    if (state.making?.revision === revision) return state.making.rows;

    const { known } = state;
    const rows =
      known && known.revision < revision
        ? changesSince(payload, known.revision).then((changes) => withChanges(payload, options, known.rows, changes))
        : everything(payload, options);
    const making = { revision, rows };
    state.making = making;
    try {
      const made = await rows;
      // Unless somebody has asked for a later revision meanwhile.
      if (state.making === making) state.known = { revision, rows: made };
      return made;
    } finally {
      if (state.making === making) delete state.making;
    }
  };
}

async function everything<Row>(payload: Payload, { table, read, compare }: Options<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let last = 0; ; ) {
    const found = await runSql(
      payload,
      sql`SELECT id FROM ${sql.identifier(table)} WHERE id > ${last} ORDER BY id LIMIT ${slice}`,
    );
    const ids = found.map(({ id }) => Number(id));
    if (ids.length > 0) rows.push(...(await read(payload, ids)));
    if (ids.length < slice) return rows.toSorted(compare);
    last = ids.at(-1) ?? last;
  }
}

async function withChanges<Row extends { id: number }>(
  payload: Payload,
  { collection, read, compare, uses = {} }: Options<Row>,
  rows: Rows<Row>,
  changes: Change[],
): Promise<Rows<Row>> {
  const changed = new Set(changes.filter((change) => change.collection === collection).map(({ id }) => id));
  for (const [other, idsOf] of Object.entries(uses)) {
    const touched = new Set(changes.filter((change) => change.collection === other).map(({ id }) => id));
    if (touched.size === 0) continue;
    for (const row of rows) if (idsOf(row).some((id) => touched.has(id))) changed.add(row.id);
  }
  if (changed.size === 0) return rows;
  const inStep = rows.filter(({ id }) => !changed.has(id));
  const ids = [...changed];
  for (let from = 0; from < ids.length; from += slice) {
    // Sorting ten thousand anew for one that is new would take longer than reading it.
    for (const row of await read(payload, ids.slice(from, from + slice))) {
      inStep.splice(placeOf(inStep, row, compare), 0, row);
    }
  }
  return inStep;
}

/** Where in an ordered list a row belongs. */
function placeOf<Row>(rows: readonly Row[], row: Row, compare: (a: Row, b: Row) => number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = rows[middle];
    if (other !== undefined && compare(other, row) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
