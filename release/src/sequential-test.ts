/** Natural logarithms of the factorials that were needed so far. */
const logFactorials = [0, 0];

function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1) {
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  }
  return logFactorials[n] ?? 0;
}

/** Computes P(Bin(trials, share) ≤ most) as a logarithm. */
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
 * Computes the evidence of `hits` of `hits + misses` trials against "a trial hits with a chance of at most
 * `share`": an e-value, about 1 without evidence.
 *
 * This e-value is the likelihood ratio of a binomial mixture, uniform over (share, 1], to the share itself
 * (Robbins' method of mixtures). Netflix watches canaries in the same way, here with one side (Lindon, Sanden,
 * Shirikian: "Rapid Regression Detection in Software Deployments through Sequential Testing", KDD 2022, arXiv
 * 2205.14762). If the hypothesis is true, the ratio is a supermartingale. By Ville's inequality (1939), the
 * chance that it **ever** reaches `1 / α` is at most α, however often one checks and whenever one stops. The
 * test needs only the two counts, so nothing of earlier checks has to be stored.
 *
 * @param share assumed chance of a hit, 0 to 1; at 1 there can be no evidence against it.
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

/** Returns the value below which a share of the values lies (nearest rank), or undefined without values. */
export function computeQuantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}
