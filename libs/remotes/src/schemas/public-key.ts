import * as z from 'zod';

/**
 * Algorithm of all signatures of the release tool: All signatures use ECDSA on P-256. The WebCrypto API of every
 * browser can verify this algorithm.
 */
export const SIGNATURE_ALGORITHM = 'ES256';

/** The public key of the release tool, as a JWK. */
export const publicKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1),
  y: z.string().min(1),
});
export type PublicKey = z.infer<typeof publicKeySchema>;
