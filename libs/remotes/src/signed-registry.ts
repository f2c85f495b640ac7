import type { PublicKey } from './schemas/public-key.ts';

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/**
 * Matches a text with a signature as its last field. The signature is in the last field. The signature covers all text
 * before this field, in whatever order the other fields are.
 */
const SIGNED_TEXT = /^(\{.*),"signature":"([A-Za-z0-9+/]+=*)"\}\s*$/s;

/** Thrown when the registry was not signed with the environment's signing key. */
class RegistrySignatureError extends Error {
  override readonly name = 'RegistrySignatureError';
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/**
 * Serialises a JSON object and appends a signature.
 *
 * @param key a private JWK on P-256
 */
export async function signRegistry(content: object, key: JsonWebKey): Promise<string> {
  const payload = JSON.stringify(content);
  const privateKey = await crypto.subtle.importKey('jwk', key, KEY, false, ['sign']);
  const bytes = new TextEncoder().encode(payload);
  const signature = new Uint8Array(await crypto.subtle.sign(SIGNATURE, privateKey, bytes));
  const text = btoa(String.fromCharCode(...signature));
  return `${payload.slice(0, -1)},"signature":"${text}"}\n`;
}

/**
 * Verifies a signed text and returns the object in the text.
 *
 * @throws RegistrySignatureError
 */
export async function verifyRegistry(text: string, key: PublicKey): Promise<unknown> {
  const [, start = '', signature = ''] = SIGNED_TEXT.exec(text) ?? [];
  if (!signature) throw new RegistrySignatureError('The registry is not signed');
  const payload = `${start}}`;
  const publicKey = await crypto.subtle.importKey('jwk', { ...key }, KEY, false, ['verify']);
  const bytes = new TextEncoder().encode(payload);
  if (!(await crypto.subtle.verify(SIGNATURE, publicKey, fromBase64(signature), bytes))) {
    throw new RegistrySignatureError('The registry was not signed with this key');
  }
  return JSON.parse(payload);
}
