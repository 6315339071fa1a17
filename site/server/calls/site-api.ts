import type { Content } from "@setu/content/open";
import { forEachName } from "@setu/contract/calls/for-each-name";
import type { FrontApi } from "@setu/contract/calls/front-api";
import { type PrivateCallName, type PrivateCalls, privateCallNames } from "@setu/contract/calls/private-calls";
import {
  hasQuery,
  type Perishable,
  type ReadName,
  type ReadParameters,
  type Reads,
  readKey,
  readNames,
} from "@setu/contract/calls/reads";
import { FrontApiError, isFrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { revisionOfCall } from "../cache/forum-revision.ts";
import { freshUntil } from "../cache/fresh-until.ts";
import { RevisionCache } from "../cache/revision-cache.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { limits } from "../http/limits.ts";
import { RateLimiter, spend, type Windows } from "../http/rate-limiter.ts";
import { serverTexts } from "../http/server-texts.ts";

/** Calls that look up what somebody types. */
const searchingNames = ["search", "suggestions", "similarQuestions"] as const;
type SearchingName = (typeof searchingNames)[number];

const megabyte = 1_000_000;

/** The content's operations as this process offers them: public answers are cached, writes are limited. */
export interface SiteApi {
  /** Returns the calls for one visitor, whose address the limits count. */
  for(address: string): FrontApi;
}

export function siteApi(content: Pick<Content, "api">, revision: RevisionWatcher, limitsOn: boolean): SiteApi {
  const answers = (maxBytes: number) =>
    new RevisionCache<Perishable>({
      maxBytes,
      sizeOf: (answer) => JSON.stringify(answer).length,
      maxAgeMs: Number.POSITIVE_INFINITY,
      freshUntilOf: freshUntil,
      // Never stale: a cache of bodies made from an answer would keep it as if it were of this revision.
    });
  // A cache of its own, so that made-up queries evict only other answers with queries.
  const plain = answers(16 * megabyte);
  const queried = answers(4 * megabyte);

  /** `count` runs before an answer is made, and may refuse it. */
  type Count = (locale: Locale) => Promise<void>;
  const read = (name: ReadName, count?: Count) => (locale: Locale, parameters?: ReadParameters) => {
    const ask = content.api[name] as (locale: Locale, parameters?: ReadParameters) => Promise<Perishable>;
    const cache = hasQuery(name, parameters) ? queried : plain;
    return cache.get(readKey(name, locale, parameters), revisionOfCall(revision, name), async () => {
      // No visitor waits for a database that is known to be down: cached answers are sent at once.
      if (!revision.healthy) throw new FrontApiError("unavailable", "", { retryAfterSeconds: 5 });
      if (hasQuery(name, parameters)) await count?.(locale);
      return ask(locale, parameters);
    });
  };
  const reads = forEachName<Reads>(readNames, (name) => read(name));
  const searches = new RateLimiter(limits.searches, limitsOn);
  const searching = (address: string) =>
    forEachName<Pick<Reads, SearchingName>>(searchingNames, (name) =>
      read(name, (locale) => spend(searches, address, locale, serverTexts[locale].tooManySearches)),
    );
  const calls = limitedCalls(content, limitsOn);

  return {
    for: (address) => ({
      ...reads,
      ...searching(address),
      ...forEachName<PrivateCalls>(privateCallNames, (name) => calls[name](address)),
    }),
  };
}

/** Returns the writing calls, each counted for the visitor's address. */
function limitedCalls(content: Pick<Content, "api">, limitsOn: boolean) {
  // Calls with one and the same allowance share it.
  const shared = new Map<Windows, RateLimiter>();
  const refusalsOf = (windows: Windows): RateLimiter => {
    const limiter = shared.get(windows) ?? new RateLimiter(windows, limitsOn);
    shared.set(windows, limiter);
    return limiter;
  };
  const call = (name: PrivateCallName) => {
    const { attempted, accepted, refused, notFound } = limits.calls[name] ?? {};
    const attempts = new RateLimiter(attempted ?? [], limitsOn);
    const acceptances = new RateLimiter(accepted ?? [], limitsOn);
    const refusals = refusalsOf(refused ?? notFound ?? []);
    return (address: string) => async (asked: { locale: Locale }) => {
      const retryAfterSeconds =
        (await attempts.take(address)) || (await acceptances.take(address)) || (await refusals.take(address));
      if (retryAfterSeconds > 0) {
        const text = serverTexts[asked.locale].tooManyMessages(retryAfterSeconds);
        throw new FrontApiError("tooManyRequests", text, { retryAfterSeconds });
      }
      try {
        const answer = await (content.api[name] as (asked: object) => Promise<object>)(asked);
        await refusals.giveBack(address);
        return answer;
      } catch (error) {
        // Only accepted requests count, so correcting a field locks nobody out.
        await acceptances.giveBack(address);
        // A request that found the server busy has not been refused.
        const code = isFrontApiError(error) ? error.code : undefined;
        if (notFound ? code !== "notFound" : code === "unavailable") await refusals.giveBack(address);
        throw error;
      }
    };
  };
  return forEachName<Record<PrivateCallName, ReturnType<typeof call>>>(privateCallNames, call);
}
