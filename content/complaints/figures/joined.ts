/** The smallest published count: in a smaller class somebody could be recognised. */
export const fewest = 5;

/** The name of the combined small classes. */
export const others = Symbol("others");

/**
 * Combines small classes, together with as many of the next ones as needed, so that no count is below `fewest` or can be computed from
 * the others and their sum. Empty if that would combine all classes, or if too few are left over of `whole`, a published count that
 * includes these: they could be computed too.
 */
export function joined<Name>(
  counts: ReadonlyMap<Name, number>,
  ...wholes: number[]
): [name: Name | typeof others, count: number][] {
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  if (wholes.some((whole) => whole > sum && whole - sum < fewest)) return [];
  const all = [...counts].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
  const shown = all.filter(([, count]) => count >= fewest);
  let rest = all.slice(shown.length).reduce((sum, [, count]) => sum + count, 0);
  while (rest > 0 && rest < fewest) {
    const next = shown.pop();
    if (!next) return [];
    rest += next[1];
  }
  if (rest > 0 && shown.length === 0) return [];
  return rest > 0 ? [...shown, [others, rest]] : shown;
}
