/** Number of buckets into which flags and canaries divide the visitors. */
export const COHORT_BUCKETS = 10_000;

/**
 * Returns a visitor's bucket, from 0 to 9999, for the name of a flag or canary. For each name, the visitors
 * are divided differently (FNV-1a). Otherwise the same visitors would always be the first to get a change.
 * This file imports nothing, because the shell's inline script bundles it.
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
