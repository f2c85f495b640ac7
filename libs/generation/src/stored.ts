import type * as z from 'zod';

/**
 * Reads a value that this browser has stored. Returns null when there is no value, when its shape is outdated,
 * or when storage is blocked.
 */
export function readStored<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores a JSON value. When storage is full or blocked, the value is lost without an error. */
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
    // Storage is blocked, so it contains no value to remove.
  }
}
