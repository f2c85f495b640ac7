import { type FeatureKey, UNCLAIMED_SPEND_MINUTES } from '@adwright/contracts';
import * as z from 'zod';
import { readStored, removeStored, writeStored } from '../stored.ts';

const attemptSchema = z.object({
  idempotencyKey: z.uuid(),
  /** Time at which the credits for the generation were spent, in ms since 1970. */
  spentAt: z.number(),
  /**
   * The request that was sent with the idempotency key, and its fingerprint; null before the first request.
   * After the first request, the key must be used only for that request.
   */
  sent: z.object({ fingerprint: z.string(), request: z.unknown() }).nullable(),
});

/**
 * A paid generation that has not ended, as the browser stores it. Repeating a paid generation that has not
 * ended must not charge again.
 */
export type Attempt = z.infer<typeof attemptSchema>;

/**
 * The data service refunds unused credits after 15 minutes. The limit is one minute shorter than 15 minutes,
 * because clocks may be slow.
 */
const USABLE_MS = (UNCLAIMED_SPEND_MINUTES - 1) * 60_000;

const buildStorageKey = (userId: string, feature: FeatureKey) =>
  `adwright.attempt.${userId}.${feature}`;

/** Returns a new attempt to generate; call this function immediately after the credits were spent. */
export function createAttempt(now: number): Attempt {
  return { idempotencyKey: crypto.randomUUID(), spentAt: now, sent: null };
}

/** Stores the running attempt of a feature in the browser. Each feature has at most one attempt. */
export function keepAttempt(userId: string, feature: FeatureKey, attempt: Attempt): void {
  writeStored(buildStorageKey(userId, feature), attempt);
}

/**
 * Deletes the stored attempt of a feature after the attempt's credits were used or refunded. The next attempt
 * spends credits again.
 */
export function forgetAttempt(userId: string, feature: FeatureKey): void {
  removeStored(buildStorageKey(userId, feature));
}

/**
 * Returns the stored attempt that a repeated generation can continue. The stored attempt must be recent, and
 * its request was either never sent or has the same input.
 * @param fingerprint fingerprint of the form's input, see {@link hashInput}
 */
export function findResumableAttempt(
  userId: string,
  feature: FeatureKey,
  fingerprint: string,
  now: number,
): Attempt | null {
  const attempt = readStored(buildStorageKey(userId, feature), attemptSchema);
  if (!attempt || now - attempt.spentAt > USABLE_MS) return null;
  return attempt.sent === null || attempt.sent.fingerprint === fingerprint ? attempt : null;
}

/**
 * Returns the fingerprint of an input, from the form's values and the file's metadata, without reading the
 * file.
 */
export function hashInput(input: { form: unknown; file?: File }): string {
  const { form, file } = input;
  return JSON.stringify([form, file && [file.name, file.size, file.lastModified]]);
}
