import { longestValue } from "@setu/contract/known-query";
import type { Filter } from "@setu/contract/shapes/list";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import layout from "../../layout/section.module.css";
import { useQuery } from "../../use-query.ts";
import { Link } from "../link/link.tsx";
import styles from "./filter-bar.module.css";
import { filterWords } from "./filter-words.ts";
import { PrintedChoices } from "./printed-choices.tsx";
import { words } from "./words.ts";

type Least = NonNullable<Filter["least"]>;

export interface Order {
  value: string;
  label: string;
}

interface Props {
  filters: Filter[];
  /** "24 projects". */
  count: string;
  /** The label of the search field, if there is one: it names what is searched. */
  search?: string | undefined;
  /** The corrected query, where words had typing errors. */
  meant?: string | null | undefined;
  /** The address of the same search without the correction. */
  exact?: string | undefined;
  /** Parameters of the address that are not filters and stay as they are, such as a view. */
  keep?: readonly string[];
  /** The orders of the list, the default first; `sort` in the address, omitted for the default. */
  orders?: readonly Order[];
  /** The number of visible filters; the others are behind "More filters". All of them by default. */
  open?: number;
  /** Other controls of the whole list, such as its views. */
  children?: ReactNode;
}

/** More filters than this are folded on a phone, whose first screen is for the list. */
const mostOnPhone = 1;

/**
 * The filters of a list. Their state is the address, so it can be shared, and Back undoes a choice. A choice
 * takes effect at once; without JavaScript the button applies it.
 */
export function FilterBar(props: Props) {
  const { filters, count, search, meant, exact, keep = [], orders, open = filters.length, children } = props;
  const texts = useTexts();
  const filtering = usePageTexts(filterWords);
  const own = usePageTexts(words);
  const { form, apply } = useAppliedForm();
  const { pathname } = useLocation();
  const address = useQuery();
  const kept = [...keep, ...(orders ? ["sort"] : [])].flatMap((name) =>
    address.get(name) ? [[name, address.get(name) ?? ""] as const] : [],
  );
  const chosen = filters.filter(({ key }) => address.get(key)).length;
  const label = chosen > 0 ? own.filtersChosen(texts.number(chosen)) : own.filters;
  const bare = kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : "";
  const field = (filter: Filter) => (
    <FilterField key={filter.key} filter={filter} chosen={address.get(filter.key)} onChange={apply} />
  );

  return (
    <Form
      ref={form}
      className={styles.filters}
      role="search"
      aria-label={own.filter}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {kept.map(([name, value]) => keep.includes(name) && <input key={name} type="hidden" name={name} value={value} />)}
      {search && <SearchField label={search} chosen={address.get("q")} />}
      <Folded label={label} folds={filters.length > mostOnPhone}>
        {filters.slice(0, open).map(field)}
        {filters.length > open && (
          <MoreFields label={own.moreFilters} isOpen={filters.slice(open).some(({ key }) => address.get(key))}>
            {filters.slice(open).map(field)}
          </MoreFields>
        )}
      </Folded>
      {(filters.length > 0 || search) && (
        <button type="submit" className={styles.apply}>
          {search ? own.search : own.apply}
        </button>
      )}
      {orders && <span className={styles.turn} />}
      <Found count={count} meant={meant} exact={exact} />
      {orders && <OrderField orders={orders} chosen={address.get("sort")} onChange={apply} />}
      {(chosen > 0 || (search && address.get("q"))) && (
        <Link className={styles.clear} to={pathname + bare} preventScrollReset>
          {filtering.clearFilters}
        </Link>
      )}
      {children}
      <PrintedChoices {...props} />
    </Form>
  );
}

/** The result count and the corrected query, announced by screen readers. */
function Found({ count, meant, exact }: Pick<Props, "count" | "meant" | "exact">) {
  const own = usePageTexts(words);
  return (
    <div className={styles.status} role="status">
      <p className={styles.count}>{count}</p>
      {meant && (
        <p className={styles.meant}>
          {own.meant(meant)} {exact && <Link to={exact}>{own.exactly}</Link>}
        </p>
      )}
    </div>
  );
}

