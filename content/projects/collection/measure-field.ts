import { type ProjectMeasure, projectMeasures } from "@setu/contract/projects";
import type { Field, SelectFieldSingleValidation } from "payload";
import { label, say } from "../../platform/fields/label.ts";
import { optionsOf } from "../../platform/fields/options-of.ts";
import { amountFor, measures } from "../measures.ts";
import { measureWords } from "../words.ts";

const isMeasure = (value: unknown): value is ProjectMeasure => projectMeasures.some((measure) => measure === value);

/** Refuses a figure that is not an amount of its measure: visitors would not find the project by it. */
const understood: SelectFieldSingleValidation = (value, { siblingData, req }) => {
  const { value: figure, unit } = siblingData as { value?: unknown; unit?: unknown };
  if (!isMeasure(value) || !figure || amountFor(value, figure, unit) !== undefined) return true;
  const { en, ne } = measures[value].unit;
  return say(
    req,
    `For “${measureWords[value].en}”, write one figure${en && ` and a unit such as ${en}`}.`,
    `${measureWords[value].ne}का लागि एउटा अङ्क${ne && ` र ${ne} जस्तो एकाइ`} लेख्नुहोस्।`,
  );
};

/** The measure by which a quantity is compared, filtered and sorted. */
export const measureField: Field = {
  name: "measure",
  type: "select",
  label: label("Compared by", "तुलनाको आधार"),
  options: optionsOf(measureWords),
  validate: understood,
};
