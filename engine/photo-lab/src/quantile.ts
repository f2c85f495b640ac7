/** Returns the value below which a share (0–1) of all values lies. Returns 0 for an empty list. */
export function quantileOf(values: readonly number[], share: number): number {
  const at = Math.min(values.length - 1, Math.floor(share * values.length));
  return values.toSorted((one, other) => one - other)[at] ?? 0;
}
