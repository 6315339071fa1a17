import type { Content } from "@setu/content/open";
import { FrontApiError } from "@setu/contract/errors";
import type { FrontApi } from "@setu/contract/front-api";
import type { Locale } from "@setu/contract/locale";
import {
  hasQuery,
  type Perishable,
  type ReadName,
  type ReadParameters,
  type Reads,
  readKey,
  readNames,
} from "@setu/contract/reads";
import { freshUntil } from "../cache/fresh-until.ts";
import { RevisionCache } from "../cache/revision-cache.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { Allowance } from "../http/allowance.ts";
import { limits } from "../http/limits.ts";
import { serverTexts } from "../http/server-texts.ts";

const megabyte = 1_000_000;

/** The content's operations as this process offers them: public answers cached, writes limited. */
export interface SiteApi {
  /** For one visitor, whose address the limits count. */
  for(address: string): FrontApi;
}

export function siteApi(content: Pick<Content, "api">, revision: RevisionWatcher, limitsOn: boolean): SiteApi {
  const answers = (maxBytes: number) =>
    new RevisionCache<Perishable>({
      maxBytes,
      sizeOf: (answer) => JSON.stringify(answer).length,
      maxAgeMs: Number.POSITIVE_INFINITY,
      freshUntilOf: freshUntil,
      // None stale: whoever caches what is made of an answer would keep it as if it were of this revision.
    });
  // Apart, so that whoever makes up queries drives out only answers of their kind.
  const plain = answers(16 * megabyte);
  const queried = answers(4 * megabyte);

  const read = (name: ReadName) => (locale: Locale, parameters?: ReadParameters) => {
    const ask = content.api[name] as (locale: Locale, parameters?: ReadParameters) => Promise<Perishable>;
    const cache = hasQuery(name, parameters) ? queried : plain;
    return cache.get(readKey(name, locale, parameters), revision.current, async () => {
      // Nobody waits for a database that is known to be away: what is cached of it is sent at once.
      if (!revision.healthy) throw new FrontApiError("unavailable", "", { retryAfterSeconds: 5 });
      return ask(locale, parameters);
    });
  };
  const reads = Object.fromEntries(readNames.map((name) => [name, read(name)])) as unknown as Reads;
  const accepted = new Allowance(limits.contact.accepted, limitsOn);
  const attempted = new Allowance(limits.contact.attempted, limitsOn);
  const applied = new Allowance(limits.applications.accepted, limitsOn);
  const applying = new Allowance(limits.applications.attempted, limitsOn);
  const changing = new Allowance(limits.applications.changed, limitsOn);
  const links = new Allowance(limits.links, limitsOn);
  const subscribing = new Allowance(limits.subscriptions, limitsOn);
  const refuseAfter = (seconds: number, locale: Locale) => {
    if (seconds === 0) return;
    const text = serverTexts[locale].tooManyMessages;
    throw new FrontApiError("tooManyRequests", text, { retryAfterSeconds: seconds });
  };

  return {
    for: (address) => ({
      ...reads,
      async contact(message, options) {
        refuseAfter((await attempted.take(address)) || (await accepted.take(address)), options.locale);
        try {
          return await content.api.contact(message, options);
        } catch (error) {
          // Only what was accepted counts, so correcting a field locks nobody out.
          await accepted.giveBack(address);
          throw error;
        }
      },
      async subscriptions() {
        const api = await content.api.subscriptions();
        return {
          ...api,
          async subscribe(asked, locale) {
            refuseAfter(await subscribing.take(address), locale);
            return api.subscribe(asked, locale);
          },
        };
      },
      async applicants() {
        const api = await content.api.applicants();
        return {
          ...api,
          async apply(application, options) {
            refuseAfter((await applying.take(address)) || (await applied.take(address)), options.locale);
            try {
              return await api.apply(application, options);
            } catch (error) {
              await applied.giveBack(address);
              throw error;
            }
          },
          async change(link, change, options) {
            refuseAfter(await changing.take(address), options.locale);
            return api.change(link, change, options);
          },
          async requestLink(asked, locale) {
            refuseAfter(await links.take(address), locale);
            return api.requestLink(asked, locale);
          },
        };
      },
    }),
  };
}
