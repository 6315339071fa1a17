import { knownQuery } from "@setu/contract/known-query";
import { type Page, pages } from "@setu/contract/pages";
import { useLocation, useMatches } from "react-router";

const known: Partial<Record<string, Page>> = pages;

/**
 * Returns the query of the address as the server reads it, which renders a page without unknown parameters: with any
 * other query, React would find another page than the server's.
 */
export function useQuery(): URLSearchParams {
  const asked = new URLSearchParams(useLocation().search);
  const page = known[useMatches().at(-1)?.id ?? ""];
  return knownQuery(page?.query ?? [...asked.keys()], asked);
}
