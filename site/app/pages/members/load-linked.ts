import type { Page } from "@setu/contract/pages";
import { type PageArgs, type PageData, pageLoader } from "../../page-data.ts";
import { memberPage } from "./load-frame.ts";
import { words } from "./texts.ts";

export interface LinkedPageData extends PageData {
  /** The token of the mailed link. */
  token: string;
  /** The token of a link that undoes a change. */
  undo: string;
}

/** Loads a page that a mailed link opens. Opening it changes nothing: mail programs follow links. */
export const loadLinked = (name: LinkedName, page: Page) => pageLoader((args) => linkedPage(args, name, page));

type LinkedName = "verify" | "reset" | "changed";

export const linkedPage = async (
  { query, ...args }: PageArgs,
  name: LinkedName,
  { path }: Page,
): Promise<LinkedPageData> => ({
  ...(await memberPage(args, words[args.locale][name], path)),
  token: query["token"] ?? "",
  undo: query["undo"] ?? "",
});
