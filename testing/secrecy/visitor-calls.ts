import { frontApiBase } from "@setu/contract/calls/paths";
import { type ReadName, readCalls, readNames } from "@setu/contract/calls/reads";
import { locales } from "@setu/contract/locale";
import { type PageName, pageNames, pages } from "@setu/contract/pages";
import type { TestSite } from "../site.ts";

/** An item that has, or might have, its own page. */
export interface Item {
  collection: string;
  id: number;
  slug?: string | undefined;
}

/** The collection of the item that a call's path names; undefined for calls without one. */
export const subjects: Partial<Record<ReadName, string>> = {
  whoWeAre: "who-we-are",
  service: "services",
  person: "people",
  notice: "notices",
  newsItem: "news",
  albums: "album-categories",
  gallery: "albums",
  projectGroup: "project-groups",
  project: "projects",
  vacancy: "vacancies",
  report: "reports",
  story: "success-stories",
  discussion: "forum-posts",
  legal: "legal-versions",
  legalChanges: "legal-versions",
};

/** The same for pages, which have the same names as the calls that read their content. */
const pageSubjects: Partial<Record<PageName, string>> = {
  ...subjects,
  apply: "vacancies",
};

/** The other answers of the server. Health, metrics and tokens say nothing about the content. */
const feeds = ["/feeds/news.xml", "/feeds/notices.xml", "/feeds/careers.xml", "/feeds/notices.ics", "/feeds/forum.xml"];
const others = [
  "/sitemap.xml",
  "/sitemaps/1.xml",
  "/robots.txt",
  ...feeds,
  "/frontapi/applications/mine",
  "/frontapi/subscriptions/mine",
];
const otherRoutes = [
  "/healthz",
  "/readyz",
  "/metrics",
  "/favicon.svg",
  "/early.js",
  "/offline-worker.js",
  "/documents/:name",
  // File names are not revealed; files with names are covered by the tests of their features.
  "/assets/*",
  "/tiles/*",
  "/media/*",
  "/share/:x(^\\d{1,3})-:y(^\\d{1,3})/:name",
  "/frontapi/*",
  "/sitemap.xml",
  "/sitemaps/:number([1-9][0-9]{0,3}).xml",
  "/robots.txt",
  // It answers with a cookie and a redirect to the referring address.
  "/pictures",
  "/frontapi/form-token",
  "/frontapi/reports/:id/file",
  "/frontapi/contact",
  "/frontapi/faqs/:id/feedback",
  // Their answers are for who has the code (content/complaints/complaints.integration.test.ts).
  "/frontapi/complaints",
  "/frontapi/complaints/mine",
  // Calls of applications answer only the bearer of a mailed link: they have tests of their own.
  ...["", "/uploads", "/uploads/:id", "/link", "/mine", "/mine/export"].map((end) => `/frontapi/applications${end}`),
  // So do the calls of members (content/members/members.integration.test.ts).
  ...["/api/login", "/api/getAuthenticatedUser", "/api/logout", "/accounts/email", "/accounts/email/undo"].map(
    (path) => `/frontapi${path}`,
  ),
  ...[
    "",
    "/verify",
    "/decline",
    "/forgot",
    "/reset",
    "/me",
    "/me/email",
    "/me/password",
    "/me/sessions",
    "/me/export",
  ].map((end) => `/frontapi/accounts${end}`),
  // So do those of members in the forum (content/forum/forum.integration.test.ts).
  ...[
    "/mine",
    "/discussions",
    "/discussions/:id/mine",
    "/discussions/:id/replies",
    "/discussions/:id/answer",
    "/discussions/:id/following",
    "/posts/:id",
    "/posts/:id/flags",
    "/mails",
    "/mails/stop",
    "/mails/unsubscribe",
  ].map((end) => `/frontapi/forum${end}`),
  // So do those of subscriptions.
  ...["", "/mine", "/stop"].map((end) => `/frontapi/subscriptions${end}`),
  ...[...feeds, "/feeds/notices/:id(^\\d+).ics"].flatMap((feed) => [feed, `/ne${feed}`]),
  "/*",
];

/** Values to try for each known parameter, besides the secret words. */
const values: Record<string, string[]> = {
  ids: ["1", "1,2,3"],
  discipline: ["1", "2"],
  office: ["1", "2"],
  letter: ["a", "s", "q", "क"],
  q: ["a", "सडक"],
  exact: ["1"],
  kind: ["project", "news"],
  group: ["clients", "communities"],
  page: ["1", "2", "999"],
  type: ["all", "annual", "procurement"],
  fy: ["2082-83"],
  lang: ["en", "ne"],
  status: ["all", "open", "closed", "ongoing", "completed", "draft"],
  category: ["news", "event"],
  year: ["2025", "2026"],
  project: ["1", "2"],
  sort: ["oldest", "-updatedAt", "name", "largest"],
  sector: ["hydropower-dams"],
  service: ["1", "2"],
  size: ["capacity", "height"],
  task_type: ["detailed-design"],
  country: ["Nepal", "Kenya"],
  province: ["koshi", "bagmati"],
  client_type: ["government", "private"],
  view: ["table", "map", "all", "solved"],
  title: ["gabion wall"],
  content_id: ["1"],
  menu_id: ["1"],
  vacancy: ["1", "2", "999"],
  version: ["1", "2", "99"],
  from: ["1", "2", "100"],
  to: ["2", "99"],
  per_page: ["1", "48"],
};

