import type { Filter } from "@setu/contract/list";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Form, Link, useLocation, useSubmit } from "react-router";
import { useTexts } from "../../i18n/texts.ts";
import styles from "./filter-bar.module.css";

interface Props {
  filters: Filter[];
  /** "24 projects". */
  count: string;
  /** Where there is a search: what is searched. */
  search?: string | undefined;
  /** Parameters of the address that are no filters and stay as they are: a view. */
  keep?: readonly string[];
  /** How many filters stand open; the others are folded away behind "More filters". All, where it is left out. */
  open?: number;
  /** What else belongs to the list as a whole: its views. */
  children?: ReactNode;
}

/**
 * The filters of a list. Their state is the address, so it can be shared, and Back undoes a choice. A
 * choice takes effect at once; without JavaScript the button does it.
 */
export function FilterBar({ filters, count, search, keep = [], open = filters.length, children }: Props) {
  const texts = useTexts();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search: query } = useLocation();
  const chosen = new URLSearchParams(query);
  const kept = keep.flatMap((name) => (chosen.get(name) ? [[name, chosen.get(name) ?? ""] as const] : []));
  const active = [...filters.map(({ key }) => key), "q"].some((key) => chosen.get(key));
  const apply = () => form.current && submit(cleaned(form.current), { preventScrollReset: true });
  const applyEarlyChoice = useEffectEvent(
    () => [...(form.current?.querySelectorAll("select") ?? [])].some(isChanged) && apply(),
  );
  useEffect(() => void applyEarlyChoice(), []);
  // Not by a new form: who chooses by keys stays where the choice was made.
  const shown = useRef(query);
  useEffect(() => {
    if (form.current && shown.current !== query) showChosen(form.current, new URLSearchParams(query));
    shown.current = query;
  }, [query]);
  const bare = kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : "";

  const field = ({ key, label, options }: Filter) => (
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
  );

  return (
    <Form
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
      {filters.slice(0, open).map(field)}
      {filters.length > open && (
        <>
          <span className={styles.break} />
          <details className={styles.folded} open={filters.slice(open).some(({ key }) => chosen.get(key))}>
            <summary>{texts.moreFilters}</summary>
            <div className={styles.fields}>{filters.slice(open).map(field)}</div>
          </details>
        </>
      )}
      {(filters.length > 0 || search) && (
        <button type="submit" className={styles.apply}>
          {texts.apply}
        </button>
      )}
      <p className={styles.count} role="status">
        {count}
      </p>
      {active && (
        <Link className={styles.clear} to={pathname + bare} preventScrollReset>
          {texts.clearFilters}
        </Link>
      )}
      {children}
    </Form>
  );
}

/** Makes the fields show what the address says, as after Back and Clear. */
function showChosen({ elements }: HTMLFormElement, chosen: URLSearchParams): void {
  for (const element of elements) {
    if (element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type === "search")) {
      element.value = chosen.get(element.name) ?? "";
    }
  }
}

/** Whether a visitor chose something before the page had its script: on a slow connection that is a while. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const written = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, written);
}

/** What is chosen, without the fields that are empty, so that addresses stay short. */
function cleaned(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) chosen.append(name, value.trim());
  }
  return chosen;
}
