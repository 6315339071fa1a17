import { longestValue } from "@setu/contract/known-query";
import { pages } from "@setu/contract/pages";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { ArrowIcon } from "../../components/icons/icons.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./search-form.module.css";
import { words } from "./texts.ts";

/** The search field above the results; it works without JavaScript too. */
export function SearchForm({ query }: { query: string }) {
  const own = usePageTexts(words);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  /** The words that were last asked for: the visitor may type on while their results load. */
  const asked = useRef(query);
  // Another search, by a link or Back too, sets the field.
  useEffect(() => {
    const input = field.current;
    if (!input || shown.current === query) return;
    const isTypedOn = input === document.activeElement && input.value.trim() !== asked.current;
    shown.current = query;
    asked.current = query;
    if (isTypedOn) return;
    input.value = query;
    // Then the focus goes to the page's heading: it would otherwise stay in a field that is in use.
    input.blur();
  }, [query]);
  return (
    <Form
      className={styles.form}
      role="search"
      action={pages.search.href()}
      aria-label={own.title}
      onSubmit={() => {
        asked.current = field.current?.value.trim() ?? "";
      }}
    >
      <label className={styles.field}>
        {own.label}
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longestValue}
          enterKeyHint="search"
          autoComplete="off"
          data-search=""
        />
      </label>
      <button type="submit" className={styles.submit}>
        {own.submit}
        <ArrowIcon />
      </button>
    </Form>
  );
}
