import { type Page, pages } from "@setu/contract/pages";
import { printedQuery } from "@setu/contract/printed-query";
import { useEffect } from "react";
import { useMatches } from "react-router";

const known: Partial<Record<string, Page>> = pages;

/** Adds the known parameters of the query to the address on a printed sheet. */
export function usePrintedQuery(): void {
  const page = known[useMatches().at(-1)?.id ?? ""];
  useEffect(() => {
    const write = () => {
      const { origin, pathname, search } = location;
      const address = document.getElementById("page-address");
      if (address) address.textContent = origin + pathname + printedQuery(page, new URLSearchParams(search));
    };
    addEventListener("beforeprint", write);
    return () => removeEventListener("beforeprint", write);
  }, [page]);
}
