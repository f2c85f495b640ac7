import { type FeatureKey, UNCLAIMED_SPEND_MINUTES } from '@adwright/contracts';
import * as z from 'zod';
import { readStored, removeStored, writeStored } from '../stored.ts';

const attemptSchema = z.object({
  idempotencyKey: z.uuid(),
  /** Time at which the credits were spent, in ms since 1970. */
  spentAt: z.number(),
  /**
   * Fingerprint of the request that was sent with the key; null before the first request. The key then belongs
   * to that request.
   */
  sent: z.object({ fingerprint: z.string(), request: z.unknown() }).nullable(),
});

/**
 * A paid generation that has not ended, in the form that the browser stores. Repeating this generation must not
 * charge again.
 */
export type Attempt = z.infer<typeof attemptSchema>;

/**
 * The data service refunds an unused spend after 15 minutes. This limit is one minute shorter because of slow
 * clocks.
 */
const USABLE_MS = (UNCLAIMED_SPEND_MINUTES - 1) * 60_000;

const storageKey = (userId: string, feature: FeatureKey) => `adwright.attempt.${userId}.${feature}`;

/** Returns a new attempt, immediately after its credits were spent. */
export function createAttempt(now: number): Attempt {
  return { idempotencyKey: crypto.randomUUID(), spentAt: now, sent: null };
}

/** Stores the attempt of a feature in the browser. Each feature has at most one attempt. */
export function keepAttempt(userId: string, feature: FeatureKey, attempt: Attempt): void {
  writeStored(storageKey(userId, feature), attempt);
}

/** Deletes a feature's attempt when its credits are used or refunded. The next attempt pays again. */
export function forgetAttempt(userId: string, feature: FeatureKey): void {
  removeStored(storageKey(userId, feature));
}

/**
 * Returns the attempt that a new try can continue. Such an attempt is recent, and was either never sent or sent
 * with the same input.
 * @param fingerprint of the input, see {@link hashInput}
 */
export function findResumableAttempt(
  userId: string,
  feature: FeatureKey,
  fingerprint: string,
  now: number,
): Attempt | null {
  const attempt = readStored(storageKey(userId, feature), attemptSchema);
  if (!attempt || now - attempt.spentAt > USABLE_MS) return null;
  return attempt.sent === null || attempt.sent.fingerprint === fingerprint ? attempt : null;
}

/** Identifies an input by the form's values and the file's metadata, without reading the file. */
export function hashInput(input: { form: unknown; file?: File }): string {
  const { form, file } = input;
  return JSON.stringify([form, file && [file.name, file.size, file.lastModified]]);
}
