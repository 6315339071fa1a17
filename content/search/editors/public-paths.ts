import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { linkablePaths } from "../../addresses.ts";
import { fixedPagePaths } from "../fixed-pages.ts";

/**
 * The path in the English tree of a page, by its address as a browser shows it; undefined for an address that is no
 * page of this site.
 */
export function pathOnSite(address: string, origin: string): string | undefined {
  const typed = address.trim();
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(typed) || !URL.canParse(typed, origin)) return undefined;
  const url = new URL(typed, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  const path = url.pathname.replace(/^\/ne(?=\/|$)/, "").replace(/\/$/, "");
  return (path || "/") + url.hash;
}

/** The pages that a search can show, but for documents. */
export const publicPaths = async (payload: Payload): Promise<ReadonlySet<string>> =>
  new Set([...fixedPagePaths, pages.about.href(), ...(await linkablePaths(payload))]);
