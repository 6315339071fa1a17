/** The length in characters to which a parameter's value is cut. */
export const longestValue = 100;

/** Returns what a page reads of an address: the first value of each parameter that it knows, in its order, without empty ones. */
export function knownQuery(known: readonly string[], asked: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = asked.get(name)?.trim().slice(0, longestValue).toWellFormed();
    if (value) kept.set(name, value);
  }
  return kept;
}
