/**
 * Who is in a canary. The inline script bundles this file, so it imports nothing; storage that is blocked makes a visitor who
 * gets what is live.
 */

const VISITOR_KEY = 'adwright-visitor';
const LEFT_KEY = 'adwright-left-canaries';
/** Places that a visitor may have in a module's order. */
const BUCKETS = 10_000;
/** Canaries that are remembered as failed here: more are not out at once. */
const REMEMBERED = 20;
const SEPARATOR = '\n';

/** A version that some visitors try. */
interface Canary {
  module: string;
  version: string;
  /** Of all visitors, 0 to 100. */
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

/** This browser among all visitors, drawn once; undefined where it can't be kept. */
function visitorId(): string | undefined {
  const stored = read(VISITOR_KEY);
  if (stored) return stored;
  const drawn = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  return write(VISITOR_KEY, drawn) ? drawn : undefined;
}

/**
 * A visitor's place in a module's order, 0 to 9999: who is in a canary stays in it while it grows, and each module draws its
 * visitors anew, so that no one gets every canary.
 */
export function canaryBucket(visitor: string, module: string): number {
  // FNV-1a, then the finalizer of MurmurHash3: neighbouring visitors lie far apart.
  let hash = 0x811c9dc5;
  for (const character of `${module} ${visitor}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

function leftCanaries(): string[] {
  return (read(LEFT_KEY) ?? '').split(SEPARATOR).filter(Boolean);
}

/** True when this visitor is among a canary's percentage of all, and it has not failed here before. */
export function isInCanary({ module, version, percent }: Canary): boolean {
  if (leftCanaries().includes(`${module}@${version}`)) return false;
  const visitor = visitorId();
  return visitor !== undefined && canaryBucket(visitor, module) < (percent / 100) * BUCKETS;
}

/** A canary has failed in this browser: it is not tried here again, whatever becomes of it elsewhere. */
export function leaveCanary(module: string, version: string): void {
  const left = [...leftCanaries(), `${module}@${version}`].slice(-REMEMBERED);
  // Storage that is full meets the canary again at the next visit, and falls back again.
  write(LEFT_KEY, left.join(SEPARATOR));
}
