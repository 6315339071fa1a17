/** The middle of the values, the upper one of two; NaN for none, so that no comparison with it holds. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
