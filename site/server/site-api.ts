import type { Content } from "@setu/content/open";
import { FrontApiError } from "@setu/contract/errors";
import type { FrontApi } from "@setu/contract/front-api";
import type { Home } from "@setu/contract/home";
import type { Menu } from "@setu/contract/menu";
import { Allowance } from "./allowance.ts";
import { limits } from "./limits.ts";
import { RevisionCache } from "./revision-cache.ts";
import type { RevisionWatcher } from "./revision-watcher.ts";
import { serverTexts } from "./server-texts.ts";

const megabyte = 1_000_000;

/** The content's operations as this process offers them: public answers cached, writes limited. */
export interface SiteApi {
  /** For one visitor, whose address the limits count. */
  for(address: string): FrontApi;
}

export function siteApi(content: Pick<Content, "api">, revision: RevisionWatcher, limitsOn: boolean): SiteApi {
  const answers = new RevisionCache<Home | Menu>({
    maxBytes: 16 * megabyte,
    sizeOf: (answer) => JSON.stringify(answer).length,
    maxAgeMs: Number.POSITIVE_INFINITY,
    // None stale: whoever caches what is made of an answer would keep it as if it were of this revision.
  });
  const cached = <Answer extends Home | Menu>(key: string, ask: () => Promise<Answer>) =>
    answers.get(key, revision.current, ask) as Promise<Answer>;
  const accepted = new Allowance(limits.contact.accepted, limitsOn);
  const attempted = new Allowance(limits.contact.attempted, limitsOn);

  return {
    for: (address) => ({
      home: (locale) => cached(`home:${locale}`, () => content.api.home(locale)),
      menu: (locale) => cached(`menu:${locale}`, () => content.api.menu(locale)),
      async contact(message, options) {
        const wait = (await attempted.take(address)) || (await accepted.take(address));
        if (wait > 0) {
          const text = serverTexts[options.locale].tooManyMessages;
          throw new FrontApiError("tooManyRequests", text, { retryAfterSeconds: wait });
        }
        try {
          return await content.api.contact(message, options);
        } catch (error) {
          // Only what was accepted counts, so correcting a field locks nobody out.
          await accepted.giveBack(address);
          throw error;
        }
      },
    }),
  };
}
