import type { ContactAccepted, FormToken } from "@setu/contract/contact";
import type { Success } from "@setu/contract/envelope";
import type { FrontApi } from "@setu/contract/front-api";
import type { Locale } from "@setu/contract/locale";
import { frontApiPaths } from "@setu/contract/paths";
import { type ReadName, type ReadParameters, type Reads, readAddress, readNames } from "@setu/contract/reads";
import { loadChunk } from "../chunks/load-chunk.ts";
import { call, posted } from "./call.ts";

const read = (name: ReadName) => async (locale: Locale, parameters?: ReadParameters) =>
  (await call<Success<object>>(readAddress(name, locale, parameters))).data;

/** Calls `/frontapi/*` on the page's own origin. */
export const browserApi: FrontApi = {
  // Our own server checked each answer against its schema on the way out.
  ...(Object.fromEntries(readNames.map((name) => [name, read(name)])) as unknown as Reads),
  contact: (message, { locale, formToken, honeypot, idempotencyKey }) =>
    call<ContactAccepted>(
      `${frontApiPaths.contact}?locale=${locale}`,
      posted({ ...message, form_token: formToken, website: honeypot }, idempotencyKey),
    ),
  // Apart, since most visits never come to it. A browser never asks again for a chunk that did not come: the page has to be
  // loaded anew, and the error says so.
  applicants: async () => (await loadChunk(() => import("./applicants-api.ts"))).applicantsApi,
  subscriptions: async () => (await loadChunk(() => import("./subscriptions-api.ts"))).subscriptionsApi,
};

/** The token for a form that somebody has begun to fill in; undefined when there is none to be had. */
export async function fetchFormToken(locale: Locale): Promise<string | undefined> {
  const answer = await call<Success<FormToken>>(`${frontApiPaths.formToken}?locale=${locale}`).catch(() => undefined);
  return answer?.data.token;
}
