import { generateKeyPairSync } from 'node:crypto';
import * as z from 'zod';
import { type PublicKey, publicKeySchema } from '../src/schemas/public-key.ts';

const signingKeySchema = publicKeySchema.extend({ d: z.string().min(1) });
export type SigningKey = z.infer<typeof signingKeySchema>;

/**
 * Creates a key pair for signatures. The private key is a single line, for an environment variable or a secret
 * store. The public key is intended for config.json.
 */
export function createSigningKey(): { secret: string; publicKey: PublicKey } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = signingKeySchema.parse(privateKey.export({ format: 'jwk' }));
  const secret = Buffer.from(JSON.stringify(jwk)).toString('base64url');
  return { secret, publicKey: exportPublicKey(jwk) };
}

export function exportPublicKey(key: SigningKey): PublicKey {
  return publicKeySchema.parse(key);
}

/**
 * @param place file or variable from which the secret was read, for error messages
 * @throws Error for a value that {@link createSigningKey} did not create; the error message does not contain
 * the secret
 */
export function readSigningKey(secret: string, place: string): SigningKey {
  try {
    return signingKeySchema.parse(JSON.parse(Buffer.from(secret, 'base64url').toString()));
  } catch {
    throw new Error(`${place} is not a secret created by override-key or registry-key`);
  }
}
