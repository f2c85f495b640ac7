/** Cache of natural logarithms: the entry at index n is ln(n!). */
const logFactorials = [0, 0];

function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1) {
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  }
  return logFactorials[n] ?? 0;
}

/** Computes the logarithm of the binomial probability P(Bin(trials, share) ≤ most). */
function logBinomialCdf(most: number, trials: number, share: number): number {
  if (most >= trials) return 0;
  const [logShare, logRest] = [Math.log(share), Math.log1p(-share)];
  let total = Number.NEGATIVE_INFINITY;
  for (let hits = 0; hits <= most; hits += 1) {
    const term =
      logFactorial(trials) -
      logFactorial(hits) -
      logFactorial(trials - hits) +
      hits * logShare +
      (trials - hits) * logRest;
    const larger = Math.max(total, term);
    total = larger + Math.log(Math.exp(total - larger) + Math.exp(term - larger));
  }
  return total;
}

/**
 * Computes the evidence against the hypothesis "a trial is a hit with a probability of at most `share`", given
 * hits and misses.
 *
 * The evidence is an e-value, about 1 without evidence: the likelihood ratio of a mixture, uniform over (share, 1], to
 * the share itself (Robbins). Netflix watches canaries with a two-sided version of this test (Lindon, Sanden,
 * Shirikian: "Rapid Regression Detection in Software Deployments through Sequential Testing", arXiv 2205.14762, KDD
 * 2022). If the hypothesis is true, the likelihood ratio is a supermartingale. By Ville's inequality (1939), the
 * probability that the ratio **ever** reaches `1 / α` is then at most α, however often the test is repeated. The
 * statistical test needs only the two counts, so results of earlier tests need not be stored.
 *
 * @param share hypothetical maximum probability of a hit, 0 to 1; at 1 no evidence against the hypothesis is
 * possible.
 */
export function computeEvidence(share: number, hits: number, misses: number): number {
  if (share >= 1) return 1;
  if (share <= 0) return hits > 0 ? Number.POSITIVE_INFINITY : 1 / (misses + 1);
  const trials = hits + misses;
  const logMixture =
    logFactorial(hits) +
    logFactorial(misses) -
    logFactorial(trials + 1) +
    logBinomialCdf(hits, trials + 1, share) -
    Math.log1p(-share);
  return Math.exp(logMixture - hits * Math.log(share) - misses * Math.log1p(-share));
}

/**
 * Returns the smallest value that at least the given share of the values does not exceed (nearest rank);
 * undefined without values.
 */
export function computeQuantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}
