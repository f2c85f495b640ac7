/**
 * Returns the value below which the given share (0–1) of all values lies. Returns 0 if the list of values is
 * empty.
 */
export function quantileOf(values: readonly number[], share: number): number {
  const at = Math.min(values.length - 1, Math.floor(share * values.length));
  return values.toSorted((one, other) => one - other)[at] ?? 0;
}
