import type { Payload } from "payload";
import { type Change, changesSince } from "../store/changes.ts";
import { runSql, sql } from "../store/sql.ts";
import { readRevision } from "../store/state.ts";
import { noteDifference, placeOf } from "./in-order.ts";

/** Where the changes of rows are noted. */
interface ChangeLog {
  revision(payload: Payload): Promise<number>;
  /** The items that have changed after this revision. */
  changesSince(payload: Payload, revision: number): Promise<Change[]>;
}
const contentLog: ChangeLog = { revision: readRevision, changesSince };

interface Options<Row> {
  collection: string;
  table: string;
  /** By default, the changes of content. */
  log?: ChangeLog;
  /** Reads the published ones among these items. */
  read(payload: Payload, ids: readonly number[]): Promise<Row[]>;
  /** The order in which they are kept. */
  compare(a: Row, b: Row): number;
  /** The items of other collections that a row also depends on, by collection. */
  uses?: Record<string, (row: Row) => readonly number[]>;
}

/** The rows, with their ids in a separate array: a look-up in adjacent numbers does not fetch ten thousand rows from memory. */
interface Kept<Row> {
  rows: readonly Row[];
  ids: readonly number[];
}
interface State<Row> {
  known?: Kept<Row> & { revision: number };
  making?: { revision: number; kept: Promise<Kept<Row>> };
}

/**
 * The most items per read: between two reads other requests are answered. Preparing the words of so many takes some 15
 * ms.
 */
const slice = 50;

/**
 * All published items of a collection, reduced to what lists need, in order. They are read completely once, in slices by
 * key; after a publish only the changed ones are read again, so the first visitor after it waits only for those. The array
 * stays the same until a row changes, so that results can be cached by it.
 */
export function keptRows<Row extends { id: number }>(
  options: Options<Row>,
): (payload: Payload) => Promise<readonly Row[]> {
  const states = new WeakMap<Payload, State<Row>>();
  const { log = contentLog } = options;
  const keptIn = async (payload: Payload): Promise<readonly Row[]> => {
    let revision = await log.revision(payload);
    const state: State<Row> = states.get(payload) ?? {};
    states.set(payload, state);
    // A later answer may have overtaken this one; a database restored from an earlier day stays behind.
    if (state.known && revision < state.known.revision) revision = await log.revision(payload);
    if (state.known?.revision === revision) return state.known.rows;
    if (state.making?.revision === revision) return (await state.making.kept).rows;

    const { known } = state;
    if (!known && state.making) {
      // Something was published during the first reading: reading everything once more would take as long again.
      await state.making.kept.catch(() => {});
      return keptIn(payload);
    }
    const kept =
      known && known.revision < revision
        ? log.changesSince(payload, known.revision).then((changes) => withChanges(payload, options, known, changes))
        : everything(payload, options);
    const making = { revision, kept };
    state.making = making;
    try {
      const made = await kept;
      // Unless another call has asked for a later revision meanwhile.
      if (state.making === making) state.known = { revision, ...made };
      return made.rows;
    } finally {
      if (state.making === making) delete state.making;
    }
  };
  return keptIn;
}

async function everything<Row extends { id: number }>(
  payload: Payload,
  { table, read, compare }: Options<Row>,
): Promise<Kept<Row>> {
  const rows: Row[] = [];
  for (let last = 0; ; ) {
    const found = await runSql(
      payload,
      sql`SELECT id FROM ${sql.identifier(table)} WHERE id > ${last} ORDER BY id LIMIT ${slice}`,
    );
    const ids = found.map(({ id }) => Number(id));
    if (ids.length > 0) rows.push(...(await read(payload, ids)));
    if (ids.length < slice) break;
    last = ids.at(-1) ?? last;
  }
  rows.sort(compare);
  return { rows, ids: rows.map(({ id }) => id) };
}

async function withChanges<Row extends { id: number }>(
  payload: Payload,
  { collection, read, compare, uses = {} }: Options<Row>,
  kept: Kept<Row>,
  changes: Change[],
): Promise<Kept<Row>> {
  const changed = new Set(changes.filter((change) => change.collection === collection).map(({ id }) => id));
  for (const [other, idsOf] of Object.entries(uses)) {
    const touched = new Set(changes.filter((change) => change.collection === other).map(({ id }) => id));
    if (touched.size === 0) continue;
    for (const row of kept.rows) if (idsOf(row).some((id) => touched.has(id))) changed.add(row.id);
  }
  if (changed.size === 0) return kept;
  const wanted = [...changed];
  const anew: Row[] = [];
  for (let from = 0; from < wanted.length; from += slice) {
    anew.push(...(await read(payload, wanted.slice(from, from + slice))));
  }
  const [rows, ids] = [[...kept.rows], [...kept.ids]];
  const gone: Row[] = [];
  for (const id of wanted) {
    const place = ids.indexOf(id);
    if (place < 0) continue;
    gone.push(...rows.splice(place, 1));
    ids.splice(place, 1);
  }
  // Inserting is faster: sorting ten thousand rows again for one new row would take longer than reading it.
  for (const row of anew) {
    const place = placeOf(rows, row, compare);
    rows.splice(place, 0, row);
    ids.splice(place, 0, row.id);
  }
  noteDifference(kept.rows, rows, { gone, come: anew });
  return { rows, ids };
}
