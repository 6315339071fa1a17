import type { Identity } from "@setu/contract/identity";
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

/** The head of the innermost of some loaders' results, with what every page of the firm says. */
export function headOf(loaded: unknown[], firm: Identity | undefined): Head {
  const head = loaded.findLast(hasHead)?.head ?? { title: "" };
  return { ...head, title: titleOf(head.title, firm), description: head.description || (firm?.tagline ?? "") };
}

/** "Careers · Himalaya Engineering"; a title that names the firm already is left as it is. */
function titleOf(title: string, firm: Identity | undefined): string {
  const names = firm ? [firm.name, firm.short_name].filter(Boolean) : [];
  if (names.some((name) => title.includes(name))) return title;
  return [title, firm?.short_name].filter(Boolean).join(" · ");
}

/** Keeps title and description right as one walks from page to page; the server wrote the first ones. */
export function useHead(firm: Identity | undefined): void {
  const { title, description = "" } = headOf(
    useMatches().map((match) => match.loaderData),
    firm,
  );
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}
