import { AppError } from '@adwright/contracts';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import type { TokenKeys } from '../config.ts';

/**
 * Verifies the access token of a request, and returns the user id of the caller.
 * @throws {AppError} `unauthenticated`, or `unavailable` when keys can't be fetched.
 */
export type VerifyAccessToken = (authorization: string | undefined) => Promise<string>;

/**
 * Schema of the claims in a signed-in user's token; the public client key is a JWT too, with role `anon` and no
 * `sub`.
 */
const claimsSchema = z.object({ sub: z.uuid(), role: z.literal('authenticated') });

const CLOCK_TOLERANCE_SECONDS = 5;
const REQUIRED = {
  audience: 'authenticated',
  requiredClaims: ['exp', 'sub'],
  clockTolerance: CLOCK_TOLERANCE_SECONDS,
};

/**
 * Creates a verifier of the auth service's access tokens: with HS256 and the shared secret, or with the
 * service's published asymmetric keys.
 */
export function createAccessTokenVerifier(keys: TokenKeys): VerifyAccessToken {
  const verify =
    'secret' in keys ? createSecretVerifier(keys.secret) : createKeySetVerifier(keys.jwksUrl);
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined)
      throw new AppError('unauthenticated', 'the request has no bearer token');
    const claims = claimsSchema.safeParse(await verify(token).catch(refuse));
    if (!claims.success)
      throw new AppError('unauthenticated', 'the token is not that of a signed-in user');
    return claims.data.sub;
  };
}

function createSecretVerifier(secret: string): (token: string) => Promise<JWTPayload> {
  const key = new TextEncoder().encode(secret);
  return async (token) =>
    (await jwtVerify(token, key, { ...REQUIRED, algorithms: ['HS256'] })).payload;
}

function createKeySetVerifier(jwksUrl: string): (token: string) => Promise<JWTPayload> {
  const keySet = createRemoteJWKSet(new URL(jwksUrl));
  const algorithms = ['ES256', 'RS256', 'EdDSA'];
  return async (token) => (await jwtVerify(token, keySet, { ...REQUIRED, algorithms })).payload;
}

/**
 * An invalid token gives `unauthenticated`, because the caller is at fault; public keys that can't be fetched
 * give `unavailable`.
 */
function refuse(cause: unknown): never {
  const keysUnavailable =
    !(cause instanceof errors.JOSEError) ||
    cause instanceof errors.JWKSTimeout ||
    cause.code === 'ERR_JOSE_GENERIC';
  throw keysUnavailable
    ? new AppError('unavailable', 'the keys that verify tokens could not be fetched', { cause })
    : new AppError('unauthenticated', 'token refused', { cause });
}
