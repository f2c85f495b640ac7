/**
 * Decides which visitors get a canary. This file imports no external library, because the page's inline script,
 * which runs before the app loads, bundles it. A visitor with blocked storage gets the live version.
 */
import { COHORT_BUCKETS, computeCohortBucket } from '@adwright/remotes/cohort-bucket';

const VISITOR_KEY = 'adwright-visitor';
const LEFT_KEY = 'adwright-left-canaries';
/** Maximum number of failed canaries that this browser stores; only few canaries run at the same time. */
const REMEMBERED = 20;
const SEPARATOR = '\n';

/** A version that only a percentage of visitors gets. */
interface Canary {
  module: string;
  version: string;
  /** Percentage of all visitors, from 0 to 100. */
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

/**
 * Returns this browser's random number, which is drawn once; undefined when the browser can't store the number.
 */
export function readVisitorSeed(): number | undefined {
  const stored = Number.parseInt(read(VISITOR_KEY) ?? '', 10);
  if (Number.isInteger(stored)) return stored;
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return write(VISITOR_KEY, String(drawn)) ? drawn : undefined;
}

/**
 * Returns the bucket of a visitor for the canaries of a module. The bucket never changes, so a visitor remains
 * in a canary when the canary's percentage grows.
 */
export function computeCanaryBucket(visitor: number, module: string): number {
  return computeCohortBucket(visitor, `canary:${module}`);
}

function readLeftCanaries(): string[] {
  return (read(LEFT_KEY) ?? '').split(SEPARATOR).filter(Boolean);
}

/** Tells whether a canary has failed in this browser before. */
export function hasLeftCanary(module: string, version: string): boolean {
  return readLeftCanaries().includes(`${module}@${version}`);
}

/**
 * Tells whether this visitor belongs to a canary's percentage, and the canary has not failed in this browser
 * before.
 */
export function isInCanary({ module, version, percent }: Canary): boolean {
  if (hasLeftCanary(module, version)) return false;
  const visitor = readVisitorSeed();
  return (
    visitor !== undefined && computeCanaryBucket(visitor, module) < (percent / 100) * COHORT_BUCKETS
  );
}

/** Records that a canary has failed in this browser, so that the browser never loads this canary again. */
export function leaveCanary(module: string, version: string): void {
  const left = [...readLeftCanaries(), `${module}@${version}`].slice(-REMEMBERED);
  // If storage is full, the visitor gets the canary again at the next visit, and the live version after another
  // failure.
  write(LEFT_KEY, left.join(SEPARATOR));
}
