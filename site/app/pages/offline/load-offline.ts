import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

/** The browser itself has all of the page's data. */
export const loadOffline = pageLoader(async ({ locale }): Promise<PageData> => {
  const { title } = words[locale];
  return { head: { title, breadcrumbs: [{ name: title, href: pages.offline.href() }] } };
});
