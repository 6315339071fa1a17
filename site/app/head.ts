import type { Identity } from "@setu/contract/identity";
import type { Locale } from "@setu/contract/locale";
import type { File } from "@setu/contract/shapes/file";
import { useEffect } from "react";
import { useMatches } from "react-router";

/** One step of the way from home to a page. */
export interface Crumb {
  name: string;
  /** A path of the English tree; the last one is the page's own. */
  href: string;
}

interface FirstPicture {
  srcSet: string;
  sizes: string;
}

/** A page's metadata for browsers, search engines and sites where it is shared; its loader gives it as `head`. */
export interface Head {
  title: string;
  description?: string | undefined;
  /** The picture that the first view is about: the browser is told of it before it meets the markup. */
  picture?: (FirstPicture & { type: string; upright?: (FirstPicture & { media: string }) | undefined }) | undefined;
  /** From below home down to this page; for machines, from home. */
  breadcrumbs?: Crumb[] | undefined;
  /** The picture to show where the page is shared. */
  image?: File | undefined;
  /** Open Graph's kind of page. */
  type?: "website" | "article" | "profile" | undefined;
  /** The Atom feed of the page's list: a path of the English tree. */
  feed?: string | undefined;
  /** Search engines leave it out: it has nothing but a form, or what is found elsewhere. */
  isUnindexed?: boolean | undefined;
  /** The one language that the page's text is written in: there alone it is found. */
  writtenIn?: Locale | undefined;
  /** Objects of schema.org; a value that begins with a slash is an address of this site. Only the server needs them. */
  structured?: object[] | undefined;
}

type WithHead = { head: Head };
const hasHead = (data: unknown): data is WithHead => typeof data === "object" && data !== null && "head" in data;

/** The head of the innermost of some loaders' results. */
export const headOf = (loaded: unknown[]): Head | undefined => loaded.findLast(hasHead)?.head;

/** The title with the firm's name behind it, as tabs and search results show it. */
export function fullTitle({ title }: Head, firm: Identity | undefined): string {
  const names = firm ? [firm.name, firm.short_name].filter(Boolean) : [];
  if (names.some((name) => title.includes(name))) return title;
  return [title, firm?.short_name].filter(Boolean).join(" · ");
}

/** A page that says nothing of itself is the firm's all the same. */
const descriptionOf = ({ description }: Head, firm: Identity | undefined): string =>
  description || (firm?.tagline ?? "");

/** The loaders' results as the browser gets them. */
export const withoutStructured = (loaded: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(loaded).map(([id, data]) =>
      hasHead(data) ? [id, { ...data, head: { ...data.head, structured: undefined } }] : [id, data],
    ),
  );

const useInnerHead = (): Head | undefined => headOf(useMatches().map((match) => match.loaderData));

/** The address of the page right below home that the shown one lies under, or is. */
export const useTopCrumb = (): string | undefined => useInnerHead()?.breadcrumbs?.[0]?.href;

/** Keeps title and description right from page to page; the server wrote the first ones. */
export function useHead(firm: Identity | undefined): void {
  const head = useInnerHead();
  useEffect(() => {
    if (!head) return;
    document.title = fullTitle(head, firm);
    document.querySelector('meta[name="description"]')?.setAttribute("content", descriptionOf(head, firm));
  }, [head, firm]);
}
