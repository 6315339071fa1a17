import { fixedPaths, pages } from "@setu/contract/pages";

/** A page of the sweep over all routes, as a path of the English site. */
export interface SweptPage {
  path: string;
  status: number;
  /** Whether it is in the sitemap, so that a link must lead there. */
  isListed?: boolean;
  /** A page of another kind that links to this kind; undefined if none does. */
  from?: string | undefined;
  /** Without script, other content replaces it, which has a test of its own. */
  needsScript?: boolean;
}

/**
 * The kind of a page: its first path segment and its depth. A new route
 * is a kind of its own as soon as the sitemap contains an address of it.
 */
export const kindOf = (path: string): string => {
  const [first, ...rest] = path
    .replace(/[?#].*/, "")
    .split("/")
    .filter(Boolean);
  return [first ?? "home", ...rest.map(() => "*")].join("/");
};

/** Pages without a parameter such as `:id` that are not in the sitemap. */
const pathsOutsideSitemap = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => !path.includes(":") && !fixedPaths().includes(path));

/** Pages outside the sitemap: other states of lists, pages for some visitors only, and missing pages. */
const unlisted: SweptPage[] = [
  ...["/news?page=2", "/news?category=event", "/news?q=zzz", "/notices?status=closed", "/notices?status=all"],
  ...["/projects?view=table", "/projects?view=map", "/album-category/1?sort=old", "/application/1"],
  ...["/privacy-policy?version=1", "/search?q=bridge", "/search?q=zzz"],
  ...["/faq?q=zzz", "/faq?group=applicants"],
  ...pathsOutsideSitemap,
].map((path) => ({ path, status: 200, needsScript: path.endsWith("view=map") }));
const nothing: SweptPage = { path: "/no/such/page", status: 404 };

/** Every English path in a site's sitemap. */
export async function everyPath(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const locations = Array.from(
    xml.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address]) => new URL(String(address)).pathname,
  );
  return locations.filter((path) => !/^\/ne(\/|$)/.test(path));
}

/** One page of each kind, and the unlisted ones. */
export async function sweptPages(origin: string): Promise<SweptPage[]> {
  const ofKind = new Map((await everyPath(origin)).toReversed().map((path) => [kindOf(path), path]));
  const listed = [...ofKind.values()].toReversed();
  const ledTo = await Promise.all(listed.map(async (path) => ({ path, kinds: await kindsLinkedOn(origin + path) })));
  const from = (kind: string) => ledTo.find(({ path, kinds }) => kindOf(path) !== kind && kinds.has(kind))?.path;
  return [
    ...listed.map((path) => ({ path, status: 200, isListed: true, from: from(kindOf(path)) })),
    ...unlisted.filter(({ path }) => !listed.includes(path)),
    nothing,
  ];
}

async function kindsLinkedOn(address: string): Promise<Set<string>> {
  const html = await (await fetch(address)).text();
  return new Set(Array.from(html.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g), ([, href]) => kindOf(String(href))));
}
