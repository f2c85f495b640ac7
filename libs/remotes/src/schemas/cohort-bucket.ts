/** Number of buckets into which visitors are divided. */
export const COHORT_BUCKETS = 10_000;

/**
 * Computes a visitor's bucket for one name, from 0 to 9999. Each flag and each module's canary divides the
 * visitors differently (FNV-1a). The same people are thus not always the first. This file imports nothing,
 * because the shell's inline script bundles it.
 */
export function computeCohortBucket(seed: number, name: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}:${name}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  // The low bits of an FNV hash depend only on the last character, so this function uses higher bits.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) % COHORT_BUCKETS;
}
