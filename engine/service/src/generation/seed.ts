import { createHash } from 'node:crypto';

/** An unsigned 32-bit seed from an idempotency key: same key, same bytes. */
export function seedFromKey(idempotencyKey: string): number {
  return createHash('sha256').update(idempotencyKey).digest().readUInt32LE(0);
}