/** The fields; on a phone, folded behind a line with the number of filters in use. */
function Folded({ label, folds, children }: { label: string; folds: boolean; children: ReactNode }) {
  if (!folds) return children;
  return (
    <details className={styles.folded}>
      <summary>{label}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

/** The less used fields, behind "More filters". */
function MoreFields({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  return (
    <>
      <span className={styles.break} />
      <details className={styles.more} open={isOpen}>
        <summary>{label}</summary>
        <div className={styles.fields}>{children}</div>
      </details>
    </>
  );
}

/** Keeps the form in step with the address, and writes its choices to the address. */
function useAppliedForm() {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { search: query } = useLocation();
  /** The words of the search field that were last asked for: a visitor may type others while the list loads. */
  const asked = useRef(wordsIn(query));
  const apply = () => {
    if (!form.current) return;
    const choices = cleaned(form.current);
    asked.current = wordsIn(choices);
    void submit(choices, { preventScrollReset: true });
  };
  const applyEarlyChoice = useEffectEvent(
    () => [...(form.current?.querySelectorAll("select") ?? [])].some(isChanged) && apply(),
  );
  useEffect(() => void applyEarlyChoice(), []);
  // The form element is kept: visitors who use the keyboard keep their place in it.
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (form.current) showChosen(form.current, new URLSearchParams(query), asked.current);
    asked.current = wordsIn(query);
  }, [query]);
  return { form, apply };
}

const wordsIn = (query: string | URLSearchParams) => new URLSearchParams(query).get("q")?.trim() ?? "";

function SearchField({ label, chosen }: { label: string; chosen: string | null }) {
  return (
    <label className={styles.field}>
      {label}
      <input type="search" name="q" defaultValue={chosen ?? ""} maxLength={longestValue} enterKeyHint="search" />
    </label>
  );
}

interface FieldProps {
  filter: Filter;
  chosen: string | null;
  onChange: () => void;
}

function FilterField({ filter: { key, label, options, least }, chosen, onChange }: FieldProps) {
  const own = usePageTexts(words);
  return (
    <>
      <label className={styles.field}>
        {label}
        <select name={key} defaultValue={chosen ?? ""} onChange={onChange}>
          <option value="">{own.all}</option>
          {options.map(({ value, label: name, count: number }) => (
            <option key={value} value={value}>
              {own.counted(name, number)}
            </option>
          ))}
        </select>
      </label>
      {least && <LeastField least={least} onChange={onChange} />}
    </>
  );
}

/** The minimum amount, beside the filter that chooses its measure. */
function LeastField({ least: { key, label, unit, value }, onChange }: { least: Least; onChange: () => void }) {
  return (
    <label className={`${styles.field} ${styles.least}`}>
      {label}
      <span>
        <input
          key={value}
          type="text"
          inputMode="decimal"
          name={key}
          defaultValue={value}
          maxLength={15}
          autoComplete="off"
          onBlur={(event) => event.currentTarget.value !== value && onChange()}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
    </label>
  );
}

function OrderField({
  orders,
  chosen,
  onChange,
}: {
  orders: readonly Order[];
  chosen: string | null;
  onChange: () => void;
}) {
  const own = usePageTexts(words);
  const isOffered = orders.some(({ value }) => value === chosen);
  return (
    <label className={styles.order}>
      <span className={layout.unseen}>{own.order}</span>
      <select name="sort" defaultValue={isOffered ? (chosen ?? "") : ""} onChange={onChange}>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Sets the fields from the address, for instance after Back and Clear. Words that are still being typed stay: they are not the `asked` ones. */
function showChosen({ elements }: HTMLFormElement, chosen: URLSearchParams, asked: string): void {
  for (const element of elements) {
    const isSearch = element instanceof HTMLInputElement && element.type === "search";
    if (isSearch && element === document.activeElement && element.value.trim() !== asked) continue;
    if (element instanceof HTMLSelectElement || isSearch) {
      element.value = chosen.get(element.name) ?? "";
      // An order by size has no meaning without a measure, and is not offered.
      if (element instanceof HTMLSelectElement && element.selectedIndex < 0) element.selectedIndex = 0;
    }
  }
}

/** Whether the visitor chose something before the script ran, which takes a while on a slow connection. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const written = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, written);
}

/** Returns the choices without empty fields, so that addresses stay short. */
function cleaned(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) chosen.append(name, value.trim());
  }
  return chosen;
}