/** Parameters that Payload itself would understand, were they passed on. */
const passedOn = [
  "draft=true",
  "depth=3",
  "locale=all",
  "fallback-locale=ne&fallbackLocale=ne",
  "limit=0&pagination=false",
  "where[_status][equals]=draft",
  "where[or][0][name][like]=qzx",
  "select[versions]=true&showHiddenFields=true",
  "trash=true&overrideAccess=true",
  "preview=1&version=1&token=x",
];

/** The calls, parameters, pages and other addresses that this file does not yet try. */
export function unknownAddresses(site: TestSite): string[] {
  const parameters = readNames.flatMap((name) => readCalls[name].query);
  const calls = readNames.map((name) => frontApiBase + readCalls[name].path);
  const known = new Set([...otherRoutes, ...calls]);
  return [
    ...pageNames.filter((name) => isOfItem(name) && !pageSubjects[name]).map((name) => `the page ${name}`),
    ...parameters.filter((name) => !values[name]).map((name) => `the parameter ${name}`),
    ...readNames
      .filter((name) => readCalls[name].path.includes(":") && !subjects[name])
      .map((name) => `the call ${name}`),
    ...routesOf(site)
      .filter(({ path: route }) => !known.has(route))
      .map(({ path: route }) => `the address ${route}`),
  ];
}

/** A route of the server, and the methods that it handles. */
export interface Route {
  path: string;
  methods: string[];
}

/** The server's own route tree, in which a child continues its parent's path. Only this form lists folders, such as `/media/*`. */
export function routesOf(site: TestSite): Route[] {
  const above: string[] = [];
  return site.app
    .printRoutes()
    .split("\n")
    .flatMap((line) => {
      const found = /^([│├└─ ]*)(\S.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (!found?.[2]) return [];
      const depth = Math.round((found[1] ?? "").length / 4) - 1;
      above.splice(depth, above.length, found[2] === "(empty root node)" ? "" : found[2]);
      return found[3] ? [{ path: above.join(""), methods: found[3].split(", ") }] : [];
    });
}

const isOfItem = (name: PageName) => pages[name].path.includes(":");
const inBoth = (page: string) => [page, page === "/" ? "/ne" : `/ne${page}`];

/** Every list in both languages, with each parameter; `words` are tried in all parameters, including searches. */
export function listAddresses(words: string[]): string[] {
  const calls = readNames.filter((name) => !subjects[name]);
  const filtered = [...calls, "projectGroup" as const].flatMap((name) => {
    const base = frontApiBase + readCalls[name].path.replace(":project_slug", "hydropower-dams");
    const queries = readCalls[name].query.flatMap((key) =>
      [...(values[key] ?? []), ...words].map((value) => `${key}=${encodeURIComponent(value)}`),
    );
    const inLocales = locales.flatMap((locale) => ["", ...queries].map((query) => `${base}?locale=${locale}&${query}`));
    return [...inLocales, ...passedOn.map((query) => `${base}?${query}`)];
  });
  const plain = pageNames.filter((name) => !isOfItem(name)).map((name) => pages[name].path);
  const searched = [pages.projects, pages.newsList, pages.members, pages.search].flatMap(({ path }) =>
    words.map((word) => `${path}?q=${word}`),
  );
  return [...filtered, ...[...plain, ...searched].flatMap(inBoth), ...others.flatMap((one) => [one, `/ne${one}`])];
}

/** An item's addresses, whether or not it is visible, in both languages. */
export function plainAddresses({ collection, id, slug }: Item, groupSlug: string): string[] {
  const filled = (route: string) =>
    route
      .replace(":project_slug", collection === "project-groups" ? String(slug) : groupSlug)
      .replace(/:\w+/, String(id));
  const calls = readNames
    .filter((name) => subjects[name] === collection)
    .flatMap((name) => locales.map((locale) => `${frontApiBase}${filled(readCalls[name].path)}?locale=${locale}`));
  const ownPages = pageNames
    .filter((name) => pageSubjects[name] === collection)
    .flatMap((name) => inBoth(filled(pages[name].path)));
  const calendar = collection === "notices" ? inBoth(`/feeds/notices/${id}.ics`) : [];
  const file = collection === "reports" ? [`${frontApiBase}/reports/${id}/file`] : [];
  return [...calls, ...ownPages, ...calendar, ...file];
}

/** The same addresses, with every additional parameter. */
export const itemAddresses = (item: Item, groupSlug: string): string[] =>
  plainAddresses(item, groupSlug).flatMap((address) => [
    address,
    ...(address.includes("?") ? passedOn.map((query) => `${address}&${query}`) : [`${address}?draft=true&preview=1`]),
  ]);

/** An answer's status and content. */
export interface Answer {
  status: number;
  /** Without the parts that differ between answers: the form token, and the time. */
  body: string;
  headers: string;
}

let visitors = 0;
/** A different IP address for each request: limits per network are tested elsewhere. */
const nextVisitor = () => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

export async function ask(site: TestSite, url: string): Promise<Answer> {
  const { statusCode, body, headers } = await site.app.inject({ url, remoteAddress: nextVisitor() });
  return {
    status: statusCode,
    body: body
      // Tokens and version hashes may contain any letters, including the mark.
      .replaceAll(/\?v=[\w-]+/g, "")
      .replace(/\b[0-9a-z]{8}\.[\w-]{32,}/g, "TOKEN")
      // Each form of complaints has its own key.
      .replace(/((?:idempotency_key" value=|"key\\?":\\?)"?)[0-9a-f]{32}/g, "$1KEY")
      .replace(/server_time\\?":\\?"[^"\\]+/g, "TIME"),
    headers: JSON.stringify({ ...headers, etag: undefined }),
  };
}
