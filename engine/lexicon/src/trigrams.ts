/** Lists the different trigrams (runs of three letters) of a text, in lower case. */
export function listTrigrams(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)),
  );
}

/**
 * Returns the share of trigrams in `own` that `others` also contains, from 0 to 1; 0 if `own` is
 * empty.
 */
export function shareOfTrigrams(own: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return own.size === 0 ? 0 : [...own].filter((each) => others.has(each)).length / own.size;
}
