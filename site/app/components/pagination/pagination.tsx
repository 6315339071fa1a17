import type { ListPage } from "@setu/contract/shapes/list";
import { useLocation } from "react-router";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { useQuery } from "../../use-query.ts";
import { Link } from "../link/link.tsx";
import styles from "./pagination.module.css";

const words = {
  en: {
    pages: "Pages",
    pageOf: (n: string, count: string) => `Page ${n} of ${count}`,
    part: (items: string, total: string, n: string, count: string) => `${items} of ${total}, page ${n} of ${count}`,
  },
  ne: {
    pages: "पृष्ठहरू",
    pageOf: (n: string, count: string) => `${count} मध्ये पृष्ठ ${n}`,
    part: (items: string, total: string, n: string, count: string) => `${total} मध्ये ${items}, ${count} मध्ये पृष्ठ ${n}`,
  },
};

/** The number of page numbers on either side of the current one. */
const around = 1;

/** The pages of a list as plain links, so that they work without JavaScript and can be shared. */
export function Pagination({ page }: { page: ListPage }) {
  const { current, last } = page;
  const texts = useTexts();
  const own = usePageTexts(words);
  const { pathname } = useLocation();
  const asked = useQuery();
  if (last < 2) return null;
  const to = (number: number) => {
    const query = new URLSearchParams(asked);
    if (number > 1) query.set("page", String(number));
    else query.delete("page");
    return { pathname, search: query.size > 0 ? `?${query}` : "" };
  };
  return (
    <nav className={styles.pages} aria-label={own.pages}>
      {current > 1 && (
        <Link to={to(current - 1)} rel="prev" className={styles.step}>
          {texts.previous}
        </Link>
      )}
      <ol>
        {shownNumbers(current, last).map((number, index, all) => (
          <li key={number} data-gap={index > 0 && number - (all[index - 1] ?? 0) > 1 ? "" : undefined}>
            <Link
              to={to(number)}
              aria-current={number === current ? "page" : undefined}
              aria-label={own.pageOf(texts.number(number), texts.number(last))}
            >
              {texts.number(number)}
            </Link>
          </li>
        ))}
      </ol>
      {current < last && (
        <Link to={to(current + 1)} rel="next" className={styles.step}>
          {texts.next}
        </Link>
      )}
      <PrintedPart page={page} />
    </nav>
  );
}

/** On paper, in place of the links: "1–12 of 20, page 1 of 2". */
function PrintedPart({ page: { current, last, per_page: size, total } }: { page: ListPage }) {
  const { number } = useTexts();
  const { part } = usePageTexts(words);
  const from = (current - 1) * size + 1;
  const items = [...new Set([from, Math.min(total, current * size)])].map(number).join("–");
  return <p className={styles.part}>{part(items, number(total), number(current), number(last))}</p>;
}

/**
 * Returns the first page, the last, those around the current one, and a single page between them: a gap represents at
 * least two.
 */
function shownNumbers(current: number, last: number): number[] {
  const isShown = (number: number) => number === 1 || number === last || Math.abs(number - current) <= around;
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return numbers.filter((number) => isShown(number) || (isShown(number - 1) && isShown(number + 1)));
}
