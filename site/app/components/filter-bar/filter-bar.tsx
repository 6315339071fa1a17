import type { Filter } from "@setu/contract/shapes/list";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { Link } from "../link/link.tsx";
import styles from "./filter-bar.module.css";
import { filterWords } from "./filter-words.ts";

const moreFilters = { en: "More filters", ne: "थप फिल्टर" };

interface Props {
  filters: Filter[];
  /** "24 projects". */
  count: string;
  /** The label of the search field, if there is one: what it searches. */
  search?: string | undefined;
  /** Parameters of the address that are not filters and stay as they are: a view. */
  keep?: readonly string[];
  /** How many filters are visible; the others are behind "More filters". All of them by default. */
  open?: number;
  /** Other controls of the whole list, such as its views. */
  children?: ReactNode;
}

/**
 * The filters of a list. Their state is the address, so it can be shared, and Back undoes a choice. A
 * choice takes effect at once; without JavaScript the button does it.
 */
export function FilterBar({ filters, count, search, keep = [], open = filters.length, children }: Props) {
  const texts = useTexts();
  const filtering = usePageTexts(filterWords);
  const more = usePageTexts(moreFilters);
  const { form, apply } = useAppliedForm();
  const { pathname, search: query } = useLocation();
  const chosen = new URLSearchParams(query);
  const kept = keep.flatMap((name) => (chosen.get(name) ? [[name, chosen.get(name) ?? ""] as const] : []));
  const active = [...filters.map(({ key }) => key), "q"].some((key) => chosen.get(key));
  const bare = kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : "";
  const field = (filter: Filter) => (
    <FilterField key={filter.key} filter={filter} chosen={chosen.get(filter.key)} onChange={apply} />
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
      {search && <SearchField label={search} chosen={chosen.get("q")} />}
      {filters.slice(0, open).map(field)}
      {filters.length > open && (
        <>
          <span className={styles.break} />
          <details className={styles.folded} open={filters.slice(open).some(({ key }) => chosen.get(key))}>
            <summary>{more}</summary>
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
          {filtering.clearFilters}
        </Link>
      )}
      {children}
    </Form>
  );
}

/** The form, kept in step with the address, and what makes its choices the address. */
function useAppliedForm() {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { search: query } = useLocation();
  const apply = () => form.current && submit(cleaned(form.current), { preventScrollReset: true });
  const applyEarlyChoice = useEffectEvent(
    () => [...(form.current?.querySelectorAll("select") ?? [])].some(isChanged) && apply(),
  );
  useEffect(() => void applyEarlyChoice(), []);
  // The form is not replaced by a new one: visitors who use the keyboard keep their place in it.
  const shown = useRef(query);
  useEffect(() => {
    if (form.current && shown.current !== query) showChosen(form.current, new URLSearchParams(query));
    shown.current = query;
  }, [query]);
  return { form, apply };
}

function SearchField({ label, chosen }: { label: string; chosen: string | null }) {
  return (
    <label className={styles.field}>
      {label}
      <input type="search" name="q" defaultValue={chosen ?? ""} maxLength={100} enterKeyHint="search" />
    </label>
  );
}

interface FieldProps {
  filter: Filter;
  chosen: string | null;
  onChange: () => void;
}

function FilterField({ filter: { key, label, options }, chosen, onChange }: FieldProps) {
  const texts = useTexts();
  return (
    <label className={styles.field}>
      {label}
      <select name={key} defaultValue={chosen ?? ""} onChange={onChange}>
        <option value="">{texts.all}</option>
        {options.map(({ value, label: name, count: number }) => (
          <option key={value} value={value}>
            {texts.counted(name, number)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Makes the fields show what the address says, for instance after Back and Clear. */
function showChosen({ elements }: HTMLFormElement, chosen: URLSearchParams): void {
  for (const element of elements) {
    if (element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type === "search")) {
      element.value = chosen.get(element.name) ?? "";
    }
  }
}

/** Whether a visitor chose something before the script ran, which takes a while on a slow connection. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const written = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, written);
}

/** The choices without empty fields, so that addresses stay short. */
function cleaned(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) chosen.append(name, value.trim());
  }
  return chosen;
}
