import type { Content } from "@setu/content/open";
import type { FastifyInstance } from "fastify";
import { limits } from "../http/limits.ts";
import { RateLimiter } from "../http/rate-limiter.ts";
import { NetworkSearches } from "./network-searches.ts";

const search = /^\/(?:ne\/|frontapi\/)?search\?/;
const faqSearch = /^\/(?:ne\/|frontapi\/)?faqs?\?(?:.*&)?q=/;
/** A search that is narrowed, continued or repeated without a correction has been counted before. */
const later = ["kind", "year", "lang", "page", "exact"];

export const isSearch = (url: string): boolean => search.test(url) || faqSearch.test(url);

/** Has searches counted once they are answered, from a cache or not. One network cannot fill the lists of a day. */
export function countSearches(
  app: FastifyInstance,
  { countSearch }: Pick<Content, "countSearch">,
  limitsOn: boolean,
): void {
  const limiter = new RateLimiter(limits.countedSearches, limitsOn);
  const searches = new NetworkSearches(limitsOn ? limits.differentSearches : Number.POSITIVE_INFINITY);
  app.addHook("onResponse", async ({ method, url, ip }, { statusCode }) => {
    if (method !== "GET" || statusCode !== 200 || !isSearch(url)) return;
    const query = new URLSearchParams(url.slice(url.indexOf("?")));
    const typed = query.get("q");
    if (!typed || later.some((name) => query.get(name))) return;
    if ((await limiter.take(ip)) > 0) return;
    const list = faqSearch.test(url) ? "faqs" : "site";
    const noted = searches.note(ip, `${list} ${typed}`);
    // A search in a group of questions may narrow one that was counted.
    if (noted === "tooMany" || (noted === "again" && query.get("group"))) return;
    countSearch(typed, list);
  });
}
