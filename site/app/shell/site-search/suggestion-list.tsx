import { pages } from "@setu/contract/pages";
import type { ComponentProps, MouseEvent } from "react";
import { Link } from "../../components/link/link.tsx";
import { Marked } from "../../components/marked/marked.tsx";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import styles from "./suggestion-list.module.css";
import { optionId } from "./use-combobox.ts";
import type { Suggested } from "./use-suggested.ts";
import { words } from "./words.ts";

interface Props {
  id: string;
  place: "header" | "sheet";
  typed: string;
  suggested: Suggested;
  /** The index of the option selected by the arrow keys; -1 for none. */
  active: number;
  onChosen: () => void;
}

/** The options below a field: titles, and a link to all results. The field keeps the focus. */
export function SuggestionList({ id, place, typed, suggested, active, onChosen }: Props) {
  const own = usePageTexts(words);
  const items = suggested.state === "found" ? suggested.items : [];
  const marks = suggested.state === "found" ? suggested.marks : [];
  const option = (index: number) => ({
    id: optionId(id, index),
    "aria-selected": index === active,
    // The field keeps the focus, so the list stays open until the click.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChosen,
  });
  return (
    <div className={styles[place]}>
      <Message suggested={suggested} />
      <div id={id} role="listbox" aria-label={own.suggestions}>
        {items.map(({ name, kind_text: kind, path, locale }, index) => (
          <Option key={path} to={path} {...option(index)}>
            <span lang={locale.served}>
              <Marked text={name} marks={marks} />
            </span>
            <span className={styles.kind}>{kind}</span>
          </Option>
        ))}
        <Option to={pages.search.href({ q: typed })} {...option(items.length)}>
          <span className={styles.all}>{own.all(typed)}</span>
        </Option>
      </div>
    </div>
  );
}

/** A link, so that it opens in another tab too. */
function Option({ to, ...attributes }: ComponentProps<"a"> & { to: string }) {
  const given = { ...attributes, className: styles.option, role: "option", tabIndex: -1 };
  return to.startsWith("/documents/") ? <a {...given} href={to} /> : <Link {...given} to={to} />;
}

/** The state of the list: the number of its options is only for screen readers. */
function Message({ suggested }: { suggested: Suggested }) {
  const own = usePageTexts(words);
  const texts = useTexts();
  const isFound = suggested.state === "found" && suggested.items.length > 0;
  return (
    <p role="status" className={isFound ? styles.unseen : styles.message}>
      {suggested.state === "found"
        ? isFound
          ? own.count(texts.number(suggested.items.length))
          : own.none
        : suggested.state === "failed"
          ? (suggested.message ?? own.failed)
          : own[suggested.state]}
    </p>
  );
}
