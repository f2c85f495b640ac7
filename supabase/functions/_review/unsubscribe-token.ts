import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Signs the id of a review, with a prefix for this purpose, so that other signatures with the same key are not
 * accepted.
 */
async function signReviewId(reviewId: string, secret: string): Promise<Buffer> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), ALGORITHM, false, [
    'sign',
  ]);
  const text = encoder.encode(`unsubscribe from review ${reviewId}`);
  return Buffer.from(await crypto.subtle.sign('HMAC', key, text));
}

/**
 * Returns a token with which a mail's recipient can unsubscribe from mails about a review, without signing in.
 * The token contains the review's id and a signature.
 */
export async function unsubscribeToken(reviewId: string, secret: string): Promise<string> {
  return `${reviewId}.${(await signReviewId(reviewId, secret)).toString('base64url')}`;
}

/** Returns the review id in an unsubscribe token; null for an invalid token. */
export async function readUnsubscribeToken(token: string, secret: string): Promise<string | null> {
  const [id = '', signature = ''] = token.split('.');
  if (!z.uuid().safeParse(id).success) return null;
  const expected = await signReviewId(id, secret);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
