import countries from "@setu/contract/countries.json" with { type: "json" };
import type { SelectField } from "payload";
import { label } from "./label.ts";

/** The common part of the fields for one country or several. English names are stored. */
export const countrySelect = {
  type: "select",
  options: countries.map(({ en, ne }) => ({ value: en, label: label(en, ne) })),
} as const satisfies Partial<SelectField>;
