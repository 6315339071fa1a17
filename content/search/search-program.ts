import { parentPort, workerData } from "node:worker_threads";
import { isFrontApiError } from "@setu/contract/errors";
import { SearchPage } from "@setu/contract/search/results";
import { Suggestions } from "@setu/contract/search/suggestions";
import { guideOf } from "./editors/guide.ts";
import { find, finds, suggest } from "./find.ts";
import { faultOf, openIndexFile, removeIndexFile } from "./index-file.ts";
import { SearchFile } from "./search-file.ts";
import type { Asked, Calls, Replied, ThreadData } from "./search-thread.ts";
import { written } from "./written.ts";

/** The thread that owns the index: SQLite's calls are synchronous, and must not block other requests. */
const { path, origin } = workerData as ThreadData;
const file = new SearchFile(openIndexFile(path, origin));

/** Adds until when an answer is fresh. */
function whole<Answer>(answer: Answer, now: number) {
  const until = file.freshUntil(now);
  return { ...answer, prepared: true, fresh_until: until === null ? null : new Date(until).toISOString() };
}

const calls: Calls = {
  revision: () => file.revision,
  set: (settings) => {
    file.guide = guideOf(settings);
  },
  change: (names, documents, revision) => file.change(names, documents, revision),
  namesTouchedBy: (changed) => file.namesTouchedBy(changed),
  namesOf: (source) => file.namesBeginningWith(source && `${source}/`),
  versionsOf: (collection) => file.versionsOf(collection),
  namesExpired: (now) => file.namesExpired(now),
  // Answers are checked here, where nobody else waits.
  search: (locale, query, encoding, now) =>
    written(SearchPage.parse(whole(find(file, locale, query, now), now)), encoding),
  finds: (typed, now) => typed.map((one) => finds(file, one, now)),
  suggestions: (locale, { q }, encoding, now) =>
    written(Suggestions.parse(whole(suggest(file, locale, q, now), now)), encoding),
};

parentPort?.on("message", ({ id, call, given }: Asked) => {
  const reply = (replied: Replied) => parentPort?.postMessage(replied);
  try {
    reply({ id, answer: (calls[call] as (...given: unknown[]) => unknown)(...given) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (isFrontApiError(error)) return reply({ id, refused: error.code });
    const fault = faultOf(error);
    reply({ id, failed: message, fault });
    if (fault !== "damaged") return;
    // The next thread starts with an empty index.
    file.file.close();
    removeIndexFile(path);
    parentPort?.close();
  }
});
parentPort?.postMessage("open");
