import type { Success } from "@setu/contract/envelope";
import type { SubscriptionsApi } from "@setu/contract/front-api";
import { frontApiPaths } from "@setu/contract/paths";
import type { Subscription } from "@setu/contract/subscriptions";
import { call, posted } from "./call.ts";

const { subscriptions, mySubscription } = frontApiPaths;
interface Done {
  error: false;
  message: string;
}

const withToken = (token: string, method: string): RequestInit => ({
  method,
  headers: { Authorization: `Bearer ${token}` },
});

/** Calls `/frontapi/subscriptions*` on the page's own origin. */
export const subscriptionsApi: SubscriptionsApi = {
  subscribe: (asked, locale) => call<Done>(`${subscriptions}?locale=${locale}`, posted(asked)),
  mine: async (token, locale) =>
    (await call<Success<Subscription>>(`${mySubscription}?locale=${locale}`, withToken(token, "GET"))).data,
  confirm: (token, locale) => call<Done>(`${mySubscription}?locale=${locale}`, withToken(token, "PATCH")),
  stop: (token, locale) => call<Done>(`${mySubscription}?locale=${locale}`, withToken(token, "DELETE")),
};
