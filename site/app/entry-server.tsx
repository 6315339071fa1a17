import type { FrontApi } from "@setu/contract/calls/front-api";
import type { Identity } from "@setu/contract/firm/identity";
import { basenameOf, localeOfPath } from "@setu/contract/locale";
import type { Page } from "@setu/contract/pages";
import { pages } from "@setu/contract/pages";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from "react-router";
import type { PageData } from "./entry-client.tsx";
import { FormTokenContext } from "./form-token-context.ts";
import { type Crumb, fullTitle, type Head, headOf, withoutServerParts } from "./head.ts";
import { loadCountries, nearbyOf } from "./i18n/countries.ts";
import { loadTexts, textModules } from "./i18n/load-texts.ts";
import { LanguageContext } from "./i18n/texts.ts";
import { LightContext } from "./light/light-mode.ts";
import { packPictures } from "./packed-pictures.ts";
import { provide } from "./page-context.ts";
import { type RouteHandle, routes } from "./routes.tsx";
import { partMissing } from "./shell/error-page/part-missing.ts";
import type { ShellData } from "./shell/load-shell.ts";

const handlers = {
  en: createStaticHandler(routes, { basename: basenameOf("en") }),
  ne: createStaticHandler(routes, { basename: basenameOf("ne") }),
};

/** A page rendered by React, with the data for the document around it. */
export interface RenderedPage {
  kind: "page";
  status: number;
  /** Whether it answers a form, and the form was refused. */
  isRefused: boolean;
  locale: "en" | "ne";
  html: string;
  head: Head;
  /** Ends with the firm's name. */
  title: string;
  /** The firm; undefined if it could not be loaded. */
  firm: Identity | undefined;
  /** The build's names of this page's chunks. */
  modules: string[];
  hydration: HydrationState;
  /** The page's data as JSON, for `entry-client.tsx`. */
  data: string;
  /** The message to show if the script cannot be loaded. */
  unscripted: { text: string; tryAgain: string };
  /** The id of the header banner, which the visitor may have closed before. */
  banner: string | undefined;
}
/** The answer of a loader or an action that is not a page: a redirect. */
export interface RenderedResponse {
  kind: "response";
  response: Response;
}

/** Sorted once: in Nepali, sorting takes a twentieth of the time of rendering a page. */
const countries = { en: await loadCountries("en"), ne: await loadCountries("ne") };

/** Returns the page at a path; undefined if there is none. */
export const pageAt = (path: string): Page | undefined => handleOf(matchesAt(path).at(-1)?.route)?.page;

const matchesAt = (path: string) => matchRoutes(routes, path, basenameOf(localeOfPath(path))) ?? [];
const handleOf = (route?: Pick<RouteObject, "handle">) => route?.handle as RouteHandle | undefined;

/** Returns breadcrumbs as readers see them and as Google requires them, with the home page first. */
const fromHome = (crumbs: Crumb[] = [], home: string): Crumb[] =>
  crumbs.length > 0 ? [{ name: home, href: pages.home.href() }, ...crumbs] : [];

/** Whether the contact form needs the whole list: a refused form comes back with the country that was chosen, and a link asks for all. */
const hasAllCountries = ({ method, url }: Request) => method === "POST" || new URL(url).searchParams.has("countries");

/** Before the title of a page whose form was sent without JavaScript and refused: a screen reader says it first. */
const refusedTitle = { en: "Error: ", ne: "त्रुटि: " };
/** The outcome of a form. Some forms say with the status alone that they were refused. */
interface Posted {
  done?: boolean;
  status?: number;
}
const isRefused = (outcomes: Record<string, Posted | undefined> | null): boolean =>
  Object.values(outcomes ?? {}).some((outcome) => outcome?.done === false || Number(outcome?.status) >= 400);

/** Runs the loaders (and for a POST the action) of a page and renders it. Rejects when the page itself is broken. */
export async function render(
  request: Request,
  api: FrontApi,
  formToken: string,
  light = false,
): Promise<RenderedPage | RenderedResponse> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const texts = await loadTexts(locale);
  const context = await handlers[locale].query(request, { requestContext: provide({ api, locale, texts }) });
  if (context instanceof Response) return { kind: "response", response: context };
  const { loaderData, actionData, errors } = context;
  // A broken page must not be cached like a good one.
  if (errors && Object.keys(errors).length > 0) throw Object.values(errors)[0];

  const whole = countries[locale];
  const startsWithFew = pageAt(new URL(request.url).pathname) === pages.home && !hasAllCountries(request);
  const router = createStaticRouter(handlers[locale].dataRoutes, context);
  const html = renderToString(
    <LanguageContext value={{ locale, texts, countries: startsWithFew ? nearbyOf(whole) : whole }}>
      <FormTokenContext value={formToken}>
        <LightContext value={light}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </LightContext>
      </FormTokenContext>
    </LanguageContext>,
  );
  const { frame } = (loaderData["shell"] ?? {}) as Partial<ShellData>;
  const firm = frame?.identity;
  const head = headOf(context.matches.map(({ route }) => loaderData[route.id])) ?? { title: "" };
  const routeModules = context.matches.flatMap(({ route }) => handleOf(route)?.module ?? []);
  const hydration = { loaderData: withoutServerParts(loaderData), actionData, errors };
  const data: PageData = { hydration, formToken, ...(light && { light }) };
  const refused = isRefused(actionData);
  return {
    kind: "page",
    status: context.statusCode,
    isRefused: refused,
    locale,
    html,
    head: { ...head, breadcrumbs: fromHome(head.breadcrumbs, texts.home) },
    title: (refused ? refusedTitle[locale] : "") + fullTitle(head, firm),
    firm,
    modules: [...routeModules, textModules[locale]],
    unscripted: { text: partMissing[locale], tryAgain: texts.tryAgain },
    banner: frame?.header_banner?.id,
    hydration,
    data: JSON.stringify(data, packPictures),
  };
}
