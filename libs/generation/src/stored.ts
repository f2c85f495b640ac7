import type * as z from 'zod';

/**
 * Returns a value that this browser has stored. Returns null when there is no value, when the value has an
 * outdated shape, or when storage is blocked.
 */
export function readStored<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Stores a value as JSON in this browser. When storage is full or blocked, the value is lost without an error.
 */
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
    // If storage is blocked, there is no value to remove.
  }
}
