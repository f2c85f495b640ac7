import { type FeatureKey, UNCLAIMED_SPEND_MINUTES } from '@adwright/contracts';
import * as z from 'zod';
import { readStored, removeStored, writeStored } from '../stored.ts';

const attemptSchema = z.object({
  idempotencyKey: z.uuid(),
  /** When the credits were spent, ms since 1970. */
  spentAt: z.number(),
  /**
   * What was sent under the key; null as long as nothing was. The key belongs to that request from
   * then on.
   */
  sent: z.object({ fingerprint: z.string(), request: z.unknown() }).nullable(),
});

/** A generation that was paid for and has not ended: trying again must not charge again. */
export type Attempt = z.infer<typeof attemptSchema>;

/**
 * The data service gives an unclaimed spend back after 15 minutes; a minute less leaves room for
 * slow clocks.
 */
const USABLE_MS = (UNCLAIMED_SPEND_MINUTES - 1) * 60_000;

const storageKey = (userId: string, feature: FeatureKey) => `adwright.attempt.${userId}.${feature}`;

/** A fresh attempt, right after its credits were spent. */
export function newAttempt(now: number): Attempt {
  return { idempotencyKey: crypto.randomUUID(), spentAt: now, sent: null };
}

/** Remembers an attempt beyond this page; a feature has one at a time. */
export function keepAttempt(userId: string, feature: FeatureKey, attempt: Attempt): void {
  writeStored(storageKey(userId, feature), attempt);
}

/** Forgets a feature's attempt, whose credits are used or back: the next try pays. */
export function forgetAttempt(userId: string, feature: FeatureKey): void {
  removeStored(storageKey(userId, feature));
}

/**
 * The attempt that a new try may go on with, if there is one: not too old, and either never sent or
 * sent with the same input.
 * @param fingerprint of the input, see {@link inputFingerprint}
 */
export function resumableAttempt(
  userId: string,
  feature: FeatureKey,
  fingerprint: string,
  now: number,
): Attempt | null {
  const attempt = readStored(storageKey(userId, feature), attemptSchema);
  if (!attempt || now - attempt.spentAt > USABLE_MS) return null;
  return attempt.sent === null || attempt.sent.fingerprint === fingerprint ? attempt : null;
}

/**
 * Tells two inputs apart: the form's values, and of a file what the browser says of it without
 * reading it.
 */
export function inputFingerprint(input: { form: unknown; file?: File }): string {
  const { form, file } = input;
  return JSON.stringify([form, file && [file.name, file.size, file.lastModified]]);
}
