import { setImmediate as nextTurn } from "node:timers/promises";
import type { Payload } from "payload";
import type { Index } from "./open-index.ts";
import type { Searched, VersionedSource } from "./source.ts";

/** The most items read and replaced in one step. Requests are answered in between. */
const mostAtOnce = 40;

/**
 * Updates an index to the revisions of its versioned sources. `content` is the content's revision: what these sources show depends on it, too.
 */
export async function followVersions(
  payload: Payload,
  { versioned }: Searched,
  index: Index,
  content: number,
  stopping: AbortSignal,
): Promise<void> {
  for (const source of versioned) {
    const revision = await source.revision(payload);
    const before = index.revision === content ? index.own.get(source.collection) : undefined;
    if (before === revision) continue;
    // A database restored from an earlier day is compared as a whole.
    const isLater = before !== undefined && before < revision;
    const ids = isLater ? await source.changedSince(payload, before) : undefined;
    await follow(payload, source, index, { ids, stopping });
    if (stopping.aborted) return;
    index.own.set(source.collection, revision);
  }
}

interface Changed {
  /** The items that can have changed; undefined if any of them can. */
  ids: readonly number[] | undefined;
  stopping: AbortSignal;
}

async function follow(payload: Payload, source: VersionedSource, { thread }: Index, { ids: only, stopping }: Changed) {
  const nameOf = (id: number) => `${source.collection}/${id}`;
  const [versions, known] = await Promise.all([
    source.versions(payload, only),
    only ? new Map(only.map((id) => [nameOf(id), ""])) : thread.call("versionsOf", source.collection),
  ]);
  const changed = [...versions].filter(([id, version]) => known.get(nameOf(id)) !== version).map(([id]) => id);
  const names = new Set([...versions.keys()].map(nameOf));
  const outdated = [...[...known.keys()].filter((name) => !names.has(name)), ...changed.map(nameOf)];
  if (outdated.length === 0) return;
  // If there are many, all are removed first, so that nothing withdrawn is found meanwhile.
  if (outdated.length > mostAtOnce) await thread.call("change", outdated.splice(0), []);
  for (let from = 0; from < Math.max(1, changed.length); from += mostAtOnce) {
    if (stopping.aborted) return;
    const ids = changed.slice(from, from + mostAtOnce);
    // A text that is newer than its version here is read again the next time.
    const documents = (await source.read(payload, ids)).map((document) => ({
      ...document,
      version: versions.get(Number(document.name.split("/")[1])),
    }));
    await thread.call("change", outdated, documents);
    await nextTurn();
  }
}
