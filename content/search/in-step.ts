import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Payload } from "payload";
import { changesSince } from "../platform/store/changes.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { readRevision } from "../platform/store/state.ts";
import { readSearchSettings } from "./editors/settings.ts";
import { followVersions } from "./follow-versions.ts";
import type { Index } from "./open-index.ts";
import type { SearchDocument, Searched, SearchSource } from "./source.ts";

/** The number of ids read at a time. Items are read one by one, so that other requests are answered in between. */
const slice = 100;
/** The most items replaced in one step. If there are more, all are removed first, so that no withdrawn one is found meanwhile. */
const mostAtOnce = 40;

/** Updates an index to the content's revision, or reads expired items again. */
export async function keepInStep(
  payload: Payload,
  searched: Searched,
  index: Index,
  stopping: AbortSignal,
): Promise<void> {
  const revision = await readRevision(payload);
  if (index.settings !== revision) {
    await index.thread.call("set", await readSearchSettings(payload));
    index.settings = revision;
  }
  // A database that was put back to an earlier day has other items under the same numbers.
  if (index.revision !== undefined && revision < index.revision) index.revision = undefined;
  if (index.revision === undefined) await build(payload, searched, index, stopping);
  else if (index.revision < revision) await follow(payload, searched, index, index.revision, stopping);
  else await readExpired(payload, searched, index, stopping);
  await followVersions(payload, searched, index, revision, stopping);
  if (!stopping.aborted) index.revision = Math.max(revision, index.revision ?? 0);
}

async function build(payload: Payload, searched: Searched, index: Index, stopping: AbortSignal): Promise<void> {
  const revision = await readRevision(payload);
  await index.thread.call("change", await index.thread.call("namesOf", ""), []);
  for (const source of searched.items) {
    for await (const id of idsIn(payload, source)) {
      if (stopping.aborted) return;
      const began = performance.now();
      await index.thread.call("change", [], await source.read(payload, [id]));
      // Visitors come first: half of the time is left for their requests.
      await wait(performance.now() - began);
    }
  }
  const documents = await wholeDocuments(payload, searched);
  await index.thread.call(
    "change",
    documents.map(({ name }) => name),
    documents,
    revision,
  );
}

async function follow(
  payload: Payload,
  searched: Searched,
  index: Index,
  since: number,
  stopping: AbortSignal,
): Promise<void> {
  const revision = await readRevision(payload);
  const changed = (await changesSince(payload, since)).map(({ collection, id }) => `${collection}/${id}`);
  const touched = new Set([...changed, ...(await index.thread.call("namesTouchedBy", changed))]);
  const gone = await Promise.all(searched.whole.map(({ name }) => index.thread.call("namesOf", name)));
  const whole = await wholeDocuments(payload, searched);
  await readAgain(payload, searched, index, [...touched], stopping);
  if (stopping.aborted) return;
  await index.thread.call("change", [...gone.flat(), ...whole.map(({ name }) => name)], whole, revision);
}

async function readExpired(payload: Payload, searched: Searched, index: Index, stopping: AbortSignal): Promise<void> {
  const names = await index.thread.call("namesExpired", Date.now());
  if (names.length === 0) return;
  const whole = (await wholeDocuments(payload, searched)).filter(({ name }) => names.includes(name));
  const readHere = new Set(whole.map(({ name }) => name));
  await index.thread.call("change", [...readHere], whole);
  const others = names.filter((name) => !readHere.has(name));
  await readAgain(payload, searched, index, others, stopping);
}

async function readAgain(
  payload: Payload,
  searched: Searched,
  index: Index,
  names: readonly string[],
  stopping: AbortSignal,
): Promise<void> {
  if (names.length > mostAtOnce) await index.thread.call("change", names, []);
  const documents: SearchDocument[] = [];
  for (const source of searched.items) {
    const ids = names.flatMap((name) => {
      const [collection, id] = name.split("/");
      return collection === source.collection ? [Number(id)] : [];
    });
    for (const id of ids) {
      if (stopping.aborted) return;
      documents.push(...(await source.read(payload, [id])));
      if (names.length > mostAtOnce) await index.thread.call("change", [], documents.splice(0));
      await nextTurn();
    }
  }
  if (names.length <= mostAtOnce) await index.thread.call("change", names, documents);
}

async function wholeDocuments(payload: Payload, { whole }: Searched): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const source of whole) {
    documents.push(...(await source.read(payload)));
    await nextTurn();
  }
  return documents;
}

/** All ids of a collection; `SearchSource.read` decides which items visitors may read. */
async function* idsIn(payload: Payload, { collection }: SearchSource): AsyncGenerator<number> {
  const table = collection.replaceAll("-", "_");
  for (let last = 0; ; ) {
    const rows = await runSql(
      payload,
      sql`SELECT id FROM ${sql.identifier(table)} WHERE id > ${last} ORDER BY id LIMIT ${slice}`,
    );
    const ids = rows.map(({ id }) => Number(id));
    yield* ids;
    if (ids.length < slice) return;
    last = ids.at(-1) ?? last;
  }
}
