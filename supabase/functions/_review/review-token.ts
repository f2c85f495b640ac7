import { Buffer } from 'node:buffer';

const TOKEN_BYTES = 32;
/** Pattern of a token: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Returns a new token for a review link: 256 random bits in base64url. */
export function createToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))).toString('base64url');
}

/**
 * Tells whether a text has the format of a token. A text with another format can be refused without a database
 * request.
 */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * Returns the SHA-256 of a text in hexadecimal. The database stores tokens as this hash, and browsers compare
 * versions of a review by this hash.
 */
export async function hashSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}
