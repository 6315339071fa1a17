import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

/** Everything on it comes from the browser itself. */
export const loadOffline = pageLoader(
  async ({ locale }): Promise<PageData> => ({ head: { title: words[locale].title } }),
);
