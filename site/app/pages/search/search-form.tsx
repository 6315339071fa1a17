import { longestValue } from "@setu/contract/known-query";
import { pages } from "@setu/contract/pages";
import { Form } from "react-router";
import { ArrowIcon } from "../../components/icons/icons.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./search-form.module.css";
import { words } from "./texts.ts";

/** The search field above the results; it works without JavaScript too. */
export function SearchForm({ query }: { query: string }) {
  const own = usePageTexts(words);
  return (
    <Form className={styles.form} role="search" action={pages.search.href()} aria-label={own.title}>
      <label className={styles.field}>
        {own.label}
        <input
          // Another search, by a link or Back, resets the field.
          key={query}
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
