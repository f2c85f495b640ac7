import {
  type OverridePass,
  overridePassSchema,
  type RuntimeConfig,
  SIGNATURE_ALGORITHM,
} from '@adwright/contracts';
import { errors, importJWK, jwtVerify } from 'jose';

/** Messages for the reasons why an override link is refused, for the person who opened the link. */
export const OVERRIDE_REFUSALS = {
  expired: 'It has expired. Ask for a new one.',
  invalid: 'Its signature does not fit: it was altered, or made for another address.',
  unsigned: 'Here only a signed link can change versions.',
  'unsigned-overlay': 'Here only a link that is signed for it can show the overlay.',
} as const;
type OverrideRefusal = keyof typeof OVERRIDE_REFUSALS;

/** Error for an override link with overrides that the page does not accept without a valid pass. */
export class OverrideRefusedError extends Error {
  override readonly name = 'OverrideRefusedError';
  readonly refusal: OverrideRefusal;

  constructor(refusal: OverrideRefusal, options?: ErrorOptions) {
    super(OVERRIDE_REFUSALS[refusal], options);
    this.refusal = refusal;
  }
}

/**
 * Returns the verified claims of a signed override pass.
 *
 * @param pass a JWT from the release tool (`override-link`)
 * @param origin origin of the page; a pass for another origin is refused
 * @throws OverrideRefusedError
 */
export async function verifyOverridePass(
  pass: string,
  { overrideKey }: Pick<RuntimeConfig, 'overrideKey'>,
  origin: string,
): Promise<OverridePass> {
  if (!overrideKey) throw new OverrideRefusedError('invalid');
  try {
    const key = await importJWK(overrideKey, SIGNATURE_ALGORITHM);
    const { payload } = await jwtVerify(pass, key, {
      algorithms: [SIGNATURE_ALGORITHM],
      audience: origin,
      requiredClaims: ['exp'],
    });
    return overridePassSchema.parse(payload);
  } catch (cause) {
    throw new OverrideRefusedError(cause instanceof errors.JWTExpired ? 'expired' : 'invalid', {
      cause,
    });
  }
}
