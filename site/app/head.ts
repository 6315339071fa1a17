import type { Identity, IdentityPicture } from "@setu/contract/firm/identity";
import type { Locale } from "@setu/contract/locale";
import type { Menu } from "@setu/contract/menu";
import type { File } from "@setu/contract/shapes/file";
import { useEffect } from "react";
import { useMatches } from "react-router";

/** One step of the breadcrumbs from home to a page. */
export interface Crumb {
  name: string;
  /** A path of the English tree; the last one is the page's own. */
  href: string;
}

interface FirstPicture {
  srcSet: string;
  sizes: string;
}

/** A page's metadata for browsers, search engines and sites where it is shared; its loader returns it as `head`. */
export interface Head {
  title: string;
  description?: string | undefined;
  /** The main picture of the first view: the browser can preload it before it parses the markup. */
  picture?: (FirstPicture & { type: string; upright?: (FirstPicture & { media: string }) | undefined }) | undefined;
  /** From the first step below home down to this page; structured data adds home. */
  breadcrumbs?: Crumb[] | undefined;
  /** The picture to show when the page is shared. */
  image?: File | undefined;
  /** The type of the page in Open Graph. */
  type?: "website" | "article" | "profile" | undefined;
  /** The Atom feed of the page's list: a path of the English tree. */
  feed?: string | undefined;
  /** Whether search engines omit the page: it has only a form, or content that is found elsewhere. */
  isUnindexed?: boolean | undefined;
  /** The one language that the page's text is written in: search engines find it only there. */
  writtenIn?: Locale | undefined;
  /** Objects of schema.org; a value that begins with a slash is an address of this site. Only the server needs them. */
  structured?: object[] | undefined;
}

type WithHead = { head: Head };
const hasHead = (data: unknown): data is WithHead => typeof data === "object" && data !== null && "head" in data;

/** Returns the head of the innermost loader's result that has one. */
export const headOf = (loaded: unknown[]): Head | undefined => loaded.findLast(hasHead)?.head;

/** Returns the title followed by the firm's name, as tabs and search results show it. */
export function fullTitle({ title }: Head, firm: Identity | undefined): string {
  const names = firm ? [firm.name, firm.short_name].filter(Boolean) : [];
  if (names.some((name) => title.includes(name))) return title;
  return [title, firm?.short_name].filter(Boolean).join(" · ");
}

/** A page without a description has the firm's. */
const descriptionOf = ({ description }: Head, firm: Identity | undefined): string =>
  description || (firm?.tagline ?? "");

const hasFrame = (data: unknown): data is { frame: Menu } =>
  typeof data === "object" && data !== null && "frame" in data && data.frame !== null;

/** Returns a loader's result as the browser gets it: the document's head has the rest already. */
function withoutServerPart(data: unknown): unknown {
  if (hasHead(data))
    return { ...data, head: { ...data.head, structured: undefined, picture: undefined, image: undefined } };
  if (!hasFrame(data)) return data;
  const { frame } = data;
  const { mark } = frame.identity;
  const identity = {
    ...frame.identity,
    icon: null,
    share_picture: null,
    mark: { on_light: withoutAlt(mark.on_light), on_dark: withoutAlt(mark.on_dark) },
  };
  return { ...data, frame: { ...frame, identity } };
}

/** The mark is decorative on every page: the firm's name is beside it. */
const withoutAlt = (picture: IdentityPicture | null) => picture && { ...picture, alt: "" };

/** Returns the loaders' results as the browser gets them. */
export const withoutServerParts = (loaded: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(loaded).map(([id, data]) => [id, withoutServerPart(data)]));

const useInnerHead = (): Head | undefined => headOf(useMatches().map((match) => match.loaderData));

/** Returns the address of the top-level page that the current page belongs to, or is. */
export const useTopCrumb = (): string | undefined => useInnerHead()?.breadcrumbs?.[0]?.href;

/** Updates title and description from page to page; the server wrote the first ones. */
export function useHead(firm: Identity | undefined): void {
  const head = useInnerHead();
  useEffect(() => {
    if (!head) return;
    document.title = fullTitle(head, firm);
    document.querySelector('meta[name="description"]')?.setAttribute("content", descriptionOf(head, firm));
  }, [head, firm]);
}
