import type { ReactNode } from "react";
import { Crumbs } from "./crumbs.tsx";
import { figure } from "./figures.ts";
import type { Language } from "./language.ts";

interface Tab {
  label: string;
  count: number;
  href: string;
  isCurrent: boolean;
}

interface Props {
  language: Language;
  title: string;
  /** How many are overdue, in words. */
  overdue?: { count: number; text: string };
  /** The name of the tabs, for screen readers. */
  tabsLabel: string;
  tabs: Tab[];
  /** The part between the tabs and the rows: a search, a form. */
  tools?: ReactNode;
  /** The rows, as `<li>`. */
  rows: ReactNode[];
  /** Shown if there are no rows. */
  nothing: string;
  /** Which row comes first, in words. */
  order?: string | undefined;
  page: { current: number; last: number };
  /** The address of another page of the same tab. */
  pageHref(page: number): string;
}

const words = {
  en: {
    pages: "Pages",
    earlier: "Previous",
    later: "Next",
    pageOf: (n: string, last: string) => `Page ${n} of ${last}`,
  },
  ne: {
    pages: "पृष्ठहरू",
    earlier: "अघिल्लो",
    later: "पछिल्लो",
    pageOf: (n: string, last: string) => `${last} मध्ये पृष्ठ ${n}`,
  },
};

/** A list of what waits for the staff: messages, complaints, posts. It needs no JavaScript. */
export function Queue({
  language,
  title,
  overdue,
  tabsLabel,
  tabs,
  tools,
  rows,
  nothing,
  order,
  page,
  pageHref,
}: Props) {
  return (
    <div className="inbox gutter--left gutter--right">
      <Crumbs path={[{ label: title }]} />
      <div className="inbox-head">
        <h1>{title}</h1>
        {overdue && (
          <p className="inbox-overdue" data-any={overdue.count > 0}>
            {overdue.text}
          </p>
        )}
      </div>
      <nav className="inbox-tabs" aria-label={tabsLabel}>
        {tabs.map(({ label, count, href, isCurrent }) => (
          <a key={label} href={href} aria-current={isCurrent ? "page" : undefined}>
            {label} <span>{figure(count, language)}</span>
          </a>
        ))}
      </nav>
      {tools}
      {rows.length === 0 && <p className="inbox-none">{nothing}</p>}
      {rows.length > 1 && order && <p className="inbox-order">{order}</p>}
      <ul className="inbox-rows">{rows}</ul>
      {page.last > 1 && <Pages page={page} href={pageHref} language={language} />}
    </div>
  );
}

function Pages({ page, href, language }: { page: Props["page"]; href: Props["pageHref"]; language: Language }) {
  const texts = words[language];
  const { current, last } = page;
  return (
    <nav className="inbox-pages" aria-label={texts.pages}>
      {current > 1 && <a href={href(current - 1)}>{texts.earlier}</a>}
      <span>{texts.pageOf(figure(current, language), figure(last, language))}</span>
      {current < last && <a href={href(current + 1)}>{texts.later}</a>}
    </nav>
  );
}

/** The page that an address asks for. */
export const pageIn = (searchParams: Record<string, string | string[] | undefined>): number =>
  Math.max(1, Math.trunc(Number(searchParams["at"])) || 1);
