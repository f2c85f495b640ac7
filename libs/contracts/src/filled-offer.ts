import { OFFER_FIELDS } from './fact-kinds.ts';
import type { Offer } from './offer.ts';

/** Returns the non-empty fields of an offer, trimmed; undefined when all fields are empty. */
export function keepFilledOffer(offer: Offer | undefined): Offer | undefined {
  const filled = OFFER_FIELDS.map((field) => [field, offer?.[field]?.trim()] as const).filter(
    ([, text]) => text,
  );
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
