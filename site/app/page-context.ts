import type { FrontApi } from "@setu/contract/calls/front-api";
import type { Locale } from "@setu/contract/locale";
import { createContext, RouterContextProvider } from "react-router";
import type { Texts } from "./i18n/texts.ts";

/** Everything that a loader may use, on the server and in the browser. */
export interface PageContext {
  api: FrontApi;
  locale: Locale;
  texts: Texts;
}

export const pageContext = createContext<PageContext>();

export function provide(context: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  return provider;
}
