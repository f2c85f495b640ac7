const STORAGE_KEY = 'adwright-visitor';
const BUCKETS = 10_000;

/** This browser's place among all visitors, drawn once: who is in a canary stays in it while it grows. */
function visitorBucket(): number {
  try {
    const stored = Number(localStorage.getItem(STORAGE_KEY) ?? Number.NaN);
    if (Number.isInteger(stored)) return stored;
    const bucket = Math.floor(Math.random() * BUCKETS);
    localStorage.setItem(STORAGE_KEY, String(bucket));
    return bucket;
  } catch {
    // Storage may be blocked; such a visitor gets what is live.
    return BUCKETS;
  }
}

/**
 * True when this visitor is among the given percentage of all.
 *
 * @param percent 0 to 100.
 */
export function isInCanary(percent: number): boolean {
  return visitorBucket() < (percent / 100) * BUCKETS;
}
