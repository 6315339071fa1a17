import type { Filter } from "@setu/contract/list";
import { useRef } from "react";
import { Form, Link, useLocation, useSubmit } from "react-router";
import { useTexts } from "../i18n/texts.ts";
import styles from "./filter-bar.module.css";

interface Props {
  filters: Filter[];
  /** "24 projects". */
  count: string;
  /** Where there is a search: what is searched. */
  search?: string | undefined;
  /** Parameters of the address that are no filters and stay as they are: a view. */
  keep?: readonly string[];
}

/**
 * The filters of a list. Their state is the address, so it can be shared, and Back undoes a choice. A
 * choice takes effect at once; without JavaScript the button does it.
 */
export function FilterBar({ filters, count, search, keep = [] }: Props) {
  const texts = useTexts();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search: query } = useLocation();
  const chosen = new URLSearchParams(query);
  const kept = keep.flatMap((name) => (chosen.get(name) ? [[name, chosen.get(name) ?? ""] as const] : []));
  const active = [...filters.map(({ key }) => key), "q"].some((key) => chosen.get(key));
  const apply = () => form.current && submit(cleaned(form.current), { preventScrollReset: true });
  const bare = kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : "";

  return (
    // The key makes the fields show what the address says after Back and Clear.
    <Form
      key={pathname + query}
      ref={form}
      className={styles.filters}
      role="search"
      aria-label={texts.filter}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {search && (
        <label className={styles.field}>
          {search}
          <input type="search" name="q" defaultValue={chosen.get("q") ?? ""} maxLength={100} enterKeyHint="search" />
        </label>
      )}
      {filters.map(({ key, label, options }) => (
        <label key={key} className={styles.field}>
          {label}
          <select name={key} defaultValue={chosen.get(key) ?? ""} onChange={apply}>
            <option value="">{texts.all}</option>
            {options.map(({ value, label: name, count: number }) => (
              <option key={value} value={value}>
                {texts.counted(name, number)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className={styles.apply}>
        {texts.apply}
      </button>
      <p className={styles.count} role="status">
        {count}
      </p>
      {active && (
        <Link className={styles.clear} to={pathname + bare} preventScrollReset>
          {texts.clearFilters}
        </Link>
      )}
    </Form>
  );
}

/** What is chosen, without the fields that are empty, so that addresses stay short. */
function cleaned(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) chosen.append(name, value.trim());
  }
  return chosen;
}
