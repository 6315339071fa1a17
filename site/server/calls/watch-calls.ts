import { forEachName } from "@setu/contract/calls/for-each-name";
import type { FrontApi } from "@setu/contract/calls/front-api";
import { type Perishable, type Reads, readNames } from "@setu/contract/calls/reads";
import { isFrontApiError } from "@setu/contract/errors";
import { freshUntil } from "../cache/fresh-until.ts";

/** The calls of one page, with their outcome: a page is shown even if one of its calls is rejected. */
export interface WatchedCalls {
  api: FrontApi;
  /** The reason why a call failed, if one did. `notFound` is an answer, not a failure. */
  failure: unknown;
  /** When the first of the answers stops being true, in milliseconds since the epoch. */
  freshUntil: number | undefined;
}

export function watchCalls(api: FrontApi): WatchedCalls {
  const watched: WatchedCalls = { api, failure: undefined, freshUntil: undefined };
  const watch = async (answer: Promise<Perishable>): Promise<Perishable> => {
    try {
      const given = await answer;
      const until = freshUntil(given);
      if (until !== undefined) watched.freshUntil = Math.min(until, watched.freshUntil ?? until);
      return given;
    } catch (error) {
      // A refusal to one visitor is no answer for others.
      const isAnswer = isFrontApiError(error) && error.status < 500 && error.code !== "tooManyRequests";
      if (!isAnswer) watched.failure = error;
      throw error;
    }
  };
  const reads = forEachName<Reads>(readNames, (name) => {
    const read = api[name] as (...asked: unknown[]) => Promise<Perishable>;
    return (...asked: unknown[]) => watch(read(...asked));
  });
  watched.api = { ...api, ...reads };
  return watched;
}
