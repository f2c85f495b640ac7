import { Buffer } from 'node:buffer';

/**
 * Number of PBKDF2 iterations that OWASP recommends for SHA-256. Web Crypto runs the iterations outside the
 * main thread, in Deno and in Node.
 */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const KEY_BITS = 256;
const SCHEME = 'pbkdf2-sha256';

async function deriveKey(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const material = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', material, 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return Buffer.from(await crypto.subtle.deriveBits(derivation, key, KEY_BITS));
}

/**
 * Returns a slow, salted hash of a review link's password, with its parameters: `scheme$iterations$salt$key`.
 */
export async function hashReviewPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await deriveKey(password, salt, ITERATIONS);
  return [SCHEME, ITERATIONS, Buffer.from(salt).toString('base64'), key.toString('base64')].join(
    '$',
  );
}

/** @throws for a hash that {@link hashReviewPassword} did not create */
export async function isReviewPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, iterations = '', salt = '', key = ''] = hash.split('$');
  if (scheme !== SCHEME) throw new Error(`unknown scheme of a password hash: ${scheme}`);
  const expected = Buffer.from(key, 'base64');
  const derived = await deriveKey(
    password,
    Uint8Array.from(Buffer.from(salt, 'base64')),
    Number(iterations),
  );
  // The comparison reads every byte, so that its duration does not reveal the first difference.
  const difference = derived.reduce((sum, byte, at) => sum | (byte ^ (expected[at] ?? ~byte)), 0);
  return difference === 0 && derived.length === expected.length;
}
