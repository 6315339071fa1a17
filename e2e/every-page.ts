import { fixedPaths, pages } from "@setu/contract/pages";

/** A page that the sweep of all routes goes through, as a path of the English tree. */
export interface SweptPage {
  path: string;
  status: number;
  /** Whether it is in the sitemap: a reader arrives there by a link. */
  isListed?: boolean;
  /** A page of another kind that leads to this kind; undefined where none does. */
  from?: string | undefined;
  /** Without script something else replaces it, which has a test of its own. */
  needsScript?: boolean;
}

/**
 * What distinguishes the kinds of pages: their first segment, and how deep they are. A route that is added
 * later is a kind of its own as soon as the sitemap has an address of it.
 */
export const kindOf = (path: string): string => {
  const [first, ...rest] = path
    .replace(/[?#].*/, "")
    .split("/")
    .filter(Boolean);
  return [first ?? "home", ...rest.map(() => "*")].join("/");
};

/** Pages without a part such as `:id` that search engines are not told of. */
const pathsOutsideSitemap = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => !path.includes(":") && !fixedPaths().includes(path));

/** What no sitemap lists: the other states of a list, what is only for some, and where there is nothing. */
const unlisted: SweptPage[] = [
  ...["/news?page=2", "/news?category=event", "/news?q=zzz", "/notices?status=closed", "/notices?status=all"],
  ...["/projects?view=table", "/projects?view=map", "/album-category/1?sort=old", "/application/1"],
  ...["/privacy-policy?version=1", "/search?q=bridge", "/search?q=zzz"],
  ...["/faq?q=zzz", "/faq?group=applicants"],
  ...pathsOutsideSitemap,
].map((path) => ({ path, status: 200, needsScript: path.endsWith("view=map") }));
const nothing: SweptPage = { path: "/no/such/page", status: 404 };

/** Every address of a site's sitemap, in English. */
export async function everyPath(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const locations = Array.from(
    xml.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address]) => new URL(String(address)).pathname,
  );
  return locations.filter((path) => !/^\/ne(\/|$)/.test(path));
}

/** One page of each kind, and those that are not listed. */
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
