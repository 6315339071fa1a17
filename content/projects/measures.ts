import type { ProjectMeasure } from "@setu/contract/projects";
import { label } from "../platform/fields/label.ts";
import type { Localized } from "../platform/reading/localized.ts";
import { amountsOf } from "../platform/search/amounts.ts";
import { folded } from "../platform/search/folded.ts";
import type { Dimension } from "../platform/search/units.ts";

interface Measure {
  /** The dimension of its amounts; absent for plain numbers. */
  dimension?: Dimension;
  /** The number of base units in its unit. */
  size: number;
  /** The unit in which visitors ask. */
  unit: { en: string; ne: string };
}

const number = { size: 1, unit: label("", "") };

export const measures: Record<ProjectMeasure, Measure> = {
  capacity: { dimension: "power", size: 1e6, unit: label("MW", "मेगावाट") },
  height: { dimension: "length", size: 1, unit: label("m", "मिटर") },
  span: { dimension: "length", size: 1, unit: label("m", "मिटर") },
  length: { dimension: "length", size: 1e3, unit: label("km", "कि.मि.") },
  area: { dimension: "area", size: 1e6, unit: label("km²", "वर्ग कि.मि.") },
  storage: { dimension: "volume", size: 1e6, unit: label("million m³", "दस लाख घन मिटर") },
  voltage: { dimension: "voltage", size: 1e3, unit: label("kV", "के.भी.") },
  supply: { dimension: "flow", size: 1 / 86_400, unit: label("m³/day", "घन मिटर/दिन") },
  people: number,
  sites: number,
};

/** The amount of a typed figure and unit, in the measure's unit; undefined if they make no sense for it. */
export function amountFor(measure: ProjectMeasure, figure: unknown, unit: unknown): number | undefined {
  const typed = folded(String(figure ?? "")).trim();
  return isOneFigure.test(typed) ? amountIn(measure, `${typed} ${unit ?? ""}`) : undefined;
}

/** "456", "1,900" and "1.1 billion", but not "2 × 60", of which only the last number would be compared. */
const isOneFigure = /^\d[\d,.]*(?:\s?[\p{L}\p{M}]+)?$/u;

/** The amount in a text, in the measure's unit; undefined if it has none that makes sense for it. */
export function amountIn(measure: ProjectMeasure, text: string): number | undefined {
  const { dimension, size } = measures[measure];
  const value = dimension ? amountsOf(text).find((amount) => amount.dimension === dimension)?.value : figureOf(text);
  return value === undefined ? undefined : Number((value / size).toPrecision(6));
}

interface Quantity {
  measure?: ProjectMeasure | null | undefined;
  value?: Localized | undefined;
  unit?: Localized | undefined;
}

/** The greatest of a project's quantities by a measure, with its amount in the measure's unit: of two dams, the higher one. */
export function greatest<One extends Quantity>(
  quantities: readonly One[],
  measure: ProjectMeasure,
): { quantity: One; amount: number } | undefined {
  const found = quantities.flatMap((quantity) => {
    // First, since reading an amount costs much, and a table asks for each measure of thousands of projects.
    if (quantity.measure !== measure) return [];
    const { value, unit } = quantity;
    const amount = amountFor(measure, value?.en, unit?.en) ?? amountFor(measure, value?.ne, unit?.ne);
    return amount === undefined ? [] : [{ quantity, amount }];
  });
  return found.toSorted((a, b) => b.amount - a.amount)[0];
}

/** A number as visitors and editors write it, in either set of digits: "1,900", "२.६". */
export function figureOf(text: string): number | undefined {
  const digits = folded(text).trim().replaceAll(",", "");
  // No more digits than a number stores exactly.
  const value = /^\d{1,15}(\.\d{1,15})?$/.test(digits) ? Number(digits) : 0;
  return value > 0 ? value : undefined;
}
