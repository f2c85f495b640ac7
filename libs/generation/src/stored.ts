import type * as z from 'zod';

/**
 * Reads what an earlier page stored in this browser; null when there is nothing, or when it has
 * another shape by now. A browser that refuses storage is one that stored nothing.
 */
export function readStored<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores a JSON value; a full or refused storage costs the convenience, not the work. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    removeStored(key);
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can have been stored where storage is refused.
  }
}
