/**
 * The probability that two samples differ in rank as much as these by chance, if both come from the same distribution: the two-sided
 * Mann-Whitney U test with the normal approximation, for 20 values or more in each.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    // Equal values share the mean of their ranks.
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at += 1) if (all[at]?.isOne) rankSum += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [n, m] = [one.length, other.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const total = n + m;
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  return deviation === 0 ? 1 : 2 * (1 - normal(Math.abs(u - (n * m) / 2) / deviation));
}

/** The standard normal distribution (Abramowitz and Stegun, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
    .map((factor, power) => factor * t ** (power + 1))
    .reduce((sum, term) => sum + term, 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
