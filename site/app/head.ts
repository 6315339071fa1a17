import { useEffect } from "react";
import { useMatches } from "react-router";

/** What a page says about itself to browsers and search engines; a loader gives it as `head`. */
export interface Head {
  title: string;
  description?: string;
  /** The picture that the first view is about: the browser is told of it before it meets the markup. */
  picture?: { type: string; srcSet: string; sizes: string } | undefined;
}

const hasHead = (data: unknown): data is { head: Head } => typeof data === "object" && data !== null && "head" in data;

/** The head of the innermost of some loaders' results. */
export const headOf = (loaded: unknown[]): Head | undefined => loaded.findLast(hasHead)?.head;

/** Keeps title and description right as one walks from page to page; the server wrote the first ones. */
export function useHead(): void {
  const head = headOf(useMatches().map((match) => match.loaderData));
  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", head.description ?? "");
  }, [head]);
}
