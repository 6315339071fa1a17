import type { Locale } from "@setu/contract/locale";
import type { Field } from "payload";
import { adParts, nepalDay } from "../../calendar/nepal-time.ts";
import { inLocale, type Localized } from "../../platform/reading/localized.ts";

/** A column of a table: its heading in both languages, and an item's value in it. */
export type Column<Row> = [en: string, ne: string, of: (row: Row, locale: Locale) => string | null | undefined];

type Words = Record<Locale, string>;
interface Choice<Row> {
  /** The fields of the first columns. */
  inOrder: readonly (keyof Row)[];
  leftOut: readonly (keyof Row)[];
  /** Headings that replace a field's label. */
  heads: Partial<Record<keyof Row, Words>>;
}

/**
 * A column for each field of a form whose value fits a cell: lines of text, numbers, choices, days, yes or no.
 *
 * @throws if `inOrder` names any other field.
 */
export function columnsOfForm<Row>(form: readonly Field[], { inOrder, leftOut, heads }: Choice<Row>): Column<Row>[] {
  const cells = new Map(cellFields(form).map((field) => [field.name as keyof Row, field]));
  const others = [...cells.keys()].filter((name) => !inOrder.includes(name) && !leftOut.includes(name));
  return [...inOrder, ...others].map((name) => {
    const field = cells.get(name);
    if (!field) throw new Error(`"${String(name)}" is no field that fits a cell.`);
    const { en, ne } = heads[name] ?? (field.label as Words);
    return [en, ne, (row, locale) => cellText(field, row[name], locale)];
  });
}

const cellTypes = ["text", "number", "select", "date", "checkbox"] as const;
type CellField = Extract<Field, { type: (typeof cellTypes)[number] }>;
const fitsCell = (field: Field): field is CellField => cellTypes.some((type) => type === field.type);

const cellFields = (fields: readonly Field[]): CellField[] =>
  fields.flatMap((field) => {
    if (field.type === "tabs") return field.tabs.flatMap((tab) => cellFields(tab.fields));
    if (field.type === "row") return cellFields(field.fields);
    return fitsCell(field) ? [field] : [];
  });

function cellText(field: CellField, value: unknown, locale: Locale): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => cellText(field, one, locale)).join("; ");
  switch (field.type) {
    case "text":
      return field.localized ? inLocale(value as Localized, locale) : String(value);
    case "select":
      return optionText(field, value, locale);
    case "date":
      return dayText(String(value));
    case "checkbox":
      return yesNo(value === true, locale);
    case "number":
      return String(value);
  }
}

function optionText({ options }: Extract<CellField, { type: "select" }>, value: unknown, locale: Locale): string {
  const option = options.find((each) => (typeof each === "string" ? each : each.value) === value);
  return typeof option === "object" ? (option.label as Words)[locale] : (option ?? "");
}

function dayText(instant: string): string {
  const { year, month, day } = adParts(nepalDay(new Date(instant)));
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** "yes" or "no", in either language. */
export const yesNo = (is: boolean, locale: Locale): string =>
  ({ en: is ? "yes" : "no", ne: is ? "हो" : "होइन" })[locale];
