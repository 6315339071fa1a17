import queries from "./queries.json" with { type: "json" };

/** A query as a visitor types it, and each item's relevance to it: 3 is the item looked for, 1 a related one. */
export interface JudgedQuery {
  kind: "nepali" | "english" | "romanised" | "errors";
  q: string;
  /** The grades by English title. */
  grades: Partial<Record<string, number>>;
}

export const judgedQueries = queries as JudgedQuery[];

const counted = 10;
const gain = (grade: number) => 2 ** grade - 1;
const discounted = (grades: readonly number[]) =>
  grades.slice(0, counted).reduce((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0);

/** nDCG@10 of the titles that a search found, in order: 1 is the best possible order, 0 has nothing of use. */
export function judged({ grades }: JudgedQuery, titles: readonly string[]): number {
  const best = Object.values(grades)
    .map((grade) => grade ?? 0)
    .toSorted((a, b) => b - a);
  return discounted(titles.map((title) => grades[title] ?? 0)) / discounted(best);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
