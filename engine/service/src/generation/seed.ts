import { createHash } from 'node:crypto';

/** Derives an unsigned 32-bit seed from an idempotency key, so that the same key gives the same bytes. */
export function deriveSeed(idempotencyKey: string): number {
  return createHash('sha256').update(idempotencyKey).digest().readUInt32LE(0);
}
