import { errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { SERVICE } from './caller.ts';
import type { Secrets } from './secrets.ts';

/**
 * Claims in the access token of a signed-in user. No other type of API token is signed with this secret.
 */
const claimsSchema = z.object({ sub: z.uuid(), role: z.literal('authenticated') });

const REQUIRED = {
  algorithms: ['HS256'],
  audience: 'authenticated',
  requiredClaims: ['exp', 'sub'],
};

/**
 * Identifies the caller of a request as a user, as the service (for the secret key), or else by the client's IP
 * address.
 * @returns null for a token with the product's signature that is not a user's access token, or that never
 * expires. An expired or forged token is treated as a request without a token, from the client's IP address;
 * Supabase Lite then refuses the token.
 */
export async function identifyCaller(
  request: Request,
  address: string,
  { secretKey, jwtSecret }: Pick<Secrets, 'secretKey' | 'jwtSecret'>,
): Promise<string | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const tokens = [bearer, request.headers.get('apikey')].filter((token) => token != null);
  let caller = `client ${address}`;
  for (const token of tokens) {
    if (token === secretKey) return SERVICE;
    try {
      const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), REQUIRED);
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) return null;
      caller = `user ${claims.data.sub}`;
    } catch (error) {
      if (error instanceof errors.JWTClaimValidationFailed) return null;
    }
  }
  return caller;
}
