import * as z from 'zod';

const STORAGE_KEY = 'adwright-visitor';
const LEFT_KEY = 'adwright-left-canaries';
const BUCKETS = 10_000;
/** Canaries that are remembered as failed here: more are not out at once. */
const REMEMBERED = 20;

const leftSchema = z.array(z.string()).catch([]);

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

function leftCanaries(): string[] {
  try {
    return leftSchema.parse(JSON.parse(localStorage.getItem(LEFT_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * True when this visitor is among the given percentage of all, and the canary has not failed here before.
 *
 * @param canary with its percentage, 0 to 100.
 */
export function isInCanary(canary: { module: string; version: string; percent: number }): boolean {
  if (leftCanaries().includes(`${canary.module}@${canary.version}`)) return false;
  return visitorBucket() < (canary.percent / 100) * BUCKETS;
}

/** A canary has failed in this browser: it is not tried here again, whatever becomes of it elsewhere. */
export function leaveCanary(module: string, version: string): void {
  const left = [...leftCanaries(), `${module}@${version}`].slice(-REMEMBERED);
  try {
    localStorage.setItem(LEFT_KEY, JSON.stringify(left));
  } catch {
    // Storage is full or blocked: the canary is met again at the next visit, and falls back again.
  }
}
