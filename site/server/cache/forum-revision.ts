import type { ReadName } from "@setu/contract/calls/reads";
import type { Revision } from "./revision-cache.ts";
import type { RevisionWatcher } from "./revision-watcher.ts";

type Watched = Pick<RevisionWatcher, "current" | "withForum">;

/** The calls that show the forum's posts. The search finds them too. */
const forumCalls: ReadonlySet<ReadName> = new Set([
  "forum",
  "forumCategories",
  "similarQuestions",
  "discussion",
  "search",
  "suggestions",
]);

/** The revision that a call's answer is good for. */
export const revisionOfCall = (revision: Watched, name: ReadName): Revision =>
  forumCalls.has(name) ? revision.withForum : revision.current;

const forumPath = /^(?:\/ne)?\/(?:forum|discussion|search)(?:\/|$)/;

/** The revision that the page at a path is good for. */
export const revisionOfPage = (revision: Watched, path: string): Revision =>
  forumPath.test(path) ? revision.withForum : revision.current;
