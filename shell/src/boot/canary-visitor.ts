/**
 * Decides which visitors are in a canary. This file imports no external library, because the inline script
 * bundles it. A visitor whose storage is blocked gets the live version.
 */
import { COHORT_BUCKETS, computeCohortBucket } from '@adwright/remotes/cohort-bucket';

const VISITOR_KEY = 'adwright-visitor';
const LEFT_KEY = 'adwright-left-canaries';
/** Maximum number of failed canaries that this browser remembers; few canaries run at the same time. */
const REMEMBERED = 20;
const SEPARATOR = '\n';

/** A version that only some visitors get. */
interface Canary {
  module: string;
  version: string;
  /** Share of all visitors, 0 to 100. */
  percent: number;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Returns this browser's random number, which is drawn once; undefined when it can't be stored. */
export function readVisitorSeed(): number | undefined {
  const stored = Number.parseInt(read(VISITOR_KEY) ?? '', 10);
  if (Number.isInteger(stored)) return stored;
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return write(VISITOR_KEY, String(drawn)) ? drawn : undefined;
}

/**
 * Returns a visitor's bucket for a module's canaries. The bucket does not change, so a visitor stays in a
 * canary while it grows.
 */
export function computeCanaryBucket(visitor: number, module: string): number {
  return computeCohortBucket(visitor, `canary:${module}`);
}

function leftCanaries(): string[] {
  return (read(LEFT_KEY) ?? '').split(SEPARATOR).filter(Boolean);
}

/** Tells whether this canary has failed in this browser before. */
export function hasLeftCanary(module: string, version: string): boolean {
  return leftCanaries().includes(`${module}@${version}`);
}

/** Tells whether this visitor is within a canary's percentage, and the canary has not failed here before. */
export function isInCanary({ module, version, percent }: Canary): boolean {
  if (hasLeftCanary(module, version)) return false;
  const visitor = readVisitorSeed();
  return (
    visitor !== undefined && computeCanaryBucket(visitor, module) < (percent / 100) * COHORT_BUCKETS
  );
}

/** Records that a canary has failed in this browser, which then never tries it again. */
export function leaveCanary(module: string, version: string): void {
  const left = [...leftCanaries(), `${module}@${version}`].slice(-REMEMBERED);
  // If storage is full, the visitor gets the canary again at the next visit, and falls back again.
  write(LEFT_KEY, left.join(SEPARATOR));
}
