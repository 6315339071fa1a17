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
import { dataOf } from "@setu/contract/shapes/envelope";
import { revisionOfCall } from "../cache/forum-revision.ts";
import { freshUntil } from "../cache/fresh-until.ts";
import { RevisionCache } from "../cache/revision-cache.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { limits } from "../http/limits.ts";
import { networkOf, RateLimiter, siteGroups, spend, type Windows } from "../http/rate-limiter.ts";
import { serverTexts } from "../http/server-texts.ts";

/** Calls that the index answers. */
const searchNames = ["search", "suggestions"] as const;
type SearchName = (typeof searchNames)[number];
export const isSearchName = (name: ReadName): name is SearchName => searchNames.some((one) => one === name);

type WriteSearch = Content["writtenSearch"];
/** The answer of a search's call as it is sent. */
export type WrittenAnswer = Awaited<ReturnType<WriteSearch>>;

const megabyte = 1_000_000;

/** The content's operations as this process offers them: public answers are cached, writes are limited. */
export interface SiteApi {
  /** Returns the calls for one visitor, whose address the limits count. */
  for(address: string): FrontApi;
  /** Answers one visitor's search as it is sent. */
  written(address: string, ...asked: Parameters<WriteSearch>): ReturnType<WriteSearch>;
}

export function siteApi(
  content: Pick<Content, "api" | "writtenSearch">,
  revision: RevisionWatcher,
  limitsOn: boolean,
): SiteApi {
  const cached = cachedAnswers(revision);
  const read = (name: ReadName, count?: Count) => (locale: Locale, parameters?: ReadParameters) => {
    const ask = content.api[name] as (locale: Locale, parameters?: ReadParameters) => Promise<Perishable>;
    return cached([name, locale, parameters], () => ask(locale, parameters), count);
  };
  const reads = forEachName<Reads>(readNames, (name) => read(name));
  const calls = limitedCalls(content, limitsOn);

  const searches = new RateLimiter(limits.searches, limitsOn);
  const countFor =
    (address: string): Count =>
    (locale) =>
      spend(searches, address, locale, serverTexts[locale].tooManySearches);
  const written: SiteApi["written"] = (address, ...asked) => {
    const [name, locale, parameters] = asked;
    return cached([name, locale, parameters], () => content.writtenSearch(...asked), countFor(address));
  };
  /** The calls that look up what somebody types. */
  const searching = (address: string): Pick<Reads, SearchName | "similarQuestions"> => ({
    search: async (locale, parameters) => {
      const { forms } = await written(address, "search", locale, parameters, "identity");
      return dataOf(forms.identity);
    },
    suggestions: async (locale, parameters) => {
      const { forms } = await written(address, "suggestions", locale, parameters, "identity");
      return dataOf(forms.identity);
    },
    similarQuestions: read("similarQuestions", countFor(address)) as Reads["similarQuestions"],
  });

  return {
    for: (address) => ({
      ...reads,
      ...searching(address),
      ...forEachName<PrivateCalls>(privateCallNames, (name) => calls[name](address)),
    }),
    written,
  };
}

/** Runs before an answer is made, and may refuse it. */
type Count = (locale: Locale) => Promise<void>;
type Asked = [name: ReadName, locale: Locale, parameters: ReadParameters | undefined];

/** Returns a function that gives the cached answer of a call, or the one that `ask` makes. */
function cachedAnswers(revision: RevisionWatcher) {
  const answers = (maxBytes: number) =>
    new RevisionCache<Perishable | WrittenAnswer>({
      maxBytes,
      sizeOf: (answer) => ("forms" in answer ? answer.forms.identity.length : JSON.stringify(answer).length),
      maxAgeMs: Number.POSITIVE_INFINITY,
      freshUntilOf: freshUntil,
      // Never stale: a cache of bodies made from an answer would keep it as if it were of this revision.
    });
  // A cache of its own, so that made-up queries evict only other answers with queries.
  const plain = answers(16 * megabyte);
  const queried = answers(4 * megabyte);

  return <Answer extends Perishable>(
    [name, locale, parameters]: Asked,
    ask: () => Promise<Answer>,
    count?: Count,
  ): Promise<Answer> => {
    const cache = hasQuery(name, parameters) ? queried : plain;
    const answer = cache.get(readKey(name, locale, parameters), revisionOfCall(revision, name), async () => {
      // No visitor waits for a database that is known to be down: cached answers are sent at once.
      if (!revision.healthy) throw new FrontApiError("unavailable", "", { retryAfterSeconds: 5 });
      if (hasQuery(name, parameters)) await count?.(locale);
      return ask();
    });
    return answer as Promise<Answer>;
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
    const { attempted, accepted, refused, notFound, ofSite } = limits.calls[name] ?? {};
    const attempts = new RateLimiter(attempted ?? [], limitsOn);
    const acceptances = new RateLimiter(accepted ?? [], limitsOn);
    const refusals = refusalsOf(refused ?? notFound ?? []);
    return (ip: string) => async (asked: { locale: Locale }) => {
      const address = ofSite ? networkOf(ip, siteGroups) : ip;
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
