import { isFrontApiError } from "@setu/contract/errors";
import { knownQuery } from "@setu/contract/known-query";
import type { Locale } from "@setu/contract/locale";
import { createContext } from "react";
import { data, type LoaderFunction, type LoaderFunctionArgs } from "react-router";
import { isLost } from "./api/call.ts";
import type { Crumb, Head } from "./head.ts";
import { type PageContext, pageContext } from "./page-context.ts";
import type { Nearest } from "./shell/not-available/nearest-pages.ts";
import { useProvided } from "./use-provided.ts";

/** The data that every page's loader returns. */
export interface PageData {
  head: Head;
  /** The HTTP status, if it is not 200. */
  status?: number | undefined;
}

/** The reason why there is no page: nothing at this address, a deleted item, or no answer at the moment. */
export interface Problem {
  problem: "notFound" | "gone" | "unavailable";
  /** The message about an item that is gone. */
  message?: string | undefined;
  /** The page nearest to an item that is gone. */
  after?: Crumb | undefined;
  /** The pages most similar to an unknown address. */
  nearest?: Nearest;
  /** Whether no answer came: there may be no connection. */
  isLost?: boolean;
}

interface LoaderOptions {
  /** Returns the page to offer instead of one that is gone. */
  afterGone?: (locale: Locale) => Crumb;
}

export interface PageArgs extends PageContext {
  /** The variable parts of the path. */
  params: LoaderFunctionArgs["params"];
  /** The query as the server reads it: the first value of each parameter, without empty ones. */
  query: Record<string, string>;
  request: Request;
}

/**
 * Makes a page's loader. A rejected call becomes a page of its own: Content Not Available for an unknown
 * item, a sentence for a deleted one, otherwise a page that offers to try again.
 */
export function pageLoader(
  load: (args: PageArgs) => Promise<PageData | Response>,
  { afterGone }: LoaderOptions = {},
): LoaderFunction {
  return async ({ context, params, request }) => {
    const page = context.get(pageContext);
    const asked = new URL(request.url).searchParams;
    const query = Object.fromEntries(knownQuery([...asked.keys()], asked));
    try {
      const loaded = await load({ ...page, params, query, request });
      if (loaded instanceof Response || loaded.status === undefined) return loaded;
      return data(loaded, { status: loaded.status });
    } catch (error) {
      if (!isFrontApiError(error)) throw error;
      if (error.code === "gone") {
        const head = { title: page.texts.goneTitle };
        const problem: PageData & Problem = { head, problem: "gone", message: error.message };
        return data({ ...problem, after: afterGone?.(page.locale) }, { status: error.status });
      }
      const missing = error.status < 500 && error.code !== "tooManyRequests";
      if (!missing) console.error(error);
      // On the server, no connection to the content can be lost.
      const lost = !import.meta.env.SSR && isLost(error);
      const { notAvailableTitle, noConnection, somethingWentWrong } = page.texts;
      const title = missing ? notAvailableTitle : lost ? noConnection : somethingWentWrong;
      const problem = missing ? "notFound" : "unavailable";
      const instead: PageData & Problem = { head: { title }, problem, ...(lost && { isLost: true }) };
      // A visitor who follows a link of this site has not typed an address: the browser does not need this code.
      if (missing && import.meta.env.SSR) {
        const { nearestTo } = await import("./shell/not-available/nearest-pages.ts");
        instead.nearest = await nearestTo(new URL(request.url).pathname, page);
      }
      return data(instead, { status: missing ? 404 : 503 });
    }
  };
}

export const PageDataContext = createContext<PageData | undefined>(undefined);

/** Returns the data of the page's loader; while calls fail, the last data that arrived. */
export const usePageData = <Data extends PageData>(): Data => useProvided(PageDataContext) as Data;
