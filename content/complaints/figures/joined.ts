/** No published figure is smaller: of fewer, somebody could be recognised. */
export const fewest = 5;

/** What the small classes are joined under. */
export const others = Symbol("others");

/**
 * Counts of which none is smaller than `fewest`, nor can be worked out from the others and their sum: small classes are joined, and with
 * them as many of the next ones as it takes. Nothing where that joins all of them.
 */
export function joined<Name>(counts: ReadonlyMap<Name, number>): [name: Name | typeof others, count: number][] {
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
